/** Magnitudes of categories: ranked, against a target, side by side, as variance, or by parts. */

import { isDate } from '../document/dates.ts';
import { figuresWithin } from '../document/figures-within.ts';
import { isPeriod } from '../document/periods.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import { readItem, trimmed } from '../document/read-brief.ts';
import type { ReadBrief } from '../document/reading.ts';
import { heldLines, rowsOf } from '../relations/against.ts';
import { gridOf, overTime } from '../relations/grid.ts';
import { asLevel, levelTold } from '../relations/target-told.ts';
import { onOneScale, type Reading } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const TARGET =
  /(?<![\p{L}])(?:targets?|plan|budget|goal|benchmark|ziel|soll|objectif|objetivo|meta|obiettivo|target|presupuesto|doel|cel)(?![\p{L}])/iu;
const SIDE =
  /(?<![\p{L}\p{N}])(?:actuals?|targets?|plan|budget|forecast|prior year|last year|this year|before|after|ist|soll|vorjahr|réel|objectif|presupuesto|objetivo|real|consuntivo|werkelijk|(?:19|20)\d\d)(?![\p{L}\p{N}])/giu;
const VERSUS =
  /^[\s)]*(?:vs\.?|versus|against|gegen|gegenüber|contre|contra|contro|tegen|tegenover|wobec|frente a|rispetto a|face à|of|from|up from|down from|compared (?:to|with)|\/|→|->|\(?\s*(?:a\s)?(?:target|plan|budget|goal|ziel|objectif|objetivo|meta|doel|cel|soll|was|prior|last year))\s*(?:of\s|von\s|was\s|:\s)?\s*$/iu;

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

/** Each with what it was to be: `Costa: 212, obiettivo 200. Collina 64 su 80`. */
function held(brief: ReadBrief): Reading | undefined {
  const found = heldLines(brief);
  const [a, p] = ['actual', 'plan'].map((role) => found?.roles.findIndex((r) => r.role === role) ?? -1) as [number, number];
  if (found === undefined || a < 0 || p < 0 || found.roles.length !== 2) return undefined;
  const scale = onOneScale(found.rows.flatMap((r) => r.figures));
  if (scale === undefined) return undefined;
  return {
    variant: 'benchmark_target_bar',
    fit: 0.9,
    used: found.roles.flatMap((r) => r.name ?? []),
    data: {
      unit: scale.unit,
      categories: found.rows.map((r) => {
        const [value, target] = [r.figures[a] as Figure, r.figures[p] as Figure];
        const [first, last] = value.start < target.start ? [value, target] : [target, value];
        return { label: r.label, value: scale.count(value), target: scale.count(target), display: spanOf(brief, first, last) };
      }),
    },
  };
}

/** `Quota by rep - Dana 131, Femi 118`: what stands before the stroke is what all are. */
function behindStroke(rows: readonly { readonly label: Piece }[]): Piece {
  const [first, ...rest] = rows.map((r) => r.label) as [Piece, ...Piece[]];
  const stroke = [...first.text.matchAll(/\s[–—-]\s/gu)].at(-1);
  if (stroke === undefined || rest.some((p) => /\s[–—-]\s/u.test(p.text))) return first;
  return cut(first, first.start + stroke.index + stroke[0].length, first.end);
}

/** Names and numbers with no mark between: `North 412 south 388 west 96`. */
function inARow(brief: ReadBrief): Reading | undefined {
  const all = rowsOf(brief, 1);
  // What a sentence ends, the next one does not go on with.
  const runs = all.reduce<(typeof all)[number][][]>((sets, r, i) => {
    const last = all[i - 1]?.figures[0];
    if (last === undefined || /[.?]\s/.test(brief.text.slice(last.end, r.label.start))) sets.push([]);
    sets.at(-1)?.push(r);
    return sets;
  }, []);
  const longest = runs.reduce((m, r) => (r.length > m.length ? r : m), []);
  const rows = longest.length >= 4 ? longest : all;
  const count = brief.figures.filter((f) => !f.year).length;
  const scale = onOneScale(rows.flatMap((r) => r.figures));
  if (rows.length < 4 || rows.length * 10 < count * 7 || scale === undefined) return undefined;
  if (new Set(rows.map((r) => r.label.text.toLowerCase())).size < rows.length || rows.some((r) => isPeriod(r.label.text))) return undefined;
  const signed = rows.flatMap((r) => r.figures).filter((f) => f.signed);
  return {
    variant: signed.length >= 2 && signed.some((f) => f.value < 0) ? 'diverging_variance_bar' : 'ranked_magnitude_bar',
    fit: 0.8,
    data: { unit: scale.unit, categories: rows.map(({ label, figures: [f] }) => ({ label, value: scale.count(f as Figure), display: f })) },
  };
}

/** Both figures with the words between them. */
function spanOf({ text }: ReadBrief, a: Figure, b: Figure): Piece {
  // `940 (905)`: with the bracket that closes.
  const end = b.end + (text.slice(a.end, b.start).includes('(') && text[b.end] === ')' ? 1 : 0);
  return new Piece(text.slice(a.start, end), a.start, end);
}

/** `label 120 vs 110`: two figures an item. */
function versus(brief: ReadBrief): Reading | undefined {
  const rows = brief.facts.flatMap(({ label, figure, others }) => {
    const [b] = others;
    return others.length === 1 && b !== undefined && VERSUS.test(brief.text.slice(figure.end, b.start)) ? [{ label, a: figure, b }] : [];
  });
  const scale = onOneScale(rows.flatMap((r) => [r.a, r.b]));
  if (rows.length < 2 || scale === undefined) return undefined;
  const sides = sidesOf(brief);
  if (sides === undefined) {
    const word = TARGET.exec(brief.text);
    if (word === null) return undefined;
    return {
      variant: 'benchmark_target_bar',
      fit: 1,
      used: [new Piece(word[0], word.index, word.index + word[0].length)],
      data: {
        unit: scale.unit,
        categories: rows.map((r) => ({
          label: r.label,
          value: scale.count(r.a),
          target: scale.count(r.b),
          display: spanOf(brief, r.a, r.b),
        })),
      },
    };
  }
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
function parts(brief: ReadBrief): Reading | undefined {
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

/** A table or lines of several figures a category. */
function grouped(brief: ReadBrief): Reading | undefined {
  const grid = gridOf(brief);
  if (grid === undefined || grid.rows.length > 16 || grid.columns.length > 6) return undefined;
  if (grid.rows.filter((r) => isPeriod(r.label.text) || isDate(r.label)).length > 1) return undefined;
  const scale = onOneScale(grid.rows.flatMap((r) => r.figures.filter((f): f is Figure => f !== undefined)));
  if (scale === undefined || grid.rows.some((r) => r.figures.some((f) => f === undefined))) return undefined;
  const target = grid.columns.findIndex((c) => TARGET.test(c.text));
  const used = grid.corner === undefined ? {} : { used: [grid.corner] };
  const percent = grid.rows.every((r) => Math.abs(r.figures.reduce((sum, f) => sum + (f?.value ?? 0), 0) - 100) < 1.5);
  const stacked =
    percent ||
    /\b(?:stacked|composition|split|mix|made up|gestapelt|empilé|apilad[oa]|impilat[oa]|empilhad[oa]|gestapeld)\b/iu.test(brief.text);
  if (target >= 0 && grid.columns.length === 2 && !stacked)
    return {
      variant: 'benchmark_target_bar',
      fit: 0.8,
      ...used,
      data: {
        unit: scale.unit,
        categories: grid.rows.map((r) => ({
          label: r.label,
          value: scale.count(r.figures[1 - target] as Figure),
          target: scale.count(r.figures[target] as Figure),
        })),
      },
    };
  return {
    variant: stacked ? 'stacked_composition_bar' : 'grouped_comparison_bar',
    fit: overTime(grid) && grid.columns.length > 3 ? 0.4 : 0.7,
    ...used,
    data: {
      unit: scale.unit,
      series_labels: grid.columns,
      categories: grid.rows.map((r) => ({ label: r.label, value: null, values: r.figures.map((f) => scale.count(f as Figure)) })),
    },
  };
}

export const barRankChart = definePattern({
  form: 'bar_rank_chart',
  names: [
    'bar chart',
    'column chart',
    'ranking',
    'balkendiagramm',
    'säulendiagramm',
    'rangliste',
    'diagramme en barres',
    'histogramme',
    'classement',
    'gráfico de barras',
    'grafico a barre',
    'classifica',
    'staafdiagram',
    'ranglijst',
    'wykres słupkowy',
    'ranking',
  ],
  strong: [
    'rank',
    'rangfolge',
    'reihenfolge',
    'der größe nach',
    'absteigend',
    'par ordre décroissant',
    'de mayor a menor',
    'in ordine decrescente',
    'do maior para o menor',
    'van hoog naar laag',
    'malejąco',
    'worst first',
    'best first',
    'largest first',
    'biggest first',
    'biggest at the top',
    'largest on top',
    'bars',
    'top customers',
    'actual vs target',
    'against target',
    'versus target',
    'frente al objetivo',
    'variance to budget',
    'variance to plan',
    'largest',
    'biggest',
    'with target by',
    'mix moved',
    'sort',
    'sorted',
    'league table',
    'best to worst',
    'highest to lowest',
  ],
  weak: [
    'compare',
    'top',
    'by region',
    'by country',
    'by product',
    'by site',
    'by plant',
    'by segment',
    'nach region',
    'nach land',
    'par région',
    'par pays',
    'por región',
    'por país',
    'por zona',
    'per regione',
    'por região',
    'per regio',
    'per land',
    'według regionu',
    'variance',
    'abweichung*',
    'vs',
    'mix',
    'umsatz nach',
    'revenue by',
    'sales by',
  ],
  figures: true,
  needs: 'one figure for each named category',
  sample: 'Ranking: [name] [number], [name] [number], [name] [number].',
  read(brief) {
    if (brief.tables.some((t) => t.rows.length >= 3 && t.rows.every((r) => isPeriod(r.label.text) || isDate(r.label)))) return undefined;
    const special = versus(brief) ?? grouped(brief) ?? parts(brief) ?? held(brief);
    if (special !== undefined) return special;
    const single = brief.facts.filter((f) => f.others.length === 0 && f.label.text.length <= 80);
    // How many were asked, what year it was: one figure of another kind is not of the row.
    const percents = single.filter((f) => f.figure.unit.includes('%'));
    const told = percents.length >= 3 && percents.length === single.length - 1 ? percents : single;
    // "Ops 40, IT 32, HR 12. Target 35": the only level told is a line, no bar.
    const levels = told.filter((r) => asLevel(brief, r.figure) !== undefined);
    const rows = levels.length === 1 && told.length > 3 ? told.filter((r) => r !== levels[0]) : told;
    const scale = onOneScale(rows.map((r) => r.figure));
    if (rows.length < 3 || scale === undefined) return inARow(brief);
    const diverging = rows.filter((r) => r.figure.signed).length >= 2 && rows.some((r) => r.figure.value < 0);
    const times = rows.filter((r) => isPeriod(r.label.text) || isDate(r.label)).length;
    const units = new Set(rows.map((r) => r.figure.unit)).size;
    // The number of a name is no value: "Linie 3 stand 46 Stunden".
    const inNames = rows.reduce((n, r) => n + figuresWithin(brief, r.label).length, 0);
    const most = told.length >= 0.7 * (brief.figures.filter((f) => !f.year).length - inNames);
    // One name for many values: what tells them apart was not read.
    if (new Set(rows.map((r) => r.label.text.toLowerCase())).size * 2 <= rows.length) return inARow(brief);
    const run = most ? undefined : inARow(brief);
    if (run !== undefined) return run;
    const level = diverging
      ? undefined
      : levelTold(
          brief,
          rows.map((r) => r.figure),
        );
    return {
      variant: diverging ? 'diverging_variance_bar' : 'ranked_magnitude_bar',
      fit: times > rows.length / 2 ? 0.3 : units > 2 ? 0.4 : most ? 0.85 : 0.5,
      data: {
        unit: scale.unit,
        categories: rows.map((r, i) => ({ label: i === 0 ? behindStroke(rows) : r.label, value: scale.count(r.figure), display: r.said })),
        ...(level === undefined ? {} : { average: { value: scale.count(level.figure), label: level.label } }),
      },
    };
  },
});
