/** Writes what was fitted into the model, and into its manifest what it was fitted to. The same training gives the same bytes. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Learned, STEP, tableOf } from './learn-words.ts';

const PACKAGE = new URL('../', import.meta.url);
const MODEL = new URL('src/model/', PACKAGE);

/** How good a fit is on what it was not fitted to. */
export interface HeldOut {
  readonly right: number;
  readonly of: number;
  /** What was judged, and by what. */
  readonly judged: string;
}

/** One fit: files of the model with all that they follow from. */
export interface Fit {
  readonly fitted_by: string;
  /** Day on which a fit last gave other files. */
  readonly fitted: string;
  readonly held_out: HeldOut;
  /** SHA-256 by file of `src/model`. */
  readonly files: Readonly<Record<string, string>>;
  /** SHA-256 by file of the package. */
  readonly training: Readonly<Record<string, string>>;
}

export const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The text of a table: its first line holds the step of its weights and the classes. */
export const textOfTable = (learned: Learned): string =>
  `${[STEP, ...learned.classes].join('\t')}\n${tableOf(learned)
    .map((line) => `${line}\n`)
    .join('')}`;

export interface Fitted {
  readonly name: 'forms' | 'voices';
  readonly fitted_by: string;
  readonly held_out: HeldOut;
  /** Text by name of a file of the model. */
  readonly files: Readonly<Record<string, string>>;
  readonly training: readonly URL[];
}

export function writeModel({ name, fitted_by, held_out, files, training }: Fitted): void {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', MODEL), 'utf8')) as Record<string, Fit>;
  const hashes = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha256(text)]));
  const before = manifest[name];
  const isSame = before !== undefined && JSON.stringify(before.files) === JSON.stringify(hashes);
  const own = training
    .map((file) => [relative(fileURLToPath(PACKAGE), fileURLToPath(file)).replaceAll('\\', '/'), sha256(readFileSync(file))] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const fit: Fit = {
    fitted_by,
    fitted: isSame ? before.fitted : new Date().toISOString().slice(0, 10),
    held_out,
    files: hashes,
    training: Object.fromEntries(own),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(new URL(file, MODEL), text);
  writeFileSync(new URL('manifest.json', MODEL), `${JSON.stringify({ ...manifest, [name]: fit }, null, 2)}\n`);
}
