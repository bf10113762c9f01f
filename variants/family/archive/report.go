package archive

import (
	"bytes"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strconv"

	"github.com/railhex/railhex/variants/family"
)

// A Report writes what can be seen of a position: an object in JSON, whose members are in the
// order of the calls. The names of members are written as they are, of letters and digits
// alone; elements of a list have none.
type Report struct{ dst []byte }

// AppendReport returns a Report that appends an object.
func AppendReport(dst []byte) Report { return Report{append(dst, '{')} }

// Bytes ends the object, and returns what was appended to with all that was written.
func (r *Report) Bytes() []byte { return append(r.dst, '}') }

// member writes what stands before the value of a member or an element.
func (r *Report) member(name string) {
	if last := r.dst[len(r.dst)-1]; last != '{' && last != '[' {
		r.dst = append(r.dst, ',')
	}
	if name != "" {
		r.dst = append(append(append(r.dst, '"'), name...), '"', ':')
	}
}

// Int writes a whole number.
func (r *Report) Int(name string, n int) {
	r.member(name)
	r.dst = strconv.AppendInt(r.dst, int64(n), 10)
}

// Bool writes true or false.
func (r *Report) Bool(name string, b bool) {
	r.member(name)
	r.dst = strconv.AppendBool(r.dst, b)
}

// String writes a text.
func (r *Report) String(name, text string) {
	r.member(name)
	r.dst = appendQuoted(r.dst, text)
}

// Null writes null, in place of an object that is not there.
func (r *Report) Null(name string) {
	r.member(name)
	r.dst = append(r.dst, "null"...)
}

// Object writes an object, whose members are those that write writes.
func (r *Report) Object(name string, write func()) { r.within(name, '{', write) }

// List writes a list of what write writes.
func (r *Report) List(name string, write func()) { r.within(name, '[', write) }

func (r *Report) within(name string, open byte, write func()) {
	r.member(name)
	r.dst = append(r.dst, open)
	write()
	r.dst = append(r.dst, open+2) // '}' or ']'
}

// Ints writes a list of whole numbers.
func Ints[T integer](r *Report, name string, all iter.Seq[T]) {
	r.List(name, func() {
		for n := range all {
			r.Int("", int(n))
		}
	})
}

// Strings writes a list of values in words.
func Strings[T fmt.Stringer](r *Report, name string, all iter.Seq[T]) {
	r.List(name, func() {
		for value := range all {
			r.String("", value.String())
		}
	})
}

// Texts writes a list of texts.
func (r *Report) Texts(name string, texts []string) {
	r.List(name, func() {
		for _, text := range texts {
			r.String("", text)
		}
	})
}

// Replayed returns a report with its member "error" at the end: the line, the text, the rule and the
// message of the first [*family.RecordError] in stopped, or null if stopped has none. If moves is not
// nil, the member "moves" follows with them, in the order of their bytes.
func Replayed(report []byte, stopped error, moves []string) []byte {
	report = bytes.TrimSuffix(bytes.TrimSuffix(report, []byte("}")), []byte(`"error":null`))
	r := Report{bytes.TrimSuffix(report, []byte(","))}
	if at, ok := errors.AsType[*family.RecordError](stopped); ok {
		r.Object("error", func() {
			r.Int("line", at.Line)
			r.String("move", at.Text)
			r.String("rule", at.Rule())
			r.String("message", at.Message())
		})
	} else {
		r.Null("error")
	}
	if moves != nil {
		slices.Sort(moves)
		r.Texts("moves", moves)
	}
	return r.Bytes()
}
