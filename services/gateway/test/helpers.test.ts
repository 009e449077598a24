/** Functions for caller code: every example is Python that calls them as they are described, and every mistake is one. */
import { execFileSync } from 'node:child_process';
import { components } from '@deckwright/draw/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

interface Helper {
  readonly name: string;
  readonly signature: string;
  readonly parameters: readonly { readonly name: string; readonly required: boolean; readonly default?: string; readonly unit?: string }[];
  readonly example: string;
  readonly mistakes: readonly { readonly wrong: string; readonly right: string }[];
}

let harness: Harness;
let helpers: readonly Helper[];
beforeAll(async () => {
  harness = await startHarness();
  const answer = await harness.request('/v1/helpers', { as: null });
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as { helpers: readonly Helper[]; canvas: object; names: readonly string[]; runs_here: boolean };
  expect(body).toMatchObject({
    canvas: { w_in: 13.333, h_in: 7.5 },
    entry_point: { signature: 'build(prs)', with_chrome: 'build(prs, slide)' },
  });
  expect(body.names).toContain('MSO_ANCHOR');
  // Told and run agree.
  const runs = await harness.request('/v1/render/code', { json: { code: 'x = 1' } });
  expect(body.runs_here).toBe(runs.status !== 503);
  helpers = body.helpers;
});
afterAll(() => harness?.close());

/** Runs each example with functions of the described signatures in place of the real ones. */
const SCRIPT = `
import json, sys
helpers = json.load(sys.stdin)
class Anything:
    def __getattr__(self, name): return self
    def __call__(self, *a, **k): return self
    def __getitem__(self, i): return self
for helper in helpers:
    scope = {"THEME": None}
    for one in helpers:
        exec(f"def {one['signature']}:\\n    called.append('{one['name']}')\\n    return None", scope)
    scope["called"] = []
    exec(helper["example"], scope)
    scope["build"](Anything())
    assert helper["name"] in scope["called"], helper["name"]
print("ok")
`;

it('has every function that the original names, with the keywords that are right', () => {
  expect(helpers.map(({ name }) => name)).toEqual(['add_text_box', 'add_box', 'add_icon', 'add_image', 'theme_color', 'add_widget']);
  const signature = (name: string) => helpers.find((one) => one.name === name)?.signature;
  expect(signature('add_text_box')).toBe('add_text_box(slide, left, top, w, h, text, font_size=12, bold=False, color=None)');
  expect(signature('add_box')).toBe('add_box(slide, left, top, w, h, fill_color=None, line_color=None, corner_radius=0.05)');
  expect(signature('add_widget')).toBe('add_widget(slide, name, x, y, w, h, params=None, content=None, theme=THEME)');
});

it('shows examples that are Python and call it as described', () => {
  expect(execFileSync('python3', ['-c', SCRIPT], { input: JSON.stringify(helpers), encoding: 'utf8' }).trim()).toBe('ok');
});

it('names mistakes that its parameters do not take, and cures that they do', () => {
  for (const { name, parameters, mistakes } of helpers) {
    const names = new Set(parameters.map((one) => one.name));
    for (const { right } of mistakes)
      for (const [, keyword = ''] of right.matchAll(/(?:^|, )(\w+)=/g)) expect([name, names.has(keyword)]).toEqual([name, true]);
  }
  const wrong = helpers.flatMap(({ mistakes }) => mistakes.map((one) => one.wrong)).join(' ');
  expect(wrong).toMatch(/\bsize=/);
  expect(wrong).toMatch(/\bfill=/);
});

it('shows a component that there is', () => {
  const names = components.map(({ name }) => name);
  const shown = /add_widget\(slide, "(\w+)"/.exec(helpers.find(({ name }) => name === 'add_widget')?.example ?? '')?.[1];
  expect(names).toContain(shown);
});
