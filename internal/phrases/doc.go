// Package phrases says things in several languages. It has the templates with
// their slots and forms, the languages, and how one who speaks a language tells
// lists, numbers and errors. It knows no game: a game has a table of its
// sentences in each language and says how the things are called that they name.
//
//	type sentence uint8
//
//	const (
//		eventBuilt sentence = iota + 1
//		sentenceEnd
//	)
//
//	type table struct {
//		sentences [sentenceEnd]string
//		colours   [NumColours + 1]string
//	}
//
//	var tables = phrases.ByLanguage[*table]{
//		phrases.English: {sentences: [sentenceEnd]string{eventBuilt: "{player} builds {n} {n|track|tracks}."}, …},
//		phrases.German:  {sentences: [sentenceEnd]string{eventBuilt: "{player} baut {n} {n|Gleis|Gleise}."}, …},
//	}
//
//	func (p Speaker) say(key sentence, things ...any) string {
//		return p.voice.Say(p.table().sentences[key], p.word, things...)
//	}
//
//	p.say(eventBuilt, "player", p.Player(1), "n", 3) // Anna builds 3 tracks.
//
// A key is a typed constant, and a table of what a thing is called is indexed by
// the thing: a key that is no key does not compile. What the compiler does not
// see, package phrasestest does: a sentence that a language lacks, one that
// names something else than the English one or was left in English, and a call
// that does not give what its sentence names.
//
// # What it promises
//
// Nothing panics. A slot for which nothing is given stays as it is, in braces.
// A [Voice] never changes: goroutines may share it.
package phrases
