"""Prints how many steps a second 64 games of SteamRollers take side by side, for so many
seconds: python3 speed.py [SECONDS]
"""
import sys
import time

import numpy

import railhex
from railhex._native import Native
from railhex._pipe import Pipe


def speed(seconds, **manner):
    """Steps a second of all games together, by random moves."""
    games = railhex.Games("steamrollers", 2, num_games=64, seed=1, **manner)
    games.reset(range(64))
    random = numpy.random.default_rng(1)
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        legal = games.masks().sum(axis=1)
        games.step((random.random(64) * legal).astype(numpy.int32))
        steps += 64
    taken = time.perf_counter() - began
    games.close()
    return steps / taken


seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5
print(f"shared library, dense and mask: {speed(seconds, use=Native):,.0f} steps a second")
print(f"pipe, dense and mask: {speed(seconds, use=Pipe):,.0f} steps a second")
