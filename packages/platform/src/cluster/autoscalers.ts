/** Who decides how many pods a service has: a HorizontalPodAutoscaler of the chart, or KEDA's. */
import type { V2HorizontalPodAutoscaler } from '@kubernetes/client-node';
import { type Cluster, inWords } from './open-cluster.ts';

export interface Autoscaler {
  readonly name: string;
  /** KEDA makes a HorizontalPodAutoscaler of its own of a ScaledObject. */
  readonly kind: 'HorizontalPodAutoscaler' | 'ScaledObject';
  /** What it goes by: `cpu`, or the metric with its labels. */
  readonly by: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly current: number;
  readonly desired: number;
  /** Why it cannot decide; null while it can. */
  readonly trouble: string | null;
}

/** By the name of the Deployment that each decides about. */
export async function autoscalersOf({ autoscaling, namespace }: Cluster): Promise<ReadonlyMap<string, Autoscaler>> {
  const { items } = await inWords(autoscaling.listNamespacedHorizontalPodAutoscaler({ namespace }));
  return new Map(items.map((one) => [one.spec?.scaleTargetRef.name ?? '', autoscalerOf(one)]));
}

function autoscalerOf({ metadata, spec, status }: V2HorizontalPodAutoscaler): Autoscaler {
  const keda = metadata?.ownerReferences?.find(({ kind }) => kind === 'ScaledObject');
  const unable = status?.conditions?.find(({ type, status: is }) => (type === 'ScalingActive' || type === 'AbleToScale') && is === 'False');
  return {
    name: keda?.name ?? metadata?.name ?? '',
    kind: keda === undefined ? 'HorizontalPodAutoscaler' : 'ScaledObject',
    by: (spec?.metrics ?? []).map(({ resource, external, type }) => {
      if (resource !== undefined) return resource.name;
      if (external === undefined) return type;
      const labels = Object.entries(external.metric.selector?.matchLabels ?? {}).map(([key, value]) => `${key}="${value}"`);
      return labels.length === 0 ? external.metric.name : `${external.metric.name}{${labels.join(',')}}`;
    }),
    min: spec?.minReplicas ?? 1,
    max: spec?.maxReplicas ?? 0,
    current: status?.currentReplicas ?? 0,
    desired: status?.desiredReplicas ?? 0,
    trouble: unable === undefined ? null : `${unable.reason ?? unable.type}: ${unable.message ?? ''}`,
  };
}
