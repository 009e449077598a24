/** The rule by which the chart's values are tried (`../deploy/_keda.ts`) against the autoscaler of Kubernetes itself, with values that the test sets. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@deckwright/testkit/processes';
import { tally } from '@deckwright/testkit/trial';
import { describe, expect, it } from 'vitest';
import { type Trigger, wantedBy } from '../deploy/_keda.ts';
import { startControlPlane } from './_control-plane.ts';
import type { Plan } from './_release.ts';

const plan = process.env['DECKWRIGHT_FARM'] === undefined ? undefined : (JSON.parse(process.env['DECKWRIGHT_FARM']) as Plan);
const HOUR_MS = 3_600_000;
const THRESHOLD = 5;
const MAX = 12;

const idle = { root: '/', cmd: ['/bin/sleep', 'infinity'], dir: '/', env: {}, user: 10_001, mounts: {} };
const metadata = { name: 'idle', namespace: 'default' };
const atOnce = { stabilizationWindowSeconds: 0, policies: [{ type: 'Pods', value: 100, periodSeconds: 1 }] };

const objects = (metricType: Trigger['metricType']): readonly object[] => [
  {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata,
    spec: {
      selector: { matchLabels: { app: 'idle' } },
      template: {
        metadata: { labels: { app: 'idle' } },
        spec: { terminationGracePeriodSeconds: 0, containers: [{ name: 'idle', image: 'idle' }] },
      },
    },
  },
  {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata,
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'idle' },
      minReplicas: 1,
      maxReplicas: MAX,
      metrics: [
        {
          type: 'External',
          external: {
            metric: { name: 'wait' },
            target: { type: metricType, [metricType === 'Value' ? 'value' : 'averageValue']: String(THRESHOLD) },
          },
        },
      ],
      behavior: { scaleUp: atOnce, scaleDown: atOnce },
    },
  },
];

describe.skipIf(plan === undefined)('the autoscaler of Kubernetes', () => {
  it(
    'wants as many pods as the rule says, for a value and for an average',
    async () => {
      const state = join(plan?.state ?? '', '../formula');
      const plane = await startControlPlane({ programs: plan?.programs ?? '', state, images: { idle } });
      try {
        const set = await plane.startMetricsStub();
        let steps = 0;
        for (const metricType of ['Value', 'AverageValue'] as const) {
          const trigger = { metricType, threshold: THRESHOLD, activationThreshold: 0 };
          // At the threshold, or at it for each pod, nothing changes.
          const rest = (pods: number) => set('wait', String(metricType === 'Value' ? THRESHOLD : THRESHOLD * pods));
          await rest(1);
          writeFileSync(join(state, 'idle.json'), JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects(metricType) }));
          await plane.kubectl('apply', '-f', join(state, 'idle.json'));
          const ask = async (kind: string, path: string) =>
            Number((await plane.kubectl('get', kind, 'idle', '-o', `jsonpath=${path}`)) || 0);
          const desired = () => ask('hpa', '{.status.desiredReplicas}');
          let pods = 1;
          const settled = async () => (await ask('deployment', '{.status.readyReplicas}')) === pods && (await desired()) === pods;
          await until('the autoscaler decides', settled);
          for (const value of [14, 4, 22, 2.6, 37, 11, 49, 1]) {
            const wanted = Math.min(MAX, Math.max(1, wantedBy(trigger, { value, pods, ready: pods, calm_s: 0 })));
            await set('wait', String(value));
            if (wanted !== pods) {
              const from = pods;
              // By a value it goes on as long as the value stays, so it is stopped at the first step.
              await until(`more or fewer than ${from} at ${value}`, async () => {
                pods = await desired();
                return pods !== from;
              });
            }
            await rest(wanted);
            expect({ metricType, value, pods }).toEqual({ metricType, value, pods: wanted });
            await until(`${pods} pods`, settled);
            steps += 1;
          }
          await plane.kubectl('delete', '-f', join(state, 'idle.json'));
        }
        tally('formula', { 'steps of the real autoscaler': steps, 'other than the rule': 0 });
      } finally {
        await plane.stop();
      }
    },
    HOUR_MS,
  );
});
