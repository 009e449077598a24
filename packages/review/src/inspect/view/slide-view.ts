/** A slide for the checks: everything that is drawn, in drawing order, with boxes, outlines and texts in slide coordinates. */
import { beyondCanvas, edgesOf } from '@deckwright/core/geometry';
import { EMU_PER_PT } from '@deckwright/draw/scene';
import type { FontSource } from '@deckwright/draw/typeset';
import {
  type ForeignAutoShape,
  type ForeignDeck,
  type ForeignShape,
  type ForeignSlide,
  type ForeignTable,
  type SlideBox,
  UNKNOWN,
} from '@deckwright/read/pptx';
import type { TextHolder, TextKit } from '@deckwright/read/pptx/scene/text';
import type { PictureFacts } from '../pictures/picture-facts.ts';
import { type Covers, coverOf } from './cover.ts';
import type { Item, PlacedText } from './item.ts';
import { hasWords, placeText } from './placed-text.ts';
import { growTable } from './table.ts';
import { boundsOf, cornersOf, turnOf } from './turn.ts';

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
  /** What sets texts into lines. */
  readonly setting: TextKit;
  /** Ids of shapes and groups that are animated. */
  readonly animated: ReadonlySet<number>;
}

const NOWHERE: Covers = () => false;

export function viewSlide(slide: ForeignSlide, deck: DeckView, setting: TextKit, animated: ReadonlySet<number> = new Set()): SlideView {
  const items: Item[] = [];
  const add = (shapes: readonly ForeignShape[], own: boolean): void => {
    for (const shape of shapes) {
      if (shape.hidden) continue;
      if (shape.kind === 'group' || shape.kind === 'diagram') add(shape.children, own);
      else items.push(itemOf(shape, items.length, own, setting));
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
    setting,
    animated,
  };
}

/** Whether a shape or a group around it is animated: then it hides or overlaps others only for some of the time. */
export const moves = ({ animated }: SlideView, { shape }: Item): boolean =>
  animated.has(shape.id) || shape.groups.some((id) => animated.has(id));

function itemOf(shape: ForeignShape, z: number, own: boolean, setting: TextKit): Item {
  const { box } = shape;
  if (box === undefined) return { shape, z, own, covers: NOWHERE, texts: [] };
  if (shape.kind === 'table') return tableItem(shape, box, z, own, setting);
  const turn = turnOf(shape, box);
  const texts: PlacedText[] = [];
  const item: Item = { shape, z, own, box, turn, bounds: boundsOf(cornersOf(box, turn)), covers: coverOf(shape, box, turn), texts };
  if ((shape.kind === 'shape' || shape.kind === 'connector') && shape.text !== undefined && shape.text.paragraphs.length > 0) {
    texts.push(placeText(shape.text, item, holderOf(shape, box), setting));
  }
  return item;
}

function tableItem(shape: ForeignTable, box: SlideBox, z: number, own: boolean, setting: TextKit): Item {
  const table = growTable(shape, box, setting);
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
  for (const { cell, box: of } of table.cells)
    texts.push(placeText(cell.text, item, { ...UPRIGHT, box: of, text_box: { ...of, x: 0, y: 0 } }, setting, cell));
  return item;
}

/** Cells stand upright, however their table is turned. */
const UPRIGHT = { rotation: 0, flip_h: false, flip_v: false } as const;

function holderOf({ rotation, flip_h, flip_v, geometry }: ForeignAutoShape, box: SlideBox): TextHolder {
  const text_box = geometry === UNKNOWN ? { x: 0, y: 0, w: box.w, h: box.h } : geometry.text_box;
  return { box, rotation, flip_h, flip_v, text_box };
}

/** Points by which a box passes the edge of the slide; negative inside, 0 without a box. */
export const pastCanvas = ({ canvas }: SlideView, box: SlideBox | undefined): number =>
  box === undefined ? 0 : beyondCanvas(edgesOf(box), canvas) / EMU_PER_PT;
