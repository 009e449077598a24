/** Room around a text of one line, so that it stays on its line in another face and when somebody makes it longer. */
import type { Align, Emu, Line, TextShape } from '@deckwright/draw/scene';

/** Its letters stay where they are. @param to how far it may go to the left and to the right, EMU */
export function withRoom(shape: TextShape, align: Align, to: { readonly left: number; readonly right: number }): TextShape {
  const { box, text } = shape;
  const [line] = text.lines;
  if (line === undefined || text.lines.length > 1 || text.wrap) return shape;
  const [x0, x1] = [box.x + line.x, box.x + line.x + line.w];
  const half = Math.min((x0 + x1) / 2 - to.left, to.right - (x0 + x1) / 2);
  const [left, right] = {
    left: [x0, Math.max(to.right, box.x + box.w)],
    right: [Math.min(to.left, box.x), x1],
    center: [(x0 + x1) / 2 - half, (x0 + x1) / 2 + half],
  }[align].map(Math.round) as [number, number];
  const wrap = right - left >= LEAST_ROOM * (x1 - x0);
  if (!wrap && right - left <= box.w) return shape;
  return {
    ...shape,
    box: { ...box, x: left as Emu, w: (right - left) as Emu },
    text: {
      ...text,
      wrap,
      paragraphs: text.paragraphs.map((paragraph) => ({ ...paragraph, align })),
      lines: [shifted(line, (box.x - left) as Emu)],
    },
  };
}

/** Over the width of its letters: other faces are as much wider. Text with less room never wraps, and has all the room there is: some programs wrap it all the same. */
const LEAST_ROOM = 1.2;

/** A line as seen from another left edge. */
export function shifted(line: Line, x: Emu, y: Emu = 0 as Emu): Line {
  const by = (value: Emu): Emu => (value + x) as Emu;
  return {
    ...line,
    x: by(line.x),
    baseline: (line.baseline + y) as Emu,
    spans: line.spans.map((span) => ({ ...span, x: by(span.x) })),
    ...(line.bullet === undefined ? {} : { bullet: { ...line.bullet, x: by(line.bullet.x) } }),
  };
}
