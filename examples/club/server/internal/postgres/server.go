package postgres

import (
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver "pgx"
)

// A Server is a PostgreSQL server.
type Server struct {
	folder string
	port   int
	owner  *syscall.Credential // whom it runs as: PostgreSQL refuses to be root
	bin    string
	serve  *exec.Cmd
	ended  chan struct{} // closed when it has
}

// ErrNotInstalled is the error where PostgreSQL is not installed.
var ErrNotInstalled = errors.New("PostgreSQL is not installed (Debian: apt-get install postgresql)")

// programs is the folder of PostgreSQL's programs, "" where there are none.
func programs() string {
	if path, err := exec.LookPath("initdb"); err == nil {
		if path, err = filepath.EvalSymlinks(path); err == nil {
			return filepath.Dir(path) // where the others are
		}
	}
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if len(found) == 0 {
		return ""
	}
	slices.Sort(found)
	return filepath.Dir(found[len(found)-1])
}

// New makes a server with empty data in a folder of its own, and starts it. The error
// may be ErrNotInstalled.
func New() (_ *Server, err error) {
	s := &Server{bin: programs()}
	if s.bin == "" {
		return nil, ErrNotInstalled
	}
	if s.folder, err = os.MkdirTemp("", "postgres"); err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			os.RemoveAll(s.folder)
		}
	}()
	if os.Geteuid() == 0 {
		account, err := user.Lookup("postgres")
		if err != nil {
			return nil, err
		}
		uid, _ := strconv.Atoi(account.Uid)
		gid, _ := strconv.Atoi(account.Gid)
		s.owner = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
		if err := os.Chown(s.folder, uid, gid); err != nil {
			return nil, err
		}
	}
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	s.port = free.Addr().(*net.TCPAddr).Port
	free.Close()
	if text, err := s.Command("initdb", "-D", s.data(), "-U", "railhex", "--auth=trust", "--no-sync", "--locale=C", "-E", "UTF8").CombinedOutput(); err != nil {
		return nil, fmt.Errorf("initdb: %w\n%s", err, text)
	}
	return s, s.Start()
}

func (s *Server) data() string { return filepath.Join(s.folder, "data") }

// Folder is where the server, and its programs, may write.
func (s *Server) Folder() string { return s.folder }

// Command is one of PostgreSQL's programs. It ends when the program that started it
// does, however that ends.
func (s *Server) Command(name string, args ...string) *exec.Cmd {
	c := exec.Command(filepath.Join(s.bin, name), args...)
	c.Dir = s.folder
	c.SysProcAttr = &syscall.SysProcAttr{Credential: s.owner, Pdeathsig: syscall.SIGKILL}
	return c
}

// Start starts the server and waits until it answers. What a killed server has left
// behind ends a little later than the server; until then it cannot begin anew.
func (s *Server) Start() error {
	for tries := 0; ; tries++ {
		answers, err := s.try()
		if answers || err != nil && tries == 100 {
			return err
		}
		time.Sleep(100 * time.Millisecond)
	}
}

// try starts the server; it reports whether it answers, or why it ended.
func (s *Server) try() (answers bool, err error) {
	log, err := os.Create(filepath.Join(s.folder, "log"))
	if err != nil {
		return false, err
	}
	defer log.Close()
	s.serve = s.Command("postgres", "-D", s.data(), "-p", strconv.Itoa(s.port), "-k", s.folder, "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200")
	s.serve.Stdout, s.serve.Stderr = log, log
	if err := s.serve.Start(); err != nil {
		return false, err
	}
	s.ended = make(chan struct{})
	go func(serve *exec.Cmd, ended chan<- struct{}) {
		serve.Wait()
		close(ended)
	}(s.serve, s.ended)
	db, err := sql.Open("pgx", s.url("postgres"))
	if err != nil {
		return false, err
	}
	defer db.Close()
	for db.Ping() != nil {
		select {
		case <-s.ended:
			text, _ := os.ReadFile(log.Name())
			return false, fmt.Errorf("the server ended:\n%s", text)
		case <-time.After(50 * time.Millisecond):
		}
	}
	return true, nil
}

// Process is the number of the process whose children do the work.
func (s *Server) Process() int { return s.serve.Process.Pid }

// Kill ends the server at once, with all its processes, as a loss of power would.
func (s *Server) Kill() {
	s.serve.Process.Kill()
	<-s.ended
}

// Remove ends the server and removes its data.
func (s *Server) Remove() {
	s.Kill()
	os.RemoveAll(s.folder)
}

func (s *Server) url(database string) string {
	u := url.URL{
		Scheme: "postgres", User: url.User("railhex"), Host: net.JoinHostPort("127.0.0.1", strconv.Itoa(s.port)),
		Path: database, RawQuery: "sslmode=disable",
	}
	return u.String()
}

// NewDatabase makes an empty database and gives its URL.
func (s *Server) NewDatabase() (string, error) {
	db, err := sql.Open("pgx", s.url("postgres"))
	if err != nil {
		return "", err
	}
	defer db.Close()
	name := "d" + strings.ToLower(rand.Text())
	_, err = db.Exec("CREATE DATABASE " + name)
	return s.url(name), err
}
