/** Whether a text is larger than its shape. Uncertainty about its face counts in favour of the text. */
import { type SetText, setForeignText } from '@deckwright/read/pptx/scene/text';
import type { PlacedText } from './item.ts';
import type { SlideView } from './slide-view.ts';

export interface Overflow {
  /** Height or width of the words over the room for them. */
  readonly ratio: number;
  readonly across: boolean;
  /** Points by which the words pass the room, and the shape's own edge beyond its margin (0 when they stay in the margin). */
  readonly over: number;
  readonly past_edge: number;
}

/**
 * Points from the top to the lower edge of the last line with words, because blank lines after it show nothing. What a loose line has above
 * it does not count at the top, where LibreOffice leaves it out.
 */
export function inkHeight({ lines }: SetText): number {
  const [first] = lines;
  const lead = first === undefined ? 0 : Math.max(0, first.baseline_pt - first.ascent_pt);
  const bottom = lines.reduce((most, line) => (line.text.trim() === '' ? most : Math.max(most, line.baseline_pt + line.descent_pt)), 0);
  return Math.max(0, bottom - lead);
}

/**
 * Tolerances for text that a presentation program has fitted, because its measure differs a little from ours: text that it has shrunk, and
 * text that it may shrink and left as it was.
 */
const SHRUNK = 0.06;
const WOULD_SHRINK = 0.03;
/** Extra width of a line for such text, because its face may be another one. */
const FITTED = 0.04;
/** Rounding of boxes and font sizes. */
const ROUNDING = 0.004;
const ROUNDING_PT = 0.25;

/** Share of the font size that letters stay away from the edges of their line, at least: capitals, figures and descenders alike. */
const LETTERS_KEEP = 0.12;

export function overflowOf({ setting }: SlideView, text: PlacedText): Overflow | undefined {
  const { room, margins } = text;
  const { autofit, font_scale, line_reduction, anchor, wrap } = text.text;
  const { box } = text.owner;
  if (autofit === 'resize' || !text.placed || box === undefined || box.h <= 0 || box.w <= 0) return undefined;
  // Insets may leave nothing; a point keeps the ratio finite.
  const high = Math.max(1, room.h);
  const { frame } = text;
  const sure = { ...frame, w: autofit === 'shrink' ? frame.w * (1 + FITTED) : frame.w };
  const set = text.set.tolerance > 0 ? setForeignText(text.text, sure, setting, 1) : text.set;
  const shrunk = font_scale < 1 || line_reduction > 0;
  const allowed = autofit === 'shrink' ? Math.max(shrunk ? SHRUNK : WOULD_SHRINK, text.set.tolerance) : ROUNDING;
  const height = inkHeight(set);
  const over = height - room.h;
  if (over > Math.max(ROUNDING_PT, allowed * room.h)) {
    const margin = anchor === 'top' ? margins.after : anchor === 'bottom' ? margins.before : Math.min(margins.before, margins.after);
    const past = anchor === 'middle' ? over / 2 - margin : over - margin;
    // Labels in the middle of a shape may use its margins, because they keep the same distance from both edges. The letters of a single line
    // are still further away.
    const clearance = set.lines.length === 1 ? LETTERS_KEEP * (set.lines[0]?.size_pt ?? 0) : 0;
    if (anchor === 'middle' && past <= clearance && text.owner.shape.placeholder === undefined) return undefined;
    return { ratio: height / high, across: false, over, past_edge: Math.max(0, past) };
  }
  if (!wrap && room.w > 0 && set.width_pt - room.w > Math.max(ROUNDING_PT, (allowed + text.set.tolerance) * room.w)) {
    return { ratio: set.width_pt / room.w, across: true, over: set.width_pt - room.w, past_edge: set.width_pt - room.w };
  }
  return undefined;
}
