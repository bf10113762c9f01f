package steamrollers_test

import (
	"errors"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/familytest"
)

// TestReplaysResumeInPositionsOfTheirSetupOnly resumes behind a line that cannot be
// read, and in positions that are none or of other players.
func TestReplaysResumeInPositionsOfTheirSetupOnly(t *testing.T) {
	const header = "game steamrollers\nplayers 3\nboard standard\ncomponents standard\n"
	familytest.Resumes(t, header, steamrollers.OpenRecord, steamrollers.NoState, func(err error) bool {
		mismatch, ok := errors.AsType[*family.SetupMismatchError](err)
		return ok && mismatch.Found != mismatch.Expected
	})
}
