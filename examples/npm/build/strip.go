package build

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// strip writes zeros over what the memory of an engine holds for stack traces alone: names of
// functions and files, lines, and what was inlined where. The points at which a thread cannot
// be interrupted go, too, since WebAssembly interrupts none. The linker's flags -s and -w
// leave it, and it is a seventh of an engine under gzip. What the runtime needs to collect
// garbage, to grow stacks and to recover from panics stays. The trace of an engine that ends
// names functions of the runtime alone; why it ends is printed as before.
//
// The tables are those that cmd/link writes and runtime/symtab.go reads since Go 1.20. It
// reports whether they are there; memory with others stays as it is.
func strip(memory []byte, first int) bool {
	t, ok := tablesIn(memory, first)
	if !ok {
		return false
	}
	t.stripNames()
	clear(t.files)

	traced, kept := map[int]bool{}, map[int]bool{0: true} // tables by program counter, from 1 on
	var data []int                                        // tables of functions
	tracedData := map[int]bool{}
	for _, f := range t.functions {
		stripped := func(word int) {
			traced[f.word(word)] = true
			f.set(word, 0)
		}
		kept[f.word(stackSizes)] = true
		stripped(fileNames)
		stripped(lineNumbers)
		f.set(fileList, 0)
		f.set(firstLine, 0)
		if t.names[f.word(name)] == 0 {
			f.set(name, 0)
		}
		for i := range f.word(numCounters) {
			if word := counters + i; i == unsafeCounter || i == inlineCounter || i == argumentCounter {
				stripped(word)
			} else {
				kept[f.word(word)] = true
			}
		}
		for i := range int(f[4*numData+3]) {
			word := counters + f.word(numCounters) + i
			of := f.word(word)
			if of == noData {
				continue
			}
			data = append(data, of)
			if i == inlineData || i == argumentData || i == argumentLiveData {
				tracedData[of] = true
				f.set(word, noData)
			} else {
				kept[-of] = true
			}
		}
	}
	for table := range traced {
		if !kept[table] { // tables that are alike are one
			clear(t.counters[table:][:lengthOf(t.counters[table:])])
		}
	}
	slices.Sort(data)
	data = slices.Compact(data)
	for i, of := range data[:max(len(data)-1, 0)] {
		if tracedData[of] && !kept[-of] {
			clear(t.data[of:data[i+1]])
		}
	}
	return true
}

// tables are those of the runtime.
type tables struct {
	names, files []byte // texts that end in zeros
	counters     []byte // values by program counter
	functions    []function
	data         []byte // of functions
}

// Words of the header of the tables, and of the runtime's moduledata.
const (
	moduleData   = 40 // where the data of functions begins
	moduleTables = 41 // where the tables end
)

// tablesIn finds the tables.
func tablesIn(memory []byte, first int) (t tables, ok bool) {
	at := bytes.Index(memory, []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8})
	if at < 0 {
		return t, false
	}
	word := func(of []byte, i int) int { return int(binary.LittleEndian.Uint64(of[8*i:])) }
	address := binary.LittleEndian.AppendUint64(nil, uint64(first+at))
	header := memory[at:]
	names := binary.LittleEndian.AppendUint64(address, uint64(first+at+word(header, 4)))
	module := bytes.Index(memory, names)
	if module < 0 || len(memory) < module+8*(moduleTables+1) {
		return t, false
	}
	whole := memory[at : word(memory[module:], moduleTables)-first]
	count := word(whole, 1)
	t.names = whole[word(whole, 4):word(whole, 5)]
	t.files = whole[word(whole, 6):word(whole, 7)]
	t.counters = whole[word(whole, 7):word(whole, 8)]
	list := whole[word(whole, 8):]
	for i := range count {
		t.functions = append(t.functions, list[binary.LittleEndian.Uint32(list[8*i+4:]):])
	}
	t.data = memory[word(memory[module:], moduleData)-first:]
	return t, true
}

// stripNames leaves those that the runtime looks for, its own and those of package reflect.
func (t tables) stripNames() {
	for at := 0; at < len(t.names); {
		name, _, _ := bytes.Cut(t.names[at:], []byte{0})
		at += len(name) + 1
		if !bytes.HasPrefix(name, []byte("runtime.")) && !bytes.HasPrefix(name, []byte("reflect.")) {
			clear(name)
		}
	}
}

// A function is what the tables have of one, in words of 4 bytes: see the type _func of
// the runtime.
type function []byte

// Words of a function. Behind the counters stand those of its data.
const (
	name        = 1 // 0 for none
	stackSizes  = 4
	fileNames   = 5
	lineNumbers = 6
	numCounters = 7
	fileList    = 8
	firstLine   = 9
	numData     = 10 // in its last byte
	counters    = 11

	noData = 1<<32 - 1
)

// Tables of a function by program counter, and by themselves: see PCDATA and FUNCDATA of
// internal/abi.
const (
	unsafeCounter    = 0 // of use where threads are interrupted, which WebAssembly does not
	inlineCounter    = 2
	argumentCounter  = 3
	inlineData       = 3
	argumentData     = 5
	argumentLiveData = 6
)

func (f function) word(i int) int { return int(binary.LittleEndian.Uint32(f[4*i:])) }

func (f function) set(i, word int) { binary.LittleEndian.PutUint32(f[4*i:], uint32(word)) }

// lengthOf is how long a table by program counter is: pairs of numbers, until the first of
// a pair is zero, behind the first pair.
func lengthOf(table []byte) (length int) {
	for {
		value, size := binary.Uvarint(table[length:])
		if length += size; value == 0 && length > size {
			return length
		}
		_, size = binary.Uvarint(table[length:])
		length += size
	}
}
