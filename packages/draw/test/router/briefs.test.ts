import { readFileSync } from 'node:fs';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { planBrief } from '@deckwright/draw/router';
import { walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, test } from 'vitest';

interface Case {
  readonly brief: string;
  /** Forms that a reader would accept; none where the brief is to be refused. */
  readonly forms: readonly string[];
  readonly contains?: readonly string[];
  readonly style?: string;
  readonly locale?: string;
}

const read = (name: string): Case[] =>
  readFileSync(new URL(`./briefs/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);

const kit = createDrawKit(carriedFonts());

async function shownFor(brief: string): Promise<string> {
  const request = readSlideRequest({ brief });
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
  const given = read('given');

  test.each(given.filter((c) => c.forms.length > 0))('$brief', async ({ brief, forms, contains, style }) => {
    const plan = planBrief(brief);
    expect(plan.route).toBe('selected');
    expect(forms).toContain(plan.form);
    if (style !== undefined) expect(plan.style.theme_id).toContain(style);
    for (const { text, start, end } of plan.extracted) expect(brief.slice(start, end)).toBe(text);
    const shown = await shownFor(brief);
    for (const text of contains ?? []) expect(shown).toContain(text);
  });

  test.each(given.filter((c) => c.forms.length === 0))('$brief is refused, and each repair routes', ({ brief }) => {
    const read = readSlideRequest({ brief });
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.problem.code).toBe('intent_unroutable');
    expect(read.problem.members?.cost_charged).toBe(0);
    const { repair_options } = planBrief(brief);
    expect(repair_options.length).toBeGreaterThan(0);
    for (const option of repair_options) expect(planBrief(option.completed_brief).route).toBe('selected');
  });
});
