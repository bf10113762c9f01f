"""The package held to what the games themselves say, with both ways to play them."""

import copy
import itertools
import multiprocessing
import os
import pickle
import random as pseudorandom
import re
import signal
import subprocess
import sys
import threading
import unittest
import warnings

import numpy

import railhex
from railhex import _native, _pipe, _spaces

GAMES = (("steamrollers", 2), ("steampower", 3), ("steam", 3))
WAYS = (_native.Native, _pipe.Pipe)
HERE = os.path.dirname(os.path.abspath(__file__))

try:
    import gymnasium
except ImportError:
    gymnasium = None
try:
    import pettingzoo
except ImportError:
    pettingzoo = None


def chosen(games, random):
    return (random.random(games.num_games) * games.legal).astype(numpy.int64)


class TestGames(unittest.TestCase):
    def test_both_ways_play_the_same(self):
        for game, players in GAMES:
            a, b = (railhex.Games(game, players, num_games=5, seed=7, dense=True, packed=True, actions=True, factors=True, use=way) for way in WAYS)
            random = numpy.random.default_rng(1)
            for _ in range(60):
                for name in a.arrays:
                    self.assertTrue(numpy.array_equal(a.arrays[name], b.arrays[name]), (game, name))
                actions = chosen(a, random)
                a.step(actions)
                b.step(actions)
            a.reset(range(5), [True, False, True, False, True])
            b.reset(range(5), [True, False, True, False, True])
            self.assertTrue(numpy.array_equal(a.dense, b.dense), game)
            a.close()
            b.close()

    def test_seeds_are_exact(self):
        for game, players in GAMES:
            def played(seeds):
                games = railhex.Games(game, players, num_games=2)
                games.reset(seeds)
                random = numpy.random.default_rng(3)
                for _ in range(50):
                    games.step(chosen(games, random))
                return [games.call("hash", i) for i in range(2)]
            self.assertEqual(played([5, 6]), played([5, 6]), game)
            self.assertNotEqual(played([5, 6])[0], played([7, 6])[0], game)

    def test_packed_is_dense_without_what_is_fixed(self):
        for game, players in GAMES:
            games = railhex.Games(game, players, num_games=3, dense=True, packed=True)
            random = numpy.random.default_rng(2)
            for _ in range(40):
                games.step(chosen(games, random))
            marks, numbers = [], []
            for s in games.layout["sections"]:
                if not s["fixed"]:
                    length = int(numpy.prod(s["shape"]))
                    values = games.dense[:, s["offset"]:s["offset"] + length]
                    if s["scale"] == 1:
                        marks.append(values)
                    else:
                        numbers.append(numpy.round(values / numpy.float32(s["scale"])))
            self.assertTrue(numpy.array_equal(numpy.hstack(marks), games.marks), game)
            self.assertTrue(numpy.array_equal(numpy.hstack(numbers), games.numbers), game)
            alone = railhex.Games(game, players, num_games=3, packed=True)
            random = numpy.random.default_rng(2)
            for _ in range(40):
                alone.step(chosen(alone, random))
            self.assertTrue(numpy.array_equal(alone.marks, games.marks) and numpy.array_equal(alone.numbers, games.numbers), game)
            self.assertLess(games.marks.nbytes + games.numbers.nbytes, games.dense.nbytes / 4)

    def test_fixed_masks_have_a_number_for_each_legal_move(self):
        games = railhex.Games("steamrollers", 2, num_games=4, actions=True, factors=True)
        random = numpy.random.default_rng(2)
        for _ in range(30):
            games.step(chosen(games, random))
            masks = games.fixed_masks()
            self.assertEqual(masks.shape, (4, games.layout["actions"]))
            self.assertEqual(list(masks.sum(axis=1)), list(games.legal))
            self.assertTrue((games.factors[:, 0, 0] >= 0).all())

    def test_refusals(self):
        games = railhex.Games("steamrollers", 2, num_games=2)
        before = games.dense.copy()
        for actions, error in (
            ([0, 99999], railhex.IllegalAction), ([-1, 0], railhex.IllegalAction), ([0.0, 0.0], railhex.IllegalAction),
            ([0], railhex.RailhexError), ([[0, 0]], railhex.RailhexError), (["a", "b"], railhex.IllegalAction),
        ):
            with self.assertRaises(error, msg=actions):
                games.step(actions)
            self.assertTrue(numpy.array_equal(before, games.dense))
        for said, words in (
            (dict(game="chess"), "chess"), (dict(game="steamrollers"), "players is missing"), (dict(game="steamrollers", players=9), "9 players"),
            (dict(game="steamrollers", players=2, colour="red"), "colour"), (dict(game="steam", players=3, num_games=0), "0 games"),
            (dict(game="steamrollers", players=2, num_games=1.5), "num_games"), (dict(game="steamrollers", players=2, seed=-1), "seed"),
            (dict(game="steamrollers", players=2, bots={2: "genius"}), "genius"), (dict(game="steamrollers", players=2, bots={3: "random"}), "seat 3"),
            (dict(game="steamrollers", players=2, bots={1: "random", 2: "greedy"}), "nobody is asked"),
        ):
            for way in WAYS:
                with self.assertRaises(railhex.RailhexError, msg=said) as caught:
                    railhex.Games(**said, use=way)
                self.assertIn(words, str(caught.exception))
        for call in (dict(do="dance"), dict(do="moves", game=5), dict(do="dense", seat=9), dict(do="restore", text="nonsense")):
            with self.assertRaises(railhex.RailhexError, msg=call):
                games.call(**call)
        games.close()
        with self.assertRaisesRegex(railhex.RailhexError, "closed"):
            games.step([0, 0])

    def test_a_refused_move_names_its_rule(self):
        state = railhex.load_game("steamrollers", 2).new_initial_state()
        while state.is_chance_node():
            state.apply_action(0)
        with self.assertRaises(railhex.RailhexError) as caught:
            state.string_to_action("deliver R 1-2 1")
        self.assertTrue(caught.exception.rule, caught.exception)

    def test_chance_refuses_what_it_cannot_decide(self):
        state = railhex.load_game("steamrollers", 2).new_initial_state()
        with self.assertRaisesRegex(railhex.IllegalAction, "is an outcome of chance"):
            state.apply_action(5000)
        state.apply_action(0)
        self.assertNotIn("\x1b", str(state))

    def test_factors_name_the_parts_of_moves(self):
        games = railhex.Games("steamrollers", 2, num_games=1, factors=True)
        for row, move in zip(games.factors[0], games.call("moves")):
            block = games.layout["blocks"][row[0]]
            self.assertEqual(move.split()[0], block["kind"])
            self.assertEqual((row >= 0).sum(), 1 + len(block["factors"]))

    def test_a_program_that_ends(self):
        games = railhex.Games("steam", 3, use=_pipe.Pipe)
        games._of._program.kill()
        games._of._program.wait()
        with self.assertRaisesRegex(railhex.RailhexError, "has ended"):
            games.step([0])

    def test_another_version(self):
        for way in ("_native.Native", "_pipe.Pipe"):
            code = f"import railhex; from railhex import _native, _pipe; _native.VERSION = 99; railhex.Games('steam', 3, use={way})"
            run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
            self.assertRegex(run.stderr, "ImportError: .* has version [0-9]+, and this package needs 99\n$")


class TestEnv(unittest.TestCase):
    def test_the_interface(self):
        for game, players in GAMES:
            env = railhex.Env(game, players, opponents="random", moves=1024)
            observation, info = env.reset(seed=1)
            again, _ = env.reset(seed=1)
            self.assertTrue(numpy.array_equal(observation, again))
            env.action_space.seed(5)
            for steps in itertools.count():
                self.assertIn(observation, env.observation_space)
                self.assertEqual(info["seat"], 1)
                self.assertEqual(info["action_mask"].sum(), info["legal"])
                action = env.action_space.sample(info["action_mask"])
                observation, reward, terminated, truncated, info = env.step(action)
                self.assertIs(type(reward), float)
                self.assertIs(type(terminated), bool)
                self.assertFalse(truncated)
                if terminated:
                    break
                self.assertEqual(reward, 0)
            self.assertGreater(steps, 0)
            self.assertTrue(-1 <= reward <= players - 1, reward)
            with self.assertRaises(RuntimeError):
                env.step(0)
            env.reset()
            env.close()

    def test_packed_and_drawn(self):
        with railhex.Env("steamrollers", 2, packed=True, render_mode="ansi", factors=True) as env:
            observation, info = env.reset(seed=1)
            self.assertIn(observation, env.observation_space)
            self.assertIn("Supply", env.render())
            self.assertEqual(info["factors"].shape[0], env.action_space.n)
        with self.assertRaises(ValueError):
            railhex.Env(render_mode="human")


class TestVectorEnv(unittest.TestCase):
    def test_autoreset_by_the_next_step(self):
        for opponents in (None, "random"):
            env = railhex.VectorEnv("steamrollers", 2, num_envs=6, opponents=opponents)
            observation, info = env.reset(seed=3)
            random = numpy.random.default_rng(1)
            ended, games = numpy.zeros(6, bool), 0
            while games < 6:
                self.assertIn(observation, env.observation_space)
                observation, rewards, terminations, truncations, info = env.step(chosen(env.games, random))
                self.assertEqual((rewards.dtype, terminations.dtype, truncations.any()), (numpy.float64, bool, False))
                self.assertFalse((terminations & ended).any(), "a game ends in the step that begins it")
                self.assertFalse(rewards[ended].any())
                self.assertFalse(rewards[~terminations].any())
                self.assertTrue((numpy.abs(info["rewards"][terminations].sum(axis=1)) < 1e-6).all())
                ended = terminations
                games += terminations.sum()
            env.close()

    def test_a_step_before_reset(self):
        with railhex.VectorEnv("steamrollers", 2) as env, self.assertRaisesRegex(RuntimeError, "reset"):
            env.step([0])

    def test_copies(self):
        env = railhex.VectorEnv("steamrollers", 2, num_envs=2)
        first, _ = env.reset(seed=1)
        kept = first.copy()
        env.step([0, 0])
        self.assertTrue(numpy.array_equal(first, kept))
        env = railhex.VectorEnv("steamrollers", 2, num_envs=2, copy=False)
        first, _ = env.reset(seed=1)
        env.step([0, 0])
        self.assertFalse(numpy.array_equal(first, kept))


class TestAECEnv(unittest.TestCase):
    def test_the_interface(self):
        for game, players in GAMES:
            env = railhex.AECEnv(game, players)
            env.reset(seed=4)
            total, random = dict.fromkeys(env.possible_agents, 0.0), numpy.random.default_rng(1)
            for agent in env.agent_iter():
                observation, reward, terminated, truncated, info = env.last()
                self.assertIn(observation, env.observation_space(agent))
                self.assertTrue(numpy.array_equal(observation["action_mask"], info["action_mask"]))
                total[agent] += reward
                action = None
                if not terminated and not truncated:
                    action = random.choice(numpy.flatnonzero(info["action_mask"]))
                env.step(action)
            self.assertEqual(env.agents, [])
            self.assertAlmostEqual(sum(total.values()), 0)
            env.reset(seed=4)
            self.assertEqual(env.agents, env.possible_agents)

    def test_the_dead_say_nothing(self):
        env = railhex.AECEnv("steamrollers", 2)
        env.reset(seed=1)
        while not all(env.terminations.values()):
            env.step(numpy.flatnonzero(env.last()[4]["action_mask"])[0])
        with self.assertRaises(ValueError):
            env.step(0)

    def test_hidden_hands_stay_hidden(self):
        env = railhex.AECEnv("steampower", 2)
        env.reset(seed=1)
        random = numpy.random.default_rng(1)
        for _ in range(60):
            env.step(random.choice(numpy.flatnonzero(env.last()[4]["action_mask"])))
        section = next(s for s in env.games.layout["sections"] if s["name"] == "hand")
        for agent in env.possible_agents:
            seen = env.observe(agent)["observation"][section["offset"]:section["offset"] + 5 * 64].reshape(5, 64)
            hands = [int(row.sum()) for row in seen]
            self.assertGreater(hands[0], 0)  # rows begin with the seat that looks
            self.assertEqual(sum(hands), hands[0], f"{agent} sees {hands}")


class TestState(unittest.TestCase):
    def test_random_play(self):
        for game, players in GAMES:
            state, random = railhex.load_game(game, players).new_initial_state(), numpy.random.default_rng(2)
            for _ in range(100):
                if state.is_terminal():
                    break
                legal = state.legal_actions()
                self.assertEqual(state.legal_actions_mask().sum(), len(legal))
                if state.is_chance_node():
                    self.assertEqual(state.current_player(), -1)
                    outcomes, odds = zip(*state.chance_outcomes())
                    self.assertAlmostEqual(sum(odds), 1)
                    action = int(random.choice(outcomes))
                else:
                    action = int(random.choice(legal))
                    move = state.action_to_string(state.current_player(), action)
                    self.assertEqual(state.string_to_action(move), action)
                seed = int(random.integers(1 << 30))
                child = state.child(action, numpy.random.default_rng(seed))
                state.apply_action(action, numpy.random.default_rng(seed))
                self.assertEqual(child.serialize(), state.serialize())
                self.assertEqual([len(state.information_state_tensor(0))], state.get_game().information_state_tensor_shape())
            self.assertEqual(len(state.returns()), players)

    def test_chance_is_a_move_without_a_generator(self):
        def began(*rng, state=None):
            state = (state or railhex.load_game("steamrollers", 2).new_initial_state()).clone()
            while state.is_chance_node():
                state.apply_action(0, *rng)
            return state.serialize()

        for rng in (numpy.random.default_rng, pseudorandom.Random):
            self.assertEqual(began(rng(1)), began(rng(1)))
            self.assertNotEqual(began(rng(1)), began(rng(2)))
        self.assertNotEqual(began(), began())
        start = railhex.load_game("steamrollers", 2).new_initial_state()
        self.assertNotEqual(began(state=start), began(state=start), "clones share what falls")
        with self.assertRaisesRegex(railhex.RailhexError, "Generator"):
            began("dice")

    def test_listed_outcomes_are_what_falls(self):
        for game, players in GAMES:
            state, random, tried = railhex.load_game(game, players).new_initial_state(), numpy.random.default_rng(3), 0
            while not state.is_terminal() and tried < 3:
                outcomes = state.chance_outcomes()
                if len(outcomes) > 1:
                    tried += 1
                    self.assertEqual([a for a, _ in outcomes], state.legal_actions())
                    self.assertEqual(len({state.child(a).serialize() for a, _ in outcomes}), len(outcomes))
                state.apply_action(int(random.choice(state.legal_actions())), random)

    def test_the_names_of_openspiel(self):
        for game, players in GAMES:
            g, random = railhex.load_game(game, players), numpy.random.default_rng(5)
            state, actions = g.new_initial_state(), []
            while not state.is_terminal():
                actions.append(int(random.integers(len(state.legal_actions()))))
                state.apply_action(actions[-1], random)
            self.assertEqual(state.history(), actions)
            self.assertLessEqual(len(actions), g.max_game_length())
            self.assertEqual(state.rewards(), state.returns())
            self.assertAlmostEqual(sum(state.rewards()), 0)
            self.assertTrue(all(g.min_utility() <= r <= g.max_utility() for r in state.rewards()))
            self.assertEqual((g.num_players(), g.get_type().short_name), (players, game))
            hidden = g.get_type().information == "IMPERFECT_INFORMATION"
            self.assertEqual(hidden, game == "steampower")
            self.assertGreater(g.max_chance_outcomes(), 1)
            self.assertTrue(numpy.array_equal(state.observation_tensor(0), state.information_state_tensor(0)))

    def test_a_state_tells_a_player_what_that_player_sees(self):
        random, state = numpy.random.default_rng(1), railhex.load_game("steampower", 2).new_initial_state()
        for _ in range(60):
            state.apply_action(int(random.integers(len(state.legal_actions()))), random)
        for tell in (state.information_state_string, lambda p: state.information_state_tensor(p).tobytes()):
            self.assertNotEqual(tell(0), tell(1))
        self.assertNotEqual(state.information_state_string(0), state.child(0, random).information_state_string(0))


class TestCopies(unittest.TestCase):
    def test_states(self):
        for game, players in GAMES:
            state, random = railhex.load_game(game, players).new_initial_state(), numpy.random.default_rng(1)
            for _ in range(40):
                state.apply_action(int(random.integers(len(state.legal_actions()))), random)
            for made in (copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s)), railhex.State.clone,
                         lambda s: s.get_game().deserialize_state(s.serialize(), s.history())):
                other = made(state)
                self.assertEqual(other.serialize(), state.serialize())
                self.assertEqual(other.history(), state.history())
                other.apply_action(0, random)
                self.assertNotEqual(other.serialize(), state.serialize())
        with self.assertRaises(railhex.RailhexError):
            state.get_game().deserialize_state("nonsense")

    def test_environments(self):
        for way in WAYS:
            for make in (
                lambda: railhex.Env("steam", 3, opponents="random", use=way),
                lambda: railhex.AECEnv("steampower", 2, use=way),
                lambda: railhex.VectorEnv("steamrollers", 2, num_envs=3, use=way),
            ):
                env, games = make(), []
                env.reset(seed=1)
                for made in (lambda e: e, copy.copy, copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))):
                    games.append(made(env))
                for other in games:
                    for _ in range(5):
                        other.step(0 if other.games.num_games == 1 else [0, 0, 0])
                    other.reset()
                first = [games[0].games.call("hash", i) for i in range(games[0].games.num_games)]
                totals = games[0].games.totals
                for other in games:
                    self.assertEqual([other.games.call("hash", i) for i in range(other.games.num_games)], first)
                    self.assertTrue(numpy.array_equal(other.games.totals, totals))
                    other.close()

    def test_a_clone_is_cheap(self):
        games = railhex.Games("steam", 3, num_games=2)
        self.assertEqual(copy.copy(games).call("hash"), games.call("hash"))
        self.assertIsNot(copy.copy(games).seat, games.seat)


class TestProcesses(unittest.TestCase):
    def test_a_child_plays_games_of_its_own(self):
        """whether the parent has used the library or not, by fork and by spawn."""
        env = railhex.VectorEnv("steam", 3, num_envs=2)
        env.reset(seed=1)
        want = [env.games.call("hash", i) for i in range(2)]
        for method in ("fork", "spawn"):
            with multiprocessing.get_context(method).Pool(1) as pool:
                self.assertEqual(pool.apply_async(began_in_child).get(60), want, method)
        env.step([0, 0])

    def test_a_child_refuses_games_of_its_parent(self):
        for way in WAYS:
            games = railhex.Games("steam", 3, use=way)
            reader, writer = os.pipe()
            child = os.fork()
            if child == 0:
                said = "nothing"
                try:
                    games.step([0])
                except railhex.RailhexError as refused:
                    said = str(refused)
                os.write(writer, said.encode())
                os._exit(0)
            os.waitpid(child, 0)
            self.assertIn("forked", os.read(reader, 1000).decode())
            os.close(reader)
            os.close(writer)
            games.step([0])
            games.close()

    def test_without_a_pipe_a_forked_child_says_what_to_do(self):
        os.environ["RAILHEX_PIPE"] = "/nowhere"
        try:
            railhex.Games("steam", 3)
            with multiprocessing.get_context("fork").Pool(1) as pool:
                with self.assertRaisesRegex(railhex.RailhexError, "spawn"):
                    pool.apply_async(began_in_child).get(60)
        finally:
            del os.environ["RAILHEX_PIPE"]

    def test_an_interrupt_closes_the_pipe(self):
        for delay in (0.01, 0.02, 0.03):
            games = railhex.Games("steam", 3, num_games=64, use=_pipe.Pipe)
            threading.Timer(delay, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
            try:
                while True:
                    games.step(numpy.zeros(64, int) * (games.ended == 0))
            except KeyboardInterrupt:
                pass
            if games._of._program is None:  # else it came between two answers
                with self.assertRaisesRegex(railhex.RailhexError, "interrupted"):
                    games.reset(range(64))
            else:
                games.reset(range(64))
                want = railhex.Games("steam", 3, num_games=64, use=_pipe.Pipe)
                want.reset(range(64))
                self.assertTrue(numpy.array_equal(games.dense, want.dense))

    def test_an_interrupt_in_an_answer(self):
        games = railhex.Games("steam", 3, use=_pipe.Pipe)

        def interrupted(view):
            raise KeyboardInterrupt

        games._of._read_into = interrupted
        with self.assertRaises(KeyboardInterrupt):
            games.step([0])
        del games._of._read_into
        with self.assertRaisesRegex(railhex.RailhexError, "interrupted"):
            games.step([0])


def began_in_child():
    env = railhex.VectorEnv("steam", 3, num_envs=2)
    env.reset(seed=1)
    return [env.games.call("hash", i) for i in range(2)]


class TestSettings(unittest.TestCase):
    def test_seeds(self):
        env = railhex.VectorEnv("steamrollers", 2, num_envs=3)

        def hashes(seed):
            env.reset(seed=seed)
            return [env.games.call("hash", i) for i in range(3)]

        self.assertEqual(hashes(3), hashes(numpy.int64(3)))
        self.assertEqual(hashes([1, 2, 3]), hashes(numpy.array([1, 2, 3])))
        self.assertEqual(hashes([1, None, 3])[::2], hashes([1, 2, 3])[::2])
        self.assertNotEqual(hashes([1, None, 3]), hashes([1, None, 3]))
        for make in (lambda s: env.reset(seed=s), lambda s: env.games.reset(s if isinstance(s, list) else [s] * 3),
                     lambda s: railhex.Env("steam", 3).reset(seed=s), lambda s: railhex.AECEnv("steam", 3).reset(seed=s)):
            for seed in (1.5, -1, numpy.float64(2), [1, -1, 2], [1.5, 1, 1], True, "1"):
                with self.assertRaises(railhex.RailhexError, msg=seed):
                    make(seed)

    def test_setup_values_may_be_numpy_integers(self):
        for make in (railhex.Env, railhex.VectorEnv, railhex.AECEnv, railhex.load_game):
            make("steampower", players=numpy.int64(2))
        railhex.VectorEnv("steam", numpy.int32(3), num_envs=numpy.int64(2), opponents="random", learner=numpy.int64(2))

    def test_the_generator_of_the_base(self):
        env = railhex.Env("steam", 3)
        env.reset(seed=4)
        first = env.np_random.integers(1 << 60)
        env.reset(seed=4)
        self.assertEqual(first, env.np_random.integers(1 << 60))

    def test_chance_is_not_a_seats_decision(self):
        for make in (railhex.Env, railhex.AECEnv):
            with self.assertRaisesRegex(railhex.RailhexError, "not a decision of a seat"):
                make("steamrollers", 2, chance=True)

    def test_the_learner_has_a_seat(self):
        for make in (railhex.Env, railhex.VectorEnv):
            with self.assertRaisesRegex(railhex.RailhexError, "seat 5, but the seats are 1 to 3"):
                make("steam", 3, learner=5, opponents="random")


class TestIllegal(unittest.TestCase):
    def test_an_environment_ends(self):
        env = railhex.Env("steam", 3, learner=2)
        for wrong in (env.action_space.n - 1, -1, 1 << 40):
            _, info = env.reset(seed=1)
            self.assertFalse(info["illegal"])
            observation, reward, terminated, truncated, info = env.step(wrong)
            self.assertEqual((reward, terminated, truncated), (-1, True, False))
            self.assertEqual((info["illegal"], info["legal"]), (True, 0))
            self.assertIn(observation, env.observation_space)
            with self.assertRaises(RuntimeError):
                env.step(0)
        with self.assertRaises(railhex.IllegalAction):
            env.reset()
            env.step(0.5)

    def test_one_of_many_ends_and_begins_anew(self):
        for opponents in (None, "random"):
            env = railhex.VectorEnv("steam", 3, num_envs=3, opponents=opponents)
            env.reset(seed=1)
            _, rewards, terminated, _, info = env.step([0, 2000, 0])
            self.assertEqual((list(rewards), list(terminated)), ([0, -1, 0], [False, True, False]))
            self.assertEqual(list(info["illegal"]), [False, True, False])
            self.assertEqual(info["action_mask"][1].sum(), 1)
            _, rewards, terminated, _, info = env.step([0, 2000, 0])
            self.assertFalse(rewards.any() or terminated.any() or info["illegal"].any())
            self.assertGreater(info["legal"][1], 0)

    def test_an_agent_loses(self):
        env = railhex.AECEnv("steam", 3)
        env.reset(seed=1)
        agent = env.agent_selection
        env.step(2000)
        self.assertEqual([env.rewards[a] for a in env.agents], [-1.0 if a == agent else 0.0 for a in env.agents])
        self.assertTrue(all(env.terminations.values()) and env.infos[agent]["illegal"])

    def test_a_state_raises(self):
        state = railhex.load_game("steam", 3).new_initial_state()
        while state.is_chance_node():
            state.apply_action(0)
        for wrong in (len(state.legal_actions()), -1, 1.5):
            with self.assertRaises(railhex.IllegalAction):
                state.apply_action(wrong)


class TestReadme(unittest.TestCase):
    def test_what_it_says_runs(self):
        with open(os.path.join(HERE, "..", "README.md")) as f:
            snippets = re.findall("```python\n(.*?)```", f.read(), re.DOTALL)
        self.assertGreater(len(snippets), 1)
        names, played = {}, []
        step = railhex.VectorEnv.step
        try:
            railhex.VectorEnv.step = lambda env, actions: played.append(step(env, actions)) or played[-1]
            for snippet in snippets:
                exec(snippet, names)
        finally:
            railhex.VectorEnv.step = step
        self.assertTrue(any(ended.any() for _, _, ended, _, _ in played), "no game ends: the next is not tried")


@unittest.skipUnless(gymnasium, "Gymnasium is not installed")
class TestGymnasium(unittest.TestCase):
    def test_check_env(self):
        from gymnasium.utils.env_checker import check_env

        for game, players in GAMES:
            for manner in ({}, {"packed": True}, {"factors": True}):
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    check_env(railhex.Env(game, players, moves=1024, **manner), skip_render_check=True)

    def test_vector_environments(self):
        def make():
            return railhex.Env("steam", 3, moves=1024)

        railhex.Env("steam", 3).reset()  # the library is in use
        for vector in (gymnasium.vector.SyncVectorEnv, *(
            lambda made, context=context: gymnasium.vector.AsyncVectorEnv(made, context=context)
            for context in ("fork", "spawn")
        )):
            envs = vector([make, make])
            _, info = envs.reset(seed=1)
            for _ in range(20):
                _, _, ended, _, info = envs.step([0, 0])
            self.assertFalse(ended.any())
            envs.close()


@unittest.skipUnless(pettingzoo, "PettingZoo is not installed")
class TestPettingZoo(unittest.TestCase):
    def test_its_tests(self):
        from pettingzoo.test import api_test, seed_test

        for game, players in GAMES:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                api_test(railhex.AECEnv(game, players, moves=1024), num_cycles=200)
                seed_test(lambda: railhex.AECEnv(game, players, moves=1024), num_cycles=50)


class TestSpaces(unittest.TestCase):
    def test_what_they_contain(self):
        d = _spaces.Discrete(3)
        self.assertTrue(2 in d and numpy.int64(0) in d)
        self.assertFalse(3 in d or -1 in d)
        m = _spaces.MultiDiscrete([3, 3])
        self.assertTrue(m.contains(numpy.array([0, 2])))
        self.assertFalse(m.contains(numpy.array([0, 3])))
        b = _spaces.Box(0, 1, (2,), numpy.int8)
        self.assertFalse(b.contains(numpy.array([0, 2], numpy.int8)) or b.contains([0, 1, 0]))


if __name__ == "__main__":
    unittest.main()
