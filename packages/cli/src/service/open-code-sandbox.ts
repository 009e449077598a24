/** The service that runs code, as a child of `serve`: started where a Python with the packages is, and nowhere given a secret. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '@deckwright/platform/config';
import { findEntry, type Supervised, supervise } from '@deckwright/platform/launch';
import type { Logger } from '@deckwright/platform/telemetry';
import { type CodeService, connectCodeService, findPython, SandboxUnavailable } from '@deckwright/sandbox/call';

export interface CodePlace {
  /** For the repair worker. */
  readonly url: string;
  /** Undefined where another place runs code, which the settings name. */
  readonly folder?: string;
}

export interface OpenedCode {
  readonly service: CodeService;
  readonly process?: Supervised;
}

/** Where code is going to be run: known before anything is started. */
export async function codePlace({ code_sandbox_url: url }: Config): Promise<CodePlace> {
  if (url !== undefined) return { url };
  // A path in the folder of data may be longer than a socket's may be. The folder lets in its owner alone.
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-run-'));
  return { url: `unix:${join(folder, 'code.sock')}`, folder };
}

/** What the child sees of the environment. */
const PASSED = /^(?:DECKWRIGHT_CODE_(?:PYTHON|PROCESSES)$|DECKWRIGHT_LOG_LEVEL$|PATH$|HOME$|XDG_CACHE_HOME$|TMPDIR$|TZ$)/;

/** Starts the service, unless the settings name one; without a Python, every run is refused with the remedy. */
export async function openCodeSandbox(
  config: Config,
  { url, folder }: CodePlace,
  env: Readonly<Record<string, string | undefined>>,
  log: Logger,
): Promise<OpenedCode> {
  if (folder === undefined) return { service: connectCodeService({ url, token: config.code_sandbox_token }) };
  const refusal =
    process.platform === 'linux' ? await whyNoPython(config.code_python) : new SandboxUnavailable('Code is run on Linux alone.', '');
  if (refusal !== undefined) return { service: refusing(refusal) };
  const passed = Object.entries(env).filter((entry): entry is [string, string] => PASSED.test(entry[0]) && entry[1] !== undefined);
  const entry = findEntry({ from: import.meta.url, source: '../../../../services/code-sandbox/src/main.ts', bundle: 'code-sandbox' });
  const childEnv = { ...Object.fromEntries(passed), DECKWRIGHT_LOG_LEVEL: config.log_level, DECKWRIGHT_CODE_SANDBOX_URL: url };
  const process_ = supervise({ name: 'code sandbox', entry, count: 1, env: childEnv, log });
  return { service: connectCodeService({ url }), process: process_ };
}

export const removePlace = async ({ folder }: CodePlace): Promise<void> => {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
};

async function whyNoPython(named: string | undefined): Promise<SandboxUnavailable | undefined> {
  if ((await findPython(named)) !== null) return undefined;
  return new SandboxUnavailable(
    'There is no Python here with the packages that code runs with.',
    'Run `deckwright code --prepare` once as the user of the service, and start it again.',
  );
}

const refusing = (refusal: SandboxUnavailable): CodeService => ({
  state: () => Promise.reject(refusal),
  run: () => Promise.reject(refusal),
});
