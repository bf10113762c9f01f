// Package setupwords reads what is to be played from the flags of a command line, as the
// examples share them. Define makes them of descriptions of games:
//
//	setup := setupwords.Define(flags, games)
//	…
//	start, err := setup.Begin()
package setupwords
