package positions

import (
	"encoding/json"
	"errors"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
)

// A Failure is why something could not be done.
type Failure struct {
	Message string `json:"message"`        // why, in a sentence
	Rule    string `json:"rule,omitempty"` // identifier of the rule that is broken
	Text    string `json:"text,omitempty"` // that rule in a sentence
	Line    int    `json:"line,omitempty"` // of a record
	Move    string `json:"move,omitempty"` // on that line, or the one refused
}

// FailureOf is an error as a speaker tells it.
func FailureOf(speaker words.Speaker, err error) Failure {
	failure := Failure{Message: speaker.Refusal(err)}
	var refused *steamrollers.MoveError
	if errors.As(err, &refused) {
		failure.Move = refused.Move.String()
	}
	var line *steamrollers.RecordError
	if errors.As(err, &line) {
		failure.Line, failure.Move = line.Line, line.Text
	}
	var rule steamrollers.Rule
	if errors.As(err, &rule) && rule.IsValid() {
		failure.Rule, failure.Text = rule.String(), speaker.Rule(rule)
	}
	return failure
}

// Reply is what a call found as JSON, or its error as a [Failure].
func Reply(speaker words.Speaker, found any, err error) []byte {
	if err == nil {
		var text []byte
		if text, err = json.Marshal(found); err == nil {
			return text
		}
	}
	text, err := json.Marshal(map[string]Failure{"error": FailureOf(speaker, err)})
	if err != nil {
		panic(err) // a Failure is text and numbers
	}
	return text
}
