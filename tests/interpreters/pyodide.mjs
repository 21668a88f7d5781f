// Runs plays.py on the Python of Pyodide, under Node: `node tests/interpreters/pyodide.mjs`.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

try {
  const python = await loadPyodide({ env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" } });
  python.mountNodeFS("/src", file("../../src"));
  python.runPython("import sys; sys.path.insert(0, '/src')");
  const script = readFileSync(file("plays.py"), "utf8");
  process.stdout.write(python.runPython(`${script}\njson.dumps(told(['properties']))`, { globals: python.toPy({ __name__: "plays" }) }));
} catch (error) {
  console.error(error.message); // Node would print the line of code too, and that is all of Pyodide
  process.exitCode = 1;
}
