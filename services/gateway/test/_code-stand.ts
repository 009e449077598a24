/** A sandbox service for tests: the real one where Python has its packages, else one to which all code is broken. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CodeService, connectCodeService, findPython, type Layers } from '@deckwright/sandbox/call';
import { createSandboxes } from '@deckwright/sandbox/run';
import { serveCode } from '../../code-sandbox/src/serve.ts';

export interface CodeStand {
  readonly code: CodeService;
  close(): Promise<void>;
}

const TOKEN = 'a-token-of-tests';

export async function startCodeStand(): Promise<CodeStand> {
  const python = process.platform === 'linux' ? await findPython(process.env['DECKWRIGHT_CODE_PYTHON'] || undefined) : null;
  if (python === null) return { code: brokenCode, close: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-code-stand-'));
  const socket = join(folder, 'code.sock');
  const sandboxes = createSandboxes({ python, warm: 1, concurrency: 2, waiting: 32 });
  const server = await serveCode({ listen: { socket }, token: TOKEN, sandboxes, log: { warn: () => undefined } });
  return {
    code: connectCodeService({ url: `unix:${socket}`, token: TOKEN }),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const layers: Layers = { rlimits: true, environment: 'none', uid: 'own', private_root: false, landlock: 6, seccomp: true };

export const brokenCode: CodeService = {
  state: async () => ({ layers, layers_holding: ['landlock', 'seccomp'] }),
  run: async () => ({
    outcome: 'fault',
    layers,
    output: '',
    diagnostic: { status: 'invalid', line: 1, column: 1, message: 'The code cannot be read.', cure: 'Write Python.' },
  }),
};
