/** The licences of libraries and data that went into a bundle, so that they go where it goes. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Writes `dist/licences.txt` of a package. */
export const writeLicences = (inputs, dir) => writeFileSync(join(dir, 'dist/licences.txt'), licencesOf(inputs, dir));

/**
 * All licences as one text.
 * @param {Record<string, unknown>} inputs of esbuild's metafile, by paths relative to `dir`
 */
export function licencesOf(inputs, dir) {
  const texts = new Map();
  for (const path of Object.keys(inputs)) {
    const file = resolve(dir, path);
    const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
    if (folder !== undefined) {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      texts.set(`${name} ${version}`, `${name} ${version} (${license})\n\n${ownText(folder)}`);
      continue;
    }
    // Data that are somebody else's have theirs beside them.
    const licence = file.replace(/\.generated\.json$/, '.LICENSE');
    if (licence !== file && existsSync(licence)) texts.set(basename(file), readFileSync(licence, 'utf8').trim());
  }
  const parts = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function ownText(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8').trim();
  // A few put it into their page.
  const page = readdirSync(folder).find((name) => /^readme/i.test(name));
  const said = page === undefined || !existsSync(join(folder, page)) ? '' : readFileSync(join(folder, page), 'utf8');
  return (/^#+ *licen[cs]e[\s\S]*$/im.exec(said)?.[0] ?? '').trim();
}
