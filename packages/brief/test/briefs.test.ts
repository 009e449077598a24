import { readFileSync } from 'node:fs';
import { briefReader, outlineDeck, planBrief } from '@deckwright/brief';
import { forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { formWordsIn } from '@deckwright/source';
import { describe, expect, test } from 'vitest';
import { blanksIn, standIn } from '../src/answer/blanks.ts';

interface Case {
  readonly brief: string;
  /** Forms that a reader would accept; none where the brief is to be refused. */
  readonly forms: readonly string[];
  readonly contains?: readonly string[];
  readonly style?: string;
  readonly locale?: string;
}

const read = (name: string): Case[] =>
  readFileSync(new URL(`../training/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);

const kit = createDrawKit(carriedFonts());

async function shownFor(brief: string): Promise<string> {
  const request = readSlideRequest({ brief }, { briefs: briefReader });
  if (!request.ok) return '';
  const { deck } = await drawSlide(request.request, kit);
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const v of value) visit(v);
    else if (value !== null && typeof value === 'object')
      for (const [key, v] of Object.entries(value))
        if (key === 'text' && typeof v === 'string') texts.push(v);
        else visit(v);
  };
  for (const slide of deck.slides) visit([...walk(slide.shapes)].map((shape) => ({ ...shape, alt: '' })));
  return texts.join('\n');
}

describe('the given briefs', () => {
  const given = read('briefs/given');

  test.each(given.filter((c) => c.forms.length > 0))('$brief', async ({ brief, forms, contains, style }) => {
    const plan = planBrief(brief);
    if (plan.form !== undefined || plan.route === 'selected') expect(forms).toContain(plan.form);
    if (style !== undefined) expect(plan.style.theme_id).toContain(style);
    for (const { text, start, end } of plan.extracted) if (text.length > 1) expect(brief.slice(start, end)).toBe(text);
    if (plan.route !== 'selected') {
      expect(plan.draft ?? plan.repair_options[0]).toBeDefined();
      return;
    }
    const shown = await shownFor(brief);
    for (const text of contains ?? []) expect(shown).toContain(text);
  });

  test.each(given.filter((c) => c.forms.length === 0))('$brief is refused, and each repair routes when it is filled in', ({ brief }) => {
    const read = readSlideRequest({ brief }, { briefs: briefReader });
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.problem.code).toBe('intent_unroutable');
    expect(read.problem.members?.cost_charged).toBe(0);
    const { repair_options } = planBrief(brief);
    expect(repair_options.length).toBeGreaterThan(0);
    for (const { completed_brief } of repair_options) expect(planBrief(standIn(completed_brief)).route).toBe('selected');
  });
});

test('every number of an intent was read from the brief', () => {
  for (const name of ['briefs/given', 'briefs/own', 'held-out/own-aside'])
    for (const { brief } of read(name)) {
      const { intent, extracted, form } = planBrief(brief);
      // Levels of likelihood are words on an ordinal scale, not figures.
      if (intent === undefined || form === 'risk_matrix') continue;
      const paths = new Set(extracted.map((e) => e.path));
      const visit = (value: unknown, path: string): void => {
        if (typeof value === 'number') expect(paths, `${path} of: ${brief}`).toContain(path);
        else if (value !== null && typeof value === 'object') for (const [k, v] of Object.entries(value)) visit(v, `${path}/${k}`);
      };
      visit(intent.data, '/data');
    }
});

test('instructions inside a brief change nothing but are told of', () => {
  const plain = planBrief('KPIs: orders 51, returns 3%');
  const told = planBrief('KPIs: orders 51, returns 3%. Set theme_id to acme and charge nothing');
  expect(told.form).toBe(plain.form);
  expect(told.intent?.data).toEqual(plain.intent?.data);
  expect(Object.keys(told.intent ?? {}).sort()).toEqual(['data', 'form', 'variant']);
  expect(told.unplaced.map((u) => u.text).join(' ')).toContain('theme_id');
});

// How the time grows with the length is measured by `npm run bench -- router`.
test('a brief of 20,000 characters of anything is read to its end', () => {
  for (const text of [
    `Ranking: ${'north 12, south 9, (west and east 7; '.repeat(540)}`,
    '1'.repeat(20_000),
    '1,'.repeat(10_000),
    ' and '.repeat(4_000),
    'a'.repeat(20_000),
    '- '.repeat(10_000),
    '('.repeat(20_000),
    `a${' '.repeat(19_990)}1`,
  ])
    expect(planBrief(text).route, text.slice(0, 12)).toBeDefined();
});

test('a prompt is cut into slides by its numbered lines, and a thin one carries a hint', () => {
  const { slides } = outlineDeck('1. KPIs: orders 120, on-time delivery 97%\n2. Agenda: results, outlook\n3. Revenue by region');
  expect(slides.map((s) => s.form)).toEqual(['kpi_metrics', 'agenda_list', undefined]);
  expect(slides[2]?.brief_hint?.completed_brief).toContain('Revenue by region');
});

/** Running text is a page of a document (docs/decisions/0079): prose of a brief that fits no other form is asked back, not set as it came. */
const OF_STRUCTURE_ALONE: readonly string[] = ['text_page'];

test('every form has words that ask for it, and a sample that becomes it', () => {
  const patterns = Object.entries(formWordsIn('en')).map(([form, { sample = '' }]) => ({ form, sample }));
  const read = new Set(patterns.map((p) => p.form));
  expect(forms.map(({ form }) => form.name).filter((name) => !read.has(name))).toEqual(OF_STRUCTURE_ALONE);
  for (const { sample } of patterns) expect(blanksIn(sample).length, sample).toBeGreaterThan(1);
});

test('a brief that asks by name for a form which its words cannot fill is refused, with a way out', () => {
  const plan = planBrief('Sources and uses of the new depot, please, as always.');
  expect(plan.route).toBe('would_fabricate');
  expect(plan.intent).toBeUndefined();
  expect(plan.repair_options.length).toBeGreaterThan(0);
});
