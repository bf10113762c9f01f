package parse

// Unmarshal parses a value and writes it only once it is found valid.
func Unmarshal[T any](to *T, text []byte, parse func(string) (T, error)) error {
	value, err := parse(string(text))
	if err == nil {
		*to = value
	}
	return err
}

// UnmarshalOrZero is [Unmarshal] for types whose zero value prints nothing: the empty
// text gives the zero value, as for the types of net/netip. So a struct that holds such a
// zero value survives JSON unchanged.
func UnmarshalOrZero[T any](to *T, text []byte, parse func(string) (T, error)) error {
	if len(text) == 0 {
		var zero T
		*to = zero
		return nil
	}
	return Unmarshal(to, text, parse)
}

// String returns what an AppendText has written, and "" if it failed. With [cmp.Or] it is the
// String of a type whose zero value has no text.
func String(text []byte, err error) string {
	if err != nil {
		return ""
	}
	return string(text)
}

// Must returns the value, or panics if err is not nil. Use it for a text that is known to be
// right, as one that a program embeds is.
func Must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}
