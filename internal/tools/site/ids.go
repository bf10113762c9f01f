package main

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/yuin/goldmark/ast"
)

// ids gives headings the anchors that GitHub gives them, so that a link holds in both
// places. Goldmark's own drop letters that are not ASCII.
type ids struct{ taken map[string]bool }

func (i *ids) Generate(value []byte, _ ast.NodeKind) []byte {
	id := strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r):
			return unicode.ToLower(r)
		}
		return -1
	}, strings.TrimSpace(string(value)))
	unique := id
	for n := 1; i.taken[unique]; n++ {
		unique = fmt.Sprintf("%s-%d", id, n)
	}
	i.taken[unique] = true
	return []byte(unique)
}

func (i *ids) Put(value []byte) { i.taken[string(value)] = true }
