package play

import (
	"fmt"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/describe"
)

// A menu is what can be done, as much of it as fits the screen. It shows all options
// where they fit, or else their groups, which open one by one, page by page.
type menu struct {
	all  []describe.Group
	path []describe.Group // those that are open
	page map[int]int      // that is shown, from 0, by how many groups are open
	last bool             // the page that was shown is the last
}

// A choice is a line of a menu that has a number: a group to open, a move, or else the
// next page.
type choice struct {
	group *describe.Group
	move  string
}

// turns reports whether the choice is the next page.
func (c choice) turns() bool { return c.group == nil && c.move == "" }

// An entry is what a menu shows of a choice, with a number that it is given.
type entry struct {
	lines func(number int) []string
	choice
}

// open is what is in the group that is open.
func (m *menu) open() (groups []describe.Group, options []describe.Option) {
	if len(m.path) == 0 {
		return m.all, nil
	}
	last := m.path[len(m.path)-1]
	return last.Groups, last.Options
}

// follow leaves the open group for 0, and for the number of a choice turns the page or
// opens a group. It reports false for other numbers.
func (m *menu) follow(number int, choices []choice) bool {
	switch {
	case number == 0:
		return m.leave()
	case number < 1 || number > len(choices):
		return false
	case choices[number-1].turns():
		m.turn()
	default:
		m.enter(choices[number-1].group)
	}
	return true
}

// enter opens a group, and those in it as long as it has a single one.
func (m *menu) enter(g *describe.Group) {
	m.path = append(m.path, *g)
	for {
		delete(m.page, len(m.path))
		groups, options := m.open()
		if len(groups) != 1 || len(options) > 0 {
			return
		}
		m.path = append(m.path, groups[0])
	}
}

// leave closes the group that was opened last.
func (m *menu) leave() bool {
	if len(m.path) == 0 {
		return false
	}
	m.path = m.path[:len(m.path)-1]
	for len(m.path) > 0 {
		if groups, options := m.open(); len(groups) != 1 || len(options) > 0 {
			break
		}
		m.path = m.path[:len(m.path)-1]
	}
	return true
}

// lines are the menu as it is shown, and what each number chooses, from 1 on. The words
// are those to leave a group and to turn the page.
func (m *menu) lines(of screen, back, more string) (shown []string, choices []choice) {
	rows := of.height - reserved
	if len(m.path) == 0 {
		if shown, choices = m.whole(of); len(shown) <= rows {
			return shown, choices
		}
		return m.paged(of, nil, m.groups(of, m.all, true), rows, more)
	}
	groups, options := m.open()
	entries := m.groups(of, groups, false)
	for _, option := range options {
		entries = append(entries, entry{func(n int) []string { return optionLines(n, option, of.width) }, choice{move: option.Move}})
	}
	title := wrap(titleOf(m.path), of.width)
	shown, choices = m.paged(of, title, entries, rows-1, more)
	return append(shown, numbered(0, back, of.width)...), choices
}

// reserved is how many lines of the screen the menu leaves to what is asked.
const reserved = 4

// paged is the page of entries that is open, under a title.
func (m *menu) paged(of screen, title []string, entries []entry, rows int, more string) (shown []string, choices []choice) {
	first := 0
	for page := 0; ; page++ {
		shown, choices = title, nil
		next := first
		for ; next < len(entries); next++ {
			lines := entries[next].lines(next - first + 1)
			if next > first && len(shown)+len(lines)+1 > rows {
				break
			}
			shown, choices = append(shown[:len(shown):len(shown)], lines...), append(choices, entries[next].choice)
		}
		if page == m.page[len(m.path)] || next == len(entries) {
			if next < len(entries) || first > 0 {
				choices = append(choices, choice{})
				shown = append(shown, numbered(len(choices), more, of.width)...)
			}
			m.last = next == len(entries)
			return shown, choices
		}
		first = next
	}
}

// turn opens the next page, or the first again.
func (m *menu) turn() {
	if m.page == nil {
		m.page = make(map[int]int)
	}
	if m.page[len(m.path)]++; m.last {
		m.page[len(m.path)] = 0
	}
}

// whole is every option, under the titles of its groups.
func (m *menu) whole(of screen) (shown []string, choices []choice) {
	var list func(groups []describe.Group, titles []describe.Group)
	list = func(groups []describe.Group, titles []describe.Group) {
		for _, g := range groups {
			titles := append(titles[:len(titles):len(titles)], g)
			if len(g.Options) > 0 {
				shown = append(shown, wrap(titleOf(titles), of.width)...)
			}
			for _, option := range g.Options {
				choices = append(choices, choice{move: option.Move})
				shown = append(shown, optionLines(len(choices), option, of.width)...)
			}
			list(g.Groups, titles)
		}
	}
	list(m.all, nil)
	return shown, choices
}

// groups are groups to open, and where that is wanted the option itself that is alone
// in one.
func (m *menu) groups(of screen, groups []describe.Group, unfold bool) (entries []entry) {
	for i, g := range groups {
		if option, alone := only(g); alone && unfold {
			entries = append(entries, entry{func(n int) []string { return numbered(n, option.Text, of.width) }, choice{move: option.Move}})
			continue
		}
		text := fmt.Sprintf("%s (%d)", g.Title, count(g))
		entries = append(entries, entry{func(n int) []string { return numbered(n, text, of.width) }, choice{group: &groups[i]}})
	}
	return entries
}

// titleOf is the titles of groups, one in the other.
func titleOf(path []describe.Group) string {
	var titles []string
	for _, g := range path {
		titles = append(titles, g.Title)
	}
	return strings.Join(titles, " › ")
}

// count is how many options are in a group.
func count(g describe.Group) int {
	n := len(g.Options)
	for _, within := range g.Groups {
		n += count(within)
	}
	return n
}

// only is the one option of a group, if it has one only.
func only(g describe.Group) (describe.Option, bool) {
	if count(g) != 1 {
		return describe.Option{}, false
	}
	for len(g.Options) == 0 {
		for _, within := range g.Groups {
			if count(within) == 1 {
				g = within
				break
			}
		}
	}
	return g.Options[0], true
}

// numberWidth is how much room the number before an option has.
const numberWidth = 6

// numbered is a text with a number before it, broken where the screen ends.
func numbered(n int, text string, width int) (lines []string) {
	for i, line := range wrap(text, width-numberWidth) {
		number := strings.Repeat(" ", numberWidth)
		if i == 0 {
			number = fmt.Sprintf("%*d  ", numberWidth-2, n)
		}
		lines = append(lines, number+line)
	}
	return lines
}

// optionLines are an option with what it brings, and with its track drawn before it.
func optionLines(n int, option describe.Option, width int) []string {
	text := strings.Join(append([]string{option.Text}, option.Effects...), " · ")
	rails, drawn := railsOf(option.Move)
	if !drawn {
		return numbered(n, text, width)
	}
	lines := numbered(n, text, width-railsWidth-2)
	for len(lines) < len(rails) {
		lines = append(lines, strings.Repeat(" ", numberWidth))
	}
	for i := range lines {
		picture := strings.Repeat(" ", railsWidth)
		if i < len(rails) {
			picture = rails[i]
		}
		lines[i] = strings.TrimRight(lines[i][:numberWidth]+picture+"  "+lines[i][numberWidth:], " ")
	}
	return lines
}

// arms is where track of a hex goes to an edge, in a picture of three lines.
var arms = [hexmap.NumDirections]struct {
	line, column int
	text         string
}{
	hexmap.East:      {1, 3, "--"},
	hexmap.NorthEast: {0, 3, "/"},
	hexmap.NorthWest: {0, 1, "\\"},
	hexmap.West:      {1, 0, "--"},
	hexmap.SouthWest: {2, 1, "/"},
	hexmap.SouthEast: {2, 3, "\\"},
}

// railsWidth is how wide such a picture is.
const railsWidth = 5

// laying are the words with which moves begin that lay track.
var laying = []string{"build", "power", "replace", "upgrade", "redirect"}

// railsOf draws the track of a move, if it has some: E-W, or the exits of a town.
func railsOf(move string) (lines [3]string, ok bool) {
	words := strings.Fields(move)
	if len(words) == 0 || !slices.Contains(laying, words[0]) {
		return lines, false
	}
	tile, err := track.ParseTile(words[len(words)-1])
	if err != nil {
		return lines, false
	}
	var picture [3][]byte
	for i := range picture {
		picture[i] = []byte(strings.Repeat(" ", railsWidth))
	}
	picture[1][2] = '+'
	for way := range strings.FieldsFuncSeq(tile.String(), func(c rune) bool { return c == '-' || c == '+' }) {
		edge, err := hexmap.ParseDirection(way)
		if err != nil {
			return lines, false
		}
		arm := arms[edge]
		copy(picture[arm.line][arm.column:], arm.text)
	}
	for i := range picture {
		lines[i] = string(picture[i])
	}
	return lines, true
}
