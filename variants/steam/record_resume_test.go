package steam_test

import (
	"errors"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/variants/family/familytest"
	"github.com/railhex/railhex/variants/steam"
)

// TestReplaysResumeInPositionsOfTheirSetupOnly resumes behind a line that cannot be
// read, and in positions that are none or of other players.
func TestReplaysResumeInPositionsOfTheirSetupOnly(t *testing.T) {
	const header = "game steam\nplayers 3\nmap northeast\ncomponents standard\nrules base\norder auction\n"
	familytest.Resumes(t, header, steam.OpenRecord, steam.NoState, func(err error) bool {
		mismatch, ok := errors.AsType[*family.SetupMismatchError](err)
		return ok && mismatch.Found != mismatch.Expected
	})
}
