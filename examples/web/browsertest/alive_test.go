package browsertest

import "testing"

// A span is from when to when something was done, in milliseconds.
type span struct{ From, To float64 }

func (s span) length() float64 { return s.To - s.From }

// TestThePageIsAliveWhileABotThinks looks for long tasks of the page's own thread from
// a question to a bot until its answer, and compares the longest with how long the bot
// thought: what thinks is elsewhere. How long a task is by the clock a busy machine
// decides; that is told, not judged.
func TestThePageIsAliveWhileABotThinks(t *testing.T) {
	for _, name := range []string{"steamrollers", "steampower", "steam"} {
		t.Run(name, func(t *testing.T) {
			p := open(t, desktop)
			eval[bool](p, `(() => {
				window.thoughts = [];
				window.tasks = [];
				const ask = Worker.prototype.postMessage;
				Worker.prototype.postMessage = function (question, ...more) {
					if (question.task === "choose") {
						const From = performance.now();
						this.addEventListener("message", ({ data }) => {
							if (data.number === question.number) window.thoughts.push({ From, To: performance.now() });
						});
					}
					return ask.call(this, question, ...more);
				};
				new PerformanceObserver((list) => {
					window.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ From: startTime, To: startTime + duration })));
				}).observe({ type: "longtask" });
				return true;
			})()`)
			p.choose("#game", name)
			for i := range eval[int](p, `document.querySelectorAll("#seats select").length`) {
				eval[bool](p, `(document.querySelectorAll("#seats select")[%v].value = "search", true)`, i)
			}
			p.click("#start")
			const enough = 6
			p.until("bots have thought", `window.thoughts.length >= %v`, enough)
			p.click("#open-games")
			tasks, thoughts := eval[[]span](p, `window.tasks`), eval[[]span](p, `window.thoughts`)
			var longest, total float64
			count := 0
			for _, thought := range thoughts {
				total += thought.length()
				for _, task := range tasks {
					if task.From < thought.To && thought.From < task.To {
						count++
						longest = max(longest, task.length())
					}
				}
			}
			mean := total / float64(len(thoughts))
			t.Logf("while bots thought, for %.0f ms each, there were %d tasks longer than 50 ms, the longest of %.0f ms", mean, count, longest)
			if longest > mean/2 {
				t.Errorf("a task took %.0f ms while bots thought for %.0f ms each", longest, mean)
			}
		})
	}
}
