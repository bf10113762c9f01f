// Package build makes the npm package railhex: the engine compiled to WebAssembly, the
// modules in folder package that call it, and their declarations for TypeScript.
//
//	engines, err := build.Package(ctx, contents, "out", nil) // everything that it takes
//	err = build.Gzip("out/" + build.EngineFile)              // and a smaller copy of an engine
//
// An engine is packed: its data is one piece, and its languages but English are modules of
// their own, which write them into its memory. [Package] calls the go command, and so works
// within this module.
package build
