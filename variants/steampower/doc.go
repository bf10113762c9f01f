// Package steampower holds the rules of Steam Power: positions, moves and verdicts, for two
// to five players, on anybody's own map and with anybody's own components. It has the shape
// of package steamrollers: if you know one of them, you know the other.
//
//	s, err := steampower.New(steampower.Setup{Players: 2})
//	random := rand.New(rand.NewPCG(1, 2))
//	for err == nil && !s.Over() {
//		m := s.Sample(random) // what the bags decide
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
// after a [Move], or a [family.MoveError] that names the [Rule] and says why in a sentence.
// [State.Check] is the same verdict without the position and without allocation, and
// [State.AppendMoves] lists exactly the moves that it lets pass. [State.ApplyTo]
// applies a move into a State that is there already, for play that keeps none.
//
// Chance is a move: which tile and which contract are drawn is applied like any
// decision. [State.AppendOutcomes] lists what may be drawn with its probability, and
// [State.Sample] draws it from a generator of the caller's.
//
// A turn is several small moves, one decision each. An action begins with build, remove,
// replace, factory, fulfil, draw or money. After the first step of building comes a
// second or done; after fulfil each good by itself, and then the bonus. [State.Phase]
// says which is asked for, and [State.Turn] which seat.
//
// # Shipping
//
// A good is provided by a move that says where it comes from and whom its route
// pays: nothing else about a route matters. [State.AppendMoves] lists all sources
// with all payments that SHIP-5 allows, and none that another undercuts, for there
// may be several that do not undercut each other. [State.Routes] gives the links of
// a route, to draw it. Whether a contract can be begun, or a dear source chosen, is
// decided by what the rest costs at its cheapest (CONTRACT-4). Both are exact: they
// are held against the search of all routes.
//
// # Hidden hands
//
// The contracts in the bag and in the hands of the others are hidden from a player.
// [State.AppendReport] is the report as a seat sees it, [State.Sees] whether a move may be
// told to them. [State.Redealt] returns a position as they could imagine it, with all that
// they cannot see dealt anew. A bot that may know only what its seat knows searches that
// position. A State remembers the one thing that players see of hidden contracts, those
// that were drawn out of their own hand.
//
// What a seat may see of the moves of a draw is read strictly. The contracts that may be
// drawn from the bag, or out of the hand of another, are not shown. This includes the
// seat's own draw, for it would show the bag or the hand.
//
// # Text
//
// [ParseMove] and [ParseRecord] read the notation, [Move.String] and
// [family.Record.AppendText] write it, and [State.AppendReport] is what a referee prints.
// [OpenRecord] replays text line by line. What cannot be read is a [hexmap.ParseError] with
// line, column, what was found and what was expected.
//
// A position by itself is stored as JSON ([State.MarshalJSON]) or as one line for
// logs and URLs ([State.AppendText]). Neither lets in a position that breaks an
// invariant: the error says every one that is broken, as [State.Validate] does.
//
// # What it promises
//
// Two positions are the same if and only if they are equal with ==. The methods of a
// State may be called from any number of goroutines. Apply and ApplyTo of a legal move,
// Check, and AppendMoves and AppendOutcomes into a slice with room allocate nothing. The
// same holds for Sample, Redealt and every accessor that returns no slice. The only
// exception is a shipment of a good whose routes can pay in more than 160 different ways,
// which takes long chains of parallel links of several owners. Whatever is given to a
// method, a hostile position included, the answer is a value or an error; the package
// panics for no input.
//
// # Whose facts
//
// The rulebook counts city tiles, track tiles, goods, locomotives and factories, and
// says what contracts are, how many there are and how they are paid. It shows only as
// pictures where the hexes of its three maps lie and what each contract asks and
// gives (MAP-6, COMP-8). So the maps valley, coast and massif and the contracts of the
// components standard are this library's own, and what is made of them below. To play the exact printed game,
// transcribe it, and give the result to [Setup].
//
// # Second editions
//
// Many games of a greedy player against itself showed what was out of line; it is mended
// under new names. The old ones stay what they are, for the records that name them.
//
//	standard-2   of the contracts of standard that were drawn, 11 to 94 % were fulfilled,
//	             and who was dealt one at the start ended 1.5 points behind the others to
//	             2.7 ahead. With other rewards it is 55 to 90 %, and 0.6 behind to 0.9 ahead
//	valley-2     with nine more cities P1 wins 4, 8 and 14 % more than an even share of the
//	             games of three, four and five players, where it is 9, 18 and 19 on valley
//	coast-2      with six more it is 0, 6 and 9 %, and 14, 19 and 24 on coast
//
// The figures of the maps are with the contracts of standard-2, and within 5 % of the
// truth. Some advantage of P1 is left on every map, as all begin alike and they choose
// first (SETUP-1, SETUP-5). The command is
//
//	go -C examples/lab run . -game steampower -balance -games 8000 -components standard-2
//
// # To transcribe a printed map
//
//	map small
//	layout pointy odd-r       # or even-r: rows a, c, e … are shifted, not b, d, f …
//	grid
//	a  p*  p   p~  h  w  --   # p plain, h hill, m mountain, w water; ~ a river
//	b    p   p~  p* m  p* p   # * a city space; -- is no hex
//	end
//	city a1 Duisburg          # the name of a city, if you like
//	closed b4/E               # edges that no track may touch, in one line
//
// In five steps:
//
//  1. Lay the map so that the hexes have a corner up. If they have an edge up, turn it
//     a quarter; the names of the hexes are yours to give anyhow.
//  2. The layout is odd-r if the second row begins half a hex to the right of where
//     the first one does, even-r if half a hex to the left. Where the outline is
//     uneven, compare two hexes that touch.
//  3. Write the grid row by row: the letter, and then from the left a cell for each
//     column. Write -- where there is no hex, at the left as well. All rows have
//     equally many cells, so fill up with -- at the right.
//  4. Under a city space the terrain means nothing: p* will do. A river is decoration;
//     it cannot be on water.
//  5. Read the file with [ParseMap] and mend what it tells: all faults at once, each
//     with its line, its column and the rule. Then print the map, and look whether each
//     city touches the right neighbours.
//
// A map has 2 to 33 city spaces and at most 160 hexes, in up to 26 rows of up to 99
// columns. City spaces that are neighbours are a group, unless an edge between them is
// closed.
//
// # To transcribe the printed contracts
//
// Copy components/standard.components from the folder of this package into a new file.
// Give it a name of its own in the first line, and replace our contracts by yours:
//
//	components mine
//	city K 7                  # tiles of each of K black, W white, O orange, E grey, P purple
//	tile simple 80            # simple, sharp and cross: the three stacks
//	goods 30                  # of each colour
//	locomotives 18            # of each player, and factories
//	contract 1 KKE 4 2 build  # number, goods, money, points, and the bonus: - build factory contracts
//
// [ParseComponents] tells all that is missing or wrong. There must be a city tile for
// each city space and five contracts for each player (COMP-9); a shortage of all else
// is allowed, and is played.
//
// # Rules and rulings
//
// [Rules] lists every rule in a sentence, and [Rule.Ruling] says which of them decide
// what the printed rules leave open. RULES.md beside this file is the book: every
// rule in full, with the reasons of the rulings, and how this package reads the rules
// where they leave something open themselves. NOTATION.md is the notation, with
// examples: maps, moves, records, positions and reports.
//
// # Where to find what
//
//	what is played          setup.go, components.go, maps.go, game.go (compiled)
//	a position              state.go, rails.go (a hex), links.go; what it shows: accessors.go
//	a move                  move.go, kind.go
//	judging, applying       kind.go, judge.go (SETUP, TURN, MONEY, END), then by rule: build.go (TRACK,
//	and listing             LINK), factory.go, draw.go, contract.go (CONTRACT), ship.go (SHIP),
//	                        score.go, chance.go
//	rules and refusals      rule.go, refusal.go
//	events, routes to draw  event.go, ship.go
//	reports, hidden hands   report.go, hidden.go
//	stored positions        store.go, validate.go
//	records                 record.go
//
// A new rule touches four files, tests and translations apart: rule.go has its constant,
// RULES.md its sentence and whatever else there is to say of it, the file of its section
// judges it, and en.txt says why it refuses something.
//
// A new kind of move touches eight files, tests and translations apart. In this folder:
// kind.go, which has its row and says how it is judged, applied and listed, move.go, the file
// of its rules, NOTATION.md, en.txt, and event.go for an event of its own. Below it:
// described/arrays.go, and described/described.go if the move or its event names anything.
//
// A move of one word needs a button in picture/player.go instead of what it names.
package steampower
