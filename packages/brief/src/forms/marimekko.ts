/** A market by two dimensions: widths are totals, heights are shares. */

import { figuresWithin } from '../document/figures-within.ts';
import { trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { Group, ReadBrief } from '../document/reading.ts';
import { gridOf } from '../relations/grid.ts';
import { gridOfLines } from '../relations/keyed-figures.ts';
import { says } from '../relations/keyed-lists.ts';
import { labelledRunsOf } from '../relations/labelled-runs.ts';
import { partsInOrder } from '../relations/ordered-parts.ts';
import { type ToldRow, toldRows } from '../relations/told-rows.ts';
import type { Grid } from '../relations/value-runs.ts';
import { Count, type Reading, type Word } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const WORDS = /\s(?:marimekko[\p{L}-]*|mekko[\p{L}-]*|\p{L}*mekko|mosaic|mosaik\p{L}*|mosaïque|mosaico)\s/u;
/** Widths that are spoken of, or two dimensions: what no other chart has. */
const WIDE =
  /\s(?:widths?|wider|as wide as|two[ -]dimension\p{L}*|size and share|breiten?|breiter|zwei dimensionen|zweidimensional\p{L}*|largeurs?|plus large|deux dimensions|ancho|anchos|anchura|dos dimensiones|larghezz\p{L}|due dimensioni|larguras?|duas dimensões|breedtes?|breder|twee dimensies|szeroko\p{L}+|dwóch wymiar\p{L}*)\s/u;
const HEIGHT =
  /(?:heights?|höhen?|hauteurs?|alturas?|alto|altezz[ae]|hoogtes?|wysokoś\p{L}+)\s(?:is|are|=|shows?|for|ist|sind|zeigt|est|es|è|é|to|oznacza)?\s*(?:the\s|die\s|der\s|le\s|la\s|el\s)?([^.,;:\n]{2,60})/iu;
const OF_WHICH =
  /[\s,(]{0,3}(?:of which|of that|out of which|davon|darunter|dont|de los cuales|de las cuales|de ellos|di cui|dos quais|das quais|waarvan|z czego|w tym|split into|splits into|aufgeteilt in)[\s:]{0,3}/iu;
const WIDTH =
  /^(?:width|total|size|market size|market|volume|sales|revenue|breite|gesamt|größe|marktgröße|volumen|largeur|taille|total|ancho|tamaño|larghezza|totale|dimensione|largura|breedte|omvang|szerokość|razem)\b/iu;
const TOTAL = /^(?:total|sum|overall|gesamt|summe|somme|totale|totaal|razem|suma|ensemble)$/iu;
const OURS =
  /\s(?:our (?:own )?share|unser (?:eigener )?anteil|notre part|nuestra cuota|la nostra quota|a nossa quota|ons aandeel|nasz udział)\s/u;
const RATE = /\s(?:bar mekko|width|breite|largeur|ancho|larghezza|largura|breedte|szerokość)\s/u;

interface Column {
  readonly label: Piece;
  readonly width?: Figure;
  readonly parts: readonly { readonly label: Piece; readonly figure: Figure }[];
}

const WITH = /[\s,]{0,2}(?<!\p{L})(?:with|mit|avec|con|com|met|z)\s$|(?:^|[\s)])[–—-]\s$|^\)\s?[:,]?\s$/iu;
const CARRIES =
  /\s(?:sells?|is|are|has|have|makes?|buys?|worth|totals?|total|gesamt|insgesamt|hat|haben|est|représente\p{L}*|pèse|vende\p{L}*|vale\p{L}*|tiene|ha|tem|heeft|is goed voor|ma|to|with|of)(?=\s|$).*$/iu;

/** `Germany (total 120m): retail 55%, online 30%`, `Motor 540: direct 48, broker 35`: a name with its size, then its parts. */
function columnOf(brief: ReadBrief, group: Group): { label: Piece; width: Figure; parts: { label: Piece; figure: Figure }[] } | undefined {
  const [head] = group.items;
  if (head === undefined || group.items.length < 2) return undefined;
  const own = head.figures.filter((f) => !f.year);
  // "Supermarkets sell 300m with brand A 20%, brand B 25%": the size stands in front.
  const [size, first] = own;
  const inline =
    (group.lead === undefined || !/\d/.test(group.lead.text)) && own.length === 2 && size !== undefined && first !== undefined
      ? [...brief.text.slice(size.end, first.start).matchAll(/\S+\s/gu)].find((m) =>
          WITH.test(brief.text.slice(size.end, size.end + m.index + m[0].length)),
        )
      : undefined;
  const widths = (group.lead === undefined ? [] : figuresWithin(brief, group.lead)).filter((f) => !f.year);
  const [width] = inline === undefined ? widths : own;
  if (width === undefined || (inline === undefined && widths.length !== 1)) return undefined;
  const name =
    inline === undefined
      ? cut(group.lead as Piece, (group.lead as Piece).start, width.start)
      : cut(head.piece, head.piece.start, width.start);
  const verb = CARRIES.exec(name.text);
  const bracket = name.text.lastIndexOf('(');
  const end = Math.min(verb === null ? name.end : name.start + verb.index, bracket > 0 ? name.start + bracket : name.end);
  const label = trimmed(cut(name, name.start, end));
  if (!/\p{L}/u.test(label.text) || label.text.length > 50) return undefined;
  const parts = group.items.flatMap((item, i) => {
    const [figure, more] = i === 0 && inline !== undefined ? own.slice(1) : item.figures.filter((f) => !f.year);
    if (figure === undefined || more !== undefined) return [];
    const from = i === 0 && inline !== undefined ? width.end + inline.index + inline[0].length : item.piece.start;
    const before = trimmed(cut(item.piece, from, figure.start));
    const after = trimmed(cut(item.piece, figure.end, item.piece.end));
    const name = /\p{L}/u.test(before.text) ? before : after;
    return /[\p{L}\d]/u.test(name.text) ? [{ label: name, figure }] : [];
  });
  return parts.length === group.items.length ? { label, width, parts } : undefined;
}

/** Each thing with two numbers, its width and its height: `Munich 820 people at 94`. */
function rates(brief: ReadBrief): Reading | undefined {
  const height = HEIGHT.exec(brief.text);
  const rows = brief.facts.filter((f) => f.others.length === 1);
  if (rows.some((r) => r.figure.value <= 0 || (r.others[0]?.value ?? 0) < 0)) return undefined;
  if (height?.[1] === undefined || rows.length < 2 || rows.length > 10) return undefined;
  const start = height.index + height[0].length - height[1].length;
  const segment = trimmed(new Piece(height[1], start, start + height[1].length));
  return {
    variant: 'bar_mekko',
    fit: 1,
    data: {
      segments: [segment],
      columns: rows.map((r) => {
        const second = r.others[0] as Figure;
        return { label: r.label, width: new Count(r.figure.value, r.figure), values: [new Count(second.value, second)] };
      }),
    },
  };
}

/** `EMEA 40%, of which hardware 60%, software 40%; APAC 60%, of which …` */
function nested(brief: ReadBrief): Column[] {
  const out: { label: Piece; width?: Figure; parts: { label: Piece; figure: Figure }[] }[] = [];
  for (const group of brief.groups) {
    const opened = columnOf(brief, group);
    if (opened !== undefined) {
      out.push(opened);
      continue;
    }
    for (const [at, item] of group.clauses.slice(0, 200).entries()) {
      const match = OF_WHICH.exec(item.piece.text);
      const figures = item.figures.filter((f) => !f.year);
      const part = (from: number): void => {
        const rest = cut(item.piece, from, item.piece.end);
        for (const [i, f] of figures.filter((x) => x.start >= from).entries()) {
          const before = trimmed(cut(rest, i === 0 ? from : (figures.filter((x) => x.start >= from)[i - 1]?.end ?? from), f.start));
          const after = trimmed(cut(rest, f.end, rest.end));
          const label = /\p{L}/u.test(before.text) ? before : after;
          if (/\p{L}/u.test(label.text)) out.at(-1)?.parts.push({ label, figure: f });
        }
      };
      if (match !== null) {
        const at = item.piece.start + match.index;
        const width = figures.find((f) => f.end <= at);
        const head = trimmed(cut(item.piece, item.piece.start, width?.start ?? at));
        const previous = out.at(-1);
        // The label stood before the comma: `EMEA 40%, of which hardware 60%`.
        if (!/[\p{L}\d]/u.test(head.text) && previous !== undefined) {
          part(at + match[0].length);
          continue;
        }
        const label = /[\p{L}\d]/u.test(head.text) ? head : group.lead;
        if (label === undefined) continue;
        out.push({ label, ...(width === undefined ? {} : { width }), parts: [] });
        part(at + match[0].length);
        continue;
      }
      const [figure] = figures;
      if (figure === undefined) continue;
      const open = out.at(-1);
      const later = group.clauses[at + 1];
      // The next clause says what of it is which: this one is a column.
      const opens = later !== undefined && OF_WHICH.exec(later.piece.text)?.index === 0;
      if (opens || open === undefined) {
        if (opens) out.push({ label: trimmed(cut(item.piece, item.piece.start, figure.start)), width: figure, parts: [] });
      } else part(item.piece.start);
    }
  }
  return out.filter((c) => c.parts.length > 0 && /[\p{L}\d]/u.test(c.label.text) && c.label.text.length <= 60);
}

/** `Germany 92 (38/41/21), France 71 (35/48/17)`: a total, and shares that come to a hundred or to the total. */
function totals(brief: ReadBrief): Reading | undefined {
  const runs = labelledRunsOf(brief);
  const n = (runs?.rows[0]?.figures.length ?? 0) - 1;
  const columns = runs?.columns;
  if (runs === undefined || columns === undefined || n < 2 || n > 8 || runs.rows.length > 10) return undefined;
  const segments = columns.length === n ? columns : columns.slice(1);
  const closes = runs.rows.filter(({ figures }) => {
    const sum = figures.slice(1).reduce((s, f) => s + f.value, 0);
    return Math.abs(sum - 100) < 1.6 || Math.abs(sum - (figures[0]?.value ?? 0)) < 0.02 * sum;
  });
  if (segments.length !== n || closes.length < runs.rows.length - 1 || runs.rows.some((r) => r.figures.some((f) => f.value < 0)))
    return undefined;
  const [first] = runs.rows;
  const scaled = new Set(runs.rows.map((r) => r.figures[0]?.factor)).size > 1;
  return {
    variant: 'share_marimekko',
    fit: 1,
    used: runs.rows.flatMap((r) => r.names.filter((p) => p !== undefined)),
    data: {
      unit: first?.figures[1]?.unit ?? '',
      segments,
      columns: runs.rows.map(({ label, figures: [width, ...parts] }) => ({
        label,
        ...(width === undefined
          ? {}
          : { width: new Count(scaled ? Number((width.value * width.factor).toPrecision(15)) : width.value, width) }),
        values: parts.map((f) => new Count(f.value, f)),
      })),
    },
  };
}

/** Rows told in prose: what stands apart with each name is its size, or the first number where the rest are its parts. */
function toldColumns(brief: ReadBrief): { columns: Column[]; segments: (Piece | Word)[] } | undefined {
  const told = toldRows(brief);
  if (told?.columns === undefined || told.rows.length < 2 || told.rows.length > 10) return undefined;
  const sized = told.rows.every((r) => r.size !== undefined);
  const from = sized ? 0 : 1;
  const segments = told.columns.slice(from);
  if (segments.length < 2 || segments.length > 8) return undefined;
  const widthOf = (r: ToldRow): Figure | undefined => (sized ? r.size : r.cells[0]?.figure);
  const closes = (r: ToldRow): boolean => {
    const sum = r.cells.slice(from).reduce((m, c) => m + c.figure.value * (sized || c.figure.unit === '' ? 1 : c.figure.factor), 0);
    const width = widthOf(r);
    return Math.abs(sum - 100) <= 2 || (width !== undefined && Math.abs(sum - width.value) <= 0.02 * width.value);
  };
  if (told.rows.filter(closes).length < told.rows.length - 1 || told.rows.some((r) => r.cells.some((c) => c.figure.value < 0)))
    return undefined;
  const columns = told.rows.map((r): Column => {
    const width = widthOf(r);
    return {
      label: r.label,
      ...(width === undefined ? {} : { width }),
      parts: r.cells
        .slice(from)
        .map((c, k) => ({ label: segments[k] instanceof Piece ? (segments[k] as Piece) : r.label, figure: c.figure })),
    };
  });
  return { columns, segments };
}

/** A table whose first numbers are totals and the rest of each row its shares: they come to a hundred. */
function sizedTable(brief: ReadBrief): Grid | undefined {
  const [table] = brief.tables;
  if (table === undefined || table.numeric.filter(Boolean).length < 3) return undefined;
  const grid = gridOf(brief);
  if (grid === undefined || grid.columns.length < 3 || !WIDTH.test(grid.columns[0]?.text ?? '')) return undefined;
  const rows = grid.rows.filter((r) => !TOTAL.test(r.label.text));
  const closes = rows.filter(({ figures: [width, ...parts] }) => {
    const sum = parts.reduce((m, f) => m + (f?.value ?? 0), 0);
    return width !== undefined && width.value > 0 && Math.abs(sum - 100) <= 1.5;
  });
  return rows.length >= 2 && closes.length === rows.length ? grid : undefined;
}

const named = (list: readonly Piece[], text: string): number => list.findIndex((p) => p.text.toLowerCase() === text.toLowerCase());

export const marimekko = definePattern({
  form: 'marimekko',
  names: [
    'marimekko',
    'mekko',
    'mekko chart',
    'mekko-chart',
    'marimekko-diagramm',
    'mekko-diagramm',
    'bar mekko',
    'barmekko',
    'mosaic chart',
    'mosaikdiagramm',
    'diagramme mekko',
    'graphique mekko',
    'gráfico mekko',
    'grafico mekko',
  ],
  strong: [
    'who holds what',
    'how big each',
    'size of each',
    'of which',
    'davon',
    'dont',
    'de los cuales',
    'di cui',
    'dos quais',
    'waarvan',
    'z czego',
    'market by',
    'markt nach',
    'width',
    'widths',
    'column width',
    'wider',
    'two dimensions',
    'two dimensional',
    'two-dimensional',
    'size and share',
    'market map',
    'breite',
    'breiten',
    'säulenbreite',
    'spaltenbreite',
    'zwei dimensionen',
    'marktlandkarte',
    'largeur',
    'deux dimensions',
    'carte de marché',
    'carte du marché',
    'ancho de',
    'anchura',
    'dos dimensiones',
    'mapa de mercado',
    'mapa del mercado',
    'larghezza',
    'due dimensioni',
    'mappa di mercato',
    'mappa del mercato',
    'largura',
    'duas dimensões',
    'mapa do mercado',
    'breedte',
    'twee dimensies',
    'marktkaart',
    'szerokoś*',
    'mapa rynku',
    'dwóch wymiarach',
  ],
  weak: ['mix by', 'share of each', 'by region and'],
  figures: true,
  needs: 'groups with their sizes, each divided into the same parts',
  sample: 'Mekko: [name]: [name] [number], [name] [number]; [name]: [name] [number], [name] [number].',
  read(brief) {
    const meant = says(brief, WORDS) || says(brief, WIDE);
    const columns = nested(brief);
    const ours = says(brief, OURS);
    if (columns.length >= 2) {
      const segments: Piece[] = [];
      for (const c of columns) for (const p of c.parts) if (named(segments, p.label.text) < 0) segments.push(p.label);
      if (segments.length < 2 || segments.length > 8 || columns.length > 10) return undefined;
      const shared = columns.every((c) => c.parts.filter((p) => named(segments, p.label.text) >= 0).length * 2 >= segments.length);
      if (!shared) return undefined;
      const widths = columns.every((c) => c.width !== undefined && c.width.factor === columns[0]?.width?.factor);
      const unit = columns[0]?.parts[0]?.figure.unit ?? '';
      const own = ours ? segments.find((s) => /^(?:we|us|ours?|wir|nous|own)/iu.test(s.text)) : undefined;
      return {
        variant: own === undefined ? 'share_marimekko' : 'share_of_us_marimekko',
        fit: widths || meant ? 1 : 0.7,
        used: columns.flatMap((c) => c.parts.map((p) => p.label)),
        data: {
          unit,
          segments,
          ...(own === undefined ? {} : { highlight_segment: own }),
          columns: columns.map((c) => ({
            label: c.label,
            ...(widths && c.width !== undefined ? { width: new Count(c.width.value, c.width) } : {}),
            values: segments.map((s) => {
              const part = c.parts.find((p) => p.label.text.toLowerCase() === s.text.toLowerCase());
              return part === undefined ? null : new Count(part.figure.value, part.figure);
            }),
          })),
        },
      };
    }
    const sized = totals(brief) ?? partsInOrder(brief);
    if (sized !== undefined) return sized;
    const told = toldColumns(brief);
    if (told !== undefined) {
      const widths = told.columns.every((c) => c.width?.factor === told.columns[0]?.width?.factor);
      const names = toldRows(brief)?.rows.flatMap((r) => r.cells.flatMap((c) => (c.name === undefined ? [] : [c.name]))) ?? [];
      return {
        variant: 'share_marimekko',
        fit: 1,
        used: names,
        data: {
          unit: told.columns[0]?.parts[0]?.figure.unit ?? '',
          segments: told.segments,
          columns: told.columns.map((c) => ({
            label: c.label,
            ...(widths && c.width !== undefined ? { width: new Count(c.width.value, c.width) } : {}),
            values: c.parts.map((p) => new Count(p.figure.value, p.figure)),
          })),
        },
      };
    }
    const grid = meant ? (gridOfLines(brief) ?? gridOf(brief)) : sizedTable(brief);
    if (grid === undefined) return meant && says(brief, RATE) ? rates(brief) : undefined;
    const rows = grid.rows.filter((r) => !TOTAL.test(r.label.text));
    // A share cannot be below nothing.
    if (rows.some((r) => r.figures.some((f) => f !== undefined && f.value < 0))) return undefined;
    const wide = grid.columns.findIndex((c) => WIDTH.test(c.text));
    const parts = grid.columns.flatMap((_, k) => (k === wide && grid.columns.length > 1 ? [] : [k]));
    if (rows.length < 2 || rows.length > 10 || parts.length > 8) return undefined;
    const rate = parts.length === 1 || (wide >= 0 && says(brief, RATE) && parts.length === 1);
    if (parts.length === 1 && wide < 0) return undefined;
    const figures = rows.flatMap((r) => parts.flatMap((k) => r.figures[k] ?? []));
    const scaled = new Set(figures.map((f) => f.factor)).size > 1;
    const value = (f: Figure | undefined): Count | null =>
      f === undefined ? null : new Count(scaled ? Number((f.value * f.factor).toPrecision(15)) : f.value, f);
    const own = ours
      ? (grid.columns.find((c) => /^(?:we|us|ours?|wir|nous|own)/iu.test(c.text)) ?? grid.columns[parts[0] ?? 0])
      : undefined;
    return {
      variant: rate ? 'bar_mekko' : own === undefined ? 'share_marimekko' : 'share_of_us_marimekko',
      fit: 1,
      used: [...(grid.corner === undefined ? [] : [grid.corner]), ...(wide < 0 ? [] : [grid.columns[wide] as Piece])],
      data: {
        unit: scaled ? '' : (figures[0]?.unit ?? ''),
        segments: parts.map((k) => grid.columns[k] as Piece),
        ...(own === undefined ? {} : { highlight_segment: own }),
        columns: rows.map((r) => {
          const width = wide < 0 ? undefined : r.figures[wide];
          return {
            label: r.label,
            ...(width === undefined ? {} : { width: new Count(width.value, width) }),
            values: parts.map((k) => value(r.figures[k])),
          };
        }),
      },
    };
  },
});
