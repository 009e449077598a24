// The environment of a container.

package main

import (
	"context"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/kubernetes/pkg/fieldpath"
	"k8s.io/kubernetes/third_party/forked/golang/expansion"
	"k8s.io/utils/ptr"
)

// env makes a container's environment as the kubelet does (without the Service variables).
func (r *pod) env(ctx context.Context, c corev1.Container, img image) (out []string, m map[string]string, err error) {
	m = map[string]string{"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOSTNAME": r.api.Name, "HOME": "/root"}
	for k, v := range img.Env {
		m[k] = v
	}
	ns := r.api.Namespace
	for _, f := range c.EnvFrom {
		if f.ConfigMapRef != nil {
			o, err := cs.CoreV1().ConfigMaps(ns).Get(ctx, f.ConfigMapRef.Name, metav1.GetOptions{})
			if err != nil && !(apierrors.IsNotFound(err) && ptr.Deref(f.ConfigMapRef.Optional, false)) {
				return nil, nil, err
			}
			for k, v := range o.Data {
				m[f.Prefix+k] = v
			}
		}
		if f.SecretRef != nil {
			o, err := cs.CoreV1().Secrets(ns).Get(ctx, f.SecretRef.Name, metav1.GetOptions{})
			if err != nil && !(apierrors.IsNotFound(err) && ptr.Deref(f.SecretRef.Optional, false)) {
				return nil, nil, err
			}
			for k, v := range o.Data {
				m[f.Prefix+k] = string(v)
			}
		}
	}
	for _, e := range c.Env {
		v := expansion.Expand(e.Value, expansion.MappingFuncFor(m))
		if s := e.ValueFrom; s != nil {
			switch {
			case s.ConfigMapKeyRef != nil:
				o, err := cs.CoreV1().ConfigMaps(ns).Get(ctx, s.ConfigMapKeyRef.Name, metav1.GetOptions{})
				x, ok := o.Data[s.ConfigMapKeyRef.Key]
				if !ok && ptr.Deref(s.ConfigMapKeyRef.Optional, false) {
					continue
				} else if err != nil || !ok {
					return nil, nil, fmt.Errorf("configmap %s key %s: %v", s.ConfigMapKeyRef.Name, s.ConfigMapKeyRef.Key, err)
				}
				v = x
			case s.SecretKeyRef != nil:
				o, err := cs.CoreV1().Secrets(ns).Get(ctx, s.SecretKeyRef.Name, metav1.GetOptions{})
				x, ok := o.Data[s.SecretKeyRef.Key]
				if !ok && ptr.Deref(s.SecretKeyRef.Optional, false) {
					continue
				} else if err != nil || !ok {
					return nil, nil, fmt.Errorf("secret %s key %s: %v", s.SecretKeyRef.Name, s.SecretKeyRef.Key, err)
				}
				v = string(x)
			case s.FieldRef != nil:
				switch s.FieldRef.FieldPath {
				case "status.podIP", "status.podIPs":
					v = r.ip
				case "status.hostIP", "status.hostIPs":
					v = *nodeIP
				case "spec.nodeName":
					v = *nodeName
				case "spec.serviceAccountName":
					v = r.api.Spec.ServiceAccountName
				default:
					if v, err = fieldpath.ExtractFieldPathAsString(r.api, s.FieldRef.FieldPath); err != nil {
						return nil, nil, err
					}
				}
			case s.ResourceFieldRef != nil:
				q := c.Resources.Limits[corev1.ResourceMemory]
				if s.ResourceFieldRef.Resource == "limits.cpu" {
					q = c.Resources.Limits[corev1.ResourceCPU]
				}
				v = fmt.Sprint(q.Value())
			}
		}
		m[e.Name] = v
	}
	for k, v := range m {
		out = append(out, k+"="+v)
	}
	return out, m, nil
}
