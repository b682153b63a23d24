"""The layout of every game's page: that it fits at every size, from kept positions."""
