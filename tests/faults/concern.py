"""Maps source files to the tests that concern them, the most sensitive and cheapest first."""

from __future__ import annotations

import re
from pathlib import Path

Stage = tuple[str, ...]
"""The arguments of one pytest run."""

# `{0}` and so on stand for the groups of the pattern. The first matching pattern counts.
CONCERN: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        r"games/(\w+)/(steward|outlook)\.py",
        (
            "tests/games/test_stewards.py -k {0}",
            "tests/games/{0}",
            "tests/contract/test_contract.py -k {0}",
            "tests/bots -k {0}",
        ),
    ),
    (
        r"games/(\w+)/(regions\.py|page/.*)",
        (
            "tests/games/{0} -k showing",
            "tests/page",
            "tests/browser/test_movement.py -k {0}",
            "tests/browser/test_{0}.py",
        ),
    ),
    (
        r"games/(\w+)/(words|telling)\.py",
        (
            "tests/games/test_stories.py tests/games/{0} -k {0}",
            "tests/games/test_stewards.py tests/test_golden.py -k {0}",
            "tests/contract/test_contract.py -k {0}",
            "tests/page",
            "tests/test_terminal.py tests/test_cli.py",
            "tests/table",
        ),
    ),
    (
        r"games/(\w+)/observation\.py",
        (
            "tests/games/test_observations.py tests/games/{0} -k {0}",
            "tests/contract/test_contract.py -k {0}",
            "tests/page",
            "tests/table",
        ),
    ),
    (
        r"games/(\w+)/\w+\.py",
        (
            "tests/games/{0}",
            "tests/games/test_stewards.py tests/test_golden.py -k {0}",
            "tests/contract/test_contract.py -k {0}",
            "tests/bots -k {0}",
            "tests/page",
            "tests/table",
        ),
    ),
    (
        r"engine/(deal|hands)\.py",
        (
            "tests/engine/test_{0}.py",
            "tests/games -k imagine",
            "tests/engine",
            "tests/contract/test_contract.py -k imagin",
            "tests/games",
            "tests/contract/test_contract.py",
        ),
    ),
    (
        r"engine/(schema|specs|blocks|frames|layout|plan)\.py",
        (
            "tests/engine/test_schema.py tests/engine/test_layout.py",
            "tests/engine",
            "tests/contract/test_contract.py -k christina",
            "tests/games",
            "tests/contract",
            "tests/test_docs.py",
            "tests/table",
            "tests/bots",
        ),
    ),
    (
        r"engine/(description|naming)\.py",
        (
            "tests/engine/test_description.py",
            "tests/games -k described",
            "tests/contract/test_contract.py -k positions_read_back",
            "tests/games",
            "tests/contract",
            "tests/test_docs.py tests/test_terminal.py tests/test_cli.py",
        ),
    ),
    (
        r"engine/(words|record|chance)\.py",
        (
            "tests/engine/test_{0}.py",
            "tests/engine",
            "tests/test_golden.py",
            "tests/contract/test_contract.py -k christina",
            "tests/contract",
            "tests/games",
            "tests/table",
            "tests/test_terminal.py tests/test_cli.py",
        ),
    ),
    (
        r"engine/(observation|story|journal|past)\.py",
        (
            "tests/engine",
            "tests/table",
            "tests/contract/test_contract.py -k christina",
            "tests/games",
            "tests/bots",
            "tests/page",
            "tests/contract",
        ),
    ),
    (
        r"engine/\w+\.py",
        (
            "tests/engine",
            "tests/games/christina",
            "tests/test_golden.py",
            "tests/contract/test_contract.py -k christina",
            "tests/table",
            "tests/games",
            "tests/contract",
            "tests/bots",
        ),
    ),
    (
        r"bots/(explain)\.py",
        ("tests/bots/test_{0}.py", "tests/bots", "tests/server/test_insight.py"),
    ),
    (
        r"bots/(search|tree|particle_filter)\.py",
        ("tests/bots/test_choice.py tests/bots/test_search.py", "tests/bots"),
    ),
    (r"bots/\w+\.py", ("tests/bots", "tests/test_strength.py tests/test_arena.py")),
    (
        r"table/window\.py",
        ("tests/table/test_windows.py", "tests/table", "tests/server/test_hub.py"),
    ),
    (
        r"(wire|table/viewer_messages)\.py",
        (
            "tests/table/test_secrets.py tests/test_docs.py",
            "tests/table",
            "tests/page",
            "tests/server/test_api.py tests/server/test_two_worlds.py",
            "tests/server/test_client.py tests/server/test_online.py",
            "tests/server",
        ),
    ),
    (
        r"table/\w+\.py",
        (
            "tests/table/test_pace.py tests/table/test_kinds.py",
            "tests/table",
            "tests/server/test_hub.py",
            "tests/page",
            "tests/server/test_api.py tests/server/test_two_worlds.py",
        ),
    ),
    (
        r"page/static/(replay|insight|lobby|proof)\.js",
        (
            "tests/browser/test_replay.py tests/browser/test_lobby.py",
            "tests/browser/test_script.py",
        ),
    ),
    (
        r"page/static/patch\.js",
        (
            "tests/browser/test_patch.py",
            "tests/browser/test_script.py",
            "tests/browser",
        ),
    ),
    (
        r"page/static/\w+\.js",
        (
            "tests/browser/test_in_observation.py",
            "tests/browser/test_script.py",
            "tests/browser/test_patch.py",
            "tests/browser",
        ),
    ),
    (
        r"page/renderer\.py",
        (
            "tests/page/test_renderer.py tests/page/test_rendered.py",
            "tests/page",
            "tests/server/test_pages.py",
        ),
    ),
    (
        r"page/(replay|insight)\.py",
        ("tests/page", "tests/server/test_insight.py", "tests/server/test_pages.py"),
    ),
    (r"page/.*", ("tests/page", "tests/server/test_pages.py", "tests/browser/test_script.py")),
    (
        r"server/(storage|store_file)\.py",
        ("tests/server/test_storage.py", "tests/server/test_hub.py", "tests/server"),
    ),
    (
        r"server/(pages|forms|table_pages|rate_limiter)\.py",
        ("tests/server/test_pages.py tests/server/test_home.py", "tests/server"),
    ),
    (
        r"server/(app|table_service|identity|viewer|messages|error_responses)\.py",
        (
            "tests/server/test_request_costs.py tests/server/test_keys.py",
            "tests/server/test_api.py tests/server/test_faults.py",
            "tests/server/test_hostile.py",
            "tests/server",
        ),
    ),
    (r"server/(live_table|table_lists)\.py", ("tests/server/test_hub.py", "tests/server")),
    (r"server/openapi\.py", ("tests/server/test_describing.py", "tests/server")),
    (r"server/(\w+)\.py", ("tests/server/test_{0}.py", "tests/server")),
    (
        r"(client|online)/.*",
        ("tests/server/test_client.py tests/server/test_online.py", "tests/server"),
    ),
    (r"((text|cli)/.*)", ("tests/test_terminal.py tests/test_cli.py",)),
    (r"tests/renumber\.py", ("tests/engine/test_schema.py", "tests/test_new_kind.py")),
    (r"arena/.*", ("tests/arena", "tests/test_arena.py tests/test_strength.py")),
)


def stages(file: str, root: Path) -> list[Stage]:
    """The pytest runs for a file of the package, in order.

    The examples in its docstrings come first, and a file of tests that is not there is left out.

    Raises:
        LookupError: no tests are named for this file.
    """
    inside = file.removeprefix("src/regalia/")
    for pattern, runs in CONCERN:
        if match := re.fullmatch(pattern, inside):
            found = [run.format(*match.groups()).split() for run in runs]
            kept = [tuple(run) for run in found if _there(run, root)]
            if file.endswith(".py") and ">>> " in (root / file).read_text(encoding="utf-8"):
                kept.insert(0, ("--doctest-modules", file))
            if kept:
                return kept
    raise LookupError(f"No tests are named for {file}; tests/faults/concern.py says which are.")


def _there(run: list[str], root: Path) -> bool:
    return all((root / word).exists() for word in run if word.startswith("tests/"))
