package bare_test

import (
	"testing"

	"github.com/railhex/railhex/internal/bare"
	"github.com/railhex/railhex/variants/family/gametest"
)

func TestTheGameIsWhole(t *testing.T) {
	gametest.Check(t, bare.Of(bare.Parts()), gametest.Options{})
}
