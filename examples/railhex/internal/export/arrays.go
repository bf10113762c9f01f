package export

import (
	"archive/zip"
	"compress/flate"
	"encoding/binary"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
)

// lists are lists of numbers, one after the other: list i has the numbers from offsets[i] to
// offsets[i+1].
type lists[T any] struct {
	numbers []T
	ends    []int64 // the offsets but for the first, which is 0
}

func (l *lists[T]) add(numbers []T) {
	l.numbers = append(l.numbers, numbers...)
	l.ends = append(l.ends, int64(len(l.numbers)))
}

func (l lists[T]) arrays(name string) []array {
	return []array{{name, l.numbers}, {name + "_offsets", slices.Insert(l.ends, 0, 0)}}
}

// arraysOf returns the arrays that are fields of a value.
func arraysOf(prefix string, of any) (all []array) {
	fields := reflect.ValueOf(of)
	for i := range fields.NumField() {
		name := prefix + strings.ToLower(fields.Type().Field(i).Name)
		switch field := fields.Field(i).Interface().(type) {
		case interface{ arrays(name string) []array }:
			all = append(all, field.arrays(name)...)
		default:
			all = append(all, array{name, field})
		}
	}
	return all
}

// An array is a slice of numbers or booleans, with a name.
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
	switch a.data.(type) {
	case []bool:
		return "|b1"
	case []int32:
		return "<i4"
	case []int64:
		return "<i8"
	case []float32:
		return "<f4"
	}
	panic(fmt.Sprintf("array %s: no type for %T", a.name, a.data))
}

// write writes the array in version 1.0 of the format npy. A header says what the array
// is, and is filled up with spaces to a multiple of 64 bytes; the numbers follow.
func (a array) write(w io.Writer) error {
	const (
		magic    = "\x93NUMPY\x01\x00"
		multiple = 64
	)
	length := reflect.ValueOf(a.data).Len()
	header := fmt.Sprintf("{'descr': '%s', 'fortran_order': False, 'shape': (%d,), }", a.kind(), length)
	if rest := (len(magic) + 2 + len(header) + 1) % multiple; rest > 0 {
		header += strings.Repeat(" ", multiple-rest)
	}
	header += "\n"
	start := binary.LittleEndian.AppendUint16([]byte(magic), uint16(len(header)))
	if _, err := w.Write(append(start, header...)); err != nil {
		return err
	}
	return binary.Write(w, binary.LittleEndian, a.data)
}
