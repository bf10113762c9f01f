package phrases_test

import (
	"errors"
	"fmt"

	"github.com/railhex/railhex/variants/family/phrases"
)

// Here a position is the number of a step on a ladder, and a move is "up" or "down".
func Example_remedy() {
	parse := func(text string) (string, error) {
		if text != "up" && text != "down" {
			return "", errors.New("not a move")
		}
		return text, nil
	}
	ladder := phrases.Remedies[int, string]{
		Parse: parse,
		Text:  func(move string) string { return move },
		Moves: func(step *int) []string { return []string{"up", "down"} },
		Apply: func(step *int, move string) (int, error) {
			switch {
			case move == "up":
				return *step + 1, nil
			case *step == 0:
				return 0, errors.New("you stand on the ground")
			}
			return *step - 1, nil
		},
		Turn:     func(step *int) int { return 1 },
		Chance:   func(move string) bool { return false },
		Keywords: []string{"up", "down"},
	}

	step := 0
	found := ladder.Find(&step, ladder.Read(7, "Up"), nil)
	fmt.Println(found.Kind == phrases.Mistyped, found.Meant, found.Slips[0] == phrases.Capitals)
	fmt.Println(found.Tell(phrases.In(phrases.English), nil))
	// Output:
	// true [up] true
	// Probably meant: “up”. Here capital and small letters are not as in the notation.
}

func ExampleNear() {
	fmt.Println(phrases.Near("draft 2", []string{"draft 1", "draft 3", "take"}))
	// Output: [draft 1 draft 3]
}
