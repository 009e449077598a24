/**
 * Finds changes by hand that hand edits cannot hold: a typeface, bullets, a crop, values inside a chart. One reader reads the slide that we
 * wrote and the edited slide, so every difference is a change.
 */
import {
  type ForeignShape,
  type ForeignSlide,
  type ForeignTable,
  type ForeignText,
  type Outline,
  type OutlinePath,
  type Paint,
  type Spacing,
  UNKNOWN,
  walkForeign,
} from '@deckwright/read/pptx';
import type { Found } from './comparison.ts';
import { alike, alikeAmong, emu, type Mark, points, share } from './marks.ts';

/** What was changed (a noun for “… cannot be carried on”) to the values of it, in any order. */
type Traits = ReadonlyMap<string, readonly Mark[]>;

/** EMU: programs round boxes. */
const SAME = 1_100;

export interface UnsaidKit {
  /** The file was saved by a program that writes every slide again in its own way. */
  readonly rewritten: boolean;
  /** Names of the layouts that the file has. */
  readonly layouts: ReadonlySet<string>;
}

/** @param written our slide, written and read again */
export function unsaidChanges(written: ForeignSlide, sent: ForeignSlide, kit: UnsaidKit): readonly Found[] {
  const found: Found[] = [];
  const tell = (name: string, what: string): void => {
    found.push({ change: 'other', name, to: what, kept: false });
  };
  if (!alike(paintMark(written.background), paintMark(sent.background))) tell('slide', 'another background');
  // A program with layouts of its own moves every slide to one of them.
  const replaced = kit.rewritten && written.layout_name !== undefined && !kit.layouts.has(written.layout_name);
  if (written.layout_name !== sent.layout_name && !replaced) tell('slide', 'another layout');
  for (const [ours, theirs] of pairsOf(written, sent)) {
    const after = traitsOf(theirs, ours, kit);
    for (const [what, before] of traitsOf(ours, theirs, kit)) {
      const now = after.get(what);
      if (now !== undefined && !alikeAmong(before, now)) tell(theirs.name, what);
    }
  }
  return found;
}

/** Matches by number and name, otherwise by a name that occurs once on each side. */
function pairsOf(written: ForeignSlide, sent: ForeignSlide): readonly (readonly [ForeignShape, ForeignShape])[] {
  const theirs = [...walkForeign(sent.shapes)];
  const ours = [...walkForeign(written.shapes)];
  const count = (shapes: readonly ForeignShape[]): ReadonlyMap<string, number> => {
    const by = new Map<string, number>();
    for (const { name } of shapes) by.set(name, (by.get(name) ?? 0) + 1);
    return by;
  };
  const [a, b] = [count(ours), count(theirs)];
  const byNumber = new Map(theirs.map((shape) => [`${shape.id} ${shape.name}`, shape]));
  const byName = new Map(theirs.map((shape) => [shape.name, shape]));
  return ours.flatMap((shape) => {
    const alone = a.get(shape.name) === 1 && b.get(shape.name) === 1;
    const other = byNumber.get(`${shape.id} ${shape.name}`) ?? (alone ? byName.get(shape.name) : undefined);
    return other === undefined || other.kind !== shape.kind ? [] : [[shape, other] as const];
  });
}

/** Properties of one shape, as far as the other has the same kind of paint: another paint is a hand edit already. */
function traitsOf(shape: ForeignShape, other: ForeignShape, kit: UnsaidKit): Traits {
  const { w = 0, h = 0 } = shape.box ?? {};
  const traits = new Map<string, readonly Mark[]>([
    ['a shadow or another effect', [shape.effects]],
    // A shape without width has no left and right.
    ['mirroring', [[shape.flip_h && w > SAME, shape.flip_v && h > SAME]]],
  ]);
  if (shape.outline !== undefined && other.outline !== undefined && alike(lineMark(shape.outline), lineMark(other.outline))) {
    const { dash, cap, join, head, tail } = shape.outline;
    traits.set('another dash or end of a line', [[dash, cap, join, head, tail]]);
  }
  if (shape.kind === 'shape' || shape.kind === 'connector') {
    if (shape.text !== undefined) textTraits([shape.text], traits);
    if (shape.geometry !== UNKNOWN) {
      const sized = Math.abs(w - (other.box?.w ?? 0)) > SAME || Math.abs(h - (other.box?.h ?? 0)) > SAME;
      // One outline has several preset names: a line is also a straight connector.
      traits.set('another geometry', sized ? [shape.geometry.preset] : [shape.geometry.paths.map(pathMark)]);
    }
  } else if (shape.kind === 'picture') {
    const { l, t, r, b } = shape.picture.crop;
    traits.set('another cut of a picture', [[l, t, r, b].map(share)]);
    traits.set('other colours of a picture', [[share(shape.picture.alpha), ...(shape.picture.changes ?? [])]]);
  } else if (shape.kind === 'table') {
    textTraits(insideCells(shape, other, kit), traits);
    if (other.kind === 'table' && other.columns.length === shape.columns.length) {
      const wide = shape.columns.reduce((sum, column) => sum + column, 0);
      traits.set('other widths of columns', [shape.columns.map((column) => ({ steps: (column / wide) * 250 }))]);
      // Merged cells are a hand edit already.
      if (other.cells.length === shape.cells.length)
        traits.set('other fills or borders of cells', [
          shape.cells.map(({ fill, borders }) => [paintMark(fill), ...SIDES.map((side) => borderMark(borders[side]))]),
        ]);
    }
  } else if (shape.kind === 'chart') {
    traits.set('other figures in a chart', [
      JSON.stringify(shape.series.map(({ name, categories, values, xs, sizes }) => [name, categories, values, xs, sizes])),
    ]);
    traits.set('another kind of chart', [`${shape.chart} ${shape.grouping}`]);
  }
  return traits;
}

const SIDES = ['l', 't', 'r', 'b'] as const;
/** Default margins of a cell, EMU (ISO 29500-1, 21.1.3.17). */
const CELL_MARGINS = { l: 91_440, t: 45_720, r: 91_440, b: 45_720 } as const;

/**
 * LibreOffice omits the margins above and below the words of cells, and those beside them when they are zero. A margin that the file omits
 * is therefore no change of a person.
 */
function insideCells(table: ForeignTable, other: ForeignShape, { rewritten }: UnsaidKit): readonly ForeignText[] {
  if (!rewritten || other.kind !== 'table') return table.cells.map(({ text }) => text);
  // Cells cannot be matched after rows were removed or cells were merged.
  if (table.cells.length !== other.cells.length) return table.cells.map(({ text }) => ({ ...text, insets: CELL_MARGINS }));
  const twins = new Map(other.cells.map((cell) => [`${cell.row} ${cell.column}`, cell]));
  return table.cells.map(({ row, column, text }) => {
    const twin = twins.get(`${row} ${column}`);
    const side = (name: (typeof SIDES)[number]): number =>
      [text, twin?.text].some((one) => one?.insets[name] === CELL_MARGINS[name]) ? CELL_MARGINS[name] : text.insets[name];
    return { ...text, insets: { l: side('l'), t: side('t'), r: side('r'), b: side('b') } };
  });
}

const pathMark = ({ steps, stroked }: OutlinePath): Mark => [
  stroked,
  ...steps.map(({ op, ...ends }): Mark => [op, ...Object.values(ends).map(emu)]),
];

const paintMark = (paint: Paint): Mark => {
  if (paint.kind === 'none' || paint.kind === UNKNOWN) return paint.kind;
  if (paint.kind !== 'solid' || paint.color === UNKNOWN) return JSON.stringify(paint);
  return [paint.kind, ...channels(paint.color.rgb), share(paint.color.alpha)];
};

/** Channels may differ by two of 255, because programs compute tints again. */
const channels = (rgb: string): readonly Mark[] => [1, 3, 5].map((at) => ({ steps: Number.parseInt(rgb.slice(at, at + 2), 16) / 2 }));

const lineMark = ({ paint, width }: Outline): Mark => [paintMark(paint), emu(width)];

/** A missing border equals a border without paint. */
const borderMark = (border: Outline | undefined): Mark =>
  border === undefined || border.paint.kind === 'none' ? 'none' : [lineMark(border), border.dash];

const spacingMark = (spacing: Spacing): Mark => ('pct' in spacing ? ['pct', share(spacing.pct)] : ['pt', points(spacing.pt)]);

function textTraits(texts: readonly ForeignText[], into: Map<string, readonly Mark[]>): void {
  const paragraphs = texts.flatMap((text) => text.paragraphs).filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''));
  const runs = paragraphs.flatMap((paragraph) => paragraph.runs).filter(({ kind, text }) => kind !== 'break' && text.trim() !== '');
  // A text without words has no look.
  if (runs.length === 0) return;
  into.set(
    'another typeface',
    runs.map(({ face }) => face),
  );
  into.set(
    'struck out, raised, spaced or capital letters',
    runs.map((run): Mark => [run.strike, { steps: run.baseline_pct }, run.caps, points(run.spacing_pt)]),
  );
  into.set(
    'a highlighter',
    runs.flatMap(({ highlight }) => (highlight === undefined || highlight.kind === 'none' ? [] : [paintMark(highlight)])),
  );
  into.set(
    'another link',
    runs.flatMap(({ link }) => (link !== undefined && /^(?:https?|mailto):/.test(link) ? [link] : [])),
  );
  into.set(
    'other bullets or indents',
    paragraphs.map(({ bullet, level, margin_left, indent }): Mark => {
      const sign = bullet?.kind === 'character' ? bullet.text : undefined;
      return [bullet?.kind, sign, String(level), emu(margin_left), emu(indent)];
    }),
  );
  into.set(
    'another spacing of lines or paragraphs',
    paragraphs.map(({ line, before, after }) => [line, before, after].map(spacingMark)),
  );
  into.set(
    'another place of words in their shape',
    texts.map(({ anchor, anchor_center, insets: { l, t, r, b }, wrap, columns, vertical, rotation }): Mark => {
      const sides = [l, t, r, b].map(emu);
      return [anchor, anchor_center, ...sides, wrap, String(columns), vertical, { steps: rotation * 10 }];
    }),
  );
}
