// Package serving serves tables of any description of a game to people who play over a
// network. Command server says what its flags mean:
//
//	os.Exit(serving.Run(os.Args[1:], described.Game()))
package serving
