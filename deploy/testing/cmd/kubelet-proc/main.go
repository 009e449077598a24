// kubelet-proc is a kubelet for tests: it runs each container of the pods bound to its node as a local process (namespaces of processes,
// mounts and network, an overlay root), keeps the status of pods true and stops them with grace.
//
// It has no exec, port-forward, resource limits, persistent volumes or network policies.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/tools/clientcmd"
)

var (
	kubeconfig = flag.String("kubeconfig", "", "file by which it speaks to the API server")
	nodeName   = flag.String("node", "node-0", "name of the node")
	nodeIP     = flag.String("node-ip", "10.244.0.1", "address of the bridge, seen by pods")
	subnet     = flag.String("pod-subnet", "10.244.0", "first three octets of the pods' addresses")
	imagesFile = flag.String("images", "", `JSON: {"image": {"root": "/", "cmd": ["node"], "args": ["worker.js"], "dir": "/app", "env": {"A": "b"}, "user": 1000, "mounts": {"/app": "/opt/app"}}}`)
	state      = flag.String("state", "", "folder for roots and logs")
	maxPods    = flag.Int64("max-pods", 50, "pods that it runs at most")
	cs         kubernetes.Interface
	images     map[string]image
)

type image struct {
	Root string            `json:"root"`
	Cmd  []string          `json:"cmd"`
	Args []string          `json:"args"`
	Dir  string            `json:"dir"`
	Env  map[string]string `json:"env"`
	User int               `json:"user"`
	// Folders of this machine by their place in the container, which cannot be written there.
	Mounts map[string]string `json:"mounts"`
}

func main() {
	if len(os.Args) > 2 && os.Args[1] == "pod-init" {
		podInit(os.Args[2])
	}
	flag.Parse()
	cfg := must(clientcmd.BuildConfigFromFlags("", *kubeconfig))
	cfg.QPS, cfg.Burst = 100, 200
	cs = must(kubernetes.NewForConfig(cfg))
	images = map[string]image{}
	if *imagesFile != "" {
		if err := json.Unmarshal(must(os.ReadFile(*imagesFile)), &images); err != nil {
			panic(err)
		}
	}
	ctx := context.Background()
	registerNode(ctx)
	go heartbeat(ctx)
	f := informers.NewSharedInformerFactoryWithOptions(cs, 0, informers.WithTweakListOptions(func(o *metav1.ListOptions) {
		o.FieldSelector = fields.OneTermEqualSelector("spec.nodeName", *nodeName).String()
	}))
	f.Core().V1().Pods().Informer().AddEventHandler(cache.ResourceEventHandlerFuncs{
		AddFunc:    func(o any) { syncPod(ctx, o.(*corev1.Pod)) },
		UpdateFunc: func(_, o any) { syncPod(ctx, o.(*corev1.Pod)) },
		DeleteFunc: func(o any) {
			if p, ok := o.(*corev1.Pod); ok { // forced deletion: stop without grace
				podsMu.Lock()
				r := pods[string(p.UID)]
				podsMu.Unlock()
				if r != nil {
					go r.stop(ctx, 0)
				}
			}
		},
	})
	f.Start(ctx.Done())
	go hosts(ctx)
	serveLogs()
}

func must[T any](v T, err error) T {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	return v
}
