// Package words says what a front end of Steam has to say, in English, French, German and
// Dutch. It says how the game is played, and what a player is asked and can do at what
// cost and gain. It says why a move was refused, what a move did, where points come from,
// who has won, and what stands in pictures.
//
//	speaker := words.With(phrases.In(phrases.German).Naming("Anna", "Ben", "Carla"))
//	fmt.Println(speaker.Prompt(&s)) // Anna, wähle ein Aktionsplättchen für Runde 1.
//	for _, group := range speaker.Options(&s, s.AppendMoves(nil)) {
//		fmt.Println(group.Title)
//		for option := range group.All() {
//			fmt.Println("  ", option.Move, option)
//		}
//	}
//	events, err := s.AppendEvents(nil, m)
//	if err != nil {
//		fmt.Println(speaker.Refusal(err))
//	}
//	for _, event := range events {
//		fmt.Println(speaker.Event(event))
//	}
//
// # Where the text comes from
//
// Each language has one text file with all that is said in it: fr.txt, de.txt and nl.txt
// here, en.txt in package steam with the rules of its RULES.md. A file is read when
// its language is first asked for. [family.Teller.Pictures] gives the text in pictures. A test
// finds every sentence that a language lacks, that names something else than the English
// one, or that was left in English.
//
// # What it promises
//
// A [Speaker] never changes: goroutines may share it. The same position, error or
// event is always told in the same words. Text is plain, without markup, and each
// sentence on one line. [Speaker.Options] has each of the legal moves that it is given exactly
// once, each in words that no other option of the position
// has. Notation is not translated: hexes and the identifiers of rules are the same
// in all languages.
package words
