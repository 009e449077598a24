{{/* How many pods of a service a drain of nodes may take at once. */}}
{{- define "deckwright.pdb" -}}
{{- $root := .root -}}
{{- if $root.Values.podDisruptionBudget.enabled -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "deckwright.fullname" $root }}-{{ .name }}
  labels:
    {{- include "deckwright.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .name }}
spec:
  maxUnavailable: {{ $root.Values.podDisruptionBudget.maxUnavailable }}
  # A pod that is not ready holds up no drain.
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels:
      {{- include "deckwright.selector" $root | nindent 6 }}
      app.kubernetes.io/component: {{ .name }}
{{- end -}}
{{- end -}}
