package layers

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"regexp"
	"strings"
)

// A block is a comment of a Go file, a paragraph of a Markdown file, or a text that a
// program shows.
type block struct {
	file string
	line int    // of its beginning
	text string // with its line ends, without the comment's slashes
	most int    // words of a sentence; 0 if sentences are not counted
}

// The most words of a sentence.
const (
	mostRead  = 30 // in doc comments and Markdown
	mostShown = 25 // on screens
)

// readProse returns the comments, the paragraphs and the English texts of programs below
// a folder. It also returns the doc comments of exported names that do not begin with the
// name. It reads no generated Go files, no programs within Markdown, and nothing that
// belongs to others.
func readProse(fsys fs.FS) (prose, misnamed []block, err error) {
	var names []string
	err = fs.WalkDir(fsys, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		switch base := path.Base(name); {
		case entry.IsDir() && (base == ".git" || base == "vendor" || base == "node_modules"):
			return fs.SkipDir
		case entry.Type().IsRegular() && (path.Ext(name) == ".go" || path.Ext(name) == ".md" || base == "en.txt" || base == "en.json"):
			names = append(names, name)
		}
		return nil
	})
	if err != nil {
		return nil, nil, err
	}
	for _, name := range names {
		source, err := fs.ReadFile(fsys, name)
		if err != nil {
			return nil, nil, err
		}
		switch path.Ext(name) {
		case ".md":
			prose = append(prose, paragraphs(name, string(source))...)
			continue
		case ".txt", ".json":
			prose = append(prose, shown(name, string(source))...)
			continue
		}
		inFile, wrong, err := comments(name, source)
		if err != nil {
			return nil, nil, err
		}
		prose = append(prose, inFile...)
		misnamed = append(misnamed, wrong...)
	}
	return prose, misnamed, nil
}

var inlineCode = regexp.MustCompile("`[^`\n]*`")

// paragraphs returns the paragraphs of a Markdown file, with fenced and inline code
// blanked. Each row of a table and each item of a list is a paragraph.
func paragraphs(file, text string) []block {
	var all []block
	fenced, open := false, false
	number := 0
	for line := range strings.Lines(text) {
		number++
		trimmed := strings.TrimSpace(line)
		if strings.HasPrefix(trimmed, "```") {
			fenced, open = !fenced, false
			continue
		}
		if fenced || trimmed == "" {
			open = false
			continue
		}
		if !open || trimmed[0] == '|' || trimmed[0] == '#' || strings.HasPrefix(trimmed, "- ") {
			all = append(all, block{file: file, line: number, most: mostRead})
		}
		open = trimmed[0] != '|' && trimmed[0] != '#'
		all[len(all)-1].text += inlineCode.ReplaceAllLiteralString(trimmed, "``") + "\n"
	}
	return all
}

// shownText matches a line of a text file with a text that a program shows.
var shownText = regexp.MustCompile(`^(?:[\w-]+ = (.*)|\s*"[\w-]+": "(.*)",?)$`)

// placeholder matches what is replaced in a text before it is shown.
var placeholder = regexp.MustCompile(`\{[^{}]*\}`)

// shown returns the texts of a file of English texts, each of one line.
func shown(file, text string) (all []block) {
	number := 0
	for line := range strings.Lines(text) {
		number++
		if match := shownText.FindStringSubmatch(strings.TrimSpace(line)); match != nil {
			said := placeholder.ReplaceAllLiteralString(match[1]+match[2], "``")
			all = append(all, block{file: file, line: number, text: said, most: mostShown})
		}
	}
	return all
}

// comments returns the comments of a Go file, and the doc comments that do not begin
// with the exported name that they explain. What an example prints is no comment.
func comments(file string, source []byte) (all, misnamed []block, err error) {
	files := token.NewFileSet()
	syntax, err := parser.ParseFile(files, file, source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil || ast.IsGenerated(syntax) {
		return nil, nil, err
	}
	test := strings.HasSuffix(file, "_test.go")
	docs := docComments(syntax)
	for _, group := range syntax.Comments {
		comment := block{file: file, line: files.Position(group.Pos()).Line}
		if docs[group] && !test {
			comment.most = mostRead
		}
		for _, line := range group.List {
			text := strings.TrimPrefix(strings.TrimPrefix(line.Text, "//"), "/*")
			if test && (text == " Output:" || text == " Unordered output:") {
				break
			}
			comment.text += text + "\n"
		}
		all = append(all, comment)
	}
	if test {
		return all, nil, nil
	}
	check := func(doc *ast.CommentGroup, names ...*ast.Ident) {
		if doc == nil {
			return
		}
		exported := false
		text := strings.TrimSpace(doc.Text())
		for _, article := range []string{"A ", "An ", "The "} {
			text = strings.TrimPrefix(text, article)
		}
		for _, name := range names {
			rest, found := strings.CutPrefix(text, name.Name)
			if found && (rest == "" || strings.ContainsAny(rest[:1], " ,.:;\n'’")) {
				return
			}
			exported = exported || name.IsExported()
		}
		if exported && text != "" {
			misnamed = append(misnamed, block{file: file, line: files.Position(doc.Pos()).Line, text: text})
		}
	}
	for _, decl := range syntax.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			check(decl.Doc, decl.Name)
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					check(spec.Doc, spec.Name)
					if !decl.Lparen.IsValid() {
						check(decl.Doc, spec.Name)
					}
				case *ast.ValueSpec:
					check(spec.Doc, spec.Names...)
					if !decl.Lparen.IsValid() {
						check(decl.Doc, spec.Names...)
					}
				}
			}
		}
	}
	return all, misnamed, nil
}

// docComments returns the comments that explain the package, a declaration, a field or a
// method.
func docComments(syntax *ast.File) map[*ast.CommentGroup]bool {
	docs := map[*ast.CommentGroup]bool{syntax.Doc: true}
	for _, decl := range syntax.Decls {
		ast.Inspect(decl, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				docs[n.Doc] = true
				return false
			case *ast.GenDecl:
				docs[n.Doc] = true
			case *ast.TypeSpec:
				docs[n.Doc] = true
			case *ast.ValueSpec:
				docs[n.Doc] = true
			case *ast.Field:
				docs[n.Doc] = true
			}
			return true
		})
	}
	return docs
}
