/** Lanes by phases, with the share of tasks in each lane. */
import { cutRight, type Kit, run, sideOf } from '../../layout/index.ts';
import { inOfEmu, type Shape, walk } from '../../scene/index.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { drawFlow, ID } from './_flow.ts';
import { type FlowData, form } from './form.ts';

const STRIP = 1.15;

export const variant = defineVariant(form, {
  name: 'lane_load_swimlane',
  purpose: 'Who carries the process: the tasks of each lane counted at its end.',
  example: {
    headline: 'Two thirds of all steps of a claim sit with the service desk',
    context: 'Travel insurance claim, today',
    source_note: 'Process walk-through, March',
    data: {
      lanes: ['Traveller', 'Service desk', 'Medical adviser'],
      phases: ['Report', 'Complete', 'Assess', 'Settle'],
      tasks: [
        { id: '1', lane: 0, phase: 0, label: 'Reports by phone or form' },
        { id: '2', lane: 1, phase: 0, label: 'Opens the case' },
        { id: '3', lane: 1, phase: 1, label: 'Asks for missing bills', emphasis: 'primary' },
        { id: '4', lane: 1, phase: 2, label: 'Checks cover' },
        { id: '5', lane: 2, phase: 2, label: 'Reviews treatment' },
        { id: '6', lane: 1, phase: 3, label: 'Pays and closes' },
      ],
      handoffs: [
        { from: '1', to: '2' },
        { from: '2', to: '3' },
        { from: '3', to: '4' },
        { from: '4', to: '5' },
        { from: '5', to: '6' },
      ],
    },
  },
  draw(data, pane, kit) {
    const side = sideOf(pane.box, kit);
    const { rest, cut } = cutRight(pane.box, STRIP, 0.1);
    const drawn = drawFlow(data, pane, kit, side.box(rest), { crossings: false });
    return { alt: drawn.alt, shapes: [...drawn.shapes, ...loads(data, drawn.shapes, pane, side.box(cut), kit)] };
  },
});

/** Number of tasks of each lane and their share of all, level with the tasks of the lane. */
function loads(d: FlowData, drawn: readonly Shape[], pane: FormPane, box: FormPane['box'], kit: Kit): Shape[] {
  const counts = d.lanes.map((_, l) => d.tasks.filter((t) => t.lane === l).length);
  const shares = kit.shares(counts);
  const rules = [...walk(drawn)].filter((s) => /\/rule-\d+$/.test(s.id)).map((s) => inOfEmu(s.box.y));
  const most = Math.max(...counts);
  return d.lanes.flatMap((lane, l): Shape[] => {
    const [top, low] = [rules[l], rules[l + 1]];
    const n = counts[l] ?? 0;
    if (top === undefined || low === undefined) return [];
    const share = (n / d.tasks.length) * 100;
    const shown = shares.shares[l] ?? 0;
    kit.proofs.push({ kind: 'share', ok: true, expected: share, shown, tolerance: 1, path: `${pane.pointer}/tasks` });
    const id = `${ID}/load-${l + 1}`;
    return [
      kit.place(
        { id, name: `load ${l + 1}: ${lane.label}`, role: 'value' },
        { x: box.x, y: top, w: box.w, h: low - top },
        {
          block: kit.paragraphs(
            [
              {
                runs: [
                  run(kit.number(n), undefined, 'derived', { bold: true, size_pt: 24, color: n === most ? kit.asText('accent1') : 'ink' }),
                ],
              },
              { runs: [run(kit.number(shown, { decimals: shares.decimals, unit: '%' }), undefined, 'derived', { color: 'muted' })] },
            ],
            { color: 'ink' },
          ),
          size_pt: 12,
          align: 'center',
          anchor: 'middle',
        },
      ),
    ];
  });
}
