package batch

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"unsafe"

	"github.com/railhex/railhex/variants/family/describe"
)

// mostMessage is the length of the longest message that Serve reads.
const mostMessage = 64 << 20

// A beginning is the message that begins games.
type beginning struct {
	Config
	Shape
}

// Main is the main of a program that plays games at the other end of a pipe: see command pipe.
// It returns the exit status.
func Main(games ...describe.Game) int {
	in, out := bufio.NewReaderSize(os.Stdin, 1<<20), bufio.NewWriterSize(os.Stdout, 1<<20)
	if err := Serve(in, out, out.Flush, games); err != nil {
		fmt.Fprintln(os.Stderr, "pipe:", err)
		return 1
	}
	return 0
}

// Serve answers messages until there are no more: see command pipe. What is wrong with a
// message is answered, and changes nothing. The error says that a message is cut off or too
// long, or that an answer cannot be written.
func Serve(in io.Reader, out io.Writer, flush func() error, games describe.Games) error {
	var b *Batch
	var arrays *Arrays
	for {
		kind, content, err := read(in)
		if err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
		var answer [][]byte
		switch {
		case kind == 'N':
			var text []byte
			var begun *Batch
			var filled *Arrays
			if begun, filled, text, err = open(games, content); err == nil {
				b, arrays, answer = begun, filled, [][]byte{text}
			}
		case b == nil:
			err = errors.New("games have to be begun first")
		case kind == 'C':
			var text []byte
			text, err = b.Call(content)
			answer = [][]byte{text}
		case kind == 'D' && len(content) == 8:
			dense := make([]float32, b.layout.Size)
			game, seat := binary.LittleEndian.Uint32(content), binary.LittleEndian.Uint32(content[4:])
			err = b.See(dense, int(game), int(seat))
			answer = [][]byte{raw(dense)}
		case kind == 'T' && len(content) == 0:
			totals := make([]int32, len(b.walkers)*b.start.Seats())
			err = b.Totals(totals)
			answer = [][]byte{raw(totals)}
		default:
			if err = b.change(kind, content); err == nil {
				answer = arrays.bytes()
			}
		}
		if err != nil {
			kind, answer = 'E', [][]byte{Failure(games, err)}
		}
		total := 0
		for _, part := range answer {
			total += len(part)
		}
		head := binary.LittleEndian.AppendUint32([]byte{kind}, uint32(total))
		for _, part := range append([][]byte{head}, answer...) {
			if _, err := out.Write(part); err != nil {
				return err
			}
		}
		if err := flush(); err != nil {
			return err
		}
	}
}

// read returns the kind and the content of the next message. The error is io.EOF after the
// last one.
func read(in io.Reader) (kind byte, content []byte, err error) {
	var head [5]byte
	if _, err := io.ReadFull(in, head[:]); err != nil {
		return 0, nil, err
	}
	length := binary.LittleEndian.Uint32(head[1:])
	if length > mostMessage {
		return 0, nil, fmt.Errorf("a message of %d bytes is longer than %d", length, mostMessage)
	}
	content = make([]byte, length)
	if _, err = io.ReadFull(in, content); err == io.EOF {
		err = io.ErrUnexpectedEOF
	}
	return head[0], content, err
}

// open begins games by a message.
func open(games describe.Games, content []byte) (*Batch, *Arrays, []byte, error) {
	var m beginning
	if err := json.Unmarshal(content, &m); err != nil {
		return nil, nil, nil, fmt.Errorf("a configuration is an object in JSON: %w", err)
	}
	b, err := New(games, m.Config)
	if err != nil {
		return nil, nil, nil, err
	}
	arrays, err := b.Allocate(m.Shape)
	if err != nil {
		return nil, nil, nil, err
	}
	text, err := json.Marshal(b.Size())
	return b, arrays, text, err
}

// change does what a message without JSON says.
func (b *Batch) change(letter byte, content []byte) error {
	n := len(b.walkers)
	switch {
	case letter == 'A' && len(content) == 0:
		return nil
	case letter == 'R' && len(content) == 9*n:
		seeds := make([]uint64, n)
		for i := range seeds {
			seeds[i] = binary.LittleEndian.Uint64(content[n+8*i:])
		}
		return b.Reset(content[:n], seeds)
	case letter == 'S' && len(content) == 4*n:
		actions := make([]int32, n)
		for i := range actions {
			actions[i] = int32(binary.LittleEndian.Uint32(content[4*i:]))
		}
		return b.Step(actions)
	}
	return fmt.Errorf("message %q has %d bytes, which is none for %d games", letter, len(content), n)
}

// bytes returns the arrays as they lie in memory, the least significant byte first on all
// machines that Go and numpy are used on.
func (a *Arrays) bytes() [][]byte {
	return [][]byte{
		raw(a.Seat), raw(a.Legal), raw(a.LeftOut), a.Ended, raw(a.Rewards),
		raw(a.Dense), a.Marks, raw(a.Numbers), raw(a.Actions), raw(a.Factors),
	}
}

func raw[T any](x []T) []byte {
	var element T
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(x))), len(x)*int(unsafe.Sizeof(element)))
}
