/** Two components side by side at one density level: a chart and its meaning, or two charts to compare. */
import { z } from 'zod';
import { optionalText } from '../fields/fields.ts';
import {
  type BoxIn,
  cutTop,
  type Drawing,
  DrawRefusal,
  GUTTER,
  hairline,
  type Kit,
  type Pane,
  paneClass,
  SPAN,
  shape,
} from '../layout/index.ts';
import { type Call, call, categoriesIn, inchesPerUnit, isA, type Level, levelOf, unitsIn } from '../marks/nested-components.ts';
import { remember } from '../marks/trial-drawing.ts';
import type { Shape } from '../scene/index.ts';
import { defineComponent } from './define.ts';

const side = call.extend({ title: optionalText.describe('Heading above this side.') });
type Side = z.infer<typeof side>;
const params = z.object({ left: side, right: side });
type Params = z.infer<typeof params>;

/** Free space on the facing sides, in addition to the gutter. */
const CLEAR = 0.1;
const TITLE_H = 0.35;
const TITLE_GAP = 0.15;

/** Components that are read as prose and not looked up. They take the narrower part beside a chart or table. */
const TEXTS = ['list', 'callout', 'statcard'];
const PROSE = ['list', 'callout'];

export const splitView = defineComponent<Params>({
  name: 'split_view',
  purpose: 'Puts two components side by side: a chart with its reading, or two of a kind to compare.',
  params,
  example: {
    title: 'Returns are a packaging problem: two causes make up two thirds',
    params: {
      left: {
        component: 'bar_list',
        params: {
          rows: [
            { label: 'Damaged in transit', value: 412 },
            { label: 'Wrong size', value: 268 },
            { label: 'Late delivery', value: 131 },
            { label: 'Changed mind', value: 118 },
            { label: 'Defective', value: 74 },
          ],
        },
      },
      right: {
        component: 'list',
        params: {
          title: 'What changes in spring',
          items: [
            'Cartons: double-wall for everything above 8 kg, from March',
            'Size guide: measured on the garment, not on the model',
            'Carrier: second depot pick-up at 17:00 takes the late orders',
            'Target: return rate below 6% by the end of the second quarter',
          ],
        },
      },
    },
  },
  capacity: { what: 'sides', soft: 2, hard: 2 },
  count: () => 2,
  controls: ['component'],
  draw(p, pane, kit) {
    const widths = arrangements(p, pane);
    let refused: DrawRefusal | undefined;
    for (const share of widths) {
      const undo = remember(kit);
      try {
        return arrange(p, share, pane, kit);
      } catch (error) {
        if (!(error instanceof DrawRefusal)) throw error;
        refused ??= error;
        undo();
      }
    }
    throw refused;
  },
});

/** Numbers of columns of twelve for the left side, preferred first. The others are tried when a side does not fit. */
function arrangements(p: Params, pane: Pane): readonly number[] {
  const [left, right] = [isA(p.left.component, TEXTS), isA(p.right.component, TEXTS)];
  const preferred = left === right ? 6 : left ? 5 : 7;
  return pane.class === 'full' ? [preferred, ...[7, 5, 6, 8, 4].filter((c) => c !== preferred)] : [6];
}

interface Laid {
  readonly key: 'left' | 'right';
  readonly side: Side;
  readonly pane: Pane;
  readonly title?: BoxIn;
}

function arrange(p: Params, columns: number, pane: Pane, kit: Kit): Drawing {
  const { box } = pane;
  const whole = pane.class === 'full';
  const leftW = whole ? SPAN(columns) * (box.w / SPAN(12)) : (box.w - GUTTER) / 2;
  const titled = p.left.title !== undefined || p.right.title !== undefined;
  const mirrored = kit.direction === 'rtl';
  const boxes: Record<'left' | 'right', BoxIn> = {
    left: { ...box, w: leftW - CLEAR },
    right: { ...box, x: box.x + leftW + GUTTER + CLEAR, w: box.w - leftW - GUTTER - CLEAR },
  };
  const laid = (key: 'left' | 'right'): Laid => {
    const own = boxes[key];
    const place = mirrored ? { ...own, x: 2 * box.x + box.w - own.x - own.w } : own;
    const cut = titled ? cutTop(place, TITLE_H, TITLE_GAP) : undefined;
    const inner: Pane = {
      box: cut?.rest ?? place,
      class: paneClass(place.w),
      id: `${pane.id}/${key}`,
      pointer: `${pane.pointer}/${key}/params`,
      depth: pane.depth + 1,
      ...(pane.level === undefined ? {} : { level: pane.level }),
    };
    return { key, side: p[key], pane: inner, ...(cut === undefined ? {} : { title: cut.cut }) };
  };
  const both = [laid('left'), laid('right')] as const;
  const drawings = drawAlike(p, both, kit);
  const shapes: Shape[] = [];
  if (isA(p.left.component, PROSE) && isA(p.right.component, PROSE)) {
    const x = mirrored ? both[0].pane.box.x - CLEAR - GUTTER / 2 : both[1].pane.box.x - CLEAR - GUTTER / 2;
    shapes.push(
      shape.line({ id: `${pane.id}/divider`, name: 'divider', role: 'rule' }, [x, box.y], [x, box.y + box.h], shape.stroke('line', 0.5)),
    );
  }
  for (const [i, { key, side: own, title }] of both.entries()) {
    if (title !== undefined && own.title !== undefined) shapes.push(...sideTitle(own.title, key, title, pane, kit));
    shapes.push(...(drawings[i] as Drawing).shapes);
  }
  const said = (own: Side, d: Drawing): string => (own.title === undefined ? d.alt : `${own.title}: ${d.alt}`);
  return { shapes, alt: `Left: ${said(p.left, drawings[0])} Right: ${said(p.right, drawings[1])}` };
}

function sideTitle(words: string, key: string, box: BoxIn, pane: Pane, kit: Kit): Shape[] {
  const style = { color: 'ink' as const, bold: true };
  const fit = kit.fit({ block: kit.block(words, style), sizes_pt: [14, 12, 11, 10], width_in: box.w, max_lines: 1 });
  return [
    kit.label({
      id: `${pane.id}/${key}-title`,
      name: `${key} title`,
      role: 'header',
      box: { ...box, h: TITLE_H - 0.06 },
      runs: words,
      path: `${pane.pointer}/${key}/title`,
      style,
      size_pt: fit.size_pt,
      anchor: 'middle',
      align: kit.direction === 'rtl' ? 'right' : kit.leading(words),
    }),
    hairline(`${pane.id}/${key}-title-rule`, box.x, box.x + box.w, box.y + TITLE_H, 'muted', 1),
  ];
}

/** Both sides at the denser of their two levels. Two of the same kind also share one scale and one colour for each name. */
function drawAlike(p: Params, [left, right]: readonly [Laid, Laid], kit: Kit): readonly [Drawing, Drawing] {
  const undo = remember(kit);
  const twins = p.left.component === p.right.component;
  const categories = twins ? sharedCategories(p.left, p.right) : undefined;
  const draw = (one: Laid, extra: Partial<Pane>): Drawing =>
    kit.draw(one.side as Call, { ...one.pane, ...(categories === undefined ? {} : { categories }), ...extra });
  let first = draw(left, {});
  let second = draw(right, {});
  const levels: readonly [Level, Level] = [levelOf(first), levelOf(second)];
  const [, level] = [...levels].sort() as [Level, Level];
  const uneven = levels[0] !== levels[1];
  if (uneven) {
    undo();
    first = draw(left, { level });
    second = draw(right, { level });
  }
  if (!twins || !sameUnit(p)) return [first, second];
  const scales = [inchesPerUnit(first.shapes), inchesPerUnit(second.shapes)].filter((s) => s !== undefined);
  if (scales.length < 2 || Math.abs((scales[0] as number) - (scales[1] as number)) < 1e-9) return [first, second];
  undo();
  const extra = { per_unit: Math.min(...scales), ...(uneven ? { level } : {}) };
  return [draw(left, extra), draw(right, extra)];
}

function sameUnit(p: Params): boolean {
  const [a, b] = [unitsIn(p.left.params), unitsIn(p.right.params)];
  return a.size === b.size && [...a].every((unit) => b.has(unit));
}

/** Names on both sides, those of the left side first. Undefined when the sides share none. */
function sharedCategories(left: Side, right: Side): readonly string[] | undefined {
  const a = categoriesIn(left.params);
  const b = categoriesIn(right.params);
  return b.some((name) => a.includes(name)) ? [...new Set([...a, ...b])] : undefined;
}
