/** Who may ask: the API server alone, known by the certificate with which it forwards requests that it has authorised. */
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import type { TLSSocket } from 'node:tls';

export interface FrontProxy {
  /** Certificates (PEM) of which one must have signed the API server's. */
  readonly ca: string;
  /** Common names that it may have; none: any. */
  readonly names: readonly string[];
}

/** Where the API server says how it makes itself known: https://kubernetes.io/docs/tasks/extend-kubernetes/configure-aggregation-layer/ */
const PUBLISHED_AT = '/api/v1/namespaces/kube-system/configmaps/extension-apiserver-authentication';
/** What Kubernetes puts into a pod that has a service account. */
const ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';
const MAX_BYTES = 1_000_000;

/** Reads it from the API server, as this pod's service account. */
export async function readFrontProxy(env: Readonly<Record<string, string | undefined>>): Promise<FrontProxy> {
  const host = env['KUBERNETES_SERVICE_HOST'] ?? 'kubernetes.default.svc';
  const text = await get({
    host,
    port: env['KUBERNETES_SERVICE_PORT'] ?? '443',
    path: PUBLISHED_AT,
    ca: readFileSync(`${ACCOUNT}/ca.crt`),
    // Kubernetes renews the token in place.
    headers: { authorization: `Bearer ${readFileSync(`${ACCOUNT}/token`, 'utf8').trim()}`, accept: 'application/json' },
  });
  return frontProxyOf(text);
}

/** @throws Error where the cluster has no aggregation layer */
export function frontProxyOf(configMap: string): FrontProxy {
  const { data } = JSON.parse(configMap) as { readonly data?: Readonly<Record<string, string>> };
  const ca = data?.['requestheader-client-ca-file'];
  if (!ca)
    throw new Error(
      'The cluster names no requestheader-client-ca-file in kube-system/extension-apiserver-authentication: its API server forwards no requests. Turn its aggregation layer on.',
    );
  const names = JSON.parse(data?.['requestheader-allowed-names'] || '[]') as readonly string[];
  return { ca, names };
}

/** Whether the connection is the API server's. */
export function isFrontProxy(socket: TLSSocket, { names }: FrontProxy): boolean {
  if (!socket.authorized) return false;
  const name = socket.getPeerCertificate().subject?.CN;
  return names.length === 0 || (typeof name === 'string' && names.includes(name));
}

interface Get {
  readonly host: string;
  readonly port: string;
  readonly path: string;
  readonly ca: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const get = (options: Get): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request({ ...options, timeout: 5_000 }, (answer) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > MAX_BYTES) asked.destroy(new Error(`${options.path} is larger than ${MAX_BYTES} bytes`));
        else parts.push(part);
      });
      answer.once('end', () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`The API server answered ${answer.statusCode} to ${options.path}. ${remedyOf(answer.statusCode)}`));
      });
    });
    asked.once('timeout', () => asked.destroy(new Error('The API server does not answer within five seconds.')));
    asked.once('error', reject);
    asked.end();
  });

const remedyOf = (status: number | undefined): string =>
  status === 401 || status === 403
    ? 'Bind the role extension-apiserver-authentication-reader in kube-system to the service account, as the chart does.'
    : 'Look into its log.';
