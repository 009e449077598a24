{{/* Which secrets a service is given: no more than it reads. */}}
{{- define "deckwright.secretsOf" -}}
{{- $store := list "databaseUrl" "redisUrl" "s3AccessKey" "s3SecretKey" -}}
{{- if eq . "gateway" -}}
{{- concat $store (list "signingKey" "provisionSecret" "oidcClientSecret" "stripeSecretKey" "stripeWebhookSecret" "codeSandboxToken" "proposerKey") | toJson -}}
{{- else if eq . "relay" -}}
{{- concat $store (list "signingKey" "stripeSecretKey" "smtpUrl" "probeKey") | toJson -}}
{{- else if eq . "ops" -}}
{{- concat $store (list "oidcClientSecret") | toJson -}}
{{- else if eq . "repair-worker" -}}
{{- concat $store (list "translateKey" "codeSandboxToken") | toJson -}}
{{- else if eq . "image-worker" -}}
{{- concat $store (list "picturesKey" "visionKey") | toJson -}}
{{- else if eq . "migrate" -}}
{{- list "databaseUrl" "s3AccessKey" "s3SecretKey" | toJson -}}
{{- else -}}
{{- $store | toJson -}}
{{- end -}}
{{- end -}}

{{/* The environment of a service: plain settings, then references to secrets. */}}
{{- define "deckwright.env" -}}
{{- $root := .root -}}
{{- $plain := dict "DECKWRIGHT_S3_BUCKET" $root.Values.s3.bucket "DECKWRIGHT_S3_REGION" $root.Values.s3.region -}}
{{- if $root.Values.s3.endpoint }}{{ $_ := set $plain "DECKWRIGHT_S3_ENDPOINT" $root.Values.s3.endpoint }}{{ end -}}
{{- if ne .name "migrate" }}{{ $_ := set $plain "DECKWRIGHT_BASE_URL" $root.Values.baseUrl }}{{ end -}}
{{- if and $root.Values.codeSandbox.enabled (has .name (list "gateway" "repair-worker")) }}
{{- $_ := set $plain "DECKWRIGHT_CODE_SANDBOX_URL" (printf "http://%s-code-sandbox:8080" (include "deckwright.fullname" $root)) }}
{{- end -}}
{{- range $variable, $value := merge (dict) (default (dict) .part.settings) $root.Values.settings (default (dict) .part.defaults) $plain }}
- name: {{ $variable }}
  value: {{ $value | quote }}
{{- end }}
{{- range $key := include "deckwright.secretsOf" .name | fromJsonArray }}
{{- $secret := get $root.Values.secrets $key }}
{{- if $secret.name }}
- name: DECKWRIGHT_{{ snakecase $key | replace "s_3" "s3" | upper }}
  valueFrom:
    secretKeyRef:
      name: {{ $secret.name }}
      key: {{ $secret.key }}
{{- end }}
{{- end }}
{{- end -}}
