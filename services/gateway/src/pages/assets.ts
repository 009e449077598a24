/** What pages load besides themselves. A name has the hash of what it stands for, so that nobody asks twice. */
import { createHash } from 'node:crypto';
import { SCRIPT as TOOLS_SCRIPT } from '../public-tools/script.ts';
import { SITE_SCRIPT } from './script.ts';

export interface Asset {
  readonly media_type: string;
  readonly bytes: Uint8Array;
}

const SCRIPTS = { site: SITE_SCRIPT, tools: TOOLS_SCRIPT } as const;

const named = Object.entries(SCRIPTS).map(([name, text]) => {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { name, file: `${name}-${hash}.js`, asset: { media_type: 'text/javascript; charset=utf-8', bytes } };
});

/** Addresses of scripts. */
export const ASSETS = Object.fromEntries(named.map(({ name, file }) => [name, `/assets/${file}`])) as Readonly<
  Record<keyof typeof SCRIPTS, string>
>;

const byFile: ReadonlyMap<string, Asset> = new Map(named.map(({ file, asset }) => [file, asset]));

/** By the last part of its address; the list is closed, and a name is never joined to a path. */
export const readAsset = (file: string): Asset | undefined => byFile.get(file);
