"""Fits a value of positions to exported games, and says how well it tells who wins:

    go run ./examples/railhex export -game steam -games 800 -seats greedy -out games
    python3 examples/lab/learn.py games

The model is a logistic regression of the whole array: how probable it is that the player who
is asked wins. Beside it stand two plain guesses: how often one wins, and a regression of the
lead over the best other seat and of how late it is. Every fourth game is held out to measure
with, and every fourth of the others chooses how strongly weights are pulled to zero. Every
fourth decision of a game is taken. The sections of the array that are the same in a whole game
are left out.

For each guess the table has the share of decisions in which it is right, its mean logarithmic
loss, and the penalty that was chosen. The same export gives the same table. It needs numpy.
"""

import json
import pathlib
import sys

import numpy

EVERY = 4
PENALTIES = 0.3, 0.1, 0.03, 0.01, 0.003, 0.001


class Rows:
    """A sparse matrix: numbers at places of rows, and what should be said of each row."""

    def __init__(self, row, at, value, result, places):
        self.row, self.at, self.value, self.result, self.places = row, at, value, result, places

    def says(self, weights):
        """How probable victory is in each row. The last weight is that of nothing at all."""
        sums = numpy.bincount(self.row, self.value * weights[self.at], len(self.result)) + weights[-1]
        return 1 / (1 + numpy.exp(-sums))

    def measure(self, weights):
        """The share of rows in which the weights are right, and their mean loss."""
        says, result = numpy.clip(self.says(weights), 1e-12, 1 - 1e-12), self.result
        right = numpy.where(says > 0.5, result, 1 - result)
        return right.mean(), -(result * numpy.log(says) + (1 - result) * numpy.log(1 - says)).mean()

    def slope(self, weights):
        off = (self.says(weights) - self.result) / len(self.result)
        return numpy.append(numpy.bincount(self.at, self.value * off[self.row], self.places), off.sum())

    def of(self, games, wanted):
        """The rows of the games for which wanted is true."""
        keep = wanted(games)
        entries = keep[self.row]
        number = numpy.cumsum(keep) - 1
        return Rows(number[self.row[entries]], self.at[entries], self.value[entries], self.result[keep], self.places)


def fit(rows, penalty, steps=300, memory=10):
    """The weights of least loss, the squares of all but the last times penalty added, by L-BFGS
    (Nocedal 1980). The problem is convex, so there is one such model."""
    pull = numpy.append(numpy.full(rows.places, penalty), 0)
    lost = lambda w: rows.measure(w)[1] + (pull * w * w).sum()
    slope = lambda w: rows.slope(w) + 2 * pull * w
    weights, past = numpy.zeros(rows.places + 1), []
    loss, down = lost(weights), slope(weights)
    for _ in range(steps):
        if abs(down).max() < 1e-6:
            break
        step, factors = -down, []
        for moved, turned in reversed(past):
            factor = moved @ step / (moved @ turned)
            factors.append(factor)
            step = step - factor * turned
        if past:
            moved, turned = past[-1]
            step = step * (moved @ turned) / (turned @ turned)
        for (moved, turned), factor in zip(past, reversed(factors)):
            step = step + moved * (factor - turned @ step / (moved @ turned))
        length = 1.0
        while lost(weights + length * step) > loss + 1e-4 * length * (down @ step) and length > 1e-9:
            length /= 2
        before = weights, down
        weights = weights + length * step
        loss, down = lost(weights), slope(weights)
        moved, turned = weights - before[0], down - before[1]
        if moved @ turned > 1e-12:
            past = (past + [(moved, turned)])[-memory:]
    return weights


def read(folder):
    """The game, the number of each decision's game, and what the three guesses look at."""
    schema = json.loads((folder / "schema.json").read_text())
    parts, rows, places, values, decisions = [], [], [], [], 0
    for name in schema["files"]:
        a = numpy.load(folder / name)
        of = a["game"] - a["game_game"][0]
        wanted = (a["ply"] % EVERY == 0) & ~numpy.isnan(a["result"])
        scores, first = a["scores"].copy(), a["scores_offsets"][:-1]
        own = scores[first + a["seat"] - 1]
        scores[first + a["seat"] - 1] = -10**6
        best = numpy.maximum.reduceat(scores, first)
        lead = own - numpy.where(best > -10**6, best, 0)
        parts.append(numpy.stack([a["game"], a["result"], lead / 10, a["ply"] / a["game_moves"][of]])[:, wanted])
        row = numpy.repeat(numpy.arange(len(of)), numpy.diff(a["at_offsets"]))
        entries = wanted[row]
        rows.append((numpy.cumsum(wanted) - 1)[row[entries]] + decisions)
        places.append(a["at"][entries].astype(int))
        values.append(a["value"][entries].astype(float))
        decisions += wanted.sum()
    game, result, lead, played = numpy.concatenate(parts, axis=1)
    row, at, value, size = *map(numpy.concatenate, (rows, places, values)), schema["size"]
    every = numpy.arange(decisions)
    leads = numpy.tile(every, 2), numpy.repeat([0, 1], decisions), numpy.append(lead, lead * played)
    nothing = numpy.zeros(0, int)
    return schema["game"], game.astype(int), {
        "how often one wins": Rows(nothing, nothing, nothing, result, 0),
        "points": Rows(*leads, result, 2),
        "the arrays": Rows(
            numpy.append(row, leads[0]), numpy.append(at, leads[1] + size), numpy.append(value, leads[2]), result, size + 2),
    }


def main(folder):
    name, games, guesses = read(pathlib.Path(folder))
    count, decisions = games.max() + 1, len(games)
    if count < EVERY * EVERY:
        sys.exit("learn.py: too few games: sixteen is the least to learn from and to measure with")
    held = lambda game: game % EVERY == EVERY - 1
    chooses = lambda game: ~held(game) & (game // EVERY % EVERY == EVERY - 1)
    print(f"{name}: {count} games, {decisions} decisions; measured on {count // EVERY} games that were held out")
    print(f"{'who wins, from':>20}  {'right':>7}  {'loss':>5}  penalty")
    for title, rows in guesses.items():
        fitted = rows.of(games, lambda game: ~held(game) & ~chooses(game))
        tried = [(fit(fitted, penalty), penalty) for penalty in (PENALTIES if rows.places else [0])]
        weights, penalty = min(tried, key=lambda one: rows.of(games, chooses).measure(one[0])[1])
        right, loss = rows.of(games, held).measure(weights)
        print(f"{title:>20}  {right:7.1%}  {loss:5.3f}  {penalty:g}")


if __name__ == "__main__":
    main(*sys.argv[1:])
