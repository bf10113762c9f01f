// Package family says what a game is, for code that plays, counts and checks any game.
// SteamRollers, Steam Power and Steam are such games. So can be a fourth: the example of
// this package is one, whole.
//
// A game has two comparable types, and the methods of [Position] on the pointer to the
// first:
//
//	type State struct{ … } // == means the same position
//	type Move struct{ … }  // small, and a fmt.Stringer
//
//	func (s *State) Turn() family.Seat { … }
//	func (s *State) AppendOutcomes(dst []family.Outcome[Move]) []family.Outcome[Move] { … }
//	…
//
// [Pointer] is the constraint of a function for any game, and [Hidden] that of a function
// for games in which seats do not see everything.
//
// # What the methods promise
//
// No method changes the State that it is called on, except ApplyTo if its target is that
// State. Exactly one of these is so in every position: a seat is asked (Turn is not
// [Nobody]), chance is asked, or the game is over. Chance is a move like any other: dice,
// the bag and the cards are asked where a player would be.
//
//   - Check returns nil if the move is legal, otherwise an error that says why it is not.
//   - Apply returns the position after a legal move. For an illegal one it returns an
//     error, and the position as it is.
//   - ApplyTo writes to *next what Apply returns. The caller may pass the State itself.
//     For an illegal move *next stays as it is.
//   - AppendMoves appends each legal move once, always in the same order. In a chance
//     position it appends the moves that AppendOutcomes lists, and once the game is over
//     nothing. In a position where a seat is asked there is at least one.
//   - AppendOutcomes appends what chance may decide, with probabilities that add up to 1.
//     It appends nothing where a player is asked, once the game is over, and where the
//     outcomes are too many to list, such as the ways to deal a pack of cards.
//   - Sample returns a move of chance, drawn by its odds, even where the outcomes
//     are too many to list. Where chance is not asked it returns the zero Move.
//   - NumOutcomes counts the moves that chance can make, even where they are too many to
//     list. It is 0 where chance is not asked.
//   - Probability returns that of a move of chance, as AppendOutcomes lists it. It is 0
//     for every move that chance cannot make here.
//   - Total returns the points of a seat as things stand.
//   - Rank returns the place of a seat once the game is over, and 0 before. Winners have
//     1, and every other seat 1 more than the number of seats that have done better: two
//     that share the first place have 1 and 1, and the next has 3. Where nobody has won
//     (all have lost to the bank, or the one player to the game) the best rank is 2.
//   - LongestGame returns a number of moves, those of chance included, that no game of
//     this setup exceeds, however it is played.
//   - TotalBounds returns the bounds of Total in every game of this setup.
//   - Hash returns equal numbers for equal positions, on every machine and in every run.
//     Different positions seldom share one.
//   - Redealt, of a Hidden, returns the position as a seat could imagine it: what the seat
//     sees stays as it is, and the rest is dealt anew, in keeping with what the seat has
//     seen.
//
// # Rules with numbers
//
// A game that numbers its rules has a type for them, a [Rule], and one function that judges
// a move. Check returns the rule itself, so that a search pays nothing for what is refused.
// A method Explain returns the sentence as well, and Apply and ApplyTo return what Explain
// does:
//
//	func (s *State) Check(m Move) error {
//		if rule, _ := s.judge(m); rule != 0 {
//			return rule
//		}
//		return nil
//	}
//
//	func (s *State) Explain(m Move) error {
//		rule, why := s.judge(m)
//		if rule == 0 {
//			return nil
//		}
//		return &family.MoveError{Move: m, Rule: rule, Reason: family.NewPhrase(why, "hex", m.Hex)}
//	}
//
// Both must name the same rule, which [Check] asks. A game without numbers returns any
// error from Check.
//
// # Zero, nil and out of range
//
// The zero State is no position, and the zero Move no move. No method panics on them, nor
// for a seat that does not play: Check refuses, nothing is appended, and numbers are 0.
// [Safe] and [SafeLaw] hold a game to it.
//
// The target of ApplyTo may be the State that it is called on. So what is needed of the
// old position is read before the new one is written.
//
// The generator that Sample and Redealt get is never nil. A list without elements may be
// nil.
//
// A Hash may change from one version of a game to the next: it is a key for tables in
// memory and not for files.
//
// Everybody may see Total. In a game that hides something it counts what is hidden
// once that is shown, at the latest when the game is over.
//
// The slices to append to may be nil. To serve searches, the methods that append should allocate nothing if the slice has
// room, and Apply and ApplyTo nothing at all. [Interned] helps to keep a State small and
// comparable.
//
// # What a game gets
//
// [Check] plays random games and holds every position to the laws above, and to laws that
// the game adds. [TextLaws] hold that texts read back as they are written, and
// [HiddenLaw] that what a seat imagines looks the same to it. [EventsLaw] holds that
// events name their rules, [CompleteLaw] that no legal move is missing, and
// [AllocationsLaw] that nothing is allocated. [SafeLaw] and [Safe] hold that nothing
// panics, and [RecordBroken] that records lead to their end. If a game breaks a law,
// Check shortens it to the moves that it takes:
//
//	err := family.Check(&start, family.Options[State, Move]{Games: 100})
//
// [Perft] and [Counter] count the ways in which a game can go on, [Play] plays it, and
// [Return] is what a seat has won. Package search searches any game by its rules
// alone, and seats its players: search.Play in a loop over seeds and seats
// is a tournament.
//
// # Records and errors
//
// A game whose positions and moves have texts has records, too. It fills one table of
// type [Records]; [ParseRecord] reads a [Record], and a [Replay] plays one line by line.
//
// A position is read if it can be played on safely and has no more of a piece than the
// box holds. What no game comes to besides is a note: Validate returns it.
//
// One errors.As serves every game. A refused move is a [*MoveError], a fault of a setup a
// [*SetupError], and a broken invariant of a position a [*StateError]. A position of
// another setup is a [*SetupMismatchError], a wrong line of a record a [*RecordError],
// and a wrong result a [*ResultError]. What breaks a [Rule] cites it; where no rule is
// behind an error its Rule may be nil. The reason is a [Phrase] in English, and the
// words package of a game says it in other languages.
//
// # The rulebook
//
// A [Book] holds the rules of a game, as a page of Markdown states them in the order of the constants
// in code: see [phrases.ParseRules].
//
//	type Rule uint8
//
//	const (
//		BuildWithinMoney Rule = iota + 1 // BUILD-1
//		MoveOnce                         // MOVE-1
//	)
//
//	//go:embed RULES.md
//	var page string
//
//	var book = family.BookOf[Rule](page)
//
//	func (r Rule) String() string { return book.Identifier(r) }
//	func (r Rule) Error() string  { return book.Error(r) }
//
// # Refusals in words
//
// [Misread] says in several languages what is wrong with a text:
//
//	_, err := steamrollers.ParseMove("draft 7")
//	var wrong *parse.Error
//	if errors.As(err, &wrong) {
//		fmt.Println(family.Misread(phrases.In(phrases.German), wrong))
//		// Spalte 7: Gefunden: "7"; erwartet: ein Würfel von 1 bis 6
//	}
//
// Its files have the keys of all parsers of this module in the other languages.
//
// A [Teller] says why a game refuses a move, a setup, a position or a record, by the text
// of the game.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package family
