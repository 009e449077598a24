/** One rule for text, on every route: half of a surrogate pair or NUL, wherever a text can stand, is 422 with its place, and never a failure of ours. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/gateway.ts';
import { type Harness, PROVISION_SECRET, startHarness, WATERFALL } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
}, 180_000);
afterAll(() => harness.close());

type Path = readonly (string | number)[];
interface Problem {
  readonly code: string;
  readonly remedy: string;
  readonly errors: readonly { readonly pointer: string; readonly code: string; readonly loc: Path }[];
}
const read = async (response: Response): Promise<Problem> => (await response.json()) as Problem;

/** As JSON escapes them: they never stand in UTF-8. */
const BAD = { NUL: '\\u0000', 'a half pair': 'a\\ud800b', 'the other half': '\\uDC00' } as const;
/** Stands for the bad text until the body is JSON. */
const MARK = 'PLANTED-HERE';
const pointerOf = (path: Path) => path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The places of all texts and of all keys of a body. */
function* places(value: unknown, path: Path = []): Generator<{ readonly path: Path; readonly key: boolean }> {
  if (typeof value === 'string') yield { path, key: false };
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield { path, key: true };
  for (const [key, member] of Object.entries(value)) yield* places(member, [...path, Array.isArray(value) ? Number(key) : key]);
}

function plant(value: unknown, [step, ...rest]: Path, key: boolean): unknown {
  if (step === undefined) return key ? { ...(value as object), [MARK]: 1 } : MARK;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[step] = plant(copy[step], rest, key);
  return copy;
}

/** What breaks the rule is 422, and 400 in protocols that know no 422. */
const refusedWith = ({ refusal }: (typeof routes)[number]): number => refusal?.status(422) ?? 422;

const pathOf = (template: string) => template.replaceAll(/\{\w+\*?\}/g, 'none');
const headers = { 'content-type': 'application/json', 'x-provision-secret': PROVISION_SECRET };

describe('in bodies', () => {
  const withBody = routes.filter((route) => route.reads_body && !route.form);
  it('holds for more than twenty routes', () => expect(withBody.length).toBeGreaterThan(20));
  it.each(withBody.map((route) => ({ name: `${route.method.toUpperCase()} ${route.path}`, route })))('$name', async ({ route }) => {
    const body = route.example?.body ?? { name: 'a name', slides: [{ ...WATERFALL }] };
    for (const { path, key } of places(body)) {
      const text = JSON.stringify(plant(body, path, key));
      for (const [what, escaped] of Object.entries(BAD)) {
        const response = await harness.request(pathOf(route.path), {
          method: route.method.toUpperCase(),
          headers,
          body: text.replace(MARK, escaped),
        });
        const problem = await read(response);
        const place = `${what} at ${pointerOf(path)}${key ? ', as a key' : ''}`;
        expect([place, response.status, problem.code]).toEqual([place, refusedWith(route), 'request_invalid']);
        expect(problem.errors[0]?.pointer.startsWith(pointerOf(path))).toBe(true);
        expect(problem.errors[0]?.loc[0]).toBe('body');
        expect(problem.remedy).toContain('well-formed Unicode');
      }
    }
  });
  it('lets pairs, escaped backslashes and other controls pass', async () => {
    const escapes = '\\ud83d\\ude00 \\\\u0000 \\\\ud800 \\u0007';
    const body = JSON.stringify({ ...WATERFALL, dry_run: true }).replace('Energy explains', escapes);
    const response = await harness.request('/v1/render/intent', { method: 'POST', headers, body });
    expect(response.status).toBe(200);
  });
  it('refuses bytes that are no UTF-8, with 400', async () => {
    const body = Buffer.concat([Buffer.from('{"message":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]);
    const response = await harness.request('/v1/feedback', { method: 'POST', headers, body });
    expect([response.status, (await read(response)).code]).toEqual([400, 'invalid_json']);
  });
  it('says a bad key without what is bad about it', async () => {
    const response = await harness.request('/v1/feedback', { method: 'POST', headers, body: '{"a\\u0000\\ud800b":1}' });
    expect((await read(response)).errors[0]?.pointer).toBe('/a\ufffd\ufffdb');
  });
});

describe('in paths and queries', () => {
  it.each(
    routes.filter((route) => route.path.includes('{')).map((route) => ({ name: `${route.method.toUpperCase()} ${route.path}`, route })),
  )('$name', async ({ route }) => {
    const path = route.path.replaceAll(/\{\w+\*?\}/g, 'a%00b');
    const response = await harness.request(path, { method: route.method.toUpperCase() });
    const { code, errors } = await read(response);
    expect([response.status, code, errors[0]?.code, errors[0]?.loc[0]]).toEqual([
      refusedWith(route),
      'request_invalid',
      'invalid_text',
      'path',
    ]);
  });
  it.each(
    routes.filter((route) => route.method === 'get').map((route) => ({ name: `${route.method.toUpperCase()} ${route.path}`, route })),
  )('$name?q=NUL', async ({ route }) => {
    for (const query of ['?q=a%00b', '?a%00b=q']) {
      const response = await harness.request(pathOf(route.path) + query);
      expect([response.status, await read(response)]).toMatchObject([
        refusedWith(route),
        { errors: [{ code: 'invalid_text', loc: ['query', expect.any(String)] }] },
      ]);
    }
  });
});

describe('in forms', () => {
  const send = (path: string, parts: readonly (readonly [string, string])[]) => {
    const boundary = 'frame';
    const body = `${parts.map(([name, text]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`).join('')}--${boundary}--\r\n`;
    return harness.request(path, { method: 'POST', body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } });
  };
  it.each(routes.filter((route) => route.upload !== undefined && route.method === 'post').map(({ path }) => ({ path })))(
    '$path',
    async ({ path }) => {
      const response = await send(path, [['name', 'a\0b']]);
      expect([response.status, await read(response)]).toMatchObject([422, { errors: [{ pointer: '/name', code: 'invalid_text' }] }]);
    },
  );
  it.each(routes.filter((route) => route.form).map(({ path, tag }) => ({ path, tag })))('of fields alone: $path', async ({ path, tag }) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    // OAuth has a shape of its own for refusals; pages for people answer programs as the rest of the service does.
    const errors = [{ code: 'invalid_text' }];
    const refused = tag === 'Account page' ? [422, { code: 'request_invalid', errors }] : [400, { error: 'invalid_request', errors }];
    for (const body of ['token=a%00b', 'a%00b=token']) {
      const response = await harness.request(path, { method: 'POST', body, headers: form });
      expect([response.status, await read(response)]).toMatchObject(refused);
    }
    const twice = await harness.request(path, { method: 'POST', body: 'token=a&token=b', headers: form });
    expect([twice.status, (await read(twice)).code]).toEqual([400, 'invalid_form']);
  });
  it('in JSON inside of one', async () => {
    const response = await send('/v1/brands', [['kit', '{"name":"a\\u0000"}']]);
    expect([response.status, await read(response)]).toMatchObject([422, { errors: [{ pointer: '/kit/name', code: 'invalid_text' }] }]);
  });
});
