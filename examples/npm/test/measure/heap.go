package main

import (
	"context"
	"fmt"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"
)

// heap measures what a thousand boards leave behind.
func heap(ctx context.Context, b *bench) error {
	s, err := b.board(ctx, "steam")
	if err != nil {
		return err
	}
	defer s.close()
	if _, err := call(s, performance.Enable, performance.EnableParams{}); err != nil {
		return err
	}
	var counts [2]map[string]float64
	for i := range counts { // the first thousand leaves compiled code behind
		if _, err := eval[bool](s, `window.mounts(1000)`); err != nil {
			return err
		}
		if _, err := call(s, heapprofiler.CollectGarbage, cdp.Empty{}); err != nil {
			return err
		}
		metrics, err := call(s, performance.GetMetrics, cdp.Empty{})
		if err != nil {
			return err
		}
		counts[i] = map[string]float64{}
		for _, metric := range metrics.Metrics {
			counts[i][metric.Name] = metric.Value
		}
	}
	more := func(name string) float64 { return counts[1][name] - counts[0][name] }
	b.row("left behind by 1000 boards", fmt.Sprintf("%.0f kB of the heap, %.0f listeners, %.0f nodes", more("JSHeapUsedSize")/1e3, more("JSEventListeners"), more("Nodes")), "nothing", "nothing")
	return nil
}

// board shows a page with a board.
func (b *bench) board(ctx context.Context, game string) (*shown, error) {
	s, err := b.show(ctx)
	if err != nil {
		return nil, err
	}
	if _, err := chromedp.Run(s.ctx, chromedp.Navigate(s.address+"/board.html?"+game)); err != nil {
		s.close()
		return nil, err
	}
	if err := s.until("window.ready"); err != nil {
		s.close()
		return nil, err
	}
	return s, nil
}
