/** Exactly one input makes a slide, and nothing that is sent beside it or in it is lost without a word. */

import { briefReader } from '@deckwright/brief';
import { forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, test } from 'vitest';

const kit = createDrawKit(carriedFonts());

const TEXT = { kind: 'text', id: 't', x_in: 1, y_in: 1, w_in: 6, h_in: 1, text: 'Words' };

const INPUTS: Readonly<Record<string, object>> = {
  form: { form: 'takeaway_stack', headline: 'One', blocks: [{ label: 'First' }] },
  pattern: { pattern: 'takeaway_stack', title: 'One', blocks: [{ label: 'First' }] },
  prior_id: { prior_id: 'component_metric', content: { metrics: [{ value: '1', label: 'a' }] } },
  author_ssg: { author_ssg: { ssg: 1, canvas: { w_in: 13.333, h_in: 7.5 }, title: 'T', elements: [TEXT] } },
  body: { body: { component: 'metric', params: { metrics: [{ value: '1', label: 'a' }] } } },
  brief: { brief: 'Steps: sign, ship, bill.' },
};

async function reportOf(body: unknown) {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  return (await drawSlide(read.request, kit)).report;
}

describe('two inputs at once', () => {
  const names = Object.keys(INPUTS);
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b): [string, string] => [a, b]));
  test.each(pairs)('%s with %s is refused, both are named, and each alone is sound', (a, b) => {
    const read = readSlideRequest({ ...INPUTS[a], ...INPUTS[b] });
    if (read.ok) throw new Error('It was read.');
    const { problem } = read;
    expect([problem.status, problem.code]).toEqual([422, 'intent_invalid_shape']);
    expect(problem.errors?.map((e) => e.pointer)).toEqual([`/${a}`, `/${b}`]);
    expect(problem.detail).toContain(`/${a} and /${b}`);
    // The remedy, followed.
    for (const kept of [a, b]) expect(readSlideRequest(INPUTS[kept], { briefs: briefReader })).toMatchObject({ ok: true });
  });

  test('an input that is null or empty is not sent', () => {
    expect(readSlideRequest({ ...INPUTS['form'], brief: null, prior_id: '' })).toMatchObject({ ok: true });
  });
});

describe('a value beside or inside the content of a prior', () => {
  const prior = { prior_id: 'takeaway_stack_claim_and_proof', content: { headline: 'Inside', blocks: [{ label: 'First' }] } };
  const paths = async (body: unknown) => (await reportOf(body)).warnings.filter((w) => w.code === 'field_ignored').map((w) => w.path);

  test.each<[string, object, string]>([
    ['data beside content', { ...prior, data: { points: ['lost'] } }, '/data'],
    ['a headline twice', { ...prior, headline: 'Outside' }, '/headline'],
    ['a title beside its headline', { ...prior, content: { ...prior.content, title: 'Other' } }, '/content/title'],
    ['another form inside', { ...prior, content: { ...prior.content, form: 'swot' } }, '/content/form'],
    [
      'a member beside params',
      { prior_id: 'component_metric', content: { params: { metrics: [{ value: 1, label: 'a' }] }, notes2: 'x' } },
      '/content/notes2',
    ],
    [
      'chrome twice',
      {
        prior_id: 'component_metric',
        chrome: { title: 'A' },
        content: { chrome: { title: 'B' }, params: { metrics: [{ value: 1, label: 'a' }] } },
      },
      '/chrome',
    ],
    ['a title beside the headline, flat', { pattern: 'takeaway_stack', headline: 'A', title: 'B', blocks: [{ label: 'x' }] }, '/title'],
  ])('%s is named', async (_name, body, path) => {
    expect(await paths(body)).toEqual([path]);
  });

  test('and a sound one draws no warning', async () => {
    expect((await reportOf(prior)).warnings).toEqual([]);
  });
});

describe('an icon', () => {
  // A form that is filled with blocks takes an icon in each; it is drawn, or a warning names it.
  const cases = forms.flatMap(({ form, variants }) =>
    form.binds.includes('blocks')
      ? variants.flatMap((v) => (v.example.blocks === undefined ? [] : [[`${form.name}.${v.name}`, form.name, v] as const]))
      : [],
  );
  test.each(cases)('in a block of %s is drawn or warned of', async (_name, form, variant) => {
    const blocks = variant.example.blocks?.map((b) => ({ ...b, icon: 'rocket' }));
    const read = readSlideRequest({ form, variant: variant.name, ...variant.example, blocks });
    if (!read.ok) throw new Error(read.problem.detail);
    const { report, deck } = await drawSlide(read.request, kit);
    const names = JSON.stringify(deck.slides[0]?.shapes).match(/icon: rocket/g)?.length ?? 0;
    const told = report.fidelity_manifest.filter((e) => e.path.endsWith('/icon'));
    expect(told).toHaveLength(blocks?.length ?? 0);
    expect(told.filter((e) => e.bound !== 'dropped')).toHaveLength(names);
    expect(report.warnings.some((w) => w.code === 'value_not_shown' && /icon/.test(w.path ?? ''))).toBe(names < told.length);
  });
});

test('a slide without a title says so', async () => {
  const missing = async (body: object) => (await reportOf(body)).warnings.filter((w) => w.code === 'missing_title').map((w) => w.path);
  expect(await missing({ form: 'takeaway_stack', blocks: [{ label: 'First' }] })).toEqual(['/headline']);
  expect(await missing({ body: { component: 'metric', params: { metrics: [{ value: 1, label: 'a' }] } } })).toEqual(['/chrome/title']);
  expect(await missing({ author_ssg: { ssg: 1, canvas: { w_in: 13.333, h_in: 7.5 }, elements: [TEXT] } })).toEqual(['/author_ssg/title']);
  expect(await missing({ form: 'takeaway_stack', headline: 'T', blocks: [{ label: 'First' }] })).toEqual([]);
});

test('a brief cannot be read where no reader of briefs is handed in', () => {
  expect(() => readSlideRequest({ brief: 'Steps: sign, ship, bill.' })).toThrow('hand one in');
});
