package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants/family/phrases"
)

func main() {
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	for _, text := range []string{"goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a", "roll 1 3 5 straight/gentle", "draft 5"} {
		if err == nil {
			s, err = s.Apply(steamrollers.MustParseMove(text))
		}
	}
	if err != nil {
		panic(err)
	}

	speaker := words.With(phrases.In(phrases.German))
	marks := picture.Marks{Moves: s.AppendMoves(nil)}
	style := picture.Style{Words: speaker.Pictures()}
	style.ID = "supply" // ids keep the pictures of a page apart
	page := style.Supply(&s, marks)
	style.ID = "sheet"
	page += style.Sheet(&s, s.Turn(), marks)
	if err := os.WriteFile(filepath.Join(os.TempDir(), "table.html"), []byte(page), 0o644); err != nil {
		panic(err)
	}

	for _, clicked := range []picture.Part{"P1/hex-d1", "P1/box-5", "P1/hex-a1", "supply/good-5-Y"} {
		switch moves := clicked.AppendMoves(nil, &s); {
		case len(moves) == 0:
			fmt.Println(clicked, "–", speaker.Refusal(clicked.Explain(&s)))
		case len(moves) == 1:
			fmt.Println(clicked, "–", moves[0])
		default:
			tracks := style.Tracks(&s, hexmap.MustParseCell("d1"), moves) // to choose from; each has its data-move
			fmt.Println(clicked, "–", len(moves), "moves,", len(tracks) > 0)
		}
	}
}
