// Command pipeline plays games by the million as an Apache Beam pipeline: seeds
// in, games played in parallel, records and statistics out.
//
//	go -C examples/pipeline run . -games 1000 -players 3 -out games
//	go -C examples/pipeline run . -game steam -games 1000 -seats greedy
//
// It writes two kinds of files: OUT-stats.json, sums over all games by what they count, and, with
// -records, OUT-records.jsonl, a line for each game with its seed and its record. At the
// end it says at what rate games were played. A run of less than a minute measures the start of
// Beam, too.
//
// # How the work is split
//
// The pipeline begins with tasks: so many seeds from a first one. A runner hands tasks
// to its workers as it likes; -task says how many games are in one. A game is a
// function of its setup, its policy and its seed, and the statistics are sums of whole
// numbers. So the result does not depend on which worker played what in which order:
// the same seeds in one task or in a thousand give the same bytes. A test holds that.
// The records come in any order; each names its seed.
//
// # Beyond one machine
//
// Without more flags the pipeline runs on Beam's local runner, on all cores of
// this machine. The same program, unchanged, runs elsewhere by Beam's own flags:
//
//	--runner=universal --endpoint=HOST:8099                      a Flink or Spark job server
//	--runner=flink --endpoint=HOST:8099 --environment_type=LOOPBACK   Flink, workers in this process
//	--runner=spark --endpoint=HOST:8099                          Spark
//	--runner=dataflow --project=P --region=R --staging_location=gs://B/staging   Google Cloud Dataflow
//
// The way there is tested against Beam's own job server, Prism, as a process by
// itself: the statistics are the same bytes. By hand it goes so:
//
//	go -C examples/pipeline tool prism -job_port 8099
//	go -C examples/pipeline run . --runner=universal --endpoint=localhost:8099 --environment_type=LOOPBACK
//
// Beyond this machine -out must be a place that all workers reach, such as
// gs://B/games. A task of some thousand games keeps the cost of handing it out below
// that of playing it. Nothing else in the pipeline grows with the number of
// games but the records, of some five kilobytes each. On two cores of a rented machine
// the local runner played 20,000 games of two by builder at 777 a second, or 0.7
// core-hours a million. It played 60,000 by greedy at 1140 a second, or 0.5 core-hours
// a million.
package main

import (
	"os"

	"github.com/railhex/railhex/examples/pipeline/pipeline"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(pipeline.Run(os.Args[1:], games.All()...)) }
