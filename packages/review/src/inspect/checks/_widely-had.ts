/** The families that readers surely have: Windows, macOS or Office bring them. */
import { METRIC_TWINS } from '@deckwright/read/pptx/kit';
import { isAsianFamily } from '@deckwright/read/pptx/scene/text';
import families from './widely-had.json' with { type: 'json' };

/** Symbol faces, whose letters are pictures. */
const SYMBOLS = /^(?:wingdings|webdings|symbol|marlett|segoe ui (?:symbol|emoji)|cambria math)/;

/** Other families that come with Windows, macOS or Office. */
const COMMON = new Set<string>(families);

/** Whether readers have the family, or a substitute of the same widths. */
export function isWidelyHad(face: string): boolean {
  const name = face.trim().toLowerCase();
  return Object.hasOwn(METRIC_TWINS, name) || COMMON.has(name) || isAsianFamily(name) || SYMBOLS.test(name);
}
