/** A key of letters or signs: one small line below what has them, where the frame has room. */
import { type BoxIn, type Kit, run, sideOf } from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';

/** What a letter or sign stands for, in words of the slide's language. */
export interface KeyEntry {
  readonly sign: string;
  readonly means: string;
}

const KEY_PT = 12;
const GAP = 0.1;
/** A smaller frame is one of several exhibits, where the line would take room from the content. */
const LEAST = { w: 7, h: 2.4 } as const;

const words = (entries: readonly KeyEntry[]): string => entries.map((e) => `${e.sign} ${e.means}`).join('    ');

/**
 * Height that the key takes below the content, inches; 0 where there is none: no entries, a small frame, words too wide for a line, or a
 * sub-line that says them all.
 */
export function keyHeight(entries: readonly KeyEntry[], frame: BoxIn, kit: Kit): number {
  const told = kit.context.toLowerCase();
  if (entries.every((e) => told.includes(e.means.toLowerCase())) || frame.w * kit.zoom < LEAST.w || frame.h * kit.zoom < LEAST.h) return 0;
  return kit.text.widthIn(words(entries), KEY_PT, { bold: true }) > frame.w ? 0 : kit.text.pitchIn(KEY_PT) + GAP;
}

/** The line at the foot of a frame of `keyHeight` more than its content. */
export function keyLine(id: string, entries: readonly KeyEntry[], frame: BoxIn, kit: Kit): Shape {
  const h = kit.text.pitchIn(KEY_PT);
  const side = sideOf(frame, kit);
  return kit.label({
    id,
    name: 'key',
    role: 'legend',
    box: side.box({
      x: frame.x,
      y: frame.y + frame.h - h,
      w: Math.min(frame.w, kit.text.widthIn(words(entries), KEY_PT, { bold: true }) + 0.02),
      h,
    }),
    runs: entries.flatMap((e, i) => [
      ...(i === 0 ? [] : [run('    ', undefined, 'derived')]),
      run(e.sign, undefined, 'derived', { bold: true }),
      run(` ${e.means}`, undefined, 'derived'),
    ]),
    style: { color: 'muted' },
    size_pt: KEY_PT,
    anchor: 'middle',
    align: side.start,
    wrap: false,
  });
}
