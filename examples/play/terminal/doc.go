// Package terminal plays games of any description in a terminal. Command play says what
// its flags mean:
//
//	os.Exit(terminal.Run(os.Args[1:], described.Game()))
package terminal
