package gametest

import (
	"fmt"
	"strconv"
	"testing"

	"github.com/railhex/railhex/variants/family/describe"
)

// A failure is what the fake test panics with when it fails.
type failure string

type failing struct{}

func (failing) Helper()                           {}
func (failing) Fatal(args ...any)                 { panic(failure(fmt.Sprint(args...))) }
func (failing) Fatalf(format string, args ...any) { panic(failure(fmt.Sprintf(format, args...))) }

// failureOf is why a check fails, "" if it does not.
func failureOf(check func(t tb)) (why string) {
	defer func() {
		if failed, ok := recover().(failure); ok {
			why = string(failed)
		}
	}()
	check(failing{})
	return ""
}

func TestWhatIsNoSentence(t *testing.T) {
	for sentence, whole := range map[string]bool{
		"Anna builds.": true, "$4": true,
		"": false, "{player} builds.": false, "Anna  builds.": false, " Anna": false, "Anna ": false, "builds (%!d)": false,
		"a\nb": false, "Anna ()": false, "<nil>": false, "a|b": false, "event.built": false,
	} {
		if why := failureOf(func(t tb) { MustBeSaid(t, sentence) }); (why == "") != whole {
			t.Errorf("%q: %q", sentence, why)
		}
	}
}

func TestOptionsThatAreNotTheMoves(t *testing.T) {
	option := func(move int, text string, effects ...string) describe.Option {
		return describe.Option{Move: strconv.Itoa(move), Text: text, Effects: effects}
	}
	group := func(title string, options ...describe.Option) describe.Group {
		return describe.Group{Title: title, Options: options}
	}
	for _, test := range []struct {
		name   string
		groups []describe.Group
		want   string
	}{
		{"right", []describe.Group{group("go", option(1, "One", "costs 1")), {Title: "all", Groups: []describe.Group{group("stay", option(2, "Two"))}}}, ""},
		{"one missing", []describe.Group{group("go", option(1, "One"))}, "1 options, and 2 moves are legal"},
		{"one twice", []describe.Group{group("go", option(1, "One"), option(1, "Two"))}, "1 is told twice, or not legal"},
		{"one illegal", []describe.Group{group("go", option(3, "One"))}, "3 is told twice, or not legal"},
		{"two alike", []describe.Group{group("go", option(1, "One"), option(2, "One"))}, `two options are "One"`},
		{"without a title", []describe.Group{group("", option(1, "One"))}, `"" is no sentence`},
		{"without words", []describe.Group{group("go", option(1, ""))}, `"" is no sentence`},
		{"as of another", []describe.Group{group("go", option(1, "goes"))}, `"goes" begins with a small letter`},
		{"half an effect", []describe.Group{group("go", option(1, "One", "{n}"))}, `"{n}" is no sentence`},
		{"nothing in a group", []describe.Group{group("go")}, `"go" holds 0 options and 0 groups`},
	} {
		if why := failureOf(func(t tb) { holdOptions(t, test.groups, []string{"1", "2"}) }); why != test.want {
			t.Errorf("%s: %q, want %q", test.name, why, test.want)
		}
	}
}
