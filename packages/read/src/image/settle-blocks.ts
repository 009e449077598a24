/** How blocks stand: in the middle of their box or at the right of their column, and how much wider each may be drawn than it is in the picture. */
import type { PictureBlock } from './blocks-of-lines.ts';
import type { Frame } from './frame.ts';
import { heightOf, overlap, type PxBounds, widthOf } from './raster.ts';

export interface SettledBlock extends PictureBlock {
  /** Pixels that a reader in whose font the words are wider may take beside it, without breaking them otherwise or meeting anything. */
  readonly spare_px: number;
}

/** Of the size: the middle of a box, and of the slide. */
const SAME_MIDDLE = 0.35;
/** Of the size: what is nearer to an edge of its box begins there. */
const LEAST_INSET = 0.5;
/** Of the slide's width: what begins further to the left stands at its left edge, whatever its middle is. */
const LEAST_MARGIN = 0.15;
/** Of the size: right edges of one column. */
const SAME_EDGE = 0.2;
const LEAST_IN_COLUMN = 2;
/** Of the width. No font that a reader falls back to is wider by more. */
const MOST_SPARE = 0.3;
/** Of the size: room that stays before what stands beside. */
const APART = 0.3;
/** Of what the first word of the next line would need: less, and it stays where it is. */
const BREAKS = 0.97;
const SPACE = 0.25;

export function settled(blocks: readonly PictureBlock[], boxes: readonly PxBounds[], frame: Frame): SettledBlock[] {
  const slide: PxBounds = { left: 0, top: 0, right: frame.width, bottom: frame.height };
  return blocks.map((block) => {
    const others = blocks.filter((other) => other !== block);
    const holder = boxes
      .filter((box) => isWithin(block, box))
      .reduce<PxBounds | undefined>((least, box) => (least === undefined || areaOf(box) < areaOf(least) ? box : least), undefined);
    const aligned = { ...block, align: alignOf(block, holder, others, slide) };
    return { ...aligned, spare_px: spareOf(aligned, holder ?? slide, [...others, ...boxes.filter((box) => !isWithin(block, box))]) };
  });
}

const areaOf = (box: PxBounds): number => widthOf(box) * heightOf(box);
const sizeOf = ({ paragraphs }: PictureBlock): number => paragraphs[0]?.[0]?.size_px ?? 0;
const isWithin = (inner: PxBounds, { left, top, right, bottom }: PxBounds): boolean =>
  inner.left >= left && inner.right <= right && inner.top >= top && inner.bottom <= bottom;

/** One line by itself has no edge in common with others in its block. */
function alignOf(
  block: PictureBlock,
  holder: PxBounds | undefined,
  others: readonly PictureBlock[],
  slide: PxBounds,
): PictureBlock['align'] {
  if (block.paragraphs.flat().length > 1) return block.align;
  const size = sizeOf(block);
  const around = holder ?? slide;
  const [before, after] = [block.left - around.left, around.right - block.right];
  const isInMiddle = Math.abs(before - after) < 2 * SAME_MIDDLE * size;
  if (isInMiddle && before > (holder === undefined ? LEAST_MARGIN * widthOf(slide) : LEAST_INSET * size)) return 'center';
  const near = SAME_EDGE * size;
  const sharing = (of: (one: PictureBlock) => number): number => others.filter((one) => Math.abs(of(one) - of(block)) < near).length;
  const [left, right] = [sharing((one) => one.left), sharing((one) => one.right)];
  return right >= LEAST_IN_COLUMN && right > left ? 'right' : block.align;
}

function spareOf(block: PictureBlock, around: PxBounds, others: readonly PxBounds[]): number {
  const apart = APART * sizeOf(block);
  const beside = others.filter((one) => overlap(one.top, one.bottom, block.top, block.bottom) > 0);
  const before = Math.min(
    block.left - around.left,
    ...beside.filter(({ right }) => right <= block.left).map(({ right }) => block.left - right),
  );
  const after = Math.min(
    around.right - block.right,
    ...beside.filter(({ left }) => left >= block.right).map(({ left }) => left - block.right),
  );
  const free = { left: after, right: before, center: 2 * Math.min(before, after) }[block.align] - apart;
  const room = Math.min(MOST_SPARE * widthOf(block), free, breaksAt(block) - widthOf(block));
  return Math.max(0, room);
}

/** The width at which the first word of a line would have room on the one above. */
function breaksAt({ paragraphs }: PictureBlock): number {
  const widths = paragraphs.flatMap((lines) =>
    lines.slice(1).map((line, i) => {
      const [last, word] = [lines[i], line.words[0]];
      return last === undefined || word === undefined
        ? Number.POSITIVE_INFINITY
        : (widthOf(last) + SPACE * last.size_px + widthOf(word)) * BREAKS;
    }),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...widths);
}
