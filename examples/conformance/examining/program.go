package examining

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// A program is what is examined. It runs while it is asked, and is started again
// when it has failed.
type program struct {
	command  []string
	timeout  time.Duration // for an answer
	running  *process      // nil if it is not
	asked    int
	failures int // in a row
}

const (
	mostFailures = 3       // in a row, until the program is given up
	longestLine  = 1 << 24 // bytes of a question or an answer
	lastWords    = 1 << 11 // bytes of standard error that are shown
	timeToEnd    = 2 * time.Second
)

// errGivenUp is the error of a program that has failed too often.
var errGivenUp = fmt.Errorf("given up after %d failures in a row", mostFailures)

// A startError is that of a program that cannot be started.
type startError struct{ err error }

func (e *startError) Error() string { return "the program cannot be started: " + e.err.Error() }
func (e *startError) Unwrap() error { return e.err }

// ask puts a question and waits for the answer. On an error the program is
// stopped.
func (p *program) ask(q request) (response, error) {
	if p.failures == mostFailures {
		return response{}, errGivenUp
	}
	if p.running == nil {
		running, err := start(p.command)
		if err != nil {
			return response{}, &startError{err}
		}
		p.running = running
	}
	p.asked++
	q.ID = p.asked
	a, err := p.running.ask(q, p.timeout)
	if err != nil {
		p.failures++
		err = p.running.fail(err)
		p.running = nil
		return response{}, err
	}
	p.failures = 0
	return a, nil
}

// stop ends the program, which may say good-bye.
func (p *program) stop() {
	if p.running != nil {
		p.running.end()
		p.running = nil
	}
}

// A process is a program that runs.
type process struct {
	command *exec.Cmd
	in      io.WriteCloser
	answers chan []byte // closed when there are no more
	unread  error       // why there are no more, if not because it has ended; set before answers is closed
	ended   chan error  // the end of the process, once
	words   *tail
}

func start(command []string) (*process, error) {
	c := exec.Command(command[0], command[1:]...)
	group(c)
	c.WaitDelay = timeToEnd // for what it has started itself
	p := &process{command: c, answers: make(chan []byte), ended: make(chan error, 1), words: new(tail)}
	c.Stderr = p.words
	in, err := c.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := c.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.Start(); err != nil {
		return nil, err
	}
	p.in = in
	go func() {
		lines := bufio.NewScanner(out)
		lines.Buffer(nil, longestLine)
		for lines.Scan() {
			p.answers <- bytes.Clone(lines.Bytes())
		}
		p.unread = lines.Err()
		close(p.answers)
		p.ended <- c.Wait()
	}()
	return p, nil
}

var (
	errSilent = errors.New("it does not answer")
	errEnded  = errors.New("it has ended")
)

// ask puts a question. The error says what is wrong with the answer, or why it is
// missing.
func (p *process) ask(q request, timeout time.Duration) (a response, err error) {
	question, err := json.Marshal(q)
	if err != nil {
		return a, err
	}
	// A program that does not read is found out by its silence. Stopping it
	// ends the writing.
	go p.in.Write(append(question, '\n'))
	select {
	case <-time.After(timeout):
		return a, fmt.Errorf("%w within %v", errSilent, timeout)
	case answer, ok := <-p.answers:
		if !ok && p.unread != nil {
			return a, fmt.Errorf("its answer cannot be read: %w", p.unread)
		}
		if !ok {
			return a, errEnded
		}
		if err := json.Unmarshal(answer, &a); err != nil {
			return a, fmt.Errorf("its answer %q cannot be read: %w", clipped(answer), err)
		}
		if a.ID != q.ID {
			return a, fmt.Errorf("it answers question %d, and was asked question %d", a.ID, q.ID)
		}
		return a, nil
	}
}

// fail stops a process that has failed, and says how it ended.
func (p *process) fail(err error) error {
	if errors.Is(err, errEnded) {
		err = fmt.Errorf("%w: %s", err, p.end())
	} else {
		p.kill()
	}
	if words := p.words.String(); words != "" {
		err = fmt.Errorf("%w; its last words:\n%s", err, words)
	}
	return err
}

// end tells a process that there are no more questions, and waits for its end.
// It says how that was.
func (p *process) end() string {
	p.in.Close()
	go p.drain()
	select {
	case err := <-p.ended:
		if err != nil {
			return err.Error()
		}
		return "exit status 0"
	case <-time.After(timeToEnd):
		p.kill()
		return "it had to be stopped"
	}
}

// kill ends a process, and all that it has started. It does not wait for ever
// for what it cannot end.
func (p *process) kill() {
	killGroup(p.command)
	go p.drain()
	select {
	case <-p.ended:
	case <-time.After(timeToEnd):
	}
}

// drain lets go what the process still says.
func (p *process) drain() {
	for range p.answers {
	}
}

// clipped is the beginning of a line.
func clipped(line []byte) []byte {
	const most = 80
	return line[:min(len(line), most)]
}

// A tail keeps the last of what is written to it.
type tail struct {
	sync.Mutex
	text []byte
}

func (t *tail) Write(text []byte) (int, error) {
	t.Lock()
	defer t.Unlock()
	t.text = append(t.text, text...)
	t.text = t.text[max(0, len(t.text)-lastWords):]
	return len(text), nil
}

func (t *tail) String() string {
	t.Lock()
	defer t.Unlock()
	return strings.TrimSpace(string(t.text))
}
