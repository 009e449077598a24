/** The tree on its sheet: open positions outlined, emphasised positions filled. */
import { type BoxIn, type Drawing, type Kit, shape } from '../../layout/index.ts';
import { borrow, changeShapes, recolored } from '../_borrow.ts';
import type { FormPane } from '../define.ts';
import { flatten, type Member, type OrgData, treeIn } from './form.ts';

export const ID = 'body/organisation';

interface Plain {
  readonly title: string | number;
  readonly name?: string | number | undefined;
  readonly children: readonly Plain[];
}
const withoutMarks = ({ title, name, children }: Member): Plain => ({ title, name, children: children.map(withoutMarks) });

export function drawTree(d: OrgData, pane: FormPane, kit: Kit, box: BoxIn = pane.box): Drawing {
  const { root, pointer } = treeIn(d, pane);
  const nodes = flatten(root);
  const drawn = borrow({ component: 'org_chart', params: { root: withoutMarks(root) } }, box, ID, pointer, kit);
  const marked = nodes.some((n) => n.member.emphasis === 'primary');
  const shapes = changeShapes(drawn.shapes, (s) => {
    const at = /\/box-(\d+)$/.exec(s.id);
    const node = at === null ? undefined : nodes[Number(at[1]) - 1];
    if (node === undefined || s.kind !== 'rect' || s.text === undefined) return [s];
    const { vacant, emphasis } = node.member;
    if (emphasis === 'primary') {
      const { stroke: _, ...rest } = s;
      const fill = shape.fill('accent1');
      return [
        {
          ...rest,
          fill,
          ...(vacant === true ? { stroke: shape.stroke('ink', 1.5, { dash: 'dash' }) } : {}),
          text: recolored(s.text, kit.on('accent1')),
        },
      ];
    }
    if (vacant === true)
      return [
        { ...s, fill: shape.fill('canvas'), stroke: shape.stroke('muted', 1.25, { dash: 'dash' }), text: recolored(s.text, 'muted') },
      ];
    // One emphasised box is visible only when the root is less strong.
    if (marked && node.depth === 0) return [{ ...s, fill: shape.fill('soft1'), text: recolored(s.text, kit.on('soft1')) }];
    return [s];
  });
  return { alt: drawn.alt, shapes };
}
