/** Draws goldens, and what differs from them, as pictures to look at side by side. `npm run golden -- --pictures` starts it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { deckOfGolden } from './golden-deck.ts';

const fonts = carriedFonts();
const kit = createWriteKit(fonts);

/** A picture wide enough to read small labels. */
export async function pictureOfDeck(deck: Deck): Promise<Uint8Array> {
  const { preview } = await writeFiles(deck, ['preview'], kit);
  if (preview === undefined) throw new Error('The preview was not written.');
  return preview;
}

/** The picture of a golden's text; see `deckOfGolden` for what `like` lends. */
export const pictureOfGolden = (text: string, like?: Deck): Promise<Uint8Array> => pictureOfDeck(deckOfGolden(text, fonts, like));

/**
 * Writes `<name>.golden.png` of each golden in `folder` and `<name>.now.png` of what a test left beside it as different into `out`. Both are drawn
 * from their texts, so that a difference between them is one of the slide.
 * @param names those to draw; all that differ when empty
 * @returns the paths, and the names of which there is neither
 */
export async function drawGoldens(folder: string, names: readonly string[], out: string): Promise<{ paths: string[]; unknown: string[] }> {
  const differing = (): string[] => readdirSync(folder).flatMap((file) => /^(.+)\.new\.json$/.exec(file)?.[1] ?? []);
  const paths: string[] = [];
  const unknown: string[] = [];
  mkdirSync(out, { recursive: true });
  for (const name of names.length > 0 ? names : differing()) {
    const sides = Object.entries({ golden: `${name}.json`, now: `${name}.new.json` }).filter(([, file]) => existsSync(join(folder, file)));
    if (sides.length === 0) unknown.push(name);
    for (const [side, file] of sides) {
      const path = join(out, `${name}.${side}.png`);
      writeFileSync(path, await pictureOfGolden(readFileSync(join(folder, file), 'utf8')));
      paths.push(path);
    }
  }
  return { paths, unknown };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = '', out = '', ...names] = process.argv.slice(2);
  const { paths, unknown } = await drawGoldens(folder, names, out);
  for (const path of paths) console.log(path);
  if (paths.length === 0 && unknown.length === 0) console.log('No golden differs. Name those to draw: npm run golden -- --pictures NAME');
  for (const name of unknown) console.error(`there is no golden ${name}`);
  process.exitCode = unknown.length === 0 ? 0 : 1;
}
