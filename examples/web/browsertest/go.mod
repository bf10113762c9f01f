module github.com/railhex/railhex/examples/web/browsertest

go 1.26

require (
	github.com/chromedp/cdproto v0.159.0
	github.com/chromedp/chromedp v0.22.1
	github.com/railhex/railhex v1.0.0
	github.com/railhex/railhex/examples/web v1.0.0
)

require (
	github.com/evanw/esbuild v0.28.2 // indirect
	github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect
	golang.org/x/sys v0.0.0-20220715151400-c0bba94af5f8 // indirect
)

replace (
	github.com/railhex/railhex => ../../..
	github.com/railhex/railhex/examples/web => ..
)
