"""A table in words.

``story.py`` and ``compose.py`` make the words, ``screen.py`` puts them on a terminal;
``sitting.py`` is a person's game from question to question, ``opening.py`` and ``files.py`` begin,
keep and take up its record, ``retelling.py`` tells a record again.
"""
