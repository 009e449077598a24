/**
 * Does what a refusal says, as written: sends the request, takes each of its ways out, and judges what comes of it. A way holds when what follows
 * is a success, or another, honest end; never the same refusal again.
 */

import { patched } from '@deckwright/core/json-patch';
import type { PatchOperation } from '@deckwright/core/problem';
import type { Step, WayOut } from '@deckwright/core/ways-out';
import { fillBlanks } from '@deckwright/testkit/ways-out';
import type { Provoked } from './_provoked.ts';

/** A service that is asked, with the key of an account that has money and one of everything. */
export interface Obeyed {
  readonly base: string;
  readonly keys: Readonly<Record<Provoked['key'], string | undefined>>;
}

export type Ask = Pick<Provoked, 'door' | 'method' | 'path' | 'body' | 'headers' | 'key'>;

export interface Verdict {
  /** `asks`: nobody but a person, or the author of the content, can do anything. `absent`: the request was not refused in this way. */
  readonly verdict: 'holds' | 'asks' | 'fails' | 'absent';
  readonly why: string;
  readonly ways: number;
  /** Kinds of its steps. */
  readonly steps: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** A refusal, by status or by the result of a tool. */
  readonly refused: boolean;
  readonly body: Readonly<Record<string, unknown>>;
}

/** In the place of a code: whatever is refused. */
export const ANY = '*';

const MAX_ROUNDS = 6;

const MISWRITTEN = new Set([400, 401, 404, 405, 415, 422]);

export async function obey(service: Obeyed, asked: Provoked): Promise<Verdict> {
  const answer = await send(service, asked);
  const found = findingsOf(answer, asked.code);
  if (found.length === 0) return { verdict: 'absent', why: `${answer.status} ${String(answer.body['code'] ?? '')}`, ways: 0, steps: [] };
  const ways = found.flatMap((one) => (Array.isArray(one['ways_out']) ? (one['ways_out'] as WayOut[]) : []));
  const steps = ways.flatMap((way) => way.do.map(kindOf));
  const told = { ways: ways.length, steps };
  const { code, errors } = answer.body;
  const kind = Array.isArray(errors) ? String(Reflect.get(Object(errors[0]), 'code')) : undefined;
  if (ways.length === 0) return { ...told, verdict: 'fails', why: 'no way out' };
  const faults = [];
  let executed = false;
  for (const way of ways) {
    const outcome = await take(service, asked, answer, way);
    if (outcome.fault !== undefined) faults.push(`${JSON.stringify(way.do).slice(0, 300)}: ${outcome.fault}`);
    executed ||= outcome.executed;
  }
  faults.push(...found.flatMap((one) => wordFaults(asked, one)));
  if (faults.length > 0) return { ...told, verdict: 'fails', why: faults.join(' | ') };
  if (executed) return { ...told, verdict: 'holds', why: '' };
  if (!isForPeople(String(code), kind)) return { ...told, verdict: 'fails', why: `only asks: ${String(code)} ${kind ?? ''}` };
  return { ...told, verdict: 'asks', why: '' };
}

/** Refusals that no program gets out of, and of requests with several faults the kinds of which this holds. */
const FOR_PEOPLE: Readonly<Record<string, readonly string[] | 'all'>> = {
  // Keys, rights and secrets are a person's.
  unauthorized: 'all',
  live_key_required: 'all',
  insufficient_scope: 'all',
  closed_to_agents: 'all',
  forbidden_provision: 'all',
  forbidden_signature: 'all',
  forbidden_origin: 'all',
  payment_event_refused: 'all',
  agent_limit_reached: 'all',
  // Money of a person's card.
  insufficient_balance: 'all',
  invalid_auto_topup: 'all',
  // Only the operator can switch it on.
  payments_not_configured: 'all',
  invoices_not_configured: 'all',
  translator_not_configured: 'all',
  code_sandbox_unavailable: 'all',
  not_implemented: 'all',
  // The file, the code or the address is the caller's.
  file_unreadable: 'all',
  file_too_demanding: 'all',
  pdf_unreadable: 'all',
  pdf_not_convertible: 'all',
  document_unreadable: 'all',
  document_unusable: 'all',
  brand_unusable: 'all',
  picture_unusable: 'all',
  picture_unreadable: 'all',
  code_failed: 'all',
  too_few_files: 'all',
  url_unfetchable: 'all',
  unknown_asset: 'all',
  // How the request is sent: headers and methods are no part of a body.
  unsupported_media_type: 'all',
  invalid_json: 'all',
  method_not_allowed: 'all',
  endpoint_removed: 'all',
  payload_too_large: 'all',
  // What stands at no list: pictures, links, tools.
  not_found: 'all',
  // Words and facts that nobody but the author knows.
  no_usable_slide: 'all',
  min_font_not_met: 'all',
  jobs_not_assemblable: ['too_big', 'missing'],
  request_invalid: [
    ...['missing', 'required', 'invalid', 'too_big', 'too_small', 'one_source', 'not_base64', 'not_allowed', 'reserved', 'ambiguous'],
    ...[
      'unknown_value',
      'wrong_type',
      'wrong_shape',
      'invalid_text',
      'url_invalid',
      'url_not_https',
      'url_not_public',
      'too_many',
      'empty',
      'none',
    ],
  ],
  intent_invalid_shape: ['invalid_format', 'invalid_type', 'invalid_value', 'too_big', 'too_small', 'custom', 'none'],
};

function isForPeople(code: string, kind = 'none'): boolean {
  const kinds = FOR_PEOPLE[code];
  return kinds === 'all' || (kinds?.includes(kind) ?? false);
}

const kindOf = (step: Step): string =>
  ['tool', 'change', 'wait_s', 'ask', 'path'].find((name) => name in step)?.replace('path', 'request') ?? 'unknown';

/** What of an answer has ways out: the problem, its warnings, or its repair options. */
function findingsOf({ body, refused }: Answer, code: string): readonly Readonly<Record<string, unknown>>[] {
  const list = (name: string) => (Array.isArray(body[name]) ? (body[name] as Record<string, unknown>[]) : []);
  if (code === 'warnings') return refused ? [] : list('warnings').filter((one) => 'ways_out' in one || 'patch' in one);
  if (code === 'repair_options') return refused ? [] : list('repair_options');
  return refused && (body['code'] === code || code === ANY) ? [body] : [];
}

interface Taken {
  readonly executed: boolean;
  readonly fault?: string;
}

/** Takes one way to its end, and the ways of the refusals after it. */
async function take(service: Obeyed, asked: Ask, refusal: Answer, way: WayOut, round = 0, seen: readonly string[] = []): Promise<Taken> {
  let ask = asked;
  let executed = false;
  let again = way.again === true;
  for (const step of way.do) {
    if ('change' in step) {
      const changed = patched(ask.body, refusal.status >= 400 && ask.door === 'mcp' ? inArguments(step.change) : step.change);
      if (typeof changed === 'string') return { executed, fault: changed };
      ask = { ...ask, body: changed.value };
      again = true;
      executed = true;
    } else if ('wait_s' in step) {
      const said = Number(refusal.headers.get('retry-after') ?? refusal.body['retry_after_s']);
      // The wait itself proves nothing that a test could wait for.
      if (!(step.wait_s > 0) || Math.abs(said - step.wait_s) > 1)
        return { executed, fault: `waits ${step.wait_s} s where Retry-After says ${said}` };
      return { executed: true };
    } else if ('ask' in step) {
      const filled = withBlanksFilled(ask.body);
      if (filled === undefined) {
        if (!again) continue;
        return { executed };
      }
      ask = { ...ask, body: filled };
    } else {
      const done = await send(service, stepAsk(asked, step));
      executed = true;
      const { code } = done.body;
      if (done.status >= 500) return { executed, fault: `${done.status} ${String(code)}` };
      const isSame = 'path' in step && step.path.split('?')[0] === asked.path.split('?')[0];
      if (isSame && done.status < 500 && done.body['detail'] !== refusal.body['detail']) continue;
      if (!done.refused) continue;
      // A step that is itself no request that is taken was written wrong; one that meets another obstacle has ways out again.
      if (
        MISWRITTEN.has(Number(done.body['http_status'] ?? done.status)) ||
        code === refusal.body['code'] ||
        !Array.isArray(done.body['ways_out'])
      )
        return {
          executed,
          fault: `${JSON.stringify(step).slice(0, 200)} gives ${done.status} ${String(code)}: ${String(done.body['detail'])}`,
        };
    }
  }
  if (!again) return { executed };
  const next = await send(service, ask);
  if (!next.refused) return { executed };
  const name = (answer: Answer): string => `${String(answer.body['code'])} ${String(answer.body['detail'])}`;
  const passed = [...seen, name(refusal)];
  if (next.status >= 500 && next.body['code'] === 'internal_error') return { executed, fault: 'internal_error' };
  if (passed.includes(name(next))) return { executed, fault: `the same again: ${name(next)}` };
  const [first] = Array.isArray(next.body['ways_out']) ? (next.body['ways_out'] as WayOut[]) : [];
  // Another protocol has errors of its own.
  if ('jsonrpc' in next.body) return { executed };
  if (first === undefined) return { executed, fault: `then no way out: ${name(next)}` };
  if (round >= MAX_ROUNDS) return { executed, fault: `no end after ${round} rounds: ${name(next)}` };
  const after = await take(service, ask, next, first, round + 1, passed);
  return { executed, ...(after.fault === undefined ? {} : { fault: `then ${String(next.body['code'])}: ${after.fault}` }) };
}

const stepAsk = (asked: Ask, step: Step): Ask => {
  if ('tool' in step) return { door: 'mcp', method: 'POST', path: step.tool, body: step.arguments, key: 'live' };
  if (!('path' in step)) throw new Error(`A step that is none of this door: ${JSON.stringify(step)}`);
  return { door: 'rest', method: step.method, path: step.path, body: step.body, key: asked.key === 'test' ? 'test' : 'live' };
};

/** A refusal that came instead of the tool's result is of the whole message. */
const inArguments = (patch: readonly PatchOperation[]): readonly PatchOperation[] => {
  const bare = (pointer: string) => pointer.replace(/^\/params\/arguments/, '');
  return patch.map((one) => ({ ...one, path: bare(one.path), ...(one.from === undefined ? {} : { from: bare(one.from) }) }));
};

/** The texts of a door name nothing of the other: no route where a tool does it. */
function wordFaults({ door }: Ask, body: Readonly<Record<string, unknown>>): readonly string[] {
  if (door === 'rest') return [];
  const texts = [
    body['remedy'],
    body['detail'],
    ...(Array.isArray(body['ways_out'])
      ? (body['ways_out'] as WayOut[]).flatMap(({ do: steps }) =>
          steps.flatMap((step) => ('ask' in step ? [step.ask] : 'path' in step ? [`${step.method} ${step.path}`] : [])),
        )
      : []),
  ];
  return texts.flatMap((text) => {
    const named =
      /\b(?:GET|POST|PATCH|PUT|DELETE) \/v1\/(?:catalog|widgets|render|plan|deck|jobs|brands|assets|webhooks|feedback|pricing|helpers)\S*/.exec(
        String(text),
      );
    return named === null ? [] : [`speaks of ${named[0]} to an agent`];
  });
}

/** The blanks that a completed brief leaves to its author; undefined where there are none. */
function withBlanksFilled(body: unknown): unknown {
  const brief: unknown = Reflect.get(Object(body), 'brief');
  if (typeof brief !== 'string' || fillBlanks(brief) === brief) return undefined;
  return { ...(body as object), brief: fillBlanks(brief) };
}

export async function send({ base, keys }: Obeyed, { door, method, path, body, headers = {}, key }: Ask): Promise<Answer> {
  const credential = keys[key];
  const all: Record<string, string> = { ...headers, ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }) };
  if (door === 'rest') {
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    if (text !== undefined) all['content-type'] ??= 'application/json';
    const response = await fetch(base + path, { method, headers: all, redirect: 'manual', ...(text === undefined ? {} : { body: text }) });
    return { status: response.status, headers: response.headers, refused: response.status >= 400, body: asObject(await response.text()) };
  }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: path, arguments: body ?? {} } };
  const response = await fetch(`${base}/mcp`, {
    method: 'POST',
    headers: { ...all, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(message),
  });
  const answer = asObject(await response.text());
  const result = Object(answer['result']) as { structuredContent?: Record<string, unknown>; isError?: boolean };
  const told = result.structuredContent ?? answer;
  return {
    status: response.status,
    headers: response.headers,
    refused: response.status >= 400 || result.isError === true || 'error' in answer,
    body: told,
  };
}

function asObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
