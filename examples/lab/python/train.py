"""Learns which kinds of moves win Steam (cross-entropy method: 64 players at once, the best
of which are the parents of the next), and shows how often they beat two random players."""

import sys

import numpy

import railhex

PLAYERS, GAMES, BEST = 64, 4, 12
GENERATIONS = int(sys.argv[1]) if len(sys.argv) > 1 else 5
random = numpy.random.default_rng(1)


def play(env, weights, games, seed):
    """The games that each player wins and their lead in points, on average. A player makes
    one of the moves whose kind weighs most."""
    _, info = env.reset(seed=seed)
    won, lead, played = numpy.zeros((3, PLAYERS))
    while played.min() < games:
        kinds = info["factors"][:, :, 0]
        worth = numpy.take_along_axis(weights, kinds, axis=1) + 0.1 * random.random(kinds.shape)
        _, reward, ended, _, info = env.step(numpy.where(info["action_mask"], worth, -9e9).argmax(axis=1))
        counts = ended & (played < games)
        won, played = won + counts * (reward > 0), played + counts
        lead += counts * (info["totals"][:, 0] - info["totals"][:, 1:].max(axis=1))
    return won / games, lead / games


with railhex.VectorEnv("steam", 3, num_envs=PLAYERS, opponents="random", moves=1500, dense=False, factors=True) as env:
    mean, spread = numpy.zeros(len(env.games.layout["blocks"])), 1.0
    for generation in range(GENERATIONS):
        weights = random.normal(mean, spread, (PLAYERS, len(mean)))
        won, lead = play(env, weights, GAMES, generation)
        best = weights[lead.argsort()[-BEST:]]
        mean, spread = best.mean(axis=0), best.std(axis=0) + 0.1
        print(f"generation {generation}: {won.mean():.0%} won, {lead.mean():+.1f} points")
    won, lead = play(env, numpy.tile(mean, (PLAYERS, 1)), GAMES, GENERATIONS)
    print(f"{won.mean():.0%} of {GAMES * PLAYERS} new games won against random, {lead.mean():+.1f} points")
