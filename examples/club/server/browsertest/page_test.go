package browsertest

import (
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// name is that of the server. To a browser it is one somewhere in the network, and a
// page from there, without TLS, may do less than one from its own computer.
const name = "railhex.test"

// A page is the page in a browser of its own, over a line of its own.
type page struct {
	*browser.Page
	line *line
}

// open opens the page.
func open(t *testing.T, h *house, on browser.Screen) *page {
	t.Helper()
	line := newLine(t, h.handler)
	p := &page{browser.OpenElsewhere(t, name, "http://"+line.address+"/", on), line}
	p.Until("the page has begun", `Boolean(document.querySelector("#home:not([hidden])"))`)
	if browser.Eval[bool](p.Page, `isSecureContext`) {
		t.Error("the page is played in a secure context, which pages without TLS have not")
	}
	p.Choose("#language", "en")
	return p
}

// goTo goes to an address of this page by what stands behind #.
func (p *page) goTo(hash string) {
	p.T.Helper()
	browser.Eval[bool](p.Page, `(location.hash = %s, true)`, hash)
}

// hold holds back the next answer to requests whose path has an ending. answered waits until it is there, and goOn
// gives it to the page.
func (p *page) hold(ending string) (answered func() (goOn func())) {
	p.T.Helper()
	browser.Eval[bool](p.Page, `(() => {
		const usual = fetch;
		window.fetch = async (address, how) => {
			const answer = await usual(address, how);
			if (!address.pathname?.endsWith(%s)) return answer;
			window.fetch = usual;
			await new Promise((goOn) => { window.goOn = goOn; });
			return answer;
		};
		return true;
	})()`, ending)
	return func() func() {
		p.T.Helper()
		p.Until("there is an answer to "+ending, `Boolean(window.goOn)`)
		return func() { browser.Eval[bool](p.Page, `(goOn(), true)`) }
	}
}
