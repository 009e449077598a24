/**
 * Text in scripts that set no blanks between words, or have marks of their own, with the marks that Latin text has for the same: what
 * parts items, sentences, names and numbers. Nothing is translated, and each character keeps where it stands.
 */
import { formNames } from '../model/lexicon.ts';
import { Rewriter, Rewritten } from './rewritten.ts';

/** Scripts whose words run together, or that write digits and commas of their own. */
const OTHER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\uFF01-\uFF5E\u3001\u3002]/u;
const SPACELESS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー';

/** What each mark is in Latin text. */
const MARKS: Readonly<Record<string, string>> = {
  '、': ', ', '，': ', ', '；': '; ', '：': ': ', '。': '. ', '！': '! ', '？': '? ', '（': ' (', '）': ') ', '「': '“', '」': '”', '『': '“', '』': '”',
  '／': ' / ', '｜': ' | ', '％': '%', '　': ' ', '،': ', ', '؛': '; ', '؟': '? ', '٪': '%', '٫': '.', '٬': ',', '۔': '. ', '→': ' → ',
}; // biome-ignore format: one mark a line would hide the scripts
const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';

/** A number with what counts it: `320万元`, `180億円`, `２０２４年`, `12.5%`. */
const NUMBER =
  /([+\-−±]?[\d０-９]+(?:[.,．，][\d０-９]+)*\s?(?:[%％]|[万萬亿億兆만억조])?)([元円원]|[人件台社店名個个家次户명건개대배倍](?![\p{L}]))?/gu;
/** `2024年3月15日`, `3월`, `2024年度`, `第3四半期`: what stands close behind its numbers belongs to them. */
const DATE =
  /(?:\d{4}\s?[年년]\s?)?\d{1,2}\s?[月월](?:\s?\d{1,2}\s?[日일])?|(?:19|20)\d\d\s?(?:年度?|년)(?:第?\d(?:季度|四半期))?|第?\d(?:季度|四半期)/gu;

/** A character of another script as its Latin one, in the same length: digits, letters and marks in full width, digits of Arabic. */
function latin(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCodePoint(code - 0xfee0);
  if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660);
  if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0);
  return undefined;
}

/** Where a blank has to stand so that words, numbers and names of forms are apart. */
function seamsIn(text: string): ReadonlySet<number> {
  const seams = new Set<number>();
  const letter = new RegExp(`[${SPACELESS}]`, 'u');
  const apart = (start: number, end: number): void => {
    if (letter.test(text[start - 1] ?? '')) seams.add(start);
    if (letter.test(text[end] ?? '')) seams.add(end);
  };
  const dates = [...text.matchAll(DATE)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
  for (const { start, end } of dates) apart(start, end);
  let next = 0;
  for (const match of text.matchAll(NUMBER)) {
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    while ((dates[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    if ((dates[next]?.start ?? Number.POSITIVE_INFINITY) < end) continue;
    apart(start, end);
    // `320万元`: between the scale and its currency.
    const amount = match[1] as string;
    if (match[2] !== undefined && /[\p{L}%]$/u.test(amount)) seams.add(start + amount.length);
  }
  const names = formNames();
  if (names !== undefined)
    for (const match of text.matchAll(names)) {
      seams.add(match.index);
      seams.add(match.index + match[0].length);
    }
  // A mark of Latin text before a letter: `销售额:上海`.
  for (const match of text.matchAll(new RegExp(`[:;,](?=[${SPACELESS}])`, 'gu'))) seams.add(match.index + 1);
  return seams;
}

/** The text itself where it is Latin. Linear in its length. */
export function withLatinMarks(source: Rewritten): Rewritten {
  const { text } = source;
  if (!OTHER.test(text)) return source;
  const seams = seamsIn(text);
  const out = new Rewriter(source);
  let before = '';
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (seams.has(at) && !/\s$/u.test(before)) {
      out.put(' ');
      before = ' ';
    }
    const number = CIRCLED.indexOf(character);
    // Between digits a comma in full width parts thousands.
    const isGroup =
      character === '，' && /\d|[０-９]/u.test(text[at - 1] ?? '') && /^(?:\d|[０-９]){3}(?!\d|[０-９])/u.test(text.slice(at + 1, at + 5));
    const mark = isGroup ? ',' : (MARKS[character] ?? latin(character));
    if (number >= 0) {
      out.line();
      out.write({ text: `${number + 1}. `, start: at, end: at + 1 });
      before = ' ';
    } else if (mark === undefined) {
      out.copy(at, at + 1);
      before = character;
    } else {
      const own = /\s$/u.test(before) ? mark.trimStart() : mark;
      const tail = own.trimEnd();
      if (tail === '') out.put(own);
      else {
        const lead = own.length - own.trimStart().length;
        if (lead > 0) out.put(own.slice(0, lead));
        out.write({ text: own.trim(), start: at, end: at + 1 });
        if (own.length > own.trimEnd().length && !/^\s/u.test(text[at + 1] ?? ' ')) out.put(' ');
      }
      before = own.endsWith(' ') && !/^\s/u.test(text[at + 1] ?? ' ') ? ' ' : own.trimEnd().slice(-1);
    }
  }
  return out.done();
}

const packed = (text: string): string => text.replaceAll(/\s/gu, '');

/** A stretch of the new text as it was sent, where only blanks and marks of another script were changed in it; else undefined. */
export function asWritten(origin: Rewritten, given: string, start: number, end: number): string | undefined {
  let [from, to] = [start, end - 1];
  while (from < to && origin.startOf(from) < 0) from++;
  while (to > from && origin.startOf(to) < 0) to--;
  const [first, last] = [origin.startOf(from), origin.endOf(to)];
  if (first < 0 || last <= first) return undefined;
  const slice = given.slice(first, last).trim();
  if (!OTHER.test(slice)) return undefined;
  return packed(withLatinMarks(new Rewritten(slice)).text) === packed(origin.text.slice(start, end)) ? slice : undefined;
}
