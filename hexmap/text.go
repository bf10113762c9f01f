package hexmap

import "errors"

// unprintable is the error of printing a value that has no text.
func unprintable(value string) error { return errors.New("hexmap: no text for " + value) }

// unmarshalOrZero is unmarshal for types whose zero value prints nothing.
func unmarshalOrZero[T any](to *T, text []byte, parse func(string) (T, error)) error {
	if len(text) == 0 {
		var zero T
		*to = zero
		return nil
	}
	return unmarshal(to, text, parse)
}

// unmarshal parses a value and writes it only once it is found valid.
func unmarshal[T any](to *T, text []byte, parse func(string) (T, error)) error {
	value, err := parse(string(text))
	if err == nil {
		*to = value
	}
	return err
}
