package table

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"encoding/binary"
)

// Invitations and the keys of players are 32 bytes that nobody can guess. The database has
// their hashes, with which nobody can sit down. A player has one key, which is the token of
// all seats of the player.

// newSecret is 32 random bytes as text.
func newSecret() string {
	var b [32]byte
	rand.Read(b[:])
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// sameHash compares in a time that says nothing about where they differ.
func sameHash(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }

// checkKey returns an error for a key that could be guessed.
func checkKey(key string) error {
	if b, err := base64.RawURLEncoding.DecodeString(key); err != nil || len(b) != len([32]byte{}) {
		return &Error{Code: BadInput, Text: "a player's key is 32 random bytes as base64url, in 43 characters"}
	}
	return nil
}

// unforeseen is a source of random numbers that nobody can foresee or repeat.
type unforeseen struct{}

func (unforeseen) Uint64() uint64 {
	var b [8]byte
	rand.Read(b[:])
	return binary.NativeEndian.Uint64(b[:])
}
