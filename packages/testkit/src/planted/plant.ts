/** Puts a planted fault into its clean file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import JSZip from 'jszip';
import { shared } from '../schemas.ts';
import { BASES, type PlantedFault } from './faults.ts';

/** @throws Error when the words to replace are not in the part: the clean file is another one */
export async function plantFault({ base, part, find, by = '', name }: PlantedFault): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(readFileSync(join(shared, 'corpus/pptx', BASES[base])));
  const file = zip.file(part);
  if (file === null) throw new Error(`${name}: there is no ${part} in ${BASES[base]}.`);
  if (find === undefined) zip.remove(part);
  else {
    const text = await file.async('string');
    if (!text.includes(find)) throw new Error(`${name}: ${find} does not stand in ${part} of ${BASES[base]}.`);
    // A function, because `$` in a replacement would mean something.
    zip.file(
      part,
      text.replace(find, () => by),
    );
  }
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}
