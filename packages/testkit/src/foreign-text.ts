/** Text of a foreign deck written out by hand: black Arial of 18 pt, one line apart, in a frame without insets. */
import type { ForeignParagraph, ForeignRun, ForeignText } from '@deckwright/read/pptx';

export function foreignRun(text: string, more: Partial<ForeignRun> = {}): ForeignRun {
  return {
    kind: 'run',
    text,
    size_pt: 18,
    paint: { kind: 'solid', color: { rgb: '#000000', alpha: 1 } },
    face: 'Arial',
    bold: false,
    italic: false,
    underline: false,
    strike: false,
    baseline_pct: 0,
    caps: 'none',
    spacing_pt: 0,
    start: 0,
    end: 0,
    ...more,
  };
}

export function foreignParagraph(runs: readonly ForeignRun[], more: Partial<ForeignParagraph> = {}): ForeignParagraph {
  return {
    runs,
    align: 'left',
    level: 0,
    rtl: false,
    margin_left: 0,
    margin_right: 0,
    indent: 0,
    line: { pct: 1 },
    before: { pt: 0 },
    after: { pt: 0 },
    end_size_pt: 18,
    start: 0,
    end: 0,
    ...more,
  };
}

export function foreignText(paragraphs: readonly ForeignParagraph[], more: Partial<ForeignText> = {}): ForeignText {
  return {
    paragraphs,
    insets: { l: 0, t: 0, r: 0, b: 0 },
    anchor: 'top',
    anchor_center: false,
    wrap: true,
    autofit: 'none',
    font_scale: 1,
    line_reduction: 0,
    columns: 1,
    column_gap: 0,
    vertical: 'horz',
    rotation: 0,
    warped: false,
    ...more,
  };
}
