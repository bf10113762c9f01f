package family

import "github.com/railhex/railhex/hexmap/parse"

// ParseMove reads one move with a function that reads its words. An error has the column,
// and the line only if it is not the first. The function is the one that a game's table of
// records has, too.
func ParseMove[Move any](text string, read func([]parse.Word) (Move, error)) (m Move, err error) {
	var none Move
	if fault, ok := parse.Unreadable(text).(*parse.Error); ok {
		fault.Line = 0
		return none, fault
	}
	number := 0
	for line, words := range parse.Lines(text) {
		if number != 0 {
			return none, parse.AtLine(parse.Unexpected(words[0], "one move, and nothing on another line"), line)
		}
		number = line
		if m, err = read(words); err != nil {
			if line == 1 {
				return none, err
			}
			return none, parse.AtLine(err, line)
		}
	}
	if number == 0 {
		return none, &parse.Error{Column: 1, Found: parse.Say("nothing"), Expected: parse.Say("a move")}
	}
	return m, nil
}

// ReadMove reads the words of one move with a function that reads them from left to right,
// and refuses words behind it.
func ReadMove[Move any](words []parse.Word, read func(*parse.Line) Move) (Move, error) {
	line := parse.NewLine(words)
	m := read(line)
	if err := line.End("the end of the move"); err != nil {
		var none Move
		return none, err
	}
	return m, nil
}
