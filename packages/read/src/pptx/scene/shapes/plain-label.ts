/** A grey box with a name, for a shape that cannot be drawn. */
import { type Box, type Emu, emuOfPt, type Line, ptOfEmu } from '@deckwright/draw/scene';
import type { Stage } from '../stage.ts';

const FACE = 'arimo';
const GREY = '#E7E7E7';
const EDGE = '#B0B0B0';
const WORDS = '#595959';
const LEADING = 1.2;
/** From the middle of a line to its baseline, in sizes. */
const MIDDLE = 0.35;
const MAX_LINES = 30;

export interface Label {
  readonly box: Box;
  readonly rotation: number;
  readonly words: string;
  readonly source: { readonly id: number };
}

export function plainLabel(stage: Stage, { box, rotation, words, source }: Label): void {
  const turned = rotation === 0 ? {} : { rotation };
  stage.add({
    kind: 'rect',
    id: stage.id(source, 'stand-in'),
    name: words.slice(0, 200),
    role: 'decoration',
    box,
    ...turned,
    fill: { color: GREY },
    stroke: { color: EDGE, width_pt: 0.5 },
  });
  const lines = words.split('\n').slice(0, MAX_LINES);
  const size_pt = Math.min(12, ptOfEmu(box.h) / 2, ptOfEmu(box.h) / (lines.length * LEADING));
  const fitted = lines.map((line) => wordsThatFit(stage, line, size_pt, ptOfEmu(box.w) - 8)).filter(({ text }) => text !== '');
  if (size_pt < 5 || fitted.length === 0) return;
  const face = stage.text.book.nearest(FACE, false, false);
  const top = box.h / 2 - emuOfPt((fitted.length * size_pt * LEADING) / 2);
  const zero = 0 as Emu;
  stage.add({
    kind: 'text',
    id: stage.id(source, 'stand-in-name'),
    name: words.slice(0, 200),
    role: 'decoration',
    box,
    ...turned,
    text: {
      paragraphs: fitted.map(({ text }) => ({ runs: [{ text, size_pt, color: WORDS }], align: 'center', leading: LEADING, line_pct: 100 })),
      anchor: 'middle',
      insets: { l: zero, t: zero, r: zero, b: zero },
      wrap: false,
      lines: fitted.map(({ text, width_pt }, i): Line => {
        const w = emuOfPt(width_pt);
        const x = Math.round((box.w - w) / 2) as Emu;
        const baseline = Math.round(top + emuOfPt(((i + 0.5) * LEADING + MIDDLE) * size_pt)) as Emu;
        const spans = [{ text, face, size_pt, color: WORDS, x, w }] as const;
        return { spans, baseline, x, w, ascent: emuOfPt(size_pt), descent: emuOfPt(size_pt * 0.25), paragraph: i };
      }),
    },
  });
}

function wordsThatFit(
  stage: Stage,
  words: string,
  size_pt: number,
  width_pt: number,
): { readonly text: string; readonly width_pt: number } {
  const text = words.replace(/\s+/g, ' ').slice(0, 60);
  const m = stage.text.measurer.paragraph([{ text, font: FACE, scale: size_pt }], () => FACE);
  let end = text.length;
  while (end > 0 && (m.kerned[end] ?? 0) > width_pt) end--;
  return { text: text.slice(0, end), width_pt: m.kerned[end] ?? 0 };
}
