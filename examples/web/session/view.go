package session

import (
	"github.com/railhex/railhex/examples/web/positions"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
)

// A View is a position as a page shows it.
type View struct {
	At    int  `json:"at"`    // moves that led here
	Last  int  `json:"last"`  // moves of the game; more than At while looking back
	Waits bool `json:"waits"` // nothing happens by itself: do not advance
	Asks  bool `json:"asks"`  // a person is asked, and may play a move
	Undo  bool `json:"undo"`  // the last decision can be taken back
	Over  bool `json:"over"`

	Phase  string            `json:"phase"`
	Round  int               `json:"round"`
	Turn   int               `json:"turn"` // seat asked, 0 if none
	Prompt string            `json:"prompt"`
	Result string            `json:"result"` // "" until the game is over
	Step   *Step             `json:"step"`   // that led here; null at the beginning
	Groups []positions.Group `json:"groups"` // what a person who is asked can do
	Seats  []Seated          `json:"seats"`
	Olive  *Olive            `json:"olive"`  // null where she does not play
	Supply string            `json:"supply"` // a picture
}

// Seated is a seat: who has it, and her sheet.
type Seated struct {
	Seat   int    `json:"seat"`
	Name   string `json:"name"`
	Player string `json:"player"` // person or the name of a bot
	Points int    `json:"points"`
	Wins   bool   `json:"wins"`
	Sheet  string `json:"sheet"` // a picture
}

// Olive is the opponent of the game for one.
type Olive struct {
	Name   string `json:"name"`
	Points int    `json:"points"`
	Wins   bool   `json:"wins"`
	Sheet  string `json:"sheet"` // a picture
}

// view is the position that is shown.
func (h *Host) view() View {
	g, s, speaker := h.game, h.game.position(), h.speaker()
	_, undo := g.undoTo()
	v := View{
		At: g.at, Last: g.last(), Waits: g.waits(), Undo: undo, Over: s.Over(),
		Asks:  g.asksPerson(s) && !g.looksBack(),
		Phase: s.Phase().String(), Round: s.Round(), Turn: int(s.Turn()),
		Prompt: speaker.Prompt(s), Result: speaker.Result(s),
	}
	var marks picture.Marks
	if v.Asks {
		v.Groups = positions.Groups(s, speaker)
		marks.Moves = s.AppendMoves(nil)
	}
	if g.at > 0 {
		step := h.step(g.at)
		v.Step = &step
	}
	v.Supply = h.look.Style("supply").Supply(s, marks)
	winners := s.Winners()
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		v.Seats = append(v.Seats, Seated{
			Seat: int(seat), Name: speaker.Player(seat), Player: g.seats[seat].player,
			Points: s.Points(seat).Total(), Wins: winners.Has(seat),
			Sheet: h.sheet(seat, marks),
		})
	}
	if s.Setup().Olive != 0 {
		v.Olive = &Olive{
			Name: speaker.Player(steamrollers.Nobody), Points: s.OlivePoints().Total,
			Wins: winners.Has(steamrollers.Nobody), Sheet: h.look.Style("olive").Olive(s, picture.Marks{}),
		}
	}
	return v
}

// speaker tells the game in the chosen language, with the players' names.
func (h *Host) speaker() words.Speaker { return h.look.Speaker(h.names...) }

func (h *Host) sheet(seat steamrollers.Seat, marks picture.Marks) string {
	return positions.Sheet(h.game.position(), seat, marks, h.look)
}
