/** The design's collection of intents: what the drawings are held to. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson, readSlideRequest, type SlideRequest } from '@deckwright/draw/intent';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { FLOOR_PLAN } from '../floor-plan.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const folder = join(process.env['DECKWRIGHT_SHARED'] ?? join(root, '../shared'), 'design/intents');

export const kit = createDrawKit(carriedFonts());

/** Names without `.json`. @throws where the collection is not at hand: a gate that measures nothing would pass. */
export function intentNames(): readonly string[] {
  if (!existsSync(folder))
    throw new Error(
      `The sample intents are not at ${folder}. Put the shared folder beside the repository, or name it in DECKWRIGHT_SHARED.`,
    );
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'index.json')
    .map((name) => name.replace('.json', ''))
    .sort();
}

/** One intent as a request, in a theme. Pictures at addresses, which drawing does not fetch, become one that is at hand. */
export function requestOf(name: string, theme_id: string): SlideRequest {
  const json = readJson(
    readFileSync(join(folder, `${name}.json`), 'utf8').replaceAll(
      /"https:\/\/example\.com\/[^"]+\.(?:jpg|png)"/g,
      JSON.stringify(FLOOR_PLAN),
    ),
  );
  if (!json.ok) throw new Error(`${name}: ${json.detail}`);
  const read = readSlideRequest(Object.assign(json.value as object, { theme_id }));
  if (!read.ok) throw new Error(`${name}: ${read.problem.code}: ${read.problem.detail}`);
  return read.request;
}
