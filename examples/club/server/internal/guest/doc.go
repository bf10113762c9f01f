// Package guest asks a server for what the page asks for, for programs that stand in for
// browsers. A test in browsertest holds a guest to the page.
package guest
