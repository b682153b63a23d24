# Regalia's tasks. Each sets up what it needs; `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --constraint constraints.txt
PINS := pyproject.toml constraints.txt

# Where `make play` serves; HOST=0.0.0.0 lets others in your network in, OPEN=no opens no browser.
HOST ?= 127.0.0.1
PORT ?= 8000
OPEN ?= yes
STORE ?=
# What `make terminal` plays.
GAME ?= christina

.PHONY: help play terminal venv native lint test interpreted compiled browser sweep kill bench load \
	shots figures ready clean
.DEFAULT_GOAL := help

help: ## list these tasks
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Regalia needs Python 3.11 or newer: name one with make PYTHON=/path/to/python3." >&2; \
		exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "Python's venv module is missing: install it (on Debian, python3-venv)." >&2; \
		exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# What playing needs; mypy compiles.
$(VENV)/playable: $(VENV)/made $(PINS)
	@echo "Installing into $(VENV)."
	@$(PIP) setuptools 'mypy[mypyc]' librt
	@$(PIP) --no-build-isolation --editable .
	@touch $@

$(VENV)/ready: $(VENV)/playable
	@echo "Installing what development needs into $(VENV)."
	@$(PIP) --no-build-isolation --editable '.[test]'
	@touch $@

# OpenSpiel has no wheel for every machine; the bench measures peers only where they are.
$(VENV)/bench: $(VENV)/ready
	@$(PIP) --no-build-isolation --editable '.[bench]' \
		|| echo "OpenSpiel cannot be installed here: the bench measures Regalia alone."
	@touch $@

play: native ## serve the games on http://127.0.0.1:8000 and open them in your browser
	@$(BIN)/regalia serve --host '$(HOST)' --port '$(PORT)' --or-next $(if $(STORE),--store '$(STORE)') $(if $(filter no,$(OPEN)),,--open)

terminal: native ## play a game in the terminal
	@$(BIN)/regalia play $(GAME)

venv: $(VENV)/ready ## make .venv with all that development needs

native: $(VENV)/playable ## compile the rules and the search into build/native
	@$(BIN)/python setup.py native

lint: venv ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict

interpreted: venv ## all tests and the examples in docstrings, on the Python sources
	REGALIA_FORM=interpreted $(BIN)/pytest -n 2 --doctest-modules tests src/regalia

compiled: native venv ## all tests on the compiled modules
	@if [ -f build/native/fingerprint ]; then \
		echo "REGALIA_FORM=compiled $(BIN)/pytest -n 2 tests"; \
		REGALIA_FORM=compiled $(BIN)/pytest -n 2 tests; \
	else \
		echo "Nothing is compiled here, so no test runs compiled."; \
	fi

# The browser does not care for the form of the rules: where both are tested it looks on at one.
test: ## lint, then every test in both forms; those in a browser once
	@$(MAKE) --no-print-directory native
	@$(MAKE) --no-print-directory lint
	@if [ -f build/native/fingerprint ]; then \
		REGALIA_BROWSER=no $(MAKE) --no-print-directory interpreted; \
	else \
		$(MAKE) --no-print-directory interpreted; \
	fi
	@$(MAKE) --no-print-directory compiled

browser: native venv ## only the tests in a browser
	$(BIN)/pytest -n 2 tests/browser

sweep: native venv ## the contract and the two worlds over twenty times as many games, compiled
	REGALIA_SWEEP=20 $(BIN)/pytest -n 2 tests/contract tests/server/test_two_worlds.py

kill: native venv ## kill the server at every row of a log and every point of a move, and at random
	REGALIA_KILL=all $(BIN)/pytest -n 2 tests/server/test_kill.py

bench: native $(VENV)/bench ## measure speed, and OpenSpiel's beside it
	@$(BIN)/regalia bench

load: native venv ## load the server, and boardgame.io beside it, with many tables at once
	@$(BIN)/python -m tests.load --rounds 3

shots: native venv ## take pictures of each game in a browser, into build/shots
	@$(BIN)/python -m tests.shots

figures: native venv ## measure the page in a browser: clicks, bytes, time to load
	@$(BIN)/python -m tests.load.browser

ready: ## measure on a fresh clone how long `make play` takes to an answering page
	@$(PYTHON) tests/load/play_ready.py

clean: ## remove all that these tasks made
	rm -rf $(VENV) build src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -exec rm -rf {} +
