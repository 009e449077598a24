/** A cluster of Kubernetes as kubectl finds it, and the release of the chart in it that is meant. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  ApiException,
  AppsV1Api,
  AutoscalingV2Api,
  CoreV1Api,
  CustomObjectsApi,
  KubeConfig,
  type V1Deployment,
} from '@kubernetes/client-node';

export interface ClusterOptions {
  /** Default: KUBECONFIG, ~/.kube/config, or the service account of a pod. */
  readonly kubeconfig?: string;
  readonly context?: string;
  /** Default: the context's. */
  readonly namespace?: string;
  /** Name of the helm release. Default: the only one in the namespace. */
  readonly release?: string;
}

export interface Cluster {
  readonly apps: AppsV1Api;
  readonly core: CoreV1Api;
  readonly autoscaling: AutoscalingV2Api;
  readonly custom: CustomObjectsApi;
  readonly namespace: string;
  readonly release: string;
  /** Finds everything of the release. */
  readonly selector: string;
}

/** What the chart writes on everything that it makes. */
export const LABELS = {
  component: 'app.kubernetes.io/component',
  instance: 'app.kubernetes.io/instance',
  name: 'app.kubernetes.io/name',
  chart: 'helm.sh/chart',
} as const;
const ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';

/** @throws Error in words: no cluster is configured, it cannot be reached, or which release is meant is not clear */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const config = readKubeConfig(options);
  const namespace = options.namespace ?? config.getContextObject(config.getCurrentContext())?.namespace ?? 'default';
  const apps = config.makeApiClient(AppsV1Api);
  const found = await inWords(apps.listNamespacedDeployment({ namespace }));
  const ours = found.items.filter(isOfTheChart);
  const releases = [...new Set(ours.map((one) => one.metadata?.labels?.[LABELS.instance] ?? ''))].sort();
  const release = options.release ?? releases[0];
  if (release === undefined || !releases.includes(release)) {
    const there = releases.length === 0 ? 'there is none of the chart' : `there are ${releases.join(', ')}`;
    const what = options.release === undefined ? 'No release' : `No release ${options.release}`;
    throw new Error(`${what} is in the namespace ${namespace}: ${there}. Name another with --namespace or --release.`);
  }
  if (options.release === undefined && releases.length > 1)
    throw new Error(`Several releases are in the namespace ${namespace}: ${releases.join(', ')}. Name one with --release.`);
  return {
    apps,
    core: config.makeApiClient(CoreV1Api),
    autoscaling: config.makeApiClient(AutoscalingV2Api),
    custom: config.makeApiClient(CustomObjectsApi),
    namespace,
    release,
    selector: `${LABELS.instance}=${release}`,
  };
}

const isOfTheChart = ({ metadata }: V1Deployment): boolean => /^deckwright-\d/.test(metadata?.labels?.[LABELS.chart] ?? '');

function readKubeConfig({ kubeconfig, context }: ClusterOptions): KubeConfig {
  const config = new KubeConfig();
  const isSomewhere = process.env['KUBECONFIG'] || existsSync(join(homedir(), '.kube/config')) || existsSync(`${ACCOUNT}/token`);
  if (kubeconfig !== undefined) config.loadFromFile(kubeconfig);
  else if (isSomewhere) config.loadFromDefault();
  else throw new Error('No cluster is configured. Set KUBECONFIG, make ~/.kube/config, or name a file with --kubeconfig.');
  if (context !== undefined) {
    const names = config.getContexts().map(({ name }) => name);
    if (!names.includes(context)) throw new Error(`There is no context ${context}; there are ${names.join(', ')}.`);
    config.setCurrentContext(context);
  }
  return config;
}

/** Deployments of the release by the name of their service: gateway, relay, render-worker, … */
export async function deploymentsOf({ apps, namespace, selector }: Cluster): Promise<ReadonlyMap<string, V1Deployment>> {
  const { items } = await inWords(apps.listNamespacedDeployment({ namespace, labelSelector: selector }));
  const named = items.map((one): readonly [string, V1Deployment] => [one.metadata?.labels?.[LABELS.component] ?? '', one]);
  return new Map(named.filter(([name]) => name !== '').sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** An answer of the API server, or its refusal as a sentence. */
export async function inWords<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(wordsOf(error), { cause: error });
  }
}

/** The status of a refusal; undefined for other errors. */
export const refusalOf = (error: unknown): number | undefined => (error instanceof ApiException ? error.code : undefined);

function wordsOf(error: unknown): string {
  if (error instanceof ApiException) {
    const said = messageOf(error.body) ?? error.message;
    if (error.code === 401) return `The cluster does not know who asks: ${said}. Sign in again, or name another file with --kubeconfig.`;
    if (error.code === 403) return `The cluster does not allow it: ${said}. Ask its administrator for this right.`;
    return `The cluster answered ${error.code}: ${said}`;
  }
  const text = error instanceof Error ? error.message : String(error);
  return /ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH/.test(text)
    ? `The cluster cannot be reached: ${text}. Is the context the right one?`
    : text;
}

/** The client hands the body over as text or as an object. */
function messageOf(body: unknown): string | undefined {
  let status = body;
  if (typeof body === 'string') {
    try {
      status = JSON.parse(body);
    } catch {
      return body.trim() || undefined;
    }
  }
  return typeof status === 'object' && status !== null && 'message' in status ? String(status.message) : undefined;
}
