package setupwords

import "strings"

// WithName is a record in whose header the line of a word, such as board or map, has
// another name: that by which it was asked for on the command line.
func WithName(record, word, name string) string {
	before, rest, _ := strings.Cut(record, "\n"+word+" ")
	_, after, _ := strings.Cut(rest, "\n")
	return before + "\n" + word + " " + name + "\n" + after
}
