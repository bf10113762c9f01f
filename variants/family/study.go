package family

import "errors"

// A Studied is a pointer to a State that reads study positions.
type Studied[State comparable] interface {
	*State
	Stored
	UnmarshalStudy([]byte) (Findings, error)
}

// StudyLaw returns the law for [Options] that a study position reads back as it was written,
// as JSON and on one line, with the same notes. So it is within bounds after every move.
// ParseStudy reads the line; like is a position of the same game.
func StudyLaw[P interface {
	Pointer[State, Move]
	Studied[State]
}, State, Move comparable](parseStudy func(line string, like P) (State, Findings, error)) Law[State, Move] {
	return Law[State, Move]{"the study position reads back from text as the same", func(at At[State, Move]) error {
		var wrong Faults
		s := P(at.State)
		text, err := s.MarshalJSON()
		var again State
		notes, readErr := P(&again).UnmarshalStudy(text)
		if err = errors.Join(err, readErr); err != nil || again != *at.State {
			wrong.Add("it reads back from JSON as %v (%v)", again, err)
		}
		line, err := s.MarshalText()
		again, others, readErr := parseStudy(string(line), s)
		if err = errors.Join(err, readErr); err != nil || again != *at.State {
			wrong.Add("it reads back from its line as %v (%v)", again, err)
		}
		if !same(notes.Err(), others.Err()) || !same(notes.Err(), s.Validate()) {
			wrong.Add("the notes on its JSON are %v, on its line %v, and Validate says %v", notes.Err(), others.Err(), s.Validate())
		}
		return wrong.Err()
	}}
}

// same reports whether two errors say the same.
func same(a, b error) bool {
	return (a == nil) == (b == nil) && (a == nil || a.Error() == b.Error())
}
