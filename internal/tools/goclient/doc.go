// Package goclient plays a game by a client that oapi-codegen makes of the server's
// openapi.yaml, as anybody can make one:
//
//	go get -tool github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen
//	go tool oapi-codegen -generate types,client -package client openapi.yaml > client.gen.go
//
// The client is made for the test and not kept: it has seven thousand lines. Folder play has
// the program that uses it.
package goclient
