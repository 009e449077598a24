/** What stands as a name is one: no word that only leads into a sentence, and no value of one case over the values of all. */
import { dataOf, defineLaw, faultAt, isName, isObject, objects, valueAt } from './law.ts';

/** Words of a closed class that name nothing, by language: pronouns, prepositions, conjunctions, forms of "to be". */
const LEADS_ON: Readonly<Record<string, string>> = {
  en: 'at to on in of by as an or if so be is are was were am been from with into onto over under about than then that this these those them they their her his its our your he she who whom whose which what where when while because and but nor the for since until though whether has have had',
  de: 'zu ab im am in an um von vom aus bei mit nach und oder aber als wie der die das den dem des ein eine einen einem einer ist sind war waren wird hat haben ihr sie er es unser zum zur für auf bis',
  fr: 'de du des la le les et ou en au aux à par pour sur dans avec est sont était que qui dont où un une il elle ils elles leur',
  es: 'de del la el los las y o en a al por para con que es son era un una su sus se',
  it: 'di del della dei delle la il lo gli le e o in a al da per con che è sono era un una su nel loro',
  pt: 'de do da dos das a o os as e ou em no na nos nas por para com que é são era um uma seu sua',
  nl: 'de het een van en of in op te om met voor naar bij uit is zijn was waren dat die hun',
  pl: 'do od na z za w i o po u oraz lub jest są był była było ich to ten ta przez dla przy',
};
const sets = new Map(Object.entries(LEADS_ON).map(([language, words]) => [language, new Set(words.split(' '))]));

/** A unit or a scale directly at its digits: `€610m`, `8%`, `1,9 M€`. */
const VALUE = /\p{Sc}\s?\d|\d\s?(?:%|\p{Sc}|(?:k|m|mn|bn|M€|k€|Mio|Mrd)(?![\p{L}\p{N}]))/u;

/** Nothing but a figure with its unit. */
const BARE = /^[+-]?\p{Sc}?\s?\d[\d.,\s]*(?:%|\p{Sc}|(?:k|m|mn|bn|Mio|Mrd)\.?)?$/u;

/** First of its line or sentence, and no mark behind it makes a key or a cell of it. */
const beginsSentence = (text: string, start: number, end: number): boolean =>
  /(?:^|[.!?\n]\s*)$/.test(text.slice(Math.max(0, start - 4), start)) && !/^\s?[:(|\t–-]/.test(text.slice(end, end + 2));

export const realNames = defineLaw((held) => {
  const bound = sets.get(held.brief.language);
  for (const { path, text, start, end } of held.extracted) {
    // "From" and "To" head two columns.
    if (bound === undefined || !isName(path) || /\/(?:left|right)\/label$/.test(path) || typeof valueAt(held.content, path) !== 'string')
      continue;
    if (!/[\p{L}\p{N}%]|\p{Sc}/u.test(text)) return { path, start, end, says: 'no_name' };
    const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
    // Capitals make a name (IT, US), unless they only begin a sentence.
    const begun = beginsSentence(held.brief.text, start, end) ? text.toLowerCase().slice(0, 1) + text.slice(1) : text;
    if (words.length === 0 || words.length > 2 || /[\d\p{Lu}]/u.test(begun) || text.length < 2) continue;
    if (words.every((word) => bound.has(word.toLowerCase()))) return { path, start, end, says: 'small_word' };
  }
  if (held.form === 'driver_tree')
    for (const { path, text, start, end } of held.extracted)
      if (path.endsWith('/label') && BARE.test(text)) return { path, start, end, says: 'bare_figure' };
  if (held.form !== 'scenario_compare') return undefined;
  const rows = objects(dataOf(held).rows);
  for (const [i, { label, values }] of rows.entries()) {
    const all: readonly unknown[] = Array.isArray(values) ? values : [];
    const cells = all.map((one) => (isObject(one) ? String(one.display ?? one.value ?? '') : String(one ?? '')));
    if (typeof label === 'string' && (VALUE.exec(label)?.index ?? 0) > 0 && cells.some((cell) => VALUE.test(cell)))
      return faultAt(held, `/data/rows/${i}/label`, 'value_of_one');
  }
  return undefined;
});
