/** What rose and what fell between two points in time. */

import { datesIn, isDate } from '../document/dates.ts';
import { isPeriod } from '../document/periods.ts';
import { type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { rowsOf } from '../relations/against.ts';
import { gridOf, overTime } from '../relations/grid.ts';
import { onOneScale, Word } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

/** What stands between the two figures of one thing. */
const CHANGE =
  /^\s*(?:(?:in|en|im|w)\s)?\(?(?:(?:19|20)\d\d)?\)?\s*,?\s*(?:(?:and|und|et|y|e|en|i)\s)?(?:(?:up|down|rising|falling|then|now|today|dann|heute|jetzt|puis|luego|ahora|poi|ora|agora|nu|teraz|ha|in)\s)?(?:to|→|->|=>|>|–|-|\/|vs\.?|versus|against|auf|nach|gegen|gegenüber|à|a|al|contre|contra|contro|frente a|hasta|até|para|naar|tegen|do|na|wobec|now|then|today)?\s*(?:(?:in|en|im|w)\s(?:19|20)\d\d[:,]?\s*)?$/iu;
const PERIODS =
  /(?<![\p{L}\p{N}])(?:(?:fy\s?|h[12]\s|q[1-4]\s|end of\s)?(?:19|20)\d\d[aefp]?|fy\s?\d\d|[qh][1-4]|(?:before|after)|last year|this year|prior year|previous year|a year ago|then|now|today|vorher|nachher|vorjahr|letztes jahr|dieses jahr|heute|damals|avant|après|l'an dernier|cette année|aujourd'hui|antes|después|el año pasado|este año|hoy|ahora|depois|o ano passado|este ano|hoje|prima|dopo|l'anno scorso|quest'anno|oggi|voor|na|vorig jaar|dit jaar|nu|przed|po|w zeszłym roku|w tym roku|dziś)(?![\p{L}\p{N}%])/giu;
/** `vor der Umstellung und nachher`, `pre- and post-refit`: a change, told by what comes before it and behind. */
const AROUND =
  /(?<!\p{L})((?:before|pre|vor|avant|antes|prima|voor|przed)(?!\p{L})(?:[-–]|[^.:;,(\n]{0,30}?))(?:\s?(?:\/|&|→|->|,)\s?|\s(?:and|und|et|y|e|en|i|vs\.?|versus)\s)((?:after(?:wards)?|post|nachher|danach|hinterher|nach|après|después|depois|dopo|daarna|erna|na|potem|po)(?!\p{L})(?:-\p{L}{2,20})?)/giu;
const HEADS =
  /^(?:.{0,30}\s)?(?:before|after|last year|this year|prior|previous|current|then|now|today|start|end|vorher|nachher|vorjahr|heute|avant|après|antes|después|depois|prima|dopo|przed|po|hoy|hoje|oggi|aujourd'hui|nu|voor|na)$/iu;
const MEANT =
  /\s(?:slope\p{L}*|steigungs\p{L}*|pente\p{L}*|pendientes?|pendenz[ae]|inclinação|helling\p{L}*|nachylenia|bump chart|lines? from left to right)\s/u;

const PERIODS_ALONE = new RegExp(`^(?:.{0,30}\\s)?${PERIODS.source}$`, 'iu');

interface Slope {
  readonly periods: readonly (Piece | Word)[];
  readonly items: readonly { readonly label: Piece; readonly figures: readonly (Figure | undefined)[] }[];
}

/** Two different words for the two points in time, the first that stand in the brief. */
function periodsIn(brief: ReadBrief, until: number): Piece[] {
  const found: Piece[] = [];
  for (const match of brief.text.slice(0, until).matchAll(PERIODS)) {
    if (!found.some((p) => p.text.toLowerCase() === match[0].toLowerCase()))
      found.push(new Piece(match[0], match.index, match.index + match[0].length));
    if (found.length === 2) break;
  }
  return found;
}

/** The last change told as what was before and what is behind it, ahead of the first thing. */
function aroundIn(brief: ReadBrief, until: number): Piece[] {
  const from = Math.max(0, until - 240);
  const match = [...brief.text.slice(from, until).matchAll(AROUND)].at(-1);
  const [whole = '', one = '', two = ''] = match ?? [];
  if (match === undefined) return [];
  const at = from + match.index;
  const end = at + whole.length;
  return [new Piece(one, at, at + one.length), new Piece(two, end - two.length, end)];
}

/** The last two dates before the first thing: `gennaio → giugno`, `'22→'25`. */
function datedBefore(brief: ReadBrief, until: number): Piece[] {
  const from = Math.max(0, until - 200);
  const dates = datesIn(new Piece(brief.text.slice(from, until), from, until)).map((d) => d.piece);
  const years = [...brief.text.slice(from, until).matchAll(/['’]\d\d(?!\d)/gu)].map(
    (m) => new Piece(m[0], from + m.index, from + m.index + m[0].length),
  );
  return dates.length >= 2 ? dates.slice(-2) : years.slice(-2);
}

const isStep =
  (brief: ReadBrief) =>
  ({ figures: [a, b] }: { readonly figures: readonly Figure[] }): boolean =>
    a !== undefined && b !== undefined && a.unit === b.unit && !b.signed && CHANGE.test(brief.text.slice(a.end, b.start));

/** One list a period, in any order: `2014: Harlow 1, Dene 2. 2024: Dene 1, Harlow 2`. */
function byPeriod(brief: ReadBrief): Slope | undefined {
  const lists = brief.groups
    .filter((g) => g.lead !== undefined && PERIODS_ALONE.test(g.lead.text) && g.items.length >= 3)
    .slice(0, 5)
    .map((g) => ({
      period: g.lead as Piece,
      values: new Map(
        g.items.flatMap((i) =>
          i.figures.length === 1 && i.figures[0] !== undefined
            ? [[i.label.text.toLowerCase(), { label: i.label, figure: i.figures[0] }] as const]
            : [],
        ),
      ),
    }));
  const [one, two] = lists;
  if (one === undefined || two === undefined || lists.length !== 2) return undefined;
  const items = [...one.values].flatMap(([name, { label, figure }]) => {
    const other = two.values.get(name)?.figure;
    return other === undefined ? [] : [{ label, figures: [figure, other] }];
  });
  return items.length >= 3 && items.length * 4 >= one.values.size * 3 ? { periods: [one.period, two.period], items } : undefined;
}

function slopesIn(brief: ReadBrief): Slope | undefined {
  const grid = gridOf(brief);
  if (grid !== undefined && grid.columns.length <= 4 && overTime(grid)) return { periods: grid.columns, items: grid.rows };
  if (grid !== undefined && grid.columns.length === 2 && grid.columns.every((c) => HEADS.test(c.text)))
    return { periods: grid.columns, items: grid.rows };
  const [table] = brief.tables;
  const headless =
    table !== undefined && table.head.length === 0 && table.numeric.length === 2 && table.numeric.every(Boolean)
      ? table.rows.map((r) => ({ label: r.label, figures: r.cells.map((c) => c.figure) }))
      : undefined;
  const items =
    headless ??
    brief.facts.flatMap((f) => {
      const [second] = f.others;
      return f.others.length === 1 &&
        second !== undefined &&
        second.start - f.figure.end <= 40 &&
        !second.signed &&
        f.figure.unit === second.unit &&
        CHANGE.test(brief.text.slice(f.figure.end, second.start))
        ? [{ label: f.label, figures: [f.figure, second] }]
        : [];
    });
  const joined = byPeriod(brief);
  if (joined !== undefined && joined.items.length > items.length) return joined;
  // "Torino 71→78; Asti 80 → 74": rows of two, whatever marks part them.
  const pairs = items.length >= 3 ? [] : rowsOf(brief, 2);
  const two =
    pairs.length >= 3 && pairs.length * 20 >= brief.figures.filter((f) => !f.year).length * 7 && pairs.every(isStep(brief))
      ? pairs
      : undefined;
  const [first] = two ?? items;
  if (first === undefined) return undefined;
  const ahead = periodsIn(brief, first.label.start);
  const told = ahead.length === 2 ? ahead : datedBefore(brief, first.label.start);
  const around = told.length === 2 ? told : aroundIn(brief, first.label.start);
  const periods = around.length === 2 ? around : periodsIn(brief, brief.text.length);
  if (two !== undefined) return periods.length === 2 ? { periods, items: two } : undefined;
  if (periods.length === 2) return { periods, items };
  // Asked for as a slope: which side is which is all that the brief leaves open.
  return MEANT.test(brief.words) ? { periods: [new Word('Before'), new Word('After')], items } : undefined;
}

export const slopeChart = definePattern({
  form: 'slope_chart',
  names: [
    'slope chart',
    'slope graph',
    'slopegraph',
    'slope',
    'slope diagram',
    'bump chart',
    'bump/slope chart',
    'steigungs*',
    'pendenze',
    'pendientes',
    'graphique de pentes',
    'diagramme de pentes',
    'gráfico de declive',
    'hellingdiagram',
    'slopechart',
    'steigungsdiagramm',
    'graphique en pente',
    'gráfico de pendientes',
    'grafico a pendenza',
    'gráfico de inclinação',
    'hellingsgrafiek',
    'wykres nachylenia',
  ],
  strong: [
    'who gained',
    'who lost',
    'gained and lost',
    'caught up',
    'rose and fell',
    'who gained and who lost',
    'winners and losers',
    'gewinner und verlierer',
    'change in rank',
    'ranking changed',
    'overtook',
    'lines from left to right',
    'who moved up',
    'moved up and',
    'risers and fallers',
    'who improved',
    'who rose',
    'who fell',
    'who went up',
    'auf- und absteiger',
    'wer gewonnen',
    'wer verloren',
    'qui a gagné',
    'qui monte',
    'quién sube',
    'chi sale',
    'quem subiu',
    'stijgers en dalers',
    'überholt*',
  ],
  weak: [
    'before and after',
    'vorher und nachher',
    'avant et après',
    'antes y después',
    'antes e depois',
    'prima e dopo',
    'voor en na',
    'przed i po',
    'between',
    'gained',
    'shift',
    'went from',
    'moved from',
    'changed between',
    'rose from',
    'fell from',
    'stieg von',
    'zwischen',
  ],
  figures: true,
  needs: 'three or more things, each with its figure in two periods',
  sample: 'Slope chart [year] to [year]: [name] [number] to [number], [name] [number] to [number], [name] [number] to [number].',
  read(brief) {
    const found = slopesIn(brief);
    if (found === undefined || found.items.length < 2 || found.items.length > 14) return undefined;
    const scale = onOneScale(found.items.flatMap((i) => i.figures.filter((f): f is Figure => f !== undefined)));
    if (scale === undefined) return undefined;
    const timed = found.periods.every(
      (p) => p instanceof Word || PERIODS_ALONE.test(p.text) || isPeriod(p.text) || isDate(p) || /^['’]\d\d$/.test(p.text),
    );
    return {
      variant: 'two_period_slope',
      fit: found.periods.length === 2 && timed ? (found.items.length >= 3 ? 0.96 : 0.8) : 0.4,
      data: {
        unit: scale.unit,
        periods: found.periods,
        items: found.items.map((i) => ({ label: i.label, values: i.figures.map((f) => (f === undefined ? null : scale.count(f))) })),
      },
    };
  },
});
