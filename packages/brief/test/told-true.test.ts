/** Numbers, names and times that a reading could get wrong without anybody noticing. */
import { planBrief } from '@deckwright/brief';
import { describe, expect, test } from 'vitest';

const dataOf = (brief: string): unknown => planBrief(brief).intent?.data;

/** Nothing, or what is drawn. */
const orAsked = (brief: string): string => {
  const { route, intent } = planBrief(brief);
  return route === 'selected' ? JSON.stringify(intent?.['data']) : 'asked back';
};

describe('what is read is what was told', () => {
  test('a bare number that towers above scaled ones is in full', () => {
    expect(dataOf('Funnel: 12k visitors, 3.4k sign-ups, 910 trials, 240 customers')).toMatchObject({
      stages: [{ value: 12_000 }, { value: 3400 }, { value: 910 }, { value: 240 }],
    });
  });

  test('no year is counted on where a quarter stands behind it', () => {
    expect(JSON.stringify(dataOf('Revenue trend from 2024 Q1: 10, 12, 13, 14, 15') ?? '')).not.toContain('3024');
  });

  test('months between two ends are as short as the shorter one', () => {
    const told = orAsked('Revenue trend Jan–Sept: 10, 12, 14, 15, 11, 17, 19, 21, 22');
    expect(told).toMatch(/asked back|"Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept"/);
  });

  test('the only target beside bars is none of them', () => {
    const told = orAsked('Horizontal bars, hours per team: Ops 40, IT 32, HR 12. Target 35 by 2027.');
    expect(told).toContain('"value":12');
    expect(told).not.toMatch(/"categories":[^\]]*35/);
  });

  test('a bracket keeps its sign', () => {
    expect(orAsked('Sales vs budget: North 940 (905), South 395 (380), East (12) (8)')).toMatch(/asked back|-12.*-8/);
    expect(orAsked('Slope: market share moved 2019 to 2024: Acme from 12 to 18, Beta from 22 to 15, Gamma from (3) to 4')).toMatch(
      /asked back|"values":\[-3,4\]/,
    );
  });

  test('the words that ask for a map are none of its axes', () => {
    expect(orAsked('Position map price vs quality: Acme 8/3, Beta 2/9, Gamma -4/5')).toMatch(/asked back|"x_axis":\{"label":"price"/);
  });
});

test('marks and pairs without end are read to their end', { timeout: 600_000 }, () => {
  const flow = (gap: string): string =>
    `Sankey energy flow. Gas${gap}x 100, coal 60 go into power. Power: homes 70, industry 50, losses 40. Homes (70): heat 40, light 30. Industry (50): steel 30, other 20.`;
  for (const text of [
    flow(' '.repeat(60)),
    flow('-'.repeat(90)),
    flow('—'.repeat(60)),
    `Position map impact vs effort: ${'x 1-2, '.repeat(2800)}`,
  ])
    expect(planBrief(text).route).toBeDefined();
});
