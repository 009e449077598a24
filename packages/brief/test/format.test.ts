/** The independent briefs are themselves in order: readable, unique, fair in what they ask for, and of the promised spread. */
import { readdirSync, readFileSync } from 'node:fs';
import { formNames } from '@deckwright/draw/catalog';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const common = {
  id: z.string().regex(/^[a-z]\d{3}$/),
  brief: z.string().min(15).max(3_000),
  written_as: z.enum(['terse', 'prose', 'bullets', 'table', 'email', 'chat', 'rambling', 'caps', 'typos']),
  style: z.enum(['dark', 'light', 'corporate', 'technical', 'elegant']).optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/)
    .optional(),
  instructions: z.literal(true).optional(),
};
const briefSchema = z.discriminatedUnion('routable', [
  z.strictObject({
    ...common,
    routable: z.literal(true),
    forms: z.array(z.string()).min(1).max(3),
    contains: z.array(z.string().min(1)).min(1),
    figures: z.array(z.string().regex(/^\d/)),
    named: z.boolean(),
  }),
  z.strictObject({
    ...common,
    routable: z.literal(false),
    forms: z.array(z.string()).length(0),
    code: z.enum(['intent_unroutable', 'would_fabricate']),
    why: z.string().min(10),
  }),
]);
type Brief = z.infer<typeof briefSchema>;

const training = new URL('../training/', import.meta.url);
const read = (name: string): Brief[] =>
  readFileSync(new URL(`${name}.jsonl`, training), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => briefSchema.parse(JSON.parse(line)));

const files = { tuning: read('independent/tuning'), second: read('independent/tuning-2'), aside: read('held-out/aside') };
/** Each written blind by one hand for the forms of a family. */
const third = readdirSync(new URL('independent/', training))
  .filter((file) => /^tuning-3[a-z]\.jsonl$/.test(file))
  .flatMap((file) => read(`independent/${file.replace('.jsonl', '')}`));
const briefs = [...files.tuning, ...files.second, ...third, ...files.aside];

describe('the independent briefs', () => {
  test('there are 100 and 130 to tune with and 50 kept aside, each id and each text once', () => {
    expect(files.tuning).toHaveLength(100);
    expect(files.second).toHaveLength(130);
    expect(files.aside).toHaveLength(50);
    expect(files.tuning.every((b) => b.id.startsWith('t'))).toBe(true);
    expect(files.aside.every((b) => b.id.startsWith('a'))).toBe(true);
    expect(files.second.every((b) => b.id.startsWith('u'))).toBe(true);
    expect(new Set(briefs.map((b) => b.id)).size).toBe(briefs.length);
    expect(new Set(briefs.map((b) => b.brief)).size).toBe(briefs.length);
  });

  test('every accepted form exists, and none is listed twice for a brief', () => {
    const unknown = briefs.flatMap((b) => b.forms.filter((f) => !formNames().includes(f)).map((f) => `${b.id}: ${f}`));
    expect(unknown).toEqual([]);
    expect(briefs.filter((b) => new Set(b.forms).size !== b.forms.length).map((b) => b.id)).toEqual([]);
  });

  test('every text that must show stands in its brief, and every figure in one of those texts', () => {
    const missing = briefs.flatMap((b) =>
      b.routable
        ? [
            ...b.contains.filter((text) => !b.brief.includes(text)),
            ...b.figures.filter((figure) => !b.contains.some((text) => text.includes(figure))),
          ].map((text) => `${b.id}: ${text}`)
        : [],
    );
    expect(missing).toEqual([]);
  });

  test('every form that words can ask for is the best answer to two briefs or more, and to one of those to tune with', () => {
    // No brief becomes two exhibits (docs/decisions/0048 says why) or a page of text, which is for what documents say (0079).
    const asked = formNames().filter((f) => f !== 'two_exhibits' && f !== 'text_page');
    const first = [...files.tuning, ...files.aside];
    const best = (list: readonly Brief[], form: string): number => list.filter((b) => b.forms[0] === form).length;
    expect(asked.filter((f) => best(first, f) < 2)).toEqual([]);
    expect(asked.filter((f) => best(files.tuning, f) < 1)).toEqual([]);
    expect(asked.filter((f) => best(files.second, f) < 2)).toEqual([]);
  });

  test('all files hold the same shares of refusals and of other languages, to five points', () => {
    const share = (list: readonly Brief[], of: (b: Brief) => boolean): number => list.filter(of).length / list.length;
    for (const of of [(b: Brief) => !b.routable, (b: Brief) => b.locale !== undefined])
      for (const file of [files.tuning, files.second]) expect(Math.abs(share(file, of) - share(files.aside, of))).toBeLessThan(0.05);
  });
});
