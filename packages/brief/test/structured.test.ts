/** Structures that people and programs write: each becomes its form with all that it says. */
import { planBrief } from '@deckwright/brief';
import { describe, expect, test } from 'vitest';

const intentOf = (brief: string): Record<string, unknown> => {
  const plan = planBrief(brief);
  return (plan.intent ?? plan.draft?.intent ?? {}) as Record<string, unknown>;
};

describe('lines of a log', () => {
  const brief = [
    'chart=line title="Failed logins since passkeys" unit="per 1,000 sessions"',
    ...[31, 29, 17, 11].map((value, i) => `month=2025-0${i + 4} value=${value}`),
    'note="Passkeys rolled out on 2 June"',
  ].join('\n');

  test('are records under the names of their pairs', () => {
    expect(intentOf(brief)).toMatchObject({
      form: 'trend_chart',
      headline: 'Failed logins since passkeys',
      data: { unit: 'per 1,000 sessions', series: [{ values: [31, 29, 17, 11] }] },
      footnotes: ['Passkeys rolled out on 2 June'],
    });
  });

  test('that are cut off are no records', () => {
    expect(() => planBrief(`a="1 b=2\nc=3 d="\n${'x=1 '.repeat(2000)}`)).not.toThrow();
  });
});

describe('a bridge of a program', () => {
  test('leads from its start to its end', () => {
    const step = (label: string, value: string) => ({ label, value });
    const brief = JSON.stringify({
      headline: 'Why the theatre needs more',
      start: step('Season 24/25', '2.31m'),
      steps: [step('Wages', '+0.14m'), step('Energy', '-0.05m'), step('Stage lift', '+0.11m'), step('Sponsors', '-0.03m')],
      end: step('Season 25/26', '2.48m'),
    });
    expect(intentOf(brief)).toMatchObject({
      form: 'waterfall_bridge',
      data: { steps: [{ kind: 'start', label: 'Season 24/25', value: 2.31 }, {}, {}, {}, {}, { kind: 'total', value: 2.48 }] },
    });
  });
});

describe('weeks', () => {
  test('of a plan are named like the first of two', () => {
    expect(intentOf('gantt for the kitchen refit: strip out wk 1-2, plumbing wk 2 to 4, floor wk 5')).toMatchObject({
      form: 'gantt_plan',
      data: {
        periods: ['wk 1', 'wk 2', 'wk 3', 'wk 4', 'wk 5'],
        tasks: [{ start: 'wk 1', end: 'wk 2' }, { start: 'wk 2', end: 'wk 4' }, { start: 'wk 5' }],
      },
    });
  });
});

describe('tables', () => {
  test('are called what stands alone above their head', () => {
    expect(
      intentOf('Pay bands from 1 April (GBP) | |\nGrade | From | To\nBaker | 25,600 | 30,100\nShift lead | 31,500 | 36,900'),
    ).toMatchObject({
      headline: 'Pay bands from 1 April (GBP)',
      data: { columns: [{ label: 'Grade' }, { label: 'From' }, { label: 'To' }] },
    });
  });

  test('keep a column of numbers that has a name', () => {
    expect(intentOf('League after 14 rounds\n\nPos\tClub\tP\tPts\n1\tVarnley\t14\t33\n2\tHexmoor\t14\t29')).toMatchObject({
      data: {
        rows: [
          ['1', 'Varnley', '14', '33'],
          ['2', 'Hexmoor', '14', '29'],
        ],
      },
    });
  });

  test('whose form is asked for and not read come back as themselves', () => {
    expect(
      intentOf('Hall timetable\n\n| | Mon | Tue |\n|---|---|---|\n| 16-18 | Judo | Dance |\n| 18-20 | Handball | Judo |'),
    ).toMatchObject({
      form: 'data_table',
      data: {
        rows: [
          ['16-18', 'Judo', 'Dance'],
          ['18-20', 'Handball', 'Judo'],
        ],
      },
    });
  });
});

describe('words of others', () => {
  const quote = { form: 'hero_statement', variant: 'thesis_quote' };
  test.each([
    ['"Nobody told me how long I would wait."\n— Patient, day surgery', 'Patient, day surgery'],
    ['> Nobody told me how long I would wait.\n\n— Marta Ilves, nurse', 'Marta Ilves, nurse'],
    ['> Nobody told me how long I would wait.\n> — Marta Ilves, nurse', 'Marta Ilves, nurse'],
    ['quote slide: "Nobody told me how long I would wait." - maureen, food bank', 'maureen, food bank'],
  ])('have who says them: %j', (brief, attribution) => {
    expect(intentOf(brief)).toMatchObject({
      ...quote,
      headline: expect.stringContaining('Nobody told me how long I would wait'),
      data: { attribution },
    });
  });
});

describe('names that break off', () => {
  test('before a date are none', () => {
    const brief =
      '# Lock gate\n\n- Dewatering: Mar to Apr\n- Steel: May to Aug\n- Test: Sep to Nov\n\n**Milestone:** Reopening on 1 December';
    expect(JSON.stringify(intentOf(brief))).not.toMatch(/ to"/u);
  });
});

describe('titles', () => {
  test('that may be said to whoever makes the slide are asked for', () => {
    const plan = planBrief('split of tram tickets sold, pie or whatever: single 54%, day pass 27%, monthly 19%');
    expect(plan.route).toBe('needs_confirmation');
    expect(plan.draft?.open.map((o) => o.path)).toContain('/headline');
  });

  test('say "for" where a chat has a figure for it', () => {
    expect(intentOf('timeline 4 the stadium refit: 3 May old seats out, 20 May roof steel, 14 July pitch relaid').headline).not.toMatch(
      /^4/u,
    );
  });
});

test.each([
  ['SWOT: Strengths: brand, people. Weaknesses: cost. Opportunities: Asia. Threats: imports.', undefined],
  ['Our position 2026: Strengths: brand, people. Weaknesses: cost. Opportunities: Asia. Threats: imports.', 'Our position 2026'],
])('a label over sentences that each have one of their own heads them all: %s', (brief, headline) => {
  expect(planBrief(brief)).toMatchObject({
    route: 'selected',
    form: 'swot',
    unplaced: [],
    intent: {
      ...(headline === undefined ? {} : { headline }),
      data: { strengths: ['brand', 'people'], weaknesses: ['cost'], opportunities: ['Asia'], threats: ['imports'] },
    },
  });
});
