// Package search is a player for any game of the family. It plays games on from a
// position, again and again, and makes the move after which they went best. It knows the
// rules only from the position. A [Game] adds what a good player knows: which moves look
// promising, how to play on, and what players can expect of a position.
//
//	tree := search.New[*steam.State](search.Game[steam.State, steam.Move]{
//		Advice: func() search.Advice[steam.State, steam.Move] { return … },
//		Moment: …, TellingLead: 8,
//	}, search.Thinking{Iterations: 500, Workers: search.AllCores})
//	move, err := tree.Choose(ctx, &position, random)
//
// Package bots below each game makes one for it. [Unadvised] serves a game of which
// nothing is known but its rules.
//
// The positions that it passes form a tree. A node in which a seat is asked belongs to
// that seat, which looks for the best for itself, however many play. What dice and bags
// decide are nodes of their own, which keep a few of many outcomes. If players hold what
// others do not see ([Game.Redealt]), each game is played from a position that is dealt anew
// as the asked seat could imagine it. The search reads nothing from the real position
// that this seat does not see.
//
// # What can be tuned
//
// A name such as "search:500:selection=puct" changes parameters of a search ([ParseThinking]).
// They are, with their defaults:
//
//   - selection=ucb: the formula that chooses among the moves of a node. ucb is UCB1 (Auer,
//     Cesa-Bianchi, Fischer 2002), puct that of AlphaZero (Silver et al. 2017).
//   - exploration=0.3: the weight of a move's being tried little.
//   - priortries=16: as how many tries the adviser's opinion of a move counts (ucb).
//   - doubt=0.4: the most by which that opinion lowers what is expected of a move.
//   - temperature=0.05: how far that opinion is spread over the moves of a node (puct).
//   - moves=40: the number of moves of a position that are ever tried, the most promising ones.
//   - root=game: how the tries of the searched position are shared out: by the selection, by
//     sequential halving (Karnin, Koren, Somekh 2013), or as the [Game] says.
//   - widening=2^0.35, chancewidening=1^0.5: the number of moves, or of outcomes of chance, that
//     are tried after so many visits.
//   - nodes=100000: the most nodes of a tree, each 40 bytes and 40 more for each of its moves.
//   - playout=advised: who plays on from the edge of the tree; random is any legal move.
//   - playoutmoves=end: after so many moves a playout is judged as it stands; 0 for no playout.
//   - value=game: the share of the Game's Value in the estimate at the edge of the tree, 0 to 1.
//
// [Search.Analyse] says what a search found, while it searches and at the end.
//
// # What it promises
//
// It stops at the first of three limits: a number of iterations, a time, the end of a
// context; and has an answer whenever it is stopped. If iterations are the only limit, the
// same position, generator and number of workers give the same answer on every machine.
// After its first decisions an iteration allocates nothing.
//
// A [Search] serves one goroutine at a time and keeps its trees between decisions, for
// their memory alone. Its methods return the errors
// for a position that cannot be searched, such as nil. The zero Search is
// not usable: call [New], which panics on an invalid [Thinking]. A [Game]
// needs its Advice, and its Moment for Evaluate. Its other functions may be nil.
//
// # Learned values
//
// A [Model] judges positions after being fitted to played games. It is
// small: features of a position, a linear model of them and one hidden layer. It is read
// from text and evaluated without allocation, and it gives the same results on every
// machine.
//
//	model, err := search.Parse(text, sight.Names())
//	…
//	game.Value = func() func(*search.Expected, *State) {
//		return search.Value[*State](model, sight)
//	}
//	game.ValueShare = 1 // and no playouts
//
// A [Sight] says what the features of a game's positions are. Package bots below each
// game has one, with the model beside it. The command "railhex train" fits the models.
//
// # Players at a table
//
// The rest of the package seats players. It says what a player is,
// plays a game with a player for each seat, move by move, and has what falls come from a
// seed.
//
//	players := []search.Player[steam.State, steam.Move]{a, b, c}
//	luck := search.NewLuck(moment, (*steam.State).Sample, seed)
//	err := search.Play(ctx, &start, players, luck, seed, func(before *steam.State, m steam.Move, after *steam.State) error {
//		fmt.Println(m)
//		return nil
//	})
//
// A [Player] may think for as long as its context lasts. A [Policy] is a simpler player
// that always has a move at once; [ByPolicy] makes a Player of it. Package bots below each
// game has its players, and [Named] finds them by their names, which are the same for all
// games.
//
// A game is a function of the position in which it begins, the players, and the seed of
// its luck. A player returns an error that says why if no seat is asked: [ErrNoPosition],
// also for nil, [ErrOver] or [ErrChance]; and [ErrNoGenerator] if there is no generator.
//
// A Player and a [Luck] serve one goroutine at a time; games with players and luck of
// their own can be played side by side. The zero Luck is not usable: call [NewLuck].
// [Play] returns an error where [Walk] panics.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package search
