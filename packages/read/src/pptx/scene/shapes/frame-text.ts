/** Text in a shape: where its frame lies, which way it runs, and its lines as a scene's text. */
import type { Box, Emu, Line, Paragraph, Role, TextBody, TextShape } from '@deckwright/draw/scene';
import { type ForeignText, UNKNOWN } from '../../model/index.ts';
import type { Stage } from '../stage.ts';
import { frameOf, isTurnedAsWritten, type TextHolder } from '../text/frame.ts';
import { drawnLines } from '../text/set-text.ts';

const emu = (value: number): Emu => Math.round(value) as Emu;

export interface TextPlace extends TextHolder {
  readonly box: Box;
  readonly role: Role;
  readonly name: string;
  readonly source: { readonly id: number };
}

/** Undefined when there is nothing to see. */
export function frameText(text: ForeignText, place: TextPlace, stage: Stage): TextShape | undefined {
  if (!text.paragraphs.some(({ runs }) => runs.some((run) => run.text.trim() !== ''))) return undefined;
  for (const { runs } of text.paragraphs)
    for (const { equation } of runs) if (equation) stage.approximations.note('text', 'An equation is drawn as its letters in a row');
  if (text.warped) stage.approximations.note('text', 'Bent text is drawn straight');
  if (!isTurnedAsWritten(text)) stage.approximations.note('text', `Text that runs ${text.vertical} is drawn turned by a quarter`);
  const { box } = place;
  const frame = frameOf(text, place);
  const { w, h } = frame.around;
  const own: Box = { x: emu(box.x + (box.w - w) / 2), y: emu(box.y + (box.h - h) / 2), w: emu(w), h: emu(h) };
  const lines = drawnLines(text, frame, stage.text, stage.inks).map((line) => moved(line, frame.x + w / 2, frame.y + h / 2));
  if (lines.length === 0) return undefined;
  const { rotation } = frame;
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
