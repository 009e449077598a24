{{- define "deckwright.egressTo" -}}
- {{ with .to }}to:
    {{- toYaml . | nindent 4 }}
  {{ end }}ports:
    - { protocol: TCP, port: {{ .port }} }
{{- end -}}

{{/* Addresses of the internet, without private networks and those where clouds hand out credentials. */}}
{{- define "deckwright.egressToPublic" -}}
- to:
    - ipBlock:
        cidr: 0.0.0.0/0
        except: {{ toJson .Values.networkPolicy.public.except }}
    - ipBlock:
        cidr: ::/0
        except: {{ toJson .Values.networkPolicy.public.exceptIPv6 }}
  ports:
    {{- range .Values.networkPolicy.public.ports }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
{{- end -}}

{{/* Who may reach a service, and what it may reach. */}}
{{- define "deckwright.networkPolicy" -}}
{{- $root := .root -}}
{{- $part := include "deckwright.part" . | fromYaml -}}
{{- $rules := $root.Values.networkPolicy -}}
{{- if $rules.enabled -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "deckwright.fullname" $root }}-{{ .name }}{{ .suffix }}
  labels:
    {{- include "deckwright.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .name }}
  {{- with .annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  podSelector:
    matchLabels:
      {{- include "deckwright.selector" $root | nindent 6 }}
      app.kubernetes.io/component: {{ .name }}
  policyTypes: [Ingress, Egress]
  {{- if or (eq .name "gateway") (and (eq .name "ops") $rules.opsFrom) (and $rules.metricsFrom (ne .name "migrate")) }}
  ingress:
    {{- if eq .name "gateway" }}
    - {{ with $rules.gatewayFrom }}from:
        {{- toYaml . | nindent 8 }}
        # `helm test` calls it, too.
        - podSelector:
            matchLabels:
              {{- include "deckwright.selector" $root | nindent 14 }}
              app.kubernetes.io/component: test
        {{- if $root.Values.secrets.probeKey.name }}
        # The relay asks it for a slide a minute.
        - podSelector:
            matchLabels:
              {{- include "deckwright.selector" $root | nindent 14 }}
              app.kubernetes.io/component: relay
        {{- end }}
      {{ end }}ports:
        - { protocol: TCP, port: http }
    {{- end }}
    {{- if and (eq .name "ops") $rules.opsFrom }}
    - from:
        {{- toYaml $rules.opsFrom | nindent 8 }}
      ports:
        - { protocol: TCP, port: http }
    {{- end }}
    {{- with $rules.metricsFrom }}
    - from:
        {{- toYaml . | nindent 8 }}
      ports:
        - { protocol: TCP, port: metrics }
    {{- end }}
  {{- end }}
  egress:
    - {{ with $rules.dns.to }}to:
        {{- toYaml . | nindent 8 }}
      {{ end }}ports:
        - { protocol: UDP, port: {{ $rules.dns.port }} }
        - { protocol: TCP, port: {{ $rules.dns.port }} }
    {{- include "deckwright.egressTo" $rules.postgres | nindent 4 }}
    {{- if ne .name "migrate" }}
    {{- include "deckwright.egressTo" $rules.redis | nindent 4 }}
    {{- end }}
    {{- if or (ne .name "migrate") $part.createBucket }}
    {{- include "deckwright.egressTo" $rules.s3 | nindent 4 }}
    {{- end }}
    {{- /* Texts to translate, prompts of pictures and pictures to read are sent to endpoints that the settings name. */}}
    {{- $settings := merge (dict) (default (dict) $part.settings) $root.Values.settings }}
    {{- $endpoints := dict "repair-worker" (list "DECKWRIGHT_TRANSLATE_URL") "image-worker" (list "DECKWRIGHT_PICTURES_URL" "DECKWRIGHT_VISION_URL") }}
    {{- $callsOut := has .name (list "gateway" "relay" "ops") }}
    {{- range (default (list) (get $endpoints .name)) }}
    {{- $callsOut = or $callsOut (hasKey $settings .) }}
    {{- end }}
    {{- if $callsOut }}
    {{- include "deckwright.egressToPublic" $root | nindent 4 }}
    {{- end }}
    {{- if and $root.Values.codeSandbox.enabled (has .name (list "gateway" "repair-worker")) }}
    - to:
        - podSelector:
            matchLabels:
              {{- include "deckwright.selector" $root | nindent 14 }}
              app.kubernetes.io/component: code-sandbox
      ports:
        - { protocol: TCP, port: 8080 }
    {{- end }}
    {{- if and $root.Values.secrets.probeKey.name (eq .name "relay") }}
    - to:
        - podSelector:
            matchLabels:
              {{- include "deckwright.selector" $root | nindent 14 }}
              app.kubernetes.io/component: gateway
      ports:
        - { protocol: TCP, port: 8080 }
    {{- end }}
    {{- with $part.extraEgress }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
{{- end -}}
{{- end -}}
