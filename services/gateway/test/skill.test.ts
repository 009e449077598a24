/** The skill for agents: its front matter is what hosts read, its links and names lead somewhere, and every request in it is answered as it says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formNames } from '@deckwright/draw/catalog';
import { all as errors } from '@deckwright/platform/errors';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/gateway.ts';
import { type Refusal, repair } from './_repair.ts';
import { startWholeService, type WholeService } from './_whole-service.ts';

const folder = resolve(import.meta.dirname, '../../../skills/deckwright');
const pages = ['SKILL.md', ...readdirSync(join(folder, 'references')).map((name) => `references/${name}`)];
const textOf = (page: string) => readFileSync(join(folder, page), 'utf8');

let service: WholeService;
let bundled: BundledIsolate;
beforeAll(async () => {
  bundled = await bundledIsolate({ once: true, concurrency: 1, waiting: 4 });
  service = await startWholeService({ isolate: bundled.isolate });
});
afterAll(async () => {
  await service?.close();
  bundled?.remove();
});

it('has a name and a description as hosts read them, and is short enough to be read whole', () => {
  const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(textOf('SKILL.md')) ?? [];
  const fields = Object.fromEntries(
    front.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  expect(fields['name']).toBe('deckwright');
  expect(fields['name']).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  expect(fields['description']?.length).toBeGreaterThan(100);
  expect(fields['description']?.length).toBeLessThanOrEqual(1024);
  // A colon with a blank would end the value in YAML.
  for (const value of Object.values(fields)) expect(value).not.toMatch(/: |^["'[{>|]/);
  for (const page of pages) expect([page, textOf(page).split('\n').length < 500]).toEqual([page, true]);
});

it('leads only to pages, endpoints, forms and errors that there are', () => {
  const served = routes.map(({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`);
  for (const page of pages) {
    const text = textOf(page);
    for (const [, link = ''] of text.matchAll(/\]\(([^)#]+)\)/g))
      expect([page, link, pages.includes(link.replace(/^\.\//, ''))]).toEqual([page, link, true]);
    for (const [, method = '', path = ''] of text.matchAll(/`?(GET|POST|PATCH|PUT|DELETE) (\/[\w/.{}-]+)/g))
      expect([page, served.includes(`${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`), path]).toEqual([page, true, path]);
  }
  const forms = [...textOf('references/forms.md').matchAll(/^\|.*\|(.*)\|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z_]+_[a-z_]+|funnel)`/g)].map(([, form]) => form),
  );
  expect(forms.length).toBeGreaterThan(12);
  const names = new Set<string>(formNames());
  for (const form of forms) expect([form, names.has(form ?? '')]).toEqual([form, true]);
  const codes = new Set<string>([...errors.map(({ code }) => code), 'needs_confirmation', 'would_fabricate']);
  for (const [, cell = ''] of textOf('references/refusals.md').matchAll(/^\| (`[^|]*`) \|/gm))
    for (const [, code = ''] of cell.matchAll(/`(\w+)`/g)) if (code !== 'code') expect([code, codes.has(code)]).toEqual([code, true]);
});

describe.each(pages)('requests of %s', (page) => {
  const blocks = [...textOf(page).matchAll(/^```json (\w+) (\S+) ?(\d*)\n([\s\S]*?)^```$/gm)];
  it.runIf(blocks.length > 0)('are answered as it says', async () => {
    const ids: Record<string, string> = {};
    const filled = (text: string) => text.replaceAll(/\{(\w+_id)\}/g, (whole, name: string) => ids[name] ?? whole);
    for (const [, method = '', path = '', status = '200', text = ''] of blocks) {
      const answer = await service.request(filled(path), { method, json: JSON.parse(filled(text)) as unknown });
      const body = (await answer.json()) as Readonly<Record<string, unknown>>;
      expect([page, path, answer.status, answer.status === Number(status || 200) ? null : body]).toEqual([
        page,
        path,
        Number(status || 200),
        null,
      ]);
      // What the skill tells an agent to look at is there, and says that all went well.
      if (answer.status === 200 && 'status' in body)
        expect([path, ['complete', 'validated', 'planned', 'clean', 'review'].includes(String(body['status']))]).toEqual([path, true]);
      if (answer.status === 422) expect(Object.keys(body)).toEqual(expect.arrayContaining(['code', 'remedy', 'errors']));
      for (const name of ['job_id', 'deck_id']) if (typeof body[name] === 'string') ids[name] = body[name];
    }
  });
});

it('shows a mistake that its patches mend', async () => {
  const [, wrong = ''] = /^```json POST \/v1\/render\/intent 422\n([\s\S]*?)^```$/m.exec(textOf('references/refusals.md')) ?? [];
  const ask = { method: 'POST', path: '/v1/render/intent', query: {}, headers: {}, body: JSON.parse(wrong) as unknown };
  const refused = await service.request(ask.path, { json: ask.body });
  const members = (await refused.json()) as Refusal;
  const [mended] = repair(ask, { ...members, status: refused.status, headers: refused.headers }, service.alice.key);
  const answer = await service.request(ask.path, { json: mended?.body });
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'complete' }]);
});
