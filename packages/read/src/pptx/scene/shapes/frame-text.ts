/** Text in a shape: where its frame lies, which way it runs, and its lines as a scene's text. */
import type { Box, Emu, Line, Paragraph, Role, TextBody, TextShape } from '@deckwright/draw/scene';
import { type ForeignText, UNKNOWN } from '../../model/index.ts';
import type { Stage } from '../stage.ts';
import { drawnLines, setForeignText } from '../text/set-text.ts';

const emu = (value: number): Emu => Math.round(value) as Emu;

export interface TextPlace {
  readonly box: Box;
  /** Degrees clockwise about the centre of `box`. */
  readonly rotation: number;
  readonly flip_h: boolean;
  readonly flip_v: boolean;
  /** EMU from the corner of the unflipped box. */
  readonly text_box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly role: Role;
  readonly name: string;
  readonly source: { readonly id: number };
}

/** Quarter turns clockwise that the text is set at. */
function quarters(text: ForeignText, stage: Stage): number {
  switch (text.vertical) {
    case 'horz':
      return 0;
    case 'vert270':
      return 3;
    case 'vert':
      return 1;
    default:
      stage.approximations.note('text', `Text that runs ${text.vertical} is drawn turned by a quarter`);
      return 1;
  }
}

/** Undefined when there is nothing to see. */
export function frameText(text: ForeignText, place: TextPlace, stage: Stage): TextShape | undefined {
  if (!text.paragraphs.some(({ runs }) => runs.some((run) => run.text.trim() !== ''))) return undefined;
  for (const { runs } of text.paragraphs)
    for (const { equation } of runs) if (equation) stage.approximations.note('text', 'An equation is drawn as its letters in a row');
  if (text.warped) stage.approximations.note('text', 'Bent text is drawn straight');
  const { box } = place;
  // Upside down goes with an upright mirror, the other mirror leaves letters as they are.
  const turn = (quarters(text, stage) + (place.flip_v ? 2 : 0)) % 4;
  const { insets } = text;
  const left = (place.flip_h ? box.w - place.text_box.x - place.text_box.w : place.text_box.x) + insets.l;
  const top = (place.flip_v ? box.h - place.text_box.y - place.text_box.h : place.text_box.y) + insets.t;
  // About the shape's centre.
  const x0 = left - box.w / 2;
  const y0 = top - box.h / 2;
  const x1 = x0 + Math.max(0, place.text_box.w - insets.l - insets.r);
  const y1 = y0 + Math.max(0, place.text_box.h - insets.t - insets.b);
  const [fx, fy, fw, fh] = [
    [x0, y0, x1 - x0, y1 - y0],
    [y0, -x1, y1 - y0, x1 - x0],
    [-x1, -y1, x1 - x0, y1 - y0],
    [-y1, x0, y1 - y0, x1 - x0],
  ][turn] as [number, number, number, number];
  const [w, h] = turn % 2 === 1 ? [box.h, box.w] : [box.w, box.h];
  const own: Box = { x: emu(box.x + (box.w - w) / 2), y: emu(box.y + (box.h - h) / 2), w: emu(w), h: emu(h) };
  const lines = drawnLines(text, { w: fw, h: fh }, stage.text, stage.inks).map((line) => moved(line, fx + w / 2, fy + h / 2));
  if (lines.length === 0) return undefined;
  const rotation = (((place.rotation + turn * 90 + text.rotation) % 360) + 360) % 360;
  return {
    kind: 'text',
    id: stage.id(place.source, 'text'),
    name: place.name,
    role: place.role,
    box: own,
    ...(rotation === 0 ? {} : { rotation }),
    text: bodyOf(text, lines, stage),
  };
}

/** A cell's text, lines from the cell's own corner. */
export function cellText(text: ForeignText, w: number, h: number, stage: Stage): TextBody {
  const { insets } = text;
  const frame = { w: Math.max(0, w - insets.l - insets.r), h: Math.max(0, h - insets.t - insets.b) };
  const lines = drawnLines(text, frame, stage.text, stage.inks).map((line) => moved(line, insets.l, insets.t));
  return bodyOf(text, lines, stage);
}

/** EMU that a cell of that width must be high for its text. */
export function cellHeight(text: ForeignText, w: number, stage: Stage): number {
  const { insets } = text;
  const frame = { w: Math.max(0, w - insets.l - insets.r), h: 0 };
  return setForeignText(text, frame, stage.text).height_pt * 12_700 + insets.t + insets.b;
}

function moved(line: Line, dx: number, dy: number): Line {
  const x = (value: Emu): Emu => emu(value + dx);
  return {
    ...line,
    x: x(line.x),
    baseline: emu(line.baseline + dy),
    spans: line.spans.map((span) => ({ ...span, x: x(span.x) })),
    ...(line.bullet ? { bullet: { ...line.bullet, x: x(line.bullet.x) } } : {}),
  };
}

const NO_INSET = 0 as Emu;

function bodyOf(text: ForeignText, lines: readonly Line[], stage: Stage): TextBody {
  return {
    paragraphs: text.paragraphs.map(
      (paragraph): Paragraph => ({
        runs: paragraph.runs.map((run) => ({
          text: run.kind === 'break' ? '\n' : run.text,
          size_pt: run.size_pt === UNKNOWN ? 18 : run.size_pt,
          color: stage.inks.of(run.paint) ?? stage.ink,
        })),
        align: paragraph.align === 'justify' ? 'left' : paragraph.align,
        leading: 1.2,
        line_pct: 100,
        ...(paragraph.rtl ? { rtl: true } : {}),
        ...(paragraph.bullet ? { bullet: { kind: 'number', color: stage.ink, text: paragraph.bullet.text } } : {}),
      }),
    ),
    anchor: 'top',
    insets: { l: NO_INSET, t: NO_INSET, r: NO_INSET, b: NO_INSET },
    wrap: text.wrap,
    lines,
  };
}
