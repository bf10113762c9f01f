package api

import (
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"github.com/railhex/railhex/examples/club/server/internal/bots"
	"github.com/railhex/railhex/examples/club/server/internal/push"
)

// metrics are what the server tells Prometheus.
type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.HistogramVec // by route and status
	moves    prometheus.Counter
	refusals *prometheus.CounterVec // by code and rule
	opened   *prometheus.CounterVec // by game
	streams  prometheus.Gauge
	panics   prometheus.Counter
	pushes   *prometheus.CounterVec   // by outcome
	thought  *prometheus.HistogramVec // by game and bot, for each move
	failed   *prometheus.CounterVec   // by game and bot
	late     *prometheus.CounterVec   // by game
}

func newMetrics(figures map[string]func() float64) *metrics {
	m := &metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "railhex_request_seconds", Help: "Time to answer a request, by route and status.",
			Buckets: []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5},
		}, []string{"route", "status"}),
		moves:    prometheus.NewCounter(prometheus.CounterOpts{Name: "railhex_moves_total", Help: "Moves that were made."}),
		refusals: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "railhex_refusals_total", Help: "Requests that were refused, by code and by rule of the game."}, []string{"code", "rule"}),
		opened:   prometheus.NewCounterVec(prometheus.CounterOpts{Name: "railhex_tables_total", Help: "Tables that were opened, by game."}, []string{"game"}),
		streams:  prometheus.NewGauge(prometheus.GaugeOpts{Name: "railhex_streams", Help: "Streams of events that are open."}),
		panics:   prometheus.NewCounter(prometheus.CounterOpts{Name: "railhex_panics_total", Help: "Requests and streams that ended in a fault of the server."}),
		thought: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "railhex_bot_thought_seconds", Help: "Time that bots have thought about a move, by game and bot; the count is that of their moves.",
			Buckets: []float64{.001, .01, .1, .5, 1, 2.5, 5},
		}, []string{"game", "bot"}),
		failed: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "railhex_bot_failures_total", Help: "Moves that a bot did not find, by game and bot."}, []string{"game", "bot"}),
		late:   prometheus.NewCounterVec(prometheus.CounterOpts{Name: "railhex_late_moves_total", Help: "Moves that were made for players whose time was up, by game."}, []string{"game"}),
	}
	m.pushes = prometheus.NewCounterVec(prometheus.CounterOpts{Name: "railhex_pushes_total", Help: "Pushes that told players of their turn, by what became of them."}, []string{"outcome"})
	m.registry.MustRegister(m.requests, m.moves, m.refusals, m.opened, m.streams, m.panics, m.pushes, m.thought, m.failed, m.late,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	for name, figure := range figures {
		m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: "Of the database of the tables."}, figure))
	}
	return m
}

func (m *metrics) handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{})
}

func (m *metrics) answered(route string, status int, took time.Duration) {
	m.requests.WithLabelValues(route, strconv.Itoa(status)).Observe(took.Seconds())
}

func (m *metrics) pushed(outcome push.Outcome) { m.pushes.WithLabelValues(string(outcome)).Inc() }

// waiting has the number of tables told whose players wait to be told of them.
func (m *metrics) waiting(pushes func() int) {
	m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{
		Name: "railhex_pushes_waiting", Help: "Tables whose players have not been told yet that it is their turn.",
	}, func() float64 { return float64(pushes()) }))
}

func (m *metrics) botMoved(game, bot string, thought time.Duration) {
	m.thought.WithLabelValues(game, bot).Observe(thought.Seconds())
}

func (m *metrics) botFailed(game, bot string) { m.failed.WithLabelValues(game, bot).Inc() }

func (m *metrics) wasLate(game string) { m.late.WithLabelValues(game).Inc() }

// watch tells of bots that think and wait.
func (m *metrics) watch(b *bots.Players) {
	for name, figure := range map[string]struct {
		help string
		of   func() int
	}{
		"railhex_bots_thinking": {"Bots that think about a move.", b.Thinking},
		"railhex_bots_waiting":  {"Tables at which a bot waits for a processor.", b.Waiting},
	} {
		m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: figure.help}, func() float64 { return float64(figure.of()) }))
	}
}
