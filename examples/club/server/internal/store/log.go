package store

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"
)

const (
	page = 4 << 10 // bytes, SQLite's own measure
	// longLog is how many bytes the log has when it is moved into the file.
	longLog = 16 << 20
	// longestLog is how many it may have if readers have kept it from beginning anew.
	longestLog = 64 << 20
)

// beginningAnew has a commit that finds the log long move it into the file.
var beginningAnew = fmt.Sprintf("wal_autocheckpoint(%d)", longLog/page)

// lookAtLog looks from time to time whether the log is too long, and whether another program
// has changed something, such as a command of the operator.
func (s *sqlite) lookAtLog(ctx context.Context) {
	seen := int64(-1)
	for every := time.NewTicker(time.Second); ; {
		select {
		case <-ctx.Done():
			every.Stop()
			return
		case <-every.C:
			s.shortenLog(ctx) // what cannot be now will be later
			var now int64     // as the one connection that writes sees it: its own changes do not count
			if err := s.writes.QueryRowContext(ctx, "PRAGMA data_version").Scan(&now); err != nil {
				continue
			}
			if seen >= 0 && now != seen {
				announce(s.changed, "")
			}
			seen = now
		}
	}
}

// shortenLog empties a log that has grown too long. A backup, for example, reads the
// file as it was when it began, so nothing can be written over while it runs. The
// writer does not wait for such a reader.
func (s *sqlite) shortenLog(ctx context.Context) error {
	if log, err := os.Stat(s.log); err != nil || log.Size() <= longestLog {
		return err
	}
	writer, err := s.writes.Conn(ctx)
	if err != nil {
		return err
	}
	defer writer.Close()
	ctx = context.WithoutCancel(ctx)
	_, err = writer.ExecContext(ctx, "PRAGMA "+waiting(short)+"; PRAGMA wal_checkpoint(TRUNCATE)")
	_, again := writer.ExecContext(ctx, "PRAGMA "+waiting(long))
	return errors.Join(err, again)
}

// How long one waits for others who read or write the same file.
const (
	short = 50 * time.Millisecond
	long  = 10 * time.Second
)

func waiting(d time.Duration) string { return fmt.Sprintf("busy_timeout(%d)", d.Milliseconds()) }
