import { readFileSync } from 'node:fs';
import { briefReader, planBrief } from '@deckwright/brief';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { expect, test } from 'vitest';
import { standIn } from '../src/plan/blanks.ts';

interface Case {
  readonly brief: string;
  readonly forms: readonly string[];
  readonly contains: readonly string[];
}

const cases = readFileSync(new URL('../training/briefs/patterns-b.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

const kit = createDrawKit(carriedFonts());

/** Every text of the drawn slides, alternative texts left out. */
async function shownFor(brief: string): Promise<string> {
  const read = readSlideRequest({ brief }, { briefs: briefReader });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const { deck } = await drawSlide(read.request, kit);
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const v of value) visit(v);
    else if (value !== null && typeof value === 'object')
      for (const [key, v] of Object.entries(value))
        if (key === 'text' && typeof v === 'string') texts.push(v);
        else visit(v);
  };
  for (const slide of deck.slides) visit([...walk(slide.shapes)].map((shape) => ({ ...shape, alt: '' })));
  return texts.join('\n').toLowerCase();
}

/** Drawing costs most: of every four briefs one is drawn, and all are planned. */
const DRAWN = 4;

test.each(cases.map((of, n) => ({ ...of, n })))('$brief becomes $forms', async ({ brief, forms, contains, n }) => {
  const { route, form, intent, extracted } = planBrief(brief);
  expect(route).toBe('selected');
  expect(forms).toContain(form);
  for (const { text, start, end } of extracted) expect(brief.slice(start, end)).toBe(text);
  const paths = new Set(extracted.map((e) => e.path));
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'number') expect(paths, path).toContain(path);
    else if (value !== null && typeof value === 'object') for (const [k, v] of Object.entries(value)) visit(v, `${path}/${k}`);
  };
  visit(intent?.data, '/data');
  if (n % DRAWN !== 0) return;
  const shown = await shownFor(brief);
  for (const text of contains) expect(shown).toContain(text.toLowerCase());
});

test.each([...new Set(cases.flatMap((c) => c.forms))])('%s, named without its content, is refused and each repair routes', (form) => {
  const brief = `Please make a slide: ${form.replaceAll('_', ' ')}`;
  const plan = planBrief(brief);
  expect(plan.route).not.toBe('selected');
  expect(plan.repair_options.length).toBeGreaterThan(0);
  const [option] = plan.repair_options;
  expect(planBrief(standIn(option?.completed_brief ?? ''), { bare: true }).route).toBe('selected');
});

// What each costs, and that twice the length costs no more than about twice, is measured by `npm run bench -- router`.
test('hostile texts are read to their end by every pattern', () => {
  for (const hostile of [
    'a -> b, '.repeat(2_500),
    'Lane: does it, then: '.repeat(950),
    'in the middle of the centre '.repeat(700),
    '| R | A | C | I |\n'.repeat(1_100),
    'below 40 above 50 out of 100 '.repeat(680),
    '40 to x, 20 to y of which '.repeat(760),
    'Is it? '.repeat(2_800),
    ': ; : ; '.repeat(2_500),
  ])
    expect(planBrief(hostile, { bare: true }).route, hostile.slice(0, 20)).toBeDefined();
});
