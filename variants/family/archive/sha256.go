package archive

import (
	"encoding/binary"
	"math/bits"
)

// crypto/sha256 brings other ciphers and their self-tests into every program, which is 50 KB
// of an engine for a web page after compression. An ID is computed once for a setup and keeps
// no secret, so the plain algorithm (FIPS 180-4) is enough.

const shaBlock = 64 // bytes

// shaStart has the beginnings of the fractions of the square roots of the first 8 primes.
var shaStart = [8]uint32{
	0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
}

// shaRounds has the same of the cube roots of the first 64 primes.
var shaRounds = [shaBlock]uint32{
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
}

// shaBeginning returns the first eight bytes of the SHA-256 of a text.
func shaBeginning(text string) [idBytes]byte {
	const lengthBytes = 8
	padded := append([]byte(text), 0x80)
	for len(padded)%shaBlock != shaBlock-lengthBytes {
		padded = append(padded, 0)
	}
	padded = binary.BigEndian.AppendUint64(padded, 8*uint64(len(text)))
	hash := shaStart
	for ; len(padded) > 0; padded = padded[shaBlock:] {
		shaMix(&hash, padded[:shaBlock])
	}
	var first [idBytes]byte
	binary.BigEndian.PutUint32(first[:], hash[0])
	binary.BigEndian.PutUint32(first[4:], hash[1])
	return first
}

// shaMix mixes one block into the hash.
func shaMix(hash *[8]uint32, block []byte) {
	var w [len(shaRounds)]uint32
	for i := range 16 {
		w[i] = binary.BigEndian.Uint32(block[4*i:])
	}
	for i := 16; i < len(w); i++ {
		w[i] = w[i-16] + w[i-7] +
			(turnedTwice(w[i-15], 7, 18) ^ w[i-15]>>3) +
			(turnedTwice(w[i-2], 17, 19) ^ w[i-2]>>10)
	}
	a, b, c, d, e, f, g, h := hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7]
	for i, round := range shaRounds {
		t := h + round + w[i] + turnedThrice(e, 6, 11, 25) + (e&f ^ ^e&g)
		u := turnedThrice(a, 2, 13, 22) + (a&b ^ a&c ^ b&c)
		a, b, c, d, e, f, g, h = t+u, a, b, c, d+t, e, f, g
	}
	for i, x := range [...]uint32{a, b, c, d, e, f, g, h} {
		hash[i] += x
	}
}

// turnedTwice returns the exclusive or of a word rotated right by two numbers of bits.
func turnedTwice(word uint32, x, y int) uint32 {
	return bits.RotateLeft32(word, -x) ^ bits.RotateLeft32(word, -y)
}

// turnedThrice returns the exclusive or of a word rotated right by three.
func turnedThrice(word uint32, x, y, z int) uint32 {
	return bits.RotateLeft32(word, -x) ^ bits.RotateLeft32(word, -y) ^ bits.RotateLeft32(word, -z)
}
