import { expect, test } from 'vitest';
import { z } from 'zod';
import { run } from './_run.ts';

test('a form says what it takes, and its example is valid by the schema that it prints', async () => {
  const { code, out } = await run('catalog', 'waterfall_bridge', '--json');
  expect(code).toBe(0);
  const entry = JSON.parse(out);
  expect(entry.variants.map(({ variant }: { variant: string }) => variant)).toContain(entry.example.variant);
  expect(z.fromJSONSchema(entry.schema).safeParse(entry.example.data).success).toBe(true);
});

test('a component says it too, in words for people', async () => {
  const { code, out } = await run('catalog', 'donut');
  expect(code).toBe(0);
  expect(out).toMatch(/params, as a JSON Schema[\s\S]*Example/);
});

test('a name that nothing has is answered with the nearest one', async () => {
  const { code, err } = await run('catalog', 'waterfal_bridge');
  expect(code).toBe(2);
  expect(err).toContain('waterfall_bridge');
});
