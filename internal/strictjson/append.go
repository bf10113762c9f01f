package strictjson

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
)

// Append appends a value of a type that Unmarshal reads as JSON on one line, as
// encoding/json prints it, but for lists, which are never null and never text.
func Append[T any](dst []byte, value *T) []byte {
	v := reflect.ValueOf(value).Elem()
	return layoutOf(v.Type()).append(dst, v)
}

func (l *layout) append(dst []byte, v reflect.Value) []byte {
	switch l.kind {
	case reflect.Struct:
		dst = append(dst, '{')
		for i := range l.fields {
			field := &l.fields[i]
			dst = append(dst, field.label...)
			dst = field.layout.append(dst, v.Field(i))
		}
		return append(dst, '}')
	case reflect.Pointer:
		if v.IsNil() {
			return append(dst, "null"...)
		}
		return l.element.append(dst, v.Elem())
	case reflect.Slice, reflect.Array:
		if texts, ok := asTexts(l, v); ok {
			return appendTexts(dst, texts)
		}
		dst = append(dst, '[')
		for i := range v.Len() {
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = l.element.append(dst, v.Index(i))
		}
		return append(dst, ']')
	case reflect.String:
		return appendString(dst, v.String())
	case reflect.Bool:
		return strconv.AppendBool(dst, v.Bool())
	case reflect.Uint8, reflect.Uint16, reflect.Uint32:
		return strconv.AppendUint(dst, v.Uint(), 10)
	}
	return strconv.AppendInt(dst, v.Int(), 10)
}

// asTexts is a list of strings as it lies in memory: asked for one by one, its
// elements take longer to find than to print.
func asTexts(l *layout, v reflect.Value) (*[]string, bool) {
	if l.kind != reflect.Slice || l.element.kind != reflect.String {
		return nil, false
	}
	texts, ok := v.Addr().Interface().(*[]string)
	return texts, ok
}

func appendTexts(dst []byte, texts *[]string) []byte {
	dst = append(dst, '[')
	for i, text := range *texts {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = appendString(dst, text)
	}
	return append(dst, ']')
}

// plain are the characters that stand in a string as they are.
var plain = func() (plain [256]bool) {
	for c := byte(' '); c <= '~'; c++ {
		plain[c] = !strings.ContainsRune(`"\<>&`, rune(c))
	}
	return plain
}()

// appendString appends a text in quotes. Words of games rarely have something to
// escape in them; what has is for encoding/json.
func appendString(dst []byte, text string) []byte {
	for i := range len(text) {
		if !plain[text[i]] {
			escaped, _ := json.Marshal(text) // of a string there is no error
			return append(dst, escaped...)
		}
	}
	dst = append(dst, '"')
	dst = append(dst, text...)
	return append(dst, '"')
}
