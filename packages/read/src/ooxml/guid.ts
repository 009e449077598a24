/** Ids in braces, as PowerPoint gives them to sections, authors and comments. */
import { sha256 } from '@deckwright/core/sha256';

export const isGuid = (id: string): boolean => /^\{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\}$/i.test(id);

/**
 * The wished id, or one that follows from its place when another has it; taken from now on.
 * @param place tells apart what wishes for the same id
 */
export function freeGuid(wished: string, place: string, taken: Set<string>): string {
  let guid = wished.toUpperCase();
  for (let round = 0; guid === '' || taken.has(guid); round += 1) {
    const hex = sha256(`${wished} ${place} ${round}`).toUpperCase();
    guid = `{${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}}`;
  }
  taken.add(guid);
  return guid;
}
