package family

import (
	"io/fs"
	"slices"
	"strings"
)

// RecordSays is what [Options.EndSays] says of [RecordBroken].
const RecordSays = "the record of the game leads to its end"

// RecordBroken returns a function for [Options.Ended], which writes a game down with all
// that a record may say, from its first position and from one in the middle. What is read
// of the text must be written the same, and lead through the same positions, line by line
// and at once. Files hold the map and the components that the record names, if these do
// not ship.
func RecordBroken[Setup Recorded[Setup, State, Move], State RecordedState, Move RecordedMove](
	setup Setup, files fs.FS,
) func(moves []Move, end *State) error {
	return func(moves []Move, end *State) error {
		t := setup.Records()
		begin, err := t.New(setup)
		if err != nil {
			return err
		}
		var wrong Faults
		positions := []State{begin}
		all := Record[Setup, State, Move]{Setup: setup, Notes: Notes{Event: "A game", Date: "2026-11-22", Names: []string{"Ann"}, Bots: []bool{true}}}
		for i, m := range moves {
			p := t.Position(&positions[i])
			next, err := p.Apply(m)
			if err != nil {
				return err
			}
			all.By, positions = append(all.By, p.Turn()), append(positions, next)
		}
		last := t.Position(end)
		for seat := Seat(1); int(seat) <= t.Players(setup); seat++ {
			all.Result = append(all.Result, last.Total(seat))
		}
		for _, from := range []int{0, len(moves) / 2} {
			record := all
			record.Moves, record.By = moves[from:], all.By[from:]
			if from > 0 {
				record.Position = positions[from]
			}
			text := record.String()
			read, err := ParseRecord[Setup, State, Move](text, files)
			if err != nil {
				wrong.Add("the record cannot be read: %w\n%s", err, text)
				continue
			}
			if again := read.String(); again != text {
				wrong.Add("the record reads back as another\n%s\nwhich was\n%s", again, text)
			}
			if again, err := read.Replay(); err != nil || again != *end {
				wrong.Add("the record replays to another position (%v)", err)
			}
			r, err := t.Open(strings.NewReader(text), files)
			if err != nil {
				wrong.Add("the record cannot be opened: %w", err)
				continue
			}
			for i := from; r.Next(); i++ {
				if r.Move() != moves[i] || *r.State() != positions[i+1] {
					wrong.Add("move %d of the record is %v, and leads elsewhere than %v", i+1, r.Move(), moves[i])
				}
			}
			if r.Err() != nil || *r.State() != *end || !slices.Equal(r.Result(), all.Result) {
				wrong.Add("line by line the record stops elsewhere (%v)", r.Err())
			}
		}
		return wrong.Err()
	}
}
