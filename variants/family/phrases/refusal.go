package phrases

import (
	"errors"
	"strings"
)

// Refusal says why something is refused. Function own returns what an error of the
// game says, and false for any other error. Joined errors have a line each. What is
// wrapped around an error stays as it is, and so does an error of another kind; nil is "".
func (v Voice) Refusal(err error, own func(error) (told string, ok bool)) string {
	if err == nil {
		return ""
	}
	if told, ok := own(err); ok {
		return told
	}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		var lines []string
		for _, one := range joined.Unwrap() {
			lines = append(lines, v.Refusal(one, own))
		}
		return strings.Join(lines, "\n")
	}
	if within := errors.Unwrap(err); within != nil {
		return strings.Replace(err.Error(), within.Error(), v.Refusal(within, own), 1)
	}
	return err.Error()
}

// Cite returns a reason with the identifier of a rule behind it; with "" behind it, or
// where the voice is bare, the reason.
func (v Voice) Cite(reason, rule string) string {
	if rule == "" || v.bare {
		return reason
	}
	return v.Tell(v.own().rule, Args("reason", reason, "rule", rule), nil)
}

// InLine returns a reason with the number of a line before it; with 0, the reason.
func (v Voice) InLine(line int, reason string) string {
	if line == 0 {
		return reason
	}
	return v.Tell(v.own().line, Args("line", line, "reason", reason), nil)
}
