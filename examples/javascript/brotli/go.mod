module github.com/railhex/railhex/examples/javascript/brotli

go 1.26.0

require github.com/andybalholm/brotli v1.2.8
