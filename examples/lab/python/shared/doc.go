// Command shared is a library for programs in C and in languages that call C, such as
// Python with ctypes:
//
//	go build -buildmode=c-shared -o librailhex.so ./shared
//
// Each function returns NULL, or an error in JSON that railhex_free takes back. Arrays
// are the caller's, and are written in place until the Batch is closed.
package main
