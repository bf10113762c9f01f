package api

import (
	"cmp"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

var update = flag.Bool("update", false, "write the declarations of the npm package anew")

// declarations are those of the npm package.
const declarations = "../../../../npm/build/package/api.d.ts"

// TestTypeScript holds the declarations of the npm package against openapi.yaml, of which they
// are made.
func TestTypeScript(t *testing.T) {
	document := read(t)
	var b strings.Builder
	b.WriteString("// What a server can be asked, made from its openapi.yaml.\n")
	for _, name := range slices.Sorted(maps.Keys(document.Components.Schemas)) {
		fmt.Fprintf(&b, "\nexport interface %s %s\n", name, typeOf(document.Components.Schemas[name].Value, ""))
	}
	b.WriteString("\n/** The bodies and answers of what can be asked, by operationId. */\nexport interface Operations {\n")
	for _, path := range document.Paths.InMatchingOrder() {
		operations := document.Paths.Value(path).Operations()
		for _, method := range slices.Sorted(maps.Keys(operations)) {
			one := operations[method]
			if one.OperationID == "" {
				t.Errorf("%s %s has no operationId", method, path)
			}
			fmt.Fprintf(&b, "  /** %s. */\n  %s: { body: %s; answer: %s };\n", one.Summary, one.OperationID, bodyOf(one), answerOf(one))
		}
	}
	b.WriteString("}\n")
	if *update {
		servertest.Check(t, os.WriteFile(declarations, []byte(b.String()), 0o644))
	}
	if written, err := os.ReadFile(declarations); err != nil || string(written) != b.String() {
		t.Errorf("%s is not what openapi.yaml says (go test ./internal/api -run TypeScript -update writes it): %v", declarations, err)
	}
}

func bodyOf(o *openapi3.Operation) string {
	if o.RequestBody == nil {
		return "undefined"
	}
	return reference(o.RequestBody.Value.Content.Get("application/json").Schema, "  ")
}

// answerOf is the type of an answer that is not a refusal.
func answerOf(o *openapi3.Operation) string {
	for _, status := range []string{"200", "201"} {
		if r := o.Responses.Value(status); r != nil {
			if content := r.Value.Content["application/json"]; content != nil {
				return reference(content.Schema, "  ")
			}
			return "string"
		}
	}
	return "null"
}

func reference(s *openapi3.SchemaRef, indent string) string {
	if s.Ref != "" {
		return s.Ref[strings.LastIndex(s.Ref, "/")+1:]
	}
	return typeOf(s.Value, indent)
}

// typeOf is a schema as TypeScript.
func typeOf(s *openapi3.Schema, indent string) (text string) {
	defer func() {
		if s.Nullable {
			text += " | null"
		}
	}()
	switch {
	case len(s.OneOf) > 0:
		var all []string
		for _, one := range s.OneOf {
			all = append(all, reference(one, indent))
		}
		return strings.Join(all, " | ")
	case len(s.Enum) > 0:
		var all []string
		for _, one := range s.Enum {
			all = append(all, fmt.Sprintf("%q", one))
		}
		return strings.Join(all, " | ")
	case s.Type.Is("array"):
		return "Array<" + reference(s.Items, indent) + ">"
	case s.Type.Is("integer"):
		return "number"
	case s.Type.Is("string"), s.Type.Is("number"), s.Type.Is("boolean"):
		return s.Type.Slice()[0]
	case !s.Type.Is("object"):
		return "unknown"
	}
	var b strings.Builder
	b.WriteString("{\n")
	for _, name := range slices.SortedFunc(maps.Keys(s.Properties), cmp.Compare) {
		one, optional := s.Properties[name], "?"
		if slices.Contains(s.Required, name) {
			optional = ""
		}
		if about := strings.Join(strings.Fields(one.Value.Description), " "); about != "" && one.Ref == "" {
			fmt.Fprintf(&b, "%s  /** %s */\n", indent, about)
		}
		fmt.Fprintf(&b, "%s  %s%s: %s;\n", indent, name, optional, reference(one, indent+"  "))
	}
	if s.AdditionalProperties.Has == nil || *s.AdditionalProperties.Has {
		fmt.Fprintf(&b, "%s  [more: string]: unknown;\n", indent)
	}
	b.WriteString(indent + "}")
	return b.String()
}
