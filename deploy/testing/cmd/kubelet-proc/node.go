// The node: registered once, alive as long as this process renews its lease.

package main

import (
	"context"
	"encoding/json"
	"time"

	coordv1 "k8s.io/api/coordination/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/utils/ptr"
)

func registerNode(ctx context.Context) {
	n := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: *nodeName, Labels: map[string]string{
		"kubernetes.io/hostname": *nodeName, "kubernetes.io/os": "linux", "kubernetes.io/arch": "amd64"}}}
	if _, err := cs.CoreV1().Nodes().Create(ctx, n, metav1.CreateOptions{}); err != nil && !apierrors.IsAlreadyExists(err) {
		panic(err)
	}
	res := corev1.ResourceList{"cpu": resource.MustParse("64"), "memory": resource.MustParse("256Gi"),
		"ephemeral-storage": resource.MustParse("100Gi"), "pods": *resource.NewQuantity(*maxPods, resource.DecimalSI)}
	n.Status.Capacity, n.Status.Allocatable = res, res
	n.Status.Addresses = []corev1.NodeAddress{{Type: corev1.NodeInternalIP, Address: *nodeIP}, {Type: corev1.NodeHostName, Address: *nodeName}}
	n.Status.DaemonEndpoints.KubeletEndpoint.Port = 10250
	n.Status.NodeInfo = corev1.NodeSystemInfo{KubeletVersion: "v1.36.3-proc", OperatingSystem: "linux", Architecture: "amd64"}
	now := metav1.Now()
	n.Status.Conditions = []corev1.NodeCondition{{Type: corev1.NodeReady, Status: corev1.ConditionTrue, Reason: "ProcKubelet", LastHeartbeatTime: now, LastTransitionTime: now}}
	b := must(json.Marshal(map[string]any{"status": n.Status})) // a patch: the node controller writes at the same time
	must(cs.CoreV1().Nodes().PatchStatus(ctx, *nodeName, b))
}

func heartbeat(ctx context.Context) {
	l := cs.CoordinationV1().Leases("kube-node-lease")
	for ; ; time.Sleep(2 * time.Second) {
		now := metav1.NowMicro()
		got, err := l.Get(ctx, *nodeName, metav1.GetOptions{})
		if err != nil {
			l.Create(ctx, &coordv1.Lease{ObjectMeta: metav1.ObjectMeta{Name: *nodeName}, Spec: coordv1.LeaseSpec{
				HolderIdentity: nodeName, LeaseDurationSeconds: ptr.To[int32](40), RenewTime: &now}}, metav1.CreateOptions{})
			continue
		}
		got.Spec.RenewTime = &now
		l.Update(ctx, got, metav1.UpdateOptions{})
	}
}
