/** Milestones from top to bottom: dates left of the line, events right of it. */
import { capacityExceeded, cutTop, type Drawing, type Kit, run, settle, shape, sideOf, WIDTH } from '../../layout/index.ts';
import type { Shape } from '../../scene/index.ts';
import type { ParagraphIn } from '../../typeset/index.ts';
import type { FormPane } from '../define.ts';
import { drawStatusKey, isKeyed, paintOf, readStatus, STATUSES } from './_status.ts';
import type { RoadmapData } from './form.ts';

const ID = 'body/timeline';
const DOT = 0.18;
const ROW_MAX = 1;
const SIZES = [
  [18, 14],
  [16, 14],
  [14, 12],
  [12, 11],
  [11, 10],
  [10, 10],
] as const;

export function drawVertical(d: RoadmapData, pane: FormPane, kit: Kit): Drawing {
  const base = (i: number): string => `${pane.pointer}/milestones/${i}`;
  const statuses = d.milestones.map((m, i) => readStatus(m.status, `${base(i)}/status`, kit));
  const present = STATUSES.filter((s) => statuses.includes(s));
  const keyed = isKeyed(statuses);
  const { cut, rest } = keyed ? cutTop(pane.box, 0.24, 0.1) : { cut: pane.box, rest: pane.box };
  const n = d.milestones.length;
  const pitch = Math.min(ROW_MAX, rest.h / n);
  const side = sideOf(pane.box, kit);
  for (const [size_pt, small] of SIZES) {
    const dates = d.milestones.map((m) => kit.text.widthIn(String(m.date), size_pt, { bold: true }));
    const date_w = Math.ceil((Math.max(...dates) + 0.05) * 100) / 100;
    if (date_w > rest.w * 0.3) continue;
    const x = rest.x + date_w + 0.25;
    const words_x = x + DOT + 0.25;
    const width_in = Math.min(rest.x + rest.w - words_x, 9);
    const blocks = d.milestones.map((m, i) => {
      const paragraphs: ParagraphIn[] = [{ runs: [run(m.label, `${base(i)}/label`, 'verbatim', { bold: true })] }];
      if (m.sub !== undefined) paragraphs.push({ runs: [run(m.sub, `${base(i)}/sub`, 'verbatim', { color: 'muted', size_pt: small })] });
      if (statuses[i] === undefined) paragraphs.push({ runs: [run(m.status ?? '', `${base(i)}/status`, 'verbatim', { color: 'muted' })] });
      return kit.paragraphs(paragraphs, { color: 'ink' });
    });
    if (blocks.some((block) => !kit.fit({ block, sizes_pt: [size_pt], width_in, height_in: pitch - 0.06 }).fits)) continue;
    const area = settle(rest, pitch * n);
    const first = area.y + pitch / 2;
    const shapes: Shape[] = keyed ? drawStatusKey(present, { ...cut, y: area.y - 0.34 }, ID, true, side, kit) : [];
    if (n > 1)
      shapes.push(
        shape.line(
          { id: `${ID}/rail`, name: 'rail', role: 'decoration' },
          [side.x(x + DOT / 2), first],
          [side.x(x + DOT / 2), first + (n - 1) * pitch],
          shape.stroke('neutral', WIDTH.context),
        ),
      );
    for (const [i, m] of d.milestones.entries()) {
      const y = area.y + i * pitch;
      const primary = m.emphasis === 'primary';
      const dot = side.box({ x, y: y + pitch / 2 - DOT / 2, w: DOT, h: DOT });
      const status = statuses[i] ?? undefined;
      const { fill, stroke } = paintOf(status, present.length > 0, kit);
      const id = `${ID}/step-${i + 1}`;
      if (primary)
        shapes.push(
          shape.rect(
            { id: `${id}/ground`, name: 'ground', role: 'band' },
            { ...rest, y: y + 0.03, h: pitch - 0.06 },
            { fill: shape.fill('surface') },
          ),
          shape.line(
            { id: `${id}/rail`, name: 'rail', role: 'decoration' },
            [side.x(x + DOT / 2), i === 0 ? y + pitch / 2 : y],
            [side.x(x + DOT / 2), i === n - 1 ? y + pitch / 2 : y + pitch],
            shape.stroke('neutral', WIDTH.context),
          ),
        );
      shapes.push(
        shape.ellipse({ id, name: `step ${i + 1}: ${m.label}`, role: 'icon' }, dot, stroke === undefined ? { fill } : { fill, stroke }),
        kit.label({
          id: `${id}/date`,
          name: `date ${i + 1}: ${m.label}`,
          role: 'header',
          box: side.box({ x: rest.x + 0.1, y, w: date_w, h: pitch }),
          runs: String(m.date),
          path: `${base(i)}/date`,
          style: { color: kit.asText('accent1'), bold: true },
          size_pt,
          anchor: 'middle',
          align: side.start,
          wrap: false,
        }),
        kit.place(
          { id: `${id}/words`, name: `milestone ${i + 1}: ${m.label}`, role: 'body' },
          side.box({ x: words_x, y, w: width_in, h: pitch }),
          { block: blocks[i] as (typeof blocks)[number], size_pt, anchor: 'middle', align: side.leading(m.label) },
        ),
      );
    }
    const alt = `Timeline: ${d.milestones.map((m) => [String(m.date), m.label, m.sub ?? ''].filter((t) => t !== '').join(', ')).join('; ')}.`;
    return { alt, shapes: shape.group({ id: ID, name: 'Timeline', role: 'group', alt }, shapes) };
  }
  throw capacityExceeded(`${n} milestones do not stand under each other at 10 pt.`, 'Shorten their texts, or send fewer.', {
    component: 'timeline_roadmap',
    count: n,
    pointer: `${pane.pointer}/milestones`,
  });
}
