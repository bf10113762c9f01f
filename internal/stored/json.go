package stored

import (
	"bytes"

	"github.com/railhex/railhex/internal/strictjson"
)

// UnmarshalJSON reads JSON into a document, whose lists are not longer than
// longest, and the position of that into s; null leaves s as it is. The error is
// that of strictjson.Unmarshal, or that of position.
func UnmarshalJSON[D, S any](s *S, text []byte, longest int, position func(*D) (S, error)) error {
	if bytes.Equal(bytes.TrimSpace(text), []byte("null")) {
		return nil
	}
	var doc D
	if err := strictjson.Unmarshal(text, &doc, longest); err != nil {
		return err
	}
	read, err := position(&doc)
	if err != nil {
		return err
	}
	*s = read
	return nil
}
