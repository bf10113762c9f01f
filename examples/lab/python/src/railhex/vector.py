"""Many games at once, as a gymnasium.vector.VectorEnv."""

import numpy

from ._games import Environment, Games, _seed, _seeds
from ._spaces import Discrete, MultiDiscrete, observation, observations
from .env import seated

try:
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as _Base

    _next_step = AutoresetMode.NEXT_STEP
except ImportError:
    from .env import _Base

    _next_step = "NextStep"


class VectorEnv(Environment, _Base):
    """num_envs games side by side. With opponents (see Env) the seat learner is asked in
    each; without them all seats are, info["seat"] says which, and the reward is that of the
    seat that made the move. info["rewards"] has the rewards of all seats.

    A game that has ended begins anew with the next step, whose action is ignored and whose
    reward is 0: autoreset by the next step. Its mask has action 0. An action that is not
    legal ends its game: terminated, with the reward -1 and info["illegal"].

    copy=False returns the arrays that the next step writes again.
    """

    metadata = {"render_modes": [], "autoreset_mode": _next_step}

    def __init__(self, game="steamrollers", players=2, *, num_envs=1, learner=1, opponents=None, copy=True, **more):
        self.num_envs, self.learner, self.copy = num_envs, learner if opponents else None, copy
        self.games = Games(
            game, players, num_games=num_envs, bots=seated(opponents, players, learner), forfeit=True, **more)
        self.single_observation_space = observations(self.games)
        self.observation_space = observations(self.games, (num_envs,))
        self.single_action_space = Discrete(self.games.moves)
        self.action_space = MultiDiscrete([self.games.moves] * num_envs)
        self._began = False

    def reset(self, *, seed=None, options=None):
        """Begins all games: by one seed, or by one for each, which is drawn where it is None."""
        one = seed is None or numpy.ndim(seed) == 0
        super().reset(seed=_seed(seed) if one and seed is not None else None)
        self.games.reset(_seeds(None if one else seed, self.num_envs, self.np_random))
        self._began = True
        return self._observed(), self._info(numpy.zeros(self.num_envs, bool))

    def step(self, actions):
        if not self._began:
            raise RuntimeError("call reset before the first step")
        seats = numpy.where(self.games.ended, 1, self.games.seat) if self.learner is None else self.learner
        chosen, legal, going = numpy.asarray(actions), self.games.legal.copy(), self.games.ended == 0
        self.games.step(chosen)
        illegal = ((chosen < 0) | (chosen >= legal)) & going
        ended = self.games.ended.astype(bool)
        rewards = self.games.rewards[numpy.arange(self.num_envs), numpy.maximum(seats, 1) - 1]
        never = numpy.zeros(self.num_envs, bool)
        return self._observed(), rewards.astype(numpy.float64), ended, never, self._info(illegal)

    def _observed(self):
        if self.copy:
            return observation(self.games)
        return observation(self.games, copy=False)

    def _info(self, illegal):
        games = self.games
        info = {"action_mask": games.masks(), "illegal": illegal, "legal": games.legal, "seat": games.seat,
                "rewards": games.rewards, "totals": games.totals}
        info["action_mask"][:, 0] |= games.ended.view(numpy.int8)  # the next step begins these, by any action
        info.update({name: games.arrays[name] for name in ("actions", "factors") if name in games.arrays})
        if self.copy:
            info = {name: array if name in ("action_mask", "illegal") else array.copy() for name, array in info.items()}
        return info

    def close(self, **_):
        self.games.close()
