import { expect, test } from 'vitest';
import { main } from '../src/main.ts';

async function plan(...args: string[]): Promise<{ code: number; out: string }> {
  let out = '';
  let failed = false;
  const write = (text: string): void => {
    out += text;
  };
  const code = await main(['plan', ...args], {
    out: write,
    err: write,
    watched: false,
    fail: () => {
      failed = true;
    },
    failed: () => failed,
  });
  return { code, out };
}

test('plan names the form and the characters of each value', async () => {
  const { code, out } = await plan('Sales funnel: 12,000 visitors, 3,400 sign-ups, 910 trials');
  expect(code).toBe(0);
  expect(out).toContain('selected: funnel');
  expect(out).toContain('/data/stages/0/display = 12,000 [14-20]');
});

test('plan of a thin brief fails and says what to add', async () => {
  const { code, out } = await plan('Show revenue by region', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ route: 'would_fabricate', repair_options: [{ form: 'bar_rank_chart' }, {}, {}] });
});
