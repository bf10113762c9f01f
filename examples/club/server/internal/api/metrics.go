package api

import (
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promauto"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"github.com/railhex/railhex/examples/club/server/internal/bots"
	"github.com/railhex/railhex/examples/club/server/internal/push"
)

// metrics are what the server tells Prometheus.
type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.HistogramVec // by route and status
	streams  prometheus.Gauge
	panics   prometheus.Counter
	pushes   *prometheus.CounterVec   // by outcome
	thought  *prometheus.HistogramVec // by game and bot, for each move
	failed   *prometheus.CounterVec   // by game and bot
}

func newMetrics(space func() (used, free float64)) *metrics {
	registry := prometheus.NewRegistry()
	registry.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	auto := promauto.With(registry)
	counters := func(name, help string, labels ...string) *prometheus.CounterVec {
		return auto.NewCounterVec(prometheus.CounterOpts{Name: name, Help: help}, labels)
	}
	times := func(name, help string, buckets []float64, labels ...string) *prometheus.HistogramVec {
		return auto.NewHistogramVec(prometheus.HistogramOpts{Name: name, Help: help, Buckets: buckets}, labels)
	}
	m := &metrics{
		registry: registry,
		requests: times("railhex_request_seconds", "Time to answer a request, by route and status.",
			[]float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5}, "route", "status"),
		streams: auto.NewGauge(prometheus.GaugeOpts{Name: "railhex_streams", Help: "Streams of events that are open."}),
		panics:  counters("railhex_panics_total", "Requests and streams that ended in a fault of the server.").WithLabelValues(),
		thought: times("railhex_bot_thought_seconds", "Time that bots have thought about a move, by game and bot; the count is that of their moves.",
			[]float64{.001, .01, .1, .5, 1, 2.5, 5}, "game", "bot"),
		failed: counters("railhex_bot_failures_total", "Moves that a bot did not find, by game and bot.", "game", "bot"),
		pushes: counters("railhex_pushes_total", "Pushes that told players of their turn, by what became of them.", "outcome"),
	}
	auto.NewGaugeFunc(prometheus.GaugeOpts{Name: "railhex_database_bytes", Help: "Size of the database."}, func() float64 {
		used, _ := space()
		return used
	})
	auto.NewGaugeFunc(prometheus.GaugeOpts{Name: "railhex_disk_free_bytes", Help: "What is free beside it, 0 where that is not known."}, func() float64 {
		_, free := space()
		return free
	})
	return m
}

func (m *metrics) handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{})
}

func (m *metrics) answered(route string, status int, took time.Duration) {
	m.requests.WithLabelValues(route, strconv.Itoa(status)).Observe(took.Seconds())
}

func (m *metrics) pushed(outcome push.Outcome) { m.pushes.WithLabelValues(string(outcome)).Inc() }

func (m *metrics) botMoved(game, bot string, thought time.Duration) {
	m.thought.WithLabelValues(game, bot).Observe(thought.Seconds())
}

func (m *metrics) botFailed(game, bot string) { m.failed.WithLabelValues(game, bot).Inc() }

// watch tells of bots that think and wait, and of tables whose players wait to be told of them.
func (m *metrics) watch(b *bots.Players, pushes *push.Teller) {
	for _, one := range []struct {
		name, help string
		of         func() int
	}{
		{"railhex_bots_thinking", "Bots that think about a move.", b.Thinking},
		{"railhex_bots_waiting", "Tables at which a bot waits for a processor.", b.Waiting},
		{"railhex_pushes_waiting", "Tables whose players have not been told yet that it is their turn.", pushes.Waiting},
	} {
		promauto.With(m.registry).NewGaugeFunc(prometheus.GaugeOpts{Name: one.name, Help: one.help}, func() float64 { return float64(one.of()) })
	}
}
