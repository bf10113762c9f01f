package main

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestWorkOfFrames(t *testing.T) {
	const trace = `{"traceEvents": [
		{"name": "AnimationFrame::Render", "ph": "b", "pid": 1, "tid": 1, "ts": 1000}, {"name": "AnimationFrame::Render", "ph": "b", "pid": 1, "tid": 1, "ts": 17000},
		{"name": "AnimationFrame::Render", "ph": "b", "pid": 1, "tid": 1, "ts": 33000}, {"name": "AnimationFrame::Render", "ph": "e", "pid": 1, "tid": 1, "ts": 14000}, {"name": "AnimationFrame::Render", "ph": "b", "pid": 2, "tid": 1, "ts": 1000},
		{"name": "RunTask", "pid": 1, "tid": 1, "ts": 0, "dur": 4000, "tdur": 3000}, {"name": "RunTask", "pid": 1, "tid": 1, "ts": 5000, "dur": 5000, "tdur": 4000},
		{"name": "ThreadControllerImpl::RunTask", "pid": 1, "tid": 1, "ts": 6000, "dur": 2000, "tdur": 1000}, {"name": "Paint", "pid": 1, "tid": 1, "ts": 9500, "dur": 2000, "tdur": 1000},
		{"name": "RunTask", "pid": 1, "tid": 2, "ts": 5000, "dur": 10000, "tdur": 9000}, {"name": "RunTask", "pid": 1, "tid": 1, "ts": 40000, "dur": 2000, "tdur": 1000}]}`
	got, err := workOf([]byte(trace))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]float64{7, 0}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
