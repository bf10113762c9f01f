package variants

// unmarshal reads text into *into by means of parse. The empty text is the zero
// value, as it is for the types of net/netip, so that whatever holds one of
// ours passes through JSON unharmed.
func unmarshal[T any](into *T, text []byte, parse func(string) (T, error)) error {
	var value T
	if len(text) > 0 {
		var err error
		if value, err = parse(string(text)); err != nil {
			return err
		}
	}
	*into = value
	return nil
}
