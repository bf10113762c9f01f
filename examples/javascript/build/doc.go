// Package build makes the npm package railhex: the engine compiled to WebAssembly, the
// modules in folder package that call it, and their declarations for TypeScript.
//
//	err := build.Package(ctx, "out")            // everything that npm pack packs
//	err := build.Modules("site/railhex")        // the same without the engine
//	err := build.Engine(ctx, "site/railhex.wasm")
//
// It calls the go command, and so works within this module.
package build
