"""The edition without a server: tables carried by a worker of the browser, bots thinking in another.

Plain Python, for Pyodide as for CPython. What the browser has to do (store, tell the page, wake up in time) is handed
back as effects; `web/src/worker/` does it.
"""
