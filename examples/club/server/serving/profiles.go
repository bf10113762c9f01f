package serving

import (
	"net"
	"net/http"
	"net/http/pprof"
)

// profiles answers go tool pprof.
func profiles() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("/debug/pprof/", pprof.Index)
	mux.HandleFunc("/debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("/debug/pprof/trace", pprof.Trace)
	return mux
}

// aside serves at an address of its own, which nobody but the operator should reach; at none
// it does not.
func aside(address string, handler http.Handler) error {
	if address == "" {
		return nil
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	server := &http.Server{Handler: handler, ReadHeaderTimeout: toSendHeader}
	go server.Serve(listener)
	return nil
}
