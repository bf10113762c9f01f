// Package dialogue asks a program questions and reads its answers, each a line of JSON.
// The program may be written in any language. It reads questions on its standard input
// and writes an answer to each, with the id of the question, to its standard output.
//
//	p := dialogue.Program{Command: []string{"python3", "player.py"}}
//	err := p.Start()
//	err = p.Ask(ctx, func(id int) any { return question{ID: id} }, &answer, time.Second)
//	p.Close()
package dialogue

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// LongestLine is how many bytes a question or an answer may have.
const LongestLine = 1 << 24

const (
	lastWords = 1 << 11 // bytes of standard error that are shown
	timeToEnd = 2 * time.Second
)

// A Program runs in a process of its own. It serves one goroutine at a time.
type Program struct {
	Command []string // with its arguments
	running *process // nil before Start, and after it has failed
	asked   int
}

// Start starts the program unless it runs. The error is [ErrNotStarted].
func (p *Program) Start() (err error) {
	if p.running == nil {
		if p.running, err = start(p.Command); err != nil {
			return fmt.Errorf("%w: %w", ErrNotStarted, err)
		}
	}
	return nil
}

// Ask puts a question, waits for the answer and reads it. The question must have the id as
// its member "id". The error says what is wrong with the answer, or why it is missing and how the
// program ended: it is that of the context if that ends first. After an error the program no longer runs.
func (p *Program) Ask(ctx context.Context, question func(id int) any, answer any, timeout time.Duration) error {
	if p.running == nil {
		return ErrEnded
	}
	p.asked++
	err := p.running.ask(ctx, p.asked, question(p.asked), answer, timeout)
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		p.running.end()
	default:
		err = p.running.fail(err)
	}
	p.running = nil
	return err
}

// Close ends the program, which sees the end of its input.
func (p *Program) Close() {
	if p.running != nil {
		p.running.end()
		p.running = nil
	}
}

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
		lines.Buffer(nil, LongestLine)
		for lines.Scan() {
			p.answers <- bytes.Clone(lines.Bytes())
		}
		p.unread = lines.Err()
		close(p.answers)
		p.ended <- c.Wait()
	}()
	return p, nil
}

// What is wrong with a program that gives no answer.
var (
	ErrNotStarted = errors.New("it cannot be started")
	ErrSilent     = errors.New("it does not answer")
	ErrEnded      = errors.New("it has ended")
)

func (p *process) ask(ctx context.Context, id int, question, answer any, timeout time.Duration) error {
	text, err := json.Marshal(question)
	if err != nil {
		return err
	}
	// A program that does not read is found out by its silence. Stopping it
	// ends the writing.
	go p.in.Write(append(text, '\n'))
	patience := time.NewTimer(timeout)
	defer patience.Stop()
	select {
	case <-ctx.Done():
		return context.Cause(ctx)
	case <-patience.C:
		return fmt.Errorf("%w within %v", ErrSilent, timeout)
	case line, ok := <-p.answers:
		if !ok && p.unread != nil {
			return fmt.Errorf("its answer cannot be read: %w", p.unread)
		}
		if !ok {
			return ErrEnded
		}
		var of struct{ ID int }
		err := json.Unmarshal(line, &of)
		if err == nil {
			err = json.Unmarshal(line, answer)
		}
		if err != nil {
			return fmt.Errorf("its answer %q cannot be read: %w", clipped(line), err)
		}
		if of.ID != id {
			return fmt.Errorf("it answers question %d, and was asked question %d", of.ID, id)
		}
		return nil
	}
}

// fail stops a process that has failed, and says how it ended.
func (p *process) fail(err error) error {
	if errors.Is(err, ErrEnded) {
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
