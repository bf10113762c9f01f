"""Single positions, with the names of OpenSpiel's Game and State."""

import numpy

from ._errors import RailhexError
from ._games import Games

CHANCE, TERMINAL = -1, -4  # as players, besides those from 0 on


class Game:
    """A game with its setup: Game("steam", players=3, map="rhine")."""

    def __init__(self, game, players=None, **setup):
        self._said = (game, players, setup)
        self._size = self._begin().size

    def _begin(self):
        game, players, setup = self._said
        return Games(game, players, chance=True, dense=True, actions=True, **setup)

    def new_initial_state(self):
        return State(self, self._begin())

    def num_players(self):
        return self._size["seats"]

    def num_distinct_actions(self):
        """The most legal moves of a position: an action is an index."""
        return self._size["moves"]

    def information_state_tensor_shape(self):
        return [self._size["dense"]]


def load_game(game, players=None, **setup):
    """The game of a name, "steamrollers", "steampower" or "steam"."""
    return Game(game, players, **setup)


class State:
    """A position. Players count from 0; what chance decides is an action, too."""

    def __init__(self, game, games):
        self._game, self._of = game, games

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

    def apply_action(self, action):
        if self.is_terminal():
            raise RailhexError("the game is over: no action is legal")
        self._of.step([action])

    def chance_outcomes(self):
        """Pairs of an action and its probability. Where there are too many outcomes to be
        listed there is one action of probability 1, which draws one of them, so that child
        and apply_action may differ: a sampled stochastic chance node."""
        return [(o["index"], o["probability"]) for o in self._of.call("outcomes")]

    def returns(self):
        return [float(x) for x in self._of.rewards[0]]

    def player_return(self, player):
        return self.returns()[player]

    def information_state_tensor(self, player=None):
        player = max(0, self.current_player()) if player is None else player
        return numpy.array(self._of.call("dense", seat=player + 1), numpy.float32)

    def action_to_string(self, *player_and_action):
        """The move of an action in the notation; a player may stand before the action."""
        return self._of.call("moves")[player_and_action[-1]]

    def string_to_action(self, move):
        """The action of a move. Its error says by which rule the move is not legal."""
        return self._of.call("index", text=move)

    def clone(self):
        other = State(self._game, self._game._begin())
        other._of.call("restore", text=self.serialize())
        return other

    def child(self, action):
        other = self.clone()
        other.apply_action(action)
        return other

    def serialize(self):
        """The position on one line, as the notation has it."""
        return self._of.call("text")

    def __str__(self):
        return self._of.call("characters", seat=0, plain=True)
