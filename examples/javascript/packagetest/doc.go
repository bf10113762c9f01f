// Package packagetest installs the npm package railhex from its tarball and tries it
// as its users will: in Node, in a worker, under tsc --strict, and in apps that are
// bundled with esbuild and with Vite. It holds tests only, and needs node and npm, for
// Vite's app a browser, too; where those are missing it says so. The compiler of
// TypeScript and the bundlers come from npm once, into the folder for caches.
//
// With RAILHEX_LONG=1 in the environment whole games by milliseconds are played in all
// places, too, for twenty minutes.
package packagetest
