package pushtest

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"time"
)

// signedBy returns the key in an Authorization, after it has checked the signature and what it
// is for: RFC 8292.
func signedBy(authorization, service string) (key string, err error) {
	rest, ok := strings.CutPrefix(authorization, "vapid t=")
	token, key, two := strings.Cut(rest, ", k=")
	parts := strings.Split(token, ".")
	if !ok || !two || len(parts) != 3 {
		return "", fmt.Errorf("the authorization is %q", authorization)
	}
	decoded := make([][]byte, len(parts))
	for i, part := range parts {
		if decoded[i], err = base64.RawURLEncoding.DecodeString(part); err != nil {
			return "", err
		}
	}
	point, err := base64.RawURLEncoding.DecodeString(key)
	if err != nil {
		return "", err
	}
	public, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), point)
	if err != nil {
		return "", err
	}
	signature := decoded[2]
	if len(signature) != 64 {
		return "", errors.New("the signature is not that of ES256")
	}
	sum := sha256.Sum256([]byte(parts[0] + "." + parts[1]))
	if !ecdsa.Verify(public, sum[:], new(big.Int).SetBytes(signature[:32]), new(big.Int).SetBytes(signature[32:])) {
		return "", errors.New("the signature is wrong")
	}
	var header struct{ Alg string }
	var claims struct {
		Aud, Sub string
		Exp      int64
	}
	if err := errors.Join(json.Unmarshal(decoded[0], &header), json.Unmarshal(decoded[1], &claims)); err != nil {
		return "", err
	}
	left := time.Until(time.Unix(claims.Exp, 0))
	contact := strings.HasPrefix(claims.Sub, "https://") || strings.HasPrefix(claims.Sub, "mailto:")
	if header.Alg != "ES256" || claims.Aud != service || !contact || left <= 0 || left > 24*time.Hour {
		return "", fmt.Errorf("what is signed is %s.%s", decoded[0], decoded[1])
	}
	return key, nil
}
