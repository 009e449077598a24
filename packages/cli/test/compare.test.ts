/** `deckwright compare` on two versions of a deck, an intent and a document. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { run } from './_run.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-compare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const tiles = (value: string) => ({ form: 'kpi_metrics', headline: 'More riders', data: { metrics: [{ label: 'Riders', value }] } });
const cover = (headline: string) => ({ form: 'hero_statement', headline });

it('says which slides came, moved and changed, and leaves numbers of slides out', async () => {
  const before = put('before.json', { slides: [cover('Night lines'), tiles('1.31m'), cover('Two decisions'), cover('Thanks')] });
  const after = put('after.json', { slides: [cover('Night lines'), cover('Why now'), tiles('1.42m'), cover('Two decisions')] });
  expect(await run('compare', before, after)).toMatchObject({
    code: 0,
    out: [
      'slide 2: added (Why now)',
      'slide 3: changed (More riders)',
      '  /data/metrics/0/value: “1.31m” → “1.42m”',
      'slide 4, was 3: moved (Two decisions)',
      'slide 4 of before: removed (Thanks)',
      '4 of 5 slides differ.\n',
    ].join('\n'),
  });
  expect((await run('compare', before, before)).out).toBe('0 of 4 slides differ.\n');
});

it('takes intents and documents, and says which of both it cannot read', async () => {
  const [before, after] = [
    put('a.json', { ...tiles('1'), theme_id: 'corporate-dark' }),
    put('b.json', { ...tiles('2'), theme_id: 'corporate-dark' }),
  ];
  const { out } = await run('compare', before, after, '--json');
  expect(JSON.parse(out)).toMatchObject({
    slides: [{ status: 'changed', figures: [{ path: '/data/metrics/0/value', from: '1', to: '2' }] }],
  });
  const [old, now] = ['North has 410 riders', 'North has 420 riders'].map((line, i) =>
    put(`${i}.md`, `# Riders\n\n## Lines\n\n- ${line}\n- Lake has 150\n`),
  );
  expect((await run('compare', old ?? '', now ?? '')).out).toMatch(/410.*420|420/);
  const bad = put('bad.json', { form: 'kpi_metrix' });
  const refused = await run('compare', before, bad, '--json');
  expect([refused.code, JSON.parse(refused.out)]).toEqual([2, expect.objectContaining({ ok: false, which: 'to', code: 'unknown_form' })]);
  expect(await run('compare', join(folder, 'none.json'), after)).toMatchObject({ code: 2, err: expect.stringContaining('none.json') });
});
