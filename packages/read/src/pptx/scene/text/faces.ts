/** The family that draws a family of a foreign file: the deck's own where it brought one, else a carried one. */
import type { FaceBook } from '@deckwright/draw/typeset';
import { METRIC_TWINS } from '../../kit/metric-twins.ts';

export interface DrawnFamily extends CarriedFamily {
  /** Why a font that the deck brought is not used. */
  readonly why?: string;
}

export function drawnFamily(face: string, book: FaceBook): DrawnFamily {
  const brought = book.brought(face);
  if (brought?.family !== undefined) return { family: brought.family, same_widths: true };
  const carried = carriedFamily(face);
  return brought === undefined ? carried : { ...carried, why: brought.unused };
}

export interface CarriedFamily {
  /** The name in `FontSource`: `carlito`. */
  readonly family: string;
  /** The stand-in has the same widths, letter for letter. */
  readonly same_widths: boolean;
}

/** Families whose letters are about as wide as Carlito's rather than Arimo's. */
const NARROW =
  /calibri|corbel|candara|gill|source sans|myriad|frutiger|optima|tw cen|agency|condensed|narrow|pt sans|titillium|barlow|franklin gothic/;
const GOTHIC = /gothic|grotesk|grotesque/;
const MONO = /mono|courier|consolas|menlo|monaco|typewriter|\bcode\b|inconsolata|lucida console/;
const SERIF_WIDE =
  /georgia|bookman|century|palatino|lora|merriweather|playfair|constantia|rockwell|slab|didot|bodoni|libre baskerville|book antiqua/;
const SERIF = /serif|cambria|garamond|roman|minion|baskerville|caslon|song|ming|mincho|batang|antiqua|sylfaen/;
const SANS = /sans/;

const families = new Map<string, CarriedFamily>();

/** @param face a family as the file names it; `unknown` gets the most common one */
export function carriedFamily(face: string): CarriedFamily {
  const name = face.trim().toLowerCase();
  let found = families.get(name);
  if (found === undefined) {
    // Limited, because a hostile file may name a new family for every run.
    if (families.size > 2_000) families.clear();
    const twin = Object.hasOwn(METRIC_TWINS, name) ? METRIC_TWINS[name] : undefined;
    found = twin === undefined ? { family: nearest(name), same_widths: false } : { family: twin, same_widths: true };
    families.set(name, found);
  }
  return found;
}

function nearest(name: string): string {
  if (name.startsWith('calibri')) return 'carlito';
  if (name.startsWith('arial') && !name.includes('narrow')) return 'arimo';
  if (MONO.test(name)) return 'cousine';
  if (NARROW.test(name)) return 'carlito';
  if (SANS.test(name) || GOTHIC.test(name)) return 'arimo';
  if (SERIF_WIDE.test(name)) return 'gelasio';
  if (name.startsWith('times')) return 'tinos';
  if (SERIF.test(name)) return 'caladea';
  return 'arimo';
}
