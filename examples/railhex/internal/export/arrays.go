package export

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/variants/family/describe"
)

// A schema says what the files of a folder are.
type schema struct {
	Game    string   `json:"game"`
	Games   int      `json:"games"`
	Header  string   `json:"header,omitempty"` // of the record of games that are played
	Seats   []string `json:"seats,omitempty"`  // the bots that play them
	Seed    uint64   `json:"seed,omitempty"`
	Records []string `json:"records,omitempty"`
	Files   []string `json:"files"`
	describe.Layout
}

// perFile is how many games are in a file: what is of one is in memory.
const perFile = 100

// exportArrays writes games into files of a new folder, and last what the files are.
func (e *exporter) exportArrays() (status int, err error) {
	s := schema{Game: e.game.Name(), Games: e.count(), Records: e.records, Layout: e.layout}
	if len(e.records) == 0 {
		s.Header, s.Seats, s.Seed = e.start.Header(), e.bots, e.seed
	}
	if err := os.Mkdir(e.folder, 0o777); err != nil {
		return cli.Misused, err
	}
	left := cli.NewForecast(e.games, time.Now())
	for first := 0; first < s.Games; first += perFile {
		rows, end := newRows(), min(s.Games, first+perFile)
		for number := first; number < end; number++ {
			if status, err := e.one(number, rows.add); err != nil {
				return status, err
			}
			e.tell(&left, number+1)
		}
		var text bytes.Buffer
		if err := writeArrays(&text, rows.arrays()...); err != nil {
			return cli.Misused, err
		}
		s.Files = append(s.Files, fmt.Sprintf("games-%07d-%07d.npz", first, end-1))
		if err := os.WriteFile(filepath.Join(e.folder, s.Files[len(s.Files)-1]), text.Bytes(), 0o666); err != nil {
			return cli.Misused, err
		}
	}
	text, err := json.MarshalIndent(s, "", "\t")
	if err != nil {
		return cli.Misused, err
	}
	return cli.Done, os.WriteFile(filepath.Join(e.folder, "schema.json"), append(text, '\n'), 0o666)
}

// rows are the lines of a file, an array for each field.
type rows struct{ games, decisions []column }

func newRows() *rows {
	return &rows{columnsOf("game_", reflect.TypeFor[gameLine]()), columnsOf("", reflect.TypeFor[decisionLine]())}
}

// add adds a line of an export. What chance decides has no row.
func (r *rows) add(line any) error {
	switch line := line.(type) {
	case *gameLine:
		addRow(r.games, reflect.ValueOf(*line))
	case decisionLine:
		addRow(r.decisions, reflect.ValueOf(line))
	}
	return nil
}

func addRow(columns []column, line reflect.Value) {
	for i := range columns {
		columns[i].add(line.Field(columns[i].field).Interface())
	}
}

func (r *rows) arrays() (all []array) {
	for _, c := range slices.Concat(r.decisions, r.games) {
		all = append(all, array{c.name, c.data()})
		if c.offsets != nil {
			all = append(all, array{c.name + "_offsets", c.offsets})
		}
	}
	return all
}

// A column is a field of lines: numbers or truths, or a list of numbers in each line, one after the other.
type column struct {
	name    string
	field   int
	kind    reflect.Kind
	numbers []int32
	reals   []float32
	truths  []bool
	offsets []int64 // the list of line i has the numbers from offsets[i] to offsets[i+1]; nil of no list
}

// columnsOf returns the columns of lines, but for the first field, which says what a line is. Texts, and
// lists of them and of lists, have none, nor have seeds.
func columnsOf(prefix string, line reflect.Type) (all []column) {
	for field := 1; field < line.NumField(); field++ {
		c, of := column{name: prefix + line.Field(field).Tag.Get("json"), field: field}, line.Field(field).Type
		isList := of.Kind() == reflect.Slice
		if isList {
			c.offsets = []int64{0}
		}
		if isList || of.Kind() == reflect.Pointer {
			of = of.Elem()
		}
		switch c.kind = of.Kind(); c.kind {
		case reflect.Int, reflect.Bool, reflect.Float32, reflect.Float64:
			all = append(all, c)
		}
	}
	return all
}

// add adds what a line says: NaN where that is null.
func (c *column) add(v any) {
	switch v := v.(type) {
	case int:
		c.numbers = append(c.numbers, int32(v))
	case bool:
		c.truths = append(c.truths, v)
	case *float64:
		if v == nil {
			c.reals = append(c.reals, float32(math.NaN()))
		} else {
			c.reals = append(c.reals, float32(*v))
		}
	case []int:
		for _, n := range v {
			c.numbers = append(c.numbers, int32(n))
		}
	case []float32:
		c.reals = append(c.reals, v...)
	case []float64:
		for _, x := range v {
			c.reals = append(c.reals, float32(x))
		}
	}
	if c.offsets != nil {
		c.offsets = append(c.offsets, int64(len(c.numbers)+len(c.reals)))
	}
}

func (c *column) data() any {
	switch c.kind {
	case reflect.Int:
		return c.numbers
	case reflect.Bool:
		return c.truths
	}
	return c.reals
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
	header := fmt.Sprintf("{'descr': '%s', 'fortran_order': False, 'shape': (%d,), }", a.kind(), reflect.ValueOf(a.data).Len())
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
