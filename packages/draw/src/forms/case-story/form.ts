/** One story as evidence: challenge, action, measured result. */
import { z } from 'zod';
import { listOf, optionalName } from '../../fields/chart-fields.ts';
import { textOrNumber } from '../../fields/fields.ts';
import type { Kit, SourcedText } from '../../layout/index.ts';
import { type Item, points } from '../../marks/text-items.ts';
import { defineForm, type FormPane } from '../define.ts';

export const data = z.object({
  client: optionalName,
  challenge: points,
  action: points,
  result: points,
  metrics: listOf(z.object({ value: textOrNumber, label: optionalName })),
  quote: optionalName,
  attribution: optionalName.describe('Who says the quote.'),
});
export type CaseData = z.infer<typeof data>;

export const PARTS = ['challenge', 'action', 'result'] as const;
const size = (v: CaseData['action']): number => (v === undefined ? 0 : Array.isArray(v) ? v.length : 1);

export const form = defineForm<CaseData>({
  name: 'case_story',
  menu: 'One case as evidence: challenge, action, result and its figures.',
  when: 'A reference or pilot that proves a point.',
  when_not: 'Several cases (use card_grid), a sequence of steps (linear_flow).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'challenge_action_result',
  capacity: { what: 'points a part', soft: 6, hard: 10 },
  count: (d) => Math.max(...PARTS.map((p) => size(d[p]))),
  beside: (d) => [{ count: d.metrics.length, capacity: { what: 'metrics', soft: 5, hard: 5 } }],
  split: (d, hard) => {
    const n = Math.max(Math.ceil(Math.max(...PARTS.map((p) => size(d[p]))) / hard), Math.ceil(d.metrics.length / 5));
    const cut = (v: CaseData['action'], i: number) => (Array.isArray(v) ? v.slice(i * hard, (i + 1) * hard) : i === 0 ? v : undefined);
    return Array.from({ length: n }, (_, i) => ({
      data: {
        ...d,
        challenge: cut(d.challenge, i),
        action: cut(d.action, i),
        result: cut(d.result, i),
        metrics: d.metrics.slice(i * 5, i * 5 + 5),
      },
    }));
  },
});

/** The three parts as panels with points. */
export const partsOf = (d: CaseData, pane: FormPane, kit: Kit): Item[] =>
  PARTS.filter((p) => size(d[p]) > 0).map((p): Item => {
    const at = `${pane.pointer}/${p}`;
    const value = d[p];
    const sourced = (v: string | number, path: string): SourcedText =>
      typeof v === 'number' ? { text: kit.value(v), path, bind: 'formatted' } : { text: v, path };
    const detail = Array.isArray(value) ? value.map((v, k) => sourced(v, `${at}/${k}`)) : value === undefined ? [] : [sourced(value, at)];
    return { pointer: at, label: { text: kit.word(p), bind: 'derived' }, detail, primary: p === 'result', header: false };
  });
