"""One learner against bots, as a gymnasium.Env."""

import numpy

from ._games import Games
from ._spaces import Discrete, observation, observations

try:
    from gymnasium import Env as _Base
except ImportError:

    class _Base:
        metadata, render_mode, spec = {"render_modes": []}, None, None

        @property
        def unwrapped(self):
            return self

        def close(self):
            pass

        def __enter__(self):
            return self

        def __exit__(self, *_):
            self.close()
            return False


class Env(_Base):
    """A game for the seat learner; opponents play the others: the name of a bot, or one
    for each seat as {2: "greedy", 3: "search:200"}.

    The action is an index in the list of legal moves, and info["action_mask"] says which
    are legal. The reward is 0 until the game is over. Further names are those of Games.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game="steamrollers", players=2, *, learner=1, opponents="random", render_mode=None, **more):
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is {render_mode!r}, but must be None or 'ansi'")
        if isinstance(opponents, str):
            opponents = {seat: opponents for seat in range(1, players + 1) if seat != learner}
        more.setdefault("dense", not more.get("packed"))
        self.render_mode, self.learner = render_mode, learner
        self.games = Games(game, players, bots=opponents, **more)
        self.observation_space = observations(self.games)
        self.action_space = Discrete(self.games.moves)
        self._over = True
        self._seeds = numpy.random.default_rng()

    def reset(self, *, seed=None, options=None):
        if seed is not None:
            self._seeds = numpy.random.default_rng(seed)
        self.games.reset(self._seeds.integers(0, 1 << 63, 1))
        self._over = False
        return observation(self.games, 0), self._info()

    def step(self, action):
        if self._over:
            raise RuntimeError("the game is over: call reset before step")
        self.games.step([action])
        self._over = bool(self.games.ended[0])
        reward = float(self.games.rewards[0, self.learner - 1])
        return observation(self.games, 0), reward, self._over, False, self._info()

    def _info(self):
        info = {
            "action_mask": self.games.masks()[0], "legal": int(self.games.legal[0]), "seat": int(self.games.seat[0]),
            "totals": self.games.totals[0].copy(), "left_out": int(self.games.left_out[0]),
        }
        for name in ("actions", "factors"):
            if name in self.games.arrays:
                info[name] = self.games.arrays[name][0].copy()
        return info

    def render(self):
        return self.games.call("characters", seat=self.learner) if self.render_mode == "ansi" else None

    def close(self):
        self.games.close()
