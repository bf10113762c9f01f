module github.com/railhex/railhex/internal/bench

go 1.26

require (
	github.com/corentings/chess/v2 v2.5.1
	github.com/dominikbraun/graph v0.23.0
	github.com/railhex/railhex v1.0.0
	gonum.org/v1/gonum v0.17.0
)

replace github.com/railhex/railhex => ../..
