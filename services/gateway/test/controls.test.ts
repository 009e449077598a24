/** Every control at every door that draws: it has its effect, or a warning names it; a value that it does not take is 422. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Body, type DeckStand, startDeckStand } from './_deck-stand.ts';

let stand: DeckStand;
beforeAll(async () => {
  stand = await startDeckStand();
});
afterAll(async () => {
  await stand?.close();
});

/** What asks for something else than what happens anyway. */
const ASKED = {
  language: 'fr',
  imagery: 'photo',
  imagery_tag: 'travel',
  detail: 'full',
  mode: 'safe',
  variant_policy: 'production_safe',
  include_preview: 'full',
  styling: 'topical',
  form_description: 'three numbers side by side',
  force_render: true,
} as const;
type Control = keyof typeof ASKED;

/** What happens anyway: never a warning, at no door. */
const AS_USUAL = { imagery: 'off', imagery_tag: 'general', detail: 'compact', styling: 'clean', force_render: false, mode: 'render' };

const WRONG: Record<Control, unknown> = {
  language: 'Klingon!',
  imagery: 'phto',
  imagery_tag: 'travle',
  detail: 'fulll',
  mode: 'saef',
  variant_policy: 'production_saef',
  include_preview: 'ful',
  styling: 'topicl',
  form_description: 7,
  force_render: 'yes',
};

const METRICS = { metrics: [{ label: 'Riders', value: '1.31m' }] };
const KPI = { form: 'kpi_metrics', headline: 'Riders', data: METRICS };
const KINDS: Record<string, Body> = {
  form: KPI,
  prior: { prior_id: 'component_metric', content: { chrome: { title: 'Riders' }, params: METRICS } },
  component: { chrome: { title: 'Riders' }, body: { component: 'metric', params: METRICS } },
  authored: {
    author_ssg: {
      ssg: 1,
      canvas: { w_in: 13.333, h_in: 7.5 },
      title: 'Riders',
      elements: [{ kind: 'text', id: 't', x_in: 1, y_in: 1, w_in: 8, h_in: 1, text: 'Riders' }],
    },
  },
  brief: { brief: 'KPIs this month: ARR $24.6M up 18%, net retention 112%, logo churn 1.9%' },
};

interface Door {
  readonly name: string;
  readonly send: (controls: Body) => Promise<{ readonly status: number; readonly body: Body }>;
  /** Where its controls stand in the request. */
  readonly at?: string;
  /** Those that warn, of `ASKED`; all others have their effect. */
  readonly warns: readonly Control[];
}

async function send(method: string, path: string, json: unknown): Promise<{ status: number; body: Body }> {
  const response = await stand.harness.request(path, { method, json });
  return { status: response.status, body: (await response.json()) as Body };
}
const post = (path: string, own: Body) => (controls: Body) => send('POST', path, { ...own, ...controls });
const made = new Map<string, unknown>();
/** The job of something that a test edits again and again. */
async function madeOnce(path: string, json: Body): Promise<unknown> {
  if (!made.has(path)) made.set(path, (await stand.post(path, json))['job_id']);
  return made.get(path);
}
const INTENT = '/v1/render/intent';
const DECK = '/v1/render/intent/deck';

/** No picture is added, and forms are named. */
const ALWAYS: Control[] = ['imagery', 'detail', 'include_preview', 'form_description'];
const STRUCTURED: Control[] = [...ALWAYS, 'variant_policy'];
/** Where nothing is kept there is nothing to hold back or to give. */
const CHECKED: Control[] = ['mode', 'force_render'];

const DOORS: Door[] = [
  ...Object.entries(KINDS).map(([kind, own]): Door => {
    // A brief that is in another language is told that nothing is translated, by a warning of its own.
    const base = kind === 'brief' ? [...ALWAYS, 'language' as const] : STRUCTURED;
    return { name: `render/intent, ${kind}`, send: post(INTENT, own), warns: base };
  }),
  { name: 'render/intent, dry run', send: post(INTENT, { ...KPI, dry_run: true }), warns: [...STRUCTURED, ...CHECKED] },
  {
    name: 'render/intent, dry run of a brief',
    send: post(INTENT, { ...KINDS['brief'], dry_run: true }),
    warns: [...ALWAYS, 'language', ...CHECKED],
  },
  { name: 'render/intent, preview', send: post(INTENT, { ...KPI, preview: true }), warns: [...STRUCTURED, ...CHECKED] },
  { name: 'render/auto', send: post('/v1/render/auto', KINDS['brief'] ?? {}), warns: [...ALWAYS, 'language'] },
  {
    name: 'render/auto, dry run',
    send: post('/v1/render/auto', { ...KINDS['brief'], dry_run: true }),
    warns: [...ALWAYS, 'language', ...CHECKED],
  },
  { name: 'fit', send: post('/v1/fit', KPI), warns: [...STRUCTURED, ...CHECKED] },
  { name: 'deck', send: post(DECK, { slides: [KPI] }), warns: [...STRUCTURED, ...CHECKED] },
  { name: 'deck, dry run', send: post(DECK, { slides: [KPI], dry_run: true }), warns: [...STRUCTURED, ...CHECKED] },
  {
    name: 'a slide of a deck',
    send: (controls) => send('POST', DECK, { slides: [{ ...KPI, ...controls }] }),
    at: '/slides/0',
    // The theme of a deck holds for all its slides.
    warns: [...STRUCTURED, ...CHECKED, 'imagery_tag', 'styling'],
  },
  {
    name: 'an edit of a slide',
    send: async (controls) => {
      const job_id = await madeOnce(INTENT, { ...KPI, name: 'edited' });
      return send('PATCH', `${INTENT}/${job_id}`, { intent: { context: 'June' }, ...controls });
    },
    warns: STRUCTURED,
  },
  {
    name: 'an edit of a deck',
    send: async (controls) => {
      const job_id = await madeOnce(DECK, { slides: [KPI], name: 'edited' });
      return send('PATCH', `${DECK}/${job_id}`, { name: 'June', ...controls });
    },
    warns: [...STRUCTURED, ...CHECKED],
  },
];

/** Controls that a warning of the answer names. */
const namedIn = (body: Body, at = ''): string[] =>
  [
    ...new Set(
      ((body['warnings'] ?? []) as { readonly path?: string; readonly code: string }[])
        .filter((w) => w.code === 'control_without_effect' || w.code === 'not_translated')
        .map((w) => (w.path ?? '').slice(at.length + 1)),
    ),
  ].sort();

// An edit's controls are set on what it edits.
afterEach(() => made.clear());

describe.each(DOORS)('$name', ({ send: ask, at, warns }) => {
  it('gives each control its effect, or names it', async () => {
    const { status, body } = await ask(ASKED);
    expect([status, body['detail']]).toEqual([200, undefined]);
    expect(namedIn(body, at)).toEqual([...warns].sort());
    // What is left has its effect: a subject chooses the theme.
    if (!warns.includes('imagery_tag')) expect([body['theme_id']]).toEqual(['editorial-light']);
  });

  it('warns of nothing that asks for what happens anyway', async () => {
    const { status, body } = await ask({ ...AS_USUAL, ...(at === undefined ? {} : { mode: undefined }) });
    expect([status, namedIn(body, at)]).toEqual([200, []]);
  });

  it('takes no value that is none of a control', async () => {
    for (const [name, value] of Object.entries(WRONG)) {
      const { status, body } = await ask({ [name]: value });
      // A dry run tells of what would be refused.
      const refused = status === 422 ? body['errors'] : body['status'] === 'invalid' ? body['errors'] : undefined;
      const paths = ((refused ?? []) as Body[]).map((e) => e['pointer'] ?? e['path']);
      expect([name, ...paths]).toEqual([name, `${at ?? ''}/${name}`]);
    }
  });
});
