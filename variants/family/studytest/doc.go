// Package studytest has the laws for the validation of a game and for its study positions.
// It is test support: no package of the library may import it.
//
// [CheckFindings] holds that each finding of a game is planted in some test, is found, and
// can be told. A [Study] edits positions of games and plays on from those that can be
// studied. [PlaysOn] tests the position that a fuzz target comes to. [ReportLaw] tests that
// reports are written as their types say.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package studytest
