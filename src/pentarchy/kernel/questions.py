# not compiled
"""The names of all steps of a game that wait for a move: what its classes say."""

from collections.abc import Iterator

from pentarchy.kernel.steps import Step


def questions(package: str) -> list[str]:
    """Of the modules of this package that were imported."""
    steps = [step for step in kinds_of_steps(Step) if f"{step.__module__}.".startswith(f"{package}.")]
    return sorted({step.__name__ for step in steps})


def kinds_of_steps(kind: type[Step[object]]) -> Iterator[type[Step[object]]]:
    """A step without a rule that others extend is never asked itself."""
    for step in kind.__subclasses__():
        if step.options is not Step.options and (step.rule or not step.__subclasses__()):
            yield step
        yield from kinds_of_steps(step)
