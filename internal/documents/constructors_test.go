package documents

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

var (
	c5 = hexmap.MustParseCell("c5")
	c4 = hexmap.MustParseCell("c4")
	b3 = hexmap.MustParseCell("b3")
	b2 = hexmap.MustParseCell("b2")

	straight = track.Between(hexmap.East, hexmap.West)
	gentle   = track.Between(hexmap.East, hexmap.NorthWest)
)

// constructed are moves of each game as its constructors make them.
var constructed = map[string]map[string]interface{ String() string }{
	"steamrollers": {
		"DrawGoods":         steamrollers.DrawGoods(line("YRBE"), line("GGRB"), line("YYRB"), line("REGB"), line("YGBE"), line("RRYG")),
		"Sides":             steamrollers.Sides([6]bool{1: true, 3: true, 4: true}),
		"Orders":            steamrollers.Orders([6]bool{2: true, 3: true, 5: true}),
		"Wall":              steamrollers.Wall(3),
		"Influence":         steamrollers.Influence(2, 5, 3),
		"EnginePower":       steamrollers.EnginePower(4),
		"RailPower":         steamrollers.RailPower(c5, straight),
		"PointsPower":       steamrollers.PointsPower(),
		"TilePower":         steamrollers.TilePower(3),
		"GoodsPower":        steamrollers.GoodsPower(),
		"Draw":              steamrollers.Draw(variants.Red),
		"Place":             steamrollers.Place(3),
		"Roll":              steamrollers.Roll(steamrollers.DiceOf(1, 3, 5), steamrollers.StraightGentle),
		"Draft":             steamrollers.Draft(4),
		"Steal":             steamrollers.Steal(),
		"Decline":           steamrollers.Decline(),
		"UseValue":          steamrollers.UseValue(1, 6),
		"UseStep":           steamrollers.UseStep(+1),
		"UseFlip":           steamrollers.UseFlip(),
		"UseReroll":         steamrollers.UseReroll(),
		"UseTwo":            steamrollers.UseTwo(),
		"Reroll":            steamrollers.Reroll(3),
		"Build":             steamrollers.Build(c5, straight),
		"Improve":           steamrollers.Improve(),
		"Deliver":           steamrollers.Deliver(variants.Red, 1, 2, 4),
		"Own":               steamrollers.Deliver(variants.Red, 3, 2, 4).Own(),
		"NamingDestination": steamrollers.Deliver(variants.Red, 1, 2, 4).NamingDestination(),
		"Longer":            steamrollers.Deliver(variants.Red, 1, 2, 4).Longer(1),
		"Unlimited":         steamrollers.Deliver(variants.Red, 1, 2, 4).Unlimited(),
		"FromLine":          steamrollers.Deliver(variants.Red, 1, 2, 4).FromLine(2),
		"Take":              steamrollers.Take(),
		"Pass":              steamrollers.Pass(),
		"Fulfil":            steamrollers.Fulfil(3, goods("YRK")),
		"End":               steamrollers.End(),
	},
	"variants/steampower": {
		"City":    steampower.City(c5, steampower.Black),
		"Deal":    steampower.Deal(17),
		"Build":   steampower.Build(c5, straight),
		"Remove":  steampower.Remove(c5),
		"Replace": steampower.Replace(c5, gentle),
		"Done":    steampower.Done(),
		"Factory": steampower.Factory(c5, 5),
		"Fulfil":  steampower.Fulfil(17),
		"Ship":    steampower.Ship(steampower.Black, c5, 2, 3),
		"Buy":     steampower.Buy(steampower.Black),
		"Draw":    steampower.Draw(),
		"Money":   steampower.Money(),
		"Decline": steampower.Decline(),
	},
	"variants/steam": {
		"DrawGoods":   steam.DrawGoods(must(steam.ParseGoods("BYP"))),
		"Deal":        steam.Deal(must(steam.ParseActionTile("engineer"))),
		"Bid":         steam.Bid(3),
		"Pass":        steam.Pass(),
		"Capital":     steam.Capital(2),
		"Take":        steam.Take(must(steam.ParseActionTile("engineer"))),
		"TakePassing": steam.TakePassing(must(steam.ParseActionTile("growth"))),
		"Build":       steam.Build(c5, tile("E-W")),
		"Upgrade":     steam.Upgrade(c5, tile("E-W+NE-SW")),
		"Redirect":    steam.Redirect(c5, tile("E-NW")),
		"Urbanise":    steam.Urbanise(c4, steam.Red, 5),
		"Grow":        steam.Grow(b2, 3),
		"Done":        steam.Done(),
		"Improve":     steam.Improve(),
		"Deliver":     steam.Deliver(steam.Red, b3, hexmap.East, hexmap.SouthWest),
		"TakeIncome":  steam.TakeIncome(),
		"TakePoints":  steam.TakePoints(),
	},
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func line(letters string) variants.Line   { return must(variants.ParseLine(letters)) }
func goods(letters string) variants.Goods { return must(variants.ParseGoods(letters)) }
func tile(text string) track.Tile         { return must(track.ParseTile(text)) }

// TestConstructorsShowTheirLine looks in the documentation of each function that makes
// a move for the line of the notation that such a move is.
func TestConstructorsShowTheirLine(t *testing.T) {
	for _, game := range gameBooks {
		moves := constructed[game.folder]
		found := 0
		for name, doc := range constructorsOf(t, game.folder) {
			m, ok := moves[name]
			if !ok {
				t.Errorf("%s: there is no example of %s", game.folder, name)
				continue
			}
			found++
			if !strings.Contains(strings.Join(strings.Fields(doc), " "), `"`+m.String()+`"`) {
				t.Errorf("%s: %s does not show %q:\n%s", game.folder, name, m.String(), doc)
			}
		}
		if found != len(moves) {
			t.Errorf("%s: of %d examples %d are of constructors", game.folder, len(moves), found)
		}
	}
}

// constructorsOf is the documentation of the functions of a package that make a Move of
// something else than text, and of those that make one of another.
func constructorsOf(t *testing.T, folder string) map[string]string {
	t.Helper()
	docs := map[string]string{}
	for _, declared := range declarationsOf(t, folder) {
		function, ok := declared.(*ast.FuncDecl)
		if !ok || !function.Name.IsExported() || strings.HasPrefix(function.Name.Name, "MustParse") {
			continue
		}
		results := function.Type.Results
		if results.NumFields() != 1 || !isNamed(results.List[0].Type, "Move") {
			continue
		}
		if function.Recv == nil || isNamed(function.Recv.List[0].Type, "Move") {
			docs[function.Name.Name] = function.Doc.Text()
		}
	}
	return docs
}

func isNamed(expression ast.Expr, name string) bool {
	ident, ok := expression.(*ast.Ident)
	return ok && ident.Name == name
}

// TestReportsSayWhatTheyHold looks for each member of a report in the comment of the method that
// writes it. What is counted by a letter is said where the object is.
func TestReportsSayWhatTheyHold(t *testing.T) {
	for _, game := range gameBooks {
		var doc []string
		for _, declared := range declarationsOf(t, game.folder) {
			if method, ok := declared.(*ast.FuncDecl); ok && method.Name.Name == "AppendReport" {
				doc = strings.Split(method.Doc.Text(), "\n")
			}
		}
		keys := keysOfReports(t, path.Base(game.folder))
		for name := range flat(keys[:len(keys)-2]) { // but for what Replayed adds
			if len(name) > 1 && !slices.ContainsFunc(doc, func(line string) bool { return strings.HasPrefix(strings.TrimSpace(line), name+" ") }) {
				t.Errorf("%s: AppendReport does not say what %s is", game.folder, name)
			}
		}
	}
}

// declarationsOf are those of the files of a package, tests aside.
func declarationsOf(t *testing.T, folder string) (all []ast.Decl) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(module, filepath.FromSlash(folder), "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		syntax, err := parser.ParseFile(token.NewFileSet(), file, source, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, syntax.Decls...)
	}
	return all
}
