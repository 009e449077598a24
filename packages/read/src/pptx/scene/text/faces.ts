/** The family that draws a family of a foreign file: the deck's own where it brought one, else a carried one. */
import type { FaceBook } from '@deckwright/draw/typeset';
import { METRIC_TWINS } from '../../kit/metric-twins.ts';

export interface DrawnFamily extends CarriedFamily {
  /** Why a font that the deck brought is not used. */
  readonly why?: string;
}

export function drawnFamily(face: string, book: FaceBook): DrawnFamily {
  const brought = book.brought(face);
  if (brought?.family !== undefined) return { family: brought.family, width: 1, tolerance: 0 };
  const carried = carriedFamily(face);
  return brought === undefined ? carried : { ...carried, why: brought.unused };
}

export interface CarriedFamily {
  /** The name in `FontSource`: `carlito`. */
  readonly family: string;
  /** Advance widths of the family over those of the carried one, which is drawn wider or narrower by it. */
  readonly width: number;
  /** Uncertainty of widths, as a share; 0 for a metric twin. */
  readonly tolerance: number;
}

/** Common families with the nearest carried family, the width against it, and a tolerance because the width is rounded. */
const NEAR: Readonly<Record<string, readonly [carried: string, width: number, tolerance: number]>> = {
  'helvetica neue': ['arimo', 1, 0.01],
  'calibri light': ['carlito', 1, 0.015],
  'arial narrow': ['arimo', 0.82, 0.01],
  'liberation sans narrow': ['arimo', 0.82, 0.01],
  'arial black': ['arimo', 1.22, 0.06],
  'arial unicode ms': ['arimo', 1, 0.02],
  aptos: ['arimo', 0.98, 0.06],
  'aptos display': ['arimo', 0.95, 0.06],
  'segoe ui': ['arimo', 0.99, 0.05],
  'segoe ui light': ['arimo', 0.96, 0.05],
  'segoe ui semibold': ['arimo', 1.03, 0.05],
  verdana: ['arimo', 1.15, 0.04],
  tahoma: ['arimo', 0.97, 0.05],
  'trebuchet ms': ['arimo', 0.95, 0.05],
  'century gothic': ['arimo', 1.05, 0.06],
  'gill sans mt': ['carlito', 0.99, 0.06],
  'franklin gothic book': ['carlito', 1.03, 0.06],
  corbel: ['carlito', 1.03, 0.06],
  candara: ['carlito', 1.04, 0.06],
  constantia: ['gelasio', 0.95, 0.06],
  garamond: ['caladea', 0.9, 0.06],
  'book antiqua': ['gelasio', 0.94, 0.06],
  'palatino linotype': ['gelasio', 0.94, 0.06],
  rockwell: ['gelasio', 0.97, 0.07],
  consolas: ['cousine', 0.916, 0.01],
  'lucida console': ['cousine', 1.004, 0.01],
  menlo: ['cousine', 1.003, 0.01],
  'open sans': ['arimo', 1.03, 0.05],
  roboto: ['arimo', 0.98, 0.05],
  lato: ['arimo', 0.96, 0.06],
  montserrat: ['arimo', 1.13, 0.06],
  'source sans pro': ['carlito', 1.04, 0.05],
  'source sans 3': ['carlito', 1.04, 0.05],
  'noto sans': ['arimo', 1.03, 0.05],
  inter: ['arimo', 1.04, 0.05],
  poppins: ['arimo', 1.12, 0.07],
};

/** Families of East Asian and other scripts that come with operating systems; their letters are as wide as the carried ones. */
const ASIAN =
  /^(?:ms |yu |meiryo|simsun|nsimsun|simhei|microsoft (?:yahei|jhenghei)|mingliu|pmingliu|dengxian|kaiti|fangsong|malgun|gulim|batang|dotum|hiragino|pingfang|heiti|songti|stheiti|apple sd|noto sans (?:cjk|jp|sc|tc|kr)|source han|ｍｓ|游|メイリオ|宋体|黑体|微软|等线|新細明體|微軟|맑은|굴림|돋움|바탕)/u;

/** Weights and widths at the end of family names, so that `Lato Light` is measured like `Lato`. */
const STYLE_WORDS =
  /\s+(?:thin|extralight|ultralight|light|book|regular|medium|semibold|demibold|demi|bold|extrabold|black|heavy|mt|std|pro|\(body\)|\(headings\))$/;

/** Families whose letters are about as wide as Carlito's rather than Arimo's. */
const NARROW =
  /calibri|corbel|candara|gill|source sans|myriad|frutiger|optima|tw cen|agency|condensed|narrow|pt sans|titillium|barlow|franklin gothic/;
const GOTHIC = /gothic|grotesk|grotesque/;
const MONO = /mono|courier|consolas|menlo|monaco|typewriter|\bcode\b|inconsolata|lucida console/;
const SERIF_WIDE =
  /georgia|bookman|century|palatino|lora|merriweather|playfair|constantia|rockwell|slab|didot|bodoni|libre baskerville|book antiqua/;
const SERIF = /serif|cambria|garamond|roman|minion|baskerville|caslon|song|ming|mincho|batang|antiqua|sylfaen/;
const SANS = /sans/;

/** Uncertainty of a family of which only its kind is known. */
const UNKNOWN_FAMILY = 0.12;

const families = new Map<string, CarriedFamily>();

/** @param face a family as the file names it; `unknown` gets the most common one */
export function carriedFamily(face: string): CarriedFamily {
  const name = face.trim().toLowerCase();
  let found = families.get(name);
  if (found === undefined) {
    // Limited, because a hostile file may name a new family for every run.
    if (families.size > 2_000) families.clear();
    found = find(name);
    families.set(name, found);
  }
  return found;
}

/** Whether the family is one of East Asian and other scripts that come with operating systems. */
export const isAsianFamily = (face: string): boolean => ASIAN.test(face.trim().toLowerCase());

function find(name: string): CarriedFamily {
  const twin = Object.hasOwn(METRIC_TWINS, name) ? METRIC_TWINS[name] : undefined;
  if (twin !== undefined) return { family: twin, width: 1, tolerance: 0 };
  const near = Object.hasOwn(NEAR, name) ? NEAR[name] : undefined;
  if (near !== undefined) return { family: near[0], width: near[1], tolerance: near[2] };
  const bare = name.replace(STYLE_WORDS, '');
  if (bare === name) return { family: nearest(name), width: 1, tolerance: ASIAN.test(name) ? 0.1 : UNKNOWN_FAMILY };
  const alike = find(bare);
  return { ...alike, tolerance: Math.max(0.05, alike.tolerance) };
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
