package test

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestBundled bundles a small app with esbuild and runs what comes of it.
func TestBundled(t *testing.T) {
	folder := install(t)
	bundler := tool(t, "esbuild")
	if _, err := output(folder, bundler, "app.ts", "--bundle", "--format=esm", "--platform=neutral", "--main-fields=module,main", "--minify",
		"--loader:.wasm=file", "--outdir=bundled", "--out-extension:.js=.mjs"); err != nil {
		t.Fatal(err)
	}
	said, err := output(filepath.Join(folder, "bundled"), "node", "app.mjs")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(said, "steam ") {
		t.Errorf("the bundled app says %q", said)
	}
}

// TestBundledByVite bundles an app with a worker as Vite does without being told
// anything, and runs what comes of it in a browser, where it is served from a folder
// below the root.
func TestBundledByVite(t *testing.T) {
	folder := install(t)
	bundler := tool(t, "vite")
	chromium(t)
	if _, err := output(folder, bundler, "build", "vite", "--base", "./", "--logLevel", "warn"); err != nil {
		t.Fatal(err)
	}
	if said := inBrowser(t, filepath.Join(folder, "vite", "dist"), ""); !strings.HasPrefix(said, "steam ") {
		t.Errorf("the bundled app says %q", said)
	}
}
