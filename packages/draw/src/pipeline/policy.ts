/** `strict_policy`: conditions of the caller. A slide that breaks one is rejected, without a file and without a charge. */
import type { StrictPolicy } from '../intent/index.ts';
import type { Warning } from '../layout/index.ts';
import type { Fidelity } from './manifest.ts';

export interface PolicyResult {
  readonly passed: boolean;
  readonly violations: readonly { readonly rule: string; readonly message: string }[];
}

interface Measured {
  readonly fidelity: Fidelity;
  /** Also of a slide that lacks something, whose fidelity says that. */
  readonly is_ai_completed: boolean;
  readonly warnings: readonly Warning[];
  readonly density: 'good' | 'medium' | 'high';
  readonly min_font_pt: number;
}

const DENSITY = ['good', 'medium', 'high'] as const;

export function judgePolicy(policy: StrictPolicy, { fidelity, is_ai_completed, warnings, density, min_font_pt }: Measured): PolicyResult {
  const violations: { rule: string; message: string }[] = [];
  const add = (rule: string, message: string): void => {
    violations.push({ rule, message });
  };
  if (policy.reject_ai_completed && is_ai_completed)
    add(
      'reject_ai_completed',
      'A model proposed the slide; ask for the outline without `escalate`, or for the slide without `expand_brief`.',
    );
  if (policy.reject_mixed && fidelity === 'partial')
    add('reject_mixed', 'Something that was supplied is not on the slide; the manifest names it.');
  if (policy.reject_mixed && fidelity === 'mixed')
    add('reject_mixed', 'The slide was cut from prose; send the typed intent that `routing.intent` holds, or no brief.');
  if (policy.reject_truncated && fidelity === 'verbatim_truncated') add('reject_truncated', 'Items were left out.');
  const ignored = warnings.filter((w) => w.code === 'field_ignored');
  if (policy.reject_ignored_fields && ignored.length > 0)
    add('reject_ignored_fields', `Fields were ignored: ${ignored.map((w) => w.path ?? '').join(', ')}.`);
  const others = warnings.filter((w) => w.path !== undefined && w.code !== 'field_ignored' && w.code !== 'control_without_effect');
  if (policy.reject_field_warnings && others.length > 0)
    add('reject_field_warnings', `Fields have warnings: ${[...new Set(others.map((w) => `${w.path} (${w.code})`))].join(', ')}.`);
  if (policy.min_font_pt !== undefined && min_font_pt > 0 && min_font_pt < policy.min_font_pt)
    add('min_font_pt', `The smallest text has ${min_font_pt} pt; at least ${policy.min_font_pt} are asked for.`);
  if (policy.max_density !== undefined && DENSITY.indexOf(density) > DENSITY.indexOf(policy.max_density))
    add('max_density', `The density is ${density}; at most ${policy.max_density} is asked for.`);
  return { passed: violations.length === 0, violations };
}
