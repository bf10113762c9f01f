package play

import (
	"fmt"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family/describe"
)

// A menu is what can be done, as much of it as fits the screen. It shows all options
// where they fit, or else their groups, which open one by one.
type menu struct {
	all  []describe.Group
	path []describe.Group // those that are open
}

// A choice is a line of a menu that has a number: a group to open, or a move.
type choice struct {
	group *describe.Group
	move  string
}

// open is what is in the group that is open.
func (m *menu) open() (groups []describe.Group, options []describe.Option) {
	if len(m.path) == 0 {
		return m.all, nil
	}
	last := m.path[len(m.path)-1]
	return last.Groups, last.Options
}

// follow leaves the open group for 0, and opens one for the number of its choice. It
// reports false for other numbers.
func (m *menu) follow(number int, choices []choice) bool {
	switch {
	case number == 0:
		return m.leave()
	case 1 <= number && number <= len(choices):
		m.enter(choices[number-1].group)
		return true
	}
	return false
}

// enter opens a group, and those in it as long as it has a single one.
func (m *menu) enter(g *describe.Group) {
	m.path = append(m.path, *g)
	for {
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

// lines are the menu as it is shown, and what each number chooses, from 1 on. The word is
// that to leave a group.
func (m *menu) lines(back string) (shown []string, choices []choice) {
	add := func(text string, c choice) {
		choices = append(choices, c)
		shown = append(shown, numbered(len(choices), text)...)
	}
	groups, options := m.open()
	if len(m.path) == 0 {
		if shown, choices = m.whole(); len(shown) <= height-reserved {
			return shown, choices
		}
		shown, choices = nil, nil
	} else {
		shown = wrap(titleOf(m.path), width)
	}
	for i, g := range groups {
		if all := optionsIn(g); len(all) == 1 && len(m.path) == 0 {
			add(all[0].Text, choice{move: all[0].Move})
		} else {
			add(fmt.Sprintf("%s (%d)", g.Title, len(all)), choice{group: &groups[i]})
		}
	}
	for _, option := range options {
		add(textOf(option), choice{move: option.Move})
	}
	if len(m.path) > 0 {
		shown = append(shown, numbered(0, back)...)
	}
	return shown, choices
}

// textOf is an option with what it brings.
func textOf(option describe.Option) string {
	return strings.Join(append([]string{option.Text}, option.Effects...), " · ")
}

// reserved is how many lines of the screen the menu leaves to what is asked.
const reserved = 4

// whole is every option, under the titles of its groups.
func (m *menu) whole() (shown []string, choices []choice) {
	var list func(groups []describe.Group, titles []describe.Group)
	list = func(groups []describe.Group, titles []describe.Group) {
		for _, g := range groups {
			titles := append(titles[:len(titles):len(titles)], g)
			if len(g.Options) > 0 {
				shown = append(shown, wrap(titleOf(titles), width)...)
			}
			for _, option := range g.Options {
				choices = append(choices, choice{move: option.Move})
				shown = append(shown, numbered(len(choices), textOf(option))...)
			}
			list(g.Groups, titles)
		}
	}
	list(m.all, nil)
	return shown, choices
}

// titleOf is the titles of groups, one in the other.
func titleOf(path []describe.Group) string {
	var titles []string
	for _, g := range path {
		titles = append(titles, g.Title)
	}
	return strings.Join(titles, " › ")
}

// optionsIn are the options in a group and in those within it.
func optionsIn(g describe.Group) []describe.Option {
	all := slices.Clone(g.Options)
	for _, within := range g.Groups {
		all = append(all, optionsIn(within)...)
	}
	return all
}

// numberWidth is how much room the number before an option has.
const numberWidth = 6

// numbered is a text with a number before it, broken where the screen ends.
func numbered(n int, text string) (lines []string) {
	for i, line := range wrap(text, width-numberWidth) {
		number := strings.Repeat(" ", numberWidth)
		if i == 0 {
			number = fmt.Sprintf("%*d  ", numberWidth-2, n)
		}
		lines = append(lines, number+line)
	}
	return lines
}
