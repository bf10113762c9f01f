"""Prints what a step in Python costs, in moves of random play in plain Go that the same run
makes, both in time of a processor: python3 speed.py [SECONDS], so many for each row, of which
the fastest of five rounds counts. It needs Go. Of several games a step is that of one of them.
"""
import os
import resource
import subprocess
import sys
import tempfile
import time

import numpy

os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

import railhex  # which counts the cores when it is loaded
from railhex._pipe import Pipe

NUMBER, ROUNDS = 64, 5
GAMES = {"steamrollers": 2, "steam": 3}


def plain(bench, game, moves):
    """Nanoseconds of a move in plain Go."""
    def taken(moves):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([bench, "-test.run=^$", f"-test.bench=Plain/{game}$", f"-test.benchtime={moves}x"],
                       capture_output=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return (taken(moves) - taken(1)) / moves * 1e9


def timed(do, seconds, steps=NUMBER):
    """Nanoseconds of a step, of which do makes so many."""
    done, began = 0, time.process_time()
    while (taken := time.process_time() - began) < seconds:
        do()
        done += steps
    return taken / done * 1e9


def games(game, mask=True, **manner):
    """Steps of Games by random actions."""
    of = railhex.Games(game, GAMES[game], num_games=NUMBER, seed=1, **manner)
    random = numpy.random.default_rng(1)

    def step():
        if mask:
            of.masks()
        of.step((random.random(NUMBER) * of.legal).astype(numpy.int32))
    return lambda seconds: timed(step, seconds)


def vector(game):
    """Steps of a VectorEnv by random actions."""
    env = railhex.VectorEnv(game, GAMES[game], num_envs=NUMBER)
    env.reset(seed=1)
    random = numpy.random.default_rng(1)
    return lambda seconds: timed(lambda: env.step((random.random(NUMBER) * env.games.legal).astype(numpy.int32)), seconds)


def clone(game):
    """What a clone of a State costs, in steps of apply_action."""
    start, random = railhex.load_game(game, GAMES[game]).new_initial_state(), numpy.random.default_rng(1)
    state = start.clone()

    def play():
        nonlocal state
        state.apply_action(int(random.random() * len(state.legal_actions())), random)
        if state.is_terminal():
            state = start.clone()
    return lambda seconds: timed(state.clone, seconds, 1) / timed(play, seconds, 1)


ROWS = (
    ("SteamRollers, dense and mask", "steamrollers", games("steamrollers")),
    ("Steam, dense and mask", "steam", games("steam")),
    ("SteamRollers, packed and mask", "steamrollers", games("steamrollers", packed=True)),
    ("Steam, packed and mask", "steam", games("steam", packed=True)),
    ("SteamRollers, without observation", "steamrollers", games("steamrollers", mask=False, dense=False)),
    ("SteamRollers, dense and mask, by the pipe", "steamrollers", games("steamrollers", use=Pipe)),
    ("VectorEnv, SteamRollers", "steamrollers", vector("steamrollers")),
    ("VectorEnv, Steam", "steam", vector("steam")),
    ("clone of a State, in apply_action", None, clone("steamrollers")),
)
seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5
here = os.path.dirname(os.path.abspath(__file__))
with tempfile.TemporaryDirectory() as folder:
    bench = os.path.join(folder, "bench")
    subprocess.run(["go", "test", "-c", "-o", bench, "./batch"], cwd=here, check=True)
    rounds = [({game: plain(bench, game, int(1e6 * seconds)) for game in GAMES}, [measure(seconds / ROUNDS) for _, _, measure in ROWS])
              for _ in range(ROUNDS)]
unit = {game: min(plain[game] for plain, _ in rounds) for game in GAMES} | {None: 1}
for game in GAMES:
    print(f"{game}: {1e9 / unit[game]:,.0f} moves a second in plain Go")
for i, (title, game, _) in enumerate(ROWS):
    print(f"{title:<42} {min(rows[i] for _, rows in rounds) / unit[game]:6.1f}")
