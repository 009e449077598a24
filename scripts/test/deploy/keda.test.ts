/** The ScaledObjects of the chart under KEDA's rule (`_keda.ts`): none at rest, some at the first job, the most in a rush, and down again slowly. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { without } from '@deckwright/testkit/without';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { programOf } from '../../charting/tools.mjs';
import { root } from './_images.ts';
import { nextPods, type Policy, type Rule, wantedBy } from './_keda.ts';

const helm = programOf('helm3');

interface ScaledObject {
  readonly kind: string;
  readonly spec: {
    readonly minReplicaCount: number;
    readonly maxReplicaCount: number;
    readonly pollingInterval: number;
    readonly cooldownPeriod: number;
    readonly fallback: { readonly replicas: number };
    readonly advanced: {
      readonly horizontalPodAutoscalerConfig: {
        readonly behavior: Readonly<
          Record<
            'scaleUp' | 'scaleDown',
            { readonly stabilizationWindowSeconds: number; readonly policies: readonly (Policy & { readonly periodSeconds: number })[] }
          >
        >;
      };
    };
    readonly triggers: readonly {
      readonly metricType: 'Value' | 'AverageValue';
      readonly metadata: { readonly threshold: string; readonly activationThreshold: string };
    }[];
  };
}

/** What the chart makes of a worker's values. */
function scaledObject(service: string): ScaledObject['spec'] {
  const part = service.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const values = [
    '--set',
    `${part}.autoscaling.by=keda,${part}.autoscaling.minReplicas=0,keda.prometheus.serverAddress=http://prometheus:9090`,
  ];
  const files = ['--values', join(root, 'helm/deckwright/ci/least-values.yaml'), '--show-only', `templates/${service}-scaled-object.yaml`];
  const text = execFileSync(helm, ['template', 'slides', join(root, 'helm/deckwright'), '--kube-version', 'v1.36.0', ...files, ...values], {
    encoding: 'utf8',
  });
  return parseAllDocuments(text).map((document) => document.toJS() as ScaledObject)[0]?.spec as ScaledObject['spec'];
}

function ruleOf({ minReplicaCount, maxReplicaCount, cooldownPeriod, advanced, triggers }: ScaledObject['spec']): Rule {
  const { scaleUp, scaleDown } = advanced.horizontalPodAutoscalerConfig.behavior;
  const { metricType, metadata } = triggers[0] ?? { metricType: 'Value', metadata: { threshold: '', activationThreshold: '' } };
  return {
    trigger: { metricType, threshold: Number(metadata.threshold), activationThreshold: Number(metadata.activationThreshold) },
    min: minReplicaCount,
    max: maxReplicaCount,
    cooldown_s: cooldownPeriod,
    up: scaleUp.policies,
    down: scaleDown.policies,
  };
}

/** One with all its pods ready, in the middle of work. */
const busy = (value: number, pods: number) => ({ value, pods, ready: pods, calm_s: 0 });

describe.skipIf(without('helm')).each(['render-worker', 'deck-worker', 'repair-worker', 'image-worker'])('a %s', (service) => {
  const spec = !without('helm') ? scaledObject(service) : undefined;
  const rule = spec && ruleOf(spec);
  const given = (): Rule => {
    if (rule === undefined) throw new Error('There is no helm.');
    return rule;
  };

  it('rests with none, and comes at the first job that waits, however short', () => {
    expect(nextPods(given(), { value: 0, pods: 0, ready: 0, calm_s: 10_000 })).toBe(0);
    expect(nextPods(given(), busy(0.05, 0))).toBe(1);
  });

  it('stays for the cooldown after its last waiting job, then goes', () => {
    const { cooldown_s } = given();
    expect(nextPods(given(), { value: 0, pods: 1, ready: 1, calm_s: cooldown_s })).toBe(1);
    expect(nextPods(given(), { value: 0, pods: 1, ready: 1, calm_s: cooldown_s + 1 })).toBe(0);
  });

  it('is left alone while the oldest job waits about as long as it should', () => {
    const { threshold } = given().trigger;
    for (const share of [0.95, 1, 1.05]) expect(nextPods(given(), busy(threshold * share, 6))).toBe(6);
  });

  it('reaches the most in a rush within a minute and a half, doubling or by four a quarter of a minute', () => {
    const { max, trigger } = given();
    let pods = 0;
    const seen: number[] = [];
    for (let quarter = 0; quarter < 6; quarter += 1) {
      pods = nextPods(given(), busy(trigger.threshold * 20, pods));
      seen.push(pods);
    }
    expect(seen.slice(0, 2)).toEqual([1, 5]);
    expect(pods).toBe(max);
  });

  it('goes down by a quarter a minute when nothing waits, to one within a quarter of an hour', () => {
    let pods = given().max;
    let minutes = 0;
    for (; pods > 1 && minutes < 60; minutes += 1) pods = nextPods(given(), { value: 0, pods, ready: pods, calm_s: 0 });
    expect(minutes).toBeLessThanOrEqual(15);
  });

  it('has between none and the most, whatever is measured, and never fewer for a longer wait', () => {
    const { max } = given();
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.integer({ min: 1, max }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (one, other, pods, share) => {
          const ready = Math.floor(pods * share);
          const [less = 0, more = 0] = [one, other]
            .sort((a, b) => a - b)
            .map((value) => nextPods(given(), { value, pods, ready, calm_s: 0 }));
          expect(less).toBeGreaterThanOrEqual(0);
          expect(more).toBeLessThanOrEqual(max);
          // A pod that is not ready counts for nothing, so that only whole sets are compared.
          if (ready === pods) expect(more).toBeGreaterThanOrEqual(less);
        },
      ),
    );
  });

  it('keeps at least one while Prometheus cannot be asked', () => {
    expect(spec?.fallback.replicas).toBeGreaterThanOrEqual(1);
  });
});

it('a wait is a value and no average: as an average, eight pods that are late would be thought to be in time', () => {
  const late = { value: 20, pods: 8, ready: 8, calm_s: 0 };
  const trigger = { threshold: 5, activationThreshold: 0 };
  expect(wantedBy({ ...trigger, metricType: 'Value' }, late)).toBe(32);
  expect(wantedBy({ ...trigger, metricType: 'AverageValue' }, late)).toBe(4);
});
