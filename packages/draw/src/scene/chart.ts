/**
 * A chart of the presentation's own kind: the numbers of some marks, and where a reader has to draw them so that they stand
 * where the marks stand. A file with charts writes it in place of the shapes that it names; pictures and pages draw the shapes.
 */
import type { Color, Fill, Stroke } from './color.ts';
import type { Box, Emu } from './units.ts';

/** How words of a chart look. */
export interface ChartWords {
  readonly size_pt: number;
  readonly bold: boolean;
  readonly color: Color;
}

/** How the chart prints the numbers of a series. It replaces the shapes that print the same numbers. */
export interface ChartLabel extends ChartWords {
  /** A number format (ISO 29500-1, 18.8.31). */
  readonly code: string;
  readonly place: 'end' | 'inside' | 'centre' | 'above' | 'below' | 'right' | 'left';
  /** The name of the series stands there instead of the number. */
  readonly of_series?: boolean;
  /** The name of the category stands before the number, with a space between them, or above it. */
  readonly named?: boolean;
  readonly stacked?: boolean;
  /** From the middle of the part of a ring to the middle of its label. */
  readonly offset?: { readonly x: Emu; readonly y: Emu };
}

export interface ChartPoint {
  /** Absent where there is no value. */
  readonly value?: number;
  /** A dot of a line, its diameter in points; absent for none. */
  readonly dot_pt?: number;
  /** A circle where absent. */
  readonly dot_form?: 'square' | 'diamond';
  readonly fill?: Fill;
  readonly stroke?: Stroke;
  readonly label?: ChartLabel;
}

export interface ChartSeries {
  readonly name: string;
  /** One for each category. */
  readonly points: readonly ChartPoint[];
  /** Lines: how the line is drawn. Absent for bars, whose points have fills of their own. */
  readonly line?: Stroke;
  /** Lines: what fills the room between the line and zero. */
  readonly area?: Fill;
  /** An invisible part of a stack that others stand on. */
  readonly hidden?: boolean;
}

export interface ChartScale {
  readonly min: number;
  readonly max: number;
  /** Programs find the same ends by themselves, and others for other numbers. */
  readonly automatic?: boolean;
  /** Runs right to left, or down. */
  readonly reversed?: boolean;
}

/** What a chart or an axis is called, with the place of these words. */
export interface ChartTitle extends ChartWords {
  readonly text: string;
  readonly box: Box;
}

/** How a chart draws an axis of its own. */
export interface ChartAxis {
  readonly line?: Stroke;
  /** Lines across the plot at its ticks. */
  readonly grid?: Stroke;
  /** Short marks outside of the plot. */
  readonly ticks?: boolean;
  /** Its names stand at the line of zero, between values of both signs, and not at the edge of the plot. */
  readonly at_line?: boolean;
  /** From tick to tick, in values. */
  readonly step?: number;
  /** Its numbers or names; `code` is their number format. */
  readonly words?: ChartWords & { readonly code?: string };
  /** What it is called; words of an upright axis run up. */
  readonly title?: ChartTitle;
}

/** The names of all series, or of the categories of a ring, with their colours, in rows or in one column. */
export interface ChartLegend {
  readonly side: 'left' | 'right' | 'above' | 'below';
  readonly box: Box;
  readonly words: ChartWords;
  readonly ground?: { readonly fill?: Fill; readonly stroke?: Stroke };
}

interface ChartBase {
  /** Stable on the slide. */
  readonly id: string;
  readonly name: string;
  readonly alt: string;
  /** The whole object, with room for the chart's own labels. */
  readonly frame: Box;
  /** Where the marks stand, inside the axes. */
  readonly plot: Box;
  /** What it is called, where its own frame holds that. */
  readonly title?: ChartTitle;
  /** Its own axes; without one, shapes of the slide are the axis. */
  readonly axes?: { readonly categories?: ChartAxis; readonly values?: ChartAxis };
  readonly legend?: ChartLegend;
  /** What is painted behind the marks, on the whole plot. */
  readonly ground?: { readonly fill?: Fill; readonly stroke?: Stroke };
  /** Of a page that it was read from: where lines around its plot stand that it draws a little shorter or longer. */
  readonly elsewhere?: readonly Box[];
  /** The family of its words; the theme's body face where absent. */
  readonly font?: string;
  /** Heading of the first column of the workbook. */
  readonly heading: string;
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Ids of the shapes that it stands for; it is drawn at the place of the first. */
  readonly replaces: readonly string[];
  /** Columns of the workbook beside the drawn series: the numbers that were sent, where the drawn ones follow from them. */
  readonly notes?: readonly { readonly name: string; readonly values: readonly (number | undefined)[] }[];
}

/** Bars or columns. `gap` and `overlap` are in percent of a bar's breadth (ISO 29500-1, 21.2.2.75 and 21.2.2.131). */
export interface BarChart extends ChartBase {
  readonly kind: 'bar';
  readonly along: 'x' | 'y';
  readonly stacked: boolean;
  readonly gap: number;
  readonly overlap: number;
  readonly scale: ChartScale;
  /** Categories run from the right, or from the top. */
  readonly reversed: boolean;
  /** Lines through the middles of the columns, on a scale of their own in the same plot. */
  readonly over?: { readonly series: readonly ChartSeries[]; readonly scale: ChartScale };
}

/** Categories that are dates, in order, and stand where these are. */
export interface ChartTime {
  /** Days since 1899-12-30, as spreadsheets count them from 1900-03-01 on (ISO 29500-1, 18.17.4.1). */
  readonly serials: readonly number[];
  /** The unit of the axis: marks of one unit stand at one place. */
  readonly unit: 'days' | 'months' | 'years';
  /** A number format. */
  readonly code: string;
}

/** Lines through the categories, with areas under them where asked; the first stands on the plot's left edge, the last on its right. */
export interface LineChart extends ChartBase {
  readonly kind: 'line';
  /** Points stand in the middle of their categories, with half of one beside the first and the last. */
  readonly between?: boolean;
  readonly time?: ChartTime;
  readonly scale: ChartScale;
}

/** Shares round a circle, clockwise. `hole` is the inner diameter in percent of the outer, 0 for a pie. */
export interface RingChart extends ChartBase {
  readonly kind: 'ring';
  readonly hole: number;
  /** Where the first begins, in whole degrees from 12 o'clock. */
  readonly turn?: number;
}

/** Dots by two values, of the sizes that their points say. Categories are the names of the dots; each belongs to one series. */
export interface PointChart extends ChartBase {
  readonly kind: 'points';
  readonly x: ChartScale;
  readonly y: ChartScale;
  readonly x_name: string;
  readonly y_name: string;
  /** Position along x of each point; a point of a series stands at the place of its category. */
  readonly at: readonly number[];
  /** Makes bubbles of the dots, their areas in proportion. `largest` is the size of a bubble a quarter as wide as the plot's shorter side. */
  readonly sizes?: { readonly name: string; readonly values: readonly number[]; readonly largest: number };
}

export type Chart = BarChart | LineChart | RingChart | PointChart;
