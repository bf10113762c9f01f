package vectors

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"

	"github.com/railhex/railhex/examples/internal/dialogue"
)

// serve answers questions until there are no more.
func serve(in io.Reader, out io.Writer, answer func(request) response) error {
	questions := bufio.NewScanner(in)
	questions.Buffer(nil, dialogue.LongestLine)
	answers := json.NewEncoder(out)
	for questions.Scan() {
		var q request
		var a response
		if err := json.Unmarshal(questions.Bytes(), &q); err != nil {
			a.Error = fmt.Sprintf("the question cannot be read: %v", err)
		} else {
			a = answer(q)
		}
		a.ID = q.ID
		if err := answers.Encode(a); err != nil {
			return err
		}
	}
	return questions.Err()
}
