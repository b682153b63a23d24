"""A real server sends no answer to a move before the move is on the disk."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from regalia.client import Connection, Lobby, Seat
from tests.server import disk_trace
from tests.server.disk_trace import Event

NAMES = tuple(f"{disk_trace.MARK}{name}" for name in ("Anna", "Bengt", "Carin"))
MOVES = 20
"""Minimum number of moves that are finished."""
ROOT = Path(__file__).resolve().parent.parent.parent

pytestmark = pytest.mark.skipif(disk_trace.missing() is not None, reason=str(disk_trace.missing()))


def serve(kind: str, store: str) -> None:
    """In the child process: `regalia serve` with a storage of this kind."""
    from regalia.server.hub import TableHub
    from regalia.server.serve import Settings
    from regalia.server.serve import serve as run_server
    from tests.server import fixed_seeds, test_disk

    def announce(address: str) -> None:
        print(address, flush=True)

    fixed_seeds.deal(1, TableHub)
    run_server(Settings(Path(store), port=0), announce, getattr(test_disk, kind))


async def play(address: str) -> set[str]:
    """Play a game whose move ids are marks; returns the ids of the finished moves."""
    async with Lobby(address) as lobby:
        table, host = await lobby.make("christina", len(NAMES), pace=0)
        seats = [await lobby.sit(table.id, seat, name) for seat, name in enumerate(NAMES)]
        await lobby.start(table.id, host)
    accepted: set[str] = set()
    await asyncio.gather(*(answer(seat, accepted) for seat in seats))
    return accepted


async def answer(seat: Seat, accepted: set[str]) -> None:
    """Choose the first action of each question until the game is over."""
    async with Connection(seat.address, seat.token) as live:
        live._sender = f"{disk_trace.MARK}{seat.seat}"
        async for _ in live:
            while live.view is not None and live.view.questions:
                [asked] = live.view.questions
                steps: list[int] = []
                choices = asked.choices
                while choices:
                    steps.append(choices[0].action)
                    answered = await live.move(seat.seat, asked.question, steps)
                    choices = answered.ask.choices if answered.ask else []
                assert answered.result == "accepted"
                accepted.add(answered.id)
            if live.view is not None and live.view.ended():
                return


def traced(kind: str, store: Path) -> tuple[set[str], list[Event]]:
    """The marks of finished moves and of players, and the trace of the server."""
    accepted = set(NAMES)

    def drive(process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        accepted.update(asyncio.run(play(process.stdout.readline().decode().strip())))
        process.send_signal(signal.SIGINT)

    program = f"from tests.server.test_server_disk import serve; serve({kind!r}, {str(store)!r})"
    environment = {"PYTHONPATH": str(ROOT)}
    return accepted, disk_trace.trace([sys.executable, "-c", program], drive, environment)


def early(accepted: set[str], events: list[Event]) -> set[str]:
    """The marks answered before they were on the disk; unfinished moves need not be stored."""
    assert len(accepted) >= MOVES + len(NAMES)
    assert accepted <= disk_trace.answered(events)
    return accepted.intersection(disk_trace.unsynced(events))


def test_a_server_writes_and_syncs_before_it_answers(tmp_path: Path) -> None:
    assert early(*traced("Storage", tmp_path / "a.db")) == set()


@pytest.mark.parametrize("kind", ["Unsynced", "Normal"])
def test_a_server_whose_store_does_not_sync_is_found(tmp_path: Path, kind: str) -> None:
    assert len(early(*traced(kind, tmp_path / "a.db"))) > MOVES
