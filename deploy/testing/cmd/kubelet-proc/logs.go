// kubectl logs.

package main

import (
	"io"
	"net/http"
	"os"
	"path/filepath"
)

// serveLogs answers `kubectl logs` (no follow); the API server calls it over TLS.
func serveLogs() {
	http.HandleFunc("/containerLogs/{ns}/{pod}/{c}", func(w http.ResponseWriter, q *http.Request) {
		podsMu.Lock()
		defer podsMu.Unlock()
		for _, r := range pods {
			if r.api.Namespace == q.PathValue("ns") && r.api.Name == q.PathValue("pod") {
				if f, err := os.Open(filepath.Join(r.dir(), q.PathValue("c")+".log")); err == nil {
					defer f.Close()
					io.Copy(w, f)
				}
				return
			}
		}
		http.NotFound(w, q)
	})
	must(0, http.ListenAndServeTLS(*nodeIP+":10250", filepath.Join(*state, "tls.crt"), filepath.Join(*state, "tls.key"), nil))
}
