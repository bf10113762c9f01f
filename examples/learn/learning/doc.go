// Package learning fits a value of positions from exported games of any description.
// Command learn says what it does and prints:
//
//	os.Exit(learning.Run(os.Args[1:]))
package learning
