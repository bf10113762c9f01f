package solo_test

import (
	"fmt"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
)

// A scene is as much of a game as Olive's turn touches.
type scene struct {
	room    solo.Room
	sheet   solo.Sheet
	goods   [hexmap.NumRegions + 1]int  // on the supply board, by city
	upright [hexmap.NumRegions + 1]bool // the player's tile of that number
	holds   string                      // "2a" or "2b", the solitaire tile that the player holds, or ""
	faces   []int                       // that will fall, one after the other; then always 6
	uses    bool                        // the player uses her tile if she is offered it
	log     []string
}

var aScene = rapid.Custom(func(t *rapid.T) scene {
	s := scene{
		room:  aRoom.Draw(t, "room"),
		faces: rapid.SliceOfN(aRegion, 0, 8).Draw(t, "faces"),
		holds: rapid.SampledFrom([]string{"", "2a", "2b"}).Draw(t, "holds"),
		uses:  rapid.Bool().Draw(t, "uses"),
	}
	s.sheet = aSheetIn(s.room).Draw(t, "sheet")
	for number := 1; number <= hexmap.NumRegions; number++ {
		s.goods[number] = rapid.IntRange(0, 3).Draw(t, "goods")
		s.upright[number] = rapid.Bool().Draw(t, "upright")
	}
	if s.holds == "" {
		s.upright[2] = false
	}
	return s
})

func (s *scene) note(format string, values ...any) {
	s.log = append(s.log, fmt.Sprintf(format, values...))
}

func (s *scene) roll() int {
	if len(s.faces) == 0 {
		return 6
	}
	face := s.faces[0]
	s.faces = s.faces[1:]
	s.note("rolled %d", face)
	return face
}

func (s *scene) sendBack(number int) {
	s.note("tile %d goes back", number)
	s.upright[number] = false
	if number == 2 {
		s.holds = ""
	}
}

// drive plays Olive's turn by package solo.
func (s *scene) drive(die int) (won bool) {
	turn := solo.Begin(die, s.holds == "2a")
	for !turn.Next.Ends() {
		switch {
		case turn.Next.Plays():
			var deed solo.Deed
			turn, s.sheet, deed = turn.Play(s.sheet, s.room, solo.Table{
				Upright: s.upright[turn.Die],
				Empty:   s.goods[turn.Die] == 0,
				Holds2b: s.holds == "2b",
			})
			switch deed.Act {
			case solo.CrossedOff:
				s.note("crossed off in %d", deed.Number)
			case solo.SentBack:
				s.sendBack(deed.Number)
			case solo.Removed:
				s.goods[deed.Number]--
				s.note("removed from %d for %d", deed.Number, deed.Points)
			case solo.FoundFull:
				s.note("found %d full", deed.Number)
			}
		case turn.Next.Offers():
			s.note("offered")
			if s.uses {
				s.holds = "" // as a spent tile
			}
			turn = turn.Answer(s.uses)
		case turn.Next.Rerolls():
			turn = turn.Reroll(s.roll())
		}
	}
	return turn.Next == solo.Won
}
