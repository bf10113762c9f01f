module github.com/railhex/railhex/examples/fourth

go 1.26

require github.com/railhex/railhex v1.0.0

replace github.com/railhex/railhex => ../..
