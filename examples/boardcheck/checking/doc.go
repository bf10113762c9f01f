// Package checking checks texts that somebody has transcribed from a printed game, for any
// description that has formats. Command boardcheck says what its flags mean:
//
//	os.Exit(checking.Run(os.Args[1:], described.Game()))
package checking
