/**
 * Writes down every request that a test sends and that is refused, or answered with more than the result, for the test that obeys: with
 * DECKWRIGHT_PROVOKED set to a file, one line of JSON each. Only what can be sent again: JSON bodies of bounded size.
 */
import { appendFileSync } from 'node:fs';

export interface Provoked {
  readonly door: 'rest' | 'mcp';
  readonly method: string;
  /** With the query; of a tool its name. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The key that was sent: of the account, one that is none, or none. */
  readonly key: 'live' | 'test' | 'wrong' | 'none';
  /** Of the refusal; `warnings` and `repair_options` of an answer that has these. */
  readonly code: string;
  /** What tells this cause from others of the code. */
  readonly cause: string;
}

const MAX_BYTES = 24_000;
const SENT_ON = ['content-type', 'prefer', 'if-match', 'accept'];

/** Wraps `fetch` of this process once; the requests of clients and of tests go through it alike. */
export function recordProvoked(file = process.env['DECKWRIGHT_PROVOKED']): void {
  if (file === undefined || file === '' || Reflect.has(globalThis, MARK)) return;
  Reflect.set(globalThis, MARK, true);
  const plain = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await plain(input, init);
    const type = answer.headers.get('content-type') ?? '';
    if (!type.includes('json') || input instanceof Request) return answer;
    const lines = provokedBy(new URL(String(input)), init, answer.status, await answer.clone().text());
    for (const line of lines) appendFileSync(file, `${JSON.stringify(line)}\n`);
    return answer;
  };
}
const MARK = Symbol.for('deckwright.provoked');

function provokedBy(url: URL, init: RequestInit | undefined, status: number, text: string): readonly Provoked[] {
  const sent = init?.body ?? undefined;
  if ((sent !== undefined && typeof sent !== 'string') || (sent?.length ?? 0) > MAX_BYTES || !/^\/(?:v1|mcp)/.test(url.pathname)) return [];
  const answer = parsed(text);
  const body = sent === undefined ? undefined : parsed(sent);
  // A form is no JSON, and its parts have their bounds in a header.
  if (/multipart|urlencoded/.test(new Headers(init?.headers).get('content-type') ?? '')) return [];
  const call = toolCall(url, body);
  const result: unknown =
    call === undefined
      ? answer
      : (Reflect.get(Object(Reflect.get(Object(answer), 'result')), 'structuredContent') ??
        Reflect.get(Object(answer), 'structuredContent'));
  const found = Object(status >= 400 ? answer : result) as Readonly<Record<string, unknown>>;
  const cause = causeOf(found);
  if (cause === undefined) return [];
  const headers = new Headers(init?.headers);
  const credential = headers.get('authorization') ?? headers.get('x-api-key');
  const key = credential === null ? 'none' : /\bdw_live_/.test(credential) ? 'live' : /\bdw_test_/.test(credential) ? 'test' : 'wrong';
  const on = Object.fromEntries(SENT_ON.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
  if (call !== undefined) return [{ door: 'mcp', method: 'POST', path: call.tool, body: call.given, key, ...cause }];
  const method = init?.method ?? 'GET';
  // A body that is no JSON is sent again as the text it was.
  return [
    {
      door: 'rest',
      method,
      path: url.pathname + url.search,
      ...(sent === undefined ? {} : { body: body ?? sent }),
      headers: on,
      key,
      ...cause,
    },
  ];
}

/** A call of a tool, over the protocol of agents or over plain HTTP. */
function toolCall(url: URL, body: unknown): { readonly tool: string; readonly given: unknown } | undefined {
  const plain = /^\/v1\/tools\/([a-z_]+)$/.exec(url.pathname)?.[1];
  if (plain !== undefined && TOOLS.has(plain)) return { tool: plain, given: body };
  const params: unknown = Reflect.get(Object(body), 'params');
  if (Reflect.get(Object(body), 'method') !== 'tools/call') return undefined;
  return { tool: String(Reflect.get(Object(params), 'name')), given: Reflect.get(Object(params), 'arguments') ?? {} };
}
const TOOLS = new Set([
  'create_slide',
  'create_deck',
  'browse_catalog',
  'plan_slide',
  'upload_asset',
  'manage_account',
  'translate_deck',
  'convert_pdf',
  'mend_file',
]);

/** Names, ids and numbers of one occurrence are no part of its cause. */
export function causeOf(answer: Readonly<Record<string, unknown>>): Pick<Provoked, 'code' | 'cause'> | undefined {
  const { code, detail, errors, warnings, repair_options, route } = answer;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  if (typeof code === 'string' && typeof detail === 'string') {
    const kind = [Reflect.get(Object(first), 'code'), route].filter((one) => typeof one === 'string').join(' ');
    return { code, cause: `${kind}: ${plainWords(detail)}`.slice(0, 160) };
  }
  const offered = (Array.isArray(warnings) ? warnings : []).filter(
    (one) => Reflect.has(Object(one), 'ways_out') || Reflect.has(Object(one), 'patch'),
  );
  if (offered.length > 0)
    return { code: 'warnings', cause: [...new Set(offered.map((one) => String(Reflect.get(Object(one), 'code'))))].sort().join(' ') };
  if (Array.isArray(repair_options) && repair_options.length > 0) return { code: 'repair_options', cause: String(route) };
  return undefined;
}

const plainWords = (text: string): string =>
  text
    .replace(/^\/?[\w.�\-/[\]#"]{0,80}: /, '')
    .replace(/"[^"]*"|“[^”]*”/g, '*')
    .replace(/\b(?:job|req|whk|top|plan|ast|logo|prv|agt)_\w+/g, '*')
    .replace(/\$?\d[\d.,]*/g, '#');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
