// A container: started, started again as its policy says, and what it ended with.

package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/kubernetes/third_party/forked/golang/expansion"
	"k8s.io/utils/ptr"
)

type ctr struct {
	spec     corev1.Container
	init     bool
	st       corev1.ContainerState
	last     corev1.ContainerState
	restarts int32
	ready    bool
	cmd      *exec.Cmd
	done     chan struct{}
}

// keep runs a container again and again as its policy says; the channel gives its last exit code.
func (r *pod) keep(ctx context.Context, c corev1.Container, pol corev1.RestartPolicy, init bool) <-chan int {
	out := make(chan int, 1)
	k := &ctr{spec: c, init: init, st: corev1.ContainerState{Waiting: &corev1.ContainerStateWaiting{Reason: "ContainerCreating"}}}
	r.mu.Lock()
	r.cts[c.Name] = k
	r.mu.Unlock()
	go func() {
		back := time.Second
		for {
			code := r.runOnce(ctx, k)
			stopping := false
			select {
			case <-r.gone:
				stopping = true
			default:
			}
			if stopping || pol == corev1.RestartPolicyNever || pol == corev1.RestartPolicyOnFailure && code == 0 {
				out <- code
				return
			}
			r.mu.Lock()
			k.last, k.restarts = k.st, k.restarts+1
			k.st = corev1.ContainerState{Waiting: &corev1.ContainerStateWaiting{Reason: "CrashLoopBackOff"}}
			r.mu.Unlock()
			r.report(ctx)
			select {
			case <-r.gone:
			case <-time.After(back):
			}
			back = min(back*2, 30*time.Second)
		}
	}()
	return out
}

type initSpec struct {
	Image    image
	Argv     []string
	Env      []string
	Dir      string
	NetNS    string
	Host     string
	Upper    string
	Mounts   [][3]string // from, to, "ro" or ""
	UID, GID int
}

// runOnce runs a container once, from start to exit.
func (r *pod) runOnce(ctx context.Context, k *ctr) int {
	fail := func(err error) int {
		fmt.Fprintln(os.Stderr, r.api.Name, k.spec.Name, err)
		r.mu.Lock()
		k.st = corev1.ContainerState{Waiting: &corev1.ContainerStateWaiting{Reason: "CreateContainerError", Message: err.Error()}}
		r.mu.Unlock()
		r.report(ctx)
		return 128
	}
	img, ok := images[k.spec.Image]
	if !ok {
		if img, ok = images[strings.Split(k.spec.Image, ":")[0]]; !ok {
			return fail(fmt.Errorf("image %s is not in the images file", k.spec.Image))
		}
	}
	env, m, err := r.env(ctx, k.spec, img)
	if err != nil {
		return fail(err)
	}
	exp := expansion.MappingFuncFor(m)
	cmd, args := img.Cmd, img.Args
	if len(k.spec.Command) > 0 {
		cmd, args = k.spec.Command, nil
	}
	if len(k.spec.Args) > 0 {
		args = k.spec.Args
	}
	s := initSpec{Image: img, Env: env, Dir: img.Dir, NetNS: r.ns(), Host: r.api.Name, Upper: filepath.Join(r.dir(), "c-"+k.spec.Name), UID: img.User, GID: img.User}
	for _, a := range append(append([]string{}, cmd...), args...) {
		s.Argv = append(s.Argv, expansion.Expand(a, exp))
	}
	if k.spec.WorkingDir != "" {
		s.Dir = k.spec.WorkingDir
	}
	if sc := r.api.Spec.SecurityContext; sc != nil && sc.RunAsUser != nil {
		s.UID, s.GID = int(*sc.RunAsUser), int(ptr.Deref(sc.RunAsGroup, *sc.RunAsUser))
	}
	if sc := k.spec.SecurityContext; sc != nil && sc.RunAsUser != nil {
		s.UID, s.GID = int(*sc.RunAsUser), int(ptr.Deref(sc.RunAsGroup, *sc.RunAsUser))
	}
	for to, from := range img.Mounts {
		s.Mounts = append(s.Mounts, [3]string{from, to, "ro"})
	}
	for _, v := range k.spec.VolumeMounts {
		ro := ""
		if v.ReadOnly {
			ro = "ro"
		}
		s.Mounts = append(s.Mounts, [3]string{filepath.Join(r.dir(), "v-"+v.Name, v.SubPath), v.MountPath, ro})
	}
	s.Mounts = append(s.Mounts, [3]string{filepath.Join(r.dir(), "hosts"), "/etc/hosts", ""})
	os.MkdirAll(s.Upper, 0o755)
	spec := filepath.Join(s.Upper, "spec.json")
	os.WriteFile(spec, must(json.Marshal(s)), 0o600)
	log := must(os.OpenFile(filepath.Join(r.dir(), k.spec.Name+".log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644))
	c := exec.Command("/proc/self/exe", "pod-init", spec)
	c.Env, c.Stdout, c.Stderr = []string{}, log, log
	c.SysProcAttr = &syscall.SysProcAttr{Cloneflags: syscall.CLONE_NEWNS | syscall.CLONE_NEWPID | syscall.CLONE_NEWUTS | syscall.CLONE_NEWIPC, Setsid: true, Pdeathsig: syscall.SIGKILL}
	select {
	case <-r.gone:
		log.Close()
		return 137
	default:
	}
	if err := startLocked(c); err != nil {
		log.Close()
		return fail(err)
	}
	log.Close()
	done, now := make(chan struct{}), metav1.Now()
	r.mu.Lock()
	k.cmd, k.done, k.ready = c, done, k.spec.ReadinessProbe == nil && k.spec.StartupProbe == nil
	k.st = corev1.ContainerState{Running: &corev1.ContainerStateRunning{StartedAt: now}}
	r.mu.Unlock()
	r.report(ctx)
	go r.probe(ctx, k, c.Process.Pid, done)
	c.Wait()
	close(done)
	code, sig := c.ProcessState.ExitCode(), 0
	if ws := c.ProcessState.Sys().(syscall.WaitStatus); ws.Signaled() {
		sig = int(ws.Signal())
		code = 128 + sig
	}
	reason := "Completed"
	if code != 0 {
		reason = "Error"
	}
	r.mu.Lock()
	k.ready, k.cmd = false, nil
	k.st = corev1.ContainerState{Terminated: &corev1.ContainerStateTerminated{ExitCode: int32(code), Signal: int32(sig), Reason: reason, StartedAt: now, FinishedAt: metav1.Now()}}
	r.mu.Unlock()
	r.report(ctx)
	return code
}

// startLocked starts from a thread of its own that stays: Pdeathsig follows the thread, not the process.
func startLocked(c *exec.Cmd) error {
	req := make(chan error, 1)
	starter <- func() { req <- c.Start() }
	return <-req
}

var starter = func() chan func() {
	ch := make(chan func())
	go func() {
		runtime.LockOSThread()
		for f := range ch {
			f()
		}
	}()
	return ch
}()
