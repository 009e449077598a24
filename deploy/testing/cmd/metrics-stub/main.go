// metrics-stub serves external.metrics.k8s.io/v1beta1 with values that a test sets: POST /set?name=N&value=V, on a plain port of its own.
package main

import (
	"crypto/tls"
	"encoding/json"
	"flag"
	"net/http"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/client-go/util/cert"
)

const gv = "external.metrics.k8s.io/v1beta1"

func main() {
	addr := flag.String("listen", "127.0.0.1:6444", "address for the API server (TLS)")
	setter := flag.String("set", "127.0.0.1:6445", "address for tests")
	flag.Parse()
	crt, key, err := cert.GenerateSelfSignedCertKey("localhost", nil, nil)
	if err != nil {
		panic(err)
	}
	pair, err := tls.X509KeyPair(crt, key)
	if err != nil {
		panic(err)
	}
	var vals sync.Map
	send := func(w http.ResponseWriter, v any) {
		w.Header().Set("Content-Type", "application/json")
		json.NewEncoder(w).Encode(v)
	}
	tests := http.NewServeMux()
	tests.HandleFunc("POST /set", func(w http.ResponseWriter, r *http.Request) {
		q, err := resource.ParseQuantity(r.FormValue("value"))
		if err != nil {
			http.Error(w, err.Error(), 400)
			return
		}
		vals.Store(r.FormValue("name"), q.String())
	})
	http.HandleFunc("GET /apis/"+gv, func(w http.ResponseWriter, r *http.Request) {
		send(w, map[string]any{"kind": "APIResourceList", "apiVersion": "v1", "groupVersion": gv, "resources": []any{}})
	})
	http.HandleFunc("GET /apis/"+gv+"/namespaces/{ns}/{name}", func(w http.ResponseWriter, r *http.Request) {
		items := []any{}
		if v, ok := vals.Load(r.PathValue("name")); ok {
			items = append(items, map[string]any{"metricName": r.PathValue("name"), "metricLabels": map[string]string{}, "timestamp": time.Now().UTC().Format(time.RFC3339), "value": v})
		}
		send(w, map[string]any{"kind": "ExternalMetricValueList", "apiVersion": gv, "metadata": map[string]any{}, "items": items})
	})
	go func() { panic(http.ListenAndServe(*setter, tests)) }()
	s := &http.Server{Addr: *addr, TLSConfig: &tls.Config{Certificates: []tls.Certificate{pair}}}
	panic(s.ListenAndServeTLS("", ""))
}
