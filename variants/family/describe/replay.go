package describe

import "github.com/railhex/railhex/variants/family"

// A Replay is a record that was played as far as it goes.
type Replay struct {
	Start Position // the position in which it begins
	Moves []string
	End   Position // the last position, or the one before a line that is wrong
	Notes Notes
	Err   error // why it ends before the end of the record; nil if it does not
}

// Notes are what a record says of a game besides its moves.
type Notes struct {
	Event string   `json:"event"`
	Date  string   `json:"date"`  // as in 2026-11-22
	Names []string `json:"names"` // of the players, from seat 1 on; "" if it says nothing
	Bots  []string `json:"bots"`  // the name again if a program plays the seat; otherwise ""
}

// notesOf are the notes of a record with so many seats.
func notesOf(seats int, said family.Notes) Notes {
	notes := Notes{Event: said.Event, Date: said.Date, Names: make([]string, seats), Bots: make([]string, seats)}
	copy(notes.Names, said.Names)
	for seat, is := range said.Bots {
		if is && seat < seats {
			notes.Bots[seat] = notes.Names[seat]
		}
	}
	return notes
}

// family are the notes as a record has them.
func (n Notes) family() family.Notes {
	said := family.Notes{Event: n.Event, Date: n.Date, Names: n.Names, Bots: make([]bool, len(n.Names))}
	for seat := range said.Bots {
		said.Bots[seat] = seat < len(n.Bots) && n.Bots[seat] != ""
	}
	return said
}
