// Package tensor turns positions and moves of SteamRollers into arrays of fixed
// size, for programs that learn, and numbers back into moves.
//
//	var x tensor.Position
//	x.Encode(&s, s.Turn())        // the whole position, from the seat of the asked player
//	mask := make([]bool, tensor.NumActions)
//	for m := range s.Moves() {
//		mask[tensor.Action(&s, m)] = true
//	}
//	m, ok := tensor.Move(&s, best(policy(x), mask)) // and back
//
// # Shapes
//
// A [Position] is [Size] numbers of 32 bits, in sections that [Sections] lists with their
// names, offsets, shapes and scales. So a program in another language can cut the array
// into planes and knows what each number was: a value v is stored as v × Scale. What is
// one of several is one-hot. Seats are turned so that the seat from which is looked is
// number 0; seats that nobody has are zeros. Hexes are in the order of the board, at most
// 64.
//
// # The whole position
//
// The arrays hold all that decides how a game goes on. That is what was done in the
// action, the turn and the round, and who took which starting power. The setup adds
// the modules, the board, its charts and both faces of all tiles. Two positions with
// equal arrays have the same legal actions, the same chances and, move for move, equal
// arrays for ever after. Only names are not in them: of the board, of the components, of
// cities.
//
// # Actions
//
// An action is a number below [NumActions], the same in every game; [Action] gives that
// of a move and [Move] the move of a number. No two legal moves of one position have the
// same action. So a policy over actions is one over moves, and it needs no more than a
// mask of the legal ones. [Actions] names each action in words.
//
// Nine tenths of the actions are deliveries, of which few are ever legal. A policy
// need not have an output for each: every action is made of factors, its kind and a
// digit for each choice that such a move leaves. [Actions] lists kinds and factors,
// takes an action apart and puts it together; each of the two forms determines the
// other. If the output for an action is the sum of the outputs for its factors, the
// example of Actions prints how many outputs are needed.
//
// What dice and bag decide has numbers, too: [Chance], below [NumChances]. Only the
// goods of the cities are too many, and have factors alone: [AppendChance] gives the
// factors of any chance move, and [ChanceMove] the move.
//
// # What it promises
//
// Encode, Action, Move and AppendFactors allocate nothing, and read
// nothing but the public State. In a game of four, Encode takes about
// fifteen microseconds and Action a tenth of one; the benchmarks measure both.
// Sections and actions keep their meaning within a [Version]; stored data should
// name it.
package tensor
