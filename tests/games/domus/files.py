"""Card files of the tests' own, and Domus with them."""

from pathlib import Path

from regalia.games.domus import Domus

STRANGE = Path(__file__).with_name("strange.toml")


def strange_domus() -> Domus:
    """Domus with a small and strange card file."""
    return Domus(STRANGE, "strange")
