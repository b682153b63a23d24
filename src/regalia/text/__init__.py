"""A game in the terminal.

``compose.py`` makes the text, ``screen.py`` prints it; ``session.py`` starts and resumes games
against bots, ``local_game.py`` plays them; ``files.py`` reads and writes records,
``replay_view.py`` shows a record, ``insight.py`` what bots think of its moves.
"""
