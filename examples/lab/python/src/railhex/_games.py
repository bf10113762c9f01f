"""Many games side by side, in arrays."""

import copy
import functools
import os

import numpy

from . import _native
from ._errors import IllegalAction, RailhexError


def backend():
    """The shared library where there is one and it can run, else the pipe."""
    if _native.usable():
        return _native.Native
    from ._pipe import Pipe, path

    if not os.path.exists(path()):
        if os.path.exists(_native.path()):
            _native.library()  # says why it is not usable
        raise ImportError(
            f"{os.path.dirname(__file__)} has the sources of the package alone, neither {_native.path()} nor {path()}: "
            "pip install examples/lab/python builds them, and Python must find what that installs before this folder")
    return Pipe


class Games:
    """num_games games of one setup, played side by side by index.

    game and players say what is played, and further names are fields of the setup:
    Games("steam", players=3, map="rhine"). After each reset and step the arrays tell about
    all games, a row each, and are written in place:

    seat      who is asked; 0 where chance is, and where the game is over
    legal     the number of legal moves: an action is 0 to legal - 1
    left_out  legal moves beyond the bound moves, which cannot be chosen
    ended     1 if the game is over; the next step begins it anew
    rewards   what each seat has won of the others once the game is over, -1 to 1 for two
    dense     the position as the seat that is asked sees it (dense=True, the default without packed)
    marks, numbers   the same in bytes and 16-bit numbers, without what never changes
              in a game (packed=True, which has environments observe them)
    actions   the number of each legal move, filled up with -1 (actions=True)
    factors   what each legal move is made of (factors=True), a row a move: its kind, then
              its parts, then -1. The kind is a place in layout["blocks"]: blocks[kind] has
              its name, "kind", and its parts by name, "factors", in the order of the columns

    totals, the points of each seat as things stand, are counted whenever they are asked for.

    Chance is drawn, by generators that reset seeds. With chance=True it is a decision of
    seat 0; where more can fall than is listed its one action is to draw. With forfeit=True
    an action that is not legal ends its game: the reward is -1 for who was asked, 0 for the
    others. Copies go on as the original would, and share nothing with it.
    """

    def __init__(self, game, players=None, *, num_games=1, seed=0, moves=0, chance=False, bots=None, forfeit=False,
                 dense=None, packed=False, actions=False, factors=False, use=None, **setup):
        setup = {"game": game, **({} if players is None else {"players": players}), **setup}
        setup = {name: value.item() if isinstance(value, numpy.generic) else value for name, value in setup.items()}
        config = {
            "setup": setup, "games": _whole("num_games", num_games), "seed": _seed(seed),
            "moves": _whole("moves", moves), "chance": bool(chance), "forfeit": bool(forfeit),
            "bots": {str(seat): name for seat, name in (bots or {}).items()},
        }
        self.packed = bool(packed)
        shape = {"dense": bool(not packed if dense is None else dense), "packed": bool(packed), "actions": bool(actions), "factors": bool(factors)}
        try:
            self._open(config, shape, use)
        except RailhexError as refused:
            if players is None and refused.field == "players":
                raise RailhexError("players is missing: say how many play, as in players=2",
                                   refused.rule, refused.kind, "players") from None
            raise

    def _open(self, config, shape, use):
        self._said = config, shape, use
        self._take((use or backend())(config, shape))

    def _take(self, of):
        self._of, self.size, self.arrays = of, of.size, of.arrays
        self.num_games, self.seats, self.moves = self.size["games"], self.size["seats"], self.size["moves"]
        self.layout = self.size["layout"]
        self.__dict__.update(self.arrays)

    @property
    def totals(self):
        return self._of.totals()

    def __getattr__(self, name):
        raise AttributeError(f"these games have no array {name!r}: ask for it when they are made")

    def reset(self, seeds=None, which=None):
        """Begins games anew: all, or those where which is true, with these seeds. A seed that
        is None is drawn."""
        seeds = _seeds(seeds, self.num_games)
        which = numpy.ones(self.num_games, bool) if which is None else which
        which = numpy.ascontiguousarray(_row(which, self.num_games, "which"), numpy.uint8)
        self._of.reset(which, seeds)

    def step(self, actions):
        """Makes the move of an index in each game. If one is illegal no game changes."""
        chosen = numpy.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise IllegalAction(f"actions are whole numbers, not {chosen.dtype}")
        chosen = _row(chosen, self.num_games, "actions")
        if self._said[0]["forfeit"]:
            chosen = numpy.clip(chosen, -1, self.moves)  # all others are no numbers of 32 bits
            self._of.step(numpy.ascontiguousarray(chosen, numpy.int32))
            return
        wrong = ((chosen < 0) | (chosen >= self.legal)) & (self.ended == 0)
        if wrong.any():
            i = int(wrong.argmax())
            chance = " and is an outcome of chance, which is asked there" if self.seat[i] == 0 else ""
            raise IllegalAction(
                f"action {chosen[i]} of game {i} is not legal: it must be 0 to {self.legal[i] - 1}{chance}",
                kind="action")
        self._of.step(numpy.ascontiguousarray(chosen, numpy.int32))

    def masks(self):
        """Which actions are legal: an array of 0 and 1, num_games by moves."""
        return _rows_of_ones(self.moves).take(self.legal, axis=0)

    def fixed_masks(self):
        """Which numbers of actions are legal: num_games by layout["actions"]. It needs
        actions=True, and a game with few enough numbers."""
        masks = numpy.zeros((self.num_games, self.layout["actions"] + 1), numpy.int8)
        numpy.put_along_axis(masks, self.actions, 1, axis=1)  # -1 is the last column
        return masks[:, :-1]

    def call(self, do, game=0, text="", seat=0, **manner):
        """Asks about one game by text: moves, index, outcomes, draw, text, report, characters,
        hash, restore, choose."""
        return self._of.call(do=do, game=game, text=text, seat=seat, **manner)

    def see(self, game, seat):
        """What a seat sees of a game, as dense has it."""
        return self._of.see(game, seat)

    def clone(self):
        """Games that stand where these do, and go on as they would."""
        other = object.__new__(Games)
        other.__dict__.update(self.__dict__, _of=self._of.clone())
        other.arrays = other._of.arrays
        other.__dict__.update(other.arrays)
        return other

    __copy__ = clone

    def __deepcopy__(self, memo):
        return self.clone()

    def __reduce__(self):
        return _saved, (*self._said, self.packed, self._of.call(do="save"))

    def close(self):
        self._of.close()


def _saved(config, shape, use, packed, kept):
    games = object.__new__(Games)
    games.packed = packed
    games._open(config, shape, use)
    games._of.call(do="load", kept=kept)
    return games


class Environment:
    """What environments have in common: copies play games of their own, and with closes."""

    def __copy__(self):
        return copy.deepcopy(self)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
        return False


@functools.lru_cache(8)
def _rows_of_ones(moves):
    """A row of so many ones and zeros for each number of ones."""
    return numpy.tri(moves + 1, moves, -1, numpy.int8)


def _row(values, length, name):
    values = numpy.asarray(values)
    if values.shape != (length,):
        raise RailhexError(f"{name} have shape {values.shape}, but must have ({length},)")
    return values


def _whole(name, n):
    if not isinstance(n, (int, numpy.integer)) or isinstance(n, bool):
        raise RailhexError(f"{name} is {n!r}, but must be a whole number")
    return int(n)


def _seeds(seeds, length, random=None):
    """So many seeds, those that are None drawn."""
    random = random or numpy.random.default_rng()
    if seeds is None:
        return random.integers(0, 1 << 64, length, numpy.uint64)
    if not isinstance(seeds, numpy.ndarray):
        seeds = numpy.array(list(seeds), object)
    drawn = random.integers(0, 1 << 64, length, numpy.uint64)
    return numpy.array([d if s is None else _seed(s) for s, d in zip(_row(seeds, length, "seeds"), drawn)], numpy.uint64)


def _seed(seed):
    seed = _whole("seed", seed)
    if not 0 <= seed < 1 << 64:
        raise RailhexError(f"seed is {seed}, but must be 0 to 2**64 - 1")
    return seed
