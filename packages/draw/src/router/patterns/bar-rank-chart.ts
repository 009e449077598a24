/** Magnitudes of categories: ranked, against a target, as variance, or by parts over periods. */
import { allItems, definePattern, isPeriod, onOneScale, pairsOf } from '../pattern.ts';
import { cut, type Figure, Piece } from '../piece.ts';
import { readItem, trimmed } from '../read-brief.ts';
import type { ReadBrief } from '../reading.ts';

const SIDE =
  /(?<![\p{L}\p{N}])(?:actuals?|targets?|plan|budget|forecast|prior year|last year|this year|before|after|ist|soll|vorjahr|réel|objectif|presupuesto|objetivo|real|consuntivo|werkelijk|(?:19|20)\d\d)(?![\p{L}\p{N}])/giu;

/** What the two figures are called: the first two such words, "actual … target". */
function sidesOf(brief: ReadBrief): Piece[] | undefined {
  const found: Piece[] = [];
  for (const match of brief.text.matchAll(SIDE)) {
    if (!found.some((f) => f.text.toLowerCase() === match[0].toLowerCase()))
      found.push(new Piece(match[0], match.index, match.index + match[0].length));
    if (found.length === 2) return found;
  }
  return undefined;
}

/** `label 120 vs 110`: two figures an item. */
function versus(brief: ReadBrief) {
  const rows = allItems(brief).flatMap((item) => {
    const own = item.figures.filter((f) => !f.year);
    const [a, b] = own;
    if (own.length !== 2 || a === undefined || b === undefined) return [];
    const joint = brief.text.slice(a.end, b.start);
    return /^\s*(?:vs\.?|versus|against|gegen|contre|contra|contro|tegen|wobec|of|from|\/|→|->|\(?(?:target|plan|budget|ziel))\s*:?\s*$/iu.test(
      joint,
    )
      ? [{ label: item.label, a, b }]
      : [];
  });
  const scale = onOneScale(rows.flatMap((r) => [r.a, r.b]));
  const sides = sidesOf(brief);
  if (rows.length < 2 || scale === undefined || sides === undefined) return undefined;
  return {
    variant: 'grouped_comparison_bar',
    fit: 1,
    data: {
      unit: scale.unit,
      series_labels: sides,
      categories: rows.map((r) => ({ label: r.label, value: null, values: [scale.count(r.a), scale.count(r.b)] })),
    },
  };
}

/** `2022 was 60% hardware, 30% software; 2023 50/38`: one row of parts a period. */
function parts(brief: ReadBrief) {
  const rows: { label: Piece; figures: Figure[] }[] = [];
  let names: Piece[] = [];
  for (const group of brief.groups) {
    // After a lead the colon's other side, so that the lead's own words stay out.
    const year = group.items[0]?.figures.find((f) => f.year);
    const label = year ?? (group.lead !== undefined && isPeriod(group.lead.text) ? group.lead : undefined);
    if (label === undefined) continue;
    const figures = group.items.flatMap((i) => i.figures.filter((f) => !f.year));
    if (figures.length < 2) continue;
    rows.push({ label, figures });
    if (names.length > 0) continue;
    names = group.items.map((item) => {
      const f = item.figures.find((x) => !x.year);
      if (f === undefined) return item.label;
      const after = trimmed(cut(item.piece, f.end, item.piece.end));
      if (/\p{L}/u.test(after.text)) return after;
      return readItem(cut(item.piece, year !== undefined && item.piece.start <= year.start ? year.end : item.piece.start, item.piece.end), [
        f,
      ]).label;
    });
  }
  const scale = onOneScale(rows.flatMap((r) => r.figures.filter((f) => f.unit !== '')));
  if (rows.length < 2 || names.length < 2 || scale === undefined || rows.some((r) => r.figures.length !== names.length)) return undefined;
  if (names.some((n) => isPeriod(n.text))) return undefined;
  return {
    variant: 'stacked_composition_bar',
    fit: 1,
    data: {
      unit: scale.unit,
      series_labels: names,
      categories: rows.map((r) => ({ label: r.label, value: null, values: r.figures.map((f) => scale.count(f)) })),
    },
  };
}

export const barRankChart = definePattern({
  form: 'bar_rank_chart',
  strong: [
    'rank',
    'ranking',
    'top customers',
    'bar chart',
    'balkendiagramm',
    'rangliste',
    'classement',
    'classifica',
    'ranglijst',
    'actual vs target',
    'variance to budget',
    'variance to plan',
    'largest',
    'biggest',
    'with target by',
    'mix moved',
  ],
  weak: [
    'compare',
    'top',
    'by region',
    'by country',
    'by product',
    'by site',
    'nach region',
    'nach land',
    'par région',
    'por región',
    'per regione',
    'por região',
    'per regio',
    'według regionu',
    'variance',
    'abweichung*',
    'vs',
    'mix',
    'umsatz nach',
    'revenue by',
  ],
  figures: true,
  needs: 'one figure for each named category',
  sample: 'Ranking: north 12, south 9, west 7.',
  read(brief) {
    const special = versus(brief) ?? parts(brief);
    if (special !== undefined) return special;
    const rows = pairsOf(allItems(brief));
    const scale = onOneScale(rows.map((r) => r.figure));
    if (rows.length < 3 || scale === undefined) return undefined;
    const diverging = rows.filter((r) => r.figure.signed).length >= 2 && rows.some((r) => r.figure.value < 0);
    const times = rows.filter((r) => isPeriod(r.label.text)).length;
    return {
      variant: diverging ? 'diverging_variance_bar' : 'ranked_magnitude_bar',
      fit: times > rows.length / 2 ? 0.3 : 0.8,
      data: { unit: scale.unit, categories: rows.map((r) => ({ label: r.label, value: scale.count(r.figure), display: r.figure })) },
    };
  },
});
