/** Ranges of one figure by method. */

import { trimmed } from '../document/phrases.ts';
import { cut, type Figure, type Piece } from '../document/piece.ts';
import type { Fact, ReadBrief } from '../document/reading.ts';
import { toldRows } from '../relations/told-rows.ts';
import { onOneScale } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

export const RANGE = /^\s?(?:to|-|–|—|\.{2,3}|…|bis|à|a|tot|do|and|und|et|y|e|en|i)\s?$/iu;

/** Over a column of low ends. */
const LOW_HEAD =
  /low|min|from|floor|bottom|bear|downside|worst|pessimist|von|unten|untere|ab$|bas|inf|pess|baj|desde|laag|onder|vanaf|nisk|doln|od$|^da$|^de$/iu;
/** Words of what is valued in a bracket of the text, or of money. */
const MONEY = /[$€£¥₹%]|EUR|USD|GBP|CHF|PLN|zł|mio|mln|mrd|\d\s?(?:k|m|bn)$/iu;

export interface Range {
  readonly label: Piece;
  readonly low: Figure;
  readonly high: Figure;
}

/** Two figures with a word or stroke of range between them, and what stands before them. */
export function rangesIn(brief: ReadBrief): Range[] {
  const [table] = brief.tables;
  if (table !== undefined) {
    const columns = table.numeric.flatMap((n, k) => (n ? [k] : []));
    const [l, h] = columns;
    if (columns.length >= 2 && l !== undefined && h !== undefined && LOW_HEAD.test(table.head[l]?.text ?? ''))
      return table.rows.flatMap((r) => {
        const [low, high] = [r.cells[l]?.figure, r.cells[h]?.figure];
        return low === undefined || high === undefined ? [] : [{ label: r.label, low, high }];
      });
  }
  const found = brief.groups.flatMap((group) =>
    group.items.flatMap((item): Range[] => {
      const own = item.figures;
      for (let k = own.length - 2; k >= 0; k--) {
        const [low, high] = [own[k] as Figure, own[k + 1] as Figure];
        const joint = brief.text.slice(low.end, high.start);
        if (!RANGE.test(joint) || high.value < low.value) continue;
        const before = trimmed(cut(item.piece, item.piece.start, low.start));
        const bare =
          /(?:\s(?:says?|said|points?|gives?|is|are|liegt|ergibt|donne|da|dà|dá|geeft|daje))?\s(?:between|from|of|at|zwischen|von|entre|de|tra|tussen|od|gives?|implies|values? (?:it|us) at|says?|said|points? to|comes? to|ranges|runs?|yields?|suggests?|shows?|liegt bei|ergibt|ergeben|zeigt|donne|donnent|da|dan|indica|indican|dà|danno|dá|dão|geeft|geven|daje|dają)$/iu.exec(
            before.text,
          );
        const named = bare === null ? before : cut(before, before.start, before.start + bare.index);
        // "Salary bands - junior 32k to 41k": the name stands behind the last stroke.
        const stroke = Math.max(named.text.lastIndexOf(' - '), named.text.lastIndexOf(' – '));
        const label = stroke < 0 ? named : trimmed(cut(named, named.start + stroke + 3, named.end));
        const own2 = /\p{L}/u.test(label.text) ? label : group.items.length === 1 || !/\p{L}/u.test(label.text) ? group.lead : undefined;
        return own2 === undefined || own2.text.length > 60 ? [] : [{ label: own2, low, high }];
      }
      return [];
    }),
  );
  if (found.length > 1 || brief.figures.length < 6) return found;
  // "DCF 31-44 | SOTP 35-49": rows of one line, parted by strokes.
  const rows = (toldRows(brief)?.rows ?? []).flatMap(({ label, cells: [a, b, more] }): Range[] => {
    if (a === undefined || b === undefined || more !== undefined || b.figure.value < a.figure.value) return [];
    return RANGE.test(brief.text.slice(a.figure.end, b.figure.start)) ? [{ label, low: a.figure, high: b.figure }] : [];
  });
  return rows.length > 2 ? rows : found;
}

const OFFER =
  /offer|bid|asking|price|paid|current|market (?:value|cap)|spot|today|now|angebot|gebot|kurs|kaufpreis|preis|offre|cours|prix|oferta|ofert|precio|cotización|preço|offerta|prezzo|bod|koers|vraagprijs|cena/iu;

/** Says of a value that it is one, and no more. */
const BARE_VERB = /\s(?:is|was|are|were|at|of|bei|ist|war|est|était|es|era|è|a|é|zijn|was|jest|to)$/iu;

/** The value that the ranges are held against: an offer or price by its name, else the only other value of their size. */
function referenceIn(facts: readonly Fact[], ends: readonly Figure[]): { readonly figure: Figure; readonly label: Piece } | undefined {
  const offer = facts.findLast((f) => OFFER.test(f.label.text));
  if (offer !== undefined) return offer;
  const [low, high] = [Math.min(...ends.map((f) => f.value)), Math.max(...ends.map((f) => f.value))];
  const near = facts.filter(
    ({ figure: f, label }) =>
      !f.year &&
      f.value >= low * 0.4 &&
      f.value <= high * 2 &&
      onOneScale([...ends, f]) !== undefined &&
      (f.factor === 1 || ends.some((e) => e.factor === f.factor)) &&
      label.text.length <= 40,
  );
  const [only, another] = near;
  if (only === undefined || another !== undefined) return undefined;
  const verb = BARE_VERB.exec(only.label.text);
  return { figure: only.figure, label: verb === null ? only.label : cut(only.label, only.label.start, only.label.start + verb.index) };
}

export const footballField = definePattern({
  form: 'football_field',
  names: [
    'football field',
    'valuation ranges',
    'valuation football',
    'bewertungsspannen',
    'fourchettes de valorisation',
    'rangos de valoración',
    'intervalli di valutazione',
    'valuation range',
    'valuation summary',
    'football-field',
    'footballfield',
    'floating bars',
    'floating bar',
    'range chart',
    'range bars',
    'bewertungsband*',
    'wertspannen',
    'bewertungsspanne',
    'terrain de football',
    'rango de valoración',
    'rangos de valor',
    'intervalo de avaliação',
    'intervalos de avaliação',
    'bandbreedte waardering',
    'waarderingsrange',
    'zakres wyceny',
    'zakresy wyceny',
  ],
  strong: [
    'valuation',
    'ranges',
    'bands',
    'salary bands',
    'price range',
    'range of values',
    'worth',
    'to value',
    'fair value',
    'share price',
    'bandbreite*',
    'spannen',
    'preisspanne*',
    'fourchette*',
    'rangos',
    'intervalli',
    'intervalos',
    'wyceny',
    'widełki',
    'bewertung',
    'valorisation',
    'valoración',
    'valutazione',
    'avaliação',
    'waardering',
    'wycena',
    'enterprise value',
    'dcf',
  ],
  figures: true,
  needs: 'a low and a high value for each method',
  sample: 'Valuation ranges: [name] [number] to [number], [name] [number] to [number], [name] [number] to [number].',
  read(brief) {
    const ranges = rangesIn(brief);
    const taken = new Set(ranges.flatMap((r) => [r.low.start, r.high.start]));
    const ends = ranges.flatMap((r) => [r.low, r.high]);
    const reference = referenceIn(
      brief.facts.filter((f) => f.others.length === 0 && !taken.has(f.figure.start)),
      ends,
    );
    const scale = onOneScale([...ends, ...(reference === undefined ? [] : [reference.figure])]);
    if (ranges.length < 2 || ranges.length > 14 || scale === undefined) return undefined;
    return {
      fit:
        (ranges.length >= 3 &&
          ranges.every((r) => MONEY.test(r.high.text)) &&
          brief.figures.filter((f) => !f.year).length <= 2 * ranges.length + 2) ||
        (ranges.length >= 3 && /worth|valu|bewert|bid|offer|price|prix|precio|prezzo|wycen|cena/iu.test(brief.text))
          ? 0.97
          : 0.94,
      data: {
        unit: scale.unit,
        ranges: ranges.map((r) => ({ label: r.label, low: scale.count(r.low), high: scale.count(r.high) })),
        ...(reference === undefined ? {} : { reference: { value: scale.count(reference.figure), label: reference.label } }),
      },
    };
  },
});
