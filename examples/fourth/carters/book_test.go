package carters_test

import (
	"testing"

	"github.com/railhex/railhex/examples/fourth/carters"
	"github.com/railhex/railhex/variants/family/gametest"
)

func TestTheBookHasTheRules(t *testing.T) {
	gametest.Rulebook(t, "RULES.md", carters.Rules())
}
