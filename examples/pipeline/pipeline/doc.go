// Package pipeline plays games of any description by the million as an Apache Beam
// pipeline. Command pipeline says what its flags and its files mean:
//
//	os.Exit(pipeline.Run(os.Args[1:], described.Game()))
//
// Package counting says what is counted besides victories, points and events.
package pipeline
