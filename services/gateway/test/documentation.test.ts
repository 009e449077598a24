/** What the service says of itself: the OpenAPI document, the reference page, the plain-text page, and metrics. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slideFields, toleratedFields } from '@deckwright/draw/intent';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/gateway.ts';
import { ASSETS } from '../src/pages/assets.ts';
import { type Harness, startHarness, WATERFALL } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

interface Document {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        responses: Record<string, unknown>;
        requestBody?: { required?: boolean; content: Record<string, { example?: unknown }> };
      }
    >
  >;
}

const document = async () => (await (await harness.request('/v1/openapi.json', { as: null })).json()) as Document;

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate((await document()) as unknown as Record<string, unknown>);
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });
  it('has every route that is served, and no other', async () => {
    const { paths } = await document();
    const documented = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
    const served = routes.filter((route) => route.hidden !== true).map((route) => `${route.method} ${route.path.replace('*}', '}')}`);
    expect(documented.sort()).toEqual(served.sort());
  });
  it('names each operation once, and each refusal that it can give', async () => {
    const operations = Object.values((await document()).paths).flatMap((methods) => Object.values(methods));
    expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(operations.length);
    for (const operation of operations) expect(Object.keys(operation.responses)).toContain('429');
    const render = (await document()).paths['/v1/render/intent']?.['post'];
    expect(Object.keys(render?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '202', '400', '401', '409', '413', '415', '422', '429', '500', '503']),
    );
  });
  it('says of every body that is needed that it is required, and which refusals it has', async () => {
    for (const route of routes.filter(({ hidden }) => hidden !== true)) {
      const { paths } = await document();
      const operation = paths[route.path.replace('*}', '}')]?.[route.method];
      expect([route.path, Object.keys(operation?.responses ?? {}).includes(route.refusal === undefined ? '422' : '400')]).toEqual([
        route.path,
        true,
      ]);
      expect([route.path, operation?.requestBody?.required]).toEqual([route.path, route.reads_body ? !route.body_optional : undefined]);
      if (!route.reads_body || route.body_optional || route.auth === 'public' || route.auth === 'signed') continue;
      const path = route.path.replaceAll(/\{\w+\*?\}/g, 'none');
      const answer = await harness.request(path, { method: route.method.toUpperCase() });
      expect([route.path, answer.status >= 400 && answer.status < 500]).toEqual([route.path, true]);
    }
  });
  it('names what is taken where a literal path overlaps a parameter', async () => {
    const literal = routes.filter(({ path, hidden }) => !path.includes('{') && hidden !== true);
    const overlapped = literal.flatMap((one) => {
      const others = routes.filter(
        ({ path, hidden }) =>
          hidden !== true && path.includes('{') && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/{}]+')}$`).test(one.path),
      );
      return others
        .filter(({ method }) => !literal.some((l) => l.path === one.path && l.method === method))
        .map(({ method }) => ({ path: one.path, method }));
    });
    expect(overlapped).toHaveLength(16);
    for (const { path, method } of overlapped) {
      const answer = await harness.request(path, { method: method.toUpperCase(), ...(method === 'get' ? {} : { json: {} }) });
      const taken = literal.filter((l) => l.path === path).map((l) => l.method.toUpperCase());
      expect([
        path,
        answer.status,
        answer.headers
          .get('allow')
          ?.split(', ')
          .filter((name) => !['HEAD', 'OPTIONS'].includes(name)),
      ]).toEqual([path, 405, taken]);
      for (const name of taken) {
        const there = await harness.request(path, { method: name, ...(name === 'GET' ? {} : { json: {} }) });
        expect([path, there.status === 405]).toEqual([path, false]);
      }
    }
  });
  it('is an object in its own words', async () => {
    const { paths } = await document();
    const answer = paths['/v1/openapi.json']?.['get']?.responses['200'] as { content: Record<string, { schema: unknown }> };
    expect(answer.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/OpenApiDocument' });
  });
  it('names every member that a slide request may have', async () => {
    const { components } = (await document()) as unknown as {
      components: { schemas: Record<string, { properties: Record<string, { description?: string }> }> };
    };
    const properties = components.schemas['IntentRenderRequest']?.properties ?? {};
    for (const name of [
      ...Object.keys(slideFields),
      ...toleratedFields,
      'image_prompt',
      'prior_id',
      'content',
      'author_ssg',
      'brief',
      'body',
      'chrome',
    ])
      expect([name, properties[name]?.description]).toEqual([name, expect.stringMatching(/\w{3}/)]);
  });
  it('shows examples that run', async () => {
    const { paths } = await document();
    const { example } = paths['/v1/render/intent']?.['post']?.requestBody?.content['application/json'] ?? {};
    const response = await harness.request('/v1/render/intent', { json: { ...(example as object), dry_run: true } });
    expect([response.status, await response.json()]).toMatchObject([200, { status: 'validated', errors: [] }]);
  });
});

describe('pages', () => {
  it('serve the reference with scripts of our own only', async () => {
    const page = await harness.request('/docs/reference', { as: null });
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const parts = [...html.matchAll(/(?:src=|<link [^>]*href=)"([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(parts).toEqual(['/docs/icon.svg', ASSETS.site]);
    for (const part of parts) expect((await harness.request(part, { as: null })).status).toBe(200);
  });
  it.each(['package.json', '..%2Fpackage.json', 'index.html', 'constructor'])('serve no %s', async (name) => {
    expect((await harness.request(`/docs/${name}`, { as: null })).status).toBe(404);
  });
  it('say what a problem means where its type leads', async () => {
    const { type } = (await (await harness.request('/v1/jobs/none')).json()) as { type: string };
    expect(type).toBe(`${harness.base}/docs/errors/not-found`);
    const there = (await fetch(type, { redirect: 'manual' })).headers.get('location') ?? '';
    expect(there).toBe('/docs/errors#not_found');
    expect(await (await harness.request(there, { as: null })).text()).toContain('id="not_found"');
    expect((await fetch(`${harness.base}/docs/errors/none-such`)).status).toBe(404);
  });
  it('tell agents what to call', async () => {
    const text = await (await harness.request('/llms.txt', { as: null })).text();
    expect(text).toContain(`POST ${harness.base}/v1/render/intent`);
    expect(text).toContain('/v1/openapi.json');
  });
  it('tell agents where they connect, what each page is about, and every endpoint', async () => {
    const text = await (await harness.request('/llms.txt', { as: null })).text();
    for (const address of [
      '/mcp',
      '/.well-known/oauth-protected-resource',
      '/.well-known/oauth-authorization-server',
      '/.well-known/agent-card.json',
    ])
      expect(text).toContain(`${harness.base}${address}`);
    const { paths } = await document();
    for (const path of Object.keys(paths)) expect(text).toContain(` ${path}\``);
    const pages = [...text.matchAll(/\((http[^)]*\.md)\): (.*)$/gm)];
    expect(pages.length).toBeGreaterThan(20);
    for (const [, address = '', about = ''] of pages) {
      expect([address, about]).toEqual([address, expect.stringMatching(/^.{10,300}\.$/)]);
      const page = await fetch(address);
      expect([address, page.status, page.headers.get('content-type')]).toEqual([address, 200, 'text/markdown; charset=utf-8']);
    }
  });
});

describe('a page of the handbook', () => {
  const get = (path: string, headers: Record<string, string> = {}) => harness.request(path, { as: null, headers });
  it('has a twin in Markdown that the page itself names', async () => {
    for (const [path, twin] of [
      ['/docs', '/docs/index.md'],
      ['/docs/money', '/docs/money.md'],
      ['/docs/decisions/README', '/docs/decisions/README.md'],
    ] as const) {
      expect(await (await get(path)).text()).toContain(`<link rel="alternate" type="text/markdown" href="${twin}">`);
      const answer = await get(twin);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(await answer.text()).toMatch(/^# /);
      expect((await get(twin, { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304);
    }
    expect(await (await get('/docs/decisions/README.md')).text()).toContain('0043-translation.md');
    for (const none of ['/docs/none.md', '/docs/images/slides.png.md', '/docs/..%2FREADME.md'])
      expect([none, (await get(none)).status]).toEqual([none, 404]);
  });
  it.each([
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html;q=0.9', 'text/markdown'],
    ['text/html, text/markdown', 'text/markdown'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['text/html, text/markdown;q=0.5', 'text/html'],
    ['text/markdown;q=0', 'text/html'],
    ['*/*', 'text/html'],
    ['text/*', 'text/html'],
  ])('is for %j sent as %s', async (accept, type) => {
    const answer = await get('/docs/money', { accept });
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get('vary')).toContain('Accept');
  });
  it('that is a picture stays one, whatever is asked', async () => {
    expect((await get('/docs/images/slides.png', { accept: 'text/markdown' })).headers.get('content-type')).toBe('image/png');
  });
});

describe('health', () => {
  it('lives, is ready, and names what is not', async () => {
    expect((await harness.request('/healthz', { as: null })).status).toBe(200);
    expect(await (await harness.request('/readyz', { as: null })).json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', queue: 'ok', storage: 'ok' },
    });
  });
  it('shows metrics on a port of their own, by route and not by id', async () => {
    await harness.request('/v1/render/intent', { json: WATERFALL });
    await harness.request('/v1/jobs/job_01M7XQ4WKW8CED4J500H72XEKB');
    const metrics = await (await fetch(`http://127.0.0.1:${harness.gateway.metrics_port}/metrics`)).text();
    expect(metrics).toMatch(/deckwright_http_request_seconds_count\{method="POST",route="\/v1\/render\/intent",status="200"\} \d/);
    expect(metrics).toMatch(/deckwright_problems_total\{code="not_found"\} \d/);
    expect(metrics).not.toContain('01M7XQ4WKW8CED4J500H72XEKB');
    expect((await harness.request('/metrics', { as: null })).status).toBe(404);
  });
});

// The specification lies beside the repository where it is built, and not in a clone of it.
const specification = join(import.meta.dirname, '../../../../shared/spec/endpoints.json');
describe.skipIf(!existsSync(specification))('the specification', () => {
  it('has no endpoint that nobody answers', () => {
    const asked = JSON.parse(existsSync(specification) ? readFileSync(specification, 'utf8') : '[]') as { method: string; path: string }[];
    const shape = (method: string, path: string) => `${method.toLowerCase()} ${path.replaceAll(/\{\w+\*?\}/g, '{}')}`;
    const answered = new Set(routes.map((route) => shape(route.method, route.path)));
    expect(asked.filter(({ method, path }) => !answered.has(shape(method, path)))).toEqual([]);
  });
});
