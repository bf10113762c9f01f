package serving

import (
	"net"
	"net/http"
	"net/http/pprof"
)

// profile answers go tool pprof at an address of its own, which nobody but the one
// who runs the server should reach.
func profile(address string) error {
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	mux := http.NewServeMux()
	mux.HandleFunc("/debug/pprof/", pprof.Index)
	mux.HandleFunc("/debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("/debug/pprof/trace", pprof.Trace)
	server := &http.Server{Handler: mux, ReadHeaderTimeout: toSendHeader}
	go server.Serve(listener)
	return nil
}
