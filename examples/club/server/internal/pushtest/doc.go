// Package pushtest is a push service for tests: it holds each push against the standards, and
// decrypts it as the browser would. It shares no code with what sends.
package pushtest
