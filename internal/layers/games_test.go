package layers

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/cases"
)

// games are the folders of the three games.
var games = []string{"steamrollers", "variants/steampower", "variants/steam"}

// TestEqualThingsHaveEqualNamesInEveryGame looks for what testdata/games.txt lists.
func TestEqualThingsHaveEqualNamesInEveryGame(t *testing.T) {
	for _, game := range games {
		for _, part := range cases.Read(t, "games.txt") {
			file := part.Name
			source, err := os.ReadFile(path.Join(root, game, file))
			if err != nil {
				t.Errorf("%s has no %s, as the other games have", game, file)
				continue
			}
			declared, err := declaredNames(file, source)
			if err != nil {
				t.Fatal(err)
			}
			for name := range strings.FieldsSeq(part.Of("has")) {
				if !slices.Contains(declared, name) {
					t.Errorf("%s has no %s in %s, as the other games have", game, name, file)
				}
			}
		}
	}
}

// declaredNames returns the names that a file declares, methods and fields as in State.Apply.
func declaredNames(file string, source []byte) (names []string, err error) {
	syntax, err := parser.ParseFile(token.NewFileSet(), file, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	for _, declared := range syntax.Decls {
		switch declared := declared.(type) {
		case *ast.FuncDecl:
			names = append(names, nameOf(declared))
		case *ast.GenDecl:
			for _, spec := range declared.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					names = append(names, spec.Name.Name)
					for _, member := range members(spec.Type) {
						names = append(names, spec.Name.Name+"."+member)
					}
				case *ast.ValueSpec:
					for _, name := range spec.Names {
						names = append(names, name.Name)
					}
				}
			}
		}
	}
	return names, nil
}

// typeName returns the name of the type of a receiver.
func typeName(receiver ast.Expr) string {
	switch receiver := receiver.(type) {
	case *ast.StarExpr:
		return typeName(receiver.X)
	case *ast.IndexExpr:
		return typeName(receiver.X)
	case *ast.IndexListExpr:
		return typeName(receiver.X)
	default:
		return receiver.(*ast.Ident).Name
	}
}

// members returns the names of the fields of a struct or the methods of an interface, those
// of embedded types aside.
func members(of ast.Expr) (names []string) {
	var fields *ast.FieldList
	switch of := of.(type) {
	case *ast.StructType:
		fields = of.Fields
	case *ast.InterfaceType:
		fields = of.Methods
	default:
		return nil
	}
	for _, field := range fields.List {
		for _, name := range field.Names {
			names = append(names, name.Name)
		}
	}
	return names
}

// nameOf returns the name of a function; of a method as in State.Apply.
func nameOf(declared *ast.FuncDecl) string {
	if declared.Recv == nil {
		return declared.Name.Name
	}
	return typeName(declared.Recv.List[0].Type) + "." + declared.Name.Name
}

// TestOneNameHasOneMeaning looks at each exported name that games declare in different
// forms: testdata/names.txt says what such a name means in all of them, or why it means
// different things.
func TestOneNameHasOneMeaning(t *testing.T) {
	forms := map[string]map[string]string{} // by name, then by game
	for _, game := range games {
		sources, err := os.ReadDir(path.Join(root, game))
		if err != nil {
			t.Fatal(err)
		}
		for _, source := range sources {
			if !strings.HasSuffix(source.Name(), ".go") || strings.HasSuffix(source.Name(), "_test.go") {
				continue
			}
			declared, err := formsOf(path.Join(root, game, source.Name()))
			if err != nil {
				t.Fatal(err)
			}
			for name, form := range declared {
				if forms[name] == nil {
					forms[name] = map[string]string{}
				}
				forms[name][game] = form
			}
		}
	}
	said := map[string]bool{}
	for _, name := range cases.Read(t, "names.txt") {
		said[name.Name] = true
		if len(forms[name.Name]) < 2 {
			t.Errorf("names.txt has %s, which two games do not have", name.Name)
		}
		if !name.Says("means") && !name.Says("apart") {
			t.Errorf("names.txt does not say what %s means, or what keeps its meanings apart", name.Name)
		}
	}
	for name, of := range forms {
		if different := slices.Compact(slices.Sorted(maps.Values(of))); len(different) > 1 && !said[name] {
			t.Errorf("%s is %s: give one of them another name, or say in names.txt what it means", name, strings.Join(different, " or "))
		}
	}
}

// formsOf returns the exported functions, methods, types, constants and variables of a
// file, with what they are: "func(Seat) int", "type", "const".
func formsOf(file string) (map[string]string, error) {
	syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	forms := map[string]string{}
	for _, declared := range syntax.Decls {
		switch declared := declared.(type) {
		case *ast.FuncDecl:
			if name := nameOf(declared); ast.IsExported(name) && ast.IsExported(declared.Name.Name) {
				forms[name] = "func(" + typesOf(declared.Type.Params) + ") " + typesOf(declared.Type.Results)
			}
		case *ast.GenDecl:
			for _, spec := range declared.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					forms[spec.Name.Name] = "type"
				case *ast.ValueSpec:
					for _, name := range spec.Names {
						forms[name.Name] = declared.Tok.String()
					}
				}
			}
		}
	}
	maps.DeleteFunc(forms, func(name, _ string) bool { return !ast.IsExported(name) })
	return forms, nil
}

// typesOf returns the types of parameters or results, one for each.
func typesOf(fields *ast.FieldList) string {
	var of []string
	if fields != nil {
		for _, field := range fields.List {
			for range max(1, len(field.Names)) {
				of = append(of, types.ExprString(field.Type))
			}
		}
	}
	return strings.Join(of, ", ")
}

// TestTheTableHasAllEqualNames holds testdata/games.txt to be whole: what every game
// exports in one form, in its own package or in one of those below it, stands in a file of one
// name and is in the table.
func TestTheTableHasAllEqualNames(t *testing.T) {
	listed := map[string]string{} // files by folder and name
	for _, part := range cases.Read(t, "games.txt") {
		folder, file := path.Split(part.Name)
		for name := range strings.FieldsSeq(part.Of("has")) {
			listed[folder+name] = file
		}
	}
	for _, folder := range []string{"", "bots/", "described/", "picture/", "tensor/", "words/"} {
		files := map[string][]string{} // by name and form, one for each game
		for _, game := range games {
			sources, err := os.ReadDir(path.Join(root, game, folder))
			if err != nil {
				t.Fatal(err)
			}
			for _, source := range sources {
				if !strings.HasSuffix(source.Name(), ".go") || strings.HasSuffix(source.Name(), "_test.go") {
					continue
				}
				declared, err := formsOf(path.Join(root, game, folder, source.Name()))
				if err != nil {
					t.Fatal(err)
				}
				for name, form := range declared {
					key := name + " " + strings.ReplaceAll(form, path.Base(game)+".", "")
					files[key] = append(files[key], source.Name())
				}
			}
		}
		for _, key := range slices.Sorted(maps.Keys(files)) {
			name, _, _ := strings.Cut(key, " ")
			switch in := files[key]; {
			case len(in) < len(games):
			case len(slices.Compact(slices.Clone(in))) > 1:
				t.Errorf("%s%s stands in %s: put it in files of one name", folder, name, strings.Join(in, ", "))
			case listed[folder+name] != in[0]:
				t.Errorf("every game has %s in %s%s: list it there in testdata/games.txt", name, folder, in[0])
			}
		}
	}
}
