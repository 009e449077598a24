/** `prior_id` with `content`: the same slide as the intent it stands for, told in the pointers of what was sent. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, test } from 'vitest';
import { findForm } from '../../src/catalog/index.ts';

const kit = createDrawKit(carriedFonts());
const read = (body: unknown) => {
  const found = readSlideRequest(body);
  if (!found.ok) throw Object.assign(new Error(found.problem.detail), { problem: found.problem });
  return found.request;
};
const example = findForm('waterfall_bridge')?.variants.find((v) => v.name === 'standard_driver_bridge')?.example as Record<string, unknown>;
const prior_id = 'waterfall_bridge_standard_driver_bridge';
const typed = { form: 'waterfall_bridge', variant: 'standard_driver_bridge', ...example };

describe('prior_id with content', () => {
  test.each([
    ['members as in an intent', { prior_id, content: example }],
    ['a dot in the id', { prior_id: 'waterfall_bridge.standard_driver_bridge', content: example }],
    [
      'the flat spelling of template pages',
      {
        prior_id,
        content: {
          pattern: 'waterfall_bridge',
          variant: 'standard_driver_bridge',
          ...(example.data as object),
          ...Object.fromEntries(
            Object.entries(example).flatMap(([k, v]) =>
              k === 'data' ? [] : [[({ headline: 'title', context: 'subtitle' } as Record<string, string>)[k] ?? k, v]],
            ),
          ),
        },
      },
    ],
  ])('draws the same slide from %s', (_, body) => {
    expect(read(body).hash).toBe(read(typed).hash);
  });

  test('a component prior takes its params', async () => {
    const params = { metrics: [{ label: 'Riders', value: '1.31m' }] };
    const whole = read({ chrome: { title: 'Up' }, body: { component: 'metric', params } });
    expect(read({ prior_id: 'component_metric', content: { chrome: { title: 'Up' }, params } }).hash).toBe(whole.hash);
    expect(read({ prior_id: 'component_metric', content: params }).hash).toBe(read({ body: { component: 'metric', params } }).hash);
  });

  test('what is told points into the request as it was sent', async () => {
    const drawn = await drawSlide(read({ prior_id, content: { ...example, subject: 'no place for it' } }), kit);
    expect(drawn.report.fidelity_manifest.every((e) => e.path.startsWith('/content/'))).toBe(true);
    expect(drawn.report.fidelity).toBe('verbatim');
    const found = readSlideRequest({ prior_id, content: { title: 'Flat', unit: 'm', steps: [{ kind: 'start', label: 'A', value: 'x' }] } });
    expect(found.ok ? undefined : found.problem.errors?.[0]?.pointer).toBe('/content/steps/0/value');
  });

  test('an unknown prior is refused with the nearest', () => {
    const found = readSlideRequest({ prior_id: 'waterfall_bridge_standard_driver_brigde', content: {} });
    expect(found.ok ? undefined : found.problem).toMatchObject({ code: 'unknown_prior', status: 400, members: { nearest: prior_id } });
  });

  test.each([
    'waterfall_bridge_usage_pricing_build',
    'corporate__financial_reporting__waterfall_bridge',
    'strategic_fork_do_nothing_vs_act',
  ])('the id %s that clients carry is known', (id) => {
    const found = readSlideRequest({ prior_id: id, content: {} });
    expect(found.ok ? '' : found.problem.code).not.toBe('unknown_prior');
  });

  test('content that is no object is refused', () => {
    const found = readSlideRequest({ prior_id, content: 'x' });
    expect(found.ok ? undefined : found.problem.errors?.[0]?.pointer).toBe('/content');
  });
});
