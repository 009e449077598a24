/**
 * A member that nothing reads is refused, wherever it stands in a request: each operation of the OpenAPI document is sent one at every place
 * where the document says that there is no other, and what the document leaves open is known by name.
 */
import { CONTROLS } from '@deckwright/draw/intent';
import { laxPlaces, type OpenApiDocument } from '@deckwright/platform/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { all as tools } from '../src/tools/register.generated.ts';
import { type Harness, PROVISION_SECRET, startHarness, WATERFALL } from './harness.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly pattern?: string;
}
type Json = Record<string, unknown>;
type Path = readonly (string | number)[];
type Operation = {
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
};

/** What may hold members that the document does not name, and who says what becomes of them. */
const OPEN = [
  // The protocols say that what is unknown is ignored.
  'POST /mcp',
  'POST /oauth/register',
  'POST /oauth/revoke',
  'POST /oauth/token',
  // Content: the answer names what was ignored.
  'POST /v1/fit',
  'POST /v1/render/auto',
  'POST /v1/render/intent',
  'POST /v1/render/intent/deck',
  // The tools check their arguments, and the card's log keeps its own words.
  'POST /v1/tools/{tool_name}',
  'POST /_widget_debug',
  // A patch, a figure, a table by label: content again.
  // Controls are set on what is edited, and checked as the slide that it makes.
  ...['deck/{deck_id}', '{job_id}'].flatMap((path) => Object.keys(CONTROLS).map((name) => `PATCH /v1/render/intent/${path} /${name}`)),
  'PATCH /v1/render/intent/deck/{deck_id} /slides/0/edits/0/value',
  'PATCH /v1/render/intent/deck/{deck_id} /slides/0/intent',
  'PATCH /v1/render/intent/{job_id} /edits/0/value',
  'PATCH /v1/render/intent/{job_id} /intent',
  'POST /v1/deck/{deck_id}/refresh /data/0/data',
  'POST /v1/deck/{deck_id}/refresh /figures/0/value',
  'POST /v1/deck/{deck_id}/refresh /table',
];

let harness: Harness;
let document: OpenApiDocument;
beforeAll(async () => {
  harness = await startHarness();
  document = (await (await harness.request('/v1/openapi.json')).json()) as OpenApiDocument;
});
afterAll(() => harness.close());

const resolved = (schema: Schema): Schema => {
  if (schema.$ref === undefined) return schema;
  const schemas = document.components?.schemas as Readonly<Record<string, Schema>>;
  return resolved(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
};
const shapesOf = (schema: Schema): readonly Schema[] => {
  const { anyOf, oneOf, allOf, ...own } = resolved(schema);
  return [own, ...[...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].flatMap(shapesOf)].filter((one) => Object.keys(one).length > 0);
};

/** Every object of a schema, with the members and lists around it that lead there. */
function objectsOf(schema: Schema, path: Path = []): { path: Path; closed: boolean }[] {
  if (path.length > 12) return [];
  const shapes = shapesOf(schema);
  // What may be anything has no type at all.
  if (shapes.every(({ type, enum: words, const: word }) => type === undefined && words === undefined && word === undefined))
    return [{ path, closed: false }];
  return shapes.flatMap((shape) => {
    if (shape.type === 'array' && shape.items !== undefined) return objectsOf(shape.items, [...path, 0]);
    if (shape.type !== 'object') return [];
    const closed = shape.additionalProperties === false;
    const within = Object.entries(shape.properties ?? {}).flatMap(([name, member]) => objectsOf(member, [...path, name]));
    return closed ? [{ path, closed }, ...within] : [{ path, closed }];
  });
}

/** A value of about the right kind, so that the place stands where the document says. */
function sample(schema: Schema): unknown {
  const shape =
    shapesOf(schema).find(({ type, enum: words, const: word }) => type !== undefined || words !== undefined || word !== undefined) ?? {};
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  if (shape.type === 'object') return {};
  if (shape.type === 'array') return [];
  if (shape.type === 'integer' || shape.type === 'number') return shape.minimum ?? 1;
  if (shape.type === 'boolean') return false;
  return 'x'.repeat(Math.max(1, shape.minLength ?? 1));
}

const STRANGE = 'zz_unknown';

/** A body with what each object on the way needs, and a strange member at the end of the path. */
function bodyWith(path: Path, schema: Schema): unknown {
  const [step, ...rest] = path;
  const shapes = shapesOf(schema);
  if (typeof step === 'number') return [bodyWith(rest, shapes.find(({ items }) => items !== undefined)?.items ?? {})];
  const shape = shapes.find(({ type, properties }) => type === 'object' && (step === undefined || properties?.[step] !== undefined)) ?? {};
  const filled = Object.entries(shape.properties ?? {}).map(([name, member]) => [name, sample(member)]);
  return {
    ...Object.fromEntries(filled),
    ...(step === undefined ? { [STRANGE]: 1 } : { [step]: bodyWith(rest, shape.properties?.[step] ?? {}) }),
  };
}

const pointer = (path: Path) => path.map((step) => `/${step}`).join('');
const operations = () =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, Operation>>).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      method,
      ...operation,
    })),
  );
const address = (path: string) => path.replaceAll(/\{\w+\}/g, 'none');
const bodyOf = ({ requestBody }: Operation) => Object.entries(requestBody?.content ?? {}).find(([type]) => type !== 'multipart/form-data');

describe('every operation of the OpenAPI document', () => {
  it('leaves open what is known to be, and nothing else', () => {
    const found = operations().flatMap((operation) => {
      const [, body] = bodyOf(operation) ?? [];
      const places = body === undefined ? [] : objectsOf(body.schema).filter(({ closed }) => !closed);
      return places.map(({ path }) => `${operation.name} ${pointer(path)}`.trim());
    });
    expect([...new Set(found)].sort()).toEqual([...OPEN].sort());
  });

  it('refuses an unknown member at every depth of its body, and names the place', async () => {
    const missed: unknown[] = [];
    let tried = 0;
    const made = await harness.request('/v1/brands', { json: { slug: 'none', colors: ['#0B3D5C', '#C8102E'] } });
    expect(made.status).toBe(201);
    for (const operation of operations()) {
      const [type, body] = bodyOf(operation) ?? [];
      if (type === undefined || body === undefined) continue;
      for (const { path, closed } of objectsOf(body.schema)) {
        if (!closed) continue;
        tried += 1;
        const sent = bodyWith(path, body.schema);
        const form = type === 'application/x-www-form-urlencoded';
        const response = await harness.request(address(operation.path), {
          method: operation.method.toUpperCase(),
          headers: { 'content-type': type, 'x-provision-secret': PROVISION_SECRET },
          body: form ? new URLSearchParams(sent as Record<string, string>).toString() : JSON.stringify(sent),
        });
        const text = await response.text();
        const answer = JSON.parse(text === '' ? '{}' : text) as Json;
        const place = `${pointer(path)}/${STRANGE}`;
        // A service without an identity provider has none of its pages.
        if (answer['code'] === 'oauth_not_configured') continue;
        const named = (answer['errors'] as Json[] | undefined)?.some((error) => error['pointer'] === place) ?? text.includes(STRANGE);
        if (response.status < 400 || response.status >= 500 || !named)
          missed.push([operation.name, place, response.status, answer['code'], answer['detail']]);
      }
    }
    expect(missed).toEqual([]);
    expect(tried).toBeGreaterThan(40);
  });

  it('refuses an unknown parameter of its query, where it needs a key', async () => {
    const missed: unknown[] = [];
    for (const operation of operations()) {
      // What is open to all may be a link, and what a link comes through adds parameters of its own.
      if (
        !(operation.security ?? []).some((way) => Object.keys(way).length > 0) ||
        operation.security?.some((way) => Object.keys(way).length === 0)
      )
        continue;
      const [, body] = bodyOf(operation) ?? [];
      const response = await harness.request(`${address(operation.path)}?${STRANGE}=1`, {
        method: operation.method.toUpperCase(),
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' }),
      });
      const { errors = [], code } = (await response.json().catch(() => ({}))) as { errors?: Json[]; code?: string };
      if (!errors.some(({ loc }) => JSON.stringify(loc) === JSON.stringify(['query', STRANGE])))
        missed.push([operation.name, response.status, code]);
    }
    expect(missed).toEqual([]);
  });
});

describe('a deck that is edited', () => {
  it('is told that content stands in the intent of its slide', async () => {
    const response = await harness.request('/v1/render/intent/deck/none', {
      method: 'PATCH',
      json: { slides: [{ position: 1, headline: 'X' }] },
    });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { errors: [{ pointer: '/slides/0/headline', code: 'unknown_field', allowed: ['position', 'edits', 'intent'] }] },
    ]);
  });
});

describe('content with an unknown member', () => {
  const dry = async (path: string, body: object): Promise<string> => {
    const response = await harness.request(path, { json: { ...body, dry_run: true } });
    return JSON.stringify(await response.json());
  };
  it.each<[string, object]>([
    ['of the slide', { ...WATERFALL, [STRANGE]: 1 }],
    ['of its data', { ...WATERFALL, data: { ...WATERFALL.data, [STRANGE]: 1 } }],
    ['of an item', { ...WATERFALL, data: { ...WATERFALL.data, steps: WATERFALL.data.steps.map((step) => ({ ...step, [STRANGE]: 1 })) } }],
  ])('%s is told of', async (_, slide) => {
    expect(await dry('/v1/render/intent', slide)).toContain(STRANGE);
    expect(await dry('/v1/render/intent/deck', { slides: [slide] })).toContain(STRANGE);
  });
  it('of the deck is told of', async () => {
    expect(await dry('/v1/render/intent/deck', { slides: [WATERFALL], [STRANGE]: 1 })).toContain(STRANGE);
  });
});

describe('a tool', () => {
  it('leaves out arguments that it does not name, tells of them, and refuses members within its own', async () => {
    const ask = async (name: string, args: object) => (await (await harness.request(`/v1/tools/${name}`, { json: args })).json()) as Json;
    expect(await ask('plan_slide', { brief: 'Revenue 2024: 12, 2025: 15', [STRANGE]: 1 })).toMatchObject({
      structuredContent: { ignored_arguments: [STRANGE], cost_charged: 0 },
    });
    expect(await ask('translate_deck', { target_language: 'de', job_id: 'none', glossary: [{ term: 'a', [STRANGE]: 1 }] })).toMatchObject({
      isError: true,
      structuredContent: { errors: [{ pointer: `/glossary/0/${STRANGE}` }] },
    });
  });
  it('leaves nothing open within an argument but content', () => {
    for (const { name, input } of tools) {
      const places = Object.entries(input.shape).flatMap(([argument, schema]) => laxPlaces(schema as z.ZodType).map((at) => argument + at));
      expect([name, places]).toEqual([name, []]);
    }
  });
});
