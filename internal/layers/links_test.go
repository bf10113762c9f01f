package layers

import (
	"go/ast"
	"go/doc"
	"go/doc/comment"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// bracketed is what stays in brackets where a doc link names nothing. A type argument, as in
// iter.Seq[Move], stands behind a name.
var bracketed = regexp.MustCompile(`\B\[\*?[\w./]*[A-Z]\w*(\.\w+)?\]`)

// TestDocLinksLead keeps the links in doc comments of the library to what is exported.
func TestDocLinksLead(t *testing.T) {
	links := 0
	for _, folder := range folders(t) {
		if !isLibrary(folder.name) {
			continue
		}
		files, syntax := token.NewFileSet(), []*ast.File(nil)
		names, err := filepath.Glob(filepath.Join(root, folder.name, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range names {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			one, err := parser.ParseFile(files, file, nil, parser.ParseComments)
			if err != nil {
				t.Fatal(err)
			}
			syntax = append(syntax, one)
		}
		p, err := doc.NewFromFiles(files, syntax, path.Join(module, folder.name))
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range docTexts(p) {
			for _, block := range p.Parser().Parse(text).Content {
				plain, found := plainText(block)
				links += found
				for _, link := range bracketed.FindAllString(plain, -1) {
					t.Errorf("%s: the doc link %s leads nowhere", folder.name, link)
				}
			}
		}
	}
	if links < 100 {
		t.Errorf("only %d links were found", links)
	}
}

// docTexts returns the doc comments of a package and of all that it exports.
func docTexts(p *doc.Package) []string {
	texts := []string{p.Doc}
	values := func(all []*doc.Value) {
		for _, v := range all {
			texts = append(texts, v.Doc)
		}
	}
	funcs := func(all []*doc.Func) {
		for _, f := range all {
			texts = append(texts, f.Doc)
		}
	}
	values(p.Consts)
	values(p.Vars)
	funcs(p.Funcs)
	for _, one := range p.Types {
		texts = append(texts, one.Doc)
		values(one.Consts)
		values(one.Vars)
		funcs(one.Funcs)
		funcs(one.Methods)
	}
	return texts
}

// plainText returns what of a block is no link, and how many doc links it has.
func plainText(block comment.Block) (plain string, links int) {
	var texts []comment.Text
	switch block := block.(type) {
	case *comment.Paragraph:
		texts = block.Text
	case *comment.Heading:
		texts = block.Text
	case *comment.List:
		for _, item := range block.Items {
			for _, inner := range item.Content {
				text, found := plainText(inner)
				plain, links = plain+text, links+found
			}
		}
	}
	for _, text := range texts {
		switch text := text.(type) {
		case comment.Plain:
			plain += string(text)
		case *comment.DocLink:
			links++
		}
	}
	return plain, links
}
