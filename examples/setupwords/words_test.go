package setupwords

import (
	"flag"
	"strings"
	"testing"
)

func TestWordsAfterTheFlagsAreRefused(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string // in the error; "" for none
	}{
		{nil, ""},
		{[]string{"-players", "3"}, ""},
		{[]string{"-players", "3", "games", "10"}, `"games" is too much`},
	} {
		flags := flag.NewFlagSet("test", flag.ContinueOnError)
		new(Words).Define(flags)
		if err := flags.Parse(test.args); err != nil {
			t.Fatal(err)
		}
		err := OnlyFlags(flags)
		if (err != nil) != (test.want != "") || err != nil && !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v", test.args, err)
		}
	}
}
