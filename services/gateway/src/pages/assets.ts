/** What pages load besides themselves. A name has the hash of what it stands for, so that nobody asks twice. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCRIPT as TOOLS_SCRIPT } from '../public-tools/script.ts';
import { SITE_SCRIPT } from './script.ts';

export interface Asset {
  readonly media_type: string;
  readonly bytes: Uint8Array;
}

const SCRIPTS = { site: SITE_SCRIPT, tools: TOOLS_SCRIPT } as const;

const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

const named = Object.entries(SCRIPTS).map(([name, text]) => {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { name, file: `${name}-${hash}.js`, asset: { media_type: SCRIPT_TYPE, bytes } };
});

/** Addresses of scripts. */
export const ASSETS = Object.fromEntries(named.map(({ name, file }) => [name, `/assets/${file}`])) as Readonly<
  Record<keyof typeof SCRIPTS, string>
>;

/** Beside the bundle, or beside that of the command, which every checkout has. */
const folder = [new URL('./play/', import.meta.url), new URL('../../../../packages/cli/dist/play/', import.meta.url)]
  .map((url) => fileURLToPath(url))
  .find((path) => existsSync(join(path, 'play.json')));

/** What the page loads, and what that loads later. */
const playground: ReadonlyMap<string, Asset> = new Map(
  (folder === undefined ? [] : readdirSync(folder))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, { media_type: SCRIPT_TYPE, bytes: readFileSync(join(folder ?? '', file)) }]),
);

function playgroundScript(built: string): string {
  const { file }: { file: string } = JSON.parse(readFileSync(join(built, 'play.json'), 'utf8'));
  return `/assets/${file}`;
}

/** Address of the playground's script; undefined where it was not built. */
export const PLAYGROUND_SCRIPT: string | undefined = folder === undefined ? undefined : playgroundScript(folder);

const byFile: ReadonlyMap<string, Asset> = new Map([...named.map(({ file, asset }) => [file, asset] as const), ...playground]);

/** By the last part of its address; the list is closed, and a name is never joined to a path. */
export const readAsset = (file: string): Asset | undefined => byFile.get(file);
