// Package build makes the npm package railhex: the engine compiled to WebAssembly, the
// modules in folder package that call it, and their declarations for TypeScript.
//
//	err := build.Package(ctx, contents, "out")             // everything that it takes
//	err = build.Compress(ctx, "out/"+build.EngineFile)  // and smaller copies of the engine
//
// [Modules] and [Engine] are the two halves of [Package]. It calls the go command, and
// so works within this module.
package build
