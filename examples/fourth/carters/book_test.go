package carters_test

import (
	"testing"

	"github.com/railhex/railhex/examples/fourth/carters"
	"github.com/railhex/railhex/variants/family/rulebook/rulebooktest"
)

func TestTheBookHasTheRules(t *testing.T) {
	rulebooktest.Unbreakable(t, "RULES.md", carters.Rules())
}
