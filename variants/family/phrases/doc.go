// Package phrases tells what happens in a game in several languages. It has the
// languages, and the templates with their slots and forms. It also has the parts of a
// table talk that are the same in all games: lists, numbers, quotations, refusals,
// options in groups, paragraphs of help. It knows no game: a game brings its sentences in
// each language and the words for its things.
//
// A template is a text with slots in braces:
//
//	{player} builds {n} {n|track|tracks}.
//
// {player} is replaced by the value of that name. {n|track|tracks} is the first form
// if n is singular in the language, and otherwise the second. If the value is not a
// number, the first form is for a word that begins with a vowel: {player|d’|de }{player}
// is d’Anna, and de Ben.
//
// A [Voice] is a language and the names of the players. [Voice.Say] fills a template:
//
//	voice := phrases.In(phrases.English).Naming("Ada", "Ben")
//	voice.Say("{player} builds {n} {n|track|tracks}.", nil, "player", "Ada", "n", 3)
//
// A game has its sentences in text files, one a language, which [ParseText] describes
// and a [Source] reads when a language is first asked for. The code has the keys of
// sentences as literals: "event.built".
//
// Package phrasestest finds what the compiler does not: a misspelt key, and a sentence
// that is missing in a language or still in English. It also finds a sentence that names
// other things than the English one, and a call that does not give what its sentence names.
//
// # What it promises
//
// Nothing in this package panics. A slot without a value stays as it is, in braces. The
// zero Voice speaks English and knows no names, and the zero Text says nothing. A Voice, a
// Text and a Wording never change, and a Source reads each file once: goroutines may share
// them all. [ParseText] and [ParseLanguage] return errors, and nothing else does. Every
// sentence is a new string.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package phrases
