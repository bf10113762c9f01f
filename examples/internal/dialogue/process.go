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

	running *exec.Cmd // nil before Start, and after it has failed
	in      io.WriteCloser
	out     io.Reader
	answers *bufio.Scanner
	words   *tail
	asked   int
}

// What is wrong with a program that gives no answer.
var (
	ErrNotStarted = errors.New("it cannot be started")
	ErrSilent     = errors.New("it does not answer")
	ErrEnded      = errors.New("it has ended")
)

// Start starts the program unless it runs. The error is [ErrNotStarted].
func (p *Program) Start() (err error) {
	if p.running != nil {
		return nil
	}
	defer func() {
		if err != nil {
			err = fmt.Errorf("%w: %w", ErrNotStarted, err)
		}
	}()
	c := exec.Command(p.Command[0], p.Command[1:]...)
	group(c)
	c.WaitDelay = timeToEnd // for what it has started itself
	p.words = new(tail)
	c.Stderr = p.words
	if p.in, err = c.StdinPipe(); err != nil {
		return err
	}
	if p.out, err = c.StdoutPipe(); err != nil {
		return err
	}
	if err = c.Start(); err != nil {
		return err
	}
	p.running, p.answers = c, bufio.NewScanner(p.out)
	p.answers.Buffer(nil, LongestLine)
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
	text, err := json.Marshal(question(p.asked))
	if err == nil {
		err = p.ask(ctx, append(text, '\n'), answer, timeout)
	}
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		p.Close()
		return err
	case errors.Is(err, ErrEnded):
		err = fmt.Errorf("%w: %s", err, p.end())
	default:
		killGroup(p.running)
		p.end()
	}
	if words := p.words.String(); words != "" {
		err = fmt.Errorf("%w; its last words:\n%s", err, words)
	}
	return err
}

func (p *Program) ask(ctx context.Context, question []byte, answer any, timeout time.Duration) error {
	ctx, stop := context.WithTimeoutCause(ctx, timeout, fmt.Errorf("%w within %v", ErrSilent, timeout))
	defer stop()
	// A program that does not read or answer is found out by its silence. Stopping it ends the
	// writing and the reading.
	answered := make(chan bool, 1)
	go p.in.Write(question)
	go func(lines *bufio.Scanner) { answered <- lines.Scan() }(p.answers)
	select {
	case <-ctx.Done():
		return context.Cause(ctx)
	case ok := <-answered:
		if err := p.answers.Err(); err != nil {
			return fmt.Errorf("its answer cannot be read: %w", err)
		}
		if !ok {
			return ErrEnded
		}
	}
	line := p.answers.Bytes()
	var of struct{ ID int }
	err := json.Unmarshal(line, &of)
	if err == nil {
		err = json.Unmarshal(line, answer)
	}
	if err != nil {
		return fmt.Errorf("its answer %q cannot be read: %w", clipped(line), err)
	}
	if of.ID != p.asked {
		return fmt.Errorf("it answers question %d, and was asked question %d", of.ID, p.asked)
	}
	return nil
}

// Close ends the program, which sees the end of its input.
func (p *Program) Close() {
	if p.running != nil {
		p.end()
	}
}

// end tells the program that there are no more questions, and waits for its end. It says how
// that was.
func (p *Program) end() string {
	c, ended := p.running, make(chan error, 1)
	p.running = nil
	p.in.Close()
	go func() {
		io.Copy(io.Discard, p.out) // what it still says
		ended <- c.Wait()
	}()
	select {
	case err := <-ended:
		if err != nil {
			return err.Error()
		}
		return "exit status 0"
	case <-time.After(timeToEnd):
		killGroup(c)
		return "it had to be stopped"
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
