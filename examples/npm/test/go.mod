module github.com/railhex/railhex/examples/npm/test

go 1.26.0

require (
	github.com/chromedp/cdproto v0.159.0
	github.com/chromedp/chromedp v0.22.1
	github.com/google/go-cmp v0.7.0
	github.com/railhex/railhex v1.0.0
	github.com/railhex/railhex/examples/club v1.0.0
)

require github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect

replace (
	github.com/railhex/railhex => ../../..
	github.com/railhex/railhex/examples/club => ../../club
)
