/** Text as a metafile has it: its bytes by the character set of the font, its place, and the distances between its letters. */
import { multiply } from '@deckwright/core/matrix';
import { rectSteps } from './arcs.ts';
import type { Device } from './device.ts';
import { placed, through } from './steps.ts';

/** Character sets (MS-WMF, 2.1.1.5) by the names of their encodings; others are Western European. */
const ENCODINGS: Readonly<Record<number, string>> = {
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

export const textOfBytes = (bytes: Uint8Array, charset: number): string =>
  new TextDecoder(ENCODINGS[charset] ?? 'windows-1252').decode(bytes);

export const textOfUtf16 = (bytes: Uint8Array): string => new TextDecoder('utf-16le').decode(bytes);

export interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** From the beginning of each UTF-16 unit to the next, logical. */
  readonly dx?: readonly number[];
  readonly opaque?: boolean;
  readonly clipped?: boolean;
  readonly rect?: readonly [left: number, top: number, right: number, bottom: number];
}

const UPDATE_POSITION = 1;
const HORIZONTAL = 6;
const VERTICAL = 24;

export function writeWords(device: Device, { text, x, y, dx, opaque, clipped, rect }: Words): void {
  const { state, matrix } = device;
  if (opaque && rect !== undefined) device.paintWith(through(matrix, rectSteps(...rect)), { color: state.back_color, alpha: 1 });
  if (text.trim() === '' && !(state.font.underline || state.font.strike)) return;
  device.budget.spend('characters', text.length);
  const moving = (state.align & UPDATE_POSITION) !== 0;
  const at = moving ? placed(matrix, state.x, state.y) : placed(matrix, x, y);
  const { font } = state;
  // Text keeps upright where the page is upside down; it turns with the world alone.
  const [sx, , , sy] = device.page;
  const [a, b, c, d] = multiply([Math.abs(sx), 0, 0, Math.abs(sy), 0, 0], state.world);
  const turn = (font.escapement / 10) * (Math.PI / 180);
  const [cos, sin] = [Math.cos(turn), -Math.sin(turn)];
  const along = { x: a * cos + c * sin, y: b * cos + d * sin };
  const up = Math.hypot(-a * sin + c * cos, -b * sin + d * cos);
  const scale = Math.hypot(along.x, along.y);
  const sums = dx && runningSums(dx);
  const clips = state.clips;
  if (clipped && rect !== undefined) device.cutToRect(...rect);
  device.add({
    kind: 'text',
    text,
    ...at,
    angle: ((Math.atan2(along.y, along.x) * 180) / Math.PI + 360) % 360,
    size: Math.abs(font.height || 12) * up,
    cell: font.height > 0,
    align: (state.align & HORIZONTAL) === 6 ? 'center' : (state.align & HORIZONTAL) === 2 ? 'right' : 'left',
    stands: (state.align & VERTICAL) === 24 ? 'baseline' : (state.align & VERTICAL) === 8 ? 'bottom' : 'top',
    ...(sums === undefined ? {} : { offsets: sums.map((sum) => sum * scale) }),
    family: font.family,
    bold: font.bold,
    italic: font.italic,
    underline: font.underline,
    strike: font.strike,
    color: state.text_color,
    ...(state.opaque && !opaque ? { behind: state.back_color } : {}),
    clips: device.state.clips,
  });
  if (device.state.clips !== clips) device.set({ clips });
  if (moving) device.set({ x: state.x + (sums?.at(-1) ?? text.length * Math.abs(font.height) * MEAN_ADVANCE) });
}

/** Of a letter, in sizes. */
const MEAN_ADVANCE = 0.5;

function runningSums(values: readonly number[]): number[] {
  const sums = [0];
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value);
  return sums;
}
