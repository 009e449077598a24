/** From the name of a font in a PDF (ISO 32000-1, 9.6.2 and 9.9) to the family that a presentation program lists. */

export interface NamedFace {
  /** Empty where the name says nothing to a reader of slides. */
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Families whose names do not follow from those of their fonts, and faces whose letters are as wide as another family's. */
const KNOWN: Readonly<Record<string, string>> = {
  arial: 'Arial',
  helvetica: 'Arial',
  liberationsans: 'Arial',
  arimo: 'Arial',
  nimbussanl: 'Arial',
  nimbussans: 'Arial',
  liberationsansnarrow: 'Arial Narrow',
  times: 'Times New Roman',
  timesroman: 'Times New Roman',
  timesnewroman: 'Times New Roman',
  liberationserif: 'Times New Roman',
  tinos: 'Times New Roman',
  nimbusromno9l: 'Times New Roman',
  nimbusroman: 'Times New Roman',
  courier: 'Courier New',
  couriernew: 'Courier New',
  liberationmono: 'Courier New',
  cousine: 'Courier New',
  nimbusmonl: 'Courier New',
  carlito: 'Calibri',
  caladea: 'Cambria',
  gelasio: 'Georgia',
  gillsansmt: 'Gill Sans MT',
  twcenmt: 'Tw Cen MT',
  helveticaneueltpro: 'Helvetica Neue',
  helveticaneueltstd: 'Helvetica Neue',
  dejavusans: 'DejaVu Sans',
  dejavusansmono: 'DejaVu Sans Mono',
  dejavuserif: 'DejaVu Serif',
  jetbrainsmono: 'JetBrains Mono',
  ipaexgothic: 'IPAexGothic',
  ipaexmincho: 'IPAexMincho',
  ipagothic: 'IPAGothic',
  ipapgothic: 'IPAPGothic',
  ipamincho: 'IPAMincho',
  ipapmincho: 'IPAPMincho',
  simsun: 'SimSun',
  nsimsun: 'NSimSun',
  simhei: 'SimHei',
  fangsong: 'FangSong',
  kaiti: 'KaiTi',
  dengxian: 'DengXian',
  pingfangsc: 'PingFang SC',
  pingfangtc: 'PingFang TC',
  pmingliu: 'PMingLiU',
  mingliu: 'MingLiU',
  msgothic: 'MS Gothic',
  mspgothic: 'MS PGothic',
  msmincho: 'MS Mincho',
  mspmincho: 'MS PMincho',
  microsoftyahei: 'Microsoft YaHei',
  microsoftyaheilight: 'Microsoft YaHei Light',
  malgungothic: 'Malgun Gothic',
  zapfdingbats: 'ZapfDingbats',
  franklingothicbook: 'Franklin Gothic Book',
};

/** Words of a style that a family is asked for by, and those that a presentation program lists as families of their own. */
const PLAIN = new Set(['regular', 'regu', 'reg', 'roman', 'normal', 'book', 'upright', 'plain']);
const BOLD = new Set(['bold', 'bd']);
const ITALIC = new Set(['italic', 'ital', 'it', 'oblique', 'obl', 'slanted']);
const WEIGHTS: Readonly<Record<string, string>> = {
  thin: 'Thin',
  extralight: 'ExtraLight',
  ultralight: 'UltraLight',
  light: 'Light',
  lt: 'Light',
  medium: 'Medium',
  md: 'Medium',
  med: 'Medium',
  semibold: 'Semibold',
  demibold: 'Demibold',
  demi: 'Demi',
  extrabold: 'ExtraBold',
  ultrabold: 'UltraBold',
  black: 'Black',
  heavy: 'Heavy',
  condensed: 'Condensed',
  cond: 'Condensed',
  narrow: 'Narrow',
};
/** Names that programs make up, and fonts of typesetters that no presentation program has. */
const MEANINGLESS =
  /^(?:cidfont|font|untitled|unknown|none|g_|mpdf|type3)|^[ft]\d+(?:_\d+)?$|^(?:cm|sf|lm|eu|ec|tc|ms[ab]m)[a-z]{1,12}\d+$|^(?:katex|mathjax)/i;

const OPTICAL = /^(\p{Lu}?\p{Ll}{3,})(?:0[5-9]|1[0-9])$/u;

/** @param name as the file has it: `ABCDEF+SegoeUI-Semibold` */
export function namedFace(name: string): NamedFace {
  const bare = name
    .replace(/^[A-Z]{6}\+/, '')
    .replace(/[-,]?Identity-[HV]$/, '')
    .trim();
  const [head = '', ...tail] = bare.split(/[-,]/);
  const words = [...wordsOfName(head), ...tail.flatMap(wordsOfName)];
  let [bold, italic] = [false, false];
  const listed: string[] = [];
  while (words.length > 1) {
    const word = (words.at(-1) ?? '').toLowerCase();
    if (words.join('').toLowerCase() in KNOWN) break;
    const two = `${(words.at(-2) ?? '').toLowerCase()}${word}`;
    if (words.length > 2 && two in WEIGHTS) {
      listed.unshift(WEIGHTS[two] ?? '');
      words.pop();
    } else if (BOLD.has(word)) bold = true;
    else if (ITALIC.has(word)) italic = true;
    else if (word in WEIGHTS) listed.unshift(WEIGHTS[word] ?? '');
    else if (!(PLAIN.has(word) || /^(?:mt|ps|psmt|sc\d*)$/.test(word))) break;
    words.pop();
  }
  const plain = words.join('').toLowerCase();
  if (MEANINGLESS.test(plain) || /^\d*$/.test(plain)) return { family: '', bold, italic };
  // Some families have a font for each size of letters: `EBGaramond08`.
  if (words.length > 0) words.push((words.pop() as string).replace(OPTICAL, '$1'));
  const family = KNOWN[`${plain}${listed.join('').toLowerCase()}`] ?? [KNOWN[plain] ?? words.join(' '), ...listed].join(' ');
  return { family: family.slice(0, 60), bold, italic };
}

/** `SegoeUISemibold` is `Segoe`, `UI`, `Semibold`. */
const wordsOfName = (part: string): string[] =>
  part
    .replace(/(PSMT|PS|MT)$/, (suffix) => ` ${suffix}`)
    .replaceAll(/[_\s]+/g, ' ')
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter((word) => word !== '');
