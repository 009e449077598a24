/** Which placeholders each layout has, where they are on it, and what text in them inherits. */
import {
  type Box,
  boxOfIn,
  type Color,
  type FontRole,
  type Placeholder,
  type SlideLayout,
  type TextShape,
  type Theme,
} from '@deckwright/draw/scene';

/** What a text has before its own properties are written; the writer leaves out what is the same. */
export interface Inherited {
  readonly font: FontRole;
  readonly bold: boolean;
  /** Absent where the size is always written. */
  readonly size_pt?: number;
  /** Absent where the colour is always written. */
  readonly color?: Color;
  readonly bullet: boolean;
  /** Line pitch as a percentage of the face's own. */
  readonly line_pct: number;
}

/** Text boxes and shapes: the body face and nothing else. */
export const PLAIN_TEXT: Inherited = { font: 'body', bold: false, bullet: false, line_pct: 100 };

export interface PlaceholderSpec {
  /** What people see in the selection pane of the layout. */
  readonly name: string;
  /** Prompt on the layout. */
  readonly prompt: string;
  /** Attributes of `p:ph`. */
  readonly ph: string;
  readonly box: Box;
  readonly anchor: 't' | 'b';
  readonly align: 'l' | 'r';
  readonly size_pt: number;
  readonly color: Color;
}

export type LayoutPlaceholders = Readonly<Partial<Record<Placeholder, PlaceholderSpec>>>;

const FULL_W = 12.3333;

/** Titles are set at 1.10 of the font size, which is 96 % of the line height of Arial. */
export const TITLE_LINE_PCT = 96;

const TITLE: PlaceholderSpec = {
  name: 'Title',
  prompt: 'Say the conclusion',
  ph: 'type="title"',
  box: boxOfIn(0.5, 0.42, FULL_W, 0.4),
  anchor: 't',
  align: 'l',
  size_pt: 24,
  color: 'ink',
};

const SUB_LINE: PlaceholderSpec = {
  name: 'Sub-line',
  prompt: 'What is measured, unit, period, scope',
  ph: 'type="body" sz="quarter" idx="13"',
  box: boxOfIn(0.5, 0.87, FULL_W, 0.25),
  anchor: 't',
  align: 'l',
  size_pt: 14,
  color: 'muted',
};

const BODY: PlaceholderSpec = {
  name: 'Body',
  prompt: 'Body',
  ph: 'idx="1"',
  box: boxOfIn(0.5, 1.5, FULL_W, 5.3),
  anchor: 't',
  align: 'l',
  size_pt: 14,
  color: 'ink',
};

const FOOTER: PlaceholderSpec = {
  name: 'Footer',
  prompt: '',
  ph: 'type="ftr" sz="quarter" idx="11"',
  box: boxOfIn(0.5, 6.92, 9.2, 0.3),
  anchor: 'b',
  align: 'l',
  size_pt: 9,
  color: 'muted',
};

const SLIDE_NUMBER: PlaceholderSpec = {
  name: 'Slide number',
  prompt: '',
  ph: 'type="sldNum" sz="quarter" idx="12"',
  box: boxOfIn(12.4333, 7.07, 0.4, 0.15),
  anchor: 'b',
  align: 'r',
  size_pt: 9,
  color: 'muted',
};

/** Positions are the zones of the slide for a one-line title; a slide writes its own, measured ones. */
export const LAYOUT_PLACEHOLDERS: Readonly<Record<SlideLayout, LayoutPlaceholders>> = {
  content: { title: TITLE, subtitle: SUB_LINE, body: BODY, footer: FOOTER, slide_number: SLIDE_NUMBER },
  cover: {
    title: { ...TITLE, ph: 'type="ctrTitle"', box: boxOfIn(0.5, 2.2, 9.2, 2.05), anchor: 'b', size_pt: 40 },
    subtitle: { ...SUB_LINE, ph: 'type="subTitle" idx="1"', box: boxOfIn(0.5, 4.45, 9.2, 0.8), size_pt: 20 },
  },
  section: {
    title: { ...TITLE, box: boxOfIn(0.5, 2.2, 9.2, 2.05), anchor: 'b', size_pt: 40 },
    subtitle: { ...SUB_LINE, ph: 'type="body" idx="1"', box: boxOfIn(0.5, 4.45, 9.2, 0.8), size_pt: 20 },
    footer: FOOTER,
    slide_number: SLIDE_NUMBER,
  },
  blank: { footer: FOOTER, slide_number: SLIDE_NUMBER },
};

/** The master's own, which layouts follow where they say nothing else. */
export const MASTER_PLACEHOLDERS: LayoutPlaceholders = {
  title: TITLE,
  body: { ...BODY, ph: 'type="body" idx="1"' },
  footer: { ...FOOTER, ph: 'type="ftr" sz="quarter" idx="3"' },
  slide_number: { ...SLIDE_NUMBER, ph: 'type="sldNum" sz="quarter" idx="4"' },
};

export function inheritedBy(placeholder: Placeholder, spec: PlaceholderSpec, theme: Theme): Inherited {
  const title = placeholder === 'title';
  return {
    font: title ? 'heading' : 'body',
    bold: title && theme.title_bold,
    size_pt: spec.size_pt,
    color: spec.color,
    bullet: placeholder === 'body',
    line_pct: title ? TITLE_LINE_PCT : 100,
  };
}

/** `p:ph` of each kind; the indices are those of our usual layouts. */
export const OWN_PLACEHOLDERS: Readonly<Record<Placeholder, string>> = {
  title: 'type="title"',
  subtitle: 'type="subTitle" idx="1"',
  body: 'type="body" idx="13"',
  footer: 'type="ftr" sz="quarter" idx="11"',
  slide_number: 'type="sldNum" sz="quarter" idx="12"',
};

/** What a text in a place takes from it: the look of the place's first run; a body's size and colour are those of its levels. */
export function inheritedFrom({ text, placeholder }: TextShape): Inherited {
  const run = text.paragraphs[0]?.runs[0];
  const body = placeholder === 'body';
  return {
    font: run?.font ?? 'body',
    bold: run?.bold ?? false,
    ...(body ? {} : { size_pt: run?.size_pt ?? 18, color: run?.color ?? 'ink' }),
    bullet: body,
    line_pct: text.paragraphs[0]?.line_pct ?? 100,
  };
}
