package build

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// Sections of a WebAssembly module, by their numbers.
const (
	customSection = 0
	dataSection   = 11
)

// identity is the custom section that says which engine a module is.
const identity = "railhex"

var errNoEngine = errors.New("this is not a WebAssembly module as the go command links it")

// A packed engine is a WebAssembly module, and texts that were taken out of it.
type packed struct {
	module []byte
	id     string      // also in the module, as the section identity
	later  [][]passage // for each list of texts those that were in the module
}

// A passage is a text that belongs at an address of the engine's memory.
type passage struct {
	address int
	text    string
}

// pack makes a module of WebAssembly smaller that the go command has linked, and takes lists
// of texts out of it that are to be loaded later. What is left of them is zeros.
//
// The linker splits its data wherever there are eight zeros, into a hundred thousand
// segments. Their headers compress badly and zeros well: whole data is a seventh smaller
// under gzip.
func pack(module []byte, texts [][]string) (p packed, err error) {
	const header = "\x00asm\x01\x00\x00\x00"
	rest, ok := bytes.CutPrefix(module, []byte(header))
	if !ok {
		return p, errNoEngine
	}
	out := []byte(header)
	for len(rest) > 0 {
		number, body := rest[0], []byte(nil)
		if body, rest, ok = counted(rest[1:]); !ok {
			return p, errNoEngine
		}
		switch number {
		case customSection:
			continue
		case dataSection:
			memory, first, err := memoryOf(body)
			if err != nil {
				return p, err
			}
			p.later = takeOut(memory, first, texts)
			strip(memory, first)
			body = segments(memory, first)
		}
		out = appendSection(out, number, body)
	}
	sum := sha256.Sum256(out)
	p.id = fmt.Sprintf("%x", sum[:8])
	p.module = appendSection(out, customSection, append([]byte{byte(len(identity))}, identity+p.id...))
	return p, nil
}

func appendSection(dst []byte, number byte, body []byte) []byte {
	return append(binary.AppendUvarint(append(dst, number), uint64(len(body))), body...)
}

// counted cuts off bytes behind their number.
func counted(text []byte) (body, rest []byte, ok bool) {
	n, size := binary.Uvarint(text)
	if size <= 0 || n > uint64(len(text)-size) {
		return nil, nil, false
	}
	return text[size:][:n], text[size:][n:], true
}

// Parts of a segment: a constant address, and where that ends.
const (
	i32Const = 0x41
	end      = 0x0b
)

// memoryOf is what the segments of a data section write, from the first address on.
func memoryOf(section []byte) (memory []byte, first int, err error) {
	type segment struct {
		address int
		body    []byte
	}
	var all []segment
	count, size := binary.Uvarint(section)
	if size <= 0 {
		return nil, 0, errNoEngine
	}
	section = section[size:]
	for range count {
		if len(section) < 2 || section[0] != 0 || section[1] != i32Const {
			return nil, 0, errNoEngine
		}
		address, size := signed(section[2:])
		section = section[2+size:]
		if size == 0 || len(section) == 0 || section[0] != end {
			return nil, 0, errNoEngine
		}
		body, rest, ok := counted(section[1:])
		if !ok {
			return nil, 0, errNoEngine
		}
		all, section = append(all, segment{address, body}), rest
	}
	slices.SortFunc(all, func(a, b segment) int { return cmp.Compare(a.address, b.address) })
	for i, s := range all {
		if i == 0 {
			first = s.address
		}
		gap := s.address - first - len(memory)
		if gap < 0 {
			return nil, 0, errNoEngine
		}
		memory = append(append(memory, make([]byte, gap)...), s.body...)
	}
	return memory, first, nil
}

// signed reads a signed number, and returns how many bytes it has; 0 if it has no end.
func signed(text []byte) (number, size int) {
	for i, b := range text {
		number |= int(b&0x7f) << (7 * i)
		if b&0x80 == 0 {
			if b&0x40 != 0 {
				number -= 1 << (7 * (i + 1))
			}
			return number, i + 1
		}
	}
	return 0, 0
}

func appendSigned(dst []byte, number int) []byte {
	for {
		b := byte(number & 0x7f)
		number >>= 7
		if number == 0 && b&0x40 == 0 || number == -1 && b&0x40 != 0 {
			return append(dst, b)
		}
		dst = append(dst, b|0x80)
	}
}

// takeOut writes zeros over texts, and returns where they were. It leaves a text that is not
// there, and one that is there twice.
func takeOut(memory []byte, first int, texts [][]string) (later [][]passage) {
	for _, list := range texts {
		var found []passage
		for _, text := range list {
			at := bytes.Index(memory, []byte(text))
			if text == "" || at < 0 || bytes.Contains(memory[at+1:], []byte(text)) {
				continue
			}
			clear(memory[at:][:len(text)])
			found = append(found, passage{first + at, text})
		}
		later = append(later, found)
	}
	return later
}

// many is how many zeros are left out of the data: fewer are shorter, compressed, than the
// header of one more segment.
const many = 1 << 10

// segments is a data section that writes the same.
func segments(memory []byte, first int) []byte {
	var section []byte
	count := 0
	for from := 0; from < len(memory); {
		if memory[from] == 0 {
			from++
			continue
		}
		to := from + 1
		for zeros := 0; to+zeros < len(memory) && zeros < many; {
			if memory[to+zeros] == 0 {
				zeros++
				continue
			}
			to, zeros = to+zeros+1, 0
		}
		section = append(appendSigned(append(section, 0, i32Const), first+from), end)
		section = append(binary.AppendUvarint(section, uint64(to-from)), memory[from:to]...)
		from, count = to, count+1
	}
	return slices.Concat(binary.AppendUvarint(nil, uint64(count)), section)
}
