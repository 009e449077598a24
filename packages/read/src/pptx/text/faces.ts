/** The family of a run: the one of its three faces for its script, with theme fonts resolved. */
import { type ForeignRun, UNKNOWN, type Unknown } from '../model/index.ts';
import type { Theme } from '../theme/read-theme.ts';
import type { RunProperties } from './run-properties.ts';

/** CJK ideographs, kana, hangul, their punctuation and wide forms. */
const EAST_ASIAN =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]|[\ud840-\ud888][\udc00-\udfff]/g;
/** Hebrew, Arabic and the scripts of India and its neighbours. */
const COMPLEX = /[\u0590-\u08ff\u0900-\u0fff\u1780-\u17ff\ufb1d-\ufdff\ufe70-\ufefe]/g;
const LETTER = /[A-Za-z\u00c0-\u024f\u0370-\u052f]/g;

const MAX_SAMPLED = 2000;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The script that most of the text is in. */
export function mainScript(text: string): 'latin' | 'ea' | 'cs' {
  const sample = text.slice(0, MAX_SAMPLED);
  // Most text is ASCII, and every run is tested.
  if (/^[\u0000-\u024f\u2010-\u2027]*$/.test(sample)) return 'latin';
  const ea = count(sample, EAST_ASIAN);
  const cs = count(sample, COMPLEX);
  const latin = count(sample, LETTER);
  if (ea > 0 && ea >= cs && ea >= latin) return 'ea';
  return cs > 0 && cs >= latin ? 'cs' : 'latin';
}

const SYMBOLS = /^[\s\uf000-\uf0ff]*[\uf000-\uf0ff][\s\uf000-\uf0ff]*$/;

export function facesOf(text: string, run: RunProperties, theme: Theme): Pick<ForeignRun, 'face' | 'face_ea'> {
  if (run.sym !== undefined && SYMBOLS.test(text.slice(0, MAX_SAMPLED))) return { face: resolve(run.sym, theme, run.lang) || UNKNOWN };
  const latin = resolve(run.latin ?? '+mn-lt', theme, run.lang);
  const script = mainScript(text);
  const ea = resolve(run.ea ?? '+mn-ea', theme, run.lang) || latin;
  const face = script === 'ea' ? ea : script === 'cs' ? resolve(run.cs ?? '+mn-cs', theme, run.lang) || latin : latin;
  return { face: face || UNKNOWN, ...(ea && ea !== face && count(text.slice(0, MAX_SAMPLED), EAST_ASIAN) > 0 ? { face_ea: ea } : {}) };
}

const SCRIPT_OF_LANGUAGE: Readonly<Record<string, string>> = {
  ja: 'Jpan',
  ko: 'Hang',
  'zh-cn': 'Hans',
  'zh-sg': 'Hans',
  zh: 'Hant',
  ar: 'Arab',
  fa: 'Arab',
  ur: 'Arab',
  he: 'Hebr',
  th: 'Thai',
  hi: 'Deva',
  vi: 'Viet',
};

/** `+mj-lt`, `+mn-ea`, … as the theme has it; empty where the theme leaves it open. */
function resolve(face: string, theme: Theme, lang: string | undefined): string {
  const reference = /^\+(mj|mn)-(lt|ea|cs)$/.exec(face);
  if (!reference) return face;
  const fonts = reference[1] === 'mj' ? theme.major : theme.minor;
  if (reference[2] === 'lt') return fonts.latin;
  const own = reference[2] === 'ea' ? fonts.ea : fonts.cs;
  if (own !== '') return own;
  const tag = (lang ?? '').toLowerCase();
  const script = SCRIPT_OF_LANGUAGE[tag] ?? SCRIPT_OF_LANGUAGE[tag.split('-', 1)[0] ?? ''];
  return (script !== undefined && fonts.scripts.get(script)) || '';
}

/** A face as it is named in the file, looked up in the theme; undefined for none. */
export const familyOf = (face: string, theme: Theme): string | undefined => resolve(face, theme, undefined) || undefined;

/** The heading or body family of the theme. */
export const themeFamily = (face: '+mj-lt' | '+mn-lt', theme: Theme): string | Unknown => resolve(face, theme, undefined) || UNKNOWN;
