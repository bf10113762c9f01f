package steamrollers

import (
	"io"
	"io/fs"

	"github.com/railhex/railhex/variants/family"
)

// A Record is a game, or the beginning of one, as it is written down.
type Record = family.Record[Setup, State, Move]

// A Replay plays a record line by line.
type Replay = family.Replay[Setup, State, Move]

// ParseRecord reads a whole record, as [family.ParseRecord] says.
func ParseRecord(text string, files fs.FS) (Record, error) {
	return family.ParseRecord[Setup, State, Move](text, files)
}

// OpenRecord reads the header of a record, as [family.Records.Open] says.
func OpenRecord(text io.Reader, files fs.FS) (*Replay, error) { return records.Open(text, files) }

// ReportOf returns the report of the position that a replay has come to, with the error
// that stopped it.
func ReportOf(r *Replay) Report {
	report := r.State().Report()
	report.Error = family.NewErrorReport(r.Err())
	return report
}

// Records says how the records of SteamRollers are read and written.
func (Setup) Records() *family.Records[Setup, State, Move] { return &records }

var records = family.Records[Setup, State, Move]{
	Game:     "steamrollers",
	Board:    "board",
	MaxSeats: MaxSeats,
	Header: func(setup *Setup, files fs.FS) family.Header {
		h := &headerReader{setup: setup, files: files}
		return family.Header{Lines: h.lines()}
	},
	Complete:     Setup.withDefaults,
	AppendHeader: Setup.appendHeader,
	Players:      func(setup Setup) int { return setup.Players },
	ID:           (*State).setupID,
	New:          New,
	Parse:        ParseState,
	ParseMove:    parseMove,
	Position:     func(s *State) family.Position[State, Move] { return s },
	WrongSeat: func(s *State, by Seat, m Move) error {
		return &family.MoveError{Move: m, Rule: s.asksSeat(), Reason: family.NewPhrase(ReasonSeatNotAsked, "seat", by, "asked", s.Turn())}
	},
	NoState: NoState,
	NoMove:  NoMove,
	Ranking: ScoreRanking,
	Differs: ReasonResultDiffers,
}

// asksSeat is the rule that says which seat is asked.
func (s *State) asksSeat() Rule {
	switch s.phase {
	case PhaseSteal:
		return TileSteal
	case PhasePower, PhasePlace:
		return PowerInTurn
	}
	return RoundTurn
}
