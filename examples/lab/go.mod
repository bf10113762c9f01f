module github.com/railhex/railhex/examples/lab

go 1.26

require (
	github.com/google/go-cmp v0.7.0
	github.com/railhex/railhex v1.0.0
	pgregory.net/rapid v1.3.0
)

replace github.com/railhex/railhex => ../..
