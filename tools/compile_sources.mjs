// Compiles the sources in a folder with the Python of Pyodide, so that no browser has to: `node … FOLDER`.
import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const python = await loadPyodide({ env: { HOME: "/home" } });
python.mountNodeFS("/sources", process.argv[2]);
python.runPython(`
import compileall, py_compile
mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
assert compileall.compile_dir("/sources", quiet=1, legacy=True, stripdir="/sources", invalidation_mode=mode)
`);
