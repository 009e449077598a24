/** What the commands of `deckwright cluster` share: which release is meant, and times. */
import type { Cluster } from '@deckwright/platform/cluster';
import { type Command, InvalidArgumentError } from 'commander';

export interface ClusterFlags {
  readonly kubeconfig?: string;
  readonly context?: string;
  readonly namespace?: string;
  readonly release?: string;
  readonly json?: boolean;
}

export const withClusterOptions = (command: Command): Command =>
  command
    .option('--kubeconfig <file>', 'how to reach the cluster (default: as kubectl finds it)')
    .option('--context <name>', 'context of that file (default: its current one)')
    .option('-n, --namespace <name>', "namespace of the release (default: the context's)")
    .option('--release <name>', 'release of helm, where a namespace has several')
    .option('--json', 'print JSON');

/** The client of Kubernetes is large, and loaded for these commands alone. */
export async function openNamed(
  flags: ClusterFlags,
): Promise<{ readonly cluster: Cluster; readonly platform: typeof import('@deckwright/platform/cluster') }> {
  const platform = await import('@deckwright/platform/cluster');
  return { cluster: await platform.openCluster(flags), platform };
}

/** `90s`, `10m`, `1h`, or seconds. */
export function duration(text: string): number {
  const [, number, unit = 's'] = /^(\d{1,6})([smh]?)$/.exec(text) ?? [];
  if (number === undefined) throw new InvalidArgumentError('This is a time, such as 90s, 10m or 1h.');
  return Number(number) * ({ m: 60_000, h: 3_600_000 }[unit] ?? 1_000);
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
