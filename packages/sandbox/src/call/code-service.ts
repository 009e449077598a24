/** The way to the service that runs code: its address is a port, or a socket in the file system. */
import { request as ask, type IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { z } from 'zod';
import { createLineReader } from './line.ts';
import { CODE_LIMITS, type CodeOrder, type CodeOutcome, type Layers, layersSchema, outcomeSchema } from './order.ts';
import { SandboxesFull, SandboxUnavailable } from './unavailable.ts';

export interface ServiceAddress {
  /** `unix:/path/of/socket`, `http://host:port` or `https://host:port`. */
  readonly url: string;
  /** Known to the service and to those that it works for. */
  readonly token?: string | undefined;
}

export interface ServiceState {
  readonly layers: Layers;
  /** Names of those that keep code in; at least two. */
  readonly layers_holding: readonly string[];
}

export interface CodeService {
  /** @throws SandboxUnavailable where no code is run, or the service is not there */
  state(): Promise<ServiceState>;
  /** @throws SandboxUnavailable the same; SandboxesFull when too many wait; RangeError for a theme that is unknown */
  run(order: CodeOrder, signal?: AbortSignal): Promise<CodeOutcome>;
}

/** A service that is away answers at once or never. */
const STATE_MS = 25_000;
const RUN_MS = 90_000;
const MOST_JSON = 64 * 1024;

const State = z.object({ layers: layersSchema, layers_holding: z.array(z.string()) });
const Refusal = z.object({ code: z.string(), message: z.string(), remedy: z.string() });
export function connectCodeService({ url, token }: ServiceAddress): CodeService {
  const call = async (method: 'GET' | 'POST', path: string, body: string | undefined, signal: AbortSignal): Promise<IncomingMessage> => {
    const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...(body !== undefined && JSON_BODY) };
    try {
      return await new Promise<IncomingMessage>((resolve, reject) => {
        const options = { method, headers, signal, agent: false as const };
        const sent = url.startsWith('unix:')
          ? ask({ ...options, path, socketPath: url.slice('unix:'.length) }, resolve)
          : (url.startsWith('https:') ? askSecurely : ask)(new URL(path, url), options, resolve);
        sent.on('error', reject);
        sent.end(body);
      });
    } catch (error) {
      throw away(error);
    }
  };
  return {
    async state() {
      const answer = await call('GET', '/readyz', undefined, AbortSignal.timeout(STATE_MS));
      const json = await readJson(answer);
      if (answer.statusCode !== 200) throw refusalOf(answer, json);
      return State.parse(json);
    },
    async run(order, signal) {
      const patience = AbortSignal.timeout(RUN_MS);
      const until = signal === undefined ? patience : AbortSignal.any([signal, patience]);
      const answer = await call('POST', '/run', JSON.stringify(order), until).catch((error: unknown) => {
        if (signal?.aborted) throw signal.reason;
        // It is there, and has had other code to run all the while.
        throw patience.aborted ? new SandboxesFull() : error;
      });
      if (answer.statusCode !== 200) throw refusalOf(answer, await readJson(answer));
      return readOutcome(answer);
    },
  };
}

const JSON_BODY = { 'content-type': 'application/json' };

const away = (error: unknown): SandboxUnavailable => {
  const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new SandboxUnavailable(
    `The service that runs code does not answer${reason}.`,
    'See that the service code-sandbox runs, and that DECKWRIGHT_CODE_SANDBOX_URL is its address.',
  );
};

function refusalOf({ statusCode }: IncomingMessage, json: unknown): Error {
  const { data } = Refusal.safeParse(json);
  if (data?.code === 'full') return new SandboxesFull();
  if (data?.code === 'unknown_theme') return new RangeError(data.message);
  return data === undefined
    ? new SandboxUnavailable(`The service that runs code answered ${statusCode}.`, 'See its log.')
    : new SandboxUnavailable(data.message, data.remedy);
}

async function readJson(answer: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer) {
      bytes += chunk.length;
      if (bytes > MOST_JSON) break;
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** @throws SandboxUnavailable when the answer breaks off */
async function readOutcome(answer: IncomingMessage): Promise<CodeOutcome> {
  let outcome: CodeOutcome | undefined;
  const read = createLineReader(CODE_LIMITS.result_bytes + 1024, ({ head, body }) => {
    const found = outcomeSchema.parse(head);
    outcome = found.outcome === 'done' ? { ...found, pptx: Uint8Array.from(body) } : found;
  });
  try {
    for await (const chunk of answer) read(chunk);
  } catch (error) {
    throw away(error);
  }
  if (outcome === undefined) throw away(undefined);
  return outcome;
}
