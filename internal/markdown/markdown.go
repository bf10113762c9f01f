// Package markdown reads the Markdown that rulebooks and guides use, for programs that show a
// page and for tests of the examples in it.
package markdown

import "strings"

// A Kind is the kind of a block.
type Kind uint8

// The kinds of blocks.
const (
	Paragraph Kind = iota + 1
	Heading
	List
	Table
	Fence
)

// A Block is a part of a Markdown page: a heading, a paragraph, a list, a table or a fence.
type Block struct {
	Kind  Kind
	Line  int      // its first line in the page, from 1
	Level int      // of a heading: the number of its "#"
	Info  string   // of a fence: what follows its first fenceMark
	Lines []string // of a heading its words, of a fence the lines between its marks
}

// Text returns the lines of a block, each with its line end.
func (b Block) Text() string {
	var text strings.Builder
	for _, line := range b.Lines {
		text.WriteString(line + "\n")
	}
	return text.String()
}

const fenceMark = "```"

// Blocks returns the blocks of a page. It knows the Markdown that rulebooks use: headings,
// paragraphs, lists, tables and fences. A fence without an end goes on to the end of the
// page.
func Blocks(text string) (blocks []Block) {
	fenced, open := false, false // whether the last block is an open fence, or can be continued
	number := 0
	for line := range strings.Lines(text) {
		number++
		line = strings.TrimRight(line, "\r\n")
		kind := kindOf(line)
		switch {
		case fenced && line != fenceMark:
			last := &blocks[len(blocks)-1]
			last.Lines = append(last.Lines, line)
		case fenced:
			fenced, open = false, false
		case line == "":
			open = false
		case kind == Fence:
			blocks = append(blocks, Block{Kind: Fence, Line: number, Info: strings.TrimPrefix(line, fenceMark)})
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

// kindOf returns the kind of block that a line begins.
func kindOf(line string) Kind {
	switch {
	case strings.HasPrefix(line, fenceMark):
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

// Rows returns the cells of a table, without the line below its head; nil for other blocks.
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

// Items returns the points of a list, each as one line; nil for other blocks.
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

// Anchor returns what a link to a heading has after its "#": the words of the heading in
// lower case, joined by "-", without other signs.
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
