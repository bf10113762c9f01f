package hexmap_test

import (
	"encoding"
	"testing"
)

// textual is a value type whose text stands for it.
type textual[T any] interface {
	*T
	encoding.TextUnmarshaler
}

type marshaler interface {
	comparable
	encoding.TextMarshaler
	encoding.TextAppender
	String() string
}

// checkText checks that a valid value prints the same way everywhere, and that
// what is printed is read as the value; read is a fresh one to read into.
func checkText[T marshaler, P textual[T]](t *testing.T, value T, read P) {
	t.Helper()
	text, err := value.MarshalText()
	if err != nil {
		t.Errorf("%v: MarshalText: %v", value, err)
	}
	if string(text) != value.String() {
		t.Errorf("MarshalText is %q, String %q", text, value)
	}
	if appended, err := value.AppendText([]byte("before ")); string(appended) != "before "+value.String() || err != nil {
		t.Errorf("AppendText is %q, %v", appended, err)
	}
	if err := read.UnmarshalText(text); err != nil {
		t.Errorf("UnmarshalText(%q): %v", text, err)
	}
	if *read != value {
		t.Errorf("%v is read as %v", value, *read)
	}
	if err := read.UnmarshalText([]byte("!")); err == nil {
		t.Errorf("%T: \"!\" is read as %v", value, *read)
	}
	if *read != value {
		t.Errorf("a text that is refused changes %v to %v", value, *read)
	}
}

func checkPanics(t *testing.T, name string, use func()) {
	t.Helper()
	defer func() {
		t.Helper()
		if recover() == nil {
			t.Errorf("%s does not panic", name)
		}
	}()
	use()
}
