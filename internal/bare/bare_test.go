package bare

import (
	"testing"

	"github.com/railhex/railhex/variants/family/describe"
)

func TestTheGameIsWhole(t *testing.T) {
	if err := describe.Check(describe.Of(Parts())); err != nil {
		t.Error(err)
	}
}
