package main

import (
	"bytes"
	"context"
	"embed"
	"errors"
	"mime"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// pages are those that are measured.
//
//go:embed pages
var pages embed.FS

// A shown page is one of a browser of its own, with the server that serves the package.
type shown struct {
	ctx     context.Context
	address string
	close   func()
}

// show starts a browser and a server.
func (b *bench) show(ctx context.Context) (*shown, error) {
	program := browser.Program()
	if program == "" {
		return nil, errors.New("there is no Chromium")
	}
	profile, err := os.MkdirTemp("", "railhex-profile-")
	if err != nil {
		return nil, err
	}
	server := httptest.NewServer(http.HandlerFunc(b.serve))
	ctx, stop := chromedp.NewExecAllocator(ctx, browser.Options(program, profile)...)
	ctx, closePage := chromedp.NewContext(ctx)
	return &shown{ctx, server.URL, func() {
		closePage()
		stop()
		server.Close()
		_ = os.RemoveAll(profile)
	}}, nil
}

// board shows a page with a board.
func (b *bench) board(ctx context.Context, game string) (*shown, error) {
	s, err := b.show(ctx)
	if err != nil {
		return nil, err
	}
	if _, err = chromedp.Run(s.ctx, chromedp.Navigate(s.address+"/board.html?"+game)); err == nil {
		err = s.until("window.ready")
	}
	if err != nil {
		s.close()
		return nil, err
	}
	return s, nil
}

// serve hands out pages, in which GAME is what stands behind the question mark, and the package by brotli as a server for the public does.
func (b *bench) serve(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
	file := filepath.Join(b.folder, strings.TrimPrefix(name, "railhex/"))
	w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(name)))
	if text, err := pages.ReadFile("pages/" + name); err == nil {
		_, _ = w.Write(bytes.ReplaceAll(text, []byte("GAME"), []byte(r.URL.RawQuery)))
		return
	}
	packed, err := os.ReadFile(file + ".br")
	if err != nil {
		http.ServeFile(w, r, file)
		return
	}
	w.Header().Set("Content-Encoding", "br")
	_, _ = w.Write(packed)
}

// call gives a command of the DevTools protocol.
func call[Params, Result any](s *shown, command cdp.Command[Params, Result], params Params) (Result, error) {
	return chromedp.Run(s.ctx, func(ctx context.Context, target *chromedp.Target) (Result, error) {
		return cdp.Call(ctx, target, command, params)
	})
}

// until waits for what a page has when it is ready. Nothing is asked of the page any more then.
func (s *shown) until(condition string) error {
	_, err := eval[bool](s, `new Promise((done) => {
		const asked = setInterval(() => {
			if (!(`+condition+`)) return;
			clearInterval(asked);
			done(true);
		}, 10);
	})`)
	return err
}

// eval is what a script in the page gives, awaited.
func eval[Value any](s *shown, script string) (Value, error) {
	return chromedp.Run(s.ctx, chromedp.Evaluate[Value](script, chromedp.EvalAwaitPromise))
}
