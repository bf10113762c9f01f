// Package npm gets packages from npm for tests that need them, into the folder for
// caches: none of them stands in the project.
//
//	folder, err := npm.Install("railhex-packagetest", map[string]string{"typescript": "5.9.3"})
//	compiler := filepath.Join(folder, "node_modules", ".bin", "tsc")
//
// It promises that the folder has those versions and no others. They are fetched once,
// and again when others are wanted.
//
// The package is small, since npm does the work. The tests of two modules share it.
package npm
