"""The command line: commands, flags, and what goes wrong told in one sentence.

The only module that knows Typer. Exit status: 0, or 2 if what was asked for cannot be done, or 1
if a file does not hold what it should.
"""

from __future__ import annotations

import sys

import typer
from typer.exceptions import TyperException

import regalia
from regalia import _native, bots, games
from regalia.engine.errors import BadData, BadDump, BadRecord, Refusal
from regalia.engine.game import Game

BAD_CONTENT = 1
BAD_USAGE = 2

app = typer.Typer(
    help="Regalia: games of crown and council, played, replayed and measured.",
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["--help", "-h"]},
)


@app.command(name="games")
def list_games() -> None:
    """List the games, with their seats, options and bots."""
    for name in games.names():
        print("\n".join(_declaration(games.load(name))))


def _declaration(game: Game) -> list[str]:
    lines = [f"{game.name}: {game.title}, {game.least} to {game.most} seats"]
    for option in game.options:
        lines.append(f"  --option {option.name}=VALUE  {option.sentence}")
        for value, called in zip(option.values, option.names, strict=True):
            default = " (default)" if value == option.default else ""
            lines.append(f"      {value}: {called}{default}")
    lines.append(f"  bots: {', '.join(bots.kinds(game))}")
    return lines


@app.command()
def version() -> None:
    """Tell the version, whether the rules run compiled or interpreted, and why."""
    print(f"Regalia {regalia.__version__}, {_native.form()}. {_native.why()}")


def main() -> None:
    """Run the command that the arguments name; the entry point of ``regalia``."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that cannot show é shows ? instead
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """The exit status of a command; whatever goes wrong is one sentence on standard error."""
    try:
        status = app(arguments or ["--help"], prog_name="regalia", standalone_mode=False)
    except TyperException as wrong:
        return _fail(_usage(wrong), BAD_USAGE)
    except (BadRecord, BadDump, BadData) as wrong:
        return _fail(str(wrong), BAD_CONTENT)
    except Refusal as wrong:
        return _fail(str(wrong), BAD_USAGE)
    return status if isinstance(status, int) else 0


def _usage(wrong: TyperException) -> str:
    """Typer's complaint as one sentence that says where to read on."""
    context = getattr(wrong, "ctx", None)
    command = context.command_path if context is not None else "regalia"
    return f"{wrong.format_message().rstrip('.')}; see {command} --help."


def _fail(sentence: str, status: int) -> int:
    print(" ".join(sentence.split()), file=sys.stderr)
    return status


if __name__ == "__main__":
    main()
