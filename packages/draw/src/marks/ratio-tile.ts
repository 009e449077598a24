/** LTV:CAC in a tile: the number, a flag when it is low, and a bar with the mark at 3. */
import { type BoxIn, type Kit, type Pane, type Side, shape, WIDTH } from '../layout/index.ts';
import type { Color, Shape } from '../scene/index.ts';

export interface Economics {
  readonly cac: RatioTerm;
  readonly ltv: RatioTerm;
  readonly payback: RatioTerm;
  readonly ratio: number | null;
  readonly ratio_text: string;
  readonly flagged: boolean;
}

/** One figure that the ratio is computed from. `text` is as printed. */
export interface RatioTerm {
  readonly key: 'cac' | 'ltv' | 'payback';
  readonly name: string;
  readonly value: number | null;
  readonly text: string;
  readonly path: string;
}

/** Smallest ratio without a flag. */
export const HEALTHY = 3;
/** The bar covers at least this ratio. */
const RATIO_END = 6;

export const below = (kit: Kit): string => `${kit.word('below')} ${kit.number(HEALTHY)}x`;
const toneOf = (e: Economics): Color => (e.ratio === null ? 'muted' : e.flagged ? 'warning' : 'accent1');

/** The ratio in a tile: number, flag, and a bar that compares it with its target. */
export function ratioTile(
  e: Economics,
  box: BoxIn,
  largest: number,
  small: number,
  tick_pt: number,
  pane: Pane,
  side: Side,
  kit: Kit,
): Shape[] {
  const id = `${pane.id}/ratio`;
  const pad = box.w < 3.5 ? 0.15 : 0.25;
  const x = box.x + pad;
  const w = box.w - 2 * pad;
  const size =
    [largest, 72, 54, 40, 32, 28, 24, 20].find((s) => s <= largest && kit.text.widthIn(e.ratio_text, s, { bold: true }) <= w) ?? 18;
  const line = kit.text.pitchIn(small);
  const valueH = kit.text.pitchIn(size, 1);
  const barH = largest >= 54 ? 0.22 : 0.16;
  const axisH = kit.text.pitchIn(tick_pt);
  const padY = Math.min(pad, box.w < 3.5 || box.h < 2.2 ? 0.12 : pad);
  const free = box.h - 0.05 - 2 * padY - line - valueH - line - barH - axisH - 0.1;
  const gap = Math.max(0.02, Math.min(0.35, free / 3));
  let y = box.y + 0.05 + padY + Math.max(0, free - 3 * gap) * 0.46;
  const shapes: Shape[] = [
    shape.rect({ id, name: 'ratio tile', role: 'card' }, side.box(box), { fill: shape.fill('surface') }),
    shape.rect({ id: `${id}/cap`, name: 'cap line', role: 'decoration' }, side.box({ ...box, h: 0.05 }), { fill: shape.fill('accent1') }),
  ];
  const put = (
    key: string,
    role: 'label' | 'value' | 'caption',
    text: string,
    h: number,
    rest: { size_pt: number; color: Color; bold?: boolean },
  ) => {
    shapes.push(
      kit.label({
        id: `${id}/${key}`,
        name: key === 'value' ? `ratio: ${text}` : key,
        role,
        // These words repeat the meaning of the bar's colour, because not everybody can see it.
        host: key === 'flag' ? `${id}/bar` : id,
        box: side.box({ x, y, w, h }),
        runs: [{ text, bind: 'derived' }],
        style: { color: rest.color, bold: rest.bold === true, leading: key === 'value' ? 1 : 1.15 },
        size_pt: rest.size_pt,
        anchor: 'middle',
        align: side.start,
        wrap: false,
      }),
    );
    y += h;
  };
  put('label', 'label', 'LTV:CAC', line, { size_pt: small, color: 'muted' });
  y += gap;
  put('value', 'value', e.ratio_text, valueH, {
    size_pt: size,
    color: e.flagged ? 'warningText' : e.ratio === null ? 'muted' : 'ink',
    bold: true,
  });
  if (e.flagged) put('flag', 'label', `▲ ${below(kit)}`, line, { size_pt: small, color: 'warningText', bold: true });
  else y += line;
  y += gap;

  // The bar shows the ratio against the mark of its target.
  const end = Math.max(RATIO_END, e.ratio ?? 0);
  const at = (v: number): number => x + (Math.max(0, v) / end) * w;
  shapes.push(
    shape.rect({ id: `${id}/track`, name: 'ratio scale', role: 'track' }, side.box({ x, y, w, h: barH }), { fill: shape.fill('track') }),
  );
  if (e.ratio !== null && e.ratio >= 0)
    shapes.push(
      shape.rect(
        {
          id: `${id}/bar`,
          name: `ratio bar: ${e.ratio_text}`,
          role: 'mark',
          datum: {
            value: e.ratio,
            scale: `${id}/scale`,
            along: 'x',
            ...(at(e.ratio) - x < 0.02 ? { flags: ['bar_min_length'] as const } : {}),
          },
        },
        side.box({ x, y, w: Math.max(0.02, at(e.ratio) - x), h: barH }),
        { fill: shape.fill(toneOf(e)) },
      ),
    );
  shapes.push(...tick(`${id}/healthy`, 'mark at 3x', at(HEALTHY), y, barH, `${kit.number(HEALTHY)}x`, tick_pt, { x, w }, side, kit));
  return shapes;
}

/** A tick across a bar with its value below. */
export function tick(
  id: string,
  name: string,
  x: number,
  y: number,
  h: number,
  text: string,
  size_pt: number,
  within: { x: number; w: number },
  side: Side,
  kit: Kit,
): Shape[] {
  const w = kit.text.widthIn(text, size_pt);
  const left = Math.min(Math.max(x - w / 2, within.x), within.x + within.w - w);
  return [
    shape.line({ id, name, role: 'baseline' }, [side.x(x), y - 0.05], [side.x(x), y + h + 0.05], shape.stroke('ink', WIDTH.target)),
    kit.label({
      id: `${id}/label`,
      name: `${name} label`,
      role: 'axis',
      host: id,
      box: side.box({ x: left, y: y + h + 0.07, w, h: kit.text.pitchIn(size_pt) }),
      runs: [{ text, bind: 'derived' }],
      style: { color: 'muted' },
      size_pt,
      align: 'center',
      anchor: 'middle',
      wrap: false,
    }),
  ];
}
