// Program steam is the engine with Steam alone, for pages that play nothing else.
package main
