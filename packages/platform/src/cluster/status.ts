/** How a release stands: its services, who scales them, how long work waits, and why pods are not ready. */
import type { V1Deployment, V1Pod } from '@kubernetes/client-node';
import { type Autoscaler, autoscalersOf } from './autoscalers.ts';
import { type Cluster, deploymentsOf, inWords, LABELS } from './open-cluster.ts';

export interface ServiceStatus {
  readonly service: string;
  readonly wanted: number;
  readonly ready: number;
  /** Of the version that is being rolled out, or is. */
  readonly updated: number;
  /** How many pods run each version: the tag or digest of the image. */
  readonly versions: Readonly<Record<string, number>>;
  readonly autoscaler: Autoscaler | null;
}

export interface PodTrouble {
  readonly pod: string;
  readonly service: string;
  readonly node: string | null;
  /** As Kubernetes names it, such as CrashLoopBackOff. */
  readonly reason: string;
  readonly message: string;
  readonly restarts: number;
}

export interface QueueWait {
  readonly queue: string;
  readonly oldest_s: number;
  readonly waiting: number;
}

export interface ClusterStatus {
  readonly namespace: string;
  readonly release: string;
  readonly services: readonly ServiceStatus[];
  /** Null where nothing in the cluster tells how long work waits. */
  readonly queues: readonly QueueWait[] | null;
  readonly not_ready: readonly PodTrouble[];
  /** Every pod that is wanted is there and ready, and every autoscaler can decide. */
  readonly is_well: boolean;
}

export async function readStatus(cluster: Cluster): Promise<ClusterStatus> {
  const { core, namespace, release, selector } = cluster;
  const [deployments, autoscalers, { items: pods }, queues] = await Promise.all([
    deploymentsOf(cluster),
    autoscalersOf(cluster),
    inWords(core.listNamespacedPod({ namespace, labelSelector: selector })),
    readQueues(cluster),
  ]);
  const services = [...deployments].map(([service, deployment]) =>
    serviceStatus(service, deployment, pods, autoscalers.get(deployment.metadata?.name ?? '') ?? null),
  );
  // Pods of hooks and tests come and go.
  const not_ready = pods.filter((pod) => deployments.has(serviceOf(pod)) && !isReady(pod)).map(troubleOf);
  const isWhole = ({ wanted, ready, updated, autoscaler }: ServiceStatus) =>
    ready >= wanted && updated >= wanted && autoscaler?.trouble == null;
  return { namespace, release, services, queues, not_ready, is_well: services.every(isWhole) };
}

const serviceOf = ({ metadata }: V1Pod): string => metadata?.labels?.[LABELS.component] ?? '';

function serviceStatus(
  service: string,
  { spec, status }: V1Deployment,
  pods: readonly V1Pod[],
  autoscaler: Autoscaler | null,
): ServiceStatus {
  const versions: Record<string, number> = {};
  for (const pod of pods.filter((one) => serviceOf(one) === service)) {
    const version = versionOf(pod.spec?.containers[0]?.image ?? '');
    versions[version] = (versions[version] ?? 0) + 1;
  }
  return {
    service,
    wanted: spec?.replicas ?? 1,
    ready: status?.readyReplicas ?? 0,
    updated: status?.updatedReplicas ?? 0,
    versions,
    autoscaler,
  };
}

/** The digest or tag; `latest` where an image names none, as engines read it. */
function versionOf(image: string): string {
  const [name = '', digest] = image.split('@');
  return digest ?? /:([^/:]+)$/.exec(name)?.[1] ?? 'latest';
}

const isReady = ({ metadata, status }: V1Pod): boolean =>
  metadata?.deletionTimestamp === undefined &&
  status?.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True') === true;

function troubleOf(pod: V1Pod): PodTrouble {
  const { metadata, spec, status } = pod;
  const containers = [...(status?.initContainerStatuses ?? []), ...(status?.containerStatuses ?? [])];
  return {
    pod: metadata?.name ?? '',
    service: serviceOf(pod),
    node: spec?.nodeName ?? null,
    restarts: containers.reduce((sum, { restartCount }) => sum + restartCount, 0),
    ...reasonOf(pod, containers),
  };
}

function reasonOf(
  { metadata, status }: V1Pod,
  containers: NonNullable<V1Pod['status']>['containerStatuses'] = [],
): { reason: string; message: string } {
  if (metadata?.deletionTimestamp !== undefined)
    return { reason: 'Terminating', message: 'finishes what it has in hand, or gives it back' };
  const unscheduled = status?.conditions?.find(({ type, status: is }) => type === 'PodScheduled' && is === 'False');
  if (unscheduled !== undefined) return { reason: unscheduled.reason ?? 'Unschedulable', message: unscheduled.message ?? '' };
  for (const { state, lastState } of containers) {
    const ended = lastState?.terminated ?? state?.terminated;
    const how = ended === undefined ? '' : `ended with ${ended.exitCode}${ended.reason === 'OOMKilled' ? ', out of memory' : ''}`;
    if (state?.waiting !== undefined) return { reason: state.waiting.reason ?? 'Waiting', message: state.waiting.message || how };
    if (state?.terminated !== undefined && state.terminated.exitCode !== 0)
      return { reason: state.terminated.reason ?? 'Error', message: how };
  }
  return {
    reason: status?.phase === 'Running' ? 'NotReady' : (status?.phase ?? 'Unknown'),
    message: 'does not answer /readyz yet: see its log',
  };
}

interface MetricValueList {
  readonly items?: readonly { readonly metricLabels?: Readonly<Record<string, string>>; readonly value: string }[];
}

/** From the adapter of the chart, or whatever else serves the metric. */
async function readQueues({ custom, namespace }: Cluster): Promise<readonly QueueWait[] | null> {
  const read = async (plural: string): Promise<ReadonlyMap<string, number>> => {
    const list = await custom.listNamespacedCustomObject({ group: 'external.metrics.k8s.io', version: 'v1beta1', namespace, plural });
    const { items = [] } = list as MetricValueList;
    return new Map(items.map(({ metricLabels, value }) => [metricLabels?.['queue'] ?? '', quantity(value)]));
  };
  try {
    const [oldest, waiting] = await Promise.all([read('deckwright_queue_oldest_seconds'), read('deckwright_queue_waiting')]);
    return [...oldest].map(([queue, oldest_s]) => ({ queue, oldest_s, waiting: waiting.get(queue) ?? 0 }));
  } catch {
    // No adapter, or one that does not answer: the rest is worth telling.
    return null;
  }
}

const SUFFIXES: Readonly<Record<string, number>> = { m: 1e-3, '': 1, k: 1e3, M: 1e6 };

function quantity(text: string): number {
  const [, number = '0', suffix = ''] = /^([\d.]+)([mkM]?)$/.exec(text) ?? [];
  return Number(number) * (SUFFIXES[suffix] ?? 1);
}
