/** Text that is larger than its shape, or that grows past the slide. */
import { EMU_PER_PT } from '@deckwright/draw/scene';
import { collisionBeyond } from '../view/collisions.ts';
import type { PlacedText } from '../view/item.ts';
import { overflowOf } from '../view/overflow.ts';
import { called, quoted } from '../view/placed-text.ts';
import { pastCanvas, type SlideView } from '../view/slide-view.ts';
import { growTable } from '../view/table.ts';
import { defineCheck, type Report } from './define-check.ts';

/** Points past the slide's edge that rounding may cause. */
const EDGE_PT = 1.5;
/** Uncertainty of a line's height: programs set a line 1.15 to 1.21 font sizes high. The difference is visible only at a visible frame. */
const PITCH_DOUBT = 0.045;
/** The same for a single line, whose letters lie further from its edges. */
const ONE_LINE_DOUBT = 0.12;
/** A box smaller by this factor than its single line is an error in every program. */
const COLLAPSED = 3;
/** Points past the edge of a shape from which on it is plainly visible. */
const PLAIN_PT = 2;
/** A word wider than its line by less than this may still fit in the reader's face. */
const WORD = 1.03;

export const textOverflow = defineCheck({
  code: 'text_overflow',
  severity: 'error',
  what: 'Text is larger than the shape that it stands in, or grows past the edge of the slide. Measured with the metrics of its face.',
  unit: 'size of the text over the room for it',
  remedy: 'Shorten the text, make the shape larger, or set a smaller font.',
  find(view, report) {
    for (const text of view.texts) {
      if (!text.owner.own || text.cell !== undefined) continue;
      const found = ofShape(view, text) ?? grownOff(view, text) ?? brokenWord(text);
      if (found !== undefined) report(found);
    }
    for (const item of view.items) if (item.own && item.shape.kind === 'table') for (const found of ofTable(view, item)) report(found);
  },
});

function ofShape(view: SlideView, text: PlacedText): Report | undefined {
  const found = overflowOf(view, text);
  if (found === undefined) return undefined;
  const { ratio, across, past_edge } = found;
  const off = pastCanvas(view, text.bounds) > EDGE_PT;
  const shown = isSeen(text);
  const collision = collisionBeyond(view, text);
  // These overflows look as intended: text that does not wrap and passes an invisible frame over nothing else; text that stays in its
  // margin or within the difference between programs; a label of one line in a box of any height.
  const label = text.lines.length === 1 && text.owner.shape.placeholder === undefined && ratio < COLLAPSED;
  const doubt = text.lines.length === 1 ? ONE_LINE_DOUBT : PITCH_DOUBT;
  const harmless = across || label || past_edge === 0 || ratio < 1 + doubt;
  if (!shown && !off && collision === undefined && harmless) return undefined;
  const percent = Math.max(1, Math.round((ratio - 1) * 100));
  const how = across ? `${percent} % wider than its box` : `${percent} % higher than its box`;
  const where = off
    ? ' and runs off the slide'
    : collision !== undefined
      ? ' and runs into other text'
      : past_edge === 0
        ? ' and stands in its margin'
        : '';
  return {
    about: text,
    message: `${quoted(text.words)} is ${how}${where}.`,
    measured: ratio,
    limit: 1,
    severity: past_edge > PLAIN_PT && (off || shown || collision !== undefined) ? 'error' : 'warning',
    remedy: `Shorten the text, make the shape ${inches(found.over)} in ${across ? 'wider' : 'higher'}, or set a smaller font.`,
    ...(collision === undefined ? {} : { other: collision.one === text ? collision.other.owner : collision.one.owner }),
  };
}

/** Points as inches, rounded up to two digits, so that the box is large enough. */
const inches = (pt: number): string => (Math.ceil((pt / 72) * 100) / 100).toFixed(2);

/** Finds a shape that grows with its text, so that the text ends beyond the slide although the stored box does not. */
function grownOff(view: SlideView, text: PlacedText): Report | undefined {
  if (text.text.autofit !== 'resize' || !text.placed) return undefined;
  const { bounds } = text.owner;
  if (bounds === undefined || bounds.y + bounds.h > view.canvas.h || bounds.y < 0) return undefined;
  const off = pastCanvas(view, text.bounds);
  if (off <= EDGE_PT + text.set.tolerance * text.set.height_pt) return undefined;
  return {
    about: text,
    message: `${quoted(text.words)} makes its shape grow past the edge of the slide, by ${(off / 72).toFixed(2)} in.`,
    measured: text.room.h > 0 ? text.set.height_pt / text.room.h : 1,
    limit: 1,
    remedy: `Shorten the text, move the shape ${inches(off)} in away from the edge, or set a smaller font.`,
  };
}

const isSeen = ({ owner: { shape } }: PlacedText): boolean =>
  shape.fill.kind !== 'none' || (shape.outline !== undefined && shape.outline.paint.kind !== 'none');

function brokenWord(text: PlacedText): Report | undefined {
  const { cut, tolerance } = text.set;
  if (cut === undefined || !text.placed || !text.text.wrap) return undefined;
  // Addresses, codes and scripts without spaces are broken anywhere.
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}'’-]{4,}[.,;:!?)]*$/u.test(cut.word)) return undefined;
  const ratio = (cut.width_pt * (1 - tolerance)) / cut.room_pt;
  if (ratio < WORD) return undefined;
  return {
    about: text,
    message: `The word ${quoted(cut.word)} is wider than its line and is broken between letters.`,
    measured: ratio,
    limit: 1,
    severity: 'warning',
    remedy: `Make the shape ${inches(cut.width_pt * (1 - tolerance) - cut.room_pt)} in wider, set a smaller font, or choose a shorter word.`,
  };
}

function* ofTable(view: SlideView, item: SlideView['items'][number]): Generator<Report> {
  const { shape, table } = item;
  if (shape.kind !== 'table' || table === undefined || shape.box === undefined) return;
  const stored = shape.box;
  const sure = growTable(shape, stored, view.setting, 1);
  const off = (sure.box.y + sure.box.h - view.canvas.h) / EMU_PER_PT;
  if (off > EDGE_PT && sure.grown > 0 && stored.y + stored.h <= view.canvas.h + EDGE_PT * EMU_PER_PT) {
    yield {
      about: { shape, bounds: table.box },
      message: `The rows of the ${called(shape)} grow with their text, and the table ends ${(off / 72).toFixed(2)} in below the slide.`,
      remedy: 'Shorten the text of the cells, move the table up, set a smaller font, or put some of its rows on another slide.',
      measured: sure.box.h / Math.max(1, view.canvas.h - stored.y),
      limit: 1,
    };
  }
  for (const text of item.texts) {
    const broken = brokenWord(text);
    if (broken !== undefined) {
      yield broken;
      return;
    }
  }
}
