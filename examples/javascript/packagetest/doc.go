// Package packagetest installs the npm package railhex from its tarball and tries it
// as its users will: in Node, in a worker, under tsc --strict and in a bundler. It
// holds tests only, and needs node and npm; where those are missing it says so. The
// compiler of TypeScript and the bundler come from npm once, into the folder for
// caches.
package packagetest
