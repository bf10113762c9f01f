//go:build js && wasm

package main

import (
	"syscall/js"

	"github.com/railhex/railhex/examples/web/positions"
	"github.com/railhex/railhex/examples/web/session"
)

func main() {
	host := session.NewHost()
	js.Global().Set("railhex", js.FuncOf(func(_ js.Value, arguments []js.Value) any {
		method, input := text(arguments, 0), []byte(text(arguments, 1))
		if reply, ok := positions.Call(method, input); ok {
			return string(reply)
		}
		return string(host.Call(method, input))
	}))
	select {} // the functions serve as long as the page stands
}

// text is an argument, "" where the page left it out.
func text(arguments []js.Value, i int) string {
	if i >= len(arguments) || arguments[i].Type() != js.TypeString {
		return ""
	}
	return arguments[i].String()
}
