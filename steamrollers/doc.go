// Package steamrollers holds the rules of SteamRollers: positions, moves and
// verdicts. It knows every rule of the game for one to five players, Olive, all
// modules, and anybody's own board and components.
//
//	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
//	random := rand.New(rand.NewPCG(1, 2))
//	for err == nil && !s.Over() {
//		m := s.Sample(random) // what dice and bag decide
//		if !s.Chance() {
//			legal := s.AppendMoves(nil)
//			m = legal[random.IntN(len(legal))]
//		}
//		s, err = s.Apply(m)
//	}
//	fmt.Println(s.Winners(), s.Points(1), err)
//
// # Positions and moves
//
// A [State] is an immutable, comparable value. [State.Apply] gives the position
// after a [Move], or a [family.MoveError] that names the [Rule] and says why in a
// sentence. [State.Check] is the same verdict without the position and without
// allocation, and [State.AppendMoves] lists exactly the moves that it lets
// pass. [State.ApplyTo] writes the position after a move where the caller says,
// for bots that throw most positions away.
//
// Chance is a move: what dice show and what is drawn from the bag is applied
// like any decision. [State.AppendOutcomes] lists what may fall with its
// probability, and [State.Sample] draws it from a generator of the caller's.
//
// A turn is several small moves, one decision each: to draft a die, perhaps to
// change it with tiles, to act, and where something is left to decide, to end.
// [State.Phase] says which is asked for, and [State.Turn] which seat.
//
// # Text
//
// [ParseMove] and [ParseRecord] read the notation, [Move.String] and
// [family.Record.AppendText] write it, [State.AppendReport] is what a referee prints.
// [OpenRecord] replays a record line by line as it is read. What cannot be read is a
// [hexmap.ParseError] with line, column, what was found and what was expected.
//
// A position by itself is stored as JSON ([State.MarshalJSON]) or as one line for
// logs and URLs ([State.AppendText]). Neither lets in a position that breaks an
// invariant: the error says every one that is broken, as [State.Validate] does.
//
// # What it promises
//
// Two positions are the same if and only if they are equal with ==. The methods
// of a State may be called from any number of goroutines. Apply and ApplyTo of a legal
// move, Check, AppendMoves and AppendOutcomes into a slice with room, Sample,
// Points and every accessor that returns no slice allocate nothing. Whatever is
// given to a method, a hostile record included, the answer is a value or an
// error; the package panics for no input.
//
// # Whose facts
//
// The printed game shows as pictures where the hexes lie, which borders the charts block,
// and what each order asks. So does it what each action tile is worth and whether it is
// kept or spent (BOARD-4). The rulebook's words only bound these: regions and their
// colours, one city and one town in each, worked examples, tiles worth +1 to -2, tile 4b
// kept. Everything else in the standard board and components is this library's own. To
// play the exact printed game, transcribe it: packages hexmap and variants say how, and
// [Setup] takes the result.
//
// # Rules and rulings
//
// [Rules] lists every rule in a sentence, and [Rule.Ruling] says which of them decide
// what the printed rules leave open. RULES.md beside this file is the book: every
// rule in full, with the reasons of the rulings, and how this package reads the rules
// where they leave something open themselves. NOTATION.md is the notation, with
// examples: boards, moves, records, positions and reports.
//
// # Where a module goes
//
// The modules are in modules.go, the walls of Medium and Hard in build.go, and Olive is in
// olive.go. Each says when it is in play and what it changes in the compiled game: phases of the setup, effects of tile faces, where delivered goods go.
// The phases of the game ask the compiled game and not which modules are
// played. What a module needs no State for stands in package variants, and
// Olive herself in package solo.
//
// # A map of the files
//
// Where a rule is implemented, with its identifier beside the line: for each kind
// of move the file has what forbids it, what it does and how it is listed.
//
//	chance.go modules.go              what comes before the first round, and what chance decides
//	round.go                          the course of a round, and what is asked next
//	dice.go use.go tiles.go           the die, what action tiles do, and who has them
//	build.go deliver.go               the actions: track; the engine, deliveries and routes
//	modules.go olive.go               modules and the solitaire game
//	network.go                        links and distances over track
//	score.go                          points, winners and ranks
//	rule.go                           the rules themselves, the book, and the text in English, en.txt
//
// How a move is judged and applied, and how a refusal is worded. A judge method returns
// a verdict, the rule and the reason, and sentences are made of nothing else.
//
//	judge.go                          one verdict for Check, Apply, Explain and AppendEvents
//	refusal.go                        the sentences made of them
//	chance.go                         what may fall, and how probable it is
//	event.go                          what a move did
//
// Where a position is kept, read and stored:
//
//	state.go tiles.go dice.go         a State and its parts
//	game.go setup.go                  what never changes in a game
//	accessors.go report.go            what a State shows
//	store.go                          the fields of a State, listed once, as JSON and on one line
//	validate.go                       checks of a position from elsewhere
//
// Moves and records as text:
//
//	move.go kind.go                   a Move, packed, written and read; what each kind is
//	record.go                         records
//
// A delivery, from "deliver E 1-3 2" to the new State, is followed through six files:
//
//	move.go                           ParseMove reads it; a Move is packed, and says what it holds
//	judge.go                          Apply asks for the verdict, and carries out what is legal
//	kind.go                           how each kind of move is judged, applied and listed
//	deliver.go                        what a delivery must keep to, its routes, and what it does
//	network.go                        how far apart cities are
//	round.go                          the action ends, perhaps the turn, the round and the game
//
// A new rule touches four files, tests and translations apart: rule.go has its constant,
// RULES.md its sentence and whatever else there is to say of it, the file of its section
// judges it, and en.txt says why it refuses something.
//
// A new kind of move touches eight files, tests and translations apart. In this folder:
// kind.go, which has its row and says how it is judged, applied and listed, move.go, the file
// of its rules, NOTATION.md, en.txt, and event.go for an event of its own. Below it:
// described/arrays.go, and described/described.go if the move or its event names anything.
package steamrollers
