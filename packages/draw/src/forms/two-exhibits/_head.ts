/** The head of an exhibit: its title, the marks of its notes, its unit, and the rule below. */
import { type BoxIn, capacityExceeded, hairline, type Kit, run, sideOf } from '../../layout/index.ts';
import type { Shape } from '../../scene/index.ts';
import type { RunIn } from '../../typeset/index.ts';
import type { Exhibit } from './form.ts';

const SIZES = [16, 14] as const;
const UNIT_SIZES = [14, 12] as const;
const UNIT_GAP = 0.2;
/** Largest share of the width for the unit. */
const UNIT_SHARE = 0.4;
const LINE_H = 0.34;
const SUPERIOR = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export interface HeadPlan {
  readonly size_pt: number;
  readonly lines: number;
  readonly unit_pt: number;
  readonly unit_w: number;
}

export interface HeadPlace {
  readonly box: BoxIn;
  readonly id: string;
  readonly pointer: string;
  /** Number of its first note among the footnotes of the slide. */
  readonly first_note: number;
}

const superior = (n: number): string => [...String(n)].map((digit) => SUPERIOR[Number(digit)]).join('');

/** `Late deliveries¹`: we add the marks. */
function runsOf({ head, notes }: Exhibit, { pointer, first_note }: HeadPlace): readonly RunIn[] {
  const marks = notes.map((_, i) => superior(first_note + i)).join(' ');
  return [run(head, `${pointer}/head`), ...(marks === '' ? [] : [run(marks, undefined, 'derived')])];
}

export function planHead(exhibit: Exhibit, place: HeadPlace, kit: Kit): HeadPlan {
  const { box } = place;
  const most = box.w * UNIT_SHARE;
  const unit = exhibit.unit;
  const unitFit =
    unit === undefined
      ? undefined
      : kit.fit({ block: kit.block(unit, { color: 'muted' }), sizes_pt: UNIT_SIZES, width_in: most, max_lines: 1 });
  if (unitFit?.fits === false)
    throw capacityExceeded(
      `The unit of the exhibit ${JSON.stringify(exhibit.head)} does not stand beside its head on one line at ${unitFit.size_pt} pt.`,
      'Shorten the unit to a few characters, or say it in the sub-line.',
      { pointer: `${place.pointer}/unit` },
    );
  const unit_pt = unitFit?.size_pt ?? UNIT_SIZES[0];
  const unit_w = unit === undefined ? 0 : kit.text.widthIn(unit, unit_pt) + 0.04;
  const width_in = box.w - (unit === undefined ? 0 : unit_w + UNIT_GAP);
  const block = kit.block(runsOf(exhibit, place), { color: 'ink', bold: true, leading: 1.1 });
  const one = kit.fit({ block, sizes_pt: SIZES, width_in, max_lines: 1 });
  const fit = one.fits ? one : kit.fit({ block, sizes_pt: SIZES, width_in, max_lines: 2 });
  if (!fit.fits)
    throw capacityExceeded(
      `The head ${JSON.stringify(exhibit.head)} needs ${fit.lines} lines at ${fit.size_pt} pt; two fit.`,
      'Shorten the head: it names what is shown, and the headline says what it means.',
      { pointer: `${place.pointer}/head` },
    );
  return { size_pt: fit.size_pt, lines: fit.lines, unit_pt, unit_w };
}

/** Height of both heads, so that their rules are on one line. */
export const headHeight = (plans: readonly HeadPlan[]): number => (plans.some(({ lines }) => lines > 1) ? 2 * LINE_H - 0.06 : LINE_H);

export function drawHead(exhibit: Exhibit, plan: HeadPlan, place: HeadPlace, height: number, kit: Kit): readonly Shape[] {
  const { box, id, pointer } = place;
  const side = sideOf(box, kit);
  const cell = { ...box, h: height };
  const words = { ...cell, w: box.w - (plan.unit_w === 0 ? 0 : plan.unit_w + UNIT_GAP) };
  return [
    kit.label({
      id: `${id}/head`,
      name: `head of ${id.slice(id.lastIndexOf('/') + 1)}`,
      role: 'header',
      box: side.box(words),
      runs: runsOf(exhibit, place),
      style: { color: 'ink', bold: true, leading: 1.1 },
      size_pt: plan.size_pt,
      anchor: 'bottom',
      align: side.leading(exhibit.head),
    }),
    ...(exhibit.unit === undefined
      ? []
      : [
          kit.label({
            id: `${id}/unit`,
            name: 'unit',
            role: 'header',
            box: side.box({ ...cell, x: box.x + box.w - plan.unit_w, w: plan.unit_w }),
            runs: exhibit.unit,
            path: `${pointer}/unit`,
            style: { color: 'muted', leading: 1.1 },
            size_pt: plan.unit_pt,
            anchor: 'bottom',
            align: side.end,
            wrap: false,
          }),
        ]),
    hairline(`${id}/head-rule`, box.x, box.x + box.w, box.y + height + 0.05, 'muted', 1),
  ];
}
