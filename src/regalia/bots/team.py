"""A search in several processes at once, each with a tree of its own, that adds up its roots."""

from __future__ import annotations

import os
import time

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.search import SearchConfig, Searcher, Thinker
from regalia.bots.tree import NONE, ROOT
from regalia.engine.errors import BadOption, Refusal
from regalia.engine.player import Player
from regalia.engine.state import State

LUCK: int = 1 << 60
"""Each process has a seed below this for its generator."""


class Team(Thinker):
    """So many searchers of one manner, who go by what all of them found (root parallelisation).

    Each process is a copy of this one, made for a decision (``os.fork``), so it is for matches and
    research, on systems that have it, and not for a server with threads. ``members`` of them
    search as long as one would; no tree is kept.

    Raises:
        BadOption: there is nobody in it, or no such copies can be made here.
    """

    members: i64

    def __init__(self, name: str, config: SearchConfig, model: Player, members: i64) -> None:
        super().__init__(name, config, model, config.beliefs > 0)
        if members < 1:
            raise BadOption(f"A team has at least 1 member, not {members}.")
        if not hasattr(os, "fork"):
            raise BadOption("This system cannot copy a process, as a team does; use one searcher.")
        self.members = members

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        self.begin_move(state)
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        begun = time.perf_counter()
        members = [self.begin(state, seat, rng.randrange(LUCK)) for _i in range(self.members)]
        visits = vec[i64]([0] * len(actions))
        answered = 0
        for child, reader in members:
            with os.fdopen(reader) as stream:
                counts = stream.read().split()
            os.waitpid(child, 0)
            if len(counts) == len(actions):
                answered += 1
                for i in range(len(counts)):
                    visits[i] += int(counts[i])
        self.left -= time.perf_counter() - begun
        if answered == 0:
            raise Refusal(f"No process of the team {self.name} has answered.")
        best: i64 = 0
        for i in range(len(actions)):
            if visits[i] > visits[best]:
                best = i
        return actions[best]

    def begin(self, state: State, seat: i64, luck: i64) -> tuple[int, int]:
        """Let a member search; its process, and where its answer is read."""
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:  # the copy, which must never come back from here
            status = 1
            try:
                os.close(reader)
                os.write(writer, self.answer(state, seat, luck).encode())
                status = 0
            finally:
                os._exit(status)
        os.close(writer)
        return child, reader

    def answer(self, state: State, seat: i64, luck: i64) -> str:
        """How often a member chose each legal action, in their order."""
        member = Searcher(self.name, self.config, self.model)
        member.scale_time(self.share)
        member.left = self.left
        if self.past is not None:
            member.recall(self.past)
        member.decide(state, seat, Random(luck))
        search = member.found
        assert search is not None, "there is a choice"
        counts: list[str] = []
        actions = state.legal()
        for i in range(len(actions)):
            node = search.tree.child(ROOT, state.seen_as(actions[i], seat))
            counts.append(str(search.tree.visits(node) if node != NONE else 0))
        return " ".join(counts)
