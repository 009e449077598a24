/** Milestones along one line, with dots filled by status. Shows the items of tracks when those were sent instead. */
import { cutTop, type Drawing, type Kit, shape, sideOf } from '../../layout/index.ts';
import { emuOfIn, inOfEmu } from '../../scene/index.ts';
import { borrow, changeShapes, recolored } from '../_borrow.ts';
import type { FormPane } from '../define.ts';
import { drawScaled } from './_scaled.ts';
import { drawStatusKey, isKeyed, paintOf, readStatus, STATUSES } from './_status.ts';
import type { RoadmapData } from './form.ts';

const ID = 'body/timeline';
/** Between the key and the dates, inches. */
const KEY_GAP = 0.3;

export function drawMilestones(d: RoadmapData, pane: FormPane, kit: Kit): Drawing {
  const scaled = drawScaled(d, pane, kit);
  if (scaled !== undefined) return scaled;
  const statuses = d.milestones.map((m, i) => readStatus(m.status, `${pane.pointer}/milestones/${i}/status`, kit));
  const present = STATUSES.filter((s) => statuses.includes(s));
  const keyed = isKeyed(statuses);
  const { cut, rest } = keyed ? cutTop(pane.box, 0.24, 0.06) : { cut: pane.box, rest: pane.box };
  // An unknown status is printed in the place of the support.
  const member = d.milestones.map((m, i) => (m.sub === undefined && statuses[i] === undefined ? 'status' : 'sub'));
  const phases = d.milestones.map((m, i) => ({
    date: m.date,
    label: m.label,
    description: m[member[i] === 'status' ? 'status' : 'sub'] ?? '',
  }));
  const drawn = borrow(
    { component: 'timeline', params: { phases } },
    rest,
    ID,
    (path) => {
      const [, , i, key] = path.split('/');
      if (i === undefined) return `${pane.pointer}/milestones`;
      return `${pane.pointer}/milestones/${i}/${key === 'description' ? member[Number(i)] : key}`;
    },
    kit,
  );
  const marked = d.milestones.some((m) => m.emphasis === 'primary');
  const shapes = changeShapes(drawn.shapes, (s) => {
    const at = /\/step-(\d+)(?:\/(\w+))?$/.exec(s.id);
    if (at === null) return [s];
    const i = Number(at[1]) - 1;
    const primary = d.milestones[i]?.emphasis === 'primary';
    if (s.kind === 'ellipse' && at[2] === undefined) {
      const status = statuses[i] ?? undefined;
      const { fill, stroke } = paintOf(status, present.length > 0, kit);
      const dot = { ...s, fill, ...(stroke === undefined ? {} : { stroke }) };
      if (!primary) return [dot];
      // At either end of the axis, the ring stays inside the body.
      const spare = Math.min(s.box.x - emuOfIn(pane.box.x), emuOfIn(pane.box.x + pane.box.w) - s.box.x - s.box.w);
      const grow = Math.max(0, Math.min(Math.round(s.box.w * 0.32), spare));
      const box = { x: s.box.x - grow, y: s.box.y - grow, w: s.box.w + 2 * grow, h: s.box.h + 2 * grow } as typeof s.box;
      return [
        {
          ...s,
          id: `${s.id}/ring`,
          name: 'ring',
          role: 'decoration' as const,
          box,
          fill: shape.fill('canvas'),
          stroke: shape.stroke('accent1', 1.5),
        },
        dot,
      ];
    }
    if (s.kind !== 'text' || at[2] !== 'date' || !marked || primary) return [s];
    // The other dates are muted, so that a marked milestone stands out.
    return [{ ...s, text: recolored(s.text, 'muted') }];
  });
  // The key stands close above what it explains, wherever the line of dates is in the body.
  const top = Math.min(...shapes.map((s) => inOfEmu(s.box.y)));
  const place = { ...cut, y: Math.max(cut.y, top - cut.h - KEY_GAP) };
  const key = keyed ? drawStatusKey(present, place, ID, true, sideOf(pane.box, kit), kit) : [];
  return { alt: drawn.alt, shapes: [...key, ...shapes] };
}
