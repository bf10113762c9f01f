"""Games of railhex for programs that learn.

    env = railhex.VectorEnv("steamrollers", players=2, num_envs=64)
    observation, info = env.reset(seed=1)
    actions = [random.choice(numpy.flatnonzero(mask)) for mask in info["action_mask"]]
    observation, reward, terminated, truncated, info = env.step(actions)

Env has the interface of gymnasium.Env, AECEnv that of pettingzoo.AECEnv, VectorEnv that
of gymnasium.vector.VectorEnv, and Game and State have names as in OpenSpiel. Games lies
below all of them. An action is the index of a move in the list of legal moves.
"""

from importlib.metadata import PackageNotFoundError, version as _version

from ._errors import IllegalAction, RailhexError
from ._games import Games
from .aec import AECEnv
from .env import Env
from .state import Game, State, load_game
from .vector import VectorEnv

try:
    __version__ = _version("railhex")
except PackageNotFoundError:  # a checkout that is not installed
    __version__ = "0.0.0"
__all__ = ["AECEnv", "Env", "Game", "Games", "IllegalAction", "RailhexError", "State", "VectorEnv", "load_game"]
