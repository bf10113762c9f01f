package gametest

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/railhex/railhex/variants/family/phrases"
)

// Texts says what the text files of a package are held against.
type Texts struct {
	// Things has for each section of words for things what the things print as. Such a
	// section has exactly these keys, or if it is also Said, these and those said.
	Things map[string][]string

	// Said are the folders whose code says the sentences.
	Said []Said

	// Same are the texts that may be the same in two languages, given in any. Other
	// texts that are the same count as left untranslated.
	Same []string
}

// Said is a folder of code that says sentences of a section, or of the whole file if
// Section is "". The code says them by a Function whose first argument is a key; the
// other arguments are the names and values of what the sentence names.
type Said struct{ Folder, Function, Section string }

// CheckTexts reads the text files beside a test: en.txt, fr.txt, de.txt and nl.txt, the
// English one also from the folder above. It holds the files against each other and
// against the code. It finds
//
//   - a line that is wrong, and a key that a file has twice,
//   - a key that a language lacks, or that English lacks,
//   - a text that is no template, or that names something else than the English one,
//   - a text left in English,
//   - an option that has details behind a colon in one language and none in another,
//   - a thing without words, and words for something that is no thing,
//   - a key in the code that the files lack, and one in the files that no code says,
//   - a call that does not give exactly what its sentence names,
//   - a refusal that names a hex and has no words for the player who chose it,
//   - a rule in [brief] that no card can show.
//
// The section [error] is in English only: it words what [refusal] has otherwise for
// errors of Go, and names the same. The section [you] words what [refusal] has otherwise for
// the player who reads, and names nothing else. In English the section [rule] is what
// [phrases.ParseRules] reads in RULES.md, if that is there. The section [brief] has rules of [rule] in
// at most mostBrief letters.
func CheckTexts(t *testing.T, texts Texts) {
	t.Helper()
	files := readFiles(t, "")
	var code []source
	for _, said := range texts.Said {
		read, err := readSource(said)
		if err != nil {
			t.Fatal(err)
		}
		code = append(code, read)
	}
	for _, fault := range texts.faults(files, code) {
		t.Error(fault)
	}
}

// saidOfAll are keys that family.Teller says for every game.
var saidOfAll = []string{"seat-without-name", "name-of-nobody", "track-with-ends", "no-goods", "ledger.entry"}

// mostBrief is the number of letters that a card can show of a reason.
const mostBrief = 90

// offMap is the refusal of a hex that nobody can have chosen on a map: it names what was written.
const offMap = "refusal.hex-lacking"

// CheckKeys holds the files fr.txt, de.txt and nl.txt beside a test against each other and
// against keys that are themselves the English texts, as CheckTexts does. Same are the texts
// that may be the same in two languages.
func CheckKeys(t *testing.T, keys []string, same ...string) {
	t.Helper()
	var english strings.Builder
	for _, key := range slices.Compact(slices.Sorted(slices.Values(keys))) {
		fmt.Fprintf(&english, "%s = %s\n", key, key)
	}
	read, faults := readTexts(readFiles(t, english.String()))
	for _, fault := range slices.Concat(faults, languageFaults(read), sameFaults(read, same)) {
		t.Error(fault)
	}
}

// readFiles reads the text files beside a test, the English one also from the folder above
// unless it is given.
func readFiles(t *testing.T, english string) (files phrases.ByLanguage[string]) {
	t.Helper()
	files[phrases.English] = english
	for l := range phrases.Languages() {
		if files[l] != "" {
			continue
		}
		name := l.String() + ".txt"
		folder := ""
		file, err := os.ReadFile(name)
		if l == phrases.English && errors.Is(err, fs.ErrNotExist) {
			folder = ".."
			file, err = os.ReadFile(filepath.Join(folder, name))
		}
		if err != nil {
			t.Fatal(err)
		}
		files[l] = string(file)
		if page, err := os.ReadFile(filepath.Join(folder, "RULES.md")); err == nil && l == phrases.English {
			files[l] += "\n[rule]\n"
			for _, r := range phrases.ParseRules(string(page)) {
				files[l] += r.Identifier + " = " + r.Text + "\n"
			}
		}
	}
	return files
}

// faults is what CheckTexts finds wrong.
func (x Texts) faults(files phrases.ByLanguage[string], code []source) (faults []string) {
	read, faults := readTexts(files)
	english := read[phrases.English]
	if len(english) == 0 {
		return append(faults, "there are no sentences")
	}
	faults = append(faults, languageFaults(read)...)
	faults = append(faults, sameFaults(read, x.Same)...)
	said := map[string]bool{}
	for _, code := range code {
		faults = append(faults, code.faults(english, said)...)
	}
	return append(faults, x.keyFaults(english, said)...)
}

func readTexts(files phrases.ByLanguage[string]) (read phrases.ByLanguage[map[string]string], faults []string) {
	for l := range phrases.Languages() {
		text, err := phrases.ParseText(files[l])
		if err != nil {
			faults = append(faults, fmt.Sprintf("%v.txt: %v", l, err))
		}
		read[l] = text.All()
	}
	return read, faults
}

// languageFaults holds each language against English.
func languageFaults(read phrases.ByLanguage[map[string]string]) (faults []string) {
	english := read[phrases.English]
	for l := range phrases.Languages() {
		for _, key := range keys(english, read[l]) {
			text, there := read[l][key]
			of, inEnglish := english[key]
			reason, isError := strings.CutPrefix(key, "error.")
			if isError && inEnglish {
				of = english["refusal."+reason]
			}
			switch {
			case isError && l != phrases.English && !there:
			case !there:
				faults = append(faults, fmt.Sprintf("%v.txt: %s is missing: %q", l, key, of))
			case !inEnglish || isError && l != phrases.English:
				faults = append(faults, fmt.Sprintf("%v.txt: %s is not in English: %q", l, key, text))
			case !isTemplate(text):
				faults = append(faults, fmt.Sprintf("%v.txt: %s is no template: %q", l, key, text))
			case strings.HasPrefix(key, "option.") && strings.Contains(text, ": ") != strings.Contains(of, ": "):
				faults = append(faults, fmt.Sprintf("%v.txt: %s has its details behind a colon in one language alone: %q, and %q", l, key, text, of))
			case strings.HasPrefix(key, "brief.") && utf8.RuneCountInString(text) > mostBrief:
				faults = append(faults, fmt.Sprintf("%v.txt: %s has more than %d letters: %q", l, key, mostBrief, text))
			case !slices.Equal(slotsOf(text), slotsOf(of)):
				faults = append(faults, fmt.Sprintf("%v.txt: %s names %q, and in English %q: %q", l, key, slotsOf(text), slotsOf(of), text))
			}
		}
	}
	return faults
}

// sameFaults finds what is the same in two languages.
func sameFaults(read phrases.ByLanguage[map[string]string], may []string) (faults []string) {
	same := map[string]bool{}
	for l := range phrases.Languages() {
		for other := l + 1; other.IsValid(); other++ {
			for _, key := range keys(read[l]) {
				text := read[l][key]
				if text != read[other][key] {
					continue
				}
				same[text] = true
				if !slices.Contains(may, text) {
					faults = append(faults, fmt.Sprintf("%s is %q in %v.txt and in %v.txt", key, text, l, other))
				}
			}
		}
	}
	for _, text := range may {
		if !same[text] {
			faults = append(faults, fmt.Sprintf("%q may be the same in two languages, and is not", text))
		}
	}
	return faults
}

// keyFaults holds the keys of the files against the things and what is said.
func (x Texts) keyFaults(english map[string]string, said map[string]bool) (faults []string) {
	for section, things := range x.Things {
		for _, thing := range things {
			key := section + "." + thing
			if _, there := english[key]; !there {
				faults = append(faults, fmt.Sprintf("en.txt: %s is missing", key))
			}
			said[key] = true
		}
	}
	for _, key := range keys(english) {
		reason, isToYou := strings.CutPrefix(key, "you.")
		refusal := english["refusal."+reason]
		for _, slot := range slotsOf(english[key]) {
			if isToYou && refusal != "" && !slices.Contains(slotsOf(refusal), slot) {
				faults = append(faults, fmt.Sprintf("en.txt: %s names {%s}, which refusal.%s does not", key, slot, reason))
			}
		}
		if told, ok := strings.CutPrefix(key, "refusal."); ok && key != offMap && namesHex(english[key]) {
			if you, there := english["you."+told]; !there || namesHex(you) {
				faults = append(faults, fmt.Sprintf("en.txt: %s names a hex, and you.%s does not say \"this hex\": %q", key, told, you))
			}
		}
		rule, isBrief := strings.CutPrefix(key, "brief.")
		isBrief = isBrief && english["rule."+rule] != ""
		if !said[key] && !slices.Contains(saidOfAll, key) && !strings.HasPrefix(key, "error.") && !(isToYou && refusal != "") && !isBrief {
			faults = append(faults, fmt.Sprintf("nothing says %s: %q", key, english[key]))
		}
	}
	return faults
}

// Strings returns what the things of a type from the first to the last print as, each once.
func Strings[T interface {
	~uint8 | ~int8
	fmt.Stringer
}](first, last T) (names []string) {
	for thing := first; thing <= last; thing++ {
		if name := thing.String(); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// keys is the keys of all maps in their order.
func keys(maps ...map[string]string) (all []string) {
	for _, m := range maps {
		for key := range m {
			all = append(all, key)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

var slotPattern = regexp.MustCompile(`\{[a-z]+(\|[^|{}]*\|[^|{}]*)?\}`)

// isTemplate reports whether every brace belongs to a slot.
func isTemplate(text string) bool {
	return !strings.ContainsAny(slotPattern.ReplaceAllString(text, ""), "{}")
}

// namesHex reports whether a template names the hex that a move is about.
func namesHex(template string) bool { return slices.Contains(slotsOf(template), "hex") }

// slotsOf is what a template names, each once.
func slotsOf(template string) []string {
	return slices.Compact(slices.Sorted(phrases.Slots(template)))
}
