package table

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
)

// Invitations and tokens are 32 bytes that nobody can guess. The database has their
// hashes: who reads it cannot sit down with what he finds.

// newSecret is 32 random bytes as text.
func newSecret() string {
	var b [32]byte
	rand.Read(b[:])
	return base64.RawURLEncoding.EncodeToString(b[:])
}

func hashOf(secret string) string {
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}

// sameHash compares in a time that says nothing about where they differ.
func sameHash(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }

// tokenOf is the token of who sits down by an invitation. Whoever asks again in the
// same words is given the same, although it is stored nowhere; without the
// invitation, or without the database, nobody can derive it.
func tokenOf(pepper []byte, table, invite, request string) string {
	mac := hmac.New(sha256.New, pepper)
	for _, part := range []string{table, invite, request} {
		mac.Write([]byte(part))
		mac.Write([]byte{0})
	}
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// unforeseen is a source of random numbers that nobody can foresee or repeat.
type unforeseen struct{}

func (unforeseen) Uint64() uint64 {
	var b [8]byte
	rand.Read(b[:])
	return binary.NativeEndian.Uint64(b[:])
}
