package steampower_test

import (
	"errors"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/variants/family/familytest"
	"github.com/railhex/railhex/variants/steampower"
)

// TestReplaysResumeInPositionsOfTheirSetupOnly resumes behind a line that cannot be
// read, and in positions that are none or of other players.
func TestReplaysResumeInPositionsOfTheirSetupOnly(t *testing.T) {
	const header = "game steampower\nplayers 3\nmap valley\ncomponents standard\n"
	familytest.Resumes(t, header, steampower.OpenRecord, steampower.NoState, func(err error) bool {
		mismatch, ok := errors.AsType[*family.SetupMismatchError](err)
		return ok && mismatch.Found != mismatch.Expected
	})
}
