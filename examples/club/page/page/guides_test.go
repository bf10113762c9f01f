package page

import (
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A lesson is a guided first game: see lessons.js.
type lesson struct {
	Record string
	Seat   int
	Names  []string
	Steps  []struct {
		At      int
		Lights  []string
		Presses []struct {
			Part, Move string
			Choices    []string
			Wrong      []struct {
				On, Say, Move string
				Legal         bool
			}
		}
	}
}

// lessonWords are the words of a lesson in a language.
type lessonWords struct {
	Title string
	Steps []struct {
		Title, Say, More string
		Press, Choice    []string
		Wrong            map[string]string
	}
}

func read[T any](t *testing.T, path string) (all T) {
	t.Helper()
	file, err := Files.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(file, &all)
	}
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	return all
}

// lessonOf is the lesson of a game, with its record as the library plays it and the
// positions before each of its moves and after the last.
func lessonOf(t *testing.T, game string) (lesson, describe.Replay, []describe.Position) {
	t.Helper()
	l := read[lesson](t, "guides/"+game+".json")
	record, err := Files.ReadFile("guides/" + l.Record)
	if err != nil {
		t.Fatal(err)
	}
	played, err := games.All().ReadRecord(string(record), nil)
	if err == nil {
		err = played.Err
	}
	if err != nil {
		t.Fatalf("%s: %v", l.Record, err)
	}
	positions := []describe.Position{played.Start}
	for i, move := range played.Moves {
		after, err := positions[i].Replay(move)
		if err != nil {
			t.Fatalf("%s: %v", l.Record, err)
		}
		positions = append(positions, after)
	}
	return l, played, positions
}

// TestLessonsFollowTheirRecords replays the record of each lesson: the presses of a step
// are its moves, what comes between two steps is decided by chance and the others, and
// what is said of a wrong press is true of its move.
func TestLessonsFollowTheirRecords(t *testing.T) {
	most := map[string]int{"steamrollers": 12, "steampower": 10, "steam": 10}
	for _, game := range games.All() {
		l, played, positions := lessonOf(t, game.Name())
		if steps := len(l.Steps); steps < 6 || steps > most[game.Name()] || l.Steps[steps-1].At != len(played.Moves) {
			t.Errorf("%s has %d steps, and the last is at %d of %d moves", game.Name(), steps, l.Steps[steps-1].At, len(played.Moves))
		}
		presses, delivered := 1, 0 // "Begin" is one
		for i, step := range l.Steps {
			at := step.At
			for _, press := range step.Presses {
				if positions[at].Turn() != l.Seat || played.Moves[at] != press.Move {
					t.Errorf("%s, step %d: at %d is %q, not %q", game.Name(), i+1, at, played.Moves[at], press.Move)
				}
				for _, wrong := range press.Wrong {
					if _, err := positions[at].Move(wrong.Move); wrong.Move != "" && (err == nil) != wrong.Legal {
						t.Errorf("%s, step %d: %q is said to be legal or not (%v), and the rules say %v", game.Name(), i+1, wrong.Move, wrong.Legal, err)
					}
				}
				presses++
				at++
				if delivered == 0 && positions[at].Standing()[l.Seat].Points > positions[at-1].Standing()[l.Seat].Points && regexp.MustCompile("^(deliver|ship|income)").MatchString(press.Move) {
					delivered = presses
				}
			}
			if i == len(l.Steps)-1 {
				continue
			}
			for ; at < l.Steps[i+1].At; at++ {
				if positions[at].Turn() == l.Seat {
					t.Errorf("%s: between steps %d and %d the learner decides %q", game.Name(), i+1, i+2, played.Moves[at])
				}
			}
			if at != l.Steps[i+1].At {
				t.Errorf("%s: step %d ends at %d, and step %d begins at %d", game.Name(), i+1, at, i+2, l.Steps[i+1].At)
			}
		}
		if game.Name() == "steamrollers" && delivered != 11 {
			t.Errorf("the first delivery takes %d presses", delivered)
		}
	}
}

const mostWords = 25 // of what a step says

// TestLessonsSayTheSameInEveryLanguage holds the words of lessons against their steps: a
// label for each press and choice, an answer to each wrong press, and nothing too long.
func TestLessonsSayTheSameInEveryLanguage(t *testing.T) {
	for language := range phrases.Languages() {
		said := read[map[string]lessonWords](t, "text/guide/"+language.String()+".json")
		for _, game := range games.All() {
			l, _, _ := lessonOf(t, game.Name())
			told := said[game.Name()]
			if told.Title == "" || len(told.Steps) != len(l.Steps) {
				t.Fatalf("%s: %s has %d steps, its words %d", language, game.Name(), len(l.Steps), len(told.Steps))
			}
			for i, step := range l.Steps {
				words := told.Steps[i]
				choices, answers := 0, map[string]bool{}
				for _, press := range step.Presses {
					choices += len(press.Choices)
					for _, wrong := range press.Wrong {
						answers[wrong.Say] = true
					}
				}
				if words.Title == "" || words.Say == "" || len(words.Press) != len(step.Presses) || len(words.Choice) != choices {
					t.Errorf("%s: %s, step %d has %d presses and %d choices, its words are %+v", language, game.Name(), i+1, len(step.Presses), choices, words)
				}
				if have, want := slices.Sorted(maps.Keys(words.Wrong)), slices.Sorted(maps.Keys(answers)); !slices.Equal(have, want) {
					t.Errorf("%s: %s, step %d answers to %q, not to %q", language, game.Name(), i+1, have, want)
				}
				if n := wordsIn(words.Say); n > mostWords {
					t.Errorf("%s: %s, step %d says %d words: %s", language, game.Name(), i+1, n, words.Say)
				}
			}
		}
	}
}

func wordsIn(text string) int {
	n := 0
	for _, word := range strings.Fields(text) {
		if strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	return n
}
