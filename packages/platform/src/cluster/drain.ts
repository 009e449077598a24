/** Takes a release's pods off a node, one after the other as its disruption budgets allow, each when its jobs are finished or given back. */
import { setTimeout as sleep } from 'node:timers/promises';
import { PatchStrategy, setHeaderOptions, type V1Pod } from '@kubernetes/client-node';
import { type Cluster, inWords, LABELS, refusalOf } from './open-cluster.ts';

export interface DrainNodeOptions {
  readonly node: string;
  readonly timeout_ms: number;
  readonly onProgress?: (said: DrainStep) => void;
}

/** What has just happened to the node, or to a pod on it. */
export interface DrainStep {
  readonly step: 'cordoned' | 'held_by_budget' | 'evicted' | 'gone';
  readonly pod?: string;
  readonly service?: string;
}

export interface Drained {
  readonly node: string;
  readonly evicted: readonly { readonly pod: string; readonly service: string; readonly waited_ms: number }[];
  /** Times that a disruption budget made it wait. */
  readonly held_by_budget: number;
  readonly waited_ms: number;
}

/** Between two tries of what a disruption budget forbids for now. */
const TRY_AGAIN_MS = 1_000;
const LOOK_EVERY_MS = 250;

/** Lets the scheduler use the node, or not. @throws Error where there is no such node */
export async function setSchedulable({ core }: Cluster, node: string, isSchedulable: boolean): Promise<void> {
  const merge = setHeaderOptions('Content-Type', PatchStrategy.MergePatch);
  await inWords(core.patchNode({ name: node, body: { spec: { unschedulable: !isSchedulable } } }, merge));
}

/** @throws Error that names what is left on the node when the time is over; the node stays closed to new pods then */
export async function drainNode(cluster: Cluster, options: DrainNodeOptions): Promise<Drained> {
  const { core, namespace, selector } = cluster;
  const { node, onProgress } = options;
  const began_ms = Date.now();
  await setSchedulable(cluster, node, false);
  onProgress?.({ step: 'cordoned' });
  const evicted = new Map<string, { readonly pod: string; readonly service: string; readonly at_ms: number; waited_ms: number }>();
  let held_by_budget = 0;
  for (;;) {
    const { items } = await inWords(core.listNamespacedPod({ namespace, labelSelector: selector, fieldSelector: `spec.nodeName=${node}` }));
    const left = items.filter(({ status }) => status?.phase !== 'Succeeded' && status?.phase !== 'Failed');
    for (const [uid, one] of evicted)
      if (one.waited_ms === 0 && !left.some(({ metadata }) => metadata?.uid === uid)) {
        one.waited_ms = Math.max(1, Date.now() - one.at_ms);
        onProgress?.({ step: 'gone', pod: one.pod, service: one.service });
      }
    if (left.length === 0) break;
    if (Date.now() - began_ms > options.timeout_ms) throw new Error(whatIsLeft(node, left, held_by_budget));
    let isHeld = false;
    for (const pod of left.filter(({ metadata }) => metadata?.deletionTimestamp === undefined)) {
      const name = pod.metadata?.name ?? '';
      const service = pod.metadata?.labels?.[LABELS.component] ?? '';
      const outcome = await evict(cluster, name);
      if (outcome === 'held') {
        held_by_budget += 1;
        isHeld = true;
        onProgress?.({ step: 'held_by_budget', pod: name, service });
      } else if (outcome === 'evicted') {
        evicted.set(pod.metadata?.uid ?? name, { pod: name, service, at_ms: Date.now(), waited_ms: 0 });
        onProgress?.({ step: 'evicted', pod: name, service });
      }
    }
    await sleep(isHeld ? TRY_AGAIN_MS : LOOK_EVERY_MS);
  }
  const told = [...evicted.values()].map(({ pod, service, waited_ms }) => ({ pod, service, waited_ms }));
  return { node, evicted: told, held_by_budget, waited_ms: Date.now() - began_ms };
}

/** The API server answers 429 where a disruption budget forbids it for now, and 404 where the pod has gone by itself. */
async function evict({ core, namespace }: Cluster, name: string): Promise<'evicted' | 'held' | 'gone'> {
  try {
    await core.createNamespacedPodEviction({ name, namespace, body: { metadata: { name, namespace } } });
    return 'evicted';
  } catch (error) {
    if (refusalOf(error) === 429) return 'held';
    if (refusalOf(error) === 404) return 'gone';
    return inWords(Promise.reject(error));
  }
}

function whatIsLeft(node: string, left: readonly V1Pod[], held: number): string {
  const [stopping, waiting] = [true, false].map((isStopping) =>
    left.filter(({ metadata }) => (metadata?.deletionTimestamp !== undefined) === isStopping).map(({ metadata }) => metadata?.name),
  );
  const parts = [
    waiting?.length ? `a disruption budget keeps ${waiting.join(', ')} (${held} times): are the other pods of the service ready?` : '',
    stopping?.length ? `${stopping.join(', ')} still stops: is its node alive?` : '',
  ];
  return `${node} still has pods of the release: ${parts.filter(Boolean).join(' ')} No new ones come to it; run the command again, or open it with --undo.`;
}
