/** Colours output for people: on a terminal unless NO_COLOR is set, in pipes only where FORCE_COLOR is set. */
import { styleText } from 'node:util';

/** What a text is for: an error, a warning, a success, or a detail. */
export type Look = 'fault' | 'caution' | 'well' | 'aside';

export type Paint = (look: Look, text: string) => string;

const STYLES = { fault: 'red', caution: 'yellow', well: 'green', aside: 'dim' } as const;

/** Text as it is. */
export const unpainted: Paint = (_look, text) => text;

/** @param env of the process: as in Node itself, FORCE_COLOR is stronger than NO_COLOR */
export function paintFor(stream: { readonly isTTY?: boolean }, env: Readonly<Record<string, string | undefined>>): Paint {
  return hasColour(stream, env) ? (look, text) => styleText(STYLES[look], text, { validateStream: false }) : unpainted;
}

function hasColour(stream: { readonly isTTY?: boolean }, env: Readonly<Record<string, string | undefined>>): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return false;
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}
