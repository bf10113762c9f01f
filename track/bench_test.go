package track_test

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

func BenchmarkAppendLinks(b *testing.B) {
	board, built := sevenLinks()
	tracer := track.NewTracer(board, nil)
	full := make([]track.Track, board.Len())
	random := rand.New(rand.NewPCG(1, 2))
	for i := range full {
		full[i] = track.Track(1 + random.IntN(track.NumTracks))
	}
	for _, sheet := range []struct {
		name  string
		drawn []track.Track
	}{
		{"empty", make([]track.Track, board.Len())},
		{"one link", draw(board, "b3 E-W", "b4 E-W")},
		{"seven links", built},
		{"random track everywhere", full},
	} {
		b.Run(sheet.name, func(b *testing.B) {
			b.ReportAllocs()
			var links []track.Link
			for b.Loop() {
				links = tracer.AppendLinks(links[:0], sheet.drawn)
			}
		})
	}
}

func BenchmarkLinkThrough(b *testing.B) {
	board, built := sevenLinks()
	tracer := track.NewTracer(board, nil)
	b.ReportAllocs()
	for b.Loop() {
		tracer.LinkThrough(built, board.Town(1))
	}
}

func BenchmarkNewTracer(b *testing.B) {
	board := hexmap.Standard()
	blocked := board.Blocked(hexmap.Hard, 3)
	b.ReportAllocs()
	for b.Loop() {
		track.NewTracer(board, blocked)
	}
}

func BenchmarkSheetLinks(b *testing.B) {
	board, built := sevenLinks()
	sheet := sheetOf(board, nil, built)
	b.ReportAllocs()
	for b.Loop() {
		for range sheet.Links() {
		}
	}
}
