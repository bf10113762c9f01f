// Package steam holds the rules of Steam: positions, moves and verdicts, for
// three to six players, of the base game and the standard game, on anybody's own
// maps and components.
//
//	s, err := steam.New(steam.Setup{Players: 4})
//	random := rand.New(rand.NewPCG(1, 2))
//	for err == nil && !s.Over() {
//		m := s.Sample(random) // what is drawn and dealt
//		if !s.Chance() {
//			legal := s.AppendMoves(nil)
//			m = legal[random.IntN(len(legal))]
//		}
//		s, err = s.Apply(m)
//	}
//	fmt.Println(s.Winners(), s.Total(1), err)
//
// # Positions and moves
//
// A [State] is an immutable, comparable value. [State.Apply] gives the position
// after a [Move], or a [family.MoveError] that names the [Rule] and says why in a
// sentence. [State.Check] is the same verdict without the position and without
// allocation, and [State.AppendMoves] lists exactly the moves that it lets pass.
// [State.ApplyTo] applies a move into a State that is there already, for play that
// keeps none.
//
// Chance is a move: the goods drawn for a city or a space of the supply, and the
// tile dealt to a seat, are applied like any decision. [State.AppendOutcomes] lists
// what may fall with its probability, and [State.Sample] draws it from a generator
// of the caller's. After the setup nothing is left to chance.
//
// A turn is many small moves, one decision each. These are an action tile, one tile of
// track after the other until [Done], and a good or an improvement in each cycle. For
// each owner of a link that was used there is the choice of income or points.
// [State.Phase] says what is asked for, and [State.Turn] which seat. Payments, loans,
// income, upkeep, bankruptcy and the new order run by themselves; [State.AppendEvents]
// tells of them.
//
// # Links
//
// [State.Links] walks the links with their ends and owners, [State.Sections] the
// track of one hex by hex, and [State.OwnerAt] says whose track lies on an edge. A
// good is moved by the edges at which it leaves each stop, as [Deliver] says it;
// [State.Routes] gives its way stop by stop. To find other routes than the legal
// ones, walk the links with package delivery.
//
// # Text
//
// [ParseMove] and [ParseRecord] read the notation, [Move.String] and
// [family.Record.AppendText] write it, [State.AppendReport] is what a referee prints.
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
// State may be called from any number of goroutines. Apply and ApplyTo of a legal
// move, Check, AppendMoves and AppendOutcomes into a slice with room, Sample, Hash and
// every accessor that returns no slice allocate nothing. Whatever is given to a method,
// a hostile record included, the answer is a value or an error; the package panics for
// no input.
//
// # Whose facts, and how to transcribe a board
//
// The rulebook gives the numbers of goods, new cities, growth markers and tiles, and
// which faces are on the two sides of a tile. The components that ship have the same
// (COMP-1 to COMP-4). What the faces look like follows from its words, except for the
// pairs 46 and 47, and T32 and T33, which are each other's mirror image (COMP-6). There
// the components are the library's own. So are the maps northeast and rhine, but for the
// names of towns and cities, and the twelve spaces of their supplies (MAP-5). The map
// rhine-2 is rhine with three towns moved. In many games of a greedy player against
// itself links led to Olpe in 0.1 %, to Kleve in 13 % and to Iserlohn in 16 %. Where they
// lie now it is 92, 38 and almost 100 %. The old map stays what it is, for the records
// that name it.
//
// To play on a printed board, write it down as a map and give it to [Setup] by way of
// [ParseMap]. Name the rows a, b, c … from the top and count the columns from the left.
// Choose odd-r if row b lies half a hex to the right of row a, else even-r. A cell for
// each hex: p, h, m or w, then ~ for a river in it, then o for a town or * for a city; --
// where there is no hex. Coast is plain; a canal or a small lake is a river; hills and
// mountains cost the same. For every * a line with its colour, the number of goods
// printed on it, and its name; for a town a line only if it has a name. A thick line
// between two hexes goes into "closed", from either side; the rim and all edges of water
// are closed without saying. "supply" is the number of spaces of the goods supply, and
// "sparse" stands on boards of which the rules say that with three players cities start
// with one good less. All faults of a map are reported at once, with their lines and the
// rules that they break.
//
// Components are transcribed likewise, by [ParseComponents]: hold a tile so that its
// picture is one of the six ways it can lie, and write down which edges its track
// joins.
//
// # Rules and rulings
//
// [Rules] lists every rule in a sentence, and [Rule.Ruling] says which of them decide
// what the printed rules leave open. RULES.md beside this file is the book: every
// rule in full, with the reasons of the rulings, and how this package reads the rules
// where they leave something open themselves. NOTATION.md is the notation, with
// examples: maps, moves, records, positions and reports.
//
// # Where things are
//
//	links.go              LINK, and what TOWN, REDIRECT and CITY do to links
//	build.go, city.go     BUILD, COST, TOWN, UPGRADE, REDIRECT; CITY
//	tilestock.go          COMP-4: which faces can still be laid
//	content.go            what a hex holds, in a byte
//	auction.go            ORDER, capital, and the auction of STD
//	action.go             ACTION
//	deliver.go            MOVE and POINTS
//	money.go, score.go    MONEY, INCOME, upkeep, bankruptcy; SCORE
//	kind.go               how each kind of move is judged, applied and listed
//	judge.go              where every check begins, every move is applied and END is reached
//	store.go              the fields of a State, as JSON and on one line
//	validate.go           the invariants of a position that is read, and the longest game
//	rule.go, refusal.go   the rules, and why something is refused; their sentences are in en.txt
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
// A move of one word needs a button in picture/table.go instead of what it names.
package steam
