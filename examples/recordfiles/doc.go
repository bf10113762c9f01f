// Package recordfiles finds the files that a record names: a board and
// components of one's own, beside the record.
//
// The package is small, since four programs share it that share nothing else.
package recordfiles
