module github.com/railhex/railhex/examples/javascript/packagetest

go 1.26.0

require (
	github.com/google/go-cmp v0.7.0
	github.com/railhex/railhex v0.1.0
)

replace github.com/railhex/railhex => ../../..
