/** Agents against the whole service: a client without a model makes a deck of what the tools say of themselves, and what each door costs. */

import { openPackage } from '@deckwright/read/ooxml';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from './_repair.ts';
import { startWholeService, type WholeService } from './_whole-service.ts';

let service: WholeService;
let client: Client;
beforeAll(async () => {
  service = await startWholeService();
  client = new Client({ name: 'without-a-model', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${service.alice.key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.base}/mcp`), { requestInit }));
});
afterAll(async () => {
  await client?.close();
  await service?.close();
});

type Json = Record<string, unknown>;
interface Answer {
  readonly isError: boolean;
  readonly body: Json;
}

async function call(name: string, args: Json): Promise<Answer> {
  const result = await client.callTool({ name, arguments: args });
  return { isError: result.isError === true, body: result.structuredContent as Json };
}

/** The one tool whose arguments include these. */
async function toolWith(...names: string[]): Promise<{ name: string; properties: Readonly<Record<string, Json>> }> {
  const { tools } = await client.listTools();
  const found = tools.filter(({ inputSchema }) => names.every((name) => Object.hasOwn(inputSchema.properties ?? {}, name)));
  expect([names, found.map(({ name }) => name)]).toEqual([names, [expect.any(String)]]);
  return { name: found[0]?.name ?? '', properties: found[0]?.inputSchema.properties as Readonly<Record<string, Json>> };
}

/** The arguments again, with the nearest name in every place that a refusal points at. */
function mended(args: Json, { body }: Answer): Json {
  const again = structuredClone(args);
  for (const { pointer, nearest } of body['errors'] as { pointer: string; nearest: string }[]) {
    const holder = at(again, pointer.slice(0, pointer.lastIndexOf('/'))) as Json;
    holder[pointer.slice(pointer.lastIndexOf('/') + 1)] = nearest;
  }
  return again;
}

it('makes a deck of five slides from schemas and examples, follows a refusal, and ends with a file', async () => {
  const catalog = await toolWith('family', 'type', 'q');
  expect(catalog.properties['type']?.['enum']).toContain('schema');
  const deck = await toolWith('slides', 'dry_run', 'mode');

  const { families } = (await call(catalog.name, {})).body as { families: { form: string }[] };
  const chosen = families.filter((_, i) => i % Math.ceil(families.length / 5) === 0).slice(0, 5);
  expect(chosen).toHaveLength(5);
  const { body } = await call(catalog.name, { type: 'schema', families: chosen.map(({ form }) => form) });
  const read = body['forms'] as Json[];
  expect(read).toEqual(
    chosen.map(({ form }) => expect.objectContaining({ form, data_schema: expect.any(Object), example: expect.any(Object) })),
  );
  const slides = read.map(({ form, example }): Json => ({ ...(example as Json), headline: `What ${String(form)} says` }));
  expect(await call(deck.name, { slides, dry_run: true })).toMatchObject({
    isError: false,
    body: { status: 'validated', cost_charged: 0 },
  });

  // One letter goes wrong in the third slide.
  const typo = slides.map((slide, i) => (i === 2 ? { ...slide, form: String(slide['form']).slice(0, -1) } : slide));
  const refused = await call(deck.name, { slides: typo });
  expect(refused).toMatchObject({ isError: true, body: { status: 'rejected', code: 'unknown_form', cost_charged: 0 } });
  const again = mended({ slides: typo }, refused);
  expect(again).toEqual({ slides });

  const drawn = await call(deck.name, again);
  expect(drawn).toMatchObject({
    isError: false,
    body: { status: 'complete', slides_ok: 5, charged_to: 'free_slides', pptx_available: true },
  });
  // Whole addresses, which a person opens who has no key.
  expect([drawn.body['pptx_url'], drawn.body['preview_url']].map((link) => String(link).startsWith(service.base))).toEqual([true, true]);
  expect(JSON.stringify(drawn.body)).not.toContain('"/v1/jobs/');
  expect((await fetch(String(drawn.body['preview_url']))).headers.get('content-type')).toBe('image/png');
  const file = await fetch(String(drawn.body['pptx_url']));
  const { parts } = await openPackage(new Uint8Array(await file.arrayBuffer()));
  expect(parts.filter(({ name }) => /^\/ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(5);
});

/** The same call by each door; answers the report of the render, or the problem. */
const DOORS: Readonly<Record<string, (route: string, tool: string, args: Json) => Promise<Json>>> = {
  'the endpoint of the service': async (route, _tool, json) => (await service.request(route, { json })).json() as Promise<Json>,
  'the tool by plain HTTP': async (_route, tool, json) => {
    const { structuredContent } = (await (await service.request(`/v1/tools/${tool}`, { json })).json()) as Json;
    return structuredContent as Json;
  },
  'the tool by the protocol': async (_route, tool, args) => (await call(tool, args)).body,
};

interface Movement {
  readonly seq: number;
  readonly kind: string;
  readonly unit: string;
  readonly amount: number;
}

async function movementsSince(seq: number): Promise<readonly Movement[]> {
  const page = (await (await service.request('/v1/account/ledger?limit=200')).json()) as { entries: readonly Movement[] };
  return page.entries.filter((entry) => entry.seq > seq);
}

/** What came of a call: its status and price, and what the ledger says, without names and times. */
async function billOf(door: string, route: string, tool: string, args: Json) {
  const newest = (await movementsSince(0))[0]?.seq ?? 0;
  const { status, code, cost_charged, charged_to } = await (DOORS[door] ?? expect.fail())(route, tool, args);
  const moved = (await movementsSince(newest)).map(({ kind, unit, amount }) => `${kind} ${amount} ${unit}`).toSorted();
  // A problem has the number of its HTTP status in the place of the word.
  return { status: typeof status === 'number' ? 'rejected' : status, code, cost_charged, charged_to, moved };
}

const TILES = { form: 'kpi_metrics', headline: 'Riders', data: { metrics: [{ label: 'Riders', value: '1.31m', delta: '+6%' }] } };
const COVER = { form: 'hero_statement', headline: 'Night lines' };
const SLIDE = ['/v1/render/intent', 'create_slide'] as const;
const DECK = ['/v1/render/intent/deck', 'create_deck'] as const;
const BILLS: readonly (readonly [
  what: string,
  ...where: readonly [string, string],
  args: (mark: string) => Json,
  moved: readonly string[],
])[] = [
  ['a slide', ...SLIDE, (mark) => ({ ...TILES, headline: mark }), ['capture 1 SLIDE', 'hold 1 SLIDE']],
  ['a slide of a brief', ...SLIDE, (mark) => ({ brief: `${mark}: North 410, Harbour 380, Hill 290` }), ['capture 1 SLIDE', 'hold 1 SLIDE']],
  ['a dry run', ...SLIDE, (mark) => ({ ...TILES, headline: mark, dry_run: true }), []],
  ['a form that there is not', ...SLIDE, (mark) => ({ ...TILES, headline: mark, form: 'kpi_metric' }), []],
  [
    'a deck',
    ...DECK,
    (mark) => ({
      slides: [
        { ...COVER, headline: mark },
        { ...TILES, headline: mark },
      ],
    }),
    ['capture 2 SLIDE', 'hold 2 SLIDE'],
  ],
  ['a dry run of a deck', ...DECK, (mark) => ({ slides: [{ ...COVER, headline: mark }], dry_run: true }), []],
];

it.each(BILLS)('%s costs the same by each door, and the same again nothing', async (what, route, tool, args, moved) => {
  const bills: Awaited<ReturnType<typeof billOf>>[] = [];
  for (const [i, door] of Object.keys(DOORS).entries()) bills.push(await billOf(door, route, tool, args(`${what}, told ${i + 1} times`)));
  expect(bills.map((bill) => bill.moved)).toEqual(bills.map(() => moved));
  expect(bills).toEqual(bills.map(() => bills[0]));
  if (moved.length === 0) return;
  for (const door of Object.keys(DOORS)) {
    const again = await billOf(door, route, tool, args(`${what}, told 1 times`));
    expect([door, again]).toMatchObject([door, { cost_charged: 0, charged_to: 'none' }]);
    expect(again.moved.filter((entry) => entry.startsWith('capture'))).toEqual([]);
  }
});
