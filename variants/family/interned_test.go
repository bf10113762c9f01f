package family_test

import (
	"runtime"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/railhex/railhex/variants/family"
)

type compiled struct {
	text string
	_    [100]int // too much to lie in one block of the allocator with others
}

func intern(t *family.Interned[string, compiled], text string) *compiled {
	return t.Get(text, func() *compiled { return &compiled{text: text} })
}

func TestInternedGivesOneValueForEachText(t *testing.T) {
	var table family.Interned[string, compiled]
	a, b := intern(&table, "a"), intern(&table, "b")
	if a.text != "a" || b.text != "b" {
		t.Fatalf("a is made from %q and b from %q", a.text, b.text)
	}
	if intern(&table, "a") != a || intern(&table, "b") != b || a == b {
		t.Error("the same text has two values, or two texts have one")
	}
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
}

func TestInternedMakesAValueOnceForManyGoroutines(t *testing.T) {
	const goroutines, texts = 8, 50
	var table family.Interned[string, compiled]
	var found [goroutines][texts]*compiled
	var group sync.WaitGroup
	for i := range found {
		group.Go(func() {
			for j := range found[i] {
				found[i][j] = intern(&table, strconv.Itoa(j))
			}
		})
	}
	group.Wait()
	for i := range found {
		if found[i] != found[0] {
			t.Fatalf("goroutine %d was given other values than the first", i)
		}
	}
	if n := table.Len(); n != texts {
		t.Errorf("the table has %d texts, want %d", n, texts)
	}
}

// TestInternedForgetsWhatNobodyHolds collects until the entries are gone. A table
// that held them would run into the limit of the test.
func TestInternedForgetsWhatNobodyHolds(t *testing.T) {
	var table family.Interned[string, compiled]
	held := intern(&table, "held")
	for i := range 100 {
		intern(&table, strconv.Itoa(i))
	}
	for table.Len() > 1 {
		runtime.GC()
		time.Sleep(time.Millisecond) // cleanups run on their own
	}
	if intern(&table, "held") != held {
		t.Error("what was held has been forgotten")
	}
	if again := intern(&table, "7"); again.text != "7" {
		t.Errorf("made again, 7 is of %q", again.text)
	}
}

func TestAPanicLeavesInternedUsable(t *testing.T) {
	var table family.Interned[string, compiled]
	func() {
		defer func() { recover() }()
		table.Get("a", func() *compiled { panic("no value of this text") })
	}()
	if a := intern(&table, "a"); a.text != "a" {
		t.Errorf("a is of %q", a.text)
	}
}

func TestInternedKeepsNothingWhereThereIsNoValue(t *testing.T) {
	var table family.Interned[string, compiled]
	if none := table.Get("a", func() *compiled { return nil }); none != nil || table.Len() != 0 {
		t.Fatalf("nothing is made of a, but the table has %v and %d keys", none, table.Len())
	}
	if a := intern(&table, "a"); a.text != "a" {
		t.Errorf("made again, a is of %q", a.text)
	}
}

func TestRecentFindsTheLastKeyAlone(t *testing.T) {
	var recent family.Recent[string, compiled]
	asked := 0
	get := func(text string) *compiled {
		return recent.Get(text, func() *compiled {
			asked++
			if text == "" {
				return nil
			}
			return &compiled{text: text}
		})
	}
	a := get("a")
	if get("a") != a || asked != 1 {
		t.Errorf("a was looked for %d times, and found again: %v", asked, get("a") == a)
	}
	if none := get(""); none != nil || get("a") != a {
		t.Error("what has no value has one, or took the place of a")
	}
	if b := get("b"); b.text != "b" || get("b") != b || get("a") == a {
		t.Error("b did not take the place of a")
	}
	runtime.KeepAlive(a)
}

func TestRecentForgetsWhatNobodyHolds(t *testing.T) {
	var recent family.Recent[string, compiled]
	collected := make(chan bool)
	runtime.AddCleanup(recent.Get("a", func() *compiled { return &compiled{text: "a"} }), func(bool) { close(collected) }, true)
	for {
		runtime.GC()
		select {
		case <-collected:
			if again := recent.Get("a", func() *compiled { return &compiled{text: "again"} }); again.text != "again" {
				t.Errorf("what was collected is found: %q", again.text)
			}
			return
		case <-time.After(time.Millisecond): // cleanups run on their own
		}
	}
}
