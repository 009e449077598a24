// Probes and hooks.

package main

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"os/exec"
	"strings"
	"syscall"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// probe runs startup, then readiness and liveness probes of a running container.
func (r *pod) probe(ctx context.Context, k *ctr, pid int, done chan struct{}) {
	try := func(p *corev1.Probe) bool {
		c, cancel := context.WithTimeout(ctx, time.Duration(max(p.TimeoutSeconds, 1))*time.Second)
		defer cancel()
		return r.handler(c, p.Exec, p.HTTPGet, p.TCPSocket, nil, pid, k.spec) == nil
	}
	loop := func(p *corev1.Probe, f func(ok bool, run int32) (end bool)) {
		select {
		case <-done:
			return
		case <-time.After(time.Duration(p.InitialDelaySeconds) * time.Second):
		}
		last, n := false, int32(0)
		for {
			if ok := try(p); ok == last {
				n++
			} else {
				last, n = ok, 1
			}
			if f(last, n) {
				return
			}
			select {
			case <-done:
				return
			case <-time.After(time.Duration(max(p.PeriodSeconds, 1)) * time.Second):
			}
		}
	}
	set := func(v bool) {
		r.mu.Lock()
		was := k.ready
		k.ready = v && k.cmd != nil
		r.mu.Unlock()
		if was != v {
			r.report(ctx)
		}
	}
	kill := func() {
		syscall.Kill(pid, syscall.SIGTERM)
		time.AfterFunc(30*time.Second, func() {
			select {
			case <-done:
			default:
				syscall.Kill(pid, syscall.SIGKILL)
			}
		})
	}
	if p := k.spec.StartupProbe; p != nil {
		loop(p, func(ok bool, n int32) bool {
			if !ok && n >= max(p.FailureThreshold, 1) {
				kill()
			}
			return ok || n >= max(p.FailureThreshold, 1)
		})
		set(k.spec.ReadinessProbe == nil)
	}
	if p := k.spec.LivenessProbe; p != nil {
		go loop(p, func(ok bool, n int32) bool {
			if !ok && n >= max(p.FailureThreshold, 1) {
				kill()
				return true
			}
			return false
		})
	}
	if p := k.spec.ReadinessProbe; p != nil {
		loop(p, func(ok bool, n int32) bool {
			if ok && n >= max(p.SuccessThreshold, 1) {
				set(true)
			} else if !ok && n >= max(p.FailureThreshold, 1) {
				set(false)
			}
			return false
		})
	}
}

func (r *pod) handler(ctx context.Context, e *corev1.ExecAction, h *corev1.HTTPGetAction, t *corev1.TCPSocketAction, s *corev1.SleepAction, pid int, c corev1.Container) error {
	port := func(p intstr.IntOrString) string {
		for _, cp := range c.Ports {
			if p.Type == intstr.String && cp.Name == p.StrVal {
				return fmt.Sprint(cp.ContainerPort)
			}
		}
		return p.String()
	}
	switch {
	case e != nil:
		return exec.CommandContext(ctx, "nsenter", append([]string{"-t", fmt.Sprint(pid), "-a", "-r", "-w", "--"}, e.Command...)...).Run()
	case h != nil:
		req, err := http.NewRequestWithContext(ctx, "GET", strings.ToLower(string(h.Scheme))+"://"+net.JoinHostPort(r.ip, port(h.Port))+h.Path, nil)
		if err != nil {
			return err
		}
		for _, x := range h.HTTPHeaders {
			req.Header.Set(x.Name, x.Value)
		}
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			return err
		}
		res.Body.Close()
		if res.StatusCode >= 400 {
			return fmt.Errorf("status %d", res.StatusCode)
		}
	case t != nil:
		d, err := (&net.Dialer{}).DialContext(ctx, "tcp", net.JoinHostPort(r.ip, port(t.Port)))
		if err != nil {
			return err
		}
		d.Close()
	case s != nil:
		select {
		case <-ctx.Done():
		case <-time.After(time.Duration(s.Seconds) * time.Second):
		}
	}
	return nil
}
