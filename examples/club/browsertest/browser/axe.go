package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/railhex/railhex/examples/npm/npm"
)

// axe is the text of axe-core, which finds what people who see, hear or move otherwise
// cannot use.
var axe = sync.OnceValues(func() (string, error) {
	folder, err := npm.Install("railhex-browsertest", map[string]string{"axe-core": "4.14.1"})
	if err != nil {
		return "", err
	}
	text, err := os.ReadFile(filepath.Join(folder, "node_modules", "axe-core", "axe.min.js"))
	return string(text), err
})

// A Barrier is what axe-core finds: how bad it is, the rule, and the elements.
type Barrier struct {
	Impact, ID, Help string
	Elements         []string
}

// Barriers are those that axe-core finds on the page as it stands, the serious and
// critical ones. Without npm to get axe-core from, the test is skipped.
func (p *Page) Barriers() []Barrier {
	p.T.Helper()
	text, err := axe()
	if err != nil {
		p.T.Skipf("npm cannot get axe-core: %v", err)
	}
	if !Eval[bool](p, `"axe" in window`) {
		Eval[bool](p, strings.ReplaceAll(text, "%", "%%")+"\n;true")
	}
	return Eval[[]Barrier](p, `axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations
		.filter(({ impact }) => impact === "serious" || impact === "critical")
		.map(({ impact, id, help, nodes }) => ({
			Impact: impact, ID: id, Help: help,
			Elements: nodes.map(({ html, any }) => html.slice(0, 150) + " " + any.map(({ message }) => message).join("; ")),
		})))`)
}

// String is a barrier on several lines.
func (b Barrier) String() string {
	const some = 6
	elements := b.Elements[:min(some, len(b.Elements))]
	return fmt.Sprintf("%s: %s (%s) at %d elements:\n\t%s", b.Impact, b.Help, b.ID, len(b.Elements), strings.Join(elements, "\n\t"))
}
