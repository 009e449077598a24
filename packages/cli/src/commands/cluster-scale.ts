/** `deckwright cluster scale`. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from '../io.ts';
import { type ClusterFlags, duration, openNamed, seconds, withClusterOptions } from './_cluster-options.ts';

const MAX_REPLICAS = 1_000;

interface Flags extends ClusterFlags {
  readonly timeout: number;
  readonly wait: boolean;
  readonly despiteAutoscaler?: boolean;
}

export function clusterScaleCommand(cluster: Command, io: Io): void {
  withClusterOptions(cluster.command('scale'))
    .description('Set how many pods a service has, and wait until they are ready.')
    .argument('<service>', 'render-worker, deck-worker, repair-worker, image-worker, gateway or relay')
    .argument('<replicas>', `0 to ${MAX_REPLICAS}`, replicas)
    .addOption(new Option('--timeout <time>', 'longest wait, such as 90s or 10m').argParser(duration).default(300_000, '5m'))
    .option('--no-wait', 'end when the cluster has taken the number')
    .option('--despite-autoscaler', 'also where an autoscaler decides; with 0 it stops deciding until there are pods again')
    .addHelpText(
      'after',
      '\nRefused where an autoscaler decides: it would change the number back.\n\nExample:\n  $ deckwright cluster scale render-worker 6 --namespace slides',
    )
    .action(async (service: string, wanted: number, flags: Flags) => {
      const { cluster: opened, platform } = await openNamed(flags);
      const scaled = await platform.scaleService(opened, {
        service,
        replicas: wanted,
        despite_autoscaler: flags.despiteAutoscaler ?? false,
        wait_ms: flags.wait ? flags.timeout : 0,
        onProgress: (ready, pods) => io.err(`${service}: ${ready} of ${wanted} ready${pods > wanted ? `, ${pods - wanted} to go` : ''}\n`),
      });
      if (flags.json) io.out(`${JSON.stringify(scaled)}\n`);
      else io.out(`${service}: ${scaled.from} to ${scaled.to}${flags.wait ? ` in ${seconds(scaled.waited_ms)}` : ''}\n`);
    });
}

function replicas(text: string): number {
  if (!/^\d{1,4}$/.test(text) || Number(text) > MAX_REPLICAS)
    throw new InvalidArgumentError(`This is a whole number from 0 to ${MAX_REPLICAS}.`);
  return Number(text);
}
