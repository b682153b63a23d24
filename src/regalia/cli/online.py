"""The commands ``serve`` and ``join``. What they need takes long to import, so they import it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from regalia import _native
from regalia.cli.arguments import (
    CompileRules,
    RecordPath,
    bot_kinds,
    check_record_path,
    data_path,
    program,
    store_path,
    terminal,
    whole_number,
)
from regalia.engine.errors import BadOption
from regalia.engine.options import read_options
from regalia.names.checking import checked_name

MAX_WORKERS = 64


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 for everywhere.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(parser=whole_number, metavar="N", help="The port; 0 for any free one.")
    ] = 8000,
    store: Annotated[
        str | None, typer.Option(metavar="FILE", help="Where all tables are kept.")
    ] = None,
    allowed_hosts: Annotated[
        list[str] | None,
        typer.Option("--allow-host", metavar="NAME", help="A further host name of this server."),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            parser=whole_number,
            metavar="N",
            help="Processes in which bots think; by default all cores but one.",
        ),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure-cookies", help="Behind TLS: cookies go over TLS only.")
    ] = False,
    proxies: Annotated[
        str | None,
        typer.Option(
            "--trust-proxy",
            metavar="ADDRESS,…",
            help="Proxies whose X-Forwarded-For header is trusted.",
        ),
    ] = None,
    no_limits: Annotated[
        bool, typer.Option("--no-limits", help="Without rate limits, for measurements.")
    ] = False,
    or_next: Annotated[
        bool, typer.Option("--or-next", help="If the port is taken, use the next free one.")
    ] = False,
    data: Annotated[
        list[str] | None,
        typer.Option(
            "--data",
            metavar="FILE",
            help="A file with other cards that a new table may have, or a folder of such files.",
        ),
    ] = None,
    metrics: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS:PORT",
            help="Where to answer /health and /metrics, for whoever serves; by default nowhere.",
        ),
    ] = "",
    keep_finished: Annotated[
        int | None,
        typer.Option(
            parser=whole_number,
            metavar="DAYS",
            help="Delete finished games after so many days; by default they are kept.",
        ),
    ] = None,
    log_level: Annotated[
        str, typer.Option(metavar="LEVEL", help="What the log tells: info, warning or error.")
    ] = "info",
    open_page: Annotated[
        bool, typer.Option("--open", help="Show the page in your browser, if there is one.")
    ] = False,
    compile_rules: CompileRules = False,
) -> None:
    """Serve tables to browsers and programs until Ctrl-C. Nothing that was played is lost."""
    from regalia.server import startup
    from regalia.server.bot_pool import workers_here
    from regalia.server.compiling import Compiling
    from regalia.server.serve import Settings
    from regalia.server.serve import address as address_of
    from regalia.server.serve import serve as run_server

    workers = workers_here() if workers is None else workers
    if not 1 <= workers <= MAX_WORKERS:
        raise BadOption(f"There may be 1 to {MAX_WORKERS} workers, not {workers}.")
    if keep_finished is not None and keep_finished < 1:
        raise BadOption(f"--keep-finished takes a number of days from 1, not {keep_finished}.")
    path = store_path(store)
    settings = Settings(
        path,
        host,
        port,
        tuple(allowed_hosts or ()),
        workers,
        limited=not no_limits,
        secure=secure,
        proxies=() if proxies is None else tuple(part.strip() for part in proxies.split(",")),
        or_next=or_next,
        data=tuple(data_path(one) for one in data or ()),
        metrics=metrics,
        keep_finished=keep_finished,
        log_level=log_level,
    )

    def announce(address: str) -> None:
        actual_port = int(address.rpartition(":")[2])
        if port not in (0, actual_port):
            print(f"Port {port} is taken; {actual_port} is the next that is free.")
        print(f"Regalia is at {address}", flush=True)
        for other in startup.addresses(host):
            print(f"Others in your network find it at {address_of(other, actual_port)}")
        if open_page and host == "127.0.0.1":
            elsewhere = "" if actual_port == 8000 else f" PORT={actual_port}"
            print(f"For phones and friends in your network: make play HOST=0.0.0.0{elsewhere}")
        print(f"All tables are kept in {path}; Ctrl-C stops.", flush=True)
        if checkout is not None:
            compiling.start(checkout)
        print(compiling.sentence, flush=True)
        if open_page:
            startup.open_browser(address)

    compiling = Compiling(lambda sentence: print(sentence, flush=True))
    checkout = _native.to_compile() if compile_rules else None
    _native.keep_form(os.environ)
    try:
        run_server(settings, announce, form=lambda: compiling.sentence)
    finally:
        compiling.stop()
    print("Stopped; all that was played is kept.", flush=True)


def join(
    address: Annotated[
        str, typer.Argument(metavar="URL", help="A table's, an invitation's or a server's address.")
    ],
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            parser=whole_number, metavar="N", help="Your seat; by default the first free one."
        ),
    ] = None,
    new: Annotated[
        str | None, typer.Option(metavar="GAME", help="Make a table of this game at the server.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(parser=whole_number, metavar="N", help="With --new: its seats.")
    ] = None,
    new_bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="A,B,…", help="With --new: bots for its last seats."),
    ] = None,
    options: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", help="With --new: an option."),
    ] = None,
    pace: Annotated[
        int | None,
        typer.Option(
            parser=whole_number, metavar="MS", help="With --new: how long bots take to answer."
        ),
    ] = None,
    window: Annotated[
        int | None,
        typer.Option(
            parser=whole_number,
            metavar="S",
            help="With --new: seconds to answer when several are asked at once; 0: no limit.",
        ),
    ] = None,
    listed: Annotated[
        bool,
        typer.Option("--list", help="With --new: list the table, so that strangers find it."),
    ] = False,
    data: Annotated[
        str | None,
        typer.Option(
            metavar="NAME", help="With --new: other cards of the server, by their name or hash."
        ),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Look on, without a seat.")] = False,
    random_choices: Annotated[
        bool, typer.Option("--random", help="Let random choices be made for you.")
    ] = False,
    seed: Annotated[
        int | None,
        typer.Option(
            parser=whole_number, metavar="S", help="With --random: same seed, same choices."
        ),
    ] = None,
    record_path: RecordPath = None,
) -> None:
    """Play at a table of a server, or look on. A seat can be left and taken up again."""
    from regalia import online

    only_with_new = (seats, new_bots, options or None, pace, window, data, listed or None)
    if new is None and any(flag is not None for flag in only_with_new):
        raise BadOption(
            "--seats, --bots, --option, --data, --pace, --window and --list go with --new, which "
            "makes a table."
        )
    at = online.Address.read(address)
    if new is not None and (at.table or at.invitation):
        raise BadOption(
            f"--new makes another table, and the address names one; give the server's, {at.base}."
        )
    if watch and (seat is not None or name is not None or random_choices):
        raise BadOption("--watch takes no seat; leave out --seat, --name and --random.")
    if seed is not None and not random_choices:
        raise BadOption("--seed goes with --random.")
    if seat is not None and seat < 1:
        raise BadOption(f"There is no seat {seat}; seats are counted from 1.")
    check_record_path(record_path)
    request = online.JoinRequest(
        at,
        name=None if name is None else checked_name(name),
        seat=None if seat is None else seat - 1,
        watch=watch,
        game=new,
        seats=seats,
        bots=[] if new_bots is None else bot_kinds(new_bots),
        options=read_options(options or ()),
        pace=pace,
        window=None if window is None else window * 1000,
        listed=listed,
        data=data or "",
        interactive=not random_choices,
    )
    path = None if record_path is None else Path(record_path)
    rng = online.choice_rng(seed) if random_choices else None
    online.join(request, terminal(), program(), path, rng)
