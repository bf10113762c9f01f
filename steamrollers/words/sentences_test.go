package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// English says what there is to translate.

func TestEveryLanguageHasEverySentence(t *testing.T) {
	want := slices.Sorted(maps.Keys(languages[English].sentences))
	for l := range Languages() {
		got := slices.Sorted(maps.Keys(languages[l].sentences))
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: keys mismatch (-English +%s)\n%s", l.Name(), l.Name(), diff)
		}
		for key, sentence := range languages[l].sentences {
			if strings.TrimSpace(sentence) != sentence || sentence == "" {
				t.Errorf("%s: %s is %q", l.Name(), key, sentence)
			}
		}
	}
}

func TestEverySentenceNamesWhatTheEnglishOneNames(t *testing.T) {
	for l := range Languages() {
		for key, sentence := range languages[l].sentences {
			want, got := slotsOf(t, languages[English].sentences[key]), slotsOf(t, sentence)
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%s: %s is %q: mismatch (-English +%s)\n%s", l.Name(), key, sentence, l.Name(), diff)
			}
		}
	}
}

// What refusals name is decided in package steamrollers.
func TestRefusalsAreThoseOfTheGame(t *testing.T) {
	phrases := steamrollers.Refusals()
	for key, phrase := range phrases {
		sentence, ok := english[refusalPrefix+key]
		if !ok {
			t.Errorf("there is no sentence for %s: %s", key, phrase)
		}
		if diff := cmp.Diff(slotsOf(t, phrase), slotsOf(t, sentence)); diff != "" {
			t.Errorf("%s is %q: mismatch (-steamrollers +words)\n%s", key, sentence, diff)
		}
	}
	for key := range english {
		if of, ok := strings.CutPrefix(key, refusalPrefix); ok && phrases[of] == "" {
			t.Errorf("%s: there is no such refusal", key)
		}
	}
}

// Rules are found by their sentences where a refusal holds one.
func TestNoTwoRulesAreTheSameSentence(t *testing.T) {
	for l := range Languages() {
		said := map[string]steamrollers.Rule{}
		for rule := range steamrollers.Rules() {
			sentence := In(l).Rule(rule)
			if other, twice := said[sentence]; twice {
				t.Errorf("%s: %s and %s are both %q", l.Name(), rule.String(), other.String(), sentence)
			}
			said[sentence] = rule
		}
	}
}

var slot = regexp.MustCompile(`\{([a-z]+)(\|[^|{}]*\|[^|{}]*)?\}`)

// slotsOf is what a template names, each once.
func slotsOf(t *testing.T, template string) []string {
	t.Helper()
	if rest := slot.ReplaceAllString(template, ""); strings.ContainsAny(rest, "{}|") {
		t.Errorf("%q is no template", template)
	}
	var names []string
	for _, found := range slot.FindAllStringSubmatch(template, -1) {
		names = append(names, found[1])
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// sameInTwoLanguages are the keys of sentences that two languages may share.
// All others are thought to be left untranslated where they are the same.
var sameInTwoLanguages = map[string]bool{
	// Names, and what only puts things side by side.
	"player": true, "olive": true, "track": true, "group.hex": true,
	"ledger.entry": true, "error.rule": true, "refusal.rule": true,
	"picture.seat": true, "picture.olive-name": true, "picture.good": true, "picture.counted": true,
	// Words that the languages have in common.
	"direction.W":     true, // English, Dutch
	"kind.pass":       true, // German, Dutch
	"level.machinist": true, // English, German, Dutch
	"power.rail":      true, // English, French

	"picture.level-machinist": true, // English, Dutch
	"picture.power-points":    true, // English, French
	"picture.power-rail":      true, // English, French
	"picture.total":           true, // English, French
}

func TestNoSentenceIsLeftInAnotherLanguage(t *testing.T) {
	shared := map[string]bool{}
	for l := range Languages() {
		for other := l + 1; other < languageEnd; other++ {
			for key, sentence := range languages[l].sentences {
				if sentence != languages[other].sentences[key] {
					continue
				}
				shared[key] = true
				if !sameInTwoLanguages[key] {
					t.Errorf("%s is %q in %s and in %s", key, sentence, l.Name(), other.Name())
				}
			}
		}
	}
	for key := range sameInTwoLanguages {
		if !shared[key] {
			t.Errorf("%s differs in all languages", key)
		}
	}
}

// The keys in the code are those of the sentences: none is missing and none is
// left over.
func TestEveryKeyIsUsed(t *testing.T) {
	used := keysInCode(t)
	for key := range used {
		if _, ok := english[key]; !ok {
			t.Errorf("the code says %q, and there is no such sentence", key)
		}
	}
	families := keysOfThings()
	for key := range english {
		if !used[key] && !slices.Contains(families, key) {
			t.Errorf("nothing says %q", key)
		}
	}
	for _, key := range families {
		if english[key] == "" {
			t.Errorf("there is no sentence %q", key)
		}
	}
}

// keysInCode are all texts in the code that look like keys.
func keysInCode(t *testing.T) map[string]bool {
	t.Helper()
	looksLikeKey := regexp.MustCompile(`^[a-z]+\.[a-z-]+[a-z]$`)
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	keys := map[string]bool{"player": true, "olive": true, "none": true, "track": true} // have no dot
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") || slices.Contains(filesOfSentences, file) {
			continue
		}
		syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for node := range ast.Preorder(syntax) {
			if literal, ok := node.(*ast.BasicLit); ok {
				if text, err := strconv.Unquote(literal.Value); err == nil && looksLikeKey.MatchString(text) {
					keys[text] = true
				}
			}
		}
	}
	return keys
}

var filesOfSentences = []string{"english.go", "french.go", "german.go", "dutch.go"}

// keysOfThings are the keys that are made of the things they are about.
func keysOfThings() []string {
	keys := []string{"list.and", "list.or"}
	for kind := steamrollers.KindGoods; kind <= steamrollers.KindEnd; kind++ {
		first, _, _ := strings.Cut(kind.String(), " ")
		keys = append(keys, "kind."+first)
	}
	for good := variants.Yellow; good <= variants.Coal; good++ {
		keys = append(keys, "good."+good.String(), "goods."+good.String())
	}
	for colour := hexmap.Yellow; colour <= hexmap.Grey; colour++ {
		keys = append(keys, "colour."+colour.String())
	}
	for d := range hexmap.Direction(hexmap.NumDirections) {
		keys = append(keys, "direction."+d.String())
	}
	for trackType := range track.Types() {
		keys = append(keys, "type."+trackType.String())
	}
	for power := range variants.Powers() {
		keys = append(keys, "power."+power.String())
	}
	for level := range solo.Levels() {
		keys = append(keys, "level."+level.String())
	}
	for module := range variants.AllModules.All() {
		keys = append(keys, "module."+module.String())
	}
	for wall := hexmap.Open; wall <= hexmap.Hard; wall++ {
		keys = append(keys, "wall."+wall.String())
	}
	for rule := range steamrollers.Rules() {
		keys = append(keys, rulePrefix+rule.String())
	}
	for key := range steamrollers.Refusals() {
		keys = append(keys, refusalPrefix+key)
	}
	for key := range picture.English() {
		keys = append(keys, picturePrefix+key)
	}
	return keys
}
