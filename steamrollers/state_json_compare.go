package steamrollers

import (
	"fmt"
	"reflect"
	"strings"
)

// compare holds a document to what would be written of the State that it was
// packed into: the same position has one text. The setup may be written
// otherwise, as boards and components may.
func (doc *stateDocument) compare(in *inspection) {
	written := describe(in.State)
	written.Setup = doc.Setup
	compareValues(in, "", reflect.ValueOf(*doc), reflect.ValueOf(*written))
}

func compareValues(in *inspection, path string, found, expected reflect.Value) {
	switch found.Kind() {
	case reflect.Pointer:
		if !found.IsNil() && !expected.IsNil() {
			compareValues(in, path, found.Elem(), expected.Elem())
		}
	case reflect.Struct:
		for i := range found.NumField() {
			compareValues(in, below(path, keyOf(found.Type().Field(i))), found.Field(i), expected.Field(i))
		}
	case reflect.Slice:
		if found.Len() == expected.Len() {
			for i := range found.Len() {
				compareValues(in, fmt.Sprintf("%s[%d]", path, i), found.Index(i), expected.Index(i))
			}
			return
		}
		fallthrough
	default:
		if !reflect.DeepEqual(found.Interface(), expected.Interface()) {
			in.fault(path, 0, "found %v, expected %v: one position has one text", found, expected)
		}
	}
}

// keyOf is the name that JSON gives a field.
func keyOf(field reflect.StructField) string {
	if key, _, _ := strings.Cut(field.Tag.Get("json"), ","); key != "" {
		return key
	}
	return field.Name
}

// below is the path of a field in a value.
func below(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}
