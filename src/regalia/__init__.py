"""Regalia: five games of crown and council, played, hosted and measured from one set of rules."""

from typing import Final

from regalia import _native

__version__: Final = "0.1.0"

# Before anything of the engine is imported, because it decides which files those imports find.
_native.install()
