/** A shape of a slide with its texts, as checks look at it. */
import type { ForeignCell, ForeignRun, ForeignShape, ForeignText, SlideBox } from '@deckwright/read/pptx';
import type { SetLine, SetText, TurnedFrame } from '@deckwright/read/pptx/scene/text';
import type { Covers } from './cover.ts';
import type { GrownTable } from './table.ts';
import type { Point, Turn } from './turn.ts';

export interface PlacedSpan {
  readonly run: ForeignRun;
  readonly characters: number;
  /** Points on the slide that lie on the words, evenly along them. */
  readonly samples: readonly Point[];
}

export interface PlacedLine {
  readonly line: SetLine;
  /** Around the ink, on the slide. */
  readonly box: SlideBox;
  readonly spans: readonly PlacedSpan[];
}

export interface PlacedText {
  readonly owner: Item;
  readonly text: ForeignText;
  readonly cell?: ForeignCell;
  readonly words: string;
  /** Its lines, as they are drawn. */
  readonly set: SetText;
  readonly frame: TurnedFrame;
  /** Room for the text, points: along its lines, and across them. */
  readonly room: { readonly w: number; readonly h: number };
  /** Distances across the lines from the room to the edges of the shape, points: insets, and what the geometry keeps free. */
  readonly margins: { readonly before: number; readonly after: number };
  readonly lines: readonly PlacedLine[];
  /** Around all ink, on the slide; undefined without any. */
  readonly bounds?: SlideBox;
  /** False when the place is a guess: for text along a path, stacked letter by letter, or of unknown size. */
  readonly placed: boolean;
}

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
