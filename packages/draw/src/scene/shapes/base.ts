/** What every kind of shape has. */
import type { Box } from '../units.ts';

/** What a shape is for. Layout quality is measured from roles and boxes. */
export type Role =
  | 'title'
  | 'subtitle'
  | 'tracker'
  | 'sticker'
  | 'takeaway'
  | 'band'
  | 'mark'
  | 'label'
  | 'value'
  | 'axis'
  | 'gridline'
  | 'baseline'
  | 'connector'
  | 'leader'
  | 'legend'
  | 'swatch'
  | 'rule'
  | 'card'
  | 'node'
  | 'header'
  | 'cell'
  | 'table'
  | 'track'
  | 'chip'
  | 'body'
  | 'quote'
  | 'icon'
  | 'image'
  | 'caption'
  | 'footnote'
  | 'source'
  | 'page_number'
  | 'logo'
  | 'group'
  | 'background'
  /** Says that the slide was made with a test key; no part of what it tells. */
  | 'watermark'
  | 'decoration';

/** The datum that a mark or label stands for; quality checks compare marks of one `scale`. */
export interface Datum {
  /** JSON Pointer into the request. */
  readonly path?: string;
  readonly value?: number;
  readonly series?: string;
  /** Marks of one scale id must be proportional to their values. */
  readonly scale?: string;
  /** Which way the mark's length runs; `angle` and `area` for sectors and bubbles. */
  readonly along?: 'x' | 'y' | 'angle' | 'area';
  /** Length in inches (or degrees, or square inches) as meant, where the box does not show it. */
  readonly extent?: number;
  readonly flags?: readonly ('floating' | 'axis_broken' | 'bar_min_length' | 'clipped')[];
}

export interface ShapeBase {
  /** Stable and unique on the slide: `body/bar-3`. */
  readonly id: string;
  /** What people see in the selection pane: `bar 3: Nordics`. */
  readonly name: string;
  readonly role: Role;
  readonly box: Box;
  /** Degrees clockwise about the centre of the box. */
  readonly rotation?: number;
  readonly alt?: string;
  readonly datum?: Datum;
  /** Id of the shape that this one describes or sits on (label of a mark, text in a node). */
  readonly host?: string;
}

/** A real placeholder of the slide layout. */
export type Placeholder = 'title' | 'subtitle' | 'body' | 'footer' | 'slide_number';
