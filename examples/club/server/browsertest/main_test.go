package browsertest

import (
	"os"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

func TestMain(m *testing.M) { os.Exit(browser.Main(m)) }
