/**
 * The ink of each line of a text, as the reference face would set it, inches. The faces of themes differ in width and height, and what is
 * placed beside the text must have one place in all of them.
 */
import type { Bounds } from '@deckwright/core/geometry';
import type { Kit } from '../layout/index.ts';
import { inOfEmu, type Shape, type TextShape } from '../scene/index.ts';

/** Heights of the reference face (Arial) in em: above and below the baseline, and a whole line. */
const ASCENT = 1854 / 2048;
const DESCENT = 434 / 2048;
const NATURAL = (1854 + 434 + 67) / 2048;
/** Added by the typesetter to each measured width, inches. */
const SLACK = 0.02;

export function inksOf(shape: Shape, kit: Kit): readonly Bounds[] {
  if (shape.kind !== 'text') return [];
  const { text, box } = shape;
  const { paragraphs, insets, anchor, lines } = text;
  const counts = paragraphs.map((_, p) => lines.filter((l) => l.paragraph === p).length);
  const sizes = paragraphs.map((p) => Math.max(0, ...p.runs.map((r) => r.size_pt)));
  const pitches = paragraphs.map((p, i) => (sizes[i] ?? 0) * p.leading);
  const heights = paragraphs.map((p, i) => (p.space_before_pt ?? 0) + (counts[i] ?? 0) * (pitches[i] ?? 0));
  const free = inOfEmu(box.h - insets.t - insets.b) * 72 - heights.reduce((a, b) => a + b, 0);
  let y = inOfEmu(box.y + insets.t) * 72 + (anchor === 'top' ? 0 : anchor === 'bottom' ? free : free / 2);
  return paragraphs.flatMap((p, i) => {
    const size = sizes[i] ?? 0;
    y += p.space_before_pt ?? 0;
    return lines
      .filter((l) => l.paragraph === i)
      .map((line) => {
        const baseline = y + (ASCENT - Math.max(0, NATURAL - p.leading)) * size;
        y += pitches[i] ?? 0;
        const [left, right] = acrossOf(line, p.align, shape, kit);
        return { left, right, top: (baseline - ASCENT * size) / 72, bottom: (baseline + DESCENT * size) / 72 };
      });
  });
}

/** Left and right edge of a line. */
function acrossOf(line: TextShape['text']['lines'][number], align: string, { box }: TextShape, kit: Kit): readonly [number, number] {
  const w = line.spans.reduce((sum, s) => sum + kit.text.widthIn(s.text, s.size_pt, { bold: /-[6-9]00/.test(s.face) }) - SLACK, 0);
  const [x, set] = [inOfEmu(box.x + line.x), inOfEmu(line.w)];
  const left = align === 'left' ? x : align === 'right' ? x + set - w : x + (set - w) / 2;
  // Widths in EMU are rounded, so edges that follow from them differ by one.
  return [snapped(left), snapped(left + w)];
}

const snapped = (inches: number): number => Math.round(inches * 1000) / 1000;
