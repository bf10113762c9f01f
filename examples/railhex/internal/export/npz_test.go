package export

import (
	"archive/zip"
	"bytes"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestNumpyReadsEveryType runs numpy on an array of each type.
func TestNumpyReadsEveryType(t *testing.T) {
	const python = "/usr/bin/python3"
	if out, err := exec.Command(python, "-c", "import numpy").CombinedOutput(); err != nil {
		t.Skipf("there is no Python with numpy (Debian's python3-numpy): %v %s", err, out)
	}
	name := filepath.Join(t.TempDir(), "a.npz")
	var text bytes.Buffer
	err := writeArrays(&text,
		array{Name: "b1", Data: []bool{true, false}},
		array{Name: "u1", Data: []uint8{0, 255}},
		array{Name: "u2", Data: []uint16{65535}},
		array{Name: "u4", Data: []uint32{math.MaxUint32}},
		array{Name: "u8", Data: []uint64{math.MaxUint64}},
		array{Name: "i4", Shape: []int{2, 3}, Data: []int32{1, 2, 3, 4, 5, -6}},
		array{Name: "i8", Data: []int64{math.MinInt64}},
		array{Name: "f4", Data: []float32{0.5, float32(math.NaN())}},
		array{Name: "f8", Shape: []int{0, 4}, Data: []float64{}},
		array{Name: "text", Data: []string{"a", "größer\n", ""}},
		array{Name: "texts", Data: []string{}})
	if err == nil {
		err = os.WriteFile(name, text.Bytes(), 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(python, "-c", `
import numpy, sys
a = numpy.load(sys.argv[1], allow_pickle=False)
for name in a:
    print(name, a[name].dtype.str, a[name].shape, a[name].tolist())
`, name).CombinedOutput()
	want := `b1 |b1 (2,) [True, False]
u1 |u1 (2,) [0, 255]
u2 <u2 (1,) [65535]
u4 <u4 (1,) [4294967295]
u8 <u8 (1,) [18446744073709551615]
i4 <i4 (2, 3) [[1, 2, 3], [4, 5, -6]]
i8 <i8 (1,) [-9223372036854775808]
f4 <f4 (2,) [0.5, nan]
f8 <f8 (0, 4) []
text <U7 (3,) ['a', 'größer\n', '']
texts <U1 (0,) []
`
	if err != nil || string(out) != want {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestNumbersBeginAtAMultipleOf64 bytes, as the format wants it.
func TestNumbersBeginAtAMultipleOf64(t *testing.T) {
	for n := range 70 {
		var text bytes.Buffer
		if err := writeArrays(&text, array{Name: "a", Data: []string{strings.Repeat("x", n)}}); err != nil {
			t.Fatal(err)
		}
		archive, err := zip.NewReader(bytes.NewReader(text.Bytes()), int64(text.Len()))
		if err != nil {
			t.Fatal(err)
		}
		file, err := archive.Open("a.npy")
		if err != nil {
			t.Fatal(err)
		}
		array, err := io.ReadAll(file)
		if at := bytes.IndexByte(array, '\n') + 1; err != nil || at%64 != 0 || len(array)-at != 4*max(n, 1) {
			t.Errorf("%d characters begin at byte %d of %d, %v", n, at, len(array), err)
		}
	}
}

func TestWhatNumpyHasNotIsRefused(t *testing.T) {
	for _, a := range []array{{Name: "a", Data: []int{1}}, {Name: "a", Shape: []int{2, 2}, Data: []int32{1, 2, 3}}} {
		if err := writeArrays(io.Discard, a); err == nil || !strings.Contains(err.Error(), "array a: ") {
			t.Errorf("%+v: %v", a, err)
		}
	}
}
