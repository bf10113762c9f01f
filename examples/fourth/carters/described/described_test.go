package described_test

import (
	"testing"

	"github.com/railhex/railhex/examples/fourth/carters/described"
	"github.com/railhex/railhex/variants/family/describe"
)

func TestTheDescriptionIsRight(t *testing.T) {
	if err := describe.Check(described.Game()); err != nil {
		t.Error(err)
	}
}
