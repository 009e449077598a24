// Names of Services in place of a cluster DNS.

package main

import (
	"context"
	"fmt"
	"net"
	"os"
	"path/filepath"

	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/tools/cache"
)

// hosts keeps each pod's /etc/hosts: the Services by their DNS names, in place of a cluster DNS.
func hosts(ctx context.Context) {
	f := informers.NewSharedInformerFactory(cs, 0)
	l := f.Core().V1().Services().Lister()
	var h cache.ResourceEventHandlerFuncs
	write := func(r *pod) {
		b := "127.0.0.1 localhost\n" + r.ip + " " + r.api.Name + "\n"
		all, _ := l.List(labels.Everything())
		for _, s := range all {
			if net.ParseIP(s.Spec.ClusterIP) == nil {
				continue // headless and ExternalName Services have no entry
			}
			b += fmt.Sprintf("%[1]s %[2]s.%[3]s.svc.cluster.local %[2]s.%[3]s.svc %[2]s.%[3]s", s.Spec.ClusterIP, s.Name, s.Namespace)
			if s.Namespace == r.api.Namespace {
				b += " " + s.Name
			}
			b += "\n"
		}
		os.WriteFile(filepath.Join(r.dir(), "hosts"), []byte(b), 0o644) // in place: the bind mount stays
	}
	writeHosts = func(r *pod) { f.WaitForCacheSync(ctx.Done()); write(r) }
	all := func(any) {
		podsMu.Lock()
		defer podsMu.Unlock()
		for _, r := range pods {
			if _, err := os.Stat(r.dir()); err == nil {
				write(r)
			}
		}
	}
	h.AddFunc, h.DeleteFunc, h.UpdateFunc = all, all, func(_, o any) { all(o) }
	f.Core().V1().Services().Informer().AddEventHandler(h)
	f.Start(ctx.Done())
	close(hostsUp)
}

var (
	writeHosts func(*pod)
	hostsUp    = make(chan struct{})
)
