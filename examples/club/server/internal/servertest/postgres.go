package servertest

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
	"sync"
	"syscall"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver "pgx"
)

// A PostgresServer is a PostgreSQL from Debian's packages. It listens on the loopback network alone, its data
// lie in a temporary folder, and it ends with the program that started it.
type PostgresServer struct {
	folder string
	port   int
	owner  *syscall.Credential // whom it runs as: PostgreSQL refuses to be root
	bin    string
	serve  *exec.Cmd
	ended  chan struct{} // closed when it has
}

var errNotInstalled = errors.New("PostgreSQL is not installed (Debian: apt-get install postgresql)")

// shared is the server of a package, started when a test first asks for it.
var shared struct {
	once   sync.Once
	server *PostgresServer
	err    error
}

// Main is the TestMain of a package that asks for Postgres. It runs after, too, at the end.
func Main(m *testing.M, after ...func()) {
	code := m.Run()
	for _, do := range after {
		do()
	}
	if shared.server != nil {
		shared.server.remove()
	}
	os.Exit(code)
}

// Postgres returns the URL of an empty database on a server that the tests of a package share. Where
// PostgreSQL is not installed the test is skipped.
func Postgres(t *testing.T) string {
	t.Helper()
	shared.once.Do(func() { shared.server, shared.err = newPostgres() })
	if errors.Is(shared.err, errNotInstalled) {
		t.Skip(shared.err)
	}
	Check(t, shared.err)
	return Must(shared.server.NewDatabase())
}

// PrivatePostgres returns a server that one test has for itself, to kill it.
func PrivatePostgres(t *testing.T) *PostgresServer {
	t.Helper()
	s, err := newPostgres()
	if errors.Is(err, errNotInstalled) {
		t.Skip(err)
	}
	Check(t, err)
	t.Cleanup(s.remove)
	return s
}

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

// newPostgres makes a server with empty data in a folder of its own, and starts it.
func newPostgres() (_ *PostgresServer, err error) {
	s := &PostgresServer{bin: programs()}
	if s.bin == "" {
		return nil, errNotInstalled
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

func (s *PostgresServer) data() string { return filepath.Join(s.folder, "data") }

// Folder is where the server, and its programs, may write.
func (s *PostgresServer) Folder() string { return s.folder }

// Command is one of PostgreSQL's programs. It ends when the program that started it
// does, however that ends.
func (s *PostgresServer) Command(name string, args ...string) *exec.Cmd {
	c := exec.Command(filepath.Join(s.bin, name), args...)
	c.Dir = s.folder
	c.SysProcAttr = &syscall.SysProcAttr{Credential: s.owner, Pdeathsig: syscall.SIGKILL}
	return c
}

// Start starts the server and waits until it answers. What a killed server has left
// behind ends a little later than the server; until then it cannot begin anew.
func (s *PostgresServer) Start() error {
	for tries := 0; ; tries++ {
		answers, err := s.try()
		if answers || err != nil && tries == 100 {
			return err
		}
		time.Sleep(100 * time.Millisecond)
	}
}

// try starts the server; it reports whether it answers, or why it ended.
func (s *PostgresServer) try() (answers bool, err error) {
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

// Kill ends the server at once, with all its processes, as a loss of power would.
func (s *PostgresServer) Kill() {
	s.serve.Process.Kill()
	<-s.ended
}

// remove ends the server and removes its data.
func (s *PostgresServer) remove() {
	s.Kill()
	os.RemoveAll(s.folder)
}

func (s *PostgresServer) url(database string) string {
	u := url.URL{
		Scheme: "postgres", User: url.User("railhex"), Host: net.JoinHostPort("127.0.0.1", strconv.Itoa(s.port)),
		Path: database, RawQuery: "sslmode=disable",
	}
	return u.String()
}

// NewDatabase makes an empty database and gives its URL.
func (s *PostgresServer) NewDatabase() (string, error) {
	db, err := sql.Open("pgx", s.url("postgres"))
	if err != nil {
		return "", err
	}
	defer db.Close()
	name := "d" + strings.ToLower(rand.Text())
	_, err = db.Exec("CREATE DATABASE " + name)
	return s.url(name), err
}
