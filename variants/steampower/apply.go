package steampower

// Apply returns the position after m. If m is not legal, the State is the one it was
// called on and the error is a [*family.MoveError] that holds the rule and says why in a
// sentence.
//
// Apply on a legal move allocates nothing.
func (s *State) Apply(m Move) (next State, err error) {
	next = *s
	if v := s.judge(m); !v.legal() {
		return next, s.refuse(m, v)
	}
	next.advance(m, nil)
	return next, nil
}

// ApplyTo writes to *next what [State.Apply] returns: the position after m. A playout that
// keeps no positions can call s.ApplyTo(&s, m) to avoid the copy. If m is not legal,
// ApplyTo returns the error of Apply and leaves *next as it was.
//
// No other goroutine may use *next meanwhile. For a legal move ApplyTo allocates nothing.
func (s *State) ApplyTo(next *State, m Move) error {
	if v := s.judge(m); !v.legal() {
		return s.refuse(m, v)
	}
	if next != s {
		*next = *s
	}
	next.advance(m, nil)
	return nil
}

// Check returns the verdict of Apply without applying: nil where m is legal, else the
// bare [Rule] that forbids it ([NoState], [NoMove] for a zero State or Move). It
// allocates nothing; [State.Explain] says the rest.
func (s *State) Check(m Move) error {
	if v := s.judge(m); !v.legal() {
		return v.rule
	}
	return nil
}
