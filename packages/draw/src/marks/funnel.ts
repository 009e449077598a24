/** The drawing of a funnel: bars on one scale, a chip for every step, and the overall rate at the end. */
import {
  type BoxIn,
  capacityExceeded,
  type Density,
  type Kit,
  LABEL_GAP,
  labelColumn,
  labelPitch,
  levelsFor,
  type Pane,
  run,
  type Side,
  settle,
  shape,
  sideOf,
} from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';
import type { RunIn } from '../typeset/index.ts';

export interface FunnelStage {
  readonly label: string;
  readonly value: number | null;
  readonly text: string;
  /** JSON Pointer of the stage, with `label` and `value` below it. */
  readonly pointer: string;
  /** Text of the step from the stage before: `54% go on · −2,210`. */
  readonly chip?: string;
  /** True for the step that loses the largest part. */
  readonly worst: boolean;
}

/** What a rate from one stage to the next says: how many go on. The rate of a stage that grows stands alone. */
export const stepWords = (rate: string, share: number, kit: Kit): string => (share > 1 ? rate : kit.word('go_on').replace('{n}', rate));

/** The rate from the first to the last stage, and the words that say of what it is. */
export function overallRuns(overall: string, rest: Partial<RunIn>, kit: Kit): readonly RunIn[] {
  const [before = '', after = ''] = kit.word('of_first').split('{n}');
  const words = (text: string): readonly RunIn[] => (text === '' ? [] : [run(text, undefined, 'derived', rest)]);
  return [...words(before), run(overall, undefined, 'derived', { bold: true }), ...words(after)];
}

const MAX_BAR = 0.58;
const MAX_GAP = 0.37;

export interface FunnelPlan {
  readonly level: Density;
  readonly pitch: number;
  readonly bar: number;
  readonly chipH: number;
  /** Chips are between the bars, or in a column after them. */
  readonly chips: 'between' | 'after';
  readonly chipW: number;
  readonly labelW: number;
  readonly labelH: number;
  /** Height of labels above their bars. It is 0 when they have a column. */
  readonly above: number;
  readonly plot: number;
  readonly perUnit: number;
  readonly height: number;
  /** A line below the stages for the overall rate. */
  readonly extra: number;
  /** Size of the overall rate. It is 0 where the rate has no room beside the last bar and is drawn with the last chip. */
  readonly overall_pt: number;
}

const chipWidth = (stages: readonly FunnelStage[], size_pt: number, kit: Kit): number =>
  Math.max(0, ...stages.map((s) => (s.chip === undefined ? 0 : kit.text.widthIn(s.chip, size_pt, { bold: s.worst }) + 0.2)));

export function planFunnel(stages: readonly FunnelStage[], overall: string | undefined, pane: Pane, kit: Kit): FunnelPlan {
  const { box } = pane;
  const n = stages.length;
  const labels = stages.map((s) => s.label);
  const largest = Math.max(0, ...stages.map((s) => s.value ?? 0));
  const scaleIn = (room: number, size_pt: number): number => {
    let perUnit = largest > 0 ? room / largest : 0;
    for (const s of stages)
      if ((s.value ?? 0) > 0)
        perUnit = Math.min(perUnit, (room - LABEL_GAP - kit.text.widthIn(s.text, size_pt, { bold: true })) / (s.value as number));
    return perUnit;
  };

  const beside = (level: Density, after: boolean): FunnelPlan | undefined => {
    const chipH = kit.text.pitchIn(level.secondary_pt) + 0.06;
    const room = box.h / n;
    const gap = after ? 0 : Math.min(MAX_GAP, Math.max(chipH + 0.06, (box.h / n) * 0.38));
    const pitch = Math.min(after ? 0.8 : MAX_BAR + gap, after ? room : (box.h + gap) / n);
    const bar = after ? Math.min(MAX_BAR, pitch * 0.6) : pitch - gap;
    if (bar < 0.14 || pitch < level.pitch - 1e-9 || (after && pitch < chipH + 0.04)) return undefined;
    const line = labelPitch(labels, level.primary_pt, kit);
    const densest = level.name === 'D2';
    const cap = box.w * (pane.class === 'full' ? (densest ? 0.45 : 0.35) : 0.38);
    const lines = Math.max(1, Math.min(densest ? 8 : 3, Math.floor((after ? pitch - 0.02 : bar + gap * 0.6) / line)));
    const column = labelColumn(labels, { size_pt: level.primary_pt, cap_in: cap, max_lines: lines }, kit);
    if (!column.fits) return undefined;
    const plot = column.w + Math.max(0.1, level.pad * 0.75);
    const chipW = chipWidth(stages, level.secondary_pt, kit);
    const end = after ? Math.max(chipW, overallWidth(overall, level.primary_pt, kit)) + 0.15 : 0;
    const width = Math.min(box.w - plot - end, after ? box.w * 0.55 : Number.POSITIVE_INFINITY);
    const perUnit = scaleIn(width, level.primary_pt);
    if (width < 0.8 || (largest > 0 && perUnit * largest < 0.25 * width)) return undefined;
    const plan = {
      level,
      pitch,
      bar,
      chipH,
      chips: after ? ('after' as const) : ('between' as const),
      chipW,
      labelW: column.w,
      labelH: after ? pitch : Math.max(bar, column.lines * line + 0.02),
      above: 0,
      plot,
      perUnit,
      height: pitch * n - (after ? 0 : gap),
      extra: 0,
    };
    return { ...plan, overall_pt: after ? level.primary_pt : overallSize(overall, stages, plan, box, kit) };
  };

  const stacked = (level: Density): FunnelPlan | undefined => {
    const line = labelPitch(labels, level.primary_pt, kit);
    // Where the last label leaves no room for the overall rate, the rate has a line of its own below.
    const overallW = overallWidth(overall, level.primary_pt, kit);
    const alone = overallW > 0 && kit.text.widthIn(labels.at(-1) ?? '', level.primary_pt) + overallW + 0.1 > box.w;
    const extra = alone ? line + 0.04 : 0;
    const pitch = Math.min(0.8, (box.h - extra) / n);
    const above = line + 0.02;
    const bar = Math.min(0.3, (pitch - above) * 0.75);
    const chipH = kit.text.pitchIn(level.secondary_pt) + 0.04;
    if (bar < 0.12 || pitch < chipH + 0.04) return undefined;
    if (!labels.every((l) => kit.text.widthIn(l, level.primary_pt) <= box.w)) return undefined;
    const chipW = chipWidth(stages, level.secondary_pt, kit);
    const width = box.w - Math.max(chipW, overallW) - 0.12;
    const perUnit = scaleIn(width, level.primary_pt);
    if (width < 0.6 || (largest > 0 && perUnit * largest < 0.2 * width)) return undefined;
    const clear = labels.every((l) => kit.text.widthIn(l, level.primary_pt) <= width);
    if (!clear && pitch < above + chipH) return undefined;
    return {
      level,
      pitch,
      bar,
      chipH,
      chips: 'after',
      chipW,
      labelW: box.w,
      labelH: above,
      above,
      plot: 0,
      perUnit,
      height: pitch * n + extra,
      extra,
      overall_pt: level.primary_pt,
    };
  };

  const levels = levelsFor(pane);
  for (const level of levels) {
    const plan = pane.class === 'full' ? (beside(level, false) ?? beside(level, true)) : beside(level, true);
    if (plan !== undefined) return plan;
    const over = pane.class === 'third' || pane.class === 'card' ? stacked(level) : undefined;
    if (over !== undefined) return over;
  }
  const longest = labels.reduce((a, b) => (b.length > a.length ? b : a));
  throw capacityExceeded(
    `${n} stages do not fit ${box.w.toFixed(1)} by ${box.h.toFixed(1)} in at 10 pt; the longest label is ${JSON.stringify(longest.slice(0, 60))}.`,
    'Shorten the labels, send fewer stages, or give the funnel more room.',
    { component: 'funnel', count: n, pointer: `${pane.pointer}/stages` },
  );
}

const overallWidth = (overall: string | undefined, size_pt: number, kit: Kit): number =>
  overall === undefined ? 0 : kit.text.widthIn(kit.word('of_first').replace('{n}', overall), size_pt, { bold: true });

/** The overall rate is as large as the empty room right of the last bar allows. 0 when there is no room. */
function overallSize(
  overall: string | undefined,
  stages: readonly FunnelStage[],
  plan: { readonly level: Density; readonly bar: number; readonly plot: number; readonly perUnit: number },
  box: BoxIn,
  kit: Kit,
): number {
  const last = stages.at(-1);
  if (overall === undefined || last === undefined) return plan.level.primary_pt;
  const { primary_pt } = plan.level;
  const end =
    plan.plot +
    Math.max(0.02, (last.value ?? 0) * plan.perUnit) +
    LABEL_GAP +
    kit.text.widthIn(last.text, primary_pt, { bold: true }) +
    0.3;
  const word = kit.text.widthIn(kit.word('of_first').replace('{n}', ''), primary_pt);
  return (
    [40, 32, 24, 20, 16].find(
      (s) =>
        s > primary_pt && kit.text.pitchIn(s, 1) <= plan.bar + 0.02 && end + kit.text.widthIn(overall, s, { bold: true }) + word <= box.w,
    ) ?? (end + kit.text.widthIn(overall, primary_pt, { bold: true }) + word <= box.w ? primary_pt : 0)
  );
}

export function drawFunnel(stages: readonly FunnelStage[], overall: string | undefined, plan: FunnelPlan, pane: Pane, kit: Kit): Shape[] {
  const side = sideOf(pane.box, kit);
  const box = settle(pane.box, plan.height);
  const { primary_pt, secondary_pt } = plan.level;
  const bars: Shape[] = [];
  const texts: Shape[] = [];
  for (const [i, stage] of stages.entries()) {
    const id = `${pane.id}/stage-${i + 1}`;
    const top = box.y + i * plan.pitch;
    const y = plan.chips === 'between' ? top : plan.above > 0 ? top + plan.above : top + (plan.pitch - plan.bar) / 2;
    const value = stage.value ?? 0;
    const exact = Math.max(0, value) * plan.perUnit;
    const w = Math.max(0.02, exact);
    if (exact > 0 && exact < 0.02)
      kit.warn('bar_min_length', `${stage.label} is too small to be seen to scale and is drawn at the least length.`, {
        path: `${stage.pointer}/value`,
        remedy: 'Nothing to mend: the number beside it is exact.',
      });
    if (stage.value !== null)
      bars.push(
        shape.rect(
          {
            id,
            name: `stage ${i + 1}: ${stage.label}`,
            role: 'mark',
            datum: {
              path: `${stage.pointer}/value`,
              value,
              scale: `${pane.id}/stages`,
              along: 'x',
              ...(exact < 0.02 ? { flags: ['bar_min_length'] as const } : {}),
            },
          },
          side.box({ x: box.x + plan.plot, y, w, h: plan.bar }),
          { fill: shape.fill(value <= 0 ? 'muted' : 'accent1') },
        ),
      );
    kit.named.push({ category: stage.label, at: id, grows: side.mirrored ? 'left' : 'right' });
    const valueW = kit.text.widthIn(stage.text, primary_pt, { bold: true });
    texts.push(
      kit.label({
        id: `${id}/label`,
        name: `label ${i + 1}: ${stage.label}`,
        role: 'label',
        host: id,
        box: side.box(
          plan.above > 0
            ? { x: box.x, y: top, w: plan.labelW, h: plan.above }
            : { x: box.x, y: y + plan.bar / 2 - plan.labelH / 2, w: plan.labelW, h: plan.labelH },
        ),
        runs: stage.label,
        path: `${stage.pointer}/label`,
        style: { color: 'ink' },
        size_pt: primary_pt,
        anchor: 'middle',
        align: side.leading(stage.label),
        balance: true,
      }),
      kit.label({
        id: `${id}/value`,
        name: `value ${i + 1}: ${stage.label}`,
        role: 'value',
        host: id,
        box: side.box({ x: box.x + plan.plot + (stage.value === null ? 0 : w) + LABEL_GAP, y, w: valueW, h: plan.bar }),
        runs: [run(stage.text, `${stage.pointer}/value`, 'formatted')],
        style: { color: stage.value === null ? 'muted' : 'ink', bold: true },
        size_pt: primary_pt,
        anchor: 'middle',
        align: side.start,
        wrap: false,
      }),
    );
    if (stage.chip !== undefined)
      texts.push(chip(stage, i, { top, y, left: box.x, width: box.w, size_pt: secondary_pt, plan }, pane, side, kit));
  }
  if (overall !== undefined) texts.push(overallText(overall, stages.length, plan, box, pane, side, kit));
  return [...bars, ...texts];
}

function chip(
  stage: FunnelStage,
  i: number,
  at: {
    readonly top: number;
    readonly y: number;
    readonly left: number;
    readonly width: number;
    readonly size_pt: number;
    readonly plan: FunnelPlan;
  },
  pane: Pane,
  side: Side,
  kit: Kit,
): Shape {
  const { plan } = at;
  const gap = plan.pitch - plan.bar;
  const box =
    plan.chips === 'between'
      ? { x: at.left + plan.plot, y: at.top - gap + (gap - plan.chipH) / 2, w: plan.chipW, h: plan.chipH }
      : plan.above > 0
        ? { x: at.left + at.width - plan.chipW, y: at.y + (plan.bar - plan.chipH) / 2, w: plan.chipW, h: plan.chipH }
        : { x: at.left + at.width - plan.chipW, y: at.top - plan.chipH / 2, w: plan.chipW, h: plan.chipH };
  const ground = stage.worst ? ('softNegative' as const) : ('surface' as const);
  return shape.rect({ id: `${pane.id}/step-${i}`, name: `step ${i}: ${stage.chip}`, role: 'chip' }, side.box(box), {
    fill: shape.fill(ground),
    radius_in: Math.min(0.14, plan.chipH / 2),
    text: kit.text.set({
      block: kit.block([{ text: stage.chip ?? '', bind: 'derived' }], { color: kit.on(ground), bold: stage.worst }),
      size_pt: at.size_pt,
      width_in: box.w,
      height_in: box.h,
      align: 'center',
      anchor: 'middle',
      wrap: false,
      lang: kit.locale,
    }),
  });
}

function overallText(overall: string, n: number, plan: FunnelPlan, box: BoxIn, pane: Pane, side: Side, kit: Kit): Shape {
  const top = box.y + (n - 1) * plan.pitch;
  const crowded = plan.overall_pt === 0;
  const size_pt = crowded ? plan.level.primary_pt : plan.overall_pt;
  const gap = plan.pitch - plan.bar;
  const y =
    plan.extra > 0 ? top + plan.pitch : crowded ? top - gap : plan.chips === 'between' ? top : plan.above > 0 ? top : top + plan.chipH / 2;
  const h =
    plan.extra > 0
      ? plan.extra
      : crowded
        ? gap
        : plan.chips === 'between'
          ? plan.bar
          : plan.above > 0
            ? plan.above
            : plan.pitch - plan.chipH / 2;
  const w =
    kit.text.widthIn(overall, size_pt, { bold: true }) + kit.text.widthIn(kit.word('of_first').replace('{n}', ''), plan.level.primary_pt);
  return kit.place({ id: `${pane.id}/overall`, name: 'overall rate', role: 'value' }, side.box({ x: box.x + box.w - w, y, w, h }), {
    block: kit.block(overallRuns(overall, { size_pt: plan.level.primary_pt, color: 'muted' }, kit), {
      color: kit.asText('accent1'),
      leading: 1,
    }),
    size_pt,
    anchor: 'middle',
    align: side.end,
    wrap: false,
  });
}
