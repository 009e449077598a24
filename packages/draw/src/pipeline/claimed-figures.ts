/** Sets the figures of the title apart where the body prints them: in bold and the colour of the theme, and between stronger rules in a table. */

import { figuresIn, type Kit, type StatedFigure, shape, type TitleClaims } from '../layout/index.ts';
import { type Box, type Paragraph, type Run, resolveColor, type Shape, type TableShape, type TextBody, walk } from '../scene/index.ts';
import { fillOf } from './item-parts.ts';
import { paragraphsOf, setAgain } from './set-again.ts';

/** A printed number with its sign and unit has no more characters; longer texts are sentences. */
const LONGEST_FIGURE = 16;
/** Whole numbers up to this count things, so a number of the picture comes to one by chance. */
const SMALL = 12;
const TEXT_CONTRAST = 4.5;
const RULE_PT = 1.5;
/** From a word of a unit to its figure, characters. */
const NEAR = 12;
/** Numbers of scales and keys, and what stands at the foot. */
const NO_FIGURES: ReadonlySet<Shape['role']> = new Set(['axis', 'legend', 'footnote', 'source', 'caption', 'takeaway', 'band']);
/** From a figure to the word that makes it a difference, characters. */
const NEXT = 10;
const CURRENCIES = '$€£¥';
const SIGNS = '+-−–▲▼';
const PARTS = ',;:()0123456789';

/** Where a figure of the title is printed. */
interface Place {
  readonly figure: StatedFigure;
  readonly run: Run;
  /** The same for all prints of one value: its pointer, or that of its mark. A figure of the product has none, and is its own. */
  readonly value: string | Run;
}

/**
 * The shapes with every figure of the title set apart that exactly one value of the body comes to. Of several, the one whose item, row or
 * series the title names is meant; where it names none of them, or more than one, the figure is that of none in particular.
 */
export function withClaimedFigures(shapes: readonly Shape[], kit: Kit): readonly Shape[] {
  const claims = kit.titleClaims;
  if (claims === undefined || claims.figures.length === 0) return shapes;
  const all = [...walk(shapes)];
  const places = all.flatMap((one) => placesIn(one, claims, kit));
  const claimed = claims.figures.flatMap((figure) => {
    const own = places.filter((one) => one.figure === figure);
    const most = Math.max(...own.map(({ value }) => timesNamed(value, kit)));
    const meant = own.filter(({ value }) => timesNamed(value, kit) === most);
    const isOne = new Set(meant.map(({ value }) => value)).size === 1;
    return isOne && (most > 0 || !meant.some(({ value }) => isOfOthers(value, kit))) ? meant : [];
  });
  if (claimed.length === 0) return shapes;
  const runs = new Set(claimed.map(({ run }) => run));
  const change = (one: Shape): Shape =>
    one.kind === 'group'
      ? { ...one, children: one.children.map(change) }
      : one.kind === 'table'
        ? withLoudCells(one, runs, kit)
        : withLoud(one, runs, all, kit);
  return shapes.map(change);
}

const isBelow = (value: Place['value'], pointers: readonly string[]): boolean =>
  typeof value === 'string' && pointers.some((pointer) => value === pointer || value.startsWith(`${pointer}/`));

/** In how many lists the title names what the value belongs to: its row and its series are two. */
const timesNamed = (value: Place['value'], { titled }: Kit): number =>
  new Set(titled.flatMap(({ named }) => (isBelow(value, named) ? [named.join()] : []))).size;

/** Whether the value belongs to an item beside those that the title names. */
const isOfOthers = (value: Place['value'], { titled }: Kit): boolean => titled.some(({ others }) => isBelow(value, others));

function placesIn(one: Shape, claims: TitleClaims, kit: Kit): readonly Place[] {
  if (NO_FIGURES.has(one.role)) return [];
  const inText = (paragraphs: readonly Paragraph[]): readonly Place[] =>
    paragraphs.flatMap(({ runs }) =>
      runs.flatMap((run) => {
        const [printed, ...others] = run.text.length > LONGEST_FIGURE ? [] : figuresIn(run.text, kit.numbers.decimal);
        if (printed === undefined || others.length > 0) return [];
        const figure = claims.figures.find((one) => comesTo(printed, run.text, one, claims));
        return figure === undefined ? [] : [{ figure, run, value: run.path ?? one.datum?.path ?? run }];
      }),
    );
  if (one.kind === 'table')
    return one.cells.flatMap((row, r) =>
      row.flatMap(({ text, role }, c) => (r === 0 || c === 0 || role === 'header' ? [] : inText(text.paragraphs))),
    );
  return 'text' in one && one.text !== undefined ? inText(one.text.paragraphs) : [];
}

/** Whether a printed number is the one that the title states: the same within its rounding, in the same unit. */
function comesTo(printed: StatedFigure, text: string, stated: StatedFigure, claims: TitleClaims): boolean {
  if (stated.kind !== 'number' && stated.kind !== 'percent') return false;
  const [unit = ''] = printed.units.filter((one) => !CURRENCIES.includes(one));
  const isOfBasisPoints = claims.places('basis_points').some(([from]) => from >= stated.to && from - stated.to <= NEAR);
  if (isOfBasisPoints) return isPoints(unit) && Math.abs(printed.value * 100 - stated.value) <= stated.tolerance;
  if (printed.kind !== stated.kind || Math.abs(printed.value - stated.value) > stated.tolerance) return false;
  const isOfUnit = unit !== '' && unit !== '%' && stated.units.some((one) => isSameUnit(one, unit));
  const isMoney = printed.units.some((one) => CURRENCIES.includes(one)) && stated.units.some((one) => CURRENCIES.includes(one));
  if (unit !== '' && unit !== '%' && !isOfUnit && !isMoney) return false;
  // "Costs 2.6m less" is a difference, and a value of 2.6 is another thing.
  if (isDistance(stated, claims) && !isSigned(text) && !isPoints(unit)) return false;
  const isCounting = stated.kind === 'number' && Number.isInteger(stated.value) && stated.value <= SMALL && !isOfUnit && !isMoney;
  // A number of a date or a name is no figure: 14 of 14 May, 2 of Line 2.
  const isNumber = [...text.trim()].findIndex((c) => c >= '0' && c <= '9') <= 2;
  return !isCounting && isNumber;
}

/** A word of a difference right behind a figure and its unit. */
const isDistance = ({ to }: StatedFigure, claims: TitleClaims): boolean =>
  claims
    .places('gap')
    .some(([from]) => from >= to && from - to <= NEXT && ![...claims.title.slice(to, from)].some((c) => PARTS.includes(c)));

/** As changes are printed: +2.6, −14 pp, ▲ 3. */
const isSigned = (text: string): boolean => [...text.trim()].slice(0, 3).some((c) => SIGNS.includes(c));

const isPoints = (unit: string): boolean => unit === 'pp' || unit === 'pts' || unit === 'pt';
const isSameUnit = (a: string, b: string): boolean => {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  return x.startsWith(y) || y.startsWith(x);
};

function withLoud(one: Shape, runs: ReadonlySet<Run>, all: readonly Shape[], kit: Kit): Shape {
  if (!('text' in one) || one.text === undefined) return one;
  const text = loud(one.text, one.box, runs, groundOf(one, all, kit), kit);
  return text === one.text ? one : ({ ...one, text } as Shape);
}

/** The colour behind a text: that of the smallest filled shape around its middle. */
function groundOf(one: Shape, all: readonly Shape[], kit: Kit) {
  const [x, y] = [one.box.x + one.box.w / 2, one.box.y + one.box.h / 2];
  const behind = all.filter(
    (other) =>
      fillOf(other) !== undefined &&
      x >= other.box.x &&
      x <= other.box.x + other.box.w &&
      y >= other.box.y &&
      y <= other.box.y + other.box.h,
  );
  const fill = fillOf(behind.toSorted((a, b) => a.box.w * a.box.h - b.box.w * b.box.h)[0]);
  return fill === undefined ? kit.theme.colors.canvas : resolveColor(kit.theme, fill);
}

function loud(text: TextBody, box: Box, runs: ReadonlySet<Run>, ground: ReturnType<typeof groundOf>, kit: Kit): TextBody {
  const flat = text.paragraphs.map((paragraph) => paragraph.runs);
  if (!flat.some((own) => own.some((run) => runs.has(run)))) return text;
  const color = kit.asText('accent1');
  const canColour = kit.contrast(color, ground) >= TEXT_CONTRAST;
  const again = (bold: boolean): TextBody =>
    setAgain(
      text,
      paragraphsOf(text).map((paragraph, p) => ({
        ...paragraph,
        runs: paragraph.runs.map((run, r) => {
          const own = flat[p]?.[r];
          if (own === undefined || !runs.has(own)) return run;
          const isQuiet = own.color === 'ink' || own.color === 'muted';
          return { ...run, ...(bold ? { bold } : {}), ...(canColour && isQuiet ? { color } : {}) };
        }),
      })),
      box,
      kit,
    );
  const bold = again(true);
  const isFitting = bold.lines.length === text.lines.length && bold.lines.every(({ x, w }) => x >= 0 && x + w <= box.w);
  return isFitting ? bold : again(false);
}

/** Claimed cells have stronger rules above and below, because bold is also what totals are set in; rules of cells move with their rows. */
function withLoudCells(table: TableShape, runs: ReadonlySet<Run>, kit: Kit): TableShape {
  const edge = shape.stroke('accent1', RULE_PT);
  const isClaimed = (r: number, c: number): boolean =>
    table.cells[r]?.[c]?.text.paragraphs.some((paragraph) => paragraph.runs.some((run) => runs.has(run))) === true;
  const cells = table.cells.map((row, r) =>
    row.map((cell, c) => {
      const w = table.columns[c] ?? table.box.w;
      const h = table.rows[r] ?? table.box.h;
      const ground = cell.fill === undefined ? kit.theme.colors.canvas : resolveColor(kit.theme, cell.fill.color);
      const text = loud(cell.text, { ...table.box, w, h }, runs, ground, kit);
      // The cells above and below share the edge with a rule of their own.
      const own = isClaimed(r, c);
      const edges = {
        ...(own || isClaimed(r - 1, c) ? { top: edge } : {}),
        ...(own || isClaimed(r + 1, c) ? { bottom: edge } : {}),
      };
      return { ...cell, text, ...edges };
    }),
  );
  return { ...table, cells };
}
