/**
 * The face that measures a family of the file: the deck's own, its metric twin, or the nearest face with a width factor and the uncertainty of it.
 */
import type { FontSource } from '@deckwright/draw/typeset';
import { UNKNOWN, type Unknown } from '@deckwright/read/pptx';
import { METRIC_TWINS } from '@deckwright/read/pptx/kit';

export interface FaceMatch {
  /** Family of a carried face, or of one that the deck brought. */
  readonly carried: string;
  /** Advance widths of the family over those of the carried face. */
  readonly width: number;
  /** Uncertainty of widths, as a share; 0 for a metric twin. */
  readonly tolerance: number;
}

/** Families with the same advances as a carried face, and their usual stand-ins. */
const TWINS: Readonly<Record<string, string>> = { ...METRIC_TWINS, 'helvetica neue': 'arimo' };

/** Common families with the nearest carried face, the width against it, and a tolerance because the width is rounded. */
const NEAR: Readonly<Record<string, readonly [carried: string, width: number, tolerance: number]>> = {
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
  'gill sans mt': ['arimo', 0.9, 0.06],
  'franklin gothic book': ['arimo', 0.94, 0.06],
  corbel: ['carlito', 1.03, 0.06],
  candara: ['carlito', 1.04, 0.06],
  constantia: ['caladea', 1.03, 0.06],
  garamond: ['caladea', 0.9, 0.06],
  'book antiqua': ['caladea', 1.02, 0.06],
  'palatino linotype': ['caladea', 1.02, 0.06],
  rockwell: ['caladea', 1.05, 0.07],
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

/** Symbol faces, whose letters are pictures and are not measured. */
const SYMBOLS = /^(?:wingdings|webdings|symbol|marlett|segoe ui (?:symbol|emoji)|cambria math)/;

/** Other families that come with Windows, macOS or Office, for which no similar face is carried. */
const COMMON = new Set(
  (
    'agency fb|algerian|american typewriter|avenir|avenir next|baskerville|baskerville old face|bahnschrift|bell mt|berlin sans fb|bernard mt condensed|' +
    'bodoni mt|bookman old style|bradley hand itc|britannic bold|brush script mt|calisto mt|castellar|centaur|century|century schoolbook|chalkboard|' +
    'comic sans ms|cooper black|copperplate|copperplate gothic bold|copperplate gothic light|didot|ebrima|edwardian script itc|elephant|eras medium itc|' +
    'felix titling|footlight mt light|forte|franklin gothic demi|franklin gothic heavy|franklin gothic medium|freestyle script|futura|gabriola|gadugi|' +
    'geneva|gill sans|gill sans mt condensed|gloucester mt extra condensed|goudy old style|grandview|haettenschweiler|harrington|high tower text|hoefler text|' +
    'impact|imprint mt shadow|ink free|javanese text|leelawadee|leelawadee ui|lucida bright|lucida calligraphy|lucida fax|lucida grande|lucida handwriting|' +
    'lucida sans|lucida sans typewriter|lucida sans unicode|maiandra gd|microsoft sans serif|mistral|modern no. 20|mongolian baiti|monaco|monotype corsiva|' +
    'myanmar text|niagara solid|nirmala ui|ocr a extended|optima|palatino|papyrus|perpetua|perpetua titling mt|rockwell condensed|sitka text|skeena|' +
    'script mt bold|segoe print|segoe script|segoe ui black|segoe ui historic|segoe ui semilight|seaford|sylfaen|tenorite|tw cen mt|tw cen mt condensed|' +
    'walbaum display|cordia new|angsana new|browallia new|mangal|latha|vrinda|tunga|shruti|gautami|raavi|kartika|kalinga|david|miriam|narkisim|frankruehl|' +
    'traditional arabic|simplified arabic|arabic typesetting|andalus|aldhabi|sakkal majalla|urdu typesetting|tahoma bold|san francisco|helvetica light'
  ).split('|'),
);

/** Weights and widths at the end of family names, so that `Lato Light` is measured like `Lato`. */
const STYLE_WORDS =
  /\s+(?:thin|extralight|ultralight|light|book|regular|medium|semibold|demibold|demi|bold|extrabold|black|heavy|mt|std|pro|\(body\)|\(headings\))$/;

/** Any other family is measured with the widest common face and this uncertainty. */
const STAND_IN: FaceMatch = { carried: 'arimo', width: 0.98, tolerance: 0.1 };

const matches = new Map<string, FaceMatch>();

export function matchFace(face: string | Unknown, fonts: FontSource): FaceMatch {
  if (face === UNKNOWN) return STAND_IN;
  const own = fonts.brought?.(face)?.family;
  if (own !== undefined) return { carried: own, width: 1, tolerance: 0 };
  let match = matches.get(face);
  if (match === undefined) {
    match = find(face.trim().toLowerCase());
    if (matches.size > 500) matches.clear();
    matches.set(face, match);
  }
  return match;
}

function find(name: string): FaceMatch {
  const twin = Object.hasOwn(TWINS, name) ? TWINS[name] : undefined;
  if (twin !== undefined) return { carried: twin, width: 1, tolerance: 0 };
  const near = Object.hasOwn(NEAR, name) ? NEAR[name] : undefined;
  if (near !== undefined) return { carried: near[0], width: near[1], tolerance: near[2] };
  if (ASIAN.test(name)) return { carried: 'arimo', width: 1, tolerance: 0.1 };
  const bare = name.replace(STYLE_WORDS, '');
  if (bare === name) return STAND_IN;
  const alike = find(bare);
  return { ...alike, tolerance: Math.max(0.05, alike.tolerance) };
}

/** Whether readers have the family, or a substitute of the same widths. */
export function isWidelyHad(face: string): boolean {
  const name = face.trim().toLowerCase();
  if (Object.hasOwn(TWINS, name) || COMMON.has(name) || ASIAN.test(name) || SYMBOLS.test(name)) return true;
  const near = Object.hasOwn(NEAR, name) ? NEAR[name] : undefined;
  if (near !== undefined) return !WEB_FONTS.has(name);
  return false;
}

/** Families that are measured well here, and that readers have only if they installed them. */
const WEB_FONTS = new Set([
  'open sans',
  'roboto',
  'lato',
  'montserrat',
  'source sans pro',
  'source sans 3',
  'noto sans',
  'inter',
  'poppins',
]);
