/** Briefs on the whole service: gateway, relay and a worker that draws, on a real Postgres. */
import { readWallet } from '@deckwright/platform/billing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stand, type StandGateway, startStand } from '../../render-worker/test/_stand.ts';

let stand: Stand;
let gateway: StandGateway;
beforeAll(async () => {
  stand = await startStand({ queue: 'postgres' });
  gateway = await stand.startGateway();
  await stand.startWorker({ pause_ms: 0 }).ready;
});
afterAll(() => stand?.stop());

type Body = Record<string, unknown> & { readonly routing?: Record<string, unknown> };

async function call(path: string, json: unknown): Promise<{ readonly status: number; readonly body: Body }> {
  const response = await fetch(gateway.base + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${stand.tenant.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  return { status: response.status, body: (await response.json()) as Body };
}
const get = (path: string) => fetch(gateway.base + path, { headers: { authorization: `Bearer ${stand.tenant.key}` } });
const money = async (): Promise<string> => JSON.stringify(await readWallet(stand.db, stand.tenant.account_id));

const KPIS = 'KPIs this month: ARR $24.6M, net retention 112%, gross margin 78%';

/** What a caller would write into the blanks. */
function filledIn(brief: string): string {
  const words = ['North', 'South', 'East', 'West', 'Centre'];
  let nth = 0;
  return brief.replace(/\[(name|number|text)\]/g, (_blank, kind: string) => {
    nth += 1;
    return kind === 'number' ? String(40 + nth) : (words[nth % words.length] ?? '');
  });
}

describe('a brief that routes', () => {
  it('is drawn, with what was read where, and its file has the brief’s words', async () => {
    const { status, body } = await call('/v1/render/auto', { brief: KPIS, name: 'KPIs of May' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'complete', form: 'kpi_metrics', fidelity: 'mixed', name: 'KPIs of May', pptx_available: true });
    const { routing = {} } = body;
    expect(routing).toMatchObject({
      route: 'selected',
      form: 'kpi_metrics',
      confidence: { calibrated: expect.any(Number), label: 'high' },
      intent: { form: 'kpi_metrics' },
      style: { asked: [] },
      unsupported_style: [],
    });
    expect(routing['candidates']).toMatchObject({ 0: { form: 'kpi_metrics', fillable: true } });
    for (const { text, start, end } of routing['extracted'] as { text: string; start: number; end: number }[])
      expect(KPIS.slice(start, end)).toBe(text);
    const file = await get(`/v1/jobs/${String(body['job_id'])}/pptx`);
    expect(file.status).toBe(200);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });
  it('is free the second time, and told the same of itself', async () => {
    const brief = `${KPIS}, logo churn 1.9%`;
    const first = await call('/v1/render/intent', { brief });
    const second = await call('/v1/render/auto', { brief });
    expect(second.body).toMatchObject({ repeat_of: first.body['job_id'], cost_charged: 0 });
    expect(second.body.routing).toEqual(first.body.routing);
  });
  it('that draws the same slide as its own intent is not told the intent’s story', async () => {
    const brief = 'KPIs: orders 51, returns 3%, margin 40%';
    const typed = (await call('/v1/plan', { brief })).body['intent'] as object;
    const first = await call('/v1/render/intent', typed);
    expect(first.body).toMatchObject({ fidelity: 'verbatim' });
    const second = await call('/v1/render/auto', { brief });
    expect(second.body).toMatchObject({ fidelity: 'mixed', routing: { form: 'kpi_metrics' } });
  });
  it('takes theme_id over the look it asks for, and both are named', async () => {
    const brief = 'KPIs on a dark technical slide like Apple: orders 120, returns 3%, margin 40%';
    const own = await call('/v1/render/auto', { brief });
    expect(own.body).toMatchObject({
      theme_id: 'technical-dark',
      routing: { style: { theme_id: 'technical-dark', applied: true }, unsupported_style: ['like Apple'] },
    });
    const pinned = await call('/v1/render/auto', { brief, theme_id: 'editorial_light' });
    expect(pinned.body).toMatchObject({ theme_id: 'editorial-light', routing: { style: { theme_id: 'technical-dark', applied: false } } });
  });
  it('is checked for nothing', async () => {
    const before = await money();
    const { status, body } = await call('/v1/render/auto', { brief: KPIS, dry_run: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'validated',
      dry_run: true,
      fidelity_forecast: 'mixed',
      form: 'kpi_metrics',
      routing: { route: 'selected' },
      cost_charged: 0,
      estimated_cost: 0.05,
      pptx_available: false,
    });
    expect(await money()).toBe(before);
  });
  it('is rendered in safe mode when nothing of it is left over, and else only reported', async () => {
    const whole = await call('/v1/render/intent', { brief: `${KPIS}, seats 90`, mode: 'safe' });
    expect(whole.body).toMatchObject({ status: 'complete', fidelity: 'mixed' });
    const over = `${KPIS}. Growth held up well. Costs stayed in check. The team expects a strong autumn. Hiring goes on as planned.`;
    const partial = await call('/v1/render/intent', { brief: over, mode: 'safe', allow_low_confidence: true });
    expect(partial.body).toMatchObject({ dry_run: true, fidelity: 'partial', cost_charged: 0, pptx_available: false });
  });
});

describe('a brief that does not route', () => {
  it('is refused at no cost, with repairs that render when sent', async () => {
    const before = await money();
    const { status, body } = await call('/v1/render/auto', { brief: 'Show revenue by region', allow_fabrication: true });
    expect([status, body]).toMatchObject([
      422,
      { code: 'intent_unroutable', status: 422, route: 'would_fabricate', cost_charged: 0, repair_options: [{}, {}, {}] },
    ]);
    expect(await money()).toBe(before);
    const [repair] = body['repair_options'] as { form: string; completed_brief: string }[];
    const asItIs = await call('/v1/render/auto', { brief: repair?.completed_brief });
    expect([asItIs.status, asItIs.body]).toMatchObject([422, { code: 'intent_unroutable', title: 'The brief has blanks to fill in' }]);
    const mended = await call('/v1/render/auto', { brief: filledIn(repair?.completed_brief ?? '') });
    expect([mended.status, mended.body]).toMatchObject([200, { status: 'complete', form: repair?.form }]);
  });
  it('comes with a draft that holds what it says, and renders once its open places are filled', async () => {
    const brief = 'Sales funnel: visitors, sign-ups, trials, customers';
    const { body } = await call('/v1/render/auto', { brief });
    const { draft } = body as { draft: { form: string; intent: { data: { stages: object[] } }; open: { path: string; blank: string }[] } };
    expect(draft).toMatchObject({ form: 'funnel', intent: { data: { stages: [{ label: 'visitors', value: '[number]' }, {}, {}, {}] } } });
    expect(draft.open.map(({ path, blank }) => `${path} ${blank}`)).toEqual([
      '/headline [text]',
      ...[0, 1, 2, 3].map((i) => `/data/stages/${i}/value [number]`),
    ]);
    const asItIs = await call('/v1/render/intent', draft.intent);
    expect([asItIs.status, asItIs.body]).toMatchObject([422, { errors: [{ pointer: '/data/stages/0/value' }, {}, {}, {}] }]);
    const stages = draft.intent.data.stages.map((stage, i) => ({ ...stage, value: 900 - 200 * i }));
    const filled = await call('/v1/render/intent', { ...draft.intent, data: { ...draft.intent.data, stages } });
    expect([filled.status, filled.body]).toMatchObject([200, { status: 'complete', form: 'funnel' }]);
  });
  it('is a finding of a dry run, not its failure', async () => {
    const { status, body } = await call('/v1/render/intent', { brief: 'Show revenue by region', dry_run: true });
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'would_fabricate',
        fidelity_forecast: 'would_reject',
        route: 'would_fabricate',
        cost_charged: 0,
        errors: [{ code: 'intent_unroutable' }],
      },
    ]);
    expect((body['repair_options'] as unknown[]).length).toBeGreaterThan(0);
  });
  it.each([
    ['/v1/render/auto', {}, 400, 'intent_invalid_shape'],
    ['/v1/render/auto', { brief: null }, 400, 'intent_invalid_shape'],
    ['/v1/render/auto', { brief: '  ' }, 400, 'request_invalid'],
    ['/v1/render/auto', { brief: 12 }, 400, 'request_invalid'],
    ['/v1/render/auto', { brief: 'x'.repeat(20_001) }, 400, 'request_invalid'],
    ['/v1/render/auto', { brief: KPIS, form: 'funnel' }, 422, 'intent_invalid_shape'],
    ['/v1/render/auto', { brief: KPIS, theme_id: 'nope' }, 422, 'unknown_theme'],
    ['/v1/render/auto', { brief: KPIS, dry_run: 'yes' }, 422, 'request_invalid'],
    ['/v1/render/auto', { brief: KPIS, preview: true }, 400, 'preview_not_eligible'],
    ['/v1/render/intent', { brief: KPIS, preview: true }, 400, 'preview_not_eligible'],
    ['/v1/plan', { brief: ' ' }, 422, 'request_invalid'],
    ['/v1/deck/outline', { slide_count: 4 }, 422, 'request_invalid'],
    ['/v1/deck/outline', { prompt: KPIS, slide_count: 31 }, 422, 'request_invalid'],
    ['/v1/deck/outline', { prompt: KPIS, theme_id: 'nope' }, 422, 'unknown_theme'],
    ['/v1/deck/outline', { prompt: KPIS, document: '# Report' }, 422, 'request_invalid'],
    ['/v1/deck/outline', { document: 'a'.repeat(200_001) }, 422, 'request_invalid'],
  ])('%s refuses what it cannot take (%#)', async (path, json, status, code) => {
    expect(await call(path, json)).toMatchObject({ status, body: { code, status } });
  });
});

describe('planning', () => {
  it('answers with the verdict and an intent that renders as it stands', async () => {
    const { body } = await call('/v1/plan', { brief: KPIS, top: 2, escalate: false, variant_policy: 'production_safe' });
    expect(body).toMatchObject({
      route: 'selected',
      input: 'extractable_from_brief',
      next_action: 'render',
      will_escalate: false,
      create_slide_behavior: 'renders',
      confidence: { label: 'high', source: 'structural_router', retrieval_score: expect.any(Number), retrieval_margin: expect.any(Number) },
      best_semantic: { form: 'kpi_metrics' },
      best_production_safe: { form: 'kpi_metrics' },
      cost_charged: 0,
    });
    const candidates = body['candidates'] as { candidate_margin?: number }[];
    expect(candidates.length).toBeLessThanOrEqual(2);
    expect(candidates.map((c) => c.candidate_margin !== undefined)).toEqual(candidates.map((_, i) => i === 0));
    expect((await call('/v1/render/intent', body['intent'])).body).toMatchObject({ status: 'complete', fidelity: 'verbatim' });
  });
  it('says of a thin brief what is missing', async () => {
    const { status, body } = await call('/v1/plan', { brief: 'Show revenue by region' });
    expect([status, body]).toMatchObject([
      200,
      { route: 'would_fabricate', input: 'needs_structured_data', next_action: 'add_figures', create_slide_behavior: 'refuses_at_no_cost' },
    ]);
  });
  it('outlines a deck for nothing, and its briefs render', async () => {
    const before = await money();
    const { status, body } = await call('/v1/deck/outline', {
      prompt: `Deck for the board\n\n1. ${KPIS}\n2. Agenda: results, outlook, decisions\n3. Revenue by region`,
      slide_count: 5,
      audience: 'The board',
      focus_area: '',
      language: 'en',
      name: 'Board deck',
    });
    expect([status, body]).toMatchObject([
      200,
      {
        name: 'Board deck',
        cut_by: 'numbers',
        preamble: 'Deck for the board',
        slide_count: 3,
        quality_profile: 'executive',
        slides: [
          { slide_number: 1, form: 'kpi_metrics', engine: 'deterministic', cost: 0.05 },
          { slide_number: 2, form: 'agenda_list', cost: 0.05 },
          { slide_number: 3, route: 'would_fabricate', cost: 0.05, brief_hint: { add: expect.any(String) } },
        ],
        estimated_cost: 0.15,
        ready_cost: 0.1,
        cost_charged: 0,
        warnings: [{ code: 'fewer_topics_than_slides' }],
      },
    ]);
    expect(await money()).toBe(before);
    const slides = body['slides'] as { brief: string; brief_hint?: { completed_brief: string } }[];
    for (const { brief, brief_hint } of slides)
      expect((await call('/v1/render/auto', { brief: filledIn(brief_hint?.completed_brief ?? brief) })).body).toMatchObject({
        status: 'complete',
      });
  });
  it('outlines a document for nothing, and its entries are the slides of a deck', async () => {
    const before = await money();
    const document =
      '# Report\n\n## Sales\n\n| Year | Sales |\n|---|---|\n| 2023 | 12 |\n| 2024 | 15 |\n| 2025 | 19 |\n\n## Staff\n\nWe are 412 people in 3 plants.\n\nNot for the slides: 7 will leave.';
    const { status, body } = await call('/v1/deck/outline', { document, slide_count: 3, title: 'Board', theme_id: 'corporate-dark' });
    expect([status, body]).toMatchObject([
      200,
      {
        title: 'Board',
        cut_by: 'document',
        slide_count: 3,
        slides: [
          { headline: 'Board', headline_by: 'document', intent: { form: 'hero_statement' } },
          { headline: 'Sales rose from 12 in 2023 to 19 in 2025', headline_by: 'rule', intent: { form: 'trend_chart' } },
          { headline: 'Staff', intent: { form: 'text_page' }, block_ids: ['b4', 'b5'] },
        ],
        left_out: [{ block_id: 'b6', reason: 'asked', text: 'Not for the slides: 7 will leave.' }],
        estimated_cost: 0.15,
        cost_charged: 0,
        warnings: [],
      },
    ]);
    expect(await money()).toBe(before);
    const slides = (body['slides'] as { intent: object }[]).map(({ intent }) => intent);
    const drawn = await call('/v1/render/intent/deck', { slides, theme_id: 'corporate-dark', dry_run: true });
    expect([drawn.status, drawn.body]).toMatchObject([200, { slides_ok: 3, slides_total: 3 }]);
  });
  it('outlines briefs that came cut', async () => {
    const { body } = await call('/v1/deck/outline', {
      slides: [
        { brief: 'Agenda: results, outlook, decisions', name: 'Topics', slide_number: 2 },
        { brief: KPIS, slide_number: 1 },
      ],
      visual_style: 'dark',
      title: 'May',
      author: 'Ines',
    });
    expect(body).toMatchObject({
      cut_by: 'given',
      theme_id: 'corporate-dark',
      title: 'May',
      author: 'Ines',
      slides: [{ form: 'kpi_metrics' }, { form: 'agenda_list', name: 'Topics' }],
    });
  });
});
