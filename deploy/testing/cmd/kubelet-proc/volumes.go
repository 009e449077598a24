// Volumes as plain folders.

package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	authv1 "k8s.io/api/authentication/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/kubernetes/pkg/fieldpath"
	"k8s.io/utils/ptr"
)

// volumes writes emptyDir, configMap, secret and projected volumes as plain folders, once, at the pod's start.
func (r *pod) volumes(ctx context.Context) error {
	ns := r.api.Namespace
	put := func(d string, data map[string][]byte, items []corev1.KeyToPath) {
		w := func(p string, b []byte) {
			os.MkdirAll(filepath.Dir(filepath.Join(d, p)), 0o755)
			os.WriteFile(filepath.Join(d, p), b, 0o644)
		}
		for _, i := range items {
			w(i.Path, data[i.Key])
		}
		if len(items) == 0 {
			for k, b := range data {
				w(k, b)
			}
		}
	}
	cm := func(name string, opt *bool) (map[string][]byte, error) {
		o, err := cs.CoreV1().ConfigMaps(ns).Get(ctx, name, metav1.GetOptions{})
		if err != nil && !(apierrors.IsNotFound(err) && ptr.Deref(opt, false)) {
			return nil, err
		}
		m := map[string][]byte{}
		for k, v := range o.Data {
			m[k] = []byte(v)
		}
		return m, nil
	}
	sec := func(name string, opt *bool) (map[string][]byte, error) {
		o, err := cs.CoreV1().Secrets(ns).Get(ctx, name, metav1.GetOptions{})
		if err != nil && !(apierrors.IsNotFound(err) && ptr.Deref(opt, false)) {
			return nil, err
		}
		return o.Data, nil
	}
	for _, v := range r.api.Spec.Volumes {
		d := filepath.Join(r.dir(), "v-"+v.Name)
		os.MkdirAll(d, 0o777)
		os.Chmod(d, 0o777)
		switch {
		case v.EmptyDir != nil:
		case v.ConfigMap != nil:
			m, err := cm(v.ConfigMap.Name, v.ConfigMap.Optional)
			if err != nil {
				return err
			}
			put(d, m, v.ConfigMap.Items)
		case v.Secret != nil:
			m, err := sec(v.Secret.SecretName, v.Secret.Optional)
			if err != nil {
				return err
			}
			put(d, m, v.Secret.Items)
		case v.Projected != nil:
			for _, s := range v.Projected.Sources {
				switch {
				case s.ConfigMap != nil:
					m, err := cm(s.ConfigMap.Name, s.ConfigMap.Optional)
					if err != nil {
						return err
					}
					put(d, m, s.ConfigMap.Items)
				case s.Secret != nil:
					m, err := sec(s.Secret.Name, s.Secret.Optional)
					if err != nil {
						return err
					}
					put(d, m, s.Secret.Items)
				case s.DownwardAPI != nil:
					for _, i := range s.DownwardAPI.Items {
						x, _ := fieldpath.ExtractFieldPathAsString(r.api, i.FieldRef.FieldPath)
						put(d, map[string][]byte{i.Path: []byte(x)}, nil)
					}
				case s.ServiceAccountToken != nil:
					tr := &authv1.TokenRequest{Spec: authv1.TokenRequestSpec{ExpirationSeconds: s.ServiceAccountToken.ExpirationSeconds,
						BoundObjectRef: &authv1.BoundObjectReference{Kind: "Pod", APIVersion: "v1", Name: r.api.Name, UID: r.api.UID}}}
					if s.ServiceAccountToken.Audience != "" {
						tr.Spec.Audiences = []string{s.ServiceAccountToken.Audience}
					}
					t, err := cs.CoreV1().ServiceAccounts(ns).CreateToken(ctx, r.api.Spec.ServiceAccountName, tr, metav1.CreateOptions{})
					if err != nil {
						return err
					}
					put(d, map[string][]byte{s.ServiceAccountToken.Path: []byte(t.Status.Token)}, nil)
				}
			}
		default:
			return fmt.Errorf("volume %s: this kind is not supported", v.Name)
		}
	}
	return nil
}
