/** Text of EMF and WMF drawings, at its place and as wide as the drawing says, in the carried faces. */

import type { Matrix } from '@deckwright/core/matrix';
import { applyTo } from '@deckwright/core/matrix';
import {
  type Box,
  type Color,
  type Emu,
  emuOfPt,
  type Insets,
  ptOfEmu,
  type Role,
  type Span,
  type TextShape,
} from '@deckwright/draw/scene';
import { hanOf, hasRtl } from '@deckwright/draw/typeset';
import type { TextMark } from '../../../metafile/index.ts';
import { mixRgb } from '../colors.ts';
import { drawnFamily } from '../text/faces.ts';
import type { TextKit } from '../text/kit.ts';
import { isSymbolFace, symbolText } from '../text/symbols.ts';

export interface MetafileFrame {
  /** From the device to the slide, EMU. */
  readonly matrix: Matrix;
  readonly alpha: number;
  readonly flip_h: boolean;
  readonly flip_v: boolean;
}

const NO_INSETS: Insets = { l: 0 as Emu, t: 0 as Emu, r: 0 as Emu, b: 0 as Emu };
/** Letters of another family are drawn as small as this to keep to their room. */
const SMALLEST = 0.75;
const FEWEST = 4;
const FARTHEST_PT = 1e6;
const LARGEST_PT = 4000;

interface Piece {
  text: string;
  readonly face: string;
  readonly x_pt: number;
  w_pt: number;
}

/** Undefined for what is too small or too far to be seen. */
export function setMetafileText(mark: TextMark, frame: MetafileFrame, id: string, role: Role, kit: TextKit): TextShape | undefined {
  const { family, tolerance, why } = drawnFamily(mark.family, kit.book);
  const text = symbolText(printable(mark.text), mark.family);
  const face = kit.book.nearest(family, mark.bold, mark.italic);
  const table = kit.book.table(face);
  const [ascent, descent] = [table.ascent / table.units_per_em, table.descent / table.units_per_em];
  // Lengths along the line and across it, in the box of the picture.
  const turn = (mark.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [a, b, c, d] = frame.matrix;
  const along = { x: a * cos + c * sin, y: b * cos + d * sin };
  const scale = ptOfEmu(Math.hypot(along.x, along.y));
  const high = ptOfEmu(Math.hypot(-a * sin + c * cos, -b * sin + d * cos));
  const em = (mark.cell ? mark.size / (ascent + descent) : mark.size) * high;
  const [x, y] = applyTo(frame.matrix, mark.x, mark.y).map(ptOfEmu) as [number, number];
  if (!(em > 0.1 && em < LARGEST_PT && Math.abs(x) < FARTHEST_PT && Math.abs(y) < FARTHEST_PT)) return undefined;
  if (tolerance > 0) kit.substituted(mark.family, family, why);

  const symbols = isSymbolFace(mark.family);
  const offsets = symbols || text.length !== mark.text.length ? undefined : mark.offsets?.map((offset) => offset * scale);
  const pieces = piecesOf(text, face, mark.bold, kit, offsets);
  const natural = pieces.reduce((sum, { w_pt }) => sum + w_pt, 0) * em;
  const width = offsets?.at(-1) ?? natural;
  if (!(width > 0 && width < FARTHEST_PT)) return undefined;
  // Of single letters each would get a size of its own.
  const shrunk = text.length < FEWEST ? 1 : Math.max(SMALLEST, Math.min(1, width / (natural || 1)));
  const size_pt = em * shrunk;

  // Of a mirrored drawing the words are not: they stand where they would be, the other way round.
  const align = frame.flip_h ? MIRRORED[mark.align] : mark.align;
  const stands = frame.flip_v && mark.stands !== 'baseline' ? (mark.stands === 'top' ? 'bottom' : 'top') : mark.stands;
  const left = align === 'left' ? 0 : align === 'center' ? -width / 2 : -width;
  const top = stands === 'top' ? 0 : stands === 'bottom' ? -(ascent + descent) * em : -ascent * em;
  const angle = Math.atan2(frame.flip_v ? -along.y : along.y, frame.flip_h ? -along.x : along.x);
  const box = turnedBox({ x, y, left, top, w: width, h: (ascent + descent) * em, angle });

  const color = fadedColor(mark.color, frame.alpha);
  const spans = spansOf(pieces, offsets, { em, size_pt, color, mark });
  const rotation = ((angle * 180) / Math.PI + 360) % 360;
  return {
    kind: 'text',
    id,
    name: text.slice(0, 40).trim(),
    role,
    box,
    ...(rotation === 0 ? {} : { rotation }),
    text: {
      paragraphs: [{ runs: [{ text, size_pt, color }], align: 'left', leading: 1.2, line_pct: 100 }],
      anchor: 'top',
      insets: NO_INSETS,
      wrap: false,
      lines: [
        {
          spans,
          baseline: emuOfPt(ascent * em),
          x: 0 as Emu,
          w: box.w,
          ascent: emuOfPt(ascent * em),
          descent: emuOfPt(descent * em),
          paragraph: 0,
        },
      ],
    },
  };
}

const MIRRORED = { left: 'right', center: 'center', right: 'left' } as const;

/** Signs of control draw nothing. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ');

const fadedColor = (color: TextMark['color'], alpha: number): Color => (alpha < 1 ? mixRgb('#FFFFFF', color, alpha) : color);

/** The upright box that, turned about its centre, lies along the line. */
function turnedBox(line: { x: number; y: number; left: number; top: number; w: number; h: number; angle: number }): Box {
  const [across, down] = [line.left + line.w / 2, line.top + line.h / 2];
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
  const [cx, cy] = [line.x + across * cos - down * sin, line.y + across * sin + down * cos];
  return { x: emuOfPt(cx - line.w / 2), y: emuOfPt(cy - line.h / 2), w: emuOfPt(line.w), h: emuOfPt(line.h) };
}

/** By the faces that have the letters, and by words where their places are known. Widths in sizes. */
function piecesOf(text: string, own: string, bold: boolean, { book }: TextKit, offsets: readonly number[] | undefined): readonly Piece[] {
  const pieces: Piece[] = [];
  const han = hanOf(text, 'zh-CN');
  let after_space = false;
  let at = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 32;
    const last = pieces.at(-1);
    const face = book.faceFor(code, own, bold, last?.face ?? own, han);
    const table = book.table(face);
    const w_pt = Math.max(0, table.advance(code)) / table.units_per_em;
    const goes_on = last?.face === face && !(after_space && letter !== ' ' && offsets !== undefined);
    if (last !== undefined && goes_on) {
      last.text += letter;
      last.w_pt += w_pt;
    } else pieces.push({ text: letter, face, x_pt: offsets?.[at] ?? 0, w_pt });
    after_space = letter === ' ';
    at += letter.length;
  }
  return pieces;
}

interface SpanLook {
  readonly em: number;
  readonly size_pt: number;
  readonly color: Color;
  readonly mark: TextMark;
}

function spansOf(
  pieces: readonly Piece[],
  offsets: readonly number[] | undefined,
  { em, size_pt, color, mark }: SpanLook,
): readonly Span[] {
  let x = 0;
  const rtl = hasRtl(mark.text);
  return (rtl ? pieces.toReversed() : pieces).map(({ text, face, x_pt, w_pt }): Span => {
    const left = offsets === undefined || rtl ? x : x_pt;
    x += w_pt * em;
    return {
      text,
      face,
      size_pt,
      color,
      x: emuOfPt(left),
      w: emuOfPt(w_pt * size_pt),
      ...(rtl ? { rtl } : {}),
      ...(mark.underline ? { underline: true } : {}),
      ...(mark.strike ? { strike: true } : {}),
      ...(mark.behind === undefined ? {} : { highlight: mark.behind }),
      ...(mark.italic && !face.endsWith('i') && !face.startsWith('noto-') ? { oblique: true } : {}),
    };
  });
}
