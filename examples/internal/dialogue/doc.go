// Package dialogue asks a program questions and reads its answers, each a line of JSON.
// The program may be written in any language. It reads questions on its standard input
// and writes an answer to each, with the id of the question, to its standard output.
//
//	p, err := dialogue.Start([]string{"python3", "player.py"})
//	err = p.Ask(ctx, 1, question, &answer, time.Second)
//	p.End()
package dialogue
