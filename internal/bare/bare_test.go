package bare_test

import (
	"testing"

	"github.com/railhex/railhex/internal/bare"
	"github.com/railhex/railhex/variants/family/describe"
)

func TestTheGameIsWhole(t *testing.T) {
	if err := describe.Check(bare.Of(bare.Parts())); err != nil {
		t.Error(err)
	}
}
