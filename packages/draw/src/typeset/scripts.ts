/** What a script needs from the typesetter: shaping, a language, and characters that must stay together. */

/** Language whose forms shared Han characters take. */
export type Han = 'ja-JP' | 'ko-KR' | 'zh-CN' | 'zh-TW';

/**
 * Scripts whose widths do not add up letter by letter: joined (Arabic), pointed (Hebrew), stacked (Thai), composed (combining marks,
 * conjoining jamo, voiced kana), and emoji that merge.
 */
const SHAPED_RANGES = [
  '\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20f0\\ufe20-\\ufe2f', // combining marks
  '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}', // right to left
  '\\u0e00-\\u0e7f\\u1100-\\u11ff\\u3099\\u309a', // Thai, jamo, voiced kana
  '\\u200c-\\u200f\\ufe00-\\ufe0f\\u{1f1e6}-\\u{1f1ff}\\u{1f3fb}-\\u{1f3ff}', // joiners, selectors, flags, skin tones
];
const SHAPED = new RegExp(`[${SHAPED_RANGES.join('')}]`, 'u');

/** True when measuring this text needs the shaper. */
export const needsShaping = (text: string): boolean => SHAPED.test(text);

const KANA = /[\u3041-\u30ff\uff66-\uff9f]/;
const HANGUL = /[\u1100-\u11ff\u3131-\u318e\uac00-\ud7a3]/;
const HAN = /[\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{323af}]/u;

/** The language whose forms Han characters take: by the locale, else by the other characters of `text`, else Simplified Chinese. */
export function hanOf(text: string, locale: string): Han {
  const [language = '', ...rest] = locale.toLowerCase().split(/[-_]/);
  if (language === 'ja') return 'ja-JP';
  if (language === 'ko') return 'ko-KR';
  if (language === 'zh') return rest.some((part) => /^(?:hant|tw|hk|mo)$/.test(part)) ? 'zh-TW' : 'zh-CN';
  return KANA.test(text) ? 'ja-JP' : HANGUL.test(text) ? 'ko-KR' : 'zh-CN';
}

/** Languages that share a script, the most spoken one first. A slide in one of them needs no other language tag. */
const CYRILLIC = ['ru-RU', 'uk', 'bg', 'sr', 'mk', 'be', 'kk', 'ky', 'mn', 'tg'];
const ARABIC = ['ar-SA', 'fa', 'ur', 'ps', 'ug', 'ckb', 'sd'];
const HEBREW = ['he-IL', 'yi'];

const LATIN = /^[\u0000-\u024f\u2000-\u22ff]*$/;

/**
 * Language of a text by its script, for the file's language tags. Undefined for Latin, for unknown scripts, and for scripts of the slide's
 * own language.
 */
export function languageOf(text: string, slide = '', han: Han = 'zh-CN'): string | undefined {
  if (LATIN.test(text)) return undefined;
  const own = (languages: readonly string[]): string | undefined =>
    languages.some((l) => l.slice(0, 2) === slide.slice(0, 2).toLowerCase()) ? undefined : languages[0];
  if (KANA.test(text)) return own(['ja-JP']);
  if (HANGUL.test(text)) return own(['ko-KR']);
  if (HAN.test(text)) return own([han]);
  if (/[\u0590-\u05ff\ufb1d-\ufb4f]/.test(text)) return own(HEBREW);
  if (/[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/.test(text)) return own(ARABIC);
  if (/[\u0e00-\u0e7f]/.test(text)) return own(['th-TH']);
  if (/[\u0370-\u03ff\u1f00-\u1fff]/.test(text)) return own(['el-GR']);
  if (/[\u0400-\u052f]/.test(text)) return own(CYRILLIC);
  return undefined;
}

/** Marks, joiners, variation selectors and tags, which combine with the character before them. */
const ATTACHED = /^[\p{M}\p{Cf}]$/u;
export const isAttached = (codepoint: number): boolean =>
  codepoint >= 0x300 && ((codepoint >= 0x1f3fb && codepoint <= 0x1f3ff) || ATTACHED.test(String.fromCodePoint(codepoint)));

const ZWJ = 0x200d;
const isRegional = (c: number): boolean => c >= 0x1f1e6 && c <= 0x1f1ff;
/** Thai vowels that are written before their consonant; and Thai vowels and the repeat sign, which never begin a syllable. */
const isThaiLead = (c: number): boolean => c >= 0xe40 && c <= 0xe44;
const isThaiTail = (c: number): boolean => c === 0xe30 || c === 0xe32 || c === 0xe33 || c === 0xe45 || c === 0xe46 || c === 0xe2f;

/** One at every UTF-16 index at which the text must not be cut: inside a letter with its marks, an emoji or a flag. */
export function joinedAt(text: string): Uint8Array {
  const joined = new Uint8Array(text.length + 1);
  let previous = 0;
  let regionals = 0;
  for (let i = 0; i < text.length; ) {
    const c = text.codePointAt(i) ?? 0;
    if (
      i > 0 &&
      (isAttached(c) ||
        isThaiTail(c) ||
        (previous === ZWJ && c > 0x2000) ||
        (isThaiLead(previous) && c >= 0xe01) ||
        (isRegional(c) && regionals % 2 === 1))
    )
      joined[i] = 1;
    regionals = isRegional(c) ? regionals + 1 : 0;
    if (c > 0xffff) joined[i + 1] = 1;
    previous = c;
    i += c > 0xffff ? 2 : 1;
  }
  return joined;
}
