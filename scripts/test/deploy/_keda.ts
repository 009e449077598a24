/**
 * How KEDA 2.21 and the HorizontalPodAutoscaler that it makes arrive at a number of pods, as a pure function, so that the chart's values can be tried
 * against it. Read from their sources:
 *
 * - activity, `value > activationThreshold`: kedacore/keda pkg/scalers/prometheus_scaler.go, GetMetricsAndActivity
 * - from none to the least, and to none after the cooldown: pkg/scaling/executor/scale_scaledobjects.go, RequestScale and scaleToZeroOrIdle
 * - the least of its HPA is never below one: apis/keda/v1alpha1/scaledobject_types.go, GetHPAMinReplicas
 * - between one and the most: kubernetes/kubernetes pkg/controller/podautoscaler/replica_calculator.go, GetExternalMetricReplicas (Value) and
 *   GetExternalPerPodMetricReplicas (AverageValue), each with a tolerance of a tenth
 * - how many may come and go in a time: horizontal.go, calculateScaleUpLimitWithScalingRules and its twin for down
 */

export interface Trigger {
  readonly metricType: 'Value' | 'AverageValue';
  readonly threshold: number;
  readonly activationThreshold: number;
}

export interface Policy {
  readonly type: 'Percent' | 'Pods';
  readonly value: number;
}

export interface Rule {
  readonly trigger: Trigger;
  readonly min: number;
  readonly max: number;
  readonly cooldown_s: number;
  /** What one period allows; the most generous counts. */
  readonly up: readonly Policy[];
  readonly down: readonly Policy[];
}

export interface Seen {
  readonly value: number;
  readonly pods: number;
  readonly ready: number;
  /** Since the value was last above the activation threshold. */
  readonly calm_s: number;
}

const TOLERANCE = 0.1;

/** What the value alone asks for, before any limit. */
export function wantedBy({ metricType, threshold }: Trigger, { value, pods, ready }: Seen): number {
  if (pods === 0) return Math.ceil(value / threshold);
  const ratio = metricType === 'Value' ? value / threshold : value / (threshold * pods);
  if (Math.abs(1 - ratio) <= TOLERANCE + Number.EPSILON) return pods;
  return metricType === 'Value' ? Math.ceil(ratio * ready) : Math.ceil(value / threshold);
}

/** How many pods there are after one period. */
export function nextPods(rule: Rule, seen: Seen): number {
  const { trigger, min, max, cooldown_s, up, down } = rule;
  const isActive = seen.value > trigger.activationThreshold;
  // None: KEDA decides, because a HorizontalPodAutoscaler rests while there are no pods.
  if (seen.pods === 0) return isActive ? Math.max(1, min) : min;
  if (!isActive && min === 0 && seen.calm_s > cooldown_s) return 0;
  const wanted = Math.min(max, Math.max(1, min, wantedBy(trigger, seen)));
  if (wanted > seen.pods) {
    const limits = up.map(({ type, value }) => (type === 'Pods' ? seen.pods + value : Math.ceil(seen.pods * (1 + value / 100))));
    return Math.min(wanted, Math.max(...limits));
  }
  const limits = down.map(({ type, value }) => (type === 'Pods' ? seen.pods - value : Math.floor(seen.pods * (1 - value / 100))));
  return Math.max(wanted, Math.min(...limits));
}
