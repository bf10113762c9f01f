package push

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/tls"
	"encoding/base64"
	"errors"
	"fmt"
	"mime"
	"mime/quotedprintable"
	"net"
	"net/mail"
	"net/smtp"
	"net/url"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// A Post is how letters are sent. The zero value sends none.
type Post struct {
	// Server is smtp://user:password@host:port, where TLS begins by STARTTLS unless the host is localhost, or smtps://….
	Server *url.URL
	From   string // the address of the sender
	Page   string // the address of the page, to which letters lead
}

// ReadPost reads the address of a server of mail, of a sender and of the page.
func ReadPost(server, from, page string) (p Post, err error) {
	if p.Server, err = url.Parse(server); err != nil || p.Server.Host == "" || p.Server.Scheme != "smtp" && p.Server.Scheme != "smtps" {
		return Post{}, errors.New("the server of mail is smtp://user:password@host:port or smtps://…")
	}
	if p.From, err = ReadAddress(from); err != nil {
		return Post{}, fmt.Errorf("the sender of letters: %w", err)
	}
	if to, err := url.Parse(page); err != nil || to.Scheme != "https" && to.Hostname() != "localhost" || to.Host == "" {
		return Post{}, errors.New("letters need the address of the page, https://…")
	}
	p.Page = page
	return p, nil
}

// ReadAddress reads an address of mail that stands alone.
func ReadAddress(text string) (string, error) {
	if address, err := mail.ParseAddress(text); err != nil || address.Address != text || len(text) > 254 {
		return "", errors.New("an address of mail is such as ann@example.org")
	}
	return text, nil
}

// Offers reports whether letters can be sent.
func (p Post) Offers() bool { return p.Server != nil }

// send sends a letter. It returns within the time that a push may take.
func (p Post) send(ctx context.Context, to, subject, text string) error {
	host, port := p.Server.Hostname(), p.Server.Port()
	if port == "" {
		port = map[string]string{"smtp": "587", "smtps": "465"}[p.Server.Scheme]
	}
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	conn, err := new(net.Dialer).DialContext(ctx, "tcp", net.JoinHostPort(host, port))
	if err != nil {
		return err
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(within))
	if p.Server.Scheme == "smtps" {
		conn = tls.Client(conn, &tls.Config{ServerName: host})
	}
	c, err := smtp.NewClient(conn, host)
	if err != nil {
		return err
	}
	if p.Server.Scheme == "smtp" && host != "localhost" {
		if err := c.StartTLS(&tls.Config{ServerName: host}); err != nil {
			return fmt.Errorf("the server of mail begins no TLS: %w", err)
		}
	}
	if password, ok := p.Server.User.Password(); ok {
		if err := c.Auth(smtp.PlainAuth("", p.Server.User.Username(), password, host)); err != nil {
			return err
		}
	}
	if err := c.Mail(p.From); err != nil {
		return err
	}
	if err := c.Rcpt(to); err != nil {
		return err
	}
	w, err := c.Data()
	if err != nil {
		return err
	}
	_, err = w.Write(p.letter(to, subject, text))
	if err = errors.Join(err, w.Close()); err == nil {
		c.Quit() // the server has taken it
	}
	return err
}

// letter is a letter as it is sent.
func (p Post) letter(to, subject, text string) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "From: %s\r\nTo: %s\r\nSubject: %s\r\nDate: %s\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"+
		"Content-Transfer-Encoding: quoted-printable\r\nAuto-Submitted: auto-generated\r\n\r\n",
		p.From, to, mime.QEncoding.Encode("utf-8", subject), time.Now().Format(time.RFC1123Z))
	w := quotedprintable.NewWriter(&b)
	w.Write([]byte(text)) // into memory
	w.Close()
	return b.Bytes()
}

// Write sends the first letter to an address that a player gives, and keeps the address. It is of use when the
// player has confirmed it by the code in the letter.
func (t *Teller) Write(ctx context.Context, m store.Mail, say func(code string) Message) error {
	code, err := t.codeOf(ctx, m)
	if err != nil {
		return err
	}
	m.Code = store.Hash(code)
	if err := t.store.KeepMail(ctx, m); err != nil {
		return err
	}
	said := say(code)
	return t.plan.Post.send(ctx, m.Address, said.Title, said.Text)
}

// codeOf returns the code of all letters to an address of a player, which nobody can guess who has no letter.
func (t *Teller) codeOf(ctx context.Context, m store.Mail) (string, error) {
	keys, err := t.signing(ctx)
	mac := hmac.New(sha256.New, []byte(keys.Private))
	fmt.Fprintf(mac, "mail %s %s", m.Player, m.Address)
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil)), err
}

// tellByMail writes to a player who has confirmed an address.
func (t *Teller) tellByMail(ctx context.Context, j job, asked table.Asked, player string) {
	if !t.plan.Post.Offers() || j.only != "" {
		return
	}
	m, err := t.store.MailOf(ctx, player)
	if err == nil && !m.Confirmed {
		return
	}
	code := ""
	if err == nil {
		code, err = t.codeOf(ctx, m)
	}
	if err == nil {
		said := t.words.Letter(j.table, asked, m.Language, j.kind, code)
		err = t.plan.Post.send(ctx, m.Address, said.Title, said.Text)
	}
	outcome := Sent
	if err != nil {
		outcome = Failed
		t.log.Warn("a letter failed", "table", j.table, "seat", asked.Seat, "error", err)
	}
	t.count(outcome)
}
