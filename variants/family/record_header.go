package family

import (
	"errors"
	"slices"
	"time"

	"github.com/railhex/railhex/hexmap/parse"
)

// header reads the header and gives all its faults, each with its line. It must be
// called once, before next.
func (r *recordReader) header() []*RecordError {
	for r.pending = r.scanner.Next(); r.pending && r.headerLine(); {
		r.pending = r.scanner.Next()
	}
	told := len(r.faults)
	r.miss("game", parse.Say("{game}", "game", r.game))
	for _, line := range r.own.Lines {
		if line.Needed {
			r.miss(line.Key, line.Expected)
		}
	}
	if r.own.Together != nil {
		if err := r.own.Together(); err != nil {
			r.faults = append(r.faults, r.here(err))
		}
	}
	if len(r.faults) > told && r.scanner.Err() != nil {
		r.faults = append(r.faults[:told], r.unreadable())
	}
	return r.faults
}

// A place is where a line of the header stands.
type place struct {
	key  string // for seats, with the number of the seat
	line int
	text string
}

// at gives an error the line of the header that has a key of the game's own, or
// that of "game" where none has.
func (r *recordReader) at(key string, err error) *RecordError {
	at := r.placeOf(key)
	if at.line == 0 {
		at = r.placeOf("game")
	}
	return &RecordError{at.line, at.text, err}
}

// placeOf is where the line of a key stands, the zero place if nowhere.
func (r *recordReader) placeOf(key string) place {
	if i := slices.IndexFunc(r.places, func(p place) bool { return p.key == key }); i >= 0 {
		return r.places[i]
	}
	return place{}
}

// miss tells that a line is not there.
func (r *recordReader) miss(key string, expected parse.Phrase) {
	if r.placeOf(key).line != 0 {
		return
	}
	words := r.scanner.Words()
	fault := &parse.Error{Line: max(r.scanner.Number(), 1), Column: 1, Found: parse.Say("the end of the header"), Expected: parse.Say("a line {line} with {words}", "line", key, "words", expected)}
	if key == "game" && len(r.places) == 0 && len(words) > 0 { // not a record at all, or with something before it
		fault.Input, fault.Found = parse.Clip(words[0].Text), parse.Quote(words[0].Text)
	}
	r.faults = append(r.faults, &RecordError{fault.Line, parse.Join(words), fault})
}

// headerLine reads a line of the header. It reports false, and reads nothing, if
// the line is not of the header: the moves have begun.
func (r *recordReader) headerLine() bool {
	words := r.scanner.Words()
	read, own, ok := r.headerKey(words)
	if !ok {
		return false
	}
	key := words[0]
	w := parse.NewLine(words)
	w.Word("a line of the header")
	err := r.order(key, own)
	if err == nil {
		if err = read(w); err == nil {
			err = w.End("the end of the line")
		}
	}
	if r.placeOf(key.Text).line == 0 {
		r.places = append(r.places, place{key.Text, r.scanner.Number(), parse.Join(words)})
	}
	if err != nil {
		r.faults = append(r.faults, r.here(err))
	}
	return true
}

// headerKey finds what reads a line of the header, and whether it is one of the
// game's own.
func (r *recordReader) headerKey(words []parse.Word) (read func(*parse.Line) error, own, ok bool) {
	key := words[0].Text
	switch key {
	case "game":
		return r.readGame, true, true
	case "event":
		return r.readEvent, false, true
	case "date":
		return r.readDate, false, true
	case "seat", "bot":
		return r.readSeat, false, true
	case "position":
		return r.readPosition, false, true
	}
	for _, line := range r.own.Lines {
		if line.Key == key {
			return line.Read, true, line.IsMove == nil || !line.IsMove(words)
		}
	}
	return nil, false, false
}

// order asks whether a line may stand where it does: "game" first, what the game
// has for itself before what every record may say, "position" last, each once.
func (r *recordReader) order(key parse.Word, own bool) error {
	earlier := r.placeOf(key.Text)
	switch {
	case earlier.line != 0 && key.Text != "seat" && key.Text != "bot":
		return parse.Unexpected(key, "each line of the header once: line {n} is of {key} already", "n", earlier.line, "key", key.Text)
	case len(r.places) == 0 && key.Text != "game":
		r.faults = append(r.faults, r.here(parse.Unexpected(key, "game {game} as the first line", "game", r.game)))
	}
	if at := r.placeOf("position"); at.line != 0 {
		return parse.Unexpected(key, "moves: position, in line {n}, is the last line of the header", "n", at.line)
	}
	if own && len(r.places) > 0 {
		switch last := r.places[len(r.places)-1]; last.key {
		case "event", "date", "seat", "bot":
			return parse.Unexpected(key, "event, date, seat, bot or position after {key} in line {n}, or moves", "key", last.key, "n", last.line)
		}
	}
	return nil
}

func (r *recordReader) readGame(w *parse.Line) error {
	w.Choice(r.game)
	return nil
}

func (r *recordReader) readEvent(w *parse.Line) error {
	r.notes.Event = w.Rest("what was played, such as the name of a tournament")
	return nil
}

func (r *recordReader) readDate(w *parse.Line) error {
	r.notes.Date = parse.Value(w, "a day, as in 2026-11-22", parseDate)
	return nil
}

// parseDate is the date itself if it is one of the calendar.
func parseDate(text string) (string, error) {
	if _, err := time.Parse(time.DateOnly, text); err != nil {
		return "", err
	}
	return text, nil
}

func (r *recordReader) readSeat(w *parse.Line) error {
	key := r.scanner.Words()[0].Text
	seats, expected := r.seat()
	word := w.Word("{seat}", "seat", expected)
	seat, ok := parse.Natural(word.Text, seats)
	if !ok || seat == 0 {
		w.Fail(word, "{seat}", "seat", expected)
	}
	name := w.Rest("a name")
	if w.Err() != nil {
		return nil
	}
	for len(r.notes.Names) < seat {
		r.notes.Names, r.notes.Bots = append(r.notes.Names, ""), append(r.notes.Bots, false)
	}
	if r.notes.Names[seat-1] != "" {
		return parse.Unexpected(word, "each seat once")
	}
	r.notes.Names[seat-1], r.notes.Bots[seat-1] = name, key == "bot"
	return nil
}

// seat is how many seats play, as far as the header says, and how one of them is
// called.
func (r *recordReader) seat() (most int, expected parse.Phrase) {
	if n := r.seats(); n > 0 {
		return n, parse.Say("a seat that plays, from 1 to {n}", "n", n)
	}
	return mostSeats, parse.Say("a seat")
}

// mostSeats is more than play in any game.
const mostSeats = 9

func (r *recordReader) readPosition(w *parse.Line) error {
	r.position = w.Rest("a position as one line")
	return nil
}

// inPosition gives what is wrong with the text of the position its line in the
// header. Columns counted within the text become those of the line.
func (r *recordReader) inPosition(err error) *RecordError {
	const before = len("position ")
	at := r.placeOf("position")
	for _, fault := range parse.Each(err) {
		if fault, ok := fault.(*parse.Error); ok && fault.Column > 0 {
			fault.Column += before
		}
	}
	return &RecordError{at.line, at.text, err}
}

// inSetup gives each fault of the setup its line in the header.
func (r *recordReader) inSetup(err error) error {
	var faults []*RecordError
	for _, fault := range parse.Each(err) {
		key := ""
		if wrong, ok := errors.AsType[*SetupError](fault); ok {
			key = wrong.Field
		}
		faults = append(faults, r.at(key, fault))
	}
	return joined(faults)
}
