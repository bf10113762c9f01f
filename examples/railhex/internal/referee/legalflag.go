package referee

import (
	"os"
	"strings"
)

// A legalQuestion asks what can be done in a position, and is the flag for that.
type legalQuestion struct {
	asked  bool
	filter string // what of it; "" for all
}

// Set reads what stands behind -legal=, or "true" where that is missing.
func (l *legalQuestion) Set(text string) error {
	l.asked, l.filter = text != "false", ""
	if text != "true" && l.asked {
		l.filter = text
	}
	return nil
}

func (l *legalQuestion) String() string   { return l.filter }
func (l *legalQuestion) IsBoolFlag() bool { return true }

// withFilter joins -legal and the filter that stands behind it. What is a file, or is
// written like the name of one, is the record.
func withFilter(args []string) (joined []string) {
	for i := 0; i < len(args); i++ {
		arg := args[i]
		if (arg == "-legal" || arg == "--legal") && i+1 < len(args) && isFilter(args[i+1]) {
			i++
			arg += "=" + args[i]
		}
		joined = append(joined, arg)
	}
	return joined
}

func isFilter(arg string) bool {
	if arg == "" || arg[0] == '-' || strings.ContainsAny(arg, `./\`) {
		return false
	}
	_, err := os.Stat(arg)
	return err != nil
}
