// Package setupwords reads what is to be played from the flags of a command line,
// as the examples share them:
//
//	var words setupwords.Words
//	words.Define(flags)
//	…
//	setup, err := words.Setup()
//
// It reads words and files only. Whether a setup can be played is for
// [steamrollers.New] to say.
package setupwords
