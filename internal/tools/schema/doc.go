// Package schema holds the conformance vectors of the games to their JSON Schema. Its test
// stands here since the library needs no validator.
package schema
