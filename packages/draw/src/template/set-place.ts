/** Texts in the places of a layout: in the place's own style, at the largest size that its box holds. */
import { type Kit, shape } from '../layout/index.ts';
import { EMU_PER_IN, type SheetPlace, type TextShape } from '../scene/index.ts';
import { twinOf } from '../themes/index.ts';
import { type BlockStyle, isRtlParagraph, type ParagraphIn, type RunIn } from '../typeset/index.ts';
import type { Place } from './model.ts';

/** Line heights of the carried faces as a share of their size: what a line spacing in percent is a percentage of. */
const NATURAL: Readonly<Record<string, number>> = { arimo: 1.15, carlito: 1.221, caladea: 1.172, gelasio: 1.136, cousine: 1.133 };
const USUAL = 1.18;
const STEPS = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

export interface PlaceText {
  readonly text: string;
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

const inParagraph = (one: PlaceText | readonly PlaceText[]): readonly PlaceText[] =>
  isList(one) ? one.flatMap((text, i) => (i === 0 ? [text] : [{ text: ' · ' }, text])) : [one];

/** The first value that an order shows. */
export const pathOf = ({ texts }: Pick<PlaceOrder, 'texts'>): string | undefined =>
  texts.flatMap(inParagraph).find(({ path }) => path !== undefined)?.path;

/** @param k how much larger the template's slide is than the one drawn on */
export function setPlace(order: PlaceOrder, place: Place, k: number, kit: Kit): PlacedText {
  const inch = (emu: number): number => emu / EMU_PER_IN / k;
  const { box } = place;
  const size = { w: inch(box.w), h: inch(box.h) };
  const insets = { l: inch(place.insets.l), t: inch(place.insets.t), r: inch(place.insets.r), b: inch(place.insets.b) };
  const font = place.font === 'heading' || place.font === 'body' ? place.font : twinOf(place.font).font.twin;
  const twin = place.font === 'heading' || place.font === 'body' ? kit.theme.fonts[place.font].twin : font;
  const natural = NATURAL[twin] ?? USUAL;
  const style = (size_pt: number): BlockStyle => ({
    color: place.color,
    font,
    bold: place.bold,
    italic: place.italic,
    leading: 'pct' in place.line ? place.line.pct * natural : place.line.pt / (size_pt * k),
  });
  const paragraphs = (shown: boolean): readonly ParagraphIn[] =>
    order.texts.map((one) => ({
      runs: inParagraph(one).map(({ text, path, field }): RunIn => {
        const words = shown && place.caps ? text.toLocaleUpperCase(kit.locale) : text;
        const plain: RunIn = field === undefined ? { text: words } : { text: words, field };
        return path === undefined ? plain : { ...plain, path, bind: 'verbatim' };
      }),
    }));
  const block = (size_pt: number, shown: boolean) => ({ ...style(size_pt), paragraphs: paragraphs(shown) });
  // Few steps, so that the titles of a deck have few sizes; whole points on the template's slide.
  const least = Math.min(order.least_pt * k, place.size_pt);
  const sizes = [
    place.size_pt,
    ...STEPS.map((step) => Math.round(place.size_pt * step)).filter((pt) => pt > least && pt < place.size_pt),
    least,
  ].map((pt) => pt / k);
  const width_in = size.w - insets.l - insets.r;
  const height_in = size.h - insets.t - insets.b;
  let size_pt = sizes[0] ?? 1;
  let fits = false;
  for (size_pt of sizes) {
    fits = kit.fit({ block: block(size_pt, true), sizes_pt: [size_pt], width_in, height_in: height_in + 0.02 }).fits;
    if (fits) break;
  }
  const words = order.texts
    .flatMap(inParagraph)
    .map(({ text }) => text)
    .join(' ');
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
  return {
    shape: shape.text({ id: order.id, name: order.name, role: order.role }, { x: inch(box.x), y: inch(box.y), w: size.w, h: size.h }, text),
    place: sheetPlace(place),
    fits,
    size_pt,
  };
}

export const sheetPlace = ({ type, idx, orient, sz, size_pt, align }: Place): SheetPlace => ({
  ...(type === undefined ? {} : { type }),
  ...(idx === undefined ? {} : { idx }),
  ...(orient === undefined ? {} : { orient }),
  ...(sz === undefined ? {} : { sz }),
  size_pt,
  align,
});
