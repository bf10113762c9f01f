// Package familytest holds laws that the tests of every game of this module hold in
// the same words. It is test support: no package of the library may import it.
//
//	familytest.ApplyToIsApply(t, &s, &other, m)
//
// It knows no game, and says of each law what broke it.
package familytest
