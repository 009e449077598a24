/** Each value is a figure of the brief that counts something, with the unit that the slide prints beside it. */
import { figuresWithin } from '../../document/figures-within.ts';
import { dataOf, defineLaw, isObject, valueAt } from './law.ts';

/** Fixed expressions that measure nothing. */
const IDIOM = /(?<![\d.,/])24\s?[/x×]\s?7(?:\s?[/x×]\s?365)?(?![\d.,/])/gu;

/** Percent, or points of it. */
const SHARE = /%|percent|prozent|(?:pp|pts?|bps?)$/i;

const plain = (unit: string): string => unit.toLowerCase().replaceAll(/[\s.]/gu, '');
/** One level for all, such as a base or an average, which is printed with the unit of all. */
const isBare = (content: unknown, path: string): boolean =>
  /^\/data\/(?:base|average|reference|target)\/value$/.test(path) && valueAt(content, path.replace(/value$/, 'display')) === undefined;

export const ownFigures = defineLaw((held) => {
  const { brief, content, extracted } = held;
  const idioms = [...brief.text.matchAll(IDIOM)].map(({ index, 0: all }) => ({ start: index, end: index + all.length }));
  const data = dataOf(held);
  const unit = typeof data.unit === 'string' ? data.unit : '';
  const columns = isObject(data.labels) || held.form === 'data_table';
  for (const { path, start, end } of extracted) {
    if (typeof valueAt(content, path) !== 'number') continue;
    const at = { path, start, end };
    if (idioms.some((idiom) => start < idiom.end && idiom.start < end)) return { ...at, says: 'idiom' };
    if (unit !== '' && isBare(content, path)) {
      const [own] = figuresWithin(brief, { start, end });
      if (own !== undefined && own.unit !== '' && plain(own.unit) !== plain(unit) && valueAt(content, path) === own.value)
        return { ...at, says: 'other_unit', values: { unit } };
    }
    if (unit === '' || columns || !/\/(?:values?|cells)(?:\/\d+)*$/.test(path)) continue;
    const [figure] = figuresWithin(brief, { start, end });
    // A share among amounts, or an amount among shares.
    if (figure !== undefined && figure.unit !== '' && SHARE.test(figure.unit) !== SHARE.test(unit))
      return { ...at, says: 'other_unit', values: { unit } };
  }
  return undefined;
});
