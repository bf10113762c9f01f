package play

import (
	"fmt"
	"os"
	"strconv"
	"strings"

	"github.com/railhex/railhex/variants/family/describe"
)

// ask shows a person their options and reads what they type until it is a move.
func (t *table) ask() (string, error) {
	if err := t.handOver(); err != nil {
		return "", err
	}
	t.show()
	p := t.position()
	menu := menu{all: p.View(p.Turn(), t.voice.Manner()).Options}
	choices := t.list(&menu)
	for {
		line, err := t.read()
		if err != nil {
			return "", err
		}
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "":
		case "quit":
			return "", errQuit
		case "help":
			t.say(t.voice.Own("help-with-words", "move", t.position().Moves()[0]))
		case "rules":
			t.rules()
		case "map":
			t.show()
			choices = t.list(&menu)
		case "score":
			if err := t.score(); err != nil {
				return "", err
			}
		case "save":
			t.save(strings.TrimSpace(rest))
		case "undo":
			if t.undo() {
				return "", errUndone
			}
			t.say(t.voice.Own("no-decision-to-undo"))
		default:
			n, err := strconv.Atoi(line)
			if err != nil {
				if t.refused(line) {
					continue
				}
				return line, nil
			}
			if n >= 1 && n <= len(choices) && choices[n-1].move != "" {
				return choices[n-1].move, nil
			}
			if !menu.follow(n, choices) {
				t.say(t.voice.Own("no-such-number", "n", len(choices)))
				continue
			}
			choices = t.list(&menu)
		}
	}
}

// handOver lets the person who is asked take the screen, where others share it and
// something is hidden from them.
func (t *table) handOver() error {
	turn := t.position().Turn()
	if before := t.looked; describe.Hides(t.position()) && len(t.persons) > 1 && before != turn {
		t.looked = 0
		fmt.Fprint(t.out, strings.Repeat("\n", t.screen.height))
		t.say(t.voice.Own("any-key", "player", "P"+strconv.Itoa(turn)))
		if _, err := t.read(); err != nil {
			return err
		}
	}
	t.looked = turn
	return nil
}

// read reads a line that is typed.
func (t *table) read() (string, error) {
	fmt.Fprint(t.out, "> ")
	if err := t.out.Flush(); err != nil {
		return "", err
	}
	if !t.in.Scan() {
		if err := t.in.Err(); err != nil {
			return "", err
		}
		return "", errQuit
	}
	return strings.TrimSpace(t.in.Text()), nil
}

// list shows what is asked and what can be done.
func (t *table) list(m *menu) []choice {
	fmt.Fprintln(t.out)
	t.say(t.position().View(0, t.voice.Manner()).Prompt)
	lines, choices := m.lines(t.screen, t.voice.Own("go-back"), t.voice.Own("turn-page"))
	for _, line := range lines {
		fmt.Fprintln(t.out, line)
	}
	return choices
}

// refused says why a typed move cannot be made, and what was probably meant by it, and
// reports whether it cannot.
func (t *table) refused(move string) bool {
	p := t.position()
	err := p.Explain(move)
	if err == nil {
		return false
	}
	wrong := p.Of().Failure(err, t.voice.Manner())
	t.say(wrong.Message)
	if wrong.Rule != "" {
		t.say(wrong.Rule + ": " + wrong.Text)
	}
	if wrong.Meant != "" {
		t.say(wrong.Meant)
	}
	return true
}

// rules tells how the game is played.
func (t *table) rules() {
	var tell func(paragraphs []describe.Paragraph, indent string)
	tell = func(paragraphs []describe.Paragraph, indent string) {
		for _, paragraph := range paragraphs {
			text := paragraph.Text + " (" + strings.Join(paragraph.Rules, " ") + ")"
			fmt.Fprintf(t.out, "\n%s%s\n", indent, paragraph.Title)
			for _, line := range wrap(text, t.screen.width-len(indent)) {
				fmt.Fprintln(t.out, indent+line)
			}
			tell(paragraph.Parts, indent+"   ")
		}
	}
	tell(t.position().Help(t.voice.Manner()), "")
}

// save writes the record to a file.
func (t *table) save(name string) {
	if name == "" {
		t.say(t.voice.Own("no-file-name"))
		return
	}
	text, err := t.positions[0].Record(t.moves, describe.Notes{})
	if err == nil {
		err = os.WriteFile(name, []byte(text), 0o644)
	}
	if err != nil {
		t.say(err.Error())
		return
	}
	t.say(t.voice.Own("saved", "file", name, "n", len(t.moves)))
}
