// Package family says what a game is, for code that plays, counts and checks any game.
// SteamRollers, Steam Power and Steam are such games. So can be a fourth, in a package of
// its own that imports nothing of this module.
//
//	type State struct{ … }  // comparable: == means the same position
//	type Move struct{ … }   // comparable, small, and a fmt.Stringer
//	type Seat uint8         // 1 is the first player, 0 nobody
//	type Outcome struct {
//		Move        Move
//		Probability float64
//	}
//
// These are the methods of *State. None changes the State it is called on.
//
//	Seats() int                           how many play
//	Turn() Seat                           who is asked for a move; 0 where it is chance, or where the game is over
//	Chance() bool                         whether dice, bag or cards are asked: chance is a move like any other
//	Over() bool                           whether the game is over
//	Check(Move) error                     nil if the move is legal, otherwise a reason
//	Apply(Move) (State, error)            the position after a legal move; for an illegal one an error, and the position as it is
//	ApplyTo(next *State, m Move) error    the same, written to *next, which may be the State itself; *next stays as it is for an
//	                                      illegal move
//	AppendMoves([]Move) []Move            all legal moves, each once, in an order that is always the same; of a chance
//	                                      position what AppendOutcomes lists; nothing once the game is over
//	AppendOutcomes([]Outcome[Move]) []Outcome   what chance may decide, with probabilities that add up to 1; nothing where a player is
//	                                      asked, and nothing where it is too much to list
//	Sample(*rand.Rand) Move               one outcome of chance, drawn by its odds, also where they are too many to list; the
//	                                      zero Move where a player is asked
//	Total(Seat) int                       the points of a seat as things stand
//	Rank(Seat) int                        the place of a seat once the game is over, 0 before: 1 for winners, and for the others
//	                                      one more than have done better; where nobody has won (all have lost to the bank, or
//	                                      the one player to the game) nobody is first, and the best is 2
//	NumOutcomes() float64                 how many moves chance can make, also where they are too many to list; 0 where a player
//	                                      is asked
//	Probability(Move) float64             of a move of chance, as AppendOutcomes says; 0 for one that it cannot make
//	LongestGame() int                     a number of moves that no game of this setup exceeds, chance included
//	TotalBounds() (least, most int)       between which numbers Total stays in every game of this setup
//	Hash() uint64                         the same for equal positions, on every machine and run; seldom the same for others
//
// A position in which somebody is asked has at least one legal move, and every game
// comes to its end, however it is played. To serve searches the methods that append
// should allocate nothing into a slice with room, and Apply nothing at all.
//
// Where players hold what others do not see the State has one method more, and
// [Hidden] is the constraint:
//
//	Redealt(seat Seat, r *rand.Rand) State  the position as the seat could imagine it: what it sees stays, and what it
//	                                        does not see is dealt anew, in keeping with what it has seen
//
// # What a game gets
//
// [Check] plays random games and holds every position to the laws of any game, and to
// laws that the game adds. [TextLaws] hold that what is written reads back, and
// [HiddenLaw] that what a seat imagines looks the same to it. Check shortens a game that
// breaks a law to the moves that it takes:
//
//	err := family.Check(&start, family.Options[State, Move]{Games: 100})
//
// [Perft] and [Divide] count the ways in which a game can go on, [Play] plays it, and
// [Return] is what a seat has won. Package treesearch searches any game by its rules
// alone, and package table seats its players: table.Play in a loop over seeds and seats
// is a tournament. The examples of this package are a fourth game, whole, with all of
// that.
package family
