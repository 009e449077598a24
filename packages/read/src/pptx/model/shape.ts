/** A shape of a foreign slide, with its box on the slide and its look resolved. */
import type { TimeUnit } from '@deckwright/core/calendar';
import type { Geometry } from './geometry.ts';
import type { Outline, Paint, Picture, Unknown } from './paint.ts';
import type { ForeignText } from './text.ts';

/** EMU on the slide, through all groups; before rotation. */
export interface SlideBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface PlaceholderRef {
  /** `title`, `ctrTitle`, `subTitle`, `body`, `obj`, `pic`, `dt`, `ftr`, `sldNum`, … */
  readonly type: string;
  readonly idx?: number;
}

/** What all shapes have. */
export interface ForeignBase {
  /** `p:cNvPr/@id`. */
  readonly id: number;
  readonly name: string;
  readonly alt?: string;
  /** Marked as decorative: needs no alternative text. */
  readonly decorative: boolean;
  readonly hidden: boolean;
  readonly placeholder?: PlaceholderRef;
  /** Undefined when neither the shape nor its ancestors in inheritance have a place. */
  readonly box?: SlideBox;
  /** Where the box comes from. */
  readonly box_from: 'shape' | 'layout' | 'master' | 'none';
  /** Degrees clockwise about the centre, groups included. */
  readonly rotation: number;
  readonly flip_h: boolean;
  readonly flip_v: boolean;
  readonly fill: Paint;
  readonly outline?: Outline;
  /** Whether a shadow, glow, reflection, soft edge or 3-D effect is set. */
  readonly effects: boolean;
  /** Ids of the groups around it, outermost first. */
  readonly groups: readonly number[];
  /** The part of the element: the slide, or the layout or master for shapes that show through. */
  readonly part: string;
  /** Offsets of the element (`p:sp`, `p:pic`, …) in that part's source. */
  readonly start: number;
  readonly end: number;
}

export interface ForeignAutoShape extends ForeignBase {
  readonly kind: 'shape' | 'connector';
  readonly geometry: Geometry | Unknown;
  readonly text?: ForeignText;
}

export interface ForeignPicture extends ForeignBase {
  readonly kind: 'picture';
  readonly picture: Picture;
  readonly geometry: Geometry | Unknown;
  /** The picture represents sound or film. */
  readonly media: 'none' | 'audio' | 'video';
}

export interface ForeignCell {
  readonly row: number;
  readonly column: number;
  readonly row_span: number;
  readonly column_span: number;
  readonly fill: Paint;
  readonly text: ForeignText;
  readonly borders: Readonly<Partial<Record<'l' | 't' | 'r' | 'b', Outline>>>;
}

export interface ForeignTable extends ForeignBase {
  readonly kind: 'table';
  /** Stored in the order in which they are read: the first column stands at the right. */
  readonly rtl?: boolean;
  /** EMU as stored; a row grows with its text. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** Cells that are merged into another are left out. */
  readonly cells: readonly ForeignCell[];
}

export interface ChartSeries {
  readonly name: string;
  readonly kind: string;
  readonly categories: readonly string[];
  /** Categories that are numbers: serials of days in the 1900 date system, where the format of the axis is a date. */
  readonly category_numbers?: readonly (number | undefined)[];
  readonly category_format?: string;
  readonly values: readonly (number | undefined)[];
  /** Of scatter and bubble charts. */
  readonly xs?: readonly (number | undefined)[];
  readonly sizes?: readonly (number | undefined)[];
  readonly paint: Paint;
  readonly outline?: Outline;
  /** Paint of single points, by index. */
  readonly points: ReadonlyMap<number, Paint>;
  readonly labels: boolean;
  readonly secondary: boolean;
  readonly smooth: boolean;
  /** Of its own group of a combined chart, where it differs from the chart's. */
  readonly grouping?: ForeignChart['grouping'];
  /** Of radar charts: the area inside the line is painted. */
  readonly filled?: boolean;
  /** DrawingML's name: `none`, `circle`, `square`, …; the program's choice when absent. */
  readonly marker?: string;
  readonly marker_pt?: number;
  readonly marker_paint?: Paint;
  /** What its labels say, when `labels` is true. */
  readonly label_shows?: { readonly value: boolean; readonly category: boolean; readonly series: boolean; readonly percent: boolean };
  /** Between what a label says; a semicolon and a space where absent. */
  readonly label_separator?: string;
  /** DrawingML's name: `ctr`, `inEnd`, `outEnd`, `t`, … */
  readonly label_position?: string;
  /** Format code of labels and of values. */
  readonly label_format?: string;
  readonly label_text?: ChartText;
  /** From its usual place, in shares of the chart's box. */
  readonly label_offset?: { readonly x: number; readonly y: number };
  /** Labels of single points that differ from these; none where a point has none. */
  readonly own_labels?: ReadonlyMap<number, ChartLabels>;
  readonly format?: string;
}

/** What labels say, where and how. */
export type ChartLabels = Pick<
  ChartSeries,
  'labels' | 'label_shows' | 'label_separator' | 'label_position' | 'label_format' | 'label_text' | 'label_offset'
>;

/** Text properties of a chart's part, where it has its own. */
export interface ChartText {
  readonly size_pt?: number;
  readonly bold?: boolean;
  readonly paint?: Paint;
  readonly face?: string;
}

export interface ChartAxis {
  readonly kind: 'category' | 'value' | 'date' | 'series';
  readonly position: 'l' | 't' | 'r' | 'b';
  readonly min?: number;
  readonly max?: number;
  readonly title?: string;
  readonly title_text?: ChartText;
  /** Its corner, in shares of the chart's box. */
  readonly title_at?: { readonly x: number; readonly y: number };
  readonly format?: string;
  readonly deleted: boolean;
  readonly gridlines: boolean;
  /** Belongs to the series that are `secondary`. */
  readonly secondary?: boolean;
  readonly reversed?: boolean;
  /** The base of a logarithmic scale. */
  readonly log?: number;
  /** Distance of ticks. */
  readonly major?: number;
  /** Categories stand where their dates do: `min`, `max` and the categories are serials of days. */
  readonly time?: ChartTime;
  /** DrawingML's `tickLblPos`. */
  readonly labels?: 'none' | 'low' | 'high' | 'nextTo';
  /** Points stand on the ticks and not between them. */
  readonly on_ticks?: boolean;
  readonly line?: Outline;
  readonly gridline?: Outline;
  readonly text?: ChartText;
}

/** Units of a date axis; what is absent follows from the dates. */
export interface ChartTime {
  readonly base?: TimeUnit;
  /** Unit of `major`. */
  readonly major_unit?: TimeUnit;
}

/** From the chart part's caches; the workbook is not opened. */
export interface ForeignChart extends ForeignBase {
  readonly kind: 'chart';
  readonly chart_part: string;
  /** The fallback for programs that cannot draw a chart of this kind. */
  readonly picture?: Picture;
  /** `bar`, `column`, `line`, `pie`, `doughnut`, `area`, `scatter`, `bubble`, `radar`, `stock`, `surface`, or `unknown`. */
  readonly chart: string;
  readonly grouping: 'clustered' | 'stacked' | 'percentStacked' | 'standard';
  readonly title?: string;
  readonly legend?: 'l' | 't' | 'r' | 'b' | 'tr';
  readonly series: readonly ChartSeries[];
  readonly axes: readonly ChartAxis[];
  readonly gap_pct: number;
  readonly overlap_pct: number;
  readonly hole_pct: number;
  /** How missing values are drawn: as a gap, as zero, or bridged by the line. */
  readonly blanks: 'gap' | 'zero' | 'span';
  /** All words that the chart shows. */
  readonly words: readonly string[];
  readonly font_size_pt: number | Unknown;
  readonly plot_fill?: Paint;
  readonly plot_outline?: Outline;
  /** Where its title begins when its place is given: shares of the frame. */
  readonly title_at?: { readonly x: number; readonly y: number };
  /** Shares of the chart's box. */
  readonly legend_box?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Shares of the chart's box; `inner` leaves out labels of axes. */
  readonly plot_box?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly inner: boolean };
  /** Degrees clockwise from the top at which the first slice begins. */
  readonly first_angle?: number;
  /** Every point has its own colour. */
  readonly vary_colors?: boolean;
  readonly text?: ChartText;
  readonly title_text?: ChartText;
  readonly legend_text?: ChartText;
  readonly legend_fill?: Paint;
  readonly legend_outline?: Outline;
}

/** SmartArt as last drawn (its drawing part), or a group. Children keep slide coordinates. */
export interface ForeignGroup extends ForeignBase {
  readonly kind: 'group' | 'diagram';
  readonly children: readonly ForeignShape[];
}

/** An embedded object, ink, or an element that is not read; `picture` is its stored preview. */
export interface ForeignObject extends ForeignBase {
  readonly kind: 'object';
  /** The element's own name, or the object's program id. */
  readonly what: string;
  readonly picture?: Picture;
  /** The words of a diagram without a drawing, point by point. */
  readonly words?: readonly string[];
}

export type ForeignShape = ForeignAutoShape | ForeignPicture | ForeignTable | ForeignChart | ForeignGroup | ForeignObject;

/** Every shape, depth first, in drawing order; groups come before their children. */
export function* walkForeign(shapes: readonly ForeignShape[]): Generator<ForeignShape> {
  for (const shape of shapes) {
    yield shape;
    if (shape.kind === 'group' || shape.kind === 'diagram') yield* walkForeign(shape.children);
  }
}
