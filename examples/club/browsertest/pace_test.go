package browsertest

import (
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// TestBotsKeepNobodyWaiting adds up how long the page stands still for many decisions in a
// row, each of which takes some time itself: the first ones have a step each, and all of
// them together, with what they take, never more than four.
func TestBotsKeepNobodyWaiting(t *testing.T) {
	p := open(t, browser.Desktop)
	for _, think := range []int{0, 30, 200} {
		pauses := browser.Eval[[]float64](p.Page, `(async () => {
			const { pause } = await import(new URL("pace.js", document.baseURI));
			const all = [];
			for (let spent = 0, i = 0; i < 40; i++) {
				all.push(pause(500, spent));
				spent += Math.max(all.at(-1), %s);
			}
			return all;
		})()`, think)
		sum := 0.0
		for i, pause := range pauses {
			if sum += pause; pause < 0 || i > 0 && pause > pauses[i-1] {
				t.Errorf("with %d ms for a thought, pause %d is %v ms after %v", think, i, pause, pauses[:i])
			}
		}
		if pauses[0] != 500 || pauses[2] != 500 || sum > 2000 || sum < 1200 {
			t.Errorf("with %d ms for a thought, the pauses %v are %v ms together", think, pauses[:8], sum)
		}
	}
	if none := browser.Eval[float64](p.Page, `(async () => (await import(new URL("pace.js", document.baseURI))).pause(0, 0))()`); none != 0 {
		t.Errorf("at once is after %v ms", none)
	}
}
