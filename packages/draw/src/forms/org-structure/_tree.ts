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
/** A position without a name says that it is vacant, unless its title does. */
const isUnnamed = ({ title, name, vacant }: Member, word: string): boolean =>
  vacant === true && name === undefined && !String(title).toLowerCase().includes(word);

const withoutMarks = (member: Member, word: string): Plain => ({
  title: member.title,
  name: isUnnamed(member, word) ? word : member.name,
  children: member.children.map((child) => withoutMarks(child, word)),
});

export function drawTree(d: OrgData, pane: FormPane, kit: Kit, box: BoxIn = pane.box): Drawing {
  const { root, pointer } = treeIn(d, pane);
  const nodes = flatten(root);
  const word = kit.word('vacant');
  const ours = new Set(nodes.filter(({ member }) => isUnnamed(member, word)).map(({ at }) => `${at}/name`));
  const to = (path: string): string | undefined => (ours.has(path) ? undefined : pointer(path));
  const drawn = borrow({ component: 'org_chart', params: { root: withoutMarks(root, word) } }, box, ID, to, kit);
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
