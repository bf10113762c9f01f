"""The spaces of gymnasium, or what is needed of them where it is not installed."""

import numpy

try:
    from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
except ImportError:

    class _Space:
        def __init__(self, shape, dtype):
            self.shape, self.dtype, self._random = shape, None if dtype is None else numpy.dtype(dtype), None

        @property
        def random(self):
            if self._random is None:
                self._random = numpy.random.default_rng()
            return self._random

        def seed(self, seed=None):
            self._random = numpy.random.default_rng(seed)

        def __contains__(self, x):
            return self.contains(x)

    class Discrete(_Space):
        """The whole numbers 0 to n - 1."""

        def __init__(self, n):
            super().__init__((), numpy.int64)
            self.n = numpy.int64(n)

        def sample(self, mask=None):
            if mask is None:
                return numpy.int64(self.random.integers(self.n))
            return numpy.int64(self.random.choice(numpy.flatnonzero(mask)))

        def contains(self, x):
            return numpy.ndim(x) == 0 and numpy.asarray(x).dtype.kind in "iu" and 0 <= x < self.n

    class MultiDiscrete(_Space):
        """A Discrete for each element."""

        def __init__(self, nvec):
            self.nvec = numpy.array(nvec, numpy.int64)
            super().__init__(self.nvec.shape, numpy.int64)

        def sample(self, mask=None):
            if mask is None:
                return self.random.integers(self.nvec)
            return numpy.array([self.random.choice(numpy.flatnonzero(m)) for m in mask])

        def contains(self, x):
            x = numpy.asarray(x)
            return x.shape == self.shape and x.dtype.kind in "iu" and bool(((0 <= x) & (x < self.nvec)).all())

    class Box(_Space):
        """Arrays of a shape whose elements lie between two bounds."""

        def __init__(self, low, high, shape, dtype):
            super().__init__(tuple(shape), dtype)
            self.low, self.high = numpy.full(shape, low, dtype), numpy.full(shape, high, dtype)

        def contains(self, x):
            return (isinstance(x, numpy.ndarray) and x.shape == self.shape and numpy.can_cast(x.dtype, self.dtype)
                    and bool(((self.low <= x) & (x <= self.high)).all()))

    class Dict(_Space):
        """A space for each key."""

        def __init__(self, spaces):
            super().__init__(None, None)
            self.spaces = dict(spaces)

        def __getitem__(self, key):
            return self.spaces[key]

        def contains(self, x):
            return isinstance(x, dict) and x.keys() == self.spaces.keys() and all(x[k] in s for k, s in self.spaces.items())


def observations(games, rows=()):
    """The space of what is observed of one game, or of so many."""
    if games.packed:
        return Dict({
            "marks": Box(0, 255, (*rows, games.marks.shape[1]), numpy.uint8),
            "numbers": Box(-32768, 32767, (*rows, games.numbers.shape[1]), numpy.int16),
        })
    if "dense" in games.arrays:
        return Box(-numpy.inf, numpy.inf, (*rows, games.size["dense"]), numpy.float32)
    return Box(0, 0, (*rows, 0), numpy.float32)  # nothing is observed


def observation(games, row=None, copy=True):
    """What is observed of one game, or of all."""
    def pick(array):
        array = array if row is None else array[row]
        return array.copy() if copy else array

    if games.packed:
        return {"marks": pick(games.marks), "numbers": pick(games.numbers)}
    if "dense" in games.arrays:
        return pick(games.dense)
    return numpy.zeros((games.num_games, 0) if row is None else 0, numpy.float32)
