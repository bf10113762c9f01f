package steampower

import (
	"io"
	"io/fs"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
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

// Records says how the records of Steam Power are read and written.
func (Setup) Records() *family.Records[Setup, State, Move] { return &records }

var records = family.Records[Setup, State, Move]{
	Game:     "steampower",
	Board:    "map",
	MaxSeats: MaxSeats,
	Header: func(setup *Setup, files fs.FS) family.Header {
		return family.Header{Lines: []family.HeaderLine{
			family.PlayersLine(&setup.Players),
			family.PartLine("map", ".map", expectedMap, &setup.Map, files, ShippedMap, ParseMap),
			family.PartLine("components", ".components", expectedComponents, &setup.Components, files, ShippedComponents, ParseComponents),
		}}
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
		return s.refuse(m, verdict{rule: turnOrder, reason: "not-this-seat", seat: by})
	},
	NoState: NoState,
	NoMove:  NoMove,
	Ranking: scoreRanking,
	Differs: refusals.Reason("result"),
}

var (
	expectedMap        = parse.Say("a map: one of {names}, or a file that ends in .map", "names", strings.Join(shippedMapNames, ", "))
	expectedComponents = parse.Say("components: one of {names}, or a file that ends in .components", "names", strings.Join(shippedComponentsNames, ", "))
)
