/** What a caller may demand of a slide: a least font size, only part of too much, and rules for pipelines. */

import { briefReader } from '@deckwright/brief';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, test } from 'vitest';

const kit = createDrawKit(carriedFonts());
const draw = async (body: unknown) => {
  const read = readSlideRequest(body, { briefs: briefReader });
  if (!read.ok) throw Object.assign(new Error(read.problem.detail), { problem: read.problem });
  return drawSlide(read.request, kit);
};
const items = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ label: `Item ${i + 1}`, sub: 'A line of support that says a little more' }));

describe('min_font_pt', () => {
  const body = { form: 'card_grid', headline: 'Cards', blocks: items(4) };

  test('a floor that the slide keeps changes nothing', async () => {
    const plain = await draw(body);
    const held = await draw({ ...body, min_font_pt: 12 });
    expect(held.deck.slides).toEqual(plain.deck.slides);
  });

  test('a floor that it cannot keep is refused with the size it would have', async () => {
    await expect(draw({ ...body, min_font_pt: 40 })).rejects.toMatchObject({
      problem: { code: 'min_font_not_met', status: 422, members: { needed_pt: 40, cost_charged: 0 } },
    });
  });
});

describe('allow_truncation', () => {
  test('of too many blocks the first are drawn whole, the others are named as dropped', async () => {
    const body = { form: 'card_grid', headline: 'Cards', blocks: items(20).map(({ label }) => ({ label })) };
    await expect(draw(body)).rejects.toMatchObject({ problem: { code: 'capacity_exceeded' } });
    const { report } = await draw({ ...body, allow_truncation: true });
    expect(report.fidelity).toBe('verbatim_truncated');
    expect(report.warnings.map((w) => w.code)).toContain('items_dropped');
    const dropped = report.fidelity_manifest.filter((e) => e.bound === 'dropped').map((e) => e.path);
    expect(dropped.length).toBeGreaterThan(0);
    expect(dropped).toContain('/blocks/19/label');
    expect(dropped).not.toContain('/blocks/0/label');
  });

  test('a component drops whole items too', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => ({ label: `Row ${i + 1}`, value: i + 1 }));
    const { report } = await draw({ body: { component: 'bar_list', params: { rows } }, allow_truncation: true });
    expect(report.fidelity).toBe('verbatim_truncated');
  });

  test('what fits is drawn as without it', async () => {
    const body = { form: 'card_grid', headline: 'Cards', blocks: items(3) };
    expect((await draw({ ...body, allow_truncation: true })).report.fidelity).toBe('verbatim');
  });
});

describe('strict_policy', () => {
  const body = { form: 'card_grid', headline: 'Cards', blocks: items(3), date: '2026-01-01' };

  test('without it an ignored field is a warning', async () => {
    const { report } = await draw(body);
    expect(report.status).toBe('complete');
    expect(report.policy_result).toBeUndefined();
  });

  test.each([
    [{ reject_ignored_fields: true }, 'reject_ignored_fields'],
    [{ min_font_pt: 30 }, 'min_font_pt'],
  ])('%j rejects the slide and names the rule', async (strict_policy, rule) => {
    const { report } = await draw({ ...body, strict_policy });
    expect(report.status).toBe('rejected');
    expect(report.policy_result?.violations.map((v) => v.rule)).toEqual([rule]);
  });

  test('reject_mixed takes no slide that was cut from prose', async () => {
    const brief = 'Agenda: results, outlook, decisions';
    const { report } = await draw({ brief, strict_policy: { reject_mixed: true } });
    expect(report.policy_result?.violations.map((v) => v.rule)).toEqual(['reject_mixed']);
    expect((await draw({ brief, strict_policy: { reject_truncated: true } })).report.status).toBe('complete');
  });

  test('a slide that keeps all rules passes', async () => {
    const { date: _, ...clean } = body;
    const { report } = await draw({
      ...clean,
      strict_policy: { reject_ignored_fields: true, reject_truncated: true, max_density: 'high' },
    });
    expect(report.status).toBe('complete');
    expect(report.policy_result).toEqual({ passed: true, violations: [] });
  });
});

describe('styling', () => {
  const body = { form: 'card_grid', headline: 'Cards', blocks: items(3) };

  test('a subject chooses a theme, which is named', async () => {
    const { report } = await draw({ ...body, imagery_tag: 'energy' });
    expect(report.theme_id).toBe('technical-light');
    expect(report.warnings.map((w) => w.code)).toEqual(['theme_chosen']);
  });

  test.each([{ styling: 'clean' }, { theme_id: 'corporate-light' }])('%j keeps to what is asked for', async (rest) => {
    const { report } = await draw({ ...body, imagery_tag: 'energy', ...rest });
    expect(report.theme_id).toBe('corporate-light');
    // The subject has no effect then, and the answer says so.
    expect(report.warnings.map((w) => [w.code, w.path])).toEqual([['control_without_effect', '/imagery_tag']]);
  });
});
