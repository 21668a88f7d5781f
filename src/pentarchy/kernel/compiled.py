# not compiled
"""What the compiler is told about a class. At run time it says nothing, so the kernel needs no library for it.

`@mypyc_attr(allow_interpreted_subclasses=True)` stands before the classes that games extend: a game of another
distribution is plain Python, and may run on a compiled kernel. `serializable=True` lets a class and all
that extend it be pickled and copied when they are compiled, as they are anyway when they are not.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**settings):
        return lambda kind: kind
