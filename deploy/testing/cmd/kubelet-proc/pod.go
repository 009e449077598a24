// A pod from being bound to being forgotten.

package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/utils/ptr"
)

// pod is one running pod; mu guards what the status is made of.
type pod struct {
	mu      sync.Mutex
	api     *corev1.Pod
	ip      string
	started metav1.Time
	cts     map[string]*ctr
	phase   corev1.PodPhase
	inited  bool
	gone    chan struct{} // closed when deletion begins
	once    sync.Once
}

var (
	podsMu sync.Mutex
	pods   = map[string]*pod{}
	usedIP = map[int]bool{}
	nextIP = 2
)

func syncPod(ctx context.Context, p *corev1.Pod) {
	podsMu.Lock()
	r := pods[string(p.UID)]
	if r == nil {
		if p.Status.Phase == corev1.PodSucceeded || p.Status.Phase == corev1.PodFailed {
			podsMu.Unlock()
			if p.DeletionTimestamp != nil {
				finish(ctx, p)
			}
			return
		}
		i := nextIP // round and round: an address used again at once meets a stale ARP entry
		for usedIP[i] || i < 2 || i > 250 {
			if i++; i > 250 {
				i = 2
			}
		}
		usedIP[i], nextIP = true, i+1
		r = &pod{api: p, ip: fmt.Sprintf("%s.%d", *subnet, i), started: metav1.Now(), cts: map[string]*ctr{}, phase: corev1.PodPending, gone: make(chan struct{})}
		pods[string(p.UID)] = r
		if p.DeletionTimestamp == nil {
			go r.run(ctx)
		}
	}
	podsMu.Unlock()
	if p.DeletionTimestamp != nil {
		go r.stop(ctx, time.Duration(ptr.Deref(p.DeletionGracePeriodSeconds, 30))*time.Second)
	}
}

func finish(ctx context.Context, p *corev1.Pod) {
	cs.CoreV1().Pods(p.Namespace).Delete(ctx, p.Name, metav1.DeleteOptions{GracePeriodSeconds: ptr.To[int64](0), Preconditions: &metav1.Preconditions{UID: &p.UID}})
}

func sh(s string, a ...any) error {
	out, err := exec.Command("sh", "-ec", fmt.Sprintf(s, a...)).CombinedOutput()
	if err != nil {
		fmt.Fprintf(os.Stderr, "%s: %s %v\n", fmt.Sprintf(s, a...), out, err)
	}
	return err
}

func (r *pod) dir() string { return filepath.Join(*state, string(r.api.UID)) }

func (r *pod) ns() string { return "f" + string(r.api.UID)[:8] }

func (r *pod) run(ctx context.Context) {
	p := r.api
	os.MkdirAll(r.dir(), 0o755)
	n := r.ns()
	if sh(`ip netns add %[1]s; ip link add h%[1]s type veth peer name eth0 netns %[1]s; ip link set h%[1]s master farm0 up; ip link set h%[1]s type bridge_slave hairpin on
ip -n %[1]s link set lo up; ip -n %[1]s addr add %[2]s/24 dev eth0; ip -n %[1]s link set eth0 up; ip -n %[1]s route add default via %[3]s`, n, r.ip, *nodeIP) != nil {
		r.end(ctx, corev1.PodFailed)
		return
	}
	<-hostsUp
	writeHosts(r)
	for {
		err := r.volumes(ctx)
		if err == nil {
			break
		}
		fmt.Fprintln(os.Stderr, p.Name, err)
		select {
		case <-r.gone:
			return
		case <-time.After(time.Second):
		}
	}
	for _, c := range p.Spec.InitContainers {
		if ptr.Deref(c.RestartPolicy, "") == corev1.ContainerRestartPolicyAlways {
			r.keep(ctx, c, corev1.RestartPolicyAlways, true)
			continue
		}
		pol := p.Spec.RestartPolicy
		if pol == corev1.RestartPolicyAlways {
			pol = corev1.RestartPolicyOnFailure
		}
		if code := <-r.keep(ctx, c, pol, true); code != 0 {
			r.end(ctx, corev1.PodFailed)
			return
		}
	}
	r.mu.Lock()
	r.inited, r.phase = true, corev1.PodRunning
	r.mu.Unlock()
	var all []<-chan int
	for _, c := range p.Spec.Containers {
		all = append(all, r.keep(ctx, c, p.Spec.RestartPolicy, false))
	}
	phase := corev1.PodSucceeded
	for _, d := range all {
		if <-d != 0 {
			phase = corev1.PodFailed
		}
	}
	select {
	case <-r.gone: // stop() ends it
	default:
		r.end(ctx, phase)
	}
}

// stop runs the preStop hooks, sends SIGTERM, waits out the grace, sends SIGKILL and lets the API forget the pod.
func (r *pod) stop(ctx context.Context, grace time.Duration) {
	r.once.Do(func() {
		close(r.gone)
		var wg sync.WaitGroup
		r.mu.Lock()
		deadline := time.Now().Add(grace)
		for _, k := range r.cts {
			if k.cmd == nil {
				continue
			}
			wg.Add(1)
			go func(k *ctr, c *exec.Cmd, done chan struct{}) {
				defer wg.Done()
				if l := k.spec.Lifecycle; l != nil && l.PreStop != nil && grace > 0 {
					hctx, cancel := context.WithDeadline(ctx, deadline)
					r.handler(hctx, l.PreStop.Exec, l.PreStop.HTTPGet, nil, l.PreStop.Sleep, c.Process.Pid, k.spec)
					cancel()
				}
				c.Process.Signal(syscall.SIGTERM)
				select {
				case <-done:
				case <-time.After(max(time.Until(deadline), 0)):
					c.Process.Kill()
					<-done
				}
			}(k, k.cmd, k.done)
		}
		r.mu.Unlock()
		wg.Wait()
		r.end(ctx, corev1.PodSucceeded)
		finish(ctx, r.api)
		os.RemoveAll(r.dir())
		podsMu.Lock()
		delete(pods, string(r.api.UID))
		podsMu.Unlock()
	})
}

func (r *pod) end(ctx context.Context, phase corev1.PodPhase) {
	r.mu.Lock()
	r.phase = phase
	r.mu.Unlock()
	r.report(ctx)
	sh("ip link del h%[1]s 2>/dev/null || true; ip netns del %[1]s 2>/dev/null || true", r.ns())
	podsMu.Lock()
	var i int
	fmt.Sscanf(r.ip[strings.LastIndex(r.ip, ".")+1:], "%d", &i)
	delete(usedIP, i)
	podsMu.Unlock()
}
