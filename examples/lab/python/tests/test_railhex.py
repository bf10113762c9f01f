"""The package held to what the games themselves say, with both ways to play them."""

import itertools
import os
import subprocess
import sys
import unittest

import numpy

import railhex
from railhex import _native, _pipe, _spaces

GAMES = (("steamrollers", 2), ("steampower", 3), ("steam", 3))
WAYS = (_native.Native, _pipe.Pipe)


def chosen(games, random):
    return (random.random(games.num_games) * games.legal).astype(numpy.int64)


class TestGames(unittest.TestCase):
    def test_both_ways_play_the_same(self):
        for game, players in GAMES:
            a, b = (railhex.Games(game, players, num_games=5, seed=7, packed=True, actions=True, factors=True, use=way) for way in WAYS)
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
            games = railhex.Games(game, players, num_games=3, packed=True)
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
            self.assertRegex(run.stderr, "ImportError: .* has version 1, and this package needs 99\n$")


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
                child, drawn = state.child(action), state.is_chance_node() and len(legal) == 1
                state.apply_action(action)
                if not drawn:
                    self.assertEqual(child.serialize(), state.serialize())
                self.assertEqual(len(state.information_state_tensor(0)), state.get_game().information_state_tensor_shape()[0])
            self.assertEqual(len(state.returns()), players)


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
