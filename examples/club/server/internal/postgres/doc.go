// Package postgres starts a PostgreSQL of its own, for tests and for what measures the
// server.
//
//	s, err := postgres.New()
//	defer s.Remove()
//	url, err := s.NewDatabase()
//
// Its programs come from Debian's packages. It listens on the loopback network alone,
// its data lie in a temporary folder, and it ends with the program that started it. It
// waits for the disk as PostgreSQL does by default.
package postgres
