/** A status as a pill. Each state has its own glyph beside the word, so that colour does not carry it alone. */
import { type BoxIn, type Kit, run, shape } from '../layout/index.ts';
import type { Color } from '../scene/index.ts';
import { statusSaid } from './status-look.ts';
import type { Board } from './text-items.ts';

interface Known {
  readonly glyph: string;
  readonly fill: Color;
}
const RED: Known = { glyph: '●', fill: 'negative' };
const AMBER: Known = { glyph: '▲', fill: 'warning' };
const GREEN: Known = { glyph: '✓', fill: 'positive' };
const GREY: Known = { glyph: '–', fill: 'track' };
const STATES: Readonly<Record<string, Known>> = {
  red: RED,
  off_track: RED,
  blocked: RED,
  bad: RED,
  overdue: RED,
  amber: AMBER,
  yellow: AMBER,
  at_risk: AMBER,
  warn: AMBER,
  in_progress: AMBER,
  green: GREEN,
  on_plan: GREEN,
  on_track: GREEN,
  good: GREEN,
  done: GREEN,
  complete: GREEN,
  open: GREY,
  planned: GREY,
  not_started: GREY,
  confirmed: GREEN,
  proven: GREEN,
  rejected: RED,
  disproven: RED,
  grey: GREY,
};

/** The state of a word. An unknown word gives undefined and a warning. */
export function stateOf(word: string, path: string, kit: Kit): Known | undefined {
  const stateOfWord =
    STATES[
      word
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_')
    ];
  if (stateOfWord === undefined)
    kit.warn('unknown_value', `The status ${JSON.stringify(word.slice(0, 40))} is not known; its pill is neutral.`, {
      path,
      remedy: 'Send green, amber or red.',
    });
  return stateOfWord;
}

/** Width that the pills with these words need. */
export const pillWidth = (words: readonly string[], size_pt: number, kit: Kit): number =>
  Math.max(0, ...words.map((w) => kit.text.widthIn(`▲ ${statusSaid(w, undefined, kit).text}`, size_pt, { bold: true }))) + 0.24;

/** Draws the pill at the leading edge of a box, in the middle of its height. Words that are wider than the box are set smaller. */
export function drawPill(board: Board, part: string, word: string, path: string, box: BoxIn, usual_pt: number): void {
  const { kit } = board;
  const state = stateOf(word, path, kit) ?? GREY;
  const said = statusSaid(word, path, kit);
  const size_pt =
    [usual_pt, 11, 10].find((s) => s <= usual_pt && kit.text.widthIn(`${state.glyph} ${said.text}`, s, { bold: true }) <= box.w) ?? 10;
  const h = Math.ceil((kit.text.pitchIn(size_pt) + 0.08) * 100) / 100;
  const at = board.side.box({ x: box.x, y: box.y + (box.h - h) / 2, w: box.w, h });
  board.add(
    'label',
    shape.rect({ id: `${board.id}/${part}`, name: `status: ${said.text}`, role: 'chip' }, at, {
      fill: shape.fill(state.fill),
      radius_in: Math.min(0.14, h / 2),
      text: kit.text.set({
        block: kit.block([run(`${state.glyph} `, undefined, 'derived'), run(said.text, said.path, said.bind)], {
          color: kit.on(state.fill),
          bold: true,
        }),
        size_pt,
        width_in: at.w,
        height_in: h,
        align: 'center',
        anchor: 'middle',
        wrap: false,
        lang: kit.locale,
      }),
    }),
  );
}
