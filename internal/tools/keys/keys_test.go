package keys

import (
	"flag"
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the list of keys instead of comparing with it")

// TestTheListHasEveryKey holds the list against all keys that the code of the library says,
// and every call against the arguments that its keys name.
func TestTheListHasEveryKey(t *testing.T) {
	code := readLibrary(t)
	got := strings.Join(slices.Compact(slices.Sorted(slices.Values(code.keys(t)))), "\n") + "\n"
	file := filepath.Join(root, "variants/family/testdata/keys.txt")
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(file); err != nil || string(want) != got {
		t.Errorf("%s is not what the code says: run this test with -update (%v)", file, err)
	}
	code.checkArguments(t)
}

// computing are the expressions that make them.
var computing = []string{
	`parse.Key(string(t.Letter()) + " " + t.String())`, `parse.Key(string(m.Letter()) + " " + m.String())`,
	`parse.Key(stop.String())`, `parse.Key(mark.String())`, `parse.Key(stands.String())`, `"a hex of the " + what`,
}

// slots are the names of the slots in a key.
func slots(key string) (names []string) {
	for _, slot := range slot.FindAllStringSubmatch(key, -1) {
		names = append(names, slot[1])
	}
	return names
}

var slot = regexp.MustCompile(`\{([^}|]+)`)

// A library is its packages with the types of all expressions, which need no package of
// the standard library to be known.
type library struct {
	at    *token.FileSet
	files []*ast.File
	read  map[string]*types.Package
	types map[ast.Expr]types.TypeAndValue
}

const (
	root   = "../../.."
	module = "github.com/railhex/railhex/"
)

func readLibrary(t *testing.T) *library {
	t.Helper()
	l := &library{at: token.NewFileSet(), read: map[string]*types.Package{}, types: map[ast.Expr]types.TypeAndValue{}}
	for _, part := range []string{"hexmap", "track", "delivery", "scoring", "solo", "variants", "steamrollers"} {
		err := filepath.WalkDir(filepath.Join(root, part), func(path string, at fs.DirEntry, err error) error {
			if err == nil && at.IsDir() {
				path, err = filepath.Rel(root, path)
				_, _ = l.Import(module + filepath.ToSlash(path)) // fails at what is not known
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return l
}

// Import reads a package of the library, and makes an empty one of any other.
func (l *library) Import(path string) (*types.Package, error) {
	if read := l.read[path]; read != nil {
		return read, nil
	}
	folder, ours := strings.CutPrefix(path, module)
	names, _ := filepath.Glob(filepath.Join(root, folder, "*.go"))
	var files []*ast.File
	for _, name := range names {
		if !ours || strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(l.at, name, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, file)
	}
	config := types.Config{Importer: l, Error: func(error) {}}
	l.files = append(l.files, files...)
	l.read[path], _ = config.Check(path, l.at, files, &types.Info{Types: l.types})
	l.read[path].MarkComplete()
	return l.read[path], nil
}

// keys are those that stand in the code. It reports an expression that makes another.
func (l *library) keys(t *testing.T) (keys []string) {
	t.Helper()
	part := map[ast.Expr]bool{} // of a key that is made
	for _, file := range l.files {
		for node := range ast.Preorder(file) {
			e, ok := node.(ast.Expr)
			if !ok || part[e] || !l.isKey(e) {
				continue
			}
			if value := l.types[e].Value; value != nil {
				keys = append(keys, constant.StringVal(value))
				continue
			}
			sum, made := e.(*ast.BinaryExpr)
			if made {
				part[sum.X], part[sum.Y] = true, true
			} else if call, ok := e.(*ast.CallExpr); ok {
				made = l.types[call.Fun].IsType()
			}
			if made && !slices.Contains(computing, types.ExprString(e)) {
				t.Errorf("%v: nothing is known of %s", l.at.Position(e.Pos()), types.ExprString(e))
			}
		}
	}
	if len(keys) < 300 {
		t.Errorf("there are %d keys only", len(keys))
	}
	return keys
}

func (l *library) isKey(e ast.Expr) bool {
	of := l.types[e]
	return of.Type != nil && !of.IsType() && of.Type.String() == module+"hexmap/parse.Key"
}

// checkArguments asks that a call give what its keys name and nothing else.
func (l *library) checkArguments(t *testing.T) {
	t.Helper()
	for _, file := range l.files {
		for node := range ast.Preorder(file) {
			call, ok := node.(*ast.CallExpr)
			if !ok || call.Ellipsis.IsValid() {
				continue
			}
			if named, given := l.arguments(call); !slices.Equal(named, given) {
				t.Errorf("%v: %s is given %q and names %q", l.at.Position(call.Pos()), types.ExprString(call.Fun), given, named)
			}
		}
	}
}

// arguments are the names in the keys of a call and those that it gives; nothing for a
// call without keys or with one that is computed.
func (l *library) arguments(call *ast.CallExpr) (named, given []string) {
	to, ok := l.types[call.Fun].Type.(*types.Signature)
	if !ok {
		return nil, nil
	}
	fixed := to.Params().Len()
	takesArguments := to.Variadic() && types.IsInterface(to.Params().At(fixed-1).Type().(*types.Slice).Elem())
	if takesArguments {
		fixed--
	}
	keys := 0
	for _, arg := range call.Args[:min(fixed, len(call.Args))] {
		if !l.isKey(arg) {
			continue
		}
		value := l.types[arg].Value
		if value == nil {
			return nil, nil
		}
		keys++
		named = append(named, slots(constant.StringVal(value))...)
	}
	switch {
	case keys > 0 && takesArguments:
		for i := fixed; i < len(call.Args); i += 2 {
			given = append(given, constant.StringVal(l.types[call.Args[i]].Value))
		}
	case named != nil:
		given = []string{"high", "low"} // by parse.Line.Number
	}
	slices.Sort(named)
	slices.Sort(given)
	return slices.Compact(named), given
}
