package export

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/variants/family/describe"
)

// A schema says what the files of a folder are. The command that writes the rest of them
// must have the same.
type schema struct {
	Game    string            `json:"game"`
	Games   int               `json:"games"`
	Header  string            `json:"header,omitempty"` // of the record of games that are played
	Seats   []string          `json:"seats,omitempty"`  // the bots that play them
	Seed    uint64            `json:"seed,omitempty"`
	Records map[string]string `json:"records,omitempty"` // SHA-256 by file
	Files   []string          `json:"files"`
	describe.Layout
}

// exportParts writes games into files of a folder, so many games in each. A file comes into
// the folder whole, and one that is there is not written again.
func (e *exporter) exportParts() (status int, err error) {
	text, files, err := e.schema()
	if err != nil {
		return cli.Misused, err
	}
	if err := e.begin(text); err != nil {
		return cli.Misused, err
	}
	var missing []int
	for part, name := range files {
		_, err := os.Stat(filepath.Join(e.folder, name))
		switch {
		case errors.Is(err, fs.ErrNotExist):
			missing = append(missing, part)
		case err != nil:
			return cli.Misused, err
		}
	}
	if there := len(files) - len(missing); there > 0 {
		fmt.Fprintf(e.told, "%d of %d files are in %s already\n", there, len(files), e.folder)
	}
	left, done := cli.NewForecast(len(missing)*e.part, time.Now()), 0
	for _, part := range missing {
		rows := newRows()
		for number := part * e.part; number < min(e.count(), (part+1)*e.part); number++ {
			if status, err := e.one(number, rows.add); err != nil {
				return status, err
			}
			done++
			left.Tell(e.told, time.Now(), done)
		}
		if err := e.writePart(files[part], rows); err != nil {
			return cli.Misused, err
		}
	}
	return cli.Done, nil
}

// schema is the text of schema.json, and the names of the files.
func (e *exporter) schema() (text []byte, files []string, err error) {
	s := schema{Game: e.game.Name(), Games: e.count(), Layout: e.layout}
	if len(e.records) == 0 {
		s.Header, s.Seats, s.Seed = e.start.Header(), e.bots, e.seed
	} else {
		s.Records = map[string]string{}
	}
	for _, name := range e.records {
		record, err := os.ReadFile(name)
		if err != nil {
			return nil, nil, err
		}
		s.Records[name] = fmt.Sprintf("%x", sha256.Sum256(record))
	}
	for first := 0; first < s.Games; first += e.part {
		s.Files = append(s.Files, fmt.Sprintf("games-%07d-%07d.npz", first, min(s.Games, first+e.part)-1))
	}
	text, err = json.MarshalIndent(s, "", "\t")
	return append(text, '\n'), s.Files, err
}

// begin makes the folder and its schema. A folder with another schema is an error.
func (e *exporter) begin(schema []byte) error {
	if err := os.MkdirAll(e.folder, 0o777); err != nil {
		return err
	}
	there, err := os.ReadFile(filepath.Join(e.folder, "schema.json"))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return whole(filepath.Join(e.folder, "schema.json"), schema)
	case err != nil:
		return err
	case !bytes.Equal(there, schema):
		return fmt.Errorf("%s holds another export, as its schema.json says: name another folder with -out, or repeat the command that began it", e.folder)
	}
	return nil
}

func (e *exporter) writePart(name string, rows *rows) error {
	var text bytes.Buffer
	if err := writeArrays(&text, rows.arrays()...); err != nil {
		return err
	}
	return whole(filepath.Join(e.folder, name), text.Bytes())
}

// whole writes a file so that it is there whole or not at all.
func whole(name string, text []byte) error {
	part, err := os.Create(name + ".part")
	if err != nil {
		return err
	}
	_, err = part.Write(text)
	if err == nil {
		err = part.Sync()
	}
	if err = errors.Join(err, part.Close()); err != nil {
		return err
	}
	return os.Rename(name+".part", name)
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

// A column is a field of lines: numbers, truths or texts, or a list of numbers in each line, one after the other.
type column struct {
	name    string
	field   int
	kind    reflect.Kind
	numbers []int32
	reals   []float32
	truths  []bool
	texts   []string
	offsets []int64 // the list of line i has the numbers from offsets[i] to offsets[i+1]; nil of no list
}

// columnsOf returns the columns of lines, but for the first field, which says what a line is. Lists of
// texts and of lists have none, nor have seeds.
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
		case reflect.Int, reflect.Float32, reflect.Float64:
			all = append(all, c)
		case reflect.Bool, reflect.String:
			if !isList {
				all = append(all, c)
			}
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
	case string:
		c.texts = append(c.texts, v)
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
	case reflect.String:
		return c.texts
	}
	return c.reals
}

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
