package rulebook

import "strings"

// A Kind says what a block is.
type Kind uint8

// The kinds of blocks.
const (
	Paragraph Kind = iota + 1
	Heading
	List
	Table
	Fence
)

// A Block is a part of a page that stands by itself.
type Block struct {
	Kind  Kind
	Line  int      // in the page, from 1; of a fence that of its first mark
	Level int      // of a heading, from 1
	Info  string   // what stands behind the mark of a fence
	Lines []string // of a heading its words alone, of a fence what is between the marks
}

// Text is the lines of a block, each with its end.
func (b Block) Text() string {
	var text strings.Builder
	for _, line := range b.Lines {
		text.WriteString(line + "\n")
	}
	return text.String()
}

const mark = "```"

// Blocks is a page in parts. A fence without an end goes on to the end of the page.
func Blocks(text string) (blocks []Block) {
	fenced, open := false, false // whether the last block is a fence, or can be gone on with
	number := 0
	for line := range strings.Lines(text) {
		number++
		line = strings.TrimRight(line, "\r\n")
		kind := kindOf(line)
		switch {
		case fenced && line != mark:
			last := &blocks[len(blocks)-1]
			last.Lines = append(last.Lines, line)
		case fenced:
			fenced, open = false, false
		case line == "":
			open = false
		case kind == Fence:
			blocks = append(blocks, Block{Kind: Fence, Line: number, Info: strings.TrimPrefix(line, mark)})
			fenced = true
		case kind == Heading:
			words := strings.TrimLeft(line, "#")
			blocks = append(blocks, Block{Kind: Heading, Line: number, Level: len(line) - len(words), Lines: []string{words[1:]}})
			open = false
		case open && (kind == blocks[len(blocks)-1].Kind || kind == Paragraph):
			last := &blocks[len(blocks)-1]
			last.Lines = append(last.Lines, line)
		default:
			blocks = append(blocks, Block{Kind: kind, Line: number, Lines: []string{line}})
			open = true
		}
	}
	return blocks
}

// kindOf is the kind of block that a line begins.
func kindOf(line string) Kind {
	switch {
	case strings.HasPrefix(line, mark):
		return Fence
	case isHeading(line):
		return Heading
	case strings.HasPrefix(line, "- "):
		return List
	case strings.HasPrefix(line, "|"):
		return Table
	}
	return Paragraph
}

// isHeading reports whether a line begins with one to six "#" and a space.
func isHeading(line string) bool {
	const most = 6
	words := strings.TrimLeft(line, "#")
	level := len(line) - len(words)
	return level >= 1 && level <= most && strings.HasPrefix(words, " ")
}

// Rows are the cells of a table, without the line below its head.
func (b Block) Rows() (rows [][]string) {
	for i, line := range b.Lines {
		if b.Kind != Table || i == 1 {
			continue
		}
		cells := strings.Split(strings.ReplaceAll(strings.Trim(line, "|"), `\|`, "\x00"), "|")
		for i, cell := range cells {
			cells[i] = strings.TrimSpace(strings.ReplaceAll(cell, "\x00", "|"))
		}
		rows = append(rows, cells)
	}
	return rows
}

// Items are the points of a list, each as one line.
func (b Block) Items() (items []string) {
	for _, line := range b.Lines {
		switch item, begins := strings.CutPrefix(line, "- "); {
		case b.Kind != List:
		case begins:
			items = append(items, item)
		default:
			items[len(items)-1] += " " + strings.TrimSpace(line)
		}
	}
	return items
}

// Anchor is what a link to a heading has behind its "#": its words in lower case,
// joined by "-", and no signs.
func Anchor(words string) string {
	keep := func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case r == '-' || r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z':
			return r
		}
		return -1
	}
	return strings.Map(keep, strings.ToLower(words))
}
