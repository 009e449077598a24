/** A slide for the checks: everything that is drawn, in drawing order, with boxes, outlines and texts in slide coordinates. */
import type { FontSource } from '@deckwright/draw/typeset';
import type { ForeignDeck, ForeignShape, ForeignSlide, ForeignTable, SlideBox } from '@deckwright/read/pptx';
import type { PictureFacts } from '../pictures/picture-facts.ts';
import type { TextSetter } from '../setting/set-text.ts';
import { type Covers, coverOf } from './cover.ts';
import { hasWords, type PlacedText, placeText } from './placed-text.ts';
import { type GrownTable, growTable } from './table.ts';
import { boundsOf, cornersOf, type Turn, turnOf } from './turn.ts';

export interface Item {
  readonly shape: ForeignShape;
  /** In drawing order; shapes of the master come first. */
  readonly z: number;
  /** True for a shape of the slide itself, not of its layout or master. */
  readonly own: boolean;
  /** Before rotation; undefined when the file has no place for it. */
  readonly box?: SlideBox;
  /** Upright, around the turned box. */
  readonly bounds?: SlideBox;
  readonly turn?: Turn;
  readonly covers: Covers;
  readonly texts: readonly PlacedText[];
  readonly table?: GrownTable;
}

/** Facts about the whole deck that checks of one slide use. */
export interface DeckView {
  readonly deck: ForeignDeck;
  /** First slide that uses a face, and how many slides do. */
  readonly faces: ReadonlyMap<string, { readonly first: number; readonly slides: number }>;
  readonly pictures: PictureFacts;
  readonly fonts: FontSource;
}

export interface SlideView extends DeckView {
  readonly slide: ForeignSlide;
  readonly canvas: SlideBox;
  readonly items: readonly Item[];
  /** Texts with words, of all items, in drawing order. */
  readonly texts: readonly PlacedText[];
  readonly setter: TextSetter;
  /** Ids of shapes and groups that are animated. */
  readonly animated: ReadonlySet<number>;
}

const NOWHERE: Covers = () => false;

export function viewSlide(slide: ForeignSlide, deck: DeckView, setter: TextSetter, animated: ReadonlySet<number> = new Set()): SlideView {
  const items: Item[] = [];
  const add = (shapes: readonly ForeignShape[], own: boolean): void => {
    for (const shape of shapes) {
      if (shape.hidden) continue;
      if (shape.kind === 'group' || shape.kind === 'diagram') add(shape.children, own);
      else items.push(itemOf(shape, items.length, own, setter));
    }
  };
  add(slide.behind, false);
  add(slide.shapes, true);
  const { w, h } = deck.deck.canvas;
  return {
    ...deck,
    slide,
    canvas: { x: 0, y: 0, w, h },
    items,
    texts: items.flatMap(({ texts }) => texts.filter(hasWords)),
    setter,
    animated,
  };
}

/** Whether a shape or a group around it is animated: then it hides or overlaps others only for some of the time. */
export const moves = ({ animated }: SlideView, { shape }: Item): boolean =>
  animated.has(shape.id) || shape.groups.some((id) => animated.has(id));

function itemOf(shape: ForeignShape, z: number, own: boolean, setter: TextSetter): Item {
  const { box } = shape;
  if (box === undefined) return { shape, z, own, covers: NOWHERE, texts: [] };
  if (shape.kind === 'table') return tableItem(shape, box, z, own, setter);
  const turn = turnOf(shape, box);
  const texts: PlacedText[] = [];
  const item: Item = { shape, z, own, box, turn, bounds: boundsOf(cornersOf(box, turn)), covers: coverOf(shape, box, turn), texts };
  const text = shape.kind === 'shape' || shape.kind === 'connector' ? shape.text : undefined;
  if (text !== undefined && text.paragraphs.length > 0) texts.push(placeText(text, item, textBoxOf(shape, box), turn, setter));
  return item;
}

function tableItem(shape: ForeignTable, box: SlideBox, z: number, own: boolean, setter: TextSetter): Item {
  const table = growTable(shape, box, setter);
  const turn = turnOf(shape, table.box);
  const texts: PlacedText[] = [];
  const item: Item = {
    shape,
    z,
    own,
    box: table.box,
    turn,
    bounds: boundsOf(cornersOf(table.box, turn)),
    covers: coverOf(shape, table.box, turn),
    texts,
    table,
  };
  for (const { cell, box: of } of table.cells) texts.push(placeText(cell.text, item, of, turn, setter, cell));
  return item;
}

/** The rectangle that the shape's geometry gives to its text. */
function textBoxOf(shape: ForeignShape, box: SlideBox): SlideBox {
  if ((shape.kind !== 'shape' && shape.kind !== 'connector') || shape.geometry === 'unknown') return box;
  const { x, y, w, h } = shape.geometry.text_box;
  return w > 0 && h > 0 ? { x: box.x + x, y: box.y + y, w, h } : box;
}
