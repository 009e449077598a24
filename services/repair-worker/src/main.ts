/** The repair worker as a process. */
import type { Config } from '@deckwright/platform/config';
import { translatorOf } from '@deckwright/platform/translator';
import { runWorker } from '@deckwright/platform/worker-process';
import { connectCodeService } from '@deckwright/sandbox/call';
import { startRepairWorker } from './repair-worker.ts';

const codeServiceOf = ({ code_sandbox_url: url, code_sandbox_token: token }: Config) =>
  url === undefined ? null : connectCodeService({ url, token });

const VERSION = '0.1.0';

await runWorker({
  name: 'repair worker',
  version: VERSION,
  concurrency: ({ file_processes }) => file_processes,
  start: ({ config, ...parts }) => startRepairWorker({ ...parts, translator: translatorOf(config), code: codeServiceOf(config) }),
});
