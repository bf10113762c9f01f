// Command engine is the rules of Age of Steam for JavaScript: package build compiles it.
package main
