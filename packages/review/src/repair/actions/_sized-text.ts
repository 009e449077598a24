/** Texts with other font sizes: whether they would fit, and the changes of the slide that set them. */
import { type ForeignRun, type ForeignText, UNKNOWN } from '@deckwright/read/pptx';
import { textOverflow } from '../../inspect/checks/text-overflow.ts';
import type { Item, PlacedText } from '../../inspect/view/item.ts';
import { withText } from '../../inspect/view/placed-text.ts';
import type { SlideView } from '../../inspect/view/slide-view.ts';
import { growTable } from '../../inspect/view/table.ts';
import { joinChanges, type RunChange, type SlideChanges } from '../changes/slide-changes.ts';
import type { Proposal } from './define-action.ts';

/** Repairs make no text smaller than this. */
export const FLOOR_PT = 9;

/** The new size of a run from its size now, both points as shown; an equal size leaves the run unchanged. */
export type Resize = (shown_pt: number) => number;

/** The factor by which the stored autofit scales sizes. */
export const scaleOf = (text: ForeignText): number => (text.autofit === 'shrink' ? text.font_scale : 1);

/** The size to store, rounded up so that it is not below the floor after autofit. */
const stored = (shown_pt: number, scale: number): number => Math.ceil((shown_pt / scale) * 100 - 1e-6) / 100;

/** The text with other sizes; unknown sizes stay unknown. */
export function resized(text: ForeignText, resize: Resize): ForeignText {
  const scale = scaleOf(text);
  const size = (size_pt: ForeignRun['size_pt']): ForeignRun['size_pt'] => {
    if (size_pt === UNKNOWN) return UNKNOWN;
    const shown = size_pt * scale;
    const target = resize(shown);
    return target === shown ? size_pt : stored(target, scale);
  };
  return {
    ...text,
    paragraphs: text.paragraphs.map((paragraph) => ({
      ...paragraph,
      end_size_pt: isEmpty(paragraph) ? size(paragraph.end_size_pt) : paragraph.end_size_pt,
      runs: paragraph.runs.map((run) => ({ ...run, size_pt: size(run.size_pt) })),
    })),
  };
}

const isEmpty = ({ runs }: ForeignText['paragraphs'][number]): boolean => runs.length === 0;

/** The changes of the file that turn the sizes of `before` into those of `after`. */
function sizeChanges(before: ForeignText, after: ForeignText): SlideChanges {
  const runs: RunChange[] = [];
  const empty_paragraphs: { start: number; size_pt: number }[] = [];
  for (const [i, paragraph] of before.paragraphs.entries()) {
    const changed = after.paragraphs[i];
    if (changed === undefined) continue;
    for (const [j, run] of paragraph.runs.entries()) {
      const size_pt = changed.runs[j]?.size_pt;
      if (size_pt !== undefined && size_pt !== UNKNOWN && size_pt !== run.size_pt) runs.push({ start: run.start, size_pt });
    }
    const end = changed.end_size_pt;
    if (end !== UNKNOWN && end !== paragraph.end_size_pt) empty_paragraphs.push({ start: paragraph.start, size_pt: end });
  }
  return { runs, empty_paragraphs, removed: [] };
}

/** Smallest and largest size of words as they are shown; null without any. */
export function shownSizes(texts: readonly ForeignText[]): { readonly min: number; readonly max: number } | null {
  const sizes = texts.flatMap((text) =>
    text.paragraphs.flatMap(({ runs }) =>
      runs.flatMap((run) => (run.kind === 'break' || run.size_pt === UNKNOWN || !/\S/.test(run.text) ? [] : [run.size_pt * scaleOf(text)])),
    ),
  );
  const round = (value: number): number => Math.round(value * 100) / 100;
  return sizes.length === 0 ? null : { min: round(Math.min(...sizes)), max: round(Math.max(...sizes)) };
}

/** The overflow of a text, as the inspection measures it. */
export interface Overflow {
  /** Size of the text over the room for it. */
  readonly ratio: number;
  /** It is visible, or overlaps something. */
  readonly error: boolean;
}

/** Overflow of a shape's text with another text in its place; undefined when it fits. */
export function overflowWith(view: SlideView, placed: PlacedText, text: ForeignText): Overflow | undefined {
  return worst(textOverflow.find({ ...view, texts: [withText(placed, text, view.setting)], items: [] }));
}

/** The same of a table with other texts in its cells, in the order of its cells. */
function tableOverflowWith(view: SlideView, item: Item, texts: readonly ForeignText[]): Overflow | undefined {
  const { shape, box } = item;
  if (shape.kind !== 'table' || shape.box === undefined || box === undefined) return undefined;
  const changed = { ...shape, cells: shape.cells.map((cell, i) => ({ ...cell, text: texts[i] ?? cell.text })) };
  const again: Item = {
    ...item,
    shape: changed,
    table: growTable(changed, shape.box, view.setting),
    texts: item.texts.map((placed, i) => withText(placed, texts[i] ?? placed.text, view.setting)),
  };
  return worst(textOverflow.find({ ...view, texts: [], items: [again] }));
}

function worst(findings: ReturnType<typeof textOverflow.find>): Overflow | undefined {
  if (findings.length === 0) return undefined;
  return {
    ratio: Math.max(...findings.map(({ measured }) => (typeof measured === 'number' ? measured : 1))),
    error: findings.some(({ severity }) => severity === 'error'),
  };
}

/** Texts of one shape that get new sizes together. */
export interface SizedTexts {
  readonly shape: { readonly id: number; readonly name: string };
  readonly texts: readonly ForeignText[];
  /** How they overflow with other sizes; undefined when all of them fit. */
  overflowOf(changed: readonly ForeignText[]): Overflow | undefined;
}

export const sizedShape = (view: SlideView, placed: PlacedText): SizedTexts => ({
  shape: placed.owner.shape,
  texts: [placed.text],
  overflowOf: ([text = placed.text]) => overflowWith(view, placed, text),
});

/** The texts of a table's cells; undefined for what is no table or may not be changed. */
export function sizedTable(view: SlideView, item: Item): SizedTexts | undefined {
  const { shape } = item;
  if (shape.kind !== 'table' || !mayChange(view, item)) return undefined;
  return { shape, texts: shape.cells.map(({ text }) => text), overflowOf: (changed) => tableOverflowWith(view, item, changed) };
}

/** Texts of the slide's own shapes, apart from those in cells of tables. */
export const ownTexts = ({ texts }: SlideView): readonly PlacedText[] => texts.filter(({ owner, cell }) => owner.own && cell === undefined);

/** The members of a proposal that give texts these sizes. */
export const sizeProposal = (
  { shape, texts }: Pick<SizedTexts, 'shape' | 'texts'>,
  changed: readonly ForeignText[],
): Pick<Proposal, 'shape_id' | 'shape_name' | 'changes' | 'resolves'> => ({
  shape_id: shape.id,
  shape_name: shape.name,
  changes: joinChanges(texts.map((text, i) => sizeChanges(text, changed[i] ?? text))),
  resolves: 1,
});

/** Whether a repair may change the shape: it belongs to the slide, and is no SmartArt, which programs draw again from its data. */
export const mayChange = (view: SlideView, item: Item): boolean => item.own && item.shape.part === view.slide.part;
