package storetest

import (
	"crypto/rand"
	"database/sql"
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
	"sync"
	"syscall"
	"testing"
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

// shared is the server of a package, started when it is first asked for.
var shared lazily

type lazily struct {
	once   sync.Once
	server *Server
	err    error
}

func (l *lazily) started() (*Server, error) {
	l.once.Do(func() { l.server, l.err = start() })
	return l.server, l.err
}

func (l *lazily) running() (*Server, error) { return l.server, l.err }

// Main is the TestMain of a package that asks for Postgres; after is what else is
// done in the end.
func Main(m *testing.M, after ...func()) {
	code := m.Run()
	for _, do := range after {
		do()
	}
	if s, err := shared.running(); err == nil && s != nil {
		s.remove()
	}
	os.Exit(code)
}

// Postgres is the server that the tests of a package share. It ends with Main.
func Postgres(t *testing.T) *Server {
	t.Helper()
	s, err := shared.started()
	if err != nil {
		t.Fatal(err)
	}
	if s == nil {
		t.Skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
	}
	return s
}

// Private is a server that one test has for itself, to kill it.
func Private(t *testing.T) *Server {
	t.Helper()
	s, err := start()
	if err != nil {
		t.Fatal(err)
	}
	if s == nil {
		t.Skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
	}
	t.Cleanup(s.remove)
	return s
}

func (s *Server) remove() {
	s.Kill()
	os.RemoveAll(s.folder)
}

// programs is the folder of PostgreSQL's programs, "" where there are none.
func programs() string {
	if path, err := exec.LookPath("initdb"); err == nil {
		return filepath.Dir(path)
	}
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if len(found) == 0 {
		return ""
	}
	slices.Sort(found)
	return filepath.Dir(found[len(found)-1])
}

func start() (*Server, error) {
	s := &Server{bin: programs()}
	if s.bin == "" {
		return nil, nil
	}
	var err error
	if s.folder, err = os.MkdirTemp("", "postgres"); err != nil {
		return nil, err
	}
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
	if text, err := s.command("initdb", "-D", s.data(), "-U", "railhex", "--auth=trust", "--no-sync", "--locale=C", "-E", "UTF8").CombinedOutput(); err != nil {
		return nil, fmt.Errorf("initdb: %w\n%s", err, text)
	}
	return s, s.Start()
}

func (s *Server) data() string { return filepath.Join(s.folder, "data") }

// command is one of PostgreSQL's programs. It ends when the tests do, however they
// end.
func (s *Server) command(name string, args ...string) *exec.Cmd {
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
	s.serve = s.command("postgres", "-D", s.data(), "-p", strconv.Itoa(s.port), "-k", s.folder, "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200")
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

// Kill ends the server at once, with all its processes, as a loss of power would.
func (s *Server) Kill() {
	s.serve.Process.Kill()
	<-s.ended
}

func (s *Server) url(database string) string {
	u := url.URL{
		Scheme: "postgres", User: url.User("railhex"), Host: net.JoinHostPort("127.0.0.1", strconv.Itoa(s.port)),
		Path: database, RawQuery: "sslmode=disable",
	}
	return u.String()
}

// NewDatabase makes an empty database and gives its URL.
func (s *Server) NewDatabase(t *testing.T) string {
	t.Helper()
	db, err := sql.Open("pgx", s.url("postgres"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	name := "t" + strings.ToLower(rand.Text())
	if _, err := db.Exec("CREATE DATABASE " + name); err != nil {
		t.Fatal(err)
	}
	return s.url(name)
}
