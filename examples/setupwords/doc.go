// Package setupwords reads what is to be played from the flags of a command line, as the
// examples share them. Define makes them of descriptions of games:
//
//	setup := setupwords.Define(flags, games)
//	…
//	start, err := setup.Begin()
//
// Words and Younger read the setups of the three games for programs that need more of
// them than a position.
package setupwords
