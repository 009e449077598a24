/** `deckwright cluster`: a release of the chart in Kubernetes: how it stands, how many pods a service has, and taking it off a node. */
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { clusterDrainCommand } from './cluster-drain.ts';
import { clusterScaleCommand } from './cluster-scale.ts';
import { clusterStatusCommand } from './cluster-status.ts';
import { defineCommand } from './define-command.ts';

export const command = defineCommand({ help_position: 160, register: clusterCommand });

function clusterCommand(program: Command, io: Io): void {
  const cluster = program
    .command('cluster')
    .description('Look after a release of the chart in Kubernetes: status, scale, drain.')
    .addHelpText(
      'after',
      '\nFinds the cluster as kubectl does: KUBECONFIG, ~/.kube/config, or the service account of a pod.' +
        '\n\nExamples:\n  $ deckwright cluster status --namespace slides\n  $ deckwright cluster scale render-worker 6\n  $ deckwright cluster drain node-7',
    );
  clusterStatusCommand(cluster, io);
  clusterScaleCommand(cluster, io);
  clusterDrainCommand(cluster, io);
}
