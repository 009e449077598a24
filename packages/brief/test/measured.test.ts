/** How often the reader is right about briefs of other hands. The floors are what was measured, and only rise; most sets were looked at while it was made. */
import { readFileSync } from 'node:fs';
import { type BriefPlan, briefReader, planBrief } from '@deckwright/brief';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { standIn } from '../src/answer/blanks.ts';
import floors from './floors.json' with { type: 'json' };

const briefSchema = z.object({ brief: z.string(), forms: z.array(z.string()), contains: z.array(z.string()).default([]) });
type Brief = z.infer<typeof briefSchema>;

const read = (name: string): Brief[] =>
  readFileSync(new URL(`../training/${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => briefSchema.parse(JSON.parse(line)));

interface Counts {
  /** Selected in a form that its author accepts, with all of its texts read. */
  selected: number;
  /** Selected in another form, without a text, or though it is to be refused. */
  wrong: number;
  /** Of the rest: refused, or drafted in an accepted form. */
  asked: number;
}

const isRead = ({ contains }: Brief, { intent, extracted }: BriefPlan): boolean => {
  const said = JSON.stringify([intent, extracted.map((e) => e.text)]).toLowerCase();
  return contains.every((text) => said.includes(JSON.stringify(text).slice(1, -1).toLowerCase()));
};

describe.each(Object.entries(floors.sets))('the briefs of %s', (name, floor) => {
  const plans = read(name).map((of) => ({ of, plan: planBrief(of.brief) }));

  test('become what their authors accept as often as measured', () => {
    const counts: Counts = { selected: 0, wrong: 0, asked: 0 };
    for (const { of, plan } of plans) {
      const isAccepted = of.forms.includes(plan.form ?? '');
      if (plan.route === 'selected') counts[isAccepted && isRead(of, plan) ? 'selected' : 'wrong']++;
      else if (of.forms.length === 0 || isAccepted) counts.asked++;
    }
    console.log(`${name}: of ${plans.length} ${JSON.stringify(counts)}`);
    expect(counts.selected).toBeGreaterThanOrEqual(floor.selected);
    expect(counts.wrong).toBeLessThanOrEqual(floor.wrong);
    expect(counts.selected + counts.asked).toBeGreaterThanOrEqual(floor.right);
  });

  test('are filled with what they say, each piece as it stands', () => {
    const foreign = plans.flatMap(({ of, plan: { extracted } }) =>
      extracted.flatMap(({ text, start, end }) => (isTakenFrom(of.brief.slice(start, end), text) ? [] : [text])),
    );
    expect(foreign).toEqual([]);
  });

  test('where refused, have a way out that routes', () => {
    const refused = plans.map(({ plan }) => plan).filter(({ route }) => route !== 'selected' && route !== 'deck');
    expect(refused.filter(({ repair_options, draft }) => repair_options.length === 0 && draft === undefined)).toEqual([]);
    for (const { repair_options } of refused.slice(0, 3))
      for (const { completed_brief } of repair_options) expect(planBrief(standIn(completed_brief)).route).toBe('selected');
  });
});

/** Letters and digits in their order, less what was undone: escapes, joints of a program's names, words that only ask for a look. */
function isTakenFrom(slice: string, text: string): boolean {
  if (slice === text) return true;
  const bare = (of: string): string[] =>
    [
      ...of
        .toLowerCase()
        .replaceAll(/\\u[\da-f]{4}|&\p{L}+;/giu, '?')
        .matchAll(/[\p{L}\p{N}]/gu),
    ].map(([c]) => c);
  const given = bare(slice);
  let at = 0;
  return bare(text).every((letter) => {
    while (at < given.length && given[at] !== letter) at++;
    return at++ < given.length || slice.includes('\\u') || slice.includes('&');
  });
}

const kit = createDrawKit(carriedFonts());

test('every slide that is selected of the first round says the texts that its brief has to have', async () => {
  const lost: string[] = [];
  for (const of of read('rounds/round-1')) {
    const plan = planBrief(of.brief);
    if (plan.route !== 'selected' || !of.forms.includes(plan.form ?? '') || !isRead(of, plan)) continue;
    const request = readSlideRequest({ brief: of.brief }, { briefs: briefReader });
    if (!request.ok) throw new Error(request.problem.detail);
    const { deck } = await drawSlide(request.request, kit);
    const shown = JSON.stringify(deck.slides.map((slide) => [...walk(slide.shapes)].map((shape) => ({ ...shape, alt: '' })))).toLowerCase();
    const bare = (text: string): string => text.toLowerCase().replaceAll(/\s/gu, '');
    lost.push(
      ...of.contains
        .filter((text) => !bare(shown).includes(bare(JSON.stringify(text).slice(1, -1))))
        .map((text) => `${text} of ${of.brief}`),
    );
  }
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(floors.undrawn);
});
