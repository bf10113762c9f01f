package browser

import (
	"flag"
	"os"
	"path/filepath"
	"strings"

	"github.com/chromedp/chromedp"
)

var screenshots = flag.String("screenshots", "", "folder to leave screenshots in; none are kept if empty")

// Screenshot leaves a picture of what is to be seen, if asked for: under the name of the
// test and its own.
func (p *Page) Screenshot(name string) {
	p.T.Helper()
	if *screenshots == "" {
		return
	}
	if err := os.MkdirAll(*screenshots, 0o755); err != nil {
		p.T.Fatal(err)
	}
	file := strings.ReplaceAll(p.T.Name()+"-"+name, "/", "-") + ".png"
	if err := os.WriteFile(filepath.Join(*screenshots, file), p.Picture(), 0o644); err != nil {
		p.T.Fatal(err)
	}
}

// Picture is what is to be seen, as PNG.
func (p *Page) Picture() []byte {
	p.T.Helper()
	return Do(p, chromedp.CaptureScreenshot())
}
