package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	cdpio "github.com/chromedp/cdproto/io"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// frames measures how long the main thread works from frame to frame while a bot thinks.
func frames(ctx context.Context, b *bench) error {
	var all []string
	for _, game := range []string{"steamrollers", "steampower", "steam"} {
		worked, err := b.traced(ctx, game)
		if err != nil {
			return err
		}
		slices.Sort(worked)
		if len(worked) == 0 || worked[len(worked)-1] == 0 {
			return fmt.Errorf("the trace of %s has no frames, or no work in them", game)
		}
		all = append(all, fmt.Sprintf("%s %.1f ms of %d (half: %.1f)", game, worked[len(worked)*95/100], len(worked), worked[len(worked)/2]))
	}
	b.row("work of the main thread a frame while a bot thinks, 95th percentile", strings.Join(all, ", "), "8 ms", "–")
	return nil
}

// traced is the work of each frame, in milliseconds, while a bot plays.
func (b *bench) traced(ctx context.Context, game string) ([]float64, error) {
	s, err := b.board(ctx, game)
	if err != nil {
		return nil, err
	}
	defer s.close()
	complete := chromedp.Events(s.ctx, tracing.TracingComplete)
	start := tracing.StartParams{
		TransferMode: tracing.StartTransferModeReturnAsStream,
		TraceConfig:  &tracing.TraceConfig{IncludedCategories: []string{"toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"}},
	}
	if _, err := call(s, tracing.Start, start); err != nil {
		return nil, err
	}
	if _, err := eval[bool](s, `window.play(24)`); err != nil {
		return nil, err
	}
	if _, err := call(s, tracing.End, cdp.Empty{}); err != nil {
		return nil, err
	}
	for event, err := range complete {
		if err != nil {
			return nil, err
		}
		text, err := read(s, event.Stream)
		if err != nil {
			return nil, err
		}
		return workOf(text)
	}
	return nil, context.Cause(s.ctx)
}

// read reads a stream of the browser.
func read(s *shown, stream cdpio.StreamHandle) ([]byte, error) {
	var text []byte
	for {
		part, err := call(s, cdpio.Read, cdpio.ReadParams{Handle: stream})
		if err != nil {
			return nil, err
		}
		text = append(text, part.Data...)
		if part.EOF {
			return text, nil
		}
	}
}

// An event of a trace. Times are in microseconds.
type event struct {
	Name     string  `json:"name"`
	Phase    string  `json:"ph"`
	Process  int     `json:"pid"`
	Thread   int     `json:"tid"`
	At       float64 `json:"ts"`
	Duration float64 `json:"dur"`
	Worked   float64 `json:"tdur"` // what of the duration the thread had a processor
}

// workOf is the work of each frame of a trace: the tasks of the main thread that has the most
// frames, from one frame to the next.
func workOf(text []byte) ([]float64, error) {
	var trace struct {
		TraceEvents []event `json:"traceEvents"`
	}
	if err := json.Unmarshal(text, &trace); err != nil {
		return nil, err
	}
	type thread struct{ process, thread int }
	begun, tasks := map[thread][]float64{}, map[thread][]event{}
	for _, e := range trace.TraceEvents {
		on := thread{e.Process, e.Thread}
		switch {
		case e.Name == "AnimationFrame::Render" && e.Phase == "b":
			begun[on] = append(begun[on], e.At)
		case e.Name == "RunTask" || strings.HasSuffix(e.Name, "::RunTask"):
			tasks[on] = append(tasks[on], e)
		}
	}
	var page thread
	for on, frames := range begun {
		if len(frames) > len(begun[page]) {
			page = on
		}
	}
	return perFrame(begun[page], tasks[page]), nil
}

// perFrame adds up tasks by the frame in which they end. A task that lies in another is part
// of it.
func perFrame(frames []float64, tasks []event) (worked []float64) {
	slices.Sort(frames)
	slices.SortFunc(tasks, func(a, b event) int { return cmp.Compare(a.At, b.At) })
	worked = make([]float64, max(len(frames)-1, 0))
	until := 0.0
	for _, task := range tasks {
		if task.At < until {
			continue
		}
		until = task.At + task.Duration
		if i, _ := slices.BinarySearch(frames, until); i > 0 && i <= len(worked) {
			worked[i-1] += task.Worked / 1e3
		}
	}
	return worked
}
