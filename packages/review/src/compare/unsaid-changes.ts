/**
 * What was changed by hand in ways that hand edits do not hold: a typeface, bullets, a crop, figures inside a chart. The slide as we wrote it
 * and the slide that came back are read by the same reader, so that whatever differs was changed.
 */
import { type ForeignShape, type ForeignSlide, type ForeignText, type Outline, UNKNOWN, walkForeign } from '@deckwright/read/pptx';
import type { Found } from './compare-slide.ts';

/** By what was changed, in words that fill “… cannot be carried on”. */
type Traits = ReadonlyMap<string, string>;

/** EMU: programs round boxes. */
const SAME = 1_100;

/** @param written the slide as the file had it when it left us, read back */
export function unsaidChanges(written: ForeignSlide, sent: ForeignSlide): readonly Found[] {
  const found: Found[] = [];
  const tell = (name: string, what: string): void => {
    found.push({ change: 'other', name, to: what, kept: false });
  };
  if (JSON.stringify(written.background) !== JSON.stringify(sent.background)) tell('slide', 'another background');
  if (written.layout_name !== sent.layout_name) tell('slide', 'another layout');
  for (const [ours, theirs] of pairsOf(written, sent)) {
    const after = traitsOf(theirs, ours);
    for (const [what, before] of traitsOf(ours, theirs)) if (after.has(what) && after.get(what) !== before) tell(theirs.name, what);
  }
  return found;
}

/** The same number and name, else a name that only one on either side has. */
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

/** Of one shape, as far as the other has the same: the line of a shape that got another paint is a hand edit already. */
function traitsOf(shape: ForeignShape, other: ForeignShape): Traits {
  const traits = new Map<string, string>([
    ['a shadow or another effect', String(shape.effects)],
    ['mirroring', `${shape.flip_h} ${shape.flip_v}`],
  ]);
  if (shape.outline !== undefined && other.outline !== undefined && lineOf(shape.outline) === lineOf(other.outline)) {
    const { dash, cap, join, head, tail } = shape.outline;
    traits.set('another dash or end of a line', [dash, cap, join, head, tail].join(' '));
  }
  if (shape.kind === 'shape' || shape.kind === 'connector') {
    if (shape.text !== undefined) textTraits([shape.text], traits);
    if (shape.geometry !== UNKNOWN) {
      const sized =
        Math.abs((shape.box?.w ?? 0) - (other.box?.w ?? 0)) > SAME || Math.abs((shape.box?.h ?? 0) - (other.box?.h ?? 0)) > SAME;
      const paths = sized
        ? ''
        : JSON.stringify(shape.geometry.paths, (_, value) => (typeof value === 'number' ? Math.round(value / SAME) : value));
      traits.set('another geometry', `${shape.geometry.preset} ${paths}`);
    }
  } else if (shape.kind === 'picture') {
    const { l, t, r, b } = shape.picture.crop;
    traits.set('another cut of a picture', [l, t, r, b].map((share) => share.toFixed(3)).join(' '));
    traits.set('other colours of a picture', `${shape.picture.alpha} ${(shape.picture.changes ?? []).join(' ')}`);
  } else if (shape.kind === 'table') {
    textTraits(
      shape.cells.map(({ text }) => text),
      traits,
    );
    if (other.kind === 'table' && other.columns.length === shape.columns.length) {
      const wide = shape.columns.reduce((sum, w) => sum + w, 0);
      traits.set('other widths of columns', shape.columns.map((w) => Math.round((w / wide) * 500)).join(' '));
      // Merged cells are fewer, and a hand edit of their own.
      if (other.cells.length === shape.cells.length) {
        const looks = shape.cells.map(({ row, column, fill, borders }) => [row, column, fill, borders]);
        traits.set('other fills or borders of cells', JSON.stringify(looks));
      }
    }
  } else if (shape.kind === 'chart') {
    traits.set(
      'other figures in a chart',
      JSON.stringify(shape.series.map(({ name, categories, values, xs, sizes }) => [name, categories, values, xs, sizes])),
    );
    traits.set('another kind of chart', `${shape.chart} ${shape.grouping}`);
  }
  return traits;
}

const lineOf = ({ paint, width }: Outline): string => `${JSON.stringify(paint)} ${width}`;

function textTraits(texts: readonly ForeignText[], into: Map<string, string>): void {
  const paragraphs = texts.flatMap((text) => text.paragraphs).filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''));
  const runs = paragraphs.flatMap((paragraph) => paragraph.runs).filter(({ kind, text }) => kind !== 'break' && text.trim() !== '');
  // Nothing is left that could look like anything.
  if (runs.length === 0) return;
  const all = (lines: readonly string[]): string => [...new Set(lines)].sort().join('|');
  into.set('another typeface', all(runs.map(({ face }) => face)));
  into.set(
    'struck out, raised, spaced or capital letters',
    all(runs.map((run) => `${run.strike} ${run.baseline_pct} ${run.caps} ${run.spacing_pt}`)),
  );
  into.set(
    'a highlighter',
    all(runs.flatMap(({ highlight }) => (highlight === undefined || highlight.kind === 'none' ? [] : [JSON.stringify(highlight)]))),
  );
  into.set('another link', all(runs.flatMap(({ link }) => (link !== undefined && /^(?:https?|mailto):/.test(link) ? [link] : []))));
  into.set(
    'other bullets or indents',
    all(
      paragraphs.map(
        ({ bullet, level, margin_left, indent }) =>
          `${bullet?.kind} ${bullet?.kind === 'character' ? bullet.text : ''} ${level} ${margin_left} ${indent}`,
      ),
    ),
  );
  into.set(
    'another spacing of lines or paragraphs',
    all(paragraphs.map(({ line, before, after }) => JSON.stringify([line, before, after]))),
  );
  into.set(
    'another place of words in their shape',
    all(
      texts.map((text) =>
        JSON.stringify([text.anchor, text.anchor_center, text.insets, text.wrap, text.columns, text.vertical, text.rotation]),
      ),
    ),
  );
}
