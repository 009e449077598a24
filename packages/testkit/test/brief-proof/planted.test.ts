/** The proof finds what is false on slides made for it, and nothing on true slides of the same briefs. */
import { expect, test } from 'vitest';
import { CODES, checkAgainstBrief, type Finding, slideOf } from '../../src/brief-proof/index.ts';
import { drawBody } from '../../src/unit-harness.ts';
import { PLANTED, type Planted } from './planted.ts';

async function findingsOf(brief: string, intent: Readonly<Record<string, unknown>>): Promise<readonly Finding[]> {
  const drawn = await drawBody(intent);
  if (!('deck' in drawn)) throw new Error(`The slide is refused: ${drawn.detail}`);
  return checkAgainstBrief(brief, slideOf(drawn, intent));
}

function planted(name: string): Planted {
  const found = PLANTED.find((one) => one.name === name);
  if (found === undefined) throw new Error(`Nothing is planted as ${name}.`);
  return found;
}

const told = (findings: readonly Finding[]): string[] => findings.map(({ code, message }) => `${code}: ${message}`);

test.each(PLANTED)('$name is found', async ({ brief, false: intent, code }) => {
  const found = await findingsOf(brief, intent);
  expect(told(found).join('\n')).toContain(`${code}: `);
});

test.each(PLANTED)('the true slide beside "$name" has no finding', async ({ brief, true: intent }) => {
  expect(told(await findingsOf(brief, intent))).toEqual([]);
});

test('each code is planted somewhere', () => {
  const planted = new Set<string>(PLANTED.map(({ code }) => code));
  expect(Object.keys(CODES).filter((code) => !planted.has(code))).toEqual(['text_not_in_brief']);
});

test('a finding names the shape, the value and the characters of the brief', async () => {
  const { brief, false: intent } = planted('a currency changed');
  const [first] = await findingsOf(brief, intent);
  expect(first).toMatchObject({ code: 'unit_changed', said: '$95m', path: '/data/categories/0/value' });
  expect(first?.shape_id).toBeTypeOf('string');
  const [span] = first?.spans ?? [];
  expect(brief.slice(span?.start, span?.end)).toBe('95');
});

test('what a warning names as left out is not lost', async () => {
  const { brief, false: intent } = planted('a figure lost in silence');
  const drawn = await drawBody(intent);
  if (!('deck' in drawn)) throw new Error(drawn.detail);
  const slide = slideOf(drawn, intent);
  const at = brief.indexOf('Rail 95');
  const message = `"Rail 95" (characters ${at} to ${at + 7} of the brief) found no place on the slide.`;
  expect(checkAgainstBrief(brief, { ...slide, warnings: [{ code: 'brief_part_unplaced', message }] })).toEqual([]);
});
