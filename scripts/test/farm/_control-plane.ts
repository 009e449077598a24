/** A control plane of Kubernetes in the namespaces that `npm run farm` makes: its parts as processes, and nodes that run pods as processes. */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '@deckwright/testkit/processes';

/** What a pod of this image is started from, as kubelet-proc reads it. */
export interface ProcessImage {
  /** The root, over which each container writes into a layer of its own. */
  readonly root: string;
  readonly cmd: readonly string[];
  readonly args?: readonly string[];
  readonly dir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: number;
  /** Folders of this machine by their place in the container. */
  readonly mounts: Readonly<Record<string, string>>;
}

export interface ControlPlaneOptions {
  /** Folder of the programs. */
  readonly programs: string;
  /** Empty or new. */
  readonly state: string;
  /** By name, with or without a tag. */
  readonly images: Readonly<Record<string, ProcessImage>>;
}

export interface ControlPlane {
  readonly kubeconfig: string;
  /** Address at which pods reach what runs beside the cluster. */
  readonly host: string;
  kubectl(...args: readonly string[]): Promise<string>;
  /** Starts a further node and waits until it is ready. */
  addNode(name: string): Promise<void>;
  /** As a power cut: its pods die with it, and nobody says so. */
  killNode(name: string): void;
  /** Values that the API server forwards to, set by the caller; only until the chart's own adapter takes its place. */
  startMetricsStub(): Promise<(name: string, value: string) => Promise<void>>;
  /** The last lines of a part's log. */
  logOf(part: string): string;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const BRIDGE = 'farm0';
const STORE = 'http://127.0.0.1:2379';
const METRICS_PORT = 6444;

/** Address of a node, and of the bridge that its pods hang on. */
const addressOf = (node: number): string => `10.244.${node}.1`;

export async function startControlPlane({ programs, state, images }: ControlPlaneOptions): Promise<ControlPlane> {
  mkdirSync(join(state, 'log'), { recursive: true });
  const at = (name: string): string => join(state, name);
  const host = addressOf(0);
  const running = new Map<string, ChildProcess>();
  const start = (part: string, program: string, args: readonly string[]): void => {
    const log = openSync(at(`log/${part}.log`), 'a');
    running.set(part, spawn(join(programs, program), args, { stdio: ['ignore', log, log], cwd: state }));
  };
  const logOf = (part: string): string =>
    readFileSync(at(`log/${part}.log`), 'utf8')
      .split('\n')
      .slice(-20)
      .join('\n');
  const lives = (part: string): void => {
    const child = running.get(part);
    if (child?.exitCode !== null || child.signalCode !== null) throw new Error(`${part} ended:\n${logOf(part)}`);
  };
  /** By its address, because pods meet it under several names. */
  const certificate = (name: string, more: readonly string[]) =>
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '7', '-subj', `/CN=${name}`, ...more].concat([
        '-keyout',
        at(`${name}.key`),
        '-out',
        at(`${name}.crt`),
      ]),
      { stdio: 'pipe' },
    );

  for (const args of [
    ['link', 'add', BRIDGE, 'type', 'bridge'],
    ['addr', 'add', `${host}/24`, 'dev', BRIDGE],
    ['link', 'set', BRIDGE, 'up'],
    ['route', 'add', 'default', 'dev', BRIDGE],
  ])
    execFileSync('ip', args);
  writeFileSync('/proc/sys/net/ipv4/ip_forward', '1');
  const names = ['IP:10.96.0.1', 'IP:127.0.0.1', ...[0, 1, 2, 3].map((node) => `IP:${addressOf(node)}`)];
  certificate('server', ['-addext', `subjectAltName=${names.join(',')},DNS:localhost,DNS:kubernetes.default.svc`]);
  // Certificates of clients and of the front proxy must not be one: the API server would take the one for the other.
  certificate('front-proxy', []);
  execFileSync('openssl', ['genrsa', '-out', at('accounts.key'), '2048'], { stdio: 'pipe' });
  const token = randomBytes(16).toString('hex');
  writeFileSync(at('tokens.csv'), `${token},admin,admin,system:masters\n`);
  const kubeconfig = at('kubeconfig');
  writeFileSync(
    kubeconfig,
    JSON.stringify({
      apiVersion: 'v1',
      kind: 'Config',
      clusters: [{ name: 'farm', cluster: { server: `https://${host}:6443`, 'certificate-authority': at('server.crt') } }],
      users: [{ name: 'admin', user: { token } }],
      contexts: [{ name: 'farm', context: { cluster: 'farm', user: 'admin' } }],
      'current-context': 'farm',
    }),
  );
  writeFileSync(at('images.json'), JSON.stringify(images));
  const kubectl = async (...args: readonly string[]): Promise<string> =>
    (await run(join(programs, 'kubectl'), ['--kubeconfig', kubeconfig, ...args], { maxBuffer: 1 << 26 })).stdout;

  const local = ['--listen-client-urls', STORE, '--advertise-client-urls', STORE, '--listen-peer-urls', 'http://127.0.0.1:2380'];
  start('etcd', 'etcd', ['--data-dir', at('etcd'), '--unsafe-no-fsync', ...local]);
  start('apiserver', 'kube-apiserver', [
    `--etcd-servers=${STORE}`,
    ...[`--bind-address=${host}`, `--advertise-address=${host}`, '--secure-port=6443'],
    ...[`--tls-cert-file=${at('server.crt')}`, `--tls-private-key-file=${at('server.key')}`],
    ...[`--token-auth-file=${at('tokens.csv')}`, `--client-ca-file=${at('server.crt')}`, '--authorization-mode=RBAC'],
    ...[`--requestheader-client-ca-file=${at('front-proxy.crt')}`, '--requestheader-allowed-names=front-proxy'],
    ...['--requestheader-username-headers=X-Remote-User', '--requestheader-group-headers=X-Remote-Group'],
    '--requestheader-extra-headers-prefix=X-Remote-Extra-',
    ...[`--proxy-client-cert-file=${at('front-proxy.crt')}`, `--proxy-client-key-file=${at('front-proxy.key')}`],
    ...['--service-account-issuer=https://kubernetes.default.svc', `--service-account-key-file=${at('accounts.key')}`],
    `--service-account-signing-key-file=${at('accounts.key')}`,
    ...['--service-cluster-ip-range=10.96.0.0/24', '--kubelet-preferred-address-types=InternalIP'],
    // Pods of nodes that are gone are given up at once, not after five minutes.
    ...['--default-not-ready-toleration-seconds=2', '--default-unreachable-toleration-seconds=2'],
  ]);
  await until('the API server is ready', async () => {
    lives('apiserver');
    return kubectl('get', '--raw', '/readyz').then(
      () => true,
      () => false,
    );
  });
  const known = [`--kubeconfig=${kubeconfig}`, `--authentication-kubeconfig=${kubeconfig}`, `--authorization-kubeconfig=${kubeconfig}`];
  const single = ['--bind-address=127.0.0.1', '--leader-elect=false'];
  start('controllers', 'kube-controller-manager', [
    ...[...known, ...single, `--service-account-private-key-file=${at('accounts.key')}`, `--root-ca-file=${at('server.crt')}`],
    '--use-service-account-credentials=true',
    // A cluster looks every fifteen seconds; a trial has less time.
    '--horizontal-pod-autoscaler-sync-period=2s',
    ...['--node-monitor-grace-period=10s', '--node-monitor-period=1s'],
  ]);
  start('scheduler', 'kube-scheduler', [...known, ...single]);
  start('proxy', 'kube-proxy', [
    ...[`--kubeconfig=${kubeconfig}`, '--proxy-mode=nftables', '--masquerade-all', '--cluster-cidr=10.244.0.0/16'],
    ...['--hostname-override=node-0', `--bind-address=${host}`, '--healthz-bind-address=127.0.0.1:10256'],
    // Limits of the whole machine are not ours to set.
    ...['--conntrack-max-per-core=0', '--conntrack-tcp-timeout-established=0', '--conntrack-tcp-timeout-close-wait=0'],
  ]);

  let nodes = 0;
  const addNode = async (name: string): Promise<void> => {
    const node = nodes;
    nodes += 1;
    const folder = at(`nodes/${name}`);
    mkdirSync(folder, { recursive: true });
    for (const part of ['crt', 'key']) copyFileSync(at(`server.${part}`), join(folder, `tls.${part}`));
    if (node > 0) execFileSync('ip', ['addr', 'add', `${addressOf(node)}/24`, 'dev', BRIDGE]);
    start(name, 'kubelet-proc', [
      ...[`--kubeconfig=${kubeconfig}`, `--state=${folder}`, `--images=${at('images.json')}`, `--node=${name}`],
      ...[`--node-ip=${addressOf(node)}`, `--pod-subnet=10.244.${node}`],
    ]);
    await until(`${name} is ready`, async () => {
      lives(name);
      const text = await kubectl('get', 'node', name, '-o', 'jsonpath={.status.conditions[?(@.type=="Ready")].status}').catch(() => '');
      return text === 'True';
    });
  };
  await addNode('node-0');
  await until('accounts are made', () =>
    kubectl('get', '-n', 'default', 'serviceaccount/default').then(
      () => true,
      () => false,
    ),
  );

  return {
    kubeconfig,
    host,
    kubectl,
    addNode,
    logOf,
    killNode(name) {
      running.get(name)?.kill('SIGKILL');
      running.delete(name);
    },
    async startMetricsStub() {
      start('metrics', 'metrics-stub', ['--listen', `127.0.0.1:${METRICS_PORT}`]);
      writeFileSync(at('metrics.json'), JSON.stringify({ apiVersion: 'v1', kind: 'List', items: stubObjects() }));
      await kubectl('apply', '-f', at('metrics.json'));
      return async (name, value) => {
        const query = new URLSearchParams({ name, value });
        const { status } = await fetch(`http://127.0.0.1:${METRICS_PORT + 1}/set?${query}`, { method: 'POST' });
        if (status !== 200) throw new Error(`the stub answered ${status}`);
      };
    },
    async stop() {
      // What they hold is thrown away, and the API server would wait a minute for its watchers.
      for (const child of running.values()) child.kill('SIGKILL');
      execFileSync('ip', ['link', 'del', BRIDGE]);
    },
  };
}

/** A Service that leads to this machine, because endpoints may not be loopback addresses, and what registers it. */
const stubObjects = (): readonly object[] => [
  {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'metrics-stub', namespace: 'kube-system' },
    spec: { type: 'ExternalName', externalName: 'localhost', ports: [{ port: METRICS_PORT }] },
  },
  {
    apiVersion: 'apiregistration.k8s.io/v1',
    kind: 'APIService',
    metadata: { name: 'v1beta1.external.metrics.k8s.io' },
    spec: {
      group: 'external.metrics.k8s.io',
      version: 'v1beta1',
      groupPriorityMinimum: 100,
      versionPriority: 100,
      insecureSkipTLSVerify: true,
      service: { name: 'metrics-stub', namespace: 'kube-system', port: METRICS_PORT },
    },
  },
];
