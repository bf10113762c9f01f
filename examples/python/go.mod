module github.com/railhex/railhex/examples/python

go 1.26.0

require github.com/railhex/railhex v1.0.0

replace github.com/railhex/railhex => ../..
