# Needs Python 3.11 or newer, git and make; `make compiled` also a C compiler; the web client takes Node from PyPI if need be.
# `make play PYTHON=python3.12` picks the interpreter, `make terminal ARGS=dice_king` passes arguments on.

PYTHON ?= python3
WORKERS ?= auto
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
RUNTIME := $(VENV)/.runtime-installed
SERVER := $(VENV)/.server-installed
DEV := $(VENV)/.dev-installed
COMPILED := build/compiled/.built
TESTED := build/tested/.built
PYTEST = $(BIN)/pytest -n $(WORKERS) --dist=loadgroup
PINS := requirements/dev.txt
HEADERS = $(wildcard $(shell $(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h)
COMPILER = $(and $(HEADERS),$(shell command -v $(firstword $(CC))))
SOURCES = $(shell find src/pentarchy -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name py.typed)

# Every process of the tests would compile the sources again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

.PHONY: play
# Job control, where there is a terminal: Ctrl+C is for the server alone, and make does not call it an error.
play: $(SERVER) ## play in the browser; builds the client where that was not done yet
	@$(BIN)/python tools/build_site.py
	@if [ -t 0 ]; then set -m; fi; $(BIN)/pentarchy serve $(ARGS)

.PHONY: terminal
terminal: $(RUNTIME) ## play in this terminal
	@$(BIN)/pentarchy play $(ARGS)

.PHONY: test
test: lint ## lint, build the compiled package where there is a C compiler, then run the tests
	@$(if $(COMPILER),,echo "No C compiler, or no headers of Python for it: the compiled build is not tested.")
	$(MAKE) --jobs=2 site $(if $(COMPILER),tested)
	$(MAKE) logic
	$(PYTEST) $(ARGS)

.PHONY: check
check: ## style and types of Python and client, and the quick half of the tests: two minutes on two cores
	$(MAKE) --jobs=2 lint client quick

.PHONY: client
client: $(DEV)
	$(BIN)/python tools/build_site.py lint check

.PHONY: quick
quick: $(DEV)
	$(PYTEST) --quiet -p no:schemathesis tests/kernel tests/games tests/golden tests/words tests/tables \
		--ignore tests/games/night_watch/test_against_catanatron.py $(ARGS)

.PHONY: site
site: $(DEV) ## check the style and the types of the web client and build it
	$(BIN)/python tools/build_site.py lint check build

.PHONY: logic
# The moments of games come from the compiled build where there is one, in a tenth of the time.
logic: $(DEV) ## test the logic of the web client
	PYTHONPATH=$(wildcard $(dir $(TESTED))) $(BIN)/python tools/board_fixtures.py
	$(BIN)/python tools/build_site.py test

.PHONY: lint
lint: $(DEV) ## check style, types and import arrows
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

.PHONY: regenerate
regenerate: $(DEV) ## write anew what follows from a game's data: golden games, node counts, types; GAME=valeria, or all
	$(BIN)/python -m tools.regenerate $(GAME)

.PHONY: format
format: $(DEV) ## rewrite the code in the house style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.PHONY: compiled
compiled: $(COMPILED) ## build the mypyc-compiled package: PYTHONPATH=build/compiled imports it

.PHONY: tested
tested: $(TESTED)

.PHONY: static
static: $(SERVER) ## build the edition that needs no server into dist/static/
	@$(BIN)/python -m tools.build_static

.PHONY: wheel
wheel: $(DEV) ## build a compiled wheel into dist/
	$(BIN)/python tools/build_site.py
	PENTARCHY_COMPILE=1 $(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

.PHONY: docs
docs: $(DEV) ## build the documentation as a site into dist/docs/; a broken link is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

.PHONY: bench
bench: $(COMPILED) ## measure the speed, figures in bench/results.json
	$(BIN)/python -m bench $(ARGS)

.PHONY: lock
# The extras one by one: through `all` the package would pin itself, with the path of this checkout.
lock: | $(BIN)/python ## pin the dependencies anew; ARGS=--upgrade takes the newest versions
	$(PIP) install --quiet --constraint $(PINS) pip-tools
	$(BIN)/pip-compile --quiet --strip-extras --allow-unsafe --no-header \
		--no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--extra bots --extra ray --extra research --extra server --extra docs --extra dev $(ARGS) --output-file $(PINS) pyproject.toml

.PHONY: clean
clean: ## remove what was built; keeps .venv
	rm -rf build dist src/*.egg-info src/pentarchy/server/site web/.node web/node_modules web/fixtures .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Pentarchy needs Python 3.11 or newer; '$(PYTHON)' is missing or older. Try: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

# Three stamps: the terminal waits for three libraries, the browser for the server's, developers for everything.
# All honour the pins.
$(RUNTIME): $(PINS) pyproject.toml | $(BIN)/python
	@echo "Installing the game into $(VENV)."
	@$(PIP) install --quiet --quiet --constraint $(PINS) --editable .
	@touch $@

$(SERVER): $(PINS) pyproject.toml | $(BIN)/python
	@echo "Installing the server into $(VENV)."
	@$(PIP) install --quiet --quiet --constraint $(PINS) --editable '.[server,bots]'
	@touch $@ $(RUNTIME)

$(DEV): $(PINS) pyproject.toml | $(BIN)/python
	$(PIP) install --quiet --requirement $(PINS) --editable .
	@touch $@ $(RUNTIME) $(SERVER)

# The tests are content with less optimisation: the C compiler then takes half the time.
$(TESTED): export PENTARCHY_OPTIMISE := 1
$(COMPILED) $(TESTED): $(SOURCES) setup.py pyproject.toml | $(DEV)
	rm -rf $(@D)
	PENTARCHY_COMPILE=1 $(BIN)/python setup.py --quiet build --build-lib $(@D) --build-temp build/objects/$(notdir $(@D))
	@touch $@
