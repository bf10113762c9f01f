package servertest

import (
	"crypto/rand"
	"database/sql"
	"fmt"
	"net"
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

// shared is the server of a package, started when a test first asks for it.
var shared struct {
	sync.Mutex
	server *PostgresServer
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
	shared.Lock()
	defer shared.Unlock()
	if shared.server == nil {
		shared.server = newPostgres(t)
	}
	return shared.server.NewDatabase()
}

// PrivatePostgres returns a server that one test has for itself, to kill it.
func PrivatePostgres(t *testing.T) *PostgresServer {
	t.Helper()
	s := newPostgres(t)
	t.Cleanup(s.remove)
	return s
}

// newPostgres makes a server with empty data in a folder of its own, and starts it.
func newPostgres(t *testing.T) *PostgresServer {
	t.Helper()
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin")
	if len(found) == 0 {
		t.Skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
	}
	s := &PostgresServer{bin: slices.Max(found), folder: Must(os.MkdirTemp("", "postgres"))}
	if os.Geteuid() == 0 {
		account := Must(user.Lookup("postgres"))
		uid, gid := Must(strconv.Atoi(account.Uid)), Must(strconv.Atoi(account.Gid))
		s.owner = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
		Check(t, os.Chown(s.folder, uid, gid))
	}
	free := Must(net.Listen("tcp", "127.0.0.1:0"))
	s.port = free.Addr().(*net.TCPAddr).Port
	free.Close()
	initdb := s.Command("initdb", "-D", s.data(), "-U", "railhex", "--auth=trust", "--no-sync", "--locale=C", "-E", "UTF8")
	if text, err := initdb.CombinedOutput(); err != nil {
		t.Fatalf("initdb: %v\n%s", err, text)
	}
	Check(t, s.Start())
	return s
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
		if err := s.try(); err == nil || tries == 100 {
			return err
		}
		time.Sleep(100 * time.Millisecond)
	}
}

// try starts the server and waits until it answers; the error says why it ended.
func (s *PostgresServer) try() error {
	log := Must(os.Create(filepath.Join(s.folder, "log")))
	defer log.Close()
	s.serve = s.Command("postgres", "-D", s.data(), "-p", strconv.Itoa(s.port), "-k", s.folder, "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200")
	s.serve.Stdout, s.serve.Stderr = log, log
	if err := s.serve.Start(); err != nil {
		return err
	}
	s.ended = make(chan struct{})
	go func(serve *exec.Cmd, ended chan<- struct{}) {
		serve.Wait()
		close(ended)
	}(s.serve, s.ended)
	db := Must(sql.Open("pgx", s.url("postgres")))
	defer db.Close()
	for db.Ping() != nil {
		select {
		case <-s.ended:
			return fmt.Errorf("the server ended:\n%s", Must(os.ReadFile(log.Name())))
		case <-time.After(50 * time.Millisecond):
		}
	}
	return nil
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
	return fmt.Sprintf("postgres://railhex@127.0.0.1:%d/%s?sslmode=disable", s.port, database)
}

// NewDatabase makes an empty database and returns its URL.
func (s *PostgresServer) NewDatabase() string {
	db := Must(sql.Open("pgx", s.url("postgres")))
	defer db.Close()
	name := "d" + strings.ToLower(rand.Text())
	Must(db.Exec("CREATE DATABASE " + name))
	return s.url(name)
}
