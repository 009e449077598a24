/** Schemathesis, which makes requests out of the OpenAPI document and holds every answer against it. */
import { spawn } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bodiesOf } from './_fuzz-material.ts';

export interface FuzzOptions {
  readonly base: string;
  readonly key: string;
  /** What stands at the names of ids: one thing of each kind that the key's account owns. */
  readonly known: Readonly<Record<string, string>>;
  /** Requests made up for each operation. */
  readonly examples: number;
  readonly seed: number;
  /** Also the requests at the edges of each schema, some sixty an operation, and rows of requests that use what others made. */
  readonly edges: boolean;
  /** As `POST /v1/render/intent`; all when absent. */
  readonly operation?: string;
  /** Ends the making of requests after so many seconds. */
  readonly seconds?: number;
  /** Is told of each operation when its requests of one phase are done. */
  readonly onOperation?: (done: OperationDone) => void;
}

export interface OperationDone {
  readonly operation: string;
  readonly phase: string;
  readonly requests: number;
  readonly seconds: number;
  readonly ok: boolean;
}

export interface FuzzResult {
  readonly ok: boolean;
  readonly operations: number;
  readonly requests: number;
  /** Everything it said, with a request to repeat for each failure. */
  readonly said: string;
}

/**
 * No failure of ours, no status or media type that is not documented, no answer that its schema refuses, no wrong `Allow`; no way in without
 * the key, nothing made that is not found, nothing deleted that still is.
 */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'unsupported_method',
  'allow_header_conformance',
  'ignored_auth',
  'missing_required_header',
  'ensure_resource_availability',
  'use_after_free',
];

const HOOKS = join(import.meta.dirname, '_schemathesis_hooks.py');

/** @throws Error when schemathesis is not there or could not run */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-fuzz-'));
  try {
    const events = join(folder, 'events.ndjson');
    writeFileSync(events, '');
    const material = join(folder, 'material.json');
    writeFileSync(material, JSON.stringify({ known: options.known, bodies: bodiesOf(await documentOf(options.base)) }));
    const args = [
      'run',
      `${options.base}/v1/openapi.json`,
      ...['-H', `Authorization: Bearer ${options.key}`],
      ...['--checks', CHECKS.join(',')],
      ...['--phases', options.edges ? 'examples,coverage,fuzzing,stateful' : 'examples,fuzzing'],
      ...['--max-examples', String(options.examples)],
      ...['--seed', String(options.seed)],
      ...(options.operation === undefined ? [] : ['--include-name', options.operation]),
      ...(options.seconds === undefined ? [] : ['--max-time', String(Math.ceil(options.seconds))]),
      // One worker: several share a cache of Hypothesis that they now and then break for each other.
      ...['--workers', '1', '--continue-on-failure', '--no-shrink', '--suppress-health-check', 'all', '--warnings', 'off'],
      ...['--generation-database', 'none', '--request-timeout', '600', '--no-color'],
      ...(options.onOperation === undefined ? [] : ['--report', 'ndjson', '--report-ndjson-path', events]),
    ];
    const stopFollowing = options.onOperation === undefined ? undefined : follow(events, options.onOperation);
    const { code, said } = await run('schemathesis', args, folder, {
      SCHEMATHESIS_HOOKS: HOOKS,
      DECKWRIGHT_FUZZ_MATERIAL: material,
    }).finally(stopFollowing);
    // 1 is for failures found, all others for a run that was none.
    const counted = /(\d+) generated/.exec(said)?.[1];
    const operations = /Tested: +(\d+)/.exec(said)?.[1];
    if (![0, 1].includes(code ?? -1) || counted === undefined) throw new Error(`schemathesis could not run (${code}):\n${said}`);
    return { ok: code === 0, operations: Number(operations), requests: Number(counted), said };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function documentOf(base: string): Promise<object> {
  const response = await fetch(`${base}/v1/openapi.json`);
  return (await response.json()) as object;
}

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (said += part));
    child.once('error', () => reject(new Error('schemathesis is not on the PATH: `npm test` and `npm run soak` install it.')));
    child.once('close', (code) => resolve({ code, said }));
  });
}

/** Reads the events that schemathesis appends to a file, a line of JSON each, until it is told to stop. */
function follow(path: string, onOperation: (done: OperationDone) => void): () => Promise<void> {
  let from = 0;
  let rest = '';
  const read = async () => {
    for await (const part of createReadStream(path, { start: from })) {
      from += (part as Buffer).byteLength;
      // Bytes as letters: a part may end within a letter, and a line may not.
      const lines = (rest + (part as Buffer).toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) tell(line, onOperation);
    }
  };
  let reading = Promise.resolve();
  const timer = setInterval(() => {
    reading = reading.then(read);
  }, 1_000);
  return () => {
    clearInterval(timer);
    return reading.then(read);
  };
}

interface ScenarioFinished {
  readonly phase: string;
  readonly status: string;
  readonly elapsed_time: number;
  readonly recorder: { readonly label: string; readonly interactions?: Readonly<Record<string, unknown>> };
}

function tell(line: string, onOperation: (done: OperationDone) => void): void {
  if (!line.startsWith('{"ScenarioFinished"')) return;
  const { phase, status, elapsed_time, recorder } = (JSON.parse(line) as { ScenarioFinished: ScenarioFinished }).ScenarioFinished;
  // Rows of requests are many, and of no one operation.
  if (status === 'skip' || phase === 'stateful') return;
  onOperation({
    operation: recorder.label,
    phase,
    requests: Object.keys(recorder.interactions ?? {}).length,
    seconds: elapsed_time,
    ok: status === 'success',
  });
}
