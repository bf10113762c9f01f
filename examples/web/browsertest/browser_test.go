package browsertest

import (
	"bufio"
	"context"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/railhex/railhex/steamrollers"
)

var screenshots = flag.String("screenshots", "", "folder to leave screenshots in; none are kept if empty")

// pageTime ends a test that hangs, and none that a busy machine makes slow.
const pageTime = 30 * time.Minute

// module is the folder of the library.
const module = "../../.."

var address string // of the page

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(func() int {
		if browser() == "" {
			return m.Run() // every test says why it is skipped
		}
		folder, err := os.MkdirTemp("", "railhex-browsertest-")
		if err != nil {
			panic(err)
		}
		defer os.RemoveAll(folder)
		stop := serve(folder)
		defer stop()
		return m.Run()
	}())
}

// browser is the program that is driven, "" if there is none.
func browser() string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// serve builds and starts the page's program, and sets the address that it
// prints.
func serve(folder string) (stop func()) {
	program := filepath.Join(folder, "web")
	build := exec.Command("go", "build", "-o", program, "./examples/web")
	build.Dir = module
	if out, err := build.CombinedOutput(); err != nil {
		panic(string(out))
	}
	command := exec.Command(program, "-addr", "127.0.0.1:0")
	command.Dir = module
	command.Stderr = os.Stderr
	out, err := command.StdoutPipe()
	if err != nil {
		panic(err)
	}
	if err := command.Start(); err != nil {
		panic(err)
	}
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if _, found, ok := strings.Cut(lines.Text(), " is at "); ok {
			address = found
			break
		}
	}
	if address == "" {
		panic("the page's program ended before it said where the page is")
	}
	return func() {
		command.Process.Signal(os.Interrupt)
		command.Wait()
	}
}

// open opens the page in a browser of its own, as wide and high as asked for.
func open(t *testing.T, width, height int) *page {
	t.Helper()
	program := browser()
	if program == "" {
		t.Skip("there is no browser: chromium is not on the PATH (Debian's package is called chromium)")
	}
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(program),
		chromedp.UserDataDir(t.TempDir()),
		chromedp.WindowSize(width, height),
		chromedp.Headless, chromedp.NoSandbox, chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck, chromedp.DisableGPU,
	}
	for _, name := range []string{"disable-quic", "disable-background-networking", "disable-component-update", "disable-sync", "disable-dev-shm-usage"} {
		options = append(options, chromedp.Flag(name, true))
	}
	ctx, stop := context.WithTimeout(t.Context(), pageTime)
	t.Cleanup(stop)
	ctx, stopBrowser := chromedp.NewExecAllocator(ctx, options...)
	t.Cleanup(stopBrowser)
	ctx, closePage := chromedp.NewContext(ctx)

	p := &page{t: t, ctx: ctx, looked: map[steamrollers.Kind]bool{}}
	closed := p.watch()
	t.Cleanup(func() {
		closePage()
		<-closed
	})
	do(p, chromedp.Steps(
		chromedp.EmulateViewport(int64(width), int64(height)),
		chromedp.Navigate(address),
		chromedp.WaitVisible("#new[open]"),
	))
	return p
}
