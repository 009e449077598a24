/** What deploy/Dockerfile sets for every service: its environment, and its targets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').replaceAll(/\\\n\s*/g, '');

export const targets: readonly string[] = [...text.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name ?? '');

/** The variables of the stage that all services begin with. */
export const imageEnv: Readonly<Record<string, string>> = Object.fromEntries(
  (/FROM \S+ AS service\n[\s\S]*?^ENV (.*)$/m.exec(text)?.[1] ?? '').split(/\s+/).map((pair) => pair.split('=') as [string, string]),
);
