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
# The game that `make terminal` plays (default christina) and `make quick` tests (default all).
GAME ?=
# The commit that `make compare` compares with.
BASE ?=
ifeq ($(filter compare,$(MAKECMDGOALS))$(BASE),compare)
$(error Name the other commit, as in make compare BASE=2d6603d)
endif
# The file or folder whose faults `make faults` plants (default all of src).
FILE ?=

# Tests that run interpreted. All others run once, compiled where possible. The contract runs in
# both forms, interpreted briefly (docs/testing.md).
IN_PYTHON := tests/contract tests/engine tests/games tests/test_golden.py tests/test_native.py
# Each worker gets one test at a time, in the order of tests/conftest.py. More workers than cores
# where tests wait.
WORKERS := --dist load --maxschedchunk 1 -n

.PHONY: help installed play terminal venv native fast lint test checked interpreted rest quick renumber browser sweep \
	kill faults bench compare load shots layout figures ready pins audit clean
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

# The packages for playing; `setup.py native` installs mypy, with which it compiles.
$(VENV)/playable: $(VENV)/made $(PINS)
	@echo "Installing into $(VENV)."
	@$(PIP) setuptools
	@$(PIP) --no-build-isolation --editable .
	@touch $@

$(VENV)/ready: $(VENV)/playable
	@echo "Installing the packages for development into $(VENV)."
	@$(PIP) --no-build-isolation --editable '.[test]'
	@touch $@

# OpenSpiel has no wheel for every machine; the bench measures peers only where they are.
$(VENV)/bench: $(VENV)/ready
	@$(PIP) --no-build-isolation --editable '.[bench]' \
		|| echo "OpenSpiel cannot be installed here: the bench measures Regalia alone."
	@touch $@

# Ray has no wheel for every machine; without it no test starts a cluster.
$(VENV)/cluster: $(VENV)/ready
	@$(PIP) --no-build-isolation --editable '.[cluster]' \
		|| echo "Ray cannot be installed here: no test starts a cluster."
	@touch $@

# Of two that are started at once on a fresh clone, one installs and the other waits for it. The
# lock ends with the command that is given to this program.
define ALONE
import fcntl, os, sys
os.makedirs("build", exist_ok=True)
lock = os.open("build/installing", os.O_WRONLY | os.O_CREAT)
os.set_inheritable(lock, True)
try:
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    print("Another process is installing here: waiting for it.", flush=True)
    fcntl.flock(lock, fcntl.LOCK_EX)
os.execvp(sys.argv[1], sys.argv[1:])
endef
export ALONE

installed:
	@set -- $(MAKE) --silent $(VENV)/playable; \
	$(PYTHON) -c 'import fcntl' 2>/dev/null || exec "$$@"; \
	exec $(PYTHON) -c "$$ALONE" "$$@"

play: installed ## serve the games on http://127.0.0.1:8000 and open them in your browser
	@REGALIA_FORM="$${REGALIA_FORM:-available}" $(BIN)/regalia serve --compile --host '$(HOST)' --port '$(PORT)' --or-next $(if $(STORE),--store '$(STORE)') $(if $(filter no,$(OPEN)),,--open)

terminal: installed ## play a game in the terminal (GAME=regency)
	@REGALIA_FORM="$${REGALIA_FORM:-available}" $(BIN)/regalia play --compile $(or $(GAME),christina)

venv: $(VENV)/ready ## make .venv with all packages for development

native: $(VENV)/playable ## compile the rules and the search into build/native
	@$(BIN)/python setup.py native

fast: $(VENV)/playable ## compile them with a profile of games and searches (gcc alone; five minutes)
	@$(BIN)/python setup.py fast

lint: venv ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict

test: venv ## lint, then every test, while the rules and the search are compiled
	@$(MAKE) --no-print-directory -j2 native checked
	@$(MAKE) --no-print-directory rest
	@$(BIN)/python -m tests.costs build/costs/interpreted.json build/costs/rest.json

checked:
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory interpreted

interpreted: venv ## the tests of engine and games, and the examples in docstrings, on the Python sources
	REGALIA_FORM=interpreted REGALIA_CONTRACT=brief REGALIA_COSTS=build/costs/interpreted.json \
		$(BIN)/pytest $(WORKERS) 2 --doctest-modules $(IN_PYTHON) src/regalia

rest: native venv ## all other tests and the contract once more, on the compiled modules if there are any
	@form=compiled; if [ ! -f build/native/fingerprint ]; then \
		echo "Nothing is compiled here, so no test runs compiled."; \
		form=interpreted; \
	fi; \
	set -- $(patsubst %,--ignore=%,$(filter-out tests/contract,$(IN_PYTHON))) tests; \
	echo "REGALIA_FORM=$$form $(BIN)/pytest $(WORKERS) 4 $$*"; \
	REGALIA_FORM=$$form REGALIA_COSTS=build/costs/rest.json $(BIN)/pytest $(WORKERS) 4 "$$@"

quick: venv ## a minute: one game's tests, records and contract, interpreted (GAME=regency), or all games
	REGALIA_FORM=interpreted $(BIN)/pytest $(WORKERS) 2 --doctest-modules $(IN_PYTHON) \
		$(if $(GAME),--game $(GAME) src/regalia/games/$(GAME),src/regalia/engine src/regalia/games)

renumber: venv ## renumber a game's schema and zones after an entry was inserted (GAME=regency)
	@REGALIA_FORM=interpreted $(BIN)/python -m tests.renumber $(GAME)

browser: native venv ## only the tests in a browser, with longer games
	REGALIA_SWEEP=1 $(BIN)/pytest $(WORKERS) 4 tests/browser

sweep: native $(VENV)/cluster ## an hour or so: everything but the browser, over many more games
	REGALIA_SWEEP=20 $(BIN)/pytest $(WORKERS) 2 --ignore=tests/browser tests
	REGALIA_SWEEP=1 REGALIA_FORM=interpreted $(BIN)/pytest $(WORKERS) 2 tests/contract

faults: venv ## plant each fault of the catalogue and list which test catches it (FILE=src/regalia/table)
	@$(BIN)/python -m tests.faults $(FILE)

kill: native venv ## kill the server at every row of a log and every point of a move, and at random
	REGALIA_KILL=all $(BIN)/pytest -n 2 tests/server/test_kill.py

bench: native $(VENV)/bench ## measure speed, and OpenSpiel's beside it
	@$(BIN)/regalia bench

compare: native venv ## compare the speed with another commit's (BASE=2d6603d), and mark what is slower
	@$(BIN)/python -m tests.compare $(BASE)

load: native venv ## load the server, and boardgame.io beside it, with many tables at once
	@$(BIN)/python -m tests.load --rounds 3

shots: native venv ## take pictures of each game in a browser, into build/shots
	@$(BIN)/python -m tests.shots

layout: native venv ## check that every game's page fits at every size (15 minutes; GAME=regency)
	@$(BIN)/python -m tests.layout $(if $(GAME),--game $(GAME))

figures: native venv ## measure the page in a browser: clicks, bytes, time to load
	@$(BIN)/python -m tests.load.browser

ready: ## measure on a fresh clone how long `make play` takes to an answering page
	@$(PYTHON) tests/load/play_ready.py

pins: venv ## write constraints-hashed.txt, the packages for playing with the hashes of their files
	@$(BIN)/python -m tests.pins

audit: venv ## look for known security holes in the packages for playing, where a source is reachable
	@$(BIN)/python -m tests.pins --audit

clean: ## remove everything that these tasks made
	rm -rf $(VENV) build src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -exec rm -rf {} +
