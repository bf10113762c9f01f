// Package studytest holds the validation of a game, and the study positions that it lets
// in, to laws. It is test support: no package of the library may import it.
//
// [CheckFindings] holds that each finding of a game is planted in some test, is found, and
// can be told. A [Study] edits positions of games and plays on from those that can be
// studied. [PlaysOn] holds what a fuzz target comes to. [ReportLaw] holds that reports are
// written as their types say. It knows no game.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package studytest
