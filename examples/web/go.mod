module github.com/railhex/railhex/examples/web

go 1.26

require (
	github.com/google/go-cmp v0.7.0
	github.com/railhex/railhex v1.0.0
)

require (
	github.com/evanw/esbuild v0.28.2
	golang.org/x/sys v0.0.0-20220715151400-c0bba94af5f8 // indirect
)

replace github.com/railhex/railhex => ../..
