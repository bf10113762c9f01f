package main

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"github.com/railhex/railhex/steamrollers"
)

// errUndone says that the game has gone back, and somebody else may be asked.
var errUndone = errors.New("a decision was taken back")

// ask shows a person her options and reads what she wants until it is a move.
func (t *table) ask() (steamrollers.Move, error) {
	t.show()
	moves := t.options()
	for {
		fmt.Fprint(t.out, "> ")
		if err := t.out.Flush(); err != nil {
			return steamrollers.Move{}, err
		}
		if !t.in.Scan() {
			if err := t.in.Err(); err != nil {
				return steamrollers.Move{}, err
			}
			return steamrollers.Move{}, errQuit
		}
		word, rest, _ := strings.Cut(strings.TrimSpace(t.in.Text()), " ")
		switch word {
		case "":
		case "quit":
			return steamrollers.Move{}, errQuit
		case "help":
			t.say(help)
		case "map":
			t.show()
		case "score":
			t.score()
		case "save":
			t.save(strings.TrimSpace(rest))
		case "undo":
			if t.undo() {
				return steamrollers.Move{}, errUndone
			}
			t.say("nothing was decided since the last roll")
		default:
			if m, ok := t.move(moves, strings.TrimSpace(word+" "+rest)); ok {
				return m, nil
			}
		}
	}
}

const help = `a number chooses an option; a move can be typed, too, as in "build c5 E-W"
map: your sheet   score: the points of all   undo: back to your first decision since the last roll   save FILE: the record   quit`

// options tells what can be done, numbered, and gives the moves in that order.
func (t *table) options() (moves []steamrollers.Move) {
	s := t.position()
	t.say("")
	t.say(t.speaker.Prompt(s))
	for _, group := range t.speaker.Options(s) {
		t.say(group.Title)
		for option := range group.All() {
			moves = append(moves, option.Move)
			t.say(fmt.Sprintf("%4d  %v", len(moves), option))
		}
	}
	return moves
}

// move is the one that is chosen by number or typed; what is neither, and what
// the position refuses, is explained.
func (t *table) move(moves []steamrollers.Move, text string) (steamrollers.Move, bool) {
	if n, err := strconv.Atoi(text); err == nil {
		if n < 1 || n > len(moves) {
			t.say(fmt.Sprintf("1 … %d", len(moves)))
			return steamrollers.Move{}, false
		}
		return moves[n-1], true
	}
	m, err := steamrollers.ParseMove(text)
	if err == nil {
		err = t.position().Explain(m)
	}
	if err != nil {
		t.say(t.speaker.Refusal(err))
		return steamrollers.Move{}, false
	}
	return m, true
}

// save writes the record to a file.
func (t *table) save(name string) {
	if name == "" {
		t.say("save FILE: the file has no name")
		return
	}
	text, err := t.record.AppendText(nil)
	if err == nil {
		err = os.WriteFile(name, text, 0o644)
	}
	if err != nil {
		t.say(err.Error())
		return
	}
	t.say(fmt.Sprintf("%s: %d moves", name, len(t.record.Moves)))
}
