// Package recordfiles finds the files that a record names: a board and
// components of one's own, beside the record.
package recordfiles
