// Command engine is the rules of Carters for JavaScript: package build compiles it.
package main
