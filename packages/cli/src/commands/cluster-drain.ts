/** `deckwright cluster drain`. */
import type { DrainStep } from '@deckwright/platform/cluster';
import { type Command, Option } from 'commander';
import type { Io } from '../io.ts';
import { type ClusterFlags, duration, openNamed, seconds, withClusterOptions } from './_cluster-options.ts';

interface Flags extends ClusterFlags {
  readonly timeout: number;
  readonly undo?: boolean;
}

export function clusterDrainCommand(cluster: Command, io: Io): void {
  withClusterOptions(cluster.command('drain'))
    .description("Take the release's pods off a node, as its disruption budgets allow, each when its jobs are finished or given back.")
    .argument('<node>', 'name of the node')
    .addOption(new Option('--timeout <time>', 'longest wait, such as 90s or 10m').argParser(duration).default(900_000, '15m'))
    .option('--undo', 'open the node to new pods again, and do nothing else')
    .addHelpText(
      'after',
      '\nThe node takes no new pods until --undo or `kubectl uncordon`. Pods of others stay on it: `kubectl drain` moves those.' +
        '\n\nExample:\n  $ deckwright cluster drain node-7 --namespace slides --timeout 30m',
    )
    .action(async (node: string, flags: Flags) => {
      const { cluster: opened, platform } = await openNamed(flags);
      if (flags.undo) {
        await platform.setSchedulable(opened, node, true);
        io.out(flags.json ? `${JSON.stringify({ node, schedulable: true })}\n` : `${node} takes new pods again.\n`);
        return;
      }
      let last = '';
      const drained = await platform.drainNode(opened, {
        node,
        timeout_ms: flags.timeout,
        onProgress(step) {
          const line = words(node, step);
          // A budget may hold a pod for minutes; it is said once.
          if (line !== last) io.err(line);
          last = line;
        },
      });
      if (flags.json) io.out(`${JSON.stringify(drained)}\n`);
      else
        io.out(
          `${node}: ${drained.evicted.length} pods moved in ${seconds(drained.waited_ms)}. It takes no new ones; open it with --undo.\n`,
        );
    });
}

const words = (node: string, { step, pod, service }: DrainStep): string =>
  ({
    cordoned: `${node} takes no new pods.\n`,
    held_by_budget: `${pod} waits for its disruption budget: another ${service} must be ready first.\n`,
    evicted: `${pod} stops.\n`,
    gone: `${pod} is gone.\n`,
  })[step];
