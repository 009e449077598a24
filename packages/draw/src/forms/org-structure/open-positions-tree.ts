/** The tree with the number of open positions beside it. */
import { cutRight, type Kit, run, shape } from '../../layout/index.ts';
import type { Shape } from '../../scene/index.ts';
import { defineVariant, type FormPane } from '../define.ts';
import { drawTree, ID } from './_tree.ts';
import { flatten, form, type OrgData, treeIn } from './form.ts';

const RAIL = 1.7;

export const variant = defineVariant(form, {
  name: 'open_positions_tree',
  purpose: 'How far the staffing of a structure has come: the tree with open positions outlined and counted.',
  example: {
    headline: 'Four of fourteen positions of the new agency are still open',
    context: 'Staffing at the end of May',
    source_note: 'Human resources',
    data: {
      root: {
        title: 'Agency director',
        name: 'Miriam Katz',
        children: [
          {
            title: 'Permits',
            name: 'Dario Conti',
            children: [
              { title: 'Grid', name: 'S. Olsen' },
              { title: 'Wind', name: 'open', vacant: true },
              { title: 'Solar', name: 'B. Ferreira' },
              { title: 'Heat networks', name: 'I. Petit' },
            ],
          },
          {
            title: 'Grants',
            name: 'open',
            vacant: true,
            children: [
              { title: 'Households', name: 'N. Popescu' },
              { title: 'Industry', name: 'open', vacant: true },
              { title: 'Municipalities', name: 'Z. Horvat' },
            ],
          },
          {
            title: 'Services',
            name: 'Kofi Mensah',
            children: [
              { title: 'Data', name: 'open', vacant: true },
              { title: 'Legal', name: 'U. Bauer' },
              { title: 'Press', name: 'A. Laine' },
            ],
          },
        ],
      },
    },
  },
  draw(data, pane, kit) {
    const { rest, cut } = cutRight(pane.box, RAIL, 0.3);
    const turned = kit.direction === 'rtl';
    const box = turned ? { ...rest, x: cut.x + cut.w - rest.w } : rest;
    const drawn = drawTree(data, pane, kit, box);
    return { alt: drawn.alt, shapes: [...drawn.shapes, ...count(data, pane, turned ? { ...cut, x: pane.box.x } : cut, kit)] };
  },
});

function count(d: OrgData, pane: FormPane, box: FormPane['box'], kit: Kit): Shape[] {
  const nodes = flatten(treeIn(d, pane).root);
  const open = nodes.filter((n) => n.member.vacant === true).length;
  const share = (open / nodes.length) * 100;
  const shown = Math.round(share);
  kit.proofs.push({ kind: 'share', ok: true, expected: share, shown, tolerance: 0.5, path: '/data/root' });
  const y = box.y + box.h * 0.3;
  const words = `${kit.number(open)} / ${kit.number(nodes.length)}`;
  return [
    shape.rect(
      { id: `${ID}/open/edge`, name: 'edge', role: 'decoration' },
      { x: box.x, y, w: 0.05, h: 1.35 },
      { fill: shape.fill('accent1') },
    ),
    kit.label({
      id: `${ID}/open/count`,
      name: 'open positions',
      role: 'value',
      box: { x: box.x + 0.2, y, w: box.w - 0.2, h: 0.6 },
      runs: [run(words, undefined, 'derived')],
      style: { color: kit.asText('accent1'), bold: true },
      size_pt: 28,
      anchor: 'middle',
      wrap: false,
    }),
    shape.rect(
      { id: `${ID}/open/key`, name: 'key: open position', role: 'swatch' },
      { x: box.x + 0.2, y: y + 0.72, w: 0.3, h: 0.18 },
      { fill: shape.fill('canvas'), stroke: shape.stroke('muted', 1.25, { dash: 'dash' }) },
    ),
    kit.label({
      id: `${ID}/open/share`,
      name: 'share of open positions',
      role: 'label',
      box: { x: box.x + 0.6, y: y + 0.66, w: box.w - 0.6, h: 0.3 },
      runs: [run(kit.number(shown, { unit: '%' }), undefined, 'derived')],
      style: { color: 'ink' },
      size_pt: 14,
      anchor: 'middle',
      wrap: false,
    }),
  ];
}
