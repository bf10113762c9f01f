// Package long tells tests whether they may take long. They may in .ci/long, which sets
// RAILHEX_LONG=1, and not in go test ./... or .ci/run.
//
//	games := long.Or(40, 1000)
//
// A program that imports it collects its garbage less often, unless GOGC says how often.
//
// The package is small, since all it does is read one variable of the environment. Tests of
// every module share it.
package long
