// Package lines reads the line-based text formats of this module: boards,
// components, moves and records. It knows lines, words, columns and comments,
// and nothing of what the words mean.
//
//	for number, words := range lines.All(text) {
//		fmt.Println(number, words[0].Text, words[0].Column)
//	}
package lines
