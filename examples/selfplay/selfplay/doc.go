// Package selfplay plays whole games of any description by itself and prints their
// records. Command selfplay says what its flags mean:
//
//	os.Exit(selfplay.Run(os.Args[1:], described.Game()))
package selfplay
