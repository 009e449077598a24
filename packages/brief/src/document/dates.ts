/** Dates and periods as people write them: days, months, quarters, halves, weeks and years in eight languages. */
import { Piece } from './piece.ts';

const MONTHS: readonly string[] = [
  'jan(?:uary|uar|uari|vier|eiro)?|jänner|janv(?:ier)?|enero|ene|gennaio|gen|stycz(?:eń|nia|niu)|sty',
  'feb(?:ruary|ruar|ruari|rero|braio)?|févr?(?:ier)?|fev(?:ereiro)?|luty|lutego|lutym|lut',
  'mar(?:ch|s|zo|ço|zec|ca)?|märz|mrz|maart|mrt|marzec|marca|marcu',
  'apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|kwie(?:cień|tnia|tniu)|kwi',
  'may|mai|mayo|maggio|mag|maio|mei|maj[au]?',
  'june?|juni|juin|junio|giugno|giu|junho|czerw(?:iec|ca|cu)|cze',
  'july?|juli|juil(?:let)?|julio|luglio|lug|julho|lip(?:iec|ca|cu)?',
  'aug(?:ust|ustus)?|août|agosto|ago|sierp(?:ień|nia|niu)|sie',
  'sept?(?:ember|embre|iembre)?|settembre|setembro|set|wrze(?:sień|śnia|śniu)|wrz',
  'o[ck]t(?:ober|obre|ubre)?|ottobre|ott|outubro|out|październik(?:a|u)?|paź',
  'nov(?:ember|embre|iembre|embro)?|novembro|listopad(?:a|zie)?|lis',
  'de[czs](?:ember|embre|embro)?|déc(?:embre)?|diciembre|dicembre|dic|dezembro|grud(?:zień|nia|niu)|gru',
];
const MONTH = `(?:${MONTHS.join('|')})`;
/** With the letter of a plan: `2026E`. */
const YEAR = "(?:(?:19|20)\\d\\d[aefpb]?|['’]\\d\\d[aefpb]?)";
const PART =
  '(?:early|mid|late|end of|end|start of|beginning of|spring|summer|autumn|fall|winter|anfang|mitte|ende|frühjahr|sommer|herbst|début|mi|fin|printemps|été|automne|hiver|principios de|mediados de|finales de|primavera|verano|otoño|inizio|metà|fine|início de|meados de|fim de|begin|eind|medio|początek|połowa|koniec)';
/** Longest first, so that "3 June 2026" is one date. */
const DATE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:` +
    [
      // `2024年3月15日`, `3월 15일`.
      `(?:(?:19|20)\\d\\d\\s?[年년]\\s?)?\\d{1,2}\\s?[月월](?:\\s?\\d{1,2}\\s?[日일])?`,
      `(?:19|20)\\d\\d\\s?(?:年度?|년)`,
      `\\d{4}-\\d{2}-\\d{2}`,
      `\\d{4}-\\d{2}(?![\\d-])`,
      // `3.11. 22–24 Uhr` goes on with an hour.
      `\\d{1,2}\\.\\s?\\d{1,2}\\.(?:\\s?\\d{2,4}(?!\\s?(?:[-–:h]\\s?\\d|uhr|h(?!\\p{L})|bis\\s\\d|to\\s\\d)))?`,
      `\\d{1,2}/\\d{1,2}/\\d{2,4}`,
      `\\d{1,2}/0[1-9](?![\\d/])`,
      `(?:${PART}[-\\s])?(?<!\\d[.,])\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s(?:de\\s|of\\s)?${MONTH}\\.?(?:(?:\\s(?:de\\s)?|,\\s)${YEAR})?`,
      `(?:${PART}[-\\s](?:de\\s)?)?${MONTH}\\.?\\s(?:[12]?\\d|3[01])(?:st|nd|rd|th)?(?!\\s?[\\d.,]*\\s?[%€$£\\d])(?![.,]?\\d)(?!\\p{L})(?:,?\\s${YEAR})?`,
      `(?:${PART}[-\\s](?:de\\s)?)?${MONTH}\\.?(?:(?:\\s(?:de\\s)?|-)${YEAR}|['’]\\d\\d)?`,
      `(?:${PART}[-\\s])?(?:[qth][1-4]|[1-4][qth])(?:[\\s/-]?(?:fy)?\\s?(?:${YEAR}|\\d\\d(?!\\d|[.,]\\d|\\s?%)))?`,
      `(?:fy\\s?)?${YEAR}(?:[\\s/-]?[qh][1-4])`,
      // `II kw. 2025`, `III trim.`
      `(?:i{1,3}|iv)\\s(?:kw(?:artał(?:u|e)?)?|trim(?:estre)?|quartal)(?:\\.|(?!\\p{L}))(?:\\s(?:de\\s)?(?:${YEAR}|\\d\\d(?=\\s?[–:-]\\s)))?`,
      `(?:week|wk|kw|semaine|semana|settimana|tydzień|sprint|month|monat|mois|mes|mese|day|tag|jour|day|year|jahr|phase)\\s\\d{1,3}(?!\\d)`,
      `(?:${PART}[-\\s])?(?:fy\\s?)?(?:19|20)\\d\\d[aefpb]?`,
      `fy\\s?['’]?\\d\\d[aefpb]?`,
      `k?w\\d{1,2}(?!\\d)`,
    ].join('|') +
    `)(?![\\p{L}\\p{N}])`,
  'giu',
);
const NAMED = MONTHS.map((m) => new RegExp(`^(?:${m})\\.?$`, 'iu'));
/** Names of months that are also words of other kinds: they count with a number beside them or a capital. */
const DOUBTFUL = /^(?:may|mar|set|out|gen|mag|mai|dic|ago|lis|lut|sie|lip|gru|sty|march|august|fall|end|early|late|maja?|mars|mei|des)$/u;

const BESIDE_MONTH = new RegExp(
  `(?<!\\p{L})${MONTH}\\.?\\s?(?:[-–/→]|vs\\.?|versus)\\s?\\||\\|\\s?(?:[-–/→]|vs\\.?|versus)\\s?${MONTH}(?!\\p{L})`,
  'iu',
);

export interface WrittenDate {
  readonly piece: Piece;
  /** 0 to 11. */
  readonly month?: number;
  readonly day?: number;
  readonly year?: number;
  /** 1 to 4. */
  readonly quarter?: number;
  readonly week?: number;
}

const monthOf = (word: string): number => NAMED.findIndex((m) => m.test(word));

function readDate(piece: Piece): WrittenDate {
  const { text } = piece;
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text);
  if (iso !== null)
    return { piece, year: Number(iso[1]), month: Number(iso[2]) - 1, ...(iso[3] === undefined ? {} : { day: Number(iso[3]) }) };
  const eastern = /^(?:(\d{4})\s?[年년]\s?)?(?:(\d{1,2})\s?[月월](?:\s?(\d{1,2})\s?[日일])?|度)?$/u.exec(text);
  if (eastern !== null)
    return {
      piece,
      ...(eastern[1] === undefined ? {} : { year: Number(eastern[1]) }),
      ...(eastern[2] === undefined ? {} : { month: Number(eastern[2]) - 1 }),
      ...(eastern[3] === undefined ? {} : { day: Number(eastern[3]) }),
    };
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{2,4}))?$/.exec(text);
  if (dotted !== null) {
    const year = dotted[3] === undefined ? undefined : Number(dotted[3].length === 2 ? `20${dotted[3]}` : dotted[3]);
    return { piece, day: Number(dotted[1]), month: Number(dotted[2]) - 1, ...(year === undefined ? {} : { year }) };
  }
  const slashed = /^(\d{1,2})\/(\d{2})$/.exec(text);
  if (slashed !== null) return { piece, day: Number(slashed[1]), month: Number(slashed[2]) - 1 };
  const year =
    /(?:^|[^\d])((?:19|20)\d\d)(?!\d)/.exec(text)?.[1] ?? (/['’](\d\d)$/.exec(text)?.[1] === undefined ? undefined : `20${text.slice(-2)}`);
  const words = text.match(/\p{L}+/gu) ?? [];
  const month = words.map(monthOf).find((m) => m >= 0);
  const day = month === undefined ? undefined : /(?<!\d)(\d{1,2})(?!\d)/.exec(text.replace(/['’]\d\d$/, ''))?.[1];
  const quarter = /(?:^|\s|-)[qt]([1-4])|([1-4])[qt]/iu.exec(text);
  const latin = /^(iv|i{1,3})\s/iu.exec(text)?.[1]?.toLowerCase();
  const week =
    /^k?w(\d{1,2})$/iu.exec(text)?.[1] ??
    /^(?:week|wk|kw|semaine|semana|settimana|tydzień|month|monat|mois|sprint|phase|day|tag|year|jahr)\s(\d+)/iu.exec(text)?.[1];
  return {
    piece,
    ...(month === undefined ? {} : { month }),
    ...(day === undefined ? {} : { day: Number(day) }),
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(latin !== undefined
      ? { quarter: latin === 'iv' ? 4 : latin.length }
      : quarter === null
        ? {}
        : { quarter: Number(quarter[1] ?? quarter[2]) }),
    ...(week === undefined ? {} : { week: Number(week) }),
  };
}

/** What every date holds: two digits, a digit at a mark, a quarter, a counted week, or a month. */
const HINT =
  /\d\d|\d[./]|\d\s?[月월]|i[iv]?\s(?:kw|trim|quart)|[qthw]\d|\d[qth]|[aeghknrstwyń]\s\d|(?:jan|jän|ene|gen|sty|fe[bv]|fév|lut|m[aä]r|maa|mrt|apr|avr|abr|kwi|ma[iyjg]|mei|j[uú][nil]|giu|cze|lug|lip|a[ug]|aoû|sie|se[pt]|wrz|o[ck]t|ott|out|paź|paz|no[v]|lis|de[czs]|déc|dic|gru)/iu;
const read = new WeakMap<Piece, readonly WrittenDate[]>();

/** The dates that stand in a piece, in order. */
export function datesIn(piece: Piece): readonly WrittenDate[] {
  const known = read.get(piece);
  if (known !== undefined) return known;
  const found = HINT.test(piece.text) ? scan(piece) : [];
  read.set(piece, found);
  return found;
}

function scan(piece: Piece): WrittenDate[] {
  const out: WrittenDate[] = [];
  for (const match of piece.text.matchAll(DATE)) {
    // A dot that ends the sentence is not the month's.
    const ends =
      match[0].endsWith('.') &&
      /^(?:\s+\p{Lu}|\s*$|\n)/u.test(piece.text.slice(match.index + match[0].length, match.index + match[0].length + 4));
    const bare = (ends && /\p{L}\.$/u.test(match[0]) ? match[0].slice(0, -1) : match[0]).trim();
    // "apr 2.5 may 2.2": the month behind the one before.
    const [last] = out.slice(-1);
    const follows =
      last?.month !== undefined && match.index - (last.piece.end - piece.start) < 24 && monthOf(bare) === (last.month + 1) % 12;
    if (
      DOUBTFUL.test(bare) &&
      !follows &&
      !/(?:in|by|from|to|until|till|through|of|im|en|w|do|tot)\s$/iu.test(piece.text.slice(Math.max(0, match.index - 8), match.index)) &&
      // `mar-mag`, `set–nov`: two months with a dash between.
      !BESIDE_MONTH.test(
        `${piece.text.slice(Math.max(0, match.index - 16), match.index)}|${piece.text.slice(match.index + match[0].length, match.index + match[0].length + 16)}`,
      ) &&
      // `démolition : mars` ends with its month.
      !(
        /^(?:mars|mai|mei|maj|maja|mag|ago|march|august)$/.test(bare) &&
        /[:–—]\s$/.test(piece.text.slice(Math.max(0, match.index - 3), match.index)) &&
        /^\s*(?:[–—,;)-]|$)/.test(piece.text.slice(match.index + match[0].length, match.index + match[0].length + 3))
      )
    )
      continue;
    // `i kwartał` is an "and" in Polish.
    if (/^i\s/u.test(bare)) continue;
    if (!/\p{L}/u.test(bare) && /^\d{1,2}\.\s?\d{1,2}\.$/.test(bare) && !/^\d{1,2}\.\s?(?:0?[1-9]|1[0-2])\.$/.test(bare)) continue;
    // `2,500` and `2026%` are figures.
    if (/^(?:19|20)\d\d$/.test(bare) && /^\s?[%€$£]|^[.,]\d/.test(piece.text.slice(match.index + 4, match.index + 7))) continue;
    out.push(readDate(new Piece(bare, piece.start + match.index, piece.start + match.index + bare.length)));
  }
  return out;
}

/** The whole text is a date or period, such as a header of a column. */
export function isDate(piece: Piece): boolean {
  if (piece.text.length > 48) return false;
  const text = piece.text.replace(/\*$/, '');
  const [first] = datesIn(piece);
  return (
    first !== undefined &&
    first.piece.text.length >= text.replace(/\s?(?:a|e|f|p|est|plan|actual|fcst|forecast|budget|\(.{1,12}\))$/iu, '').length
  );
}
