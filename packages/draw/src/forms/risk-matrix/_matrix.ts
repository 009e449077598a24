/** Fields in three tones, numbered discs in them, and the risks listed beside them. */
import {
  type BoxIn,
  capacityExceeded,
  type Drawing,
  drawLegend,
  hairline,
  type Kit,
  type LegendEntry,
  legendHeight,
  run,
  shape,
} from '../../layout/index.ts';
import { turned } from '../../layout/mirror-shapes.ts';
import { tooLong } from '../../marks/text-items.ts';
import type { Color, Shape } from '../../scene/index.ts';
import type { ParagraphIn } from '../../typeset/index.ts';
import type { FormPane } from '../define.ts';
import { type ArrowIn, drawArrows } from './_arrows.ts';
import type { RiskData } from './form.ts';

export interface RiskOptions {
  /** Lists risks by likelihood times impact, highest first. */
  readonly ranked: boolean;
  /** Prints that product behind each risk, and also the one after the measures if it is known. */
  readonly scores: boolean;
}

/** From this size of the list on, the key may give way to it. */
const USUAL_PT = 16;
const ID = 'body/risks';
const DISC = 0.28;
const GAP = 0.04;

export function drawRisks(d: RiskData, pane: FormPane, kit: Kit, options: RiskOptions): Drawing {
  return turned({ ...draw(d, pane, kit, options), mirror: true }, pane.box, kit);
}

type Risk = RiskData['risks'][number];
const isPrimary = (r: Risk): boolean => r.emphasis === 'primary';

const toneOf = (score: number, top: number): Color =>
  score > top * top * 0.48 ? 'softNegative' : score > top * top * 0.2 ? 'softWarning' : 'softPositive';

function draw(d: RiskData, pane: FormPane, kit: Kit, { ranked, scores }: RiskOptions): Drawing {
  const { box } = pane;
  const top = d.levels ?? 5;
  const score = (r: { likelihood: number; impact: number }): number => r.likelihood * r.impact;
  const order = d.risks.map((r, i) => ({ r, i }));
  if (ranked) order.sort((a, b) => score(b.r) - score(a.r) || a.i - b.i);
  const levelName = (list: readonly string[], k: number): string => list[k - 1] ?? kit.number(k);
  const y_name = Math.max(...Array.from({ length: top }, (_, k) => kit.text.widthIn(levelName(d.likelihood_levels, k + 1), 12)));
  const left = Math.min(1.4, y_name) + 0.1;
  const head = 0.28;
  const matrix_w = Math.min(box.w * 0.54, 6.6);
  const impact = levelsFit(d.impact_levels, (matrix_w - left) / top - GAP, kit);
  const plot = { x: box.x + left, y: box.y + head, w: matrix_w - left, h: box.h - head - impact.height_in - 0.3 };
  const cell = (likelihood: number, impact: number): BoxIn => ({
    x: plot.x + ((impact - 1) * plot.w) / top,
    y: plot.y + ((top - likelihood) * plot.h) / top,
    w: plot.w / top - GAP,
    h: plot.h / top - GAP,
  });
  const shapes: Shape[] = [];
  for (let l = top; l >= 1; l--)
    for (let m = 1; m <= top; m++)
      shapes.push(
        shape.rect({ id: `${ID}/cell-${l}-${m}`, name: `field: likelihood ${l}, impact ${m}`, role: 'cell' }, cell(l, m), {
          fill: shape.fill(toneOf(l * m, top)),
        }),
      );
  shapes.push(...axisNames(d, top, plot, cell, left, pane, kit, levelName, impact));
  const spots = discSpots(
    order.map(({ r }) => r),
    cell,
  );
  const arrows: ArrowIn[] = [];
  const discs: Shape[] = [];
  for (const [k, { r, i }] of order.entries()) {
    const base = `${pane.pointer}/risks/${i}`;
    for (const member of ['likelihood', 'impact', 'residual/likelihood', 'residual/impact']) kit.drawn.add(`${base}/${member}`);
    const spot = spots[k] as { at: BoxIn; after?: BoxIn };
    const strong = isPrimary(r) || !d.risks.some(isPrimary);
    discs.push(disc(`${ID}/disc-${k + 1}`, `risk ${k + 1}: ${r.label}`, k + 1, spot.at, strong ? 'ink' : 'canvas', base, kit));
    if (spot.after === undefined) continue;
    discs.push(disc(`${ID}/after-${k + 1}`, `risk ${k + 1} after measures`, k + 1, spot.after, 'canvas', undefined, kit));
    arrows.push({ id: `${ID}/arrow-${k + 1}`, name: `risk ${k + 1} after measures`, from: spot.at, to: spot.after });
  }
  const listX = box.x + matrix_w + 0.35;
  shapes.push(
    ...drawArrows(
      arrows,
      spots.flatMap(({ at, after }) => (after === undefined ? [at] : [at, after])),
      plot,
    ),
    ...discs,
    ...list(order, { x: listX, y: box.y + head, w: box.x + box.w - listX, h: box.h - head }, top, scores, pane, kit),
  );
  const alt = `Risk matrix, ${top} by ${top}. ${order
    .map(
      ({ r }, k) =>
        `${k + 1} ${r.label}: likelihood ${r.likelihood}, impact ${r.impact}${r.residual === undefined ? '' : `, after measures ${r.residual.likelihood} and ${r.residual.impact}`}`,
    )
    .join('; ')}.`;
  return { alt, shapes: shape.group({ id: ID, name: 'Risk matrix', role: 'group', alt }, shapes) };
}

function disc(id: string, name: string, number: number, at: BoxIn, ground: 'ink' | 'canvas', base: string | undefined, kit: Kit): Shape {
  const color: Color = ground === 'ink' ? 'canvas' : 'ink';
  return shape.ellipse({ id, name, role: 'mark', ...(base === undefined ? {} : { datum: { path: `${base}/likelihood` } }) }, at, {
    fill: shape.fill(ground),
    stroke: shape.stroke('ink', 1),
    text: kit.text.set({
      block: kit.block([run(kit.number(number), undefined, 'derived')], { color, bold: true }),
      size_pt: 12,
      width_in: DISC,
      height_in: DISC,
      align: 'center',
      anchor: 'middle',
      wrap: false,
      insets_in: { l: 0, r: 0 },
      lang: kit.locale,
    }),
  });
}

/** Discs of one field in reading order. The more there are, the closer they are. */
function discSpots(risks: readonly RiskData['risks'][number][], cell: (l: number, m: number) => BoxIn): { at: BoxIn; after?: BoxIn }[] {
  const fields = new Map<string, string[]>();
  const put = (key: string, who: string): void => {
    fields.set(key, [...(fields.get(key) ?? []), who]);
  };
  for (const [k, r] of risks.entries()) {
    put(`${r.likelihood}/${r.impact}`, `${k}`);
    if (r.residual !== undefined) put(`${r.residual.likelihood}/${r.residual.impact}`, `${k}r`);
  }
  const at = new Map<string, BoxIn>();
  for (const [key, who] of fields) {
    const [l, m] = key.split('/').map(Number) as [number, number];
    const box = cell(l, m);
    const across = Math.max(1, Math.min(who.length, Math.floor((box.w - 0.06) / (DISC + 0.06))));
    const down = Math.ceil(who.length / across);
    const px = Math.min(DISC + 0.06, (box.w - 0.06) / across);
    const py = Math.min(DISC + 0.06, (box.h - 0.04) / down);
    for (const [k, name] of who.entries()) {
      const row = Math.floor(k / across);
      const inRow = Math.min(across, who.length - row * across);
      const x = box.x + box.w / 2 + ((k % across) - (inRow - 1) / 2) * px - DISC / 2;
      const y = box.y + box.h / 2 + (row - (down - 1) / 2) * py - DISC / 2;
      at.set(name, { x, y, w: DISC, h: DISC });
    }
  }
  return risks.map((_, k) => {
    const after = at.get(`${k}r`);
    return { at: at.get(`${k}`) as BoxIn, ...(after === undefined ? {} : { after }) };
  });
}

interface LevelsFit {
  readonly size_pt: number;
  readonly height_in: number;
}

/** Names of levels in one size, under fields of `width_in`. */
function levelsFit(names: readonly string[], width_in: number, kit: Kit): LevelsFit {
  for (const size_pt of [12, 11, 10]) {
    const fits = names.map((name) => kit.fit({ block: kit.block(name, { color: 'muted' }), sizes_pt: [size_pt], width_in, max_lines: 3 }));
    if (fits.every((f) => f.fits)) return { size_pt, height_in: Math.max(0.22, ...fits.map((f) => f.height_in)) };
  }
  throw tooLong(names.length, 'levels of impact');
}

function axisNames(
  d: RiskData,
  top: number,
  plot: BoxIn,
  cell: (l: number, m: number) => BoxIn,
  left: number,
  pane: FormPane,
  kit: Kit,
  levelName: (list: readonly string[], k: number) => string,
  impact: LevelsFit,
): Shape[] {
  const shapes: Shape[] = [];
  const name = (
    id: string,
    words: string,
    path: string | undefined,
    box: BoxIn,
    align: 'left' | 'center' | 'right',
    bold: boolean,
    size_pt = 12,
  ): void => {
    shapes.push(
      kit.label({
        id: `${ID}/${id}`,
        name: id.replaceAll('-', ' '),
        role: 'axis',
        box,
        runs: [run(words, path, path === undefined ? 'derived' : 'verbatim')],
        style: { color: bold ? 'ink' : 'muted', bold },
        size_pt,
        align,
        anchor: 'middle',
        balance: !bold,
      }),
    );
  };
  for (let k = 1; k <= top; k++) {
    const l = cell(k, 1);
    const m = cell(1, k);
    const [yPath, xPath] = [
      d.likelihood_levels[k - 1] === undefined ? undefined : `${pane.pointer}/likelihood_levels/${k - 1}`,
      d.impact_levels[k - 1] === undefined ? undefined : `${pane.pointer}/impact_levels/${k - 1}`,
    ];
    name(`likelihood-${k}`, levelName(d.likelihood_levels, k), yPath, { x: pane.box.x, y: l.y, w: left - 0.08, h: l.h }, 'right', false);
    name(
      `impact-${k}`,
      levelName(d.impact_levels, k),
      xPath,
      { x: m.x, y: plot.y + plot.h + 0.02, w: m.w, h: impact.height_in },
      'center',
      false,
      impact.size_pt,
    );
  }
  const axis = (key: 'likelihood' | 'impact', box: BoxIn, align: 'left' | 'right'): void => {
    const own = d[`${key}_label`];
    name(key, own ?? kit.word(key), own === undefined ? undefined : `${pane.pointer}/${key}_label`, box, align, true);
  };
  axis('likelihood', { x: pane.box.x, y: plot.y - 0.28, w: plot.x + plot.w - pane.box.x, h: 0.24 }, 'left');
  axis('impact', { x: plot.x, y: plot.y + plot.h + impact.height_in + 0.04, w: plot.w - GAP, h: 0.24 }, 'right');
  return shapes;
}

const ZONE_PT = 12;

/** What the tones of the fields mean. */
const zoneKey = (kit: Kit): LegendEntry[] => [
  { text: kit.word('low_risk'), fill: 'softPositive' },
  { text: kit.word('medium_risk'), fill: 'softWarning' },
  { text: kit.word('high_risk'), fill: 'softNegative' },
];

function list(
  order: readonly { r: RiskData['risks'][number]; i: number }[],
  box: BoxIn,
  top: number,
  scores: boolean,
  pane: FormPane,
  kit: Kit,
): Shape[] {
  const chips = scores ? Math.max(...order.map(({ r }) => (r.residual === undefined ? 1 : 2))) : 0;
  const score_w = chips * 0.5;
  const w = box.w - 0.45 - score_w;
  const marked = order.some(({ r }) => isPrimary(r));
  // Bold is what the caller sets apart. Where nothing is, names are bold if each stands above a line of its own.
  const isBold = (r: Risk): boolean => (marked ? isPrimary(r) : order.every((o) => o.r.sub !== undefined));
  const zones = zoneKey(kit);
  const key_h = box.w >= 3.5 && pane.box.h >= 2.4 ? legendHeight(zones, box.w, ZONE_PT, kit) + 0.06 : 0;
  // The key of the zones is left out before the list becomes smaller.
  // Larger type is not worth the key.
  const tries = [18, 16, 14, 12, 11, 10].flatMap((size_pt) =>
    [...new Set(size_pt > USUAL_PT ? [key_h] : [key_h, 0])].map((keyed) => ({ size_pt, keyed })),
  );
  for (const { size_pt, keyed } of tries) {
    const room = box.h - keyed;
    const blocks = order.map(({ r, i }) => {
      const base = `${pane.pointer}/risks/${i}`;
      const paragraphs: ParagraphIn[] = [{ runs: [run(r.label, `${base}/label`, 'verbatim', { bold: isBold(r) })] }];
      if (r.sub !== undefined) paragraphs.push({ runs: [run(r.sub, `${base}/sub`, 'verbatim', { color: 'muted' })] });
      return kit.paragraphs(paragraphs, { color: 'ink' });
    });
    const needs = blocks.map((block) => Math.max(DISC, kit.fit({ block, sizes_pt: [size_pt], width_in: w }).height_in) + 0.1);
    const most = Math.max(...needs);
    const even = most * order.length <= room;
    const total = even ? most * order.length : needs.reduce((sum, h) => sum + h, 0);
    if (total > room) continue;
    const spare = Math.min(0.35, (room - total) / order.length);
    let y = box.y;
    const rows = order.flatMap(({ r }, k): Shape[] => {
      const h = (even ? most : (needs[k] as number)) + spare;
      const at = y;
      y += h;
      const id = `${ID}/list-${k + 1}`;
      return [
        ...(k === 0 ? [] : [hairline(`${id}/rule`, box.x, box.x + box.w, at)]),
        disc(
          `${id}/number`,
          `number ${k + 1}`,
          k + 1,
          { x: box.x, y: at + h / 2 - DISC / 2, w: DISC, h: DISC },
          !marked || isPrimary(r) ? 'ink' : 'canvas',
          undefined,
          kit,
        ),
        kit.place(
          { id, name: `risk ${k + 1}: ${r.label}`, role: 'body' },
          { x: box.x + 0.45, y: at, w, h },
          { block: blocks[k] as (typeof blocks)[number], size_pt, anchor: 'middle', align: kit.leading(r.label) },
        ),
        ...(scores ? scoreChips(r, id, { x: box.x + box.w - score_w, y: at, w: score_w, h }, top, kit) : []),
      ];
    });
    const foot = { x: box.x, y: box.y + box.h - keyed + 0.06, w: box.w, h: keyed - 0.06 };
    return keyed > 0 ? [...rows, ...drawLegend(zones, foot, ZONE_PT, `${ID}/key`, kit)] : rows;
  }
  throw capacityExceeded(
    `${order.length} risks with texts of this length do not fit beside the matrix at 10 pt.`,
    'Shorten the texts, or send fewer risks.',
    {
      component: 'risk_matrix',
      count: order.length,
      pointer: `${pane.pointer}/risks`,
    },
  );
}

/** Likelihood times impact now and, right of it, after the measures. */
function scoreChips(r: RiskData['risks'][number], id: string, box: BoxIn, top: number, kit: Kit): Shape[] {
  return [r, r.residual].flatMap((state, k): Shape[] => {
    if (state === undefined) return [];
    const score = state.likelihood * state.impact;
    const ground = toneOf(score, top);
    const chip = { x: box.x + 0.1 + k * 0.5, y: box.y + box.h / 2 - 0.14, w: 0.4, h: 0.28 };
    return [
      shape.rect({ id: `${id}/score-${k + 1}`, name: k === 0 ? 'score' : 'score after measures', role: 'chip' }, chip, {
        fill: shape.fill(ground),
        text: kit.text.set({
          block: kit.block([run(kit.number(score), undefined, 'derived')], { color: kit.on(ground), bold: true }),
          size_pt: 12,
          width_in: chip.w,
          height_in: chip.h,
          align: 'center',
          anchor: 'middle',
          wrap: false,
          insets_in: { l: 0, r: 0 },
          lang: kit.locale,
        }),
      }),
    ];
  });
}
