/** Letters in a grid: A filled, R soft, C and I plain; duties counted below where that is the message. */
import { type BoxIn, capacityExceeded, type Drawing, hairline, type Kit, run, settle, shape, sideOf } from '../../layout/index.ts';
import type { Color, Shape } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { RaciData } from './form.ts';

export interface RaciOptions {
  /** A row below: in how many activities each role is responsible or accountable. */
  readonly load: boolean;
}

const ID = 'body/raci';

export function drawRaci(d: RaciData, pane: FormPane, kit: Kit, { load }: RaciOptions): Drawing {
  const side = sideOf(pane.box, kit);
  for (const [i, a] of d.activities.entries()) {
    const accountable = a.cells.filter((c) => /A/i.test(c)).length;
    if (accountable !== 1)
      kit.warn('sign_conflict', `${a.label} has ${accountable} accountable roles; a responsibility matrix has exactly one.`, {
        path: `${pane.pointer}/activities/${i}/cells`,
        remedy: 'Send A for one role of each activity.',
      });
  }
  const rows = d.activities.length + (load ? 1 : 0);
  for (const size_pt of [14, 12, 11, 10]) {
    const label_w = Math.min(
      pane.box.w * 0.36,
      Math.max(1.6, ...d.activities.map((a) => kit.text.widthIn(a.label, size_pt, { bold: a.emphasis === 'primary' }) + 0.2)),
    );
    const w = (pane.box.w - label_w) / d.roles.length;
    const heads = d.roles.map((r) =>
      kit.fit({ block: kit.block(r.label, { color: 'ink', bold: true }), sizes_pt: [size_pt], width_in: w - 0.12, max_lines: 3 }),
    );
    if (heads.some((f) => !f.fits)) continue;
    const head_h = Math.max(...heads.map((f) => f.height_in)) + 0.14;
    const labels = d.activities.map((a) =>
      kit.fit({
        block: kit.block(a.label, { color: 'ink', bold: a.emphasis === 'primary' }),
        sizes_pt: [size_pt],
        width_in: label_w - 0.15,
        max_lines: 3,
      }),
    );
    const least = Math.max(0.26, ...labels.map((f) => f.height_in + 0.06));
    const pitch = Math.min(0.62, (pane.box.h - head_h) / rows);
    if (labels.some((f) => !f.fits) || pitch < least) continue;
    const area = settle(pane.box, head_h + pitch * rows);
    const top = area.y + head_h;
    const column = (c: number): number => area.x + label_w + c * w;
    const shapes: Shape[] = [];
    const words = (id: string, text: string, path: string | undefined, box: BoxIn, bold: boolean, center: boolean): void => {
      shapes.push(
        kit.label({
          id: `${ID}/${id}`,
          name: `${id}: ${text}`,
          role: center ? 'header' : 'label',
          box: side.box(box),
          runs: [run(text, path, path === undefined ? 'derived' : 'verbatim')],
          style: { color: 'ink', bold },
          size_pt,
          align: center ? 'center' : side.leading(text),
          anchor: id.startsWith('role') ? 'bottom' : 'middle',
          balance: center,
        }),
      );
    };
    for (const [c, r] of d.roles.entries())
      words(
        `role-${c + 1}`,
        r.label,
        `${pane.pointer}/roles/${c}${r.own}`,
        { x: column(c) + 0.06, y: area.y, w: w - 0.12, h: head_h - 0.08 },
        true,
        true,
      );
    shapes.push(hairline(`${ID}/rule-0`, area.x, area.x + area.w, top, 'muted', 1));
    for (const [i, a] of d.activities.entries()) {
      const y = top + i * pitch;
      const strong = a.emphasis === 'primary';
      if (strong)
        shapes.push(
          shape.rect(
            { id: `${ID}/ground-${i + 1}`, name: 'ground', role: 'band' },
            { ...area, y, h: pitch },
            { fill: shape.fill('surface') },
          ),
        );
      words(
        `activity-${i + 1}`,
        a.label,
        `${pane.pointer}/activities/${i}/label`,
        { x: area.x + 0.05, y, w: label_w - 0.15, h: pitch },
        strong,
        false,
      );
      for (const [c, cell] of a.cells.entries())
        if (cell !== '')
          shapes.push(
            letter(
              cell,
              `${ID}/cell-${i + 1}-${c + 1}`,
              `${pane.pointer}/activities/${i}/cells/${c}`,
              `${a.label}, ${d.roles[c]?.label}`,
              side.box({ x: column(c), y, w, h: pitch }),
              kit,
            ),
          );
      shapes.push(hairline(`${ID}/rule-${i + 1}`, area.x, area.x + area.w, y + pitch));
    }
    if (load)
      for (const [c] of d.roles.entries()) {
        const n = d.activities.filter((a) => /[RA]/i.test(a.cells[c] ?? '')).length;
        kit.proofs.push({ kind: 'count', ok: true, expected: n, shown: n, tolerance: 0, path: `${pane.pointer}/activities` });
        if (c === 0)
          words(
            'load',
            'R + A',
            undefined,
            { x: area.x + 0.05, y: top + d.activities.length * pitch, w: label_w - 0.15, h: pitch },
            true,
            false,
          );
        words(`load-${c + 1}`, kit.number(n), undefined, { x: column(c), y: top + d.activities.length * pitch, w, h: pitch }, true, true);
      }
    const alt = `Responsibility matrix. ${d.activities.map((a) => `${a.label}: ${d.roles.flatMap((r, c) => (a.cells[c] === '' ? [] : [`${r.label} ${a.cells[c]}`])).join(', ')}`).join('; ')}.`;
    return { alt, shapes: shape.group({ id: ID, name: 'Responsibility matrix', role: 'group', alt }, shapes) };
  }
  throw capacityExceeded(
    `${d.activities.length} activities with texts of this length do not fit at 10 pt.`,
    'Shorten the longest texts, or send fewer activities.',
    {
      component: 'raci_matrix',
      count: d.activities.length,
      pointer: `${pane.pointer}/activities`,
    },
  );
}

function letter(cell: string, id: string, path: string, name: string, box: BoxIn, kit: Kit): Shape {
  const ground: Color | undefined = /A/i.test(cell) ? 'accent1' : /R/i.test(cell) ? 'soft1' : undefined;
  const h = Math.min(0.34, box.h - 0.06);
  const w = Math.max(0.46, kit.text.widthIn(cell, 12, { bold: true }) + 0.16);
  const at = { x: box.x + box.w / 2 - w / 2, y: box.y + box.h / 2 - h / 2, w, h };
  const color: Color = ground === undefined ? 'ink' : kit.on(ground);
  return shape.rect({ id, name: `${name}: ${cell}`, role: 'chip' }, at, {
    ...(ground === undefined ? {} : { fill: shape.fill(ground) }),
    radius_in: kit.theme.radius_in,
    text: kit.text.set({
      block: kit.block(cell, { color, bold: true }, path),
      size_pt: 12,
      width_in: w,
      height_in: h,
      align: 'center',
      anchor: 'middle',
      wrap: false,
      insets_in: { l: 0, r: 0 },
      lang: kit.locale,
    }),
  });
}
