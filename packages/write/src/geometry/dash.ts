/** Dash patterns: DrawingML's presets (ISO 29500-1, 20.1.10.48 ST_PresetLineDashVal) as PowerPoint draws them, in multiples of the width. */
import type { Dash, Stroke } from '@deckwright/draw/scene';

const PATTERNS: Readonly<Record<Dash, readonly number[]>> = {
  solid: [],
  dash: [4, 3],
  dot: [1, 1],
  dashDot: [4, 3, 1, 3],
  longDash: [8, 3],
};

/** Lengths of marks and gaps in points; empty for a solid line. */
export const dashPattern = (stroke: Stroke): readonly number[] =>
  PATTERNS[stroke.dash ?? 'solid'].map((length) => length * stroke.width_pt);
