/** Colours, fills and lines of DrawingML: tokens of the theme become references into the file's colour scheme, everything else sRGB. */
import {
  type Color,
  type Dash,
  type Fill,
  type Gradient,
  isRgb,
  type LineEnd,
  type Stroke,
  type Theme,
  TOKENS,
  type Token,
} from '@deckwright/draw/scene';
import { UnwritableValue, wordOf } from './unwritable-value.ts';
import { whole } from './xml.ts';

export const NO_FILL = '<a:noFill/>';
const UNIT = 100_000;
const EMU_PER_PT = 12_700;
const FULL_TURN = 21_600_000;
const share = (value: number): number => Math.min(1, Math.max(0, value));
/** ST_LineWidth (ISO 29500-1, 20.1.10.35) ends at 20,116,800 EMU. */
const WIDEST = 20_116_800;

/** Preset dashes, in line widths: dash 4-3, sysDot 1-1, dashDot 4-3-1-3, lgDash 8-3 (ISO 29500-1, 20.1.10.48). */
const DASHES: Readonly<Record<Dash, string>> = {
  solid: '',
  dash: '<a:prstDash val="dash"/>',
  dot: '<a:prstDash val="sysDot"/>',
  dashDot: '<a:prstDash val="dashDot"/>',
  longDash: '<a:prstDash val="lgDash"/>',
};
const CAPS = { flat: 'flat', round: 'rnd', square: 'sq' } as const;
const JOINS = { round: '<a:round/>', miter: '<a:miter lim="800000"/>', bevel: '<a:bevel/>' } as const;

/** Which element holds a line: outline of a shape, or an edge of a table cell. */
export type LineElement = 'a:ln' | 'a:lnL' | 'a:lnR' | 'a:lnT' | 'a:lnB';

export class Paint {
  readonly #theme: Theme;
  readonly #colors = new Map<Token, string>();
  readonly #solids = new Map<Token, string>();

  constructor(theme: Theme) {
    this.#theme = theme;
    for (const token of TOKENS) {
      const color = this.#token(token, '');
      this.#colors.set(token, color);
      this.#solids.set(token, `<a:solidFill>${color}</a:solidFill>`);
    }
  }

  /** A colour element. `alpha` is 0 (clear) to 1. */
  color(color: Color, alpha = 1): string {
    if (typeof color !== 'string') throw unknownColor(color);
    const transform = alpha >= 1 ? '' : `<a:alpha val="${whole(Math.max(0, alpha) * UNIT)}"/>`;
    if (isRgb(color)) return literal(color, transform);
    return transform === '' ? prepared(this.#colors, color) : this.#token(color, transform);
  }

  solid(color: Color, alpha = 1): string {
    if (typeof color !== 'string') throw unknownColor(color);
    if (alpha >= 1 && !isRgb(color)) return prepared(this.#solids, color);
    return `<a:solidFill>${this.color(color, alpha)}</a:solidFill>`;
  }

  fill(fill: Fill | undefined): string {
    if (fill === undefined) return NO_FILL;
    if (fill.gradient !== undefined) return this.#gradient(fill.gradient, fill.alpha);
    if (fill.hatch === undefined) return this.solid(fill.color, fill.alpha);
    const [lines, ground] = [this.color(fill.hatch, fill.alpha), this.color(fill.color, fill.alpha)];
    return `<a:pattFill prst="ltUpDiag"><a:fgClr>${lines}</a:fgClr><a:bgClr>${ground}</a:bgClr></a:pattFill>`;
  }

  /** A line; empty when there is none, since a shape without a style reference has no outline of its own. */
  line(stroke: Stroke | undefined, element: LineElement = 'a:ln'): string {
    if (stroke === undefined) return '';
    const width = Math.min(WIDEST, Math.max(0, whole(stroke.width_pt * EMU_PER_PT)));
    const cap = wordOf(CAPS, stroke.cap ?? 'flat', 'cap of a line');
    const paint =
      this.solid(stroke.color, stroke.alpha) +
      wordOf(DASHES, stroke.dash ?? 'solid', 'dash of a line') +
      wordOf(JOINS, stroke.join ?? 'round', 'join of a line');
    return `<${element} w="${width}" cap="${cap}">${paint}${lineEnd('head', stroke.head)}${lineEnd('tail', stroke.tail)}</${element}>`;
  }

  /** ISO 29500-1, 20.1.8.33: the angle of the page, not of the box, so that the direction is the one that was said. */
  #gradient({ kind, angle, centre = { x: 0.5, y: 0.5 }, stops }: Gradient, alpha = 1): string {
    const list = stops
      .map(({ at, color, alpha: own = 1 }) => `<a:gs pos="${whole(share(at) * UNIT)}">${this.color(color, own * alpha)}</a:gs>`)
      .join('');
    const [x, y] = [whole(share(centre.x) * UNIT), whole(share(centre.y) * UNIT)];
    const way =
      kind === 'linear'
        ? `<a:lin ang="${whole((((angle % 360) + 360) % 360) * 60_000) % FULL_TURN}" scaled="0"/>`
        : `<a:path path="circle"><a:fillToRect l="${x}" t="${y}" r="${UNIT - x}" b="${UNIT - y}"/></a:path>`;
    return `<a:gradFill rotWithShape="1"><a:gsLst>${list}</a:gsLst>${way}</a:gradFill>`;
  }

  #token(token: Token, transform: string): string {
    if (!this.#colors.has(token) && !TOKENS.includes(token)) throw unknownColor(token);
    const scheme = this.#theme.scheme[token];
    if (scheme === undefined) return literal(this.#theme.colors[token], transform);
    let modifiers = '';
    if (scheme.satMod !== undefined && scheme.satMod !== UNIT) modifiers += `<a:satMod val="${whole(scheme.satMod)}"/>`;
    if (scheme.lumMod !== undefined && scheme.lumMod !== UNIT) modifiers += `<a:lumMod val="${whole(scheme.lumMod)}"/>`;
    if (scheme.lumOff !== undefined && scheme.lumOff !== 0) modifiers += `<a:lumOff val="${whole(scheme.lumOff)}"/>`;
    return element('schemeClr', scheme.scheme, modifiers + transform);
  }
}

const paints = new WeakMap<Theme, Paint>();

/** The colours of a theme, prepared once. */
export function paintOf(theme: Theme): Paint {
  let paint = paints.get(theme);
  if (paint === undefined) {
    paint = new Paint(theme);
    paints.set(theme, paint);
  }
  return paint;
}

const unknownColor = (color: unknown): UnwritableValue =>
  new UnwritableValue('colour', color, `a token of the theme (${TOKENS.slice(0, 5).join(', ')} …) or #RRGGBB`);

function prepared(elements: ReadonlyMap<Token, string>, token: Token): string {
  const found = elements.get(token);
  if (found === undefined) throw unknownColor(token);
  return found;
}

const RGB = /^#[0-9a-f]{6}$/i;

function literal(rgb: string, transform: string): string {
  if (!RGB.test(rgb)) throw unknownColor(rgb);
  return element('srgbClr', rgb.slice(1), transform);
}

const element = (name: string, value: string, content: string): string =>
  content === '' ? `<a:${name} val="${value}"/>` : `<a:${name} val="${value}">${content}</a:${name}>`;

/** ST_LineEndType (ISO 29500-1, 20.1.10.33), by the scene's names. */
const LINE_ENDS: Readonly<Record<LineEnd, string>> = {
  none: 'none',
  triangle: 'triangle',
  arrow: 'arrow',
  oval: 'oval',
  diamond: 'diamond',
};

const lineEnd = (which: 'head' | 'tail', end: LineEnd | undefined): string =>
  end === undefined || end === 'none' ? '' : `<a:${which}End type="${wordOf(LINE_ENDS, end, 'end of a line')}"/>`;
