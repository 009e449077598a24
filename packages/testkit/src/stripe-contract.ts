/**
 * Stripe's own description of its interface as a judge: a proxy that records what a program sends and is answered, a check of each answer against
 * the description, and stripe-mock, to which each request is sent again.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Ajv, type ValidateFunction } from 'ajv';
import { freePort } from './postgres.ts';
import { without } from './without.ts';

export interface StripeExchange {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly sent: string;
  readonly status: number;
  readonly answer: string;
}

export interface StripeTap {
  readonly url: string;
  readonly exchanges: StripeExchange[];
  close(): Promise<void>;
}

/** Whether the run goes without stripe-mock, which `npm test` says when it cannot be had. */
export const withoutStripeMock = without('stripe-mock');
const folder =
  process.env['DECKWRIGHT_STRIPE_MOCK'] ??
  join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'deckwright/stripe-mock-v0.203.0');

/** Passes everything on to `to` and records the calls of the interface. */
export async function startStripeTap(to: string): Promise<StripeTap> {
  const exchanges: StripeExchange[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const sent = Buffer.concat(chunks).toString('utf8');
      const { method = 'GET', url: path = '/' } = request;
      const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...headers } = request.headers;
      fetch(to + path, { method, headers: headers as Record<string, string>, ...(sent === '' ? {} : { body: sent }), redirect: 'manual' })
        .then(async (answered) => {
          const answer = await answered.text();
          exchanges.push({ method, path, sent, status: answered.status, answer });
          response
            .writeHead(answered.status, { 'content-type': answered.headers.get('content-type') ?? 'text/plain', 'request-id': 'req_tap' })
            .end(answer);
        })
        // The double has hung up, and so do we.
        .catch(() => request.socket.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface Spec {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: unknown;
}
interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: { readonly 'application/json'?: { readonly schema: object } } }>>;
}

interface Judge {
  readonly spec: Spec;
  readonly ajv: Ajv;
  readonly compiled: Map<string, ValidateFunction>;
}

let judge: Judge | undefined;

/** One for all test files of a process: compiling what one kind of answer may be takes a tenth of a second and more. */
function theJudge(): Judge {
  if (judge !== undefined) return judge;
  const spec = JSON.parse(readFileSync(join(folder, 'spec3.json'), 'utf8')) as Spec;
  const ajv = new Ajv({ strict: false, allErrors: false, logger: false, validateFormats: false });
  ajv.addSchema({ $id: 'spec', components: withNulls(spec.components) });
  judge = { spec, ajv, compiled: new Map() };
  return judge;
}

/** What is wrong with the answers, one line each, by Stripe's description. */
export function checkAnswers(exchanges: readonly StripeExchange[]): readonly string[] {
  const { spec, ajv, compiled } = theJudge();
  const faults = new Set<string>();
  for (const { method, path, status, answer } of exchanges) {
    const { pathname } = new URL(path, 'http://stripe');
    const template = templateOf(spec, pathname, method);
    if (template === undefined) {
      faults.add(`${method} ${pathname}: no such path`);
      continue;
    }
    const responses = spec.paths[template]?.[method.toLowerCase()]?.responses ?? {};
    const schema = (responses[status] ?? responses['default'])?.content?.['application/json']?.schema;
    if (schema === undefined) continue;
    const key = `${method} ${template} ${status < 400 ? 'ok' : 'error'}`;
    const check = compiled.get(key) ?? ajv.compile(withSpec(withNulls(schema) as object));
    compiled.set(key, check);
    if (!check(JSON.parse(answer)))
      faults.add(`${key}: ${(check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')}`);
  }
  return [...faults];
}

/** `nullable`, which JSON Schema does not have, as one more thing that a value may be. */
function withNulls(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNulls);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = schema as Readonly<Record<string, unknown>>;
  const inner = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, withNulls(value)]));
  if (nullable === true) return { anyOf: [inner, { type: 'null' }] };
  // A member that is called `nullable` is none of the keywords.
  return nullable === undefined || nullable === false ? inner : { ...inner, nullable: withNulls(nullable) };
}

/** References inside the description, as references to it. */
const withSpec = (schema: object): object => JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"spec#/components')) as object;

function templateOf({ paths }: Spec, pathname: string, method: string): string | undefined {
  const segments = pathname.split('/');
  const fits = Object.keys(paths).filter((template) => {
    const wanted = template.split('/');
    return (
      wanted.length === segments.length &&
      paths[template]?.[method.toLowerCase()] !== undefined &&
      wanted.every((part, i) => part === segments[i] || part.startsWith('{'))
    );
  });
  // `/v1/customers/search` before `/v1/customers/{customer}`.
  return fits.sort((a, b) => a.split('{').length - b.split('{').length)[0];
}

/** Sends each request to the real stripe-mock; what it refuses, one line each. */
export async function askStripeMock(exchanges: readonly StripeExchange[]): Promise<readonly string[]> {
  const port = await freePort();
  const child: ChildProcess = spawn(join(folder, 'stripe-mock'), ['-http-port', String(port)], { stdio: 'ignore' });
  const lastWord = () => child.kill('SIGKILL');
  process.once('exit', lastWord);
  try {
    await untilOpen(port);
    const refused = new Set<string>();
    const asked = new Set<string>();
    for (const { method, path, sent } of exchanges) {
      const request = `${method} ${path} ${sent}`;
      if (asked.has(request)) continue;
      asked.add(request);
      const answered = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { authorization: 'Bearer sk_test_123', 'content-type': 'application/x-www-form-urlencoded' },
        ...(sent === '' ? {} : { body: sent }),
      });
      const text = await answered.text();
      if (!answered.ok) refused.add(`${request}: ${answered.status} ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`);
    }
    return [...refused];
  } finally {
    process.off('exit', lastWord);
    child.kill('SIGKILL');
  }
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (up) return;
    await sleep(50);
  }
  throw new Error('stripe-mock did not start');
}
