"""The command ``check``. What it needs takes long to import, so it imports it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def check(
    store: Annotated[str, typer.Argument(metavar="STORE", help="The file of all tables.")],
) -> int:
    """Look through a whole store and list its faults; exit status 1 if there are any.

    It only reads, and a server may be using the store.
    """
    from regalia.server.store_check import check_store

    report = check_store(Path(store))
    for fault in report.faults:
        print(fault)
    print(report.summary())
    return 1 if report.faults else 0
