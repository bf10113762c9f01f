// Package test installs the npm package railhex from its tarball and tries it as its
// users will. It runs it in Node, in a worker, under tsc --strict, on pages in Chromium,
// and in apps that are bundled with esbuild and with Vite. It holds tests only, and needs
// node and npm, for pages a browser, too; where those are missing it says so. The compiler
// of TypeScript and the bundlers come from npm once, into the folder for caches. Program
// measure, in a folder below, measures the package.
//
// With RAILHEX_LONG=1 in the environment apps of webpack, Next, Svelte, Vue and React are built
// and played, and other systems than Node's are tried. Then games with bots that think by
// milliseconds are played in all places, for twenty minutes.
package test
