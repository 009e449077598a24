/** `deckwright cluster status`. */
import type { ClusterStatus } from '@deckwright/platform/cluster';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { type ClusterFlags, openNamed, withClusterOptions } from './_cluster-options.ts';

export function clusterStatusCommand(cluster: Command, io: Io): void {
  withClusterOptions(cluster.command('status'))
    .description('Show services, who scales them, how long work waits, versions, and why pods are not ready.')
    .addHelpText(
      'after',
      '\nExit code: 0 every pod that is wanted is ready; 1 one is not, or an autoscaler cannot decide.\n\nExample:\n  $ deckwright cluster status --namespace slides',
    )
    .action(async (flags: ClusterFlags) => {
      const { cluster: opened, platform } = await openNamed(flags);
      const status = await platform.readStatus(opened);
      if (!status.is_well) io.fail();
      io.out(flags.json ? `${JSON.stringify(status)}\n` : page(status));
    });
}

function page({ namespace, release, services, queues, not_ready }: ClusterStatus): string {
  const rows = services.map(({ service, wanted, ready, versions, autoscaler }) => [
    service,
    `${ready}/${wanted}`,
    Object.entries(versions)
      .map(([version, pods]) => (Object.keys(versions).length === 1 ? version : `${version} × ${pods}`))
      .join(', '),
    autoscaler === null
      ? ''
      : `${autoscaler.min} to ${autoscaler.max} by ${autoscaler.by.join(', ')}${autoscaler.trouble === null ? '' : `  (${autoscaler.trouble})`}`,
  ]);
  const waits =
    queues === null
      ? 'How long work waits is not known here: metricsAdapter.enabled of the chart tells it.\n'
      : table([
          ['QUEUE', 'WAITING', 'OLDEST'],
          ...queues.map(({ queue, waiting, oldest_s }) => [queue, String(waiting), waiting === 0 ? '' : `${oldest_s.toFixed(1)} s`]),
        ]);
  const troubles = not_ready.map(({ pod, node, reason, message, restarts }) => [
    pod,
    node ?? '',
    reason,
    [message, restarts > 0 ? `${restarts} restarts` : ''].filter(Boolean).join(', '),
  ]);
  return [
    `${release} in ${namespace}\n\n`,
    table([['SERVICE', 'READY', 'VERSION', 'SCALED'], ...rows]),
    `\n${waits}`,
    troubles.length === 0 ? '' : `\n${table([['NOT READY', 'NODE', 'REASON', ''], ...troubles])}`,
  ].join('');
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
