{{/*
A service as a Deployment. `grace` is the longest that its process takes after SIGTERM, with what closing takes: docs/operating/processes.md.
*/}}
{{- define "deckwright.deployment" -}}
{{- $root := .root -}}
{{- $part := include "deckwright.part" . | fromYaml -}}
{{- $autoscaling := default (dict) $part.autoscaling -}}
{{- $pause := int (default 0 $part.preStopSleepSeconds) -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "deckwright.fullname" $root }}-{{ .name }}
  labels:
    {{- include "deckwright.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .name }}
spec:
  {{- if not $autoscaling.enabled }}
  replicas: {{ $part.replicas }}
  {{- end }}
  revisionHistoryLimit: 5
  strategy:
    type: RollingUpdate
    rollingUpdate:
      # A new pod is ready before an old one goes.
      maxUnavailable: 0
      maxSurge: 1
  selector:
    matchLabels:
      {{- include "deckwright.selector" $root | nindent 6 }}
      app.kubernetes.io/component: {{ .name }}
  template:
    metadata:
      labels:
        {{- with $root.Values.podLabels }}{{ toYaml . | nindent 8 }}{{ end }}
        {{- include "deckwright.labels" $root | nindent 8 }}
        app.kubernetes.io/component: {{ .name }}
        # The service of metrics selects by it, so that hooks and tests are left out.
        app.kubernetes.io/part-of: deckwright
      {{- with $root.Values.podAnnotations }}
      annotations:
        {{- toYaml . | nindent 8 }}
      {{- end }}
    spec:
      serviceAccountName: {{ include "deckwright.serviceAccountName" $root }}
      automountServiceAccountToken: {{ $root.Values.serviceAccount.automountToken }}
      # Names of all services of the namespace are of no use in the environment.
      enableServiceLinks: false
      {{- with $root.Values.image.pullSecrets }}
      imagePullSecrets:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with $root.Values.priorityClassName }}
      priorityClassName: {{ . }}
      {{- end }}
      terminationGracePeriodSeconds: {{ add .grace $pause }}
      securityContext:
        {{- include "deckwright.podSecurity" $root | nindent 8 }}
      {{- if $root.Values.topologySpread.enabled }}
      topologySpreadConstraints:
        {{- range list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
        - maxSkew: 1
          topologyKey: {{ . }}
          whenUnsatisfiable: {{ $root.Values.topologySpread.whenUnsatisfiable }}
          labelSelector:
            matchLabels:
              {{- include "deckwright.selector" $root | nindent 14 }}
              app.kubernetes.io/component: {{ $.name }}
          matchLabelKeys: [pod-template-hash]
        {{- end }}
      {{- end }}
      {{- with $root.Values.nodeSelector }}
      nodeSelector:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with $root.Values.tolerations }}
      tolerations:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with $root.Values.affinity }}
      affinity:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      containers:
        - name: {{ .name }}
          image: {{ include "deckwright.image" (dict "root" $root "name" .name "part" $part) }}
          imagePullPolicy: {{ $root.Values.image.pullPolicy }}
          env:
            {{- include "deckwright.env" (dict "root" $root "name" .name "part" $part) | nindent 12 }}
          ports:
            {{- if eq .name "gateway" }}
            - name: http
              containerPort: 8080
            {{- else if eq .name "ops" }}
            - name: http
              containerPort: 8090
            {{- end }}
            - name: metrics
              containerPort: 9090
          # What is loaded at start takes seconds on a free node; a busy one has two minutes.
          startupProbe:
            httpGet: { path: /healthz, port: metrics }
            periodSeconds: 2
            failureThreshold: 60
          # Ready: database and store answer. Not ready as soon as it drains.
          readinessProbe:
            httpGet: { path: /readyz, port: metrics }
            periodSeconds: 5
            timeoutSeconds: 4
            failureThreshold: 2
          # Alive: asks nothing of others, so that a database in trouble gets no healthy process killed.
          livenessProbe:
            httpGet: { path: /healthz, port: metrics }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          {{- if gt $pause 0 }}
          lifecycle:
            preStop:
              sleep:
                seconds: {{ $pause }}
          {{- end }}
          securityContext:
            {{- include "deckwright.containerSecurity" $root | nindent 12 }}
          resources:
            {{- toYaml $part.resources | nindent 12 }}
          volumeMounts:
            - name: tmp
              mountPath: /tmp
      volumes:
        - name: tmp
          emptyDir:
            sizeLimit: {{ $part.tmpSize }}
{{- end -}}
