package familytest

import "reflect"

// T is what a law needs of a test; both *testing.T and *rapid.T are one.
type T interface {
	Helper()
	Fatalf(format string, args ...any)
}

// A Player is a pointer to a State that moves are applied to.
type Player[State, Move any] interface {
	*State
	Apply(Move) (State, error)
	ApplyTo(*State, Move) error
}

// ApplyToIsApply holds that ApplyTo writes what Apply gives, into another State and
// into the State itself, and where Apply refuses the move writes nothing and says the
// same.
func ApplyToIsApply[P Player[State, Move], State comparable, Move any](t T, s, other P, m Move) {
	t.Helper()
	after, refused := s.Apply(m)
	for _, into := range []struct {
		what   string
		before State
	}{{"another State", *other}, {"the State itself", *s}} {
		from, to := *s, into.before
		target := &to
		if into.what == "the State itself" {
			target = &from
		}
		want := after
		if refused != nil {
			want = into.before
		}
		if err := P(&from).ApplyTo(target, m); !reflect.DeepEqual(err, refused) || *target != want {
			t.Fatalf("%v\n%v: Apply says %v, and ApplyTo into %s %v, or writes another position", *s, m, refused, into.what, err)
		}
	}
}
