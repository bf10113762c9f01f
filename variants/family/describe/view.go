package describe

import (
	"iter"
	"strings"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A Manner says in which language a text is written, what the players are called, and who
// reads it.
type Manner struct {
	Language string   `json:"language"` // a tag such as "de"; an unknown one stands for English
	Names    []string `json:"names"`    // from seat 1 on; a player with an empty name is called P1, P2 …
	// You is the seat of the player who reads. Prompts leave out their name, and refusals
	// say "you" to them, and "this hex" of the one that they chose. 0 is nobody's.
	You int `json:"you,omitempty"`
	// Places calls hexes by the names of their towns and cities. Options and events call the
	// others by the nearest or by their region, where a map has them: "Ada builds in a hex near
	// Köln." So options in hexes near each other may have one text.
	Places bool `json:"places,omitempty"`

	place func(v phrases.Voice, hex string) string // of Places
}

// Spoken returns the language: English if the tag is unknown.
func (in Manner) Spoken() phrases.Language {
	language, err := phrases.ParseLanguage(in.Language)
	if err != nil {
		return phrases.English
	}
	return language
}

// Voice returns the voice that speaks so.
func (in Manner) Voice() phrases.Voice {
	return phrases.In(in.Spoken()).Naming(in.Players()...).To(in.You).Placing(in.place)
}

// Players returns the names, each on one line.
func (in Manner) Players() []string {
	names := make([]string, len(in.Names))
	for i, name := range in.Names {
		names[i] = strings.Join(strings.Fields(name), " ")
	}
	return names
}

// A Last is the move that led to a position, and the position in which it was made. The
// zero Last says nothing.
type Last struct {
	Before Position
	Move   string
}

// A Look says how pictures look.
type Look struct {
	Night       bool `json:"night"`
	ColourBlind bool `json:"colourBlind"`
	Narrow      bool `json:"narrow"`   // one thing below the other, for a phone
	HexNames    bool `json:"hexNames"` // each hex has its name on it
	Plain       bool `json:"plain"`    // what can be chosen is not marked, and a terminal has no colours

	// MapAlone and what follows is as in [drawing.Style].
	MapAlone    bool    `json:"mapAlone"`
	Thumbnail   bool    `json:"thumbnail"`
	Codes       bool    `json:"codes"`
	Back        bool    `json:"back"`
	Scale       float64 `json:"scale"`
	LabelPixels float64 `json:"labelPixels"`
}

// A View is a position as a seat sees it.
type View struct {
	Turn     int      `json:"turn"` // the seat that is asked, 0 if no seat is
	Over     bool     `json:"over"`
	Phase    string   `json:"phase"`
	Round    int      `json:"round"`
	Prompt   string   `json:"prompt"`
	Result   string   `json:"result"`   // "" until the game is over
	Options  []Group  `json:"options"`  // of the seat that is asked; empty for the others
	Pictures []string `json:"pictures"` // their names
	// Table is the points of all who play by where they come from: see [Words].
	Table [][]string `json:"-"`
}

// Offered walks the options of all groups.
func (v View) Offered() iter.Seq[Option] {
	return func(yield func(Option) bool) { offered(v.Options, yield) }
}

// offered reports whether yield wants more.
func offered(groups []Group, yield func(Option) bool) bool {
	for _, g := range groups {
		for _, o := range g.Options {
			if !yield(o) {
				return false
			}
		}
		if !offered(g.Groups, yield) {
			return false
		}
	}
	return true
}

// A Group is options that belong together, or groups of them.
type Group struct {
	Title   string   `json:"title"`
	Groups  []Group  `json:"groups,omitempty"`
	Options []Option `json:"options,omitempty"`
}

// An Option is a legal move in words.
type Option struct {
	Move    string   `json:"move"`
	Text    string   `json:"text"`
	Effects []string `json:"effects,omitempty"`
	Good    string   `json:"good,omitempty"` // the letter of the good that the move says
	Die     int      `json:"die,omitempty"`  // the die that it says
	Kind    string   `json:"kind"`           // of the move, as in "build"
	// Short is Text without its details, as in "Build in c5"; "" if it has none.
	Short string `json:"short,omitempty"`
	// Tracks are the ends of each track that the move says, in its "track" or "tile".
	Tracks [][]string `json:"tracks,omitempty"`
}

// String returns the text and the effects, with dots between them.
func (o Option) String() string {
	return phrases.Option[string]{Text: o.Text, Effects: o.Effects}.String()
}

// A Choice is what a click on a part of a picture chooses.
type Choice struct {
	Options   []Option `json:"options"`
	Tracks    string   `json:"tracks"`            // a picture of the track that they draw, if it is all in one hex; "" otherwise
	Ghosts    string   `json:"ghosts"`            // the same where it would lie, to be put on the picture of the hex
	Refused   *Refused `json:"refused,omitempty"` // why there are none
	Elsewhere bool     `json:"elsewhere"`         // the part belongs to another player, and a click there means nothing
}

// A Ledger says where the points of a seat come from.
type Ledger struct {
	Seat  int      `json:"seat"` // 0 for an opponent without a seat
	Name  string   `json:"name"`
	Lines []string `json:"lines"`
	// Sources are those of the total; none where they are not known.
	Sources []Source `json:"sources"`
	Total   int      `json:"total"`
}

// A Source is what brings points, as builds and deliveries do.
type Source struct {
	Name   string `json:"name"`
	Points int    `json:"points"`
}

// Sources returns what sources of these names bring, without those that bring nothing.
func Sources(names []string, points ...int) []Source {
	sources := []Source{}
	for i, n := range points {
		if n != 0 {
			sources = append(sources, Source{names[i], n})
		}
	}
	return sources
}

// A Step is a move that was made.
type Step struct {
	Seat   int     `json:"seat"`   // who made it, 0 for chance
	Move   string  `json:"move"`   // "" if it is hidden from the seat that looks
	Events []Event `json:"events"` // what it did
}
