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
		array{"b1", []bool{true, false}},
		array{"i4", []int32{1, -6}},
		array{"i8", []int64{math.MinInt64}},
		array{"f4", []float32{0.5, float32(math.NaN())}},
		array{"text", []string{"a", "größer\n", ""}},
		array{"texts", []string{}})
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
i4 <i4 (2,) [1, -6]
i8 <i8 (1,) [-9223372036854775808]
f4 <f4 (2,) [0.5, nan]
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
		if err := writeArrays(&text, array{"a", []string{strings.Repeat("x", n)}}); err != nil {
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
