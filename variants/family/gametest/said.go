package gametest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// A source is the code of a folder that says sentences, without its tests.
type source struct {
	Said
	at    *token.FileSet
	files []*ast.File
}

func readSource(said Said) (source, error) {
	code := source{Said: said, at: token.NewFileSet()}
	names, err := filepath.Glob(filepath.Join(said.Folder, "*.go"))
	for _, name := range names {
		if err != nil || strings.HasSuffix(name, "_test.go") {
			continue
		}
		var file *ast.File
		file, err = parser.ParseFile(code.at, name, nil, parser.SkipObjectResolution)
		code.files = append(code.files, file)
	}
	return code, err
}

// faults holds the code against the sentences, and notes the keys that are said: those of
// constants of a type called sentence that are used, and those written out. A text that
// ends in a hyphen stands for all keys that begin with it. A text that is the name of a
// section, a dot and more is a key, wherever it stands.
func (c source) faults(sentences map[string]string, said map[string]bool) (faults []string) {
	constants := map[string]string{}
	for _, file := range c.files {
		for node := range ast.Preorder(file) {
			if spec, ok := node.(*ast.ValueSpec); ok && nameOf(spec.Type) == "sentence" && len(spec.Values) == 1 {
				if key, ok := textOf(spec.Values[0]); ok {
					constants[spec.Names[0].Name] = key
				}
			}
		}
	}
	for name, key := range constants {
		if _, there := sentences[c.key(key)]; !there {
			faults = append(faults, fmt.Sprintf("%s is %s, which is not in the files", name, c.key(key)))
		}
	}
	sections := map[string]bool{}
	for key := range sentences {
		section, _, inSection := strings.Cut(key, ".")
		sections[section] = sections[section] || inSection
	}
	note := func(key string) {
		if said[c.key(key)] = true; strings.HasSuffix(key, "-") {
			for other := range sentences {
				said[other] = said[other] || strings.HasPrefix(other, c.key(key))
			}
		}
	}
	for _, file := range c.files {
		for _, declared := range file.Decls {
			if general, ok := declared.(*ast.GenDecl); ok && general.Tok != token.VAR {
				continue
			}
			for node := range ast.Preorder(declared) {
				switch node := node.(type) {
				case *ast.Ident:
					if key, ok := constants[node.Name]; ok {
						note(key)
					}
				case *ast.BasicLit:
					key, ok := textOf(node)
					if !ok {
						continue
					}
					note(key)
					section, name, _ := strings.Cut(key, ".")
					if _, there := sentences[key]; name != "" && sections[section] && !there && !strings.HasSuffix(name, "-") {
						faults = append(faults, fmt.Sprintf("%v: %s is not in the files", c.at.Position(node.Pos()), key))
					}
				case *ast.CallExpr:
					if fault := c.faultOfCall(node, constants, sentences); fault != "" {
						faults = append(faults, fmt.Sprintf("%v: %s", c.at.Position(node.Pos()), fault))
					}
				}
			}
		}
	}
	slices.Sort(faults)
	return faults
}

// key is a key of the section as the files have it.
func (c source) key(key string) string {
	if c.Section == "" {
		return key
	}
	return c.Section + "." + key
}

// faultOfCall is what is wrong with a call, if it is one of the function. Calls whose key
// is computed, or whose names are, are not looked at.
func (c source) faultOfCall(call *ast.CallExpr, constants, sentences map[string]string) string {
	if nameOf(call.Fun) != c.Function || len(call.Args) == 0 || call.Ellipsis.IsValid() {
		return ""
	}
	key, ok := textOf(call.Args[0])
	if !ok {
		if key, ok = constants[nameOf(call.Args[0])]; !ok {
			return ""
		}
	}
	sentence, ok := sentences[c.key(key)]
	if !ok {
		return c.key(key) + " is not in the files"
	}
	var given []string
	for i := 1; i < len(call.Args); i += 2 {
		name, ok := textOf(call.Args[i])
		if !ok {
			return ""
		}
		given = append(given, name)
	}
	slices.Sort(given)
	if wanted := slotsOf(sentence); !slices.Equal(given, wanted) {
		return fmt.Sprintf("%s is given %q and names %q: %q", c.key(key), given, wanted, sentence)
	}
	return ""
}

// textOf is the text that an expression writes out, in one part or several.
func textOf(e ast.Expr) (text string, ok bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			text, err := strconv.Unquote(e.Value)
			return text, err == nil
		}
	case *ast.BinaryExpr:
		x, left := textOf(e.X)
		y, right := textOf(e.Y)
		return x + y, left && right
	}
	return "", false
}

// nameOf is the name of a constant, a type, or a function or method.
func nameOf(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}
