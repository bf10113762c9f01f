package main

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"github.com/railhex/railhex/examples/npm/build"
)

// A slow network, as it is called 3G.
const (
	latency   = 400           // milliseconds
	bandwidth = 400_000 / 8.0 // bytes a second
)

// slowNetwork measures how long a page takes from its address to a game that is drawn and can
// be played.
func slowNetwork(ctx context.Context, b *bench) error {
	modules, err := filepath.Glob(filepath.Join(b.folder, "*.js"))
	if err != nil {
		return err
	}
	for _, module := range modules {
		if err := build.Brotli(ctx, module); err != nil {
			return err
		}
	}
	var all []string
	for _, game := range []string{"steamrollers", "steampower", "steam"} {
		took, err := b.opened(ctx, game)
		if err != nil {
			return err
		}
		all = append(all, fmt.Sprintf("%s %.1f s", game, took.Seconds()))
	}
	b.row("slow 3G, from address to a drawn game that can be played", strings.Join(all, ", "), "30 s", "22 s")
	return nil
}

// opened is how long it takes to open a page with a game.
func (b *bench) opened(ctx context.Context, game string) (time.Duration, error) {
	s, err := b.show(ctx)
	if err != nil {
		return 0, err
	}
	defer s.close()
	if _, err := call(s, network.Enable, network.EnableParams{}); err != nil {
		return 0, err
	}
	slow := &network.Conditions{Latency: latency, DownloadThroughput: bandwidth, UploadThroughput: bandwidth}
	if _, err := call(s, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{MatchedNetworkConditions: []*network.Conditions{slow}}); err != nil {
		return 0, err
	}
	began := time.Now()
	if _, err := chromedp.Run(s.ctx, chromedp.Navigate(s.address+"/network.html?"+game)); err != nil {
		return 0, err
	}
	if err := s.until("window.playable"); err != nil {
		return 0, err
	}
	return time.Since(began), nil
}
