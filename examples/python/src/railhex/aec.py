"""All seats in turn, as a pettingzoo.AECEnv."""

import numpy

from ._games import Environment, Games, _seed, _seeds
from ._spaces import Box, Dict, Discrete, observations
from .env import chance_is_drawn

try:
    from pettingzoo import AECEnv as _Base
except ImportError:

    class _Base:
        """What AECEnv does for its environments."""

        @property
        def num_agents(self):
            return len(self.agents)

        @property
        def max_num_agents(self):
            return len(self.possible_agents)

        @property
        def unwrapped(self):
            return self

        def last(self, observe=True):
            agent = self.agent_selection
            return (self.observe(agent) if observe else None, self._cumulative_rewards[agent],
                    self.terminations[agent], self.truncations[agent], self.infos[agent])

        def agent_iter(self, max_iter=2**63):
            while self.agents and max_iter > 0:
                max_iter -= 1
                yield self.agent_selection

        def _was_dead_step(self, action):
            if action is not None:
                raise ValueError("when an agent is dead, the only valid action is None")
            agent = self.agent_selection
            for of in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
                del of[agent]
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            self.rewards = dict.fromkeys(self.agents, 0.0)


class AECEnv(Environment, _Base):
    """A game whose seats are the agents seat_1, seat_2 …, each asked when the rules ask.

    An observation is a dict of observation and action_mask, as in PettingZoo's classic
    games; infos have the mask, too. Nobody observes what is hidden from its seat. An action
    that is not legal ends the game: the reward of its agent is -1, and its infos say illegal.
    """

    metadata = {"render_modes": ["ansi"], "name": "railhex_v0", "is_parallelizable": False}

    def __init__(self, game="steamrollers", players=2, *, render_mode=None, **more):
        self.render_mode = render_mode
        chance_is_drawn(more)
        self.games = Games(game, players, dense=True, forfeit=True, **more)
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.games.seats + 1)]
        self.agents = []
        moves = self.games.moves
        space = Dict({"observation": observations(self.games), "action_mask": Box(0, 1, (moves,), numpy.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(moves) for agent in self.possible_agents}
        self._random = numpy.random.default_rng()

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._random = numpy.random.default_rng(_seed(seed))
        self.games.reset(_seeds(None, 1, self._random))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self._select()

    def _select(self):
        if self.games.ended[0]:
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.games.seat[0] - 1]
        self.infos = {agent: {"action_mask": self._mask(agent), "illegal": False} for agent in self.agents}

    def _mask(self, agent):
        if agent == self.agent_selection and not self.games.ended[0]:
            return self.games.masks()[0]
        return numpy.zeros(self.games.moves, numpy.int8)

    def observe(self, agent):
        if agent == self.agent_selection and not self.games.ended[0]:
            seen = self.games.dense[0].copy()
        else:
            seen = self.games.see(0, 1 + self.possible_agents.index(agent))
        return {"observation": seen, "action_mask": self._mask(agent)}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        legal = self.games.legal[0]
        self.games.step([action])
        self._cumulative_rewards[agent] = 0.0
        over = bool(self.games.ended[0])
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = float(self.games.rewards[0, seat])
            self._cumulative_rewards[other] += self.rewards[other]
            self.terminations[other] = over
        self._select()
        self.infos[agent]["illegal"] = not 0 <= action < legal

    def render(self):
        return self.games.call("characters", seat=0) if self.render_mode == "ansi" else None

    def close(self):
        self.games.close()
