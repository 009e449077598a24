/** The n8n node and the CI action that people run already: every call that they make, with bodies as theirs, and every field that they read. */
import { openPackage } from '@deckwright/read/ooxml';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WholeService } from './_whole-service.ts';

/** A call of a client: what it can send, and what it reads of the answer, each by its path. */
interface ClientCall {
  readonly sends: readonly string[];
  readonly reads: readonly string[];
}

const RENDERED = ['job_id', 'status', 'fidelity', 'cost', 'pptx_available', 'blocking_error_count', 'nonblocking_warning_count'];

const CALLS: Readonly<Record<string, ClientCall>> = {
  'n8n GET /v1/jobs': {
    sends: ['limit', 'offset', 'status', 'include_children'],
    reads: [
      'jobs',
      ...['job_id', 'name', 'status', 'pptx_url', 'preview_url', 'cost_charged', 'created_at'].map((name) => `jobs/0/${name}`),
    ],
  },
  'n8n GET /v1/jobs/{id}': {
    sends: [],
    reads: ['job_id', 'name', 'status', 'pptx_url', 'preview_url', 'cost_charged', 'latency_ms', 'quality_warnings', 'result/fidelity'],
  },
  'n8n GET /v1/catalog/forms': { sends: [], reads: ['families', 'families/0/form', 'families/0/menu'] },
  'n8n GET /v1/catalog/forms/{form}': { sends: [], reads: ['form', 'binds', 'capacity', 'data_schema', 'example'] },
  'n8n POST /v1/render/auto': {
    sends: ['brief', 'allow_fabrication', 'dry_run', 'expand_brief', 'language', 'name', 'styling', 'theme_id'],
    reads: [...RENDERED, 'warnings'],
  },
  'n8n POST /v1/render/intent': {
    sends: [
      ...['form', 'headline', 'blocks', 'data', 'context', 'dry_run', 'imagery', 'min_font_pt', 'name', 'source_note', 'styling'],
      ...['takeaway', 'theme_id', 'variant', 'direction'],
    ],
    reads: [...RENDERED, 'warnings'],
  },
  'n8n POST /v1/render/intent/deck': {
    sends: ['slides', 'name', 'dry_run', 'imagery', 'force_render', 'styling', 'imagery_tag', 'theme_id', 'direction'],
    reads: [...RENDERED, 'slides_ok'],
  },
  'n8n POST /v1/deck/outline': {
    sends: ['prompt', 'slide_count', 'audience', 'focus_area', 'language'],
    reads: ['slides', 'slides/0/brief', 'slides/0/cost', 'estimated_cost'],
  },
  'action POST /v1/render/intent/deck': { sends: ['slides', 'name', 'theme_id', '$schema'], reads: [...RENDERED, 'slides_ok'] },
};

/** Whether something stands at a path, be it null. */
function stands(whole: unknown, path: string): boolean {
  let value = whole;
  for (const step of path.split('/')) {
    if (typeof value !== 'object' || value === null || !(step in value)) return false;
    value = Reflect.get(value, step);
  }
  return true;
}

export function publicClientCases(whole: () => WholeService): void {
  let service: WholeService;
  beforeAll(() => {
    service = whole();
  });

  type Body = Record<string, unknown>;
  const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
  const text = expect.any(String);
  const number = expect.any(Number);
  /** What was sent, by call. */
  const sent = new Map<string, Set<string>>();

  /** Notes what went out, and names every field of the answer that the client would miss. */
  function answered(call: string, request: unknown, body: unknown): void {
    const names = sent.get(call) ?? new Set<string>();
    for (const name of Object.keys(request ?? {})) names.add(name);
    sent.set(call, names);
    const isDry = typeof request === 'object' && request !== null && Reflect.get(request, 'dry_run') === true;
    const missing = (CALLS[call]?.reads ?? ['a row in the table of calls']).filter(
      (path) => !stands(body, path) && !(isDry && ['job_id', 'fidelity', 'warnings'].includes(path)),
    );
    expect([call, missing]).toEqual([call, []]);
  }

  const HERO = { form: 'hero_statement', headline: 'Network plan 2027', context: 'Board meeting', date: '2026-09-14' };
  const AGENDA = {
    form: 'agenda_list',
    headline: 'Three decisions to take today',
    subject: 'AGENDA',
    blocks: [
      { label: 'Network', kind: 'header' },
      { label: 'Night lines', meta: '20 min', sub: 'Which two stay' },
      { label: 'Depot lease', meta: '15 min', sub: 'Renew or move' },
    ],
  };
  /** With `delta`, as clients of July send it. */
  const KPIS = {
    form: 'kpi_metrics',
    headline: 'More riders, fewer complaints',
    data: {
      metrics: [
        { label: 'Riders', value: '1.31m', delta: '+6%', delta_tone: 'good' },
        { label: 'Complaints', value: '402', delta: '-11%', delta_tone: 'good', sub: 'per month' },
      ],
    },
    takeaway: 'Punctuality is the one to fix.',
  };
  const BARS = {
    form: 'bar_rank_chart',
    headline: 'Two depots miss the punctuality target',
    data: {
      unit: '%',
      categories: [
        { label: 'North', value: 94.1, display: '94.1%' },
        { label: 'Harbour', value: 88.4, display: '88.4%', emphasis: 'primary' },
      ],
    },
    source_note: 'Trip log, May',
  };
  const TREND = {
    form: 'trend_chart',
    headline: 'Night ridership doubles by winter',
    data: {
      periods: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
      series: [{ label: 'Night riders', values: [4100, 4600, 5200], forecast_values: [6000, 7100, 8300], unit: '', emphasis: 'primary' }],
      target: { value: 8000, label: 'Target 8,000' },
    },
  };
  const STATUS = {
    form: 'status_dashboard',
    headline: 'Depot permit needs a decision',
    data: {
      rows: [
        {
          item: 'Depot permit',
          status: 'red',
          progress: 20,
          owner: 'Legal',
          due: '30 Sep',
          next_action: 'Choose the appeal',
          emphasis: 'primary',
        },
        { item: 'New app', status: 'green', progress: 75, owner: 'Digital', due: '15 Nov', next_action: 'Beta with 200 riders' },
      ],
    },
  };

  function everythingWasSent(client: string): void {
    const made = Object.entries(CALLS).filter(([call]) => call.startsWith(client));
    const unsent = made.flatMap(([call, { sends }]) =>
      sent.has(call) ? sends.filter((name) => !sent.get(call)?.has(name)).map((name) => `${call}: ${name}`) : [`${call}: not made`],
    );
    expect(unsent).toEqual([]);
  }

  describe('the n8n node', () => {
    const ask = async (path: string, json?: unknown, headers: Record<string, string> = {}, key = service.alice.key): Promise<Response> =>
      fetch(service.base + path, {
        method: json === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'x-slideforge-client': 'n8n-nodes-slideforge',
          accept: 'application/json',
          // On requests without a body, too.
          'content-type': 'application/json',
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
    const read = async (path: string, json?: unknown): Promise<Body> => {
      const answer = await ask(path, json);
      const body = (await answer.json()) as Body;
      expect([answer.status, body]).toMatchObject([200, {}]);
      const { pathname, searchParams } = new URL(path, service.base);
      const template = pathname.replace(/\/forms\/\w+$/, '/forms/{form}').replace(/\/jobs\/\w+$/, '/jobs/{id}');
      answered(`n8n ${json === undefined ? 'GET' : 'POST'} ${template}`, json ?? Object.fromEntries(searchParams), body);
      return body;
    };
    const rendered = { job_id: expect.stringMatching(/^job_/), status: text, fidelity: text };

    it('tells a good key from a bad one by its credential test', async () => {
      expect((await ask('/v1/jobs?limit=1')).status).toBe(200);
      const refused = await ask('/v1/jobs?limit=1', undefined, {}, 'sf_live_nonsense');
      // n8n hides the body from its agents: title and status stand alone.
      expect([refused.status, await refused.json()]).toMatchObject([401, { title: text, detail: text }]);
    });

    it('fills its menu of forms, and shows one', async () => {
      const { families } = (await read('/v1/catalog/forms')) as { families: { form: string; menu: string }[] };
      expect(families.length).toBeGreaterThanOrEqual(37);
      for (const family of families)
        expect(family).toMatchObject({ form: expect.stringMatching(/^[a-z_]+$/), menu: expect.stringMatching(/\S{3}/) });
      expect(await read('/v1/catalog/forms/funnel')).toMatchObject({ form: 'funnel' });
    });

    it('renders a brief with each of its options', async () => {
      const brief = 'KPIs: riders 1.31m (+6%), complaints 402 (-11%)';
      const options = {
        allow_fabrication: false,
        expand_brief: false,
        language: 'en',
        name: 'Riders',
        styling: 'clean',
        theme_id: 'consulting_blue',
      };
      expect(await read('/v1/render/auto', { brief, ...options })).toMatchObject({ job_id: expect.stringMatching(/^job_/) });
      expect(await read('/v1/render/auto', { brief, dry_run: true })).toMatchObject({ status: text });
    });

    it('renders an intent with each of its options', async () => {
      const options = {
        context: 'Year to May',
        imagery: 'off',
        min_font_pt: 9,
        name: 'Riders',
        source_note: 'Trip log',
        styling: 'clean',
        theme_id: 'corporate-light',
        direction: 'ltr',
      };
      expect(await read('/v1/render/intent', { ...KPIS, variant: 'delta_scoreboard', ...options })).toMatchObject(rendered);
      expect(await read('/v1/render/intent', { ...KPIS, dry_run: true })).toMatchObject({ status: 'validated' });
    });

    it.each([
      ['null', null],
      ['an empty text', ''],
    ])('may leave a fixed field as %s', async (_what, unset) => {
      expect(await read('/v1/render/intent', { ...KPIS, blocks: unset, headline: `Unset ${unset}` })).toMatchObject({
        ...rendered,
        status: 'complete',
      });
      expect(await read('/v1/render/intent', { ...AGENDA, data: unset, headline: `Unset ${unset}` })).toMatchObject({
        ...rendered,
        status: 'complete',
      });
    });

    it('takes options that somebody added and left empty for none', async () => {
      const fields = { context: '', name: '', source_note: '', takeaway: '', theme_id: '', variant: '' };
      expect(await read('/v1/render/intent', { ...AGENDA, ...fields, data: '', headline: 'Left empty' })).toMatchObject({
        ...rendered,
        status: 'complete',
        theme_id: 'corporate-light',
      });
      const brief = 'KPIs this week: riders 31,400, complaints 12';
      expect(await read('/v1/render/auto', { brief, language: '', name: '', theme_id: '' })).toMatchObject(rendered);
      const deck = { slides: [{ brief }, AGENDA], name: '', imagery_tag: '', theme_id: '' };
      expect(await read('/v1/render/intent/deck', deck)).toMatchObject({ ...rendered, slides_ok: 2 });
      expect(await read('/v1/deck/outline', { prompt: brief, slide_count: 8, audience: '', focus_area: '', language: '' })).toMatchObject({
        slides: [expect.objectContaining({ route: 'selected' })],
      });
    });

    it('renders a deck with each of its options', async () => {
      const options = {
        name: 'Board deck',
        imagery: 'wash',
        imagery_tag: 'logistics',
        force_render: false,
        styling: 'topical',
        theme_id: 'corporate-light',
        direction: 'ltr',
      };
      expect(await read('/v1/render/intent/deck', { slides: [HERO, KPIS], ...options })).toMatchObject({ ...rendered, slides_ok: 2 });
      expect(await read('/v1/render/intent/deck', { slides: [HERO, KPIS], dry_run: true })).toMatchObject({ status: text });
    });

    it('asks for an outline', async () => {
      const prompt = 'Board update: riders rose 6 %, complaints fell, the depot permit is late, and three decisions are due';
      expect(
        await read('/v1/deck/outline', { prompt, slide_count: 4, audience: 'board', focus_area: 'operations', language: 'en' }),
      ).toBeTypeOf('object');
    });

    it('lists jobs in pages of 100 until a page is short, by each state, with children', async () => {
      const seen = new Set<unknown>();
      for (let offset = 0; ; offset += 100) {
        const { jobs } = (await read(`/v1/jobs?limit=100&offset=${offset}&include_children=true`)) as { jobs: Body[] };
        for (const job of jobs) {
          expect(job).toMatchObject({ job_id: text, status: text, created_at: text, cost_charged: number });
          expect(job).toEqual(expect.objectContaining({ name: job['name'], pptx_url: job['pptx_url'], preview_url: job['preview_url'] }));
          seen.add(job['job_id']);
        }
        if (jobs.length < 100) break;
      }
      expect(seen.size).toBeGreaterThan(5);
      for (const status of ['complete', 'failed', 'queued', 'rendering', 'generating']) {
        const answer = await ask(`/v1/jobs?limit=100&offset=0&status=${status}`);
        const { jobs } = (await answer.json()) as { jobs: Body[] };
        sent.get('n8n GET /v1/jobs')?.add('status');
        // Work of the cases before may still be under way on a slow machine; what counts is that no other state is listed.
        const expected = status === 'generating' ? 'rendering' : status;
        expect(jobs.map((job) => job['status'])).toEqual(jobs.map(() => expected));
        if (status === 'complete') expect(jobs.length).toBeGreaterThan(5);
      }
    });

    it('reads a job, and fetches its file and its picture', async () => {
      const { job_id } = await read('/v1/render/intent', BARS);
      expect(await read(`/v1/jobs/${job_id}`)).toMatchObject({
        job_id,
        status: 'complete',
        pptx_url: text,
        preview_url: text,
        latency_ms: number,
      });
      const file = await ask(`/v1/jobs/${job_id}/pptx`, undefined, { accept: PPTX });
      expect([file.status, file.headers.get('content-type')]).toEqual([200, PPTX]);
      expect((await openPackage(new Uint8Array(await file.arrayBuffer()))).parts.length).toBeGreaterThan(5);
      const picture = await ask(`/v1/jobs/${job_id}/preview`, undefined, { accept: 'image/png' });
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(
        Buffer.from(await picture.arrayBuffer())
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    });

    it('has made every call above with everything that it can send', () => everythingWasSent('n8n'));
  });

  describe('the CI action', () => {
    const run = async (file: Body, inputs: Body = {}, key = service.alice.key): Promise<{ status: number; body: Body }> => {
      const answer = await fetch(`${service.base}/v1/render/intent/deck`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'x-slideforge-client': 'slideforge-deck-action/1.0.0',
        },
        body: JSON.stringify({ ...file, ...inputs }),
      });
      return { status: answer.status, body: (await answer.json()) as Body };
    };

    it('builds its example deck at once, with every field that it reads, and fetches the file', async () => {
      const file = { name: 'weekly', slides: [HERO, AGENDA, KPIS, BARS, TREND, STATUS], $schema: 'deck.schema.json' };
      const inputs = { theme_id: 'consulting_blue', name: 'Weekly report' };
      const { status, body } = await run(file, inputs);
      answered('action POST /v1/render/intent/deck', { ...file, ...inputs }, body);
      everythingWasSent('action');
      expect([status, body]).toMatchObject([
        200,
        {
          job_id: expect.stringMatching(/^job_/),
          status: 'complete',
          fidelity: 'verbatim',
          cost: number,
          pptx_available: true,
          blocking_error_count: 0,
          nonblocking_warning_count: number,
          slides_ok: 6,
        },
      ]);
      const answer = await fetch(`${service.base}/v1/jobs/${body['job_id']}/pptx`, {
        headers: { authorization: `Bearer ${service.alice.key}` },
      });
      const { parts } = await openPackage(new Uint8Array(await answer.arrayBuffer()));
      expect(parts.filter(({ name }) => /^\/ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(6);
    });

    it.each([HERO, AGENDA, KPIS, BARS, TREND, STATUS])('has no blocking error in its $form', async (slide) => {
      const { body } = await run({ slides: [slide] });
      expect(body).toMatchObject({ pptx_available: true, blocking_error_count: 0, slides_ok: 1 });
    });

    it('tells apart a wrong key, an empty wallet and a deck that cannot be', async () => {
      const said = { title: text, detail: text };
      expect(await run({ slides: [HERO] }, {}, 'sf_live_nonsense')).toMatchObject({ status: 401, body: said });
      await service.db.query(
        `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind)
       VALUES ('emptied', $1, 'SLIDE', 'free_slides', 'slides_granted', 60, 'refund')`,
        [service.bob.account_id],
      );
      expect(await run({ slides: [HERO] }, {}, service.bob.key)).toMatchObject({ status: 402, body: { ...said, cost_charged: 0 } });
      expect(await run({ slides: [{ form: 'nothing', headline: 'x' }] })).toMatchObject({ status: 422, body: said });
    });
  });
}
