// Package examining examines programs in the rules of any described game that has
// conformance vectors. Command conformance says what its flags mean:
//
//	os.Exit(examining.Run(os.Args[1:], described.Game()))
package examining
