/**
 * A deck of three slides with everything that a presentation lists beside its slides: sections, custom shows with a link and a setting that
 * start them, and comments of both generations with their authors.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPackage } from '@deckwright/read/ooxml';
import { repackDeck } from '@deckwright/write/assemble';

/** @param changes new text by name of the part */
export async function deckWithLists(changes: Readonly<Record<string, (xml: string) => string>> = {}): Promise<Uint8Array> {
  const file = readFileSync(join(import.meta.dirname, 'planted/fixtures/deck-with-lists.pptx'));
  const pkg = await openPackage(file);
  const changed = Object.entries(changes).map(([name, change]): [string, Uint8Array] => {
    const before = Buffer.from(pkg.part(name)?.bytes() ?? []).toString();
    const after = change(before);
    if (after === before) throw new Error(`Nothing changed in ${name}.`);
    return [name, Buffer.from(after)];
  });
  return repackDeck(file, { changed: new Map(changed), removed: new Set() });
}
