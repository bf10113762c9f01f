"""One learner against bots, as a gymnasium.Env."""

import numpy

from ._errors import RailhexError
from ._games import Environment, Games, _seed, _seeds, _whole
from ._spaces import Discrete, observation, observations

try:
    from gymnasium import Env as _Base
except ImportError:

    class _Base:
        metadata, render_mode, spec = {"render_modes": []}, None, None
        _np_random = None

        @property
        def unwrapped(self):
            return self

        @property
        def np_random(self):
            if self._np_random is None:
                self._np_random = numpy.random.default_rng()
            return self._np_random

        def reset(self, *, seed=None, options=None):
            if seed is not None:
                self._np_random = numpy.random.default_rng(seed)

        def close(self):
            pass


def seated(opponents, players, learner):
    """The bots by seat: one name for all seats but the learner, or as they are."""
    seats = range(1, _whole("players", players) + 1)
    if opponents and learner not in seats:
        raise RailhexError(f"the learner has seat {learner}, but the seats are 1 to {players}")
    if isinstance(opponents, str):
        return {seat: opponents for seat in seats if seat != learner}
    return opponents


def chance_is_drawn(more):
    """Refuses chance as a decision, where every decision is one of a seat."""
    if more.pop("chance", False):
        raise RailhexError("chance is not a decision of a seat: use VectorEnv, Games or State, where seat 0 decides it")


class Env(Environment, _Base):
    """A game for the seat learner; opponents play the others: the name of a bot, or one
    for each seat as {2: "greedy", 3: "search:200"}.

    The action is an index in the list of legal moves, and info["action_mask"] says which
    are legal. Any other ends the game: terminated, with the reward -1 and info["illegal"].
    The reward is 0 until the game is over. Further names are those of Games.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game="steamrollers", players=2, *, learner=1, opponents="random", render_mode=None, **more):
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is {render_mode!r}, but must be None or 'ansi'")
        chance_is_drawn(more)
        self.render_mode, self.learner = render_mode, _whole("learner", learner)
        self.games = Games(game, players, bots=seated(opponents, players, learner), forfeit=True, **more)
        self.observation_space = observations(self.games)
        self.action_space = Discrete(self.games.moves)
        self._over = True

    def reset(self, *, seed=None, options=None):
        super().reset(seed=None if seed is None else _seed(seed))
        self.games.reset(_seeds(None, 1, self.np_random))
        self._over = False
        return observation(self.games, 0), self._info(False)

    def step(self, action):
        if self._over:
            raise RuntimeError("the game is over: call reset before step")
        legal = int(self.games.legal[0])
        self.games.step([action])
        self._over = bool(self.games.ended[0])
        reward = float(self.games.rewards[0, self.learner - 1])
        return observation(self.games, 0), reward, self._over, False, self._info(not 0 <= action < legal)

    def _info(self, illegal):
        info = {
            "action_mask": self.games.masks()[0], "legal": int(self.games.legal[0]), "seat": int(self.games.seat[0]),
            "totals": self.games.totals[0], "left_out": int(self.games.left_out[0]), "illegal": illegal,
        }
        for name in ("actions", "factors"):
            if name in self.games.arrays:
                info[name] = self.games.arrays[name][0].copy()
        return info

    def render(self):
        return self.games.call("characters", seat=self.learner) if self.render_mode == "ansi" else None

    def close(self):
        self.games.close()
