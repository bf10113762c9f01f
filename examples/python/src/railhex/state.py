"""Single positions, with the names of OpenSpiel's Game and State."""

import json
import random
from typing import NamedTuple

from ._errors import IllegalAction, RailhexError
from ._games import Games

CHANCE, TERMINAL = -1, -4  # as players, besides those from 0 on


class GameType(NamedTuple):
    """What kind of a game one is, in the words of OpenSpiel."""

    short_name: str
    information: str  # IMPERFECT_INFORMATION if something is hidden from a player
    dynamics: str = "SEQUENTIAL"
    chance_mode: str = "SAMPLED_STOCHASTIC"
    utility: str = "ZERO_SUM"
    reward_model: str = "TERMINAL"
    provides_information_state_string: bool = True
    provides_information_state_tensor: bool = True
    provides_observation_tensor: bool = True


class Game:
    """A game with its setup: Game("steam", players=3, map="rhine")."""

    def __init__(self, game, players=None, **setup):
        self._said = (game, players, setup)
        self._start = Games(game, players, chance=True, dense=False, **setup)
        self._size = self._start.size

    def __reduce__(self):
        return _loaded, self._said

    def new_initial_state(self):
        return State(self, self._start.clone())

    def deserialize_state(self, text, history=()):
        """The state of a text that State.serialize wrote, its history that which is given."""
        state = self.new_initial_state()
        state._of.call("restore", text=text)
        state._history = list(history)
        return state

    deserialize = deserialize_state

    def get_type(self):
        return GameType(self._size["game"], "IMPERFECT_INFORMATION" if self._size["secrets"] else "PERFECT_INFORMATION")

    def num_players(self):
        return self._size["seats"]

    def num_distinct_actions(self):
        """The most legal moves of a position: an action is an index."""
        return self._size["moves"]

    def max_chance_outcomes(self):
        """The most outcomes that State.chance_outcomes lists."""
        return self._size["moves"]

    def max_game_length(self):
        """A number of actions that no game exceeds, those of chance included."""
        return self._size["longest"]

    def min_utility(self):
        return -1.0

    def max_utility(self):
        return max(1.0, self.num_players() - 1.0)

    def information_state_tensor_shape(self):
        return [self._size["dense"]]

    observation_tensor_shape = information_state_tensor_shape


def load_game(game, players=None, **setup):
    """The game of a name, "steamrollers", "steampower" or "steam"."""
    return Game(game, players, **setup)


def _loaded(game, players, setup):
    return Game(game, players, **setup)


class State:
    """A position. Players count from 0; what chance decides is an action, too. A state has
    no generator: see apply_action."""

    def __init__(self, game, games):
        self._game, self._of, self._history = game, games, []

    def get_game(self):
        return self._game

    def current_player(self):
        if self.is_terminal():
            return TERMINAL
        return int(self._of.seat[0]) - 1  # chance is seat 0

    def is_terminal(self):
        return bool(self._of.ended[0])

    def is_chance_node(self):
        return self._of.seat[0] == 0 and not self.is_terminal()

    def legal_actions(self):
        return list(range(self._of.legal[0]))

    def legal_actions_mask(self):
        return self._of.masks()[0]

    def apply_action(self, action, rng=None):
        """Makes a move. Where chance decides among more outcomes than chance_outcomes lists,
        the one action draws what falls out of rng, a numpy.random.Generator or
        random.Random: equal generators give equal falls. Without one each call differs."""
        if self.is_terminal():
            raise RailhexError("the game is over: no action is legal")
        if self.is_chance_node() and self._of.legal[0] == 1:
            if action != 0:
                raise IllegalAction(
                    f"action {action} is not legal: it must be 0 and is an outcome of chance, which is asked there",
                    kind="action")
            self._of.call("draw", seed=_number(rng))
        else:
            self._of.step([action])
        self._history.append(int(action))

    def chance_outcomes(self):
        """Pairs of an action and its probability. Where there are too many outcomes to be
        listed there is one action of probability 1, which draws one of them, so that child
        and apply_action may differ: a sampled stochastic chance node."""
        return [(o["index"], o["probability"]) for o in self._of.call("outcomes")]

    def history(self):
        """The actions that led here from the initial state, or from where deserialize_state
        began."""
        return self._history[:]

    def returns(self):
        """What each player has won once the game is over, 0 before."""
        return [float(x) for x in self._of.rewards[0]]

    rewards = returns

    def player_return(self, player):
        return self.returns()[player]

    player_reward = player_return

    def _seat(self, player):
        return max(0, self.current_player()) + 1 if player is None else player + 1

    def information_state_tensor(self, player=None):
        """The position as a player sees it, the one that is asked if none is named."""
        return self._of.see(0, self._seat(player))

    observation_tensor = information_state_tensor

    def information_state_string(self, player=None):
        """The same as text: the report of the game in JSON."""
        return json.dumps(self._of.call("report", seat=self._seat(player)), sort_keys=True)

    observation_string = information_state_string

    def action_to_string(self, *player_and_action):
        """The move of an action in the notation; a player may stand before the action."""
        return self._of.call("moves")[player_and_action[-1]]

    def string_to_action(self, move):
        """The action of a move. Its error says by which rule the move is not legal."""
        return self._of.call("index", text=move)

    def clone(self):
        other = State(self._game, self._of.clone())
        other._history = self._history[:]
        return other

    __copy__ = clone

    def __deepcopy__(self, memo):
        return self.clone()

    def __reduce__(self):
        return Game.deserialize_state, (self._game, self.serialize(), self._history)

    def child(self, action, rng=None):
        other = self.clone()
        other.apply_action(action, rng)
        return other

    def serialize(self):
        """The position on one line, as the notation has it: see Game.deserialize_state."""
        return self._of.call("text")

    def __str__(self):
        return self._of.call("characters", seat=0, plain=True)


def _number(rng):
    """A number of 64 bits out of a generator, or one that nobody knows."""
    if rng is None:
        return random.SystemRandom().getrandbits(64)
    if hasattr(rng, "getrandbits"):
        return rng.getrandbits(64)
    if hasattr(rng, "bit_generator"):
        return int(rng.integers(0, 1 << 64, dtype="uint64"))
    raise RailhexError(f"rng is {rng!r}, but must be a numpy.random.Generator or random.Random")
