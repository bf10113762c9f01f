package golden_test

import (
	"testing"

	"github.com/railhex/railhex/internal/golden"
)

func TestCompare(t *testing.T) { golden.Compare(t, "golden.txt", "as it was\n") }
