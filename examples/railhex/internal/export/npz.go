package export

import (
	"archive/zip"
	"compress/flate"
	"encoding/binary"
	"fmt"
	"io"
	"reflect"
	"strings"
	"unicode/utf8"
)

// An array is a slice of numbers, booleans or strings, with a name.
type array struct {
	name string
	data any
}

// writeArrays writes arrays in the format of numpy, npz: a zip, as numpy.savez_compressed does.
func writeArrays(w io.Writer, arrays ...array) error {
	archive := zip.NewWriter(w)
	archive.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(w, flate.BestCompression)
	})
	for _, a := range arrays {
		file, err := archive.Create(a.name + ".npy")
		if err != nil {
			return err
		}
		if err := a.write(file); err != nil {
			return fmt.Errorf("array %s: %w", a.name, err)
		}
	}
	return archive.Close()
}

// kind returns the type of the elements as numpy writes it, such as "<i8".
func (a array) kind() string {
	switch data := a.data.(type) {
	case []bool:
		return "|b1"
	case []int32:
		return "<i4"
	case []int64:
		return "<i8"
	case []float32:
		return "<f4"
	case []string:
		return fmt.Sprintf("<U%d", longest(data))
	}
	panic(fmt.Sprintf("array %s: no type for %T", a.name, a.data))
}

// longest is the number of characters of the longest text, and at least 1.
func longest(texts []string) int {
	n := 1
	for _, text := range texts {
		n = max(n, utf8.RuneCountInString(text))
	}
	return n
}

// write writes the array in version 1.0 of the format npy. A header says what the array
// is, and is filled up with spaces to a multiple of 64 bytes; the numbers follow.
func (a array) write(w io.Writer) error {
	const (
		magic    = "\x93NUMPY\x01\x00"
		multiple = 64
	)
	header := fmt.Sprintf("{'descr': '%s', 'fortran_order': False, 'shape': (%d,), }", a.kind(), reflect.ValueOf(a.data).Len())
	if rest := (len(magic) + 2 + len(header) + 1) % multiple; rest > 0 {
		header += strings.Repeat(" ", multiple-rest)
	}
	header += "\n"
	start := binary.LittleEndian.AppendUint16([]byte(magic), uint16(len(header)))
	if _, err := w.Write(append(start, header...)); err != nil {
		return err
	}
	data := a.data
	if texts, ok := data.([]string); ok {
		data = characters(texts)
	}
	return binary.Write(w, binary.LittleEndian, data)
}

// characters are the texts, each filled up with zeros to the length of the longest.
func characters(texts []string) []rune {
	n := longest(texts)
	all := make([]rune, n*len(texts))
	for i, text := range texts {
		copy(all[i*n:], []rune(text))
	}
	return all
}
