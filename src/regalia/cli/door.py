"""The commands ``hide``, ``shut-out`` and ``let-in``, for whoever serves."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final

import typer

from regalia.cli.arguments import store_path
from regalia.engine.errors import BadOption

IN_ADDRESS: Final = re.compile("/table/([a-z0-9]+)")
"""The id of a table in the address of any of its pages."""
StorePath = Annotated[
    str | None, typer.Option("--store", metavar="FILE", help="The store of the server.")
]


def hide(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Its address, or the id in it.")],
    undo: Annotated[bool, typer.Option("--undo", help="Let the lists show it again.")] = False,
    store: StorePath = None,
) -> None:
    """Keep a table off the public lists."""
    from regalia.server import shut_out as door

    address = IN_ADDRESS.search(table)
    print(door.hide(_existing(store), address[1] if address else table.strip("/"), undo))


def shut_out(
    who: Annotated[
        str | None,
        typer.Argument(metavar="NAME|ADDRESS", help="A name, an address or a network."),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--list", help="Print all that is shut out or hidden.")
    ] = False,
    store: StorePath = None,
) -> None:
    """Shut out a name, an address or a network. A running server heeds it within seconds."""
    from regalia.server import shut_out as door

    if (who is None) is not everything:
        raise BadOption("Give a name, an address or a network to shut out, or --list alone.")
    path = _existing(store)
    print(door.listing(path) if who is None else door.shut_out(path, who))


def let_in(
    who: Annotated[
        str, typer.Argument(metavar="NAME|ADDRESS", help="A name, an address or a network.")
    ],
    store: StorePath = None,
) -> None:
    """Let in again what was shut out."""
    from regalia.server import shut_out as door

    print(door.let_in(_existing(store), who))


def _existing(store: str | None) -> Path:
    """The store of the server.

    Raises:
        BadOption: there is none.
    """
    path = store_path(store)
    if not path.is_file():
        raise BadOption(f"There is no store {path}; name the server's with --store.")
    return path
