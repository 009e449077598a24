import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './_run.ts';

const dir = mkdtempSync(join(tmpdir(), 'deckwright-plan-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const file = (name: string, text: string): string => {
  writeFileSync(join(dir, name), text);
  return join(dir, name);
};

const plan = (...args: string[]) => run('plan', ...args);

const FUNNEL = 'Sales funnel: 12,000 visitors, 3,400 sign-ups, 910 trials';

describe('plan of one brief', () => {
  test('names the form, the confidence and the characters of each value', async () => {
    const { code, out } = await plan(FUNNEL);
    expect(code).toBe(0);
    expect(out).toMatch(/^selected: is drawn as funnel, \w+ \(confidence 0\.\d+, (?:high|medium)\)\n/);
    expect(out).toMatch(/\/data\/stages\/0\/value\s+12,000 {2}\[14-20\]/);
  });

  test('names the look that was asked for, and what no theme has', async () => {
    const { out } = await plan('KPIs on a dark technical slide in McKinsey style: orders 120, returns 3%, margin 40%');
    expect(out).toContain('Theme\n  technical-dark, for dark, technical');
    expect(out).toContain('A look that no theme has\n  McKinsey style');
  });

  test('of a thin brief fails and says what to add', async () => {
    const { code, out } = await plan('Show revenue by region');
    expect(code).toBe(1);
    expect(out).toMatch(/^would_fabricate: Not drawn/);
    expect(out).toMatch(/To add, one of\n {2}bar_rank_chart: Add /);
  });

  test('as JSON has the intent and the verdict', async () => {
    const { code, out } = await plan(FUNNEL, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ route: 'selected', next_action: 'render', intent: { form: 'funnel' } });
    const thin = await plan('Show revenue by region', '--json');
    expect(thin.code).toBe(1);
    expect(JSON.parse(thin.out)).toMatchObject({ route: 'would_fabricate', repair_options: [{ form: 'bar_rank_chart' }, {}, {}] });
  });

  test.each([
    ['prose', 'brief.txt', FUNNEL],
    ['a request', 'brief.json', JSON.stringify({ brief: FUNNEL, theme_id: 'minimal-dark' })],
  ])('is read from a file of %s', async (_, name, text) => {
    expect((await plan('--file', file(name, text))).out).toContain('is drawn as funnel');
    expect((await plan(`@${file(name, text)}`)).out).toContain('is drawn as funnel');
  });

  test.each([
    [[], 'name a brief'],
    [['a', '--file', 'b'], 'not both'],
    [['   '], '1 to 20000 characters'],
    [['x'.repeat(20_001)], '20001'],
    [['--file', join(dir, 'none')], 'There is no file'],
    [['--deck', '--slides', '31', 'a'], 'must be 1 to 30'],
  ])('that was called in a way it does not understand ends with 2 (%#)', async (args, says) => {
    const { code, err } = await plan(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(says)]);
  });

  test('explains itself', async () => {
    const { code, out } = await plan('--help');
    expect(code).toBe(0);
    for (const option of ['--file', '--json', '--deck', '--slides', '--locale', '--language']) expect(out).toContain(option);
  });
});

describe('plan of a deck', () => {
  const PROMPT = `Deck for the board\n\n1. ${FUNNEL}\n2. Agenda: results, outlook, decisions\n3. Revenue by region`;
  test('lists its slides and what the thin ones need', async () => {
    const { code, out } = await plan('--deck', PROMPT);
    expect(code).toBe(1);
    expect(out).toContain('3 slides, parted by numbers; 2 can be drawn as they are');
    expect(out).toContain('Before them: Deck for the board');
    expect(out).toMatch(/ 1\. funnel \(selected/);
    expect(out).toMatch(/ 3\. would_fabricate\n {4}Revenue by region\n {4}To add: /);
  });
  test('leaves out what is beyond the number of slides, and says so', async () => {
    const { out, err } = await plan('--deck', '--slides', '2', PROMPT);
    expect(out).toContain('Left out: Revenue by region');
    expect(err).toContain('2 slides were asked for');
  });
  test('of a file with briefs plans each', async () => {
    const { out } = await plan(
      '--json',
      '--file',
      file('deck.json', JSON.stringify({ slides: [{ brief: FUNNEL }, { brief: 'Agenda: results, outlook' }] })),
    );
    expect(JSON.parse(out)).toMatchObject({ cut_by: 'given', slides: [{ form: 'funnel' }, { form: 'agenda_list' }] });
  });
});

describe('render of a file with a brief', () => {
  test('draws it', async () => {
    const out = join(dir, 'out');
    const { code } = await run('render', file('funnel.json', JSON.stringify({ brief: FUNNEL })), '--out', out);
    expect([code, readdirSync(out)]).toEqual([0, ['funnel.pptx']]);
  });
  test('says what a thin one needs', async () => {
    const { code, err } = await run(
      'render',
      file('thin.json', JSON.stringify({ brief: 'Show revenue by region' })),
      '--out',
      join(dir, 'thin'),
    );
    expect(code).toBe(1);
    expect(err).toMatch(/none are invented[\s\S]*bar_rank_chart: Add /);
  });
});
