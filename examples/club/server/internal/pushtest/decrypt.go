package pushtest

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"errors"
)

// NewBrowser is a browser with a private key and a secret, as base64url.
func NewBrowser(private, auth string) (b Browser, err error) {
	key, err := base64.RawURLEncoding.DecodeString(private)
	if err != nil {
		return b, err
	}
	if b.private, err = ecdh.P256().NewPrivateKey(key); err != nil {
		return b, err
	}
	b.auth, err = base64.RawURLEncoding.DecodeString(auth)
	return b, err
}

// Decrypt decrypts the one record of a push: RFC 8291 and RFC 8188.
func (b Browser) Decrypt(body []byte) (string, error) {
	const salt, sizes, point = 16, 5, 65
	if len(body) < salt+sizes+point || body[salt+4] != point {
		return "", errors.New("the push has no header")
	}
	if size := binary.BigEndian.Uint32(body[salt:]); len(body)-salt-sizes-point > int(size) {
		return "", errors.New("the push has more than one record")
	}
	sender, sealed := body[salt+sizes:][:point], body[salt+sizes+point:]
	public, err := ecdh.P256().NewPublicKey(sender)
	if err != nil {
		return "", err
	}
	shared, err := b.private.ECDH(public)
	if err != nil {
		return "", err
	}
	derive := func(secret, salt []byte, info string, length int) []byte {
		key, keyErr := hkdf.Key(sha256.New, secret, salt, info, length)
		err = errors.Join(err, keyErr)
		return key
	}
	first := derive(shared, b.auth, "WebPush: info\x00"+string(b.private.PublicKey().Bytes())+string(sender), 32)
	key := derive(first, body[:salt], "Content-Encoding: aes128gcm\x00", 16)
	nonce := derive(first, body[:salt], "Content-Encoding: nonce\x00", 12)
	if err != nil {
		return "", err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return "", err
	}
	gcm, err := cipher.NewGCM(block)
	if err != nil {
		return "", err
	}
	plain, err := gcm.Open(nil, nonce, sealed, nil)
	if err != nil {
		return "", err
	}
	told, ok := bytes.CutSuffix(bytes.TrimRight(plain, "\x00"), []byte{2})
	if !ok {
		return "", errors.New("the record is not the last")
	}
	return string(told), nil
}
