package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/railhex/railhex/variants/family/conformance"
)

// TestVectorsHaveTheirSchema holds every line against schema.json, by as much of
// JSON Schema as that uses.
func TestVectorsHaveTheirSchema(t *testing.T) {
	for _, game := range games {
		folder := filepath.Join(root, game.folder)
		text, err := os.ReadFile(filepath.Join(folder, "schema.json"))
		if err != nil {
			t.Fatal(err)
		}
		var schemas map[string]any
		if err := json.Unmarshal(text, &schemas); err != nil {
			t.Fatal(err)
		}
		s := schema{schemas["$defs"].(map[string]any)}
		for file, of := range map[string]string{conformance.GamesFile: "game", conformance.PositiveFile: "positive", conformance.NegativeFile: "negative", conformance.PerftFile: "perft"} {
			s.checkFile(t, filepath.Join(folder, file), of)
		}
	}
}

func (s schema) checkFile(t *testing.T, file, of string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	number := 0
	for line := range bytes.Lines(text) {
		number++
		var value any
		if err := json.Unmarshal(line, &value); err != nil {
			t.Fatal(err)
		}
		if err := s.check(s.defs[of], value, of); err != nil {
			t.Fatalf("%s:%d: %v", file, number, err)
		}
	}
}

// A schema is the definitions of schema.json.
type schema struct{ defs map[string]any }

// patterns are those that were compiled.
var patterns = map[string]*regexp.Regexp{}

func pattern(text string) *regexp.Regexp {
	if patterns[text] == nil {
		patterns[text] = regexp.MustCompile(text)
	}
	return patterns[text]
}

// keyword holds a value against one keyword of those that schema.json may use.
func (s schema) keyword(word string, limit, value any, path string) error {
	switch word {
	case "$ref":
		name := strings.TrimPrefix(limit.(string), "#/$defs/")
		def, ok := s.defs[name]
		if !ok {
			return fmt.Errorf("%s: there is no definition %s", path, name)
		}
		return s.check(def, value, path)
	case "type":
		types, several := limit.([]any)
		if !several {
			types = []any{limit}
		}
		if !slices.ContainsFunc(types, func(name any) bool { return isOfType(value, name.(string)) }) {
			return fmt.Errorf("%s: %v is not of type %v", path, value, limit)
		}
	case "enum":
		if !slices.ContainsFunc(limit.([]any), func(one any) bool { return reflect.DeepEqual(one, value) }) {
			return fmt.Errorf("%s: %v is not one of %v", path, value, limit)
		}
	case "pattern":
		if text, ok := value.(string); ok && !pattern(limit.(string)).MatchString(text) {
			return fmt.Errorf("%s: %q does not match %s", path, text, limit)
		}
	case "minimum":
		return atLeast(path, limit, value, 1)
	case "maximum":
		return atLeast(path, limit, value, -1)
	case "minLength":
		return atLeast(path, limit, length(value), 1)
	case "minItems":
		return atLeast(path, limit, length(value), 1)
	case "maxItems":
		return atLeast(path, limit, length(value), -1)
	case "items":
		list, _ := value.([]any)
		for i, item := range list {
			if err := s.check(limit, item, fmt.Sprintf("%s[%d]", path, i)); err != nil {
				return err
			}
		}
	case "required":
		object, ok := value.(map[string]any)
		for _, key := range limit.([]any) {
			if _, there := object[key.(string)]; ok && !there {
				return fmt.Errorf("%s: %s is missing", path, key)
			}
		}
	default:
		return fmt.Errorf("%s: the schema says %q, which this test does not know", path, word)
	}
	return nil
}

// length is that of a string or a list.
func length(value any) any {
	switch value := value.(type) {
	case string:
		return float64(utf8.RuneCountInString(value))
	case []any:
		return float64(len(value))
	}
	return nil
}

// atLeast compares numbers; the sign turns it round.
func atLeast(path string, limit, value any, sign float64) error {
	if number, ok := value.(float64); ok && sign*number < sign*limit.(float64) {
		return fmt.Errorf("%s: %v passes the limit %v", path, value, limit)
	}
	return nil
}

func isOfType(value any, name string) bool {
	switch value := value.(type) {
	case nil:
		return name == "null"
	case bool:
		return name == "boolean"
	case string:
		return name == "string"
	case float64:
		return name == "number" || name == "integer" && value == math.Trunc(value)
	case []any:
		return name == "array"
	}
	return name == "object"
}

func (s schema) check(def, value any, path string) error {
	rules := def.(map[string]any)
	for word, limit := range rules {
		if word == "properties" || word == "additionalProperties" {
			continue // together, below
		}
		if err := s.keyword(word, limit, value, path); err != nil {
			return err
		}
	}
	object, _ := value.(map[string]any)
	properties, _ := rules["properties"].(map[string]any)
	for key, inside := range object {
		def, ok := properties[key]
		if !ok {
			def, ok = rules["additionalProperties"].(map[string]any)
		}
		if !ok && rules["additionalProperties"] == false {
			return fmt.Errorf("%s: %s should not be there", path, key)
		}
		if err := s.check(def, inside, path+"."+key); err != nil {
			return err
		}
	}
	return nil
}

// The test of the schema is worth something only if it finds what is wrong.
func TestSchemaFindsFaults(t *testing.T) {
	var defs map[string]any
	err := json.Unmarshal([]byte(`{
		"inner": {"type": ["object", "null"], "required": ["a"], "properties": {"a": {"enum": [1, "x"]}}, "additionalProperties": false},
		"list": {"type": "array", "minItems": 1, "maxItems": 2, "items": {"type": "integer", "minimum": 1, "maximum": 6}},
		"text": {"type": "string", "minLength": 1, "pattern": "^[a-z]+$"},
		"open": {"type": "object", "additionalProperties": {"$ref": "#/$defs/text"}},
		"strange": {"oneOf": []},
		"lost": {"$ref": "#/$defs/nowhere"}
	}`), &defs)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		def, value string
		ok         bool
	}{
		{"inner", `{"a": 1}`, true},
		{"inner", `null`, true},
		{"inner", `{}`, false},
		{"inner", `{"a": 2}`, false},
		{"inner", `{"a": 1, "b": 1}`, false},
		{"inner", `[]`, false},
		{"list", `[1, 6]`, true},
		{"list", `[]`, false},
		{"list", `[1, 2, 3]`, false},
		{"list", `[0]`, false},
		{"list", `[7]`, false},
		{"list", `[1.5]`, false},
		{"text", `"abc"`, true},
		{"text", `""`, false},
		{"text", `"A"`, false},
		{"open", `{"any": "abc"}`, true},
		{"open", `{"any": "A"}`, false},
		{"strange", `1`, false},
		{"lost", `1`, false},
	} {
		var value any
		if err := json.Unmarshal([]byte(test.value), &value); err != nil {
			t.Fatal(err)
		}
		if err := (schema{defs}).check(defs[test.def], value, "here"); (err == nil) != test.ok {
			t.Errorf("%s %s: %v", test.def, test.value, err)
		}
	}
}
