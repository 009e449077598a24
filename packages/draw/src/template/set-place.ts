/** Texts in the places of a layout: in the place's own style, at the largest size that its box holds. */
import { contrastOf } from '@deckwright/core/color';
import { type Kit, shape } from '../layout/index.ts';
import { EMU_PER_IN, type Rgb, type SheetPlace, type TextShape } from '../scene/index.ts';
import { twinOf, withContrast } from '../themes/index.ts';
import { type BlockStyle, isRtlParagraph, type ParagraphIn, type RunIn } from '../typeset/index.ts';
import type { Place } from './model.ts';

/** Line heights of the carried faces as a share of their size: what a line spacing in percent is a percentage of. */
const NATURAL: Readonly<Record<string, number>> = { arimo: 1.15, carlito: 1.221, caladea: 1.172, gelasio: 1.136, cousine: 1.133 };
const USUAL = 1.18;
const STEPS = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

export interface PlaceText {
  readonly text: string;
  /** Stands before it where it is not the first of its paragraph; a dot when absent. */
  readonly joint?: string;
  /** Of the value that it shows; absent for words of ours. */
  readonly path?: string;
  readonly field?: 'slidenum';
}

export interface PlaceOrder {
  readonly id: string;
  readonly name: string;
  readonly role: TextShape['role'];
  /** One paragraph each; several texts of one paragraph have a dot between them. */
  readonly texts: readonly (PlaceText | readonly PlaceText[])[];
  /** Least size, points at the slide's own scale; the place's own where that is smaller. */
  readonly least_pt: number;
}

export interface PlacedText {
  readonly shape: TextShape;
  readonly place: SheetPlace;
  readonly fits: boolean;
  readonly size_pt: number;
}

const isList = (one: PlaceText | readonly PlaceText[]): one is readonly PlaceText[] => Array.isArray(one);

/** The texts of one paragraph, with what stands between them. */
export const inParagraph = (one: PlaceText | readonly PlaceText[]): readonly PlaceText[] =>
  isList(one) ? one.flatMap((text, i) => (i === 0 ? [text] : [{ text: text.joint ?? ' · ' }, text])) : [one];

/** The first value that an order shows. */
export const pathOf = ({ texts }: Pick<PlaceOrder, 'texts'>): string | undefined =>
  texts.flatMap(inParagraph).find(({ path }) => path !== undefined)?.path;

/** @param k how much larger the template's slide is than the one drawn on */
export function setPlace(order: PlaceOrder, place: Place, k: number, kit: Kit): PlacedText {
  const inch = (emu: number): number => emu / EMU_PER_IN / k;
  const { box, turn } = place;
  const across = turn !== undefined;
  const size = across ? { w: inch(box.h), h: inch(box.w) } : { w: inch(box.w), h: inch(box.h) };
  const insets = insetsOf(place, inch);
  const font = place.font === 'heading' || place.font === 'body' ? place.font : twinOf(place.font).font.twin;
  const twin = place.font === 'heading' || place.font === 'body' ? kit.theme.fonts[place.font].twin : font;
  const natural = NATURAL[twin] ?? USUAL;
  const style = (size_pt: number): BlockStyle => ({
    color: legibleIn(place, size_pt),
    font,
    bold: place.bold,
    italic: place.italic,
    leading: 'pct' in place.line ? place.line.pct * natural : place.line.pt / (size_pt * k),
  });
  const indent_in = place.sign === undefined || across ? 0 : Math.min(inch(place.sign.indent), size.w / 3);
  const listed: Omit<ParagraphIn, 'runs'> =
    place.sign === undefined || indent_in === 0
      ? {}
      : { indent_in, bullet: { kind: 'number', color: place.sign.color, text: place.sign.text } };
  const gapAt = (size_pt: number): Omit<ParagraphIn, 'runs'> => {
    if (place.gap === undefined) return {};
    const { leading = 1.2 } = style(size_pt);
    return { gap: 'pct' in place.gap ? (place.gap.pct * 1.2) / leading : place.gap.pt / (size_pt * k * leading) };
  };
  const paragraphs = (size_pt: number, shown: boolean): readonly ParagraphIn[] =>
    order.texts.map((one) => ({
      ...listed,
      ...gapAt(size_pt),
      runs: inParagraph(one).map(({ text, path, field }): RunIn => {
        const words = shown && place.caps ? text.toLocaleUpperCase(kit.locale) : text;
        const whole: RunIn = field === undefined ? { text: words } : { text: words, field };
        return path === undefined ? whole : { ...whole, path, bind: 'verbatim' };
      }),
    }));
  const block = (size_pt: number, shown: boolean) => ({ ...style(size_pt), paragraphs: paragraphs(size_pt, shown) });
  // Few steps, so that the titles of a deck have few sizes; whole points on the template's slide.
  const least = Math.min(order.least_pt * k, place.size_pt);
  const steps = [
    place.size_pt,
    ...STEPS.map((step) => Math.round(place.size_pt * step)).filter((pt) => pt > least && pt < place.size_pt),
    least,
  ];
  const last = lastInOwnColor(place, k);
  const sizes = (last === undefined ? steps : withStep(steps, last)).map((pt) => pt / k);
  const words = order.texts
    .flatMap(inParagraph)
    .map(({ text }) => text)
    .join(' ');
  // A place for one digit must hold two. A number stays on one line, and its box grows in the direction of its alignment.
  const isNumber = order.texts.flatMap(inParagraph).some(({ field }) => field !== undefined);
  const needed = isNumber ? kit.text.widthIn(words, least / k, { bold: place.bold }) * 1.1 + insets.l + insets.r + 0.05 : 0;
  const more = Math.max(0, needed - size.w);
  size.w += more;
  const width_in = size.w - insets.l - insets.r;
  const height_in = size.h - insets.t - insets.b;
  let size_pt = sizes[0] ?? 1;
  let fits = false;
  for (size_pt of sizes) {
    // Letter spacing needs this much more room. An average letter is half as wide as its size.
    const apart = 1 + Math.max(0, place.spacing_pt ?? 0) / (size_pt * k * 0.5);
    fits = kit.fit({ block: block(size_pt, true), sizes_pt: [size_pt], width_in: width_in / apart, height_in: height_in + 0.02 }).fits;
    if (fits) break;
  }
  // A text that fits at no size keeps the size at which it has the place's own colour.
  if (!fits && last !== undefined) size_pt = last / k;
  const color = legibleIn(place, size_pt);
  if (order.role === 'title' && color !== place.color) warnOfTitle(order, place, { color, size_pt }, kit);
  const align = isRtlParagraph(words) && place.align === 'left' ? 'right' : place.align;
  const set = (shown: boolean) =>
    kit.text.set({
      block: block(size_pt, shown),
      size_pt,
      width_in: size.w,
      height_in: size.h,
      align,
      anchor: place.anchor,
      insets_in: insets,
      lang: kit.locale,
    });
  const drawn = set(true);
  const text = place.caps ? { ...drawn, paragraphs: set(false).paragraphs } : drawn;
  const shift = align === 'left' ? more / 2 : align === 'right' ? -more / 2 : 0;
  const middle = { x: inch(box.x) + inch(box.w) / 2 + shift, y: inch(box.y) + inch(box.h) / 2 };
  const upright = shape.text(
    { id: order.id, name: order.name, role: order.role },
    { x: middle.x - size.w / 2, y: middle.y - size.h / 2, w: size.w, h: size.h },
    text,
  );
  return {
    shape: turn === undefined ? upright : { ...upright, rotation: turn },
    place: {
      ...sheetPlace(place),
      ...(color === place.color ? {} : { color }),
      ...(more > 0 && !across ? { own_box: true as const } : {}),
    },
    fits,
    size_pt,
  };
}

/** A box of the template's slide at our scale. */
export const inchBox = (
  box: Place['box'],
  k: number,
): { readonly x: number; readonly y: number; readonly w: number; readonly h: number } => ({
  x: box.x / EMU_PER_IN / k,
  y: box.y / EMU_PER_IN / k,
  w: box.w / EMU_PER_IN / k,
  h: box.h / EMU_PER_IN / k,
});

/** Insets as the text sees them: a turned one has its top where the box has a side. */
function insetsOf({ insets: { l, t, r, b }, turn }: Place, inch: (emu: number) => number) {
  const [left, top, right, bottom] = turn === 90 ? [t, r, b, l] : turn === 270 ? [b, l, t, r] : [l, t, r, b];
  return { l: inch(left), t: inch(top), r: inch(right), b: inch(bottom) };
}

/** WCAG 2.2, 1.4.3: text of 18 pt, or of 14 pt and bold, reads at less. A hair above both, so that rounding breaks neither. */
const LARGE_PT = 18;
const BOLD_PT = 14;
const LARGE_LEAST = 3.05;
const SMALL_LEAST = 4.55;
export const leastContrast = (size_pt: number, bold: boolean): number =>
  size_pt >= LARGE_PT || (size_pt >= BOLD_PT && bold) ? LARGE_LEAST : SMALL_LEAST;

/** The smallest size in points at which the place's own colour is legible. Undefined where its colour does not depend on the size. */
function lastInOwnColor(place: Place, k: number): number | undefined {
  if (place.ground === undefined) return undefined;
  const last = Math.ceil((place.bold ? BOLD_PT : LARGE_PT) * k);
  const ratio = contrastOf(place.color, place.ground);
  return ratio >= LARGE_LEAST && ratio < SMALL_LEAST && last < place.size_pt ? last : undefined;
}

/** Adds the smallest size with the place's own colour, so that it is tried before sizes that need another colour. */
const withStep = (sizes: readonly number[], pt: number): readonly number[] =>
  sizes.some((size) => size === pt) || pt < Math.min(...sizes) ? sizes : [...sizes, pt].sort((a, b) => b - a);

function warnOfTitle(order: PlaceOrder, place: Place, drawn: { readonly color: Rgb; readonly size_pt: number }, kit: Kit): void {
  const { ground } = place;
  if (ground === undefined) return;
  const path = pathOf(order);
  const ratio = contrastOf(place.color, ground);
  const small = ratio >= LARGE_LEAST;
  kit.warn(
    'low_contrast',
    `The template's title colour ${place.color} has a contrast of ${ratio.toFixed(1)}:1 to ${ground} behind it, too little ${
      small ? 'for so long a title, which is set smaller' : 'to be read'
    }; it is drawn in ${drawn.color}.`,
    {
      ...(path === undefined ? {} : { path }),
      remedy: `${small ? 'Shorten the title, or give' : 'Give'} ${JSON.stringify(place.name)} in the template a colour of at least ${
        small ? '4.5' : '3'
      }:1 to what is behind it.`,
    },
  );
}

/** The colour in which a text of so many points at our scale stands in a place: the template's own, or its hue as far off as it must be. */
export function legibleIn({ ground, color, bold }: Pick<Place, 'ground' | 'color' | 'bold'>, size_pt: number): Rgb {
  const least = leastContrast(size_pt, bold);
  if (ground === undefined || contrastOf(color, ground) >= least) return color;
  const moved = withContrast(color, ground, least);
  if (contrastOf(moved, ground) >= least - 0.04) return moved;
  return contrastOf('#000000', ground) >= contrastOf('#FFFFFF', ground) ? '#000000' : '#FFFFFF';
}

export const sheetPlace = ({ type, idx, orient, sz, size_pt, unsized, align, ground }: Place): SheetPlace => ({
  ...(type === undefined ? {} : { type }),
  ...(idx === undefined ? {} : { idx }),
  ...(orient === undefined ? {} : { orient }),
  ...(sz === undefined ? {} : { sz }),
  ...(unsized ? {} : { size_pt, align }),
  ...(ground === undefined ? {} : { ground }),
});
