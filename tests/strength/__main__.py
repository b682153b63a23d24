"""Plays duplicate sets of one of our bots against an opponent, with equal time for a decision.

    python -m tests.strength --peer --seats 2 --sets 50 --seconds 0.25 --workers 2 \
        --ours marshal --out build/peer-2.jsonl

After an interruption the same command resumes. ``--peer`` plays against OpenSpiel's
ISMCTSBot, or its MCTSBot where nothing is hidden; ``--option`` sets an option of the game.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from regalia.engine.errors import Refusal
from tests.strength import match


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.strength", description=__doc__)
    reader.formatter_class = argparse.RawDescriptionHelpFormatter
    reader.add_argument("--game", default="christina")
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--sets", type=int, default=50, help="in all, including those in the file")
    reader.add_argument("--seconds", type=float, default=0.25, help="for a decision")
    reader.add_argument("--workers", type=int, default=1)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--out", type=Path, help="a line for each set; resumed if it exists")
    reader.add_argument(
        "--ours",
        default="marshal",
        help="a level, or fields of a SearchConfig: “model_rollouts=yes rollout_depth=4”",
    )
    reader.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="of the game, as a number; may be repeated",
    )
    others = reader.add_mutually_exclusive_group()
    others.add_argument(
        "--peer", dest="theirs", action="store_const", const=match.PEER, help="OpenSpiel's bot"
    )
    others.add_argument("--theirs", help="steward, random, or as --ours; by default --peer")
    asked = reader.parse_args()
    rows: list[match.Row] = []
    try:
        pairing = match.Pairing(
            asked.game,
            asked.seats,
            asked.seconds,
            asked.ours,
            asked.theirs or match.PEER,
            asked.seed,
            match.keywords(asked.option),
        )
        for row in match.play(pairing, asked.sets, asked.workers, asked.out):
            rows.append(row)
            if sys.stderr.isatty():
                print(f"\r{len(rows)} of {asked.sets} sets", end="", file=sys.stderr, flush=True)
    except Refusal as wrong:
        sys.exit(str(wrong))
    except KeyboardInterrupt:
        print("\nStopped; here is what has been played.", file=sys.stderr)
    if rows:
        print(*match.summary(pairing, rows), sep="\n")


if __name__ == "__main__":
    main()
