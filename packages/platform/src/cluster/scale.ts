/** Sets how many pods a service has, unless an autoscaler would change it back. */
import { setTimeout as sleep } from 'node:timers/promises';
import { PatchStrategy, setHeaderOptions } from '@kubernetes/client-node';
import { autoscalersOf } from './autoscalers.ts';
import { type Cluster, deploymentsOf, inWords } from './open-cluster.ts';

export interface ScaleOptions {
  readonly service: string;
  readonly replicas: number;
  /** Also where an autoscaler decides, which will change it back at its next look. */
  readonly despite_autoscaler: boolean;
  /** Until so many are ready and the others gone; 0 does not wait. */
  readonly wait_ms: number;
  /** Told whenever the count of ready pods changes. */
  readonly onProgress?: (ready: number, pods: number) => void;
}

export interface Scaled {
  readonly service: string;
  readonly from: number;
  readonly to: number;
  readonly ready: number;
  readonly waited_ms: number;
}

const LOOK_EVERY_MS = 250;

/** @throws Error with the remedy: no such service, an autoscaler decides, or the pods are not ready in time */
export async function scaleService(cluster: Cluster, options: ScaleOptions): Promise<Scaled> {
  const { apps, namespace } = cluster;
  const { service, replicas } = options;
  const deployments = await deploymentsOf(cluster);
  const deployment = deployments.get(service);
  const name = deployment?.metadata?.name;
  if (name === undefined)
    throw new Error(`There is no service ${service} in the release; there are ${[...deployments.keys()].join(', ')}.`);
  const autoscaler = (await autoscalersOf(cluster)).get(name);
  if (autoscaler !== undefined && !options.despite_autoscaler) {
    const part = service.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const pause =
      autoscaler.kind === 'ScaledObject' ? ', or pause KEDA: annotate the ScaledObject with autoscaling.keda.sh/paused-replicas' : '';
    throw new Error(
      `${autoscaler.kind} ${autoscaler.name} decides how many pods ${service} has (${autoscaler.min} to ${autoscaler.max}, now ${autoscaler.desired}). ` +
        `Change ${part}.autoscaling.minReplicas or maxReplicas in the chart's values${pause}, or add --despite-autoscaler: it is changed back at the autoscaler's next look.`,
    );
  }
  const from = deployment?.spec?.replicas ?? 1;
  const began_ms = Date.now();
  // The number alone: who sends the whole object back is refused when the status has changed meanwhile, as it does while pods come and go.
  const merge = setHeaderOptions('Content-Type', PatchStrategy.MergePatch);
  await inWords(apps.patchNamespacedDeploymentScale({ name, namespace, body: { spec: { replicas } } }, merge));
  let seen = '';
  for (;;) {
    const { status, metadata, spec } = await inWords(apps.readNamespacedDeployment({ name, namespace }));
    const [ready, pods] = [status?.readyReplicas ?? 0, status?.replicas ?? 0];
    if (seen !== `${ready}/${pods}`) options.onProgress?.(ready, pods);
    seen = `${ready}/${pods}`;
    const waited_ms = Date.now() - began_ms;
    // The controller has seen the change, and made it so.
    const isDone = (status?.observedGeneration ?? 0) >= (metadata?.generation ?? 0) && ready === replicas && pods === replicas;
    if (isDone || options.wait_ms === 0) return { service, from, to: replicas, ready, waited_ms };
    if (spec?.replicas !== replicas)
      throw new Error(
        `${service} was scaled to ${replicas}, and something else has set it to ${spec?.replicas} since. Who scales it? See deckwright cluster status.`,
      );
    if (waited_ms > options.wait_ms)
      throw new Error(
        `After ${Math.round(waited_ms / 1000)} s ${ready} of ${replicas} pods of ${service} are ready. deckwright cluster status says why.`,
      );
    await sleep(LOOK_EVERY_MS);
  }
}
