// What the API is told of a pod.

package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/utils/ptr"
)

// report writes the pod's status.
func (r *pod) report(ctx context.Context) {
	r.mu.Lock()
	defer r.mu.Unlock()
	s := corev1.PodStatus{Phase: r.phase, HostIP: *nodeIP, HostIPs: []corev1.HostIP{{IP: *nodeIP}}, PodIP: r.ip, PodIPs: []corev1.PodIP{{IP: r.ip}}, StartTime: &r.started}
	ready := r.inited && r.phase == corev1.PodRunning
	add := func(c corev1.Container, init bool) {
		k := r.cts[c.Name]
		if k == nil {
			k = &ctr{st: corev1.ContainerState{Waiting: &corev1.ContainerStateWaiting{Reason: "PodInitializing"}}}
		}
		cst := corev1.ContainerStatus{Name: c.Name, Image: c.Image, ImageID: "proc://" + c.Image, ContainerID: "proc://" + string(r.api.UID) + "/" + c.Name,
			State: k.st, LastTerminationState: k.last, RestartCount: k.restarts, Ready: k.ready, Started: ptr.To(k.cmd != nil)}
		if init {
			cst.Ready = k.ready || k.st.Terminated != nil && k.st.Terminated.ExitCode == 0
			s.InitContainerStatuses = append(s.InitContainerStatuses, cst)
			return
		}
		ready = ready && k.ready
		s.ContainerStatuses = append(s.ContainerStatuses, cst)
	}
	for _, c := range r.api.Spec.InitContainers {
		add(c, true)
	}
	for _, c := range r.api.Spec.Containers {
		add(c, false)
	}
	cond := func(t corev1.PodConditionType, ok bool) {
		v := corev1.ConditionFalse
		if ok {
			v = corev1.ConditionTrue
		}
		s.Conditions = append(s.Conditions, corev1.PodCondition{Type: t, Status: v, LastTransitionTime: metav1.Now()})
	}
	cond(corev1.PodScheduled, true)
	cond(corev1.PodInitialized, r.inited)
	cond(corev1.ContainersReady, ready)
	cond(corev1.PodReady, ready)
	b := must(json.Marshal(map[string]any{"metadata": map[string]any{"uid": r.api.UID}, "status": s}))
	if _, err := cs.CoreV1().Pods(r.api.Namespace).Patch(ctx, r.api.Name, "application/strategic-merge-patch+json", b, metav1.PatchOptions{}, "status"); err != nil && !apierrors.IsNotFound(err) {
		fmt.Fprintln(os.Stderr, "status", r.api.Name, err)
	}
}
