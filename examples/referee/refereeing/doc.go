// Package refereeing adjudicates records of any description of a game: it replays them
// and prints reports, or tells in sentences what is to be said of them. Command referee
// says what its flags mean:
//
//	os.Exit(refereeing.Run(os.Args[1:], described.Game()))
package refereeing
