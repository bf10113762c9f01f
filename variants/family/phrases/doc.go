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
// Package gametest finds what the compiler does not: a misspelt key, and a sentence
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
// # Remedies
//
// A [Remedy] is what would make a wrong line of a record right. It tries a line
// with a slip of typing, a move that is nearly legal, a move that was left out before the
// line, and lines that have changed places. It only suggests; the reader of the record
// refuses the line all the same. It knows no game: [Remedies] holds the functions of one
// that it needs.
//
// [Remedies.Find] looks for the remedy of a line, and [Remedy.Tell] says it in a language.
// [Typed] needs no game: it mends a line of any format whose reader says at which column a line stops being
// right. [Near] returns those of several lines that differ from one by a single slip.
//
// The same line in the same position has the same remedy. To find it, each legal move may
// be tried with each of the lines that follow, so pass a few lines and not a whole record.
// Nothing is kept from call to call, so goroutines may share Remedies if their functions
// allow it. All functions must be there: a nil one panics. There are no errors: if nothing is found, a
// Remedy is of the kind [Nothing], and a text is "". The zero Remedy is of that kind.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package phrases
