// Package rollervectors tells package conformance of SteamRollers what its moves show and
// how rules are broken, from which the vectors in steamrollers/testdata/conformance are
// derived. The plain rules of internal/plainrules, which play beside the library, tell which
// rules a move breaks besides the one that it should.
package rollervectors
