{{/* Which queues a worker takes from, as deckwright_queue_oldest_seconds labels them. */}}
{{- define "deckwright.queuesOf" -}}
{{- if eq . "render-worker" }}render-slide
{{- else if eq . "deck-worker" }}compile-deck
{{- else if eq . "image-worker" }}convert-picture|generate-picture
{{- else }}repair-deck|combine-decks|translate-deck|convert-pdf|render-code
{{- end -}}
{{- end -}}

{{/* Up at once, down slowly: a worker that is taken away gives its work back, and another begins it again. */}}
{{- define "deckwright.scalingBehavior" -}}
scaleUp:
  stabilizationWindowSeconds: 0
  policies:
    - { type: Percent, value: 100, periodSeconds: 15 }
    - { type: Pods, value: {{ .Values.scaling.upPods }}, periodSeconds: 15 }
scaleDown:
  stabilizationWindowSeconds: {{ .Values.scaling.downAfterSeconds }}
  policies:
    - { type: Percent, value: {{ .Values.scaling.downPercent }}, periodSeconds: {{ .Values.scaling.downPeriodSeconds }} }
    - { type: Pods, value: 1, periodSeconds: {{ .Values.scaling.downPeriodSeconds }} }
{{- end -}}

{{/* A HorizontalPodAutoscaler, on processor time or on the wait of the oldest job. */}}
{{- define "deckwright.hpa" -}}
{{- $root := .root -}}
{{- $part := include "deckwright.part" . | fromYaml -}}
{{- $scaling := $part.autoscaling -}}
{{- $by := default "cpu" $scaling.by -}}
{{- if and $scaling.enabled (ne $by "keda") -}}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ include "deckwright.fullname" $root }}-{{ .name }}
  labels:
    {{- include "deckwright.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .name }}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ include "deckwright.fullname" $root }}-{{ .name }}
  minReplicas: {{ $scaling.minReplicas }}
  maxReplicas: {{ $scaling.maxReplicas }}
  metrics:
    {{- if eq $by "external" }}
    {{- range splitList "|" (include "deckwright.queuesOf" .name) }}
    - type: External
      external:
        metric:
          name: {{ $root.Values.external.metricName }}
          selector:
            matchLabels:
              queue: {{ . }}
        target:
          # The wait itself, not the wait by pod: two workers do not make a job half as old.
          type: Value
          value: {{ $scaling.targetWaitSeconds | quote }}
    {{- end }}
    {{- else }}
    - type: Resource
      resource:
        name: cpu
        target:
          type: Utilization
          averageUtilization: {{ $scaling.targetCPUPercent }}
    {{- end }}
  behavior:
    {{- include "deckwright.scalingBehavior" $root | nindent 4 }}
{{- end -}}
{{- end -}}

{{/* A ScaledObject of KEDA on the wait of the oldest job. */}}
{{- define "deckwright.scaledObject" -}}
{{- $root := .root -}}
{{- $part := include "deckwright.part" . | fromYaml -}}
{{- $scaling := $part.autoscaling -}}
{{- if and $scaling.enabled (eq $scaling.by "keda") -}}
{{- $matchers := printf "queue=~\"%s\"" (include "deckwright.queuesOf" .name) -}}
{{- with $root.Values.keda.prometheus.matchers }}{{ $matchers = printf "%s,%s" $matchers . }}{{ end -}}
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: {{ include "deckwright.fullname" $root }}-{{ .name }}
  labels:
    {{- include "deckwright.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .name }}
spec:
  scaleTargetRef:
    name: {{ include "deckwright.fullname" $root }}-{{ .name }}
  minReplicaCount: {{ $scaling.minReplicas }}
  maxReplicaCount: {{ $scaling.maxReplicas }}
  pollingInterval: {{ $root.Values.keda.pollingInterval }}
  cooldownPeriod: {{ $root.Values.keda.cooldownPeriod }}
  advanced:
    horizontalPodAutoscalerConfig:
      behavior:
        {{- include "deckwright.scalingBehavior" $root | nindent 8 }}
  # While Prometheus is away, what runs goes on.
  fallback:
    failureThreshold: 3
    replicas: {{ max 1 (int $part.replicas) }}
    behavior: currentReplicasIfHigher
  triggers:
    - type: prometheus
      metricType: Value
      metadata:
        serverAddress: {{ required "keda.prometheus.serverAddress is empty: set it to the address of the Prometheus that scrapes the relay" $root.Values.keda.prometheus.serverAddress | quote }}
        query: {{ printf "max(deckwright_queue_oldest_seconds{%s})" $matchers | quote }}
        threshold: {{ $scaling.targetWaitSeconds | quote }}
        activationThreshold: "0"
{{- end -}}
{{- end -}}
