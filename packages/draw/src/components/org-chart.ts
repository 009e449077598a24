/** Reporting lines: equal boxes for each level joined by right-angled lines, in the first arrangement that holds all words. */
import { z } from 'zod';
import { textOrNumber } from '../fields/fields.ts';
import { type BoxIn, capacityExceeded, type Kit, type Pane, run, type Side, settle, shape, sideOf, WIDTH } from '../layout/index.ts';
import { layOrg, type OrgLayout, type OrgNode, type OrgText, PAD } from '../marks/org-layout.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { Block, ParagraphIn } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

interface Member {
  readonly title: string | number;
  readonly name?: string | number | undefined;
  readonly children: readonly Member[];
}

const member: z.ZodType<Member> = z.lazy(() =>
  z.object({
    title: textOrNumber.describe('Role or unit.'),
    name: z.preprocess((v) => (v === null || v === '' ? undefined : v), textOrNumber.optional()).describe('Who holds it.'),
    children: z.preprocess((v) => v ?? [], z.array(member)).describe('Who reports to it, in reading order.'),
  }),
);

const params = z.object({ root: member });
type Params = z.infer<typeof params>;

const LEVELS_SOFT = 4;
const LEVELS_HARD = 8;
const EDGE = 0.05;

export const orgChart = defineComponent<Params>({
  name: 'org_chart',
  aliases: ['organization_chart', 'organisation_chart'],
  purpose: 'Shows who reports to whom.',
  params,
  example: {
    title: 'Four regions and one platform team report to the managing director from July',
    params: {
      root: {
        title: 'Managing Director',
        name: 'Renate Albers',
        children: [
          {
            title: 'Region North',
            name: 'Jonas Lindgren',
            children: [
              { title: 'Sales', name: 'M. Virtanen' },
              { title: 'Service centre Turku', name: 'K. Aalto' },
              { title: 'Projects', name: 'S. Nygaard' },
            ],
          },
          {
            title: 'Region Central',
            name: 'Katarzyna Zielińska',
            children: [
              { title: 'Sales', name: 'P. Hoffmann' },
              { title: 'Service centre Brno', name: 'J. Dvořák' },
              { title: 'Projects', name: 'A. Wójcik' },
              { title: 'Key accounts rail', name: 'T. Berger' },
            ],
          },
          {
            title: 'Region South',
            name: 'Marco Bellini',
            children: [
              { title: 'Sales', name: 'E. Navarro' },
              { title: 'Service centre Bari', name: 'G. Conti' },
              { title: 'Projects', name: 'L. Marques' },
            ],
          },
          {
            title: 'Region Overseas',
            name: 'Grace Adeyemi',
            children: [
              { title: 'Sales partners', name: 'R. Tanaka' },
              { title: 'Export control', name: 'H. Weiss' },
            ],
          },
          {
            title: 'Platform',
            name: 'Sanjay Mehta',
            children: [
              { title: 'Product', name: 'C. Laurent' },
              { title: 'Data and pricing', name: 'N. Okafor' },
              { title: 'Field app', name: 'I. Petrović' },
            ],
          },
        ],
      },
    },
  },
  capacity: { what: 'boxes', soft: 31, hard: 90 },
  drawn_as: 'grid',
  count: (p) => flatten(p.root, '').length,
  ownsSlide: true,
  draw(p, pane, kit) {
    const nodes = flatten(p.root, rootOf(pane));
    checkLevels(nodes, pane, kit);
    const text: OrgText = { blockOf: (node) => blockOf(node, kit), lineOf: (node) => lineOf(node, kit) };
    const layout = layOrg(nodes, pane.box, text, kit);
    if (layout === undefined)
      throw capacityExceeded(
        `${nodes.length} boxes with texts of this length do not fit at 10 pt, not even as an outline.`,
        'Shorten the longest titles, or give each branch a slide of its own.',
        { component: 'org_chart', count: nodes.length, pointer: rootOf(pane) },
      );
    say(layout, nodes, pane, kit);
    const area = settle(pane.box, layout.height);
    const dy = area.y - pane.box.y;
    const moved = { ...layout, boxes: layout.boxes.map((b) => ({ ...b, y: b.y + dy })) };
    const side = sideOf(pane.box, kit);
    const alt = `Organisation chart. ${nodes
      .map((n) => `${n.title}${n.name === '' ? '' : ` (${n.name})`}${n.parent === undefined ? '' : ` reports to ${n.parent.title}`}`)
      .join('; ')}.`;
    const lines = drawLinks(layout, dy, pane, side);
    const boxes = nodes.flatMap((n) =>
      layout.kind === 'outline' ? drawLine(n, moved, pane, side, kit) : drawBox(n, moved, pane, side, kit),
    );
    return { shapes: [...lines, ...boxes], alt };
  },
});

/** Pointer of the topmost member. */
const rootOf = (pane: Pane): string => [pane.pointer, 'root'].join('/');

/** Depth first, parents before their children. */
function flatten(root: Member, base: string): OrgNode[] {
  const nodes: OrgNode[] = [];
  const add = (m: Member, depth: number, parent: OrgNode | undefined, at: string): OrgNode => {
    const children: OrgNode[] = [];
    const node: OrgNode = {
      title: String(m.title),
      name: m.name === undefined ? '' : String(m.name),
      depth,
      parent,
      children,
      index: nodes.length,
      base: at,
    };
    nodes.push(node);
    for (const [i, c] of m.children.entries()) children.push(add(c, depth + 1, node, `${at}/children/${i}`));
    return node;
  };
  add(root, 0, undefined, base);
  return nodes;
}

function checkLevels(nodes: readonly OrgNode[], pane: Pane, kit: Kit): void {
  const levels = Math.max(...nodes.map((n) => n.depth)) + 1;
  const path = rootOf(pane);
  if (levels > LEVELS_HARD)
    throw capacityExceeded(
      `org_chart holds at most ${LEVELS_HARD} levels; ${levels} were sent.`,
      'Give the lower levels slides of their own, one for each branch.',
      { component: 'org_chart', count: levels, limit: LEVELS_HARD, pointer: path },
    );
  if (levels > LEVELS_SOFT)
    kit.warn('over_soft_limit', `${levels} levels are more than the ${LEVELS_SOFT} that org_chart shows comfortably.`, {
      path,
      remedy: 'Give the lower levels slides of their own, one for each branch.',
    });
}

function say(layout: OrgLayout, nodes: readonly OrgNode[], pane: Pane, kit: Kit): void {
  const path = rootOf(pane);
  if (layout.kind === 'sideways' || layout.kind === 'outline')
    kit.warn(
      'layout_switched',
      `The chart is drawn from a tree to ${layout.kind === 'outline' ? 'an indented outline' : 'a tree from the side'}: ${nodes.length} boxes do not fit from the top.`,
      { path, remedy: 'Shorten the longest titles, or give each branch a slide of its own.' },
    );
  if (layout.height < 0.7 * pane.box.h)
    kit.warn('content_sparse', `${nodes.length} boxes use ${Math.round((layout.height / pane.box.h) * 100)} % of the body's height.`, {
      path,
      remedy: 'Add a level, or place the chart beside other content.',
    });
}

/** Fill of a box by its level: the root full, the next level soft, the others outlined. */
const groundOf = ({ depth }: OrgNode): Color | undefined => (depth === 0 ? 'accent1' : depth === 1 ? 'soft1' : undefined);

function blockOf(node: OrgNode, kit: Kit): Block {
  const ground = groundOf(node);
  const color: Color = ground === undefined ? 'ink' : kit.on(ground);
  const name: Color = ground === undefined ? 'muted' : color;
  const paragraphs: ParagraphIn[] = [{ runs: [run(node.title, `${node.base}/title`, 'verbatim', { bold: true })] }];
  if (node.name !== '') paragraphs.push({ runs: [run(node.name, `${node.base}/name`, 'verbatim', { color: name })] });
  return kit.paragraphs(paragraphs, { color });
}

function lineOf(node: OrgNode, kit: Kit): Block {
  const runs = [run(node.title, `${node.base}/title`, 'verbatim', node.depth <= 1 ? { bold: true } : {})];
  if (node.name !== '') runs.push(run('  '), run(node.name, `${node.base}/name`, 'verbatim', { color: 'muted' }));
  return kit.block(runs, { color: 'ink' });
}

const idOf = (pane: Pane, index: number): string => `${pane.id}/box-${index + 1}`;

function drawBox(node: OrgNode, layout: OrgLayout, pane: Pane, side: Side, kit: Kit): Shape[] {
  const own = layout.boxes[node.index] as BoxIn;
  const box = side.box(own);
  const ground = groundOf(node);
  const edged = layout.edged(node);
  const id = idOf(pane, node.index);
  const lead = edged ? PAD.edge : PAD.x;
  const text = kit.text.set({
    block: blockOf(node, kit),
    size_pt: layout.size_pt,
    width_in: box.w,
    height_in: box.h,
    anchor: 'middle',
    align: edged ? side.leading(node.title) : 'center',
    balance: node.name === '',
    insets_in: side.mirrored ? { l: PAD.x, r: lead } : { l: lead, r: PAD.x },
    lang: kit.locale,
  });
  const shapes: Shape[] = [
    shape.rect({ id, name: `box ${node.index + 1}: ${node.title}`, role: 'node' }, box, {
      ...(ground === undefined ? { fill: shape.fill('canvas'), stroke: shape.stroke('line', WIDTH.card) } : { fill: shape.fill(ground) }),
      // A straight edge would extend beyond a rounded corner.
      radius_in: edged ? 0 : kit.theme.radius_in,
      text,
    }),
  ];
  if (edged)
    shapes.push(
      shape.rect({ id: `${id}/edge`, name: 'edge', role: 'decoration', host: id }, side.box({ ...own, w: EDGE }), {
        fill: shape.fill('accent1'),
      }),
    );
  return shapes;
}

/** One line of the outline. */
function drawLine(node: OrgNode, layout: OrgLayout, pane: Pane, side: Side, kit: Kit): Shape[] {
  return [
    kit.place(
      { id: idOf(pane, node.index), name: `box ${node.index + 1}: ${node.title}`, role: 'label' },
      side.box(layout.boxes[node.index] as BoxIn),
      { block: lineOf(node, kit), size_pt: layout.size_pt, anchor: 'middle', align: side.leading(node.title) },
    ),
  ];
}

const OPPOSITE = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' } as const;

function drawLinks(layout: OrgLayout, dy: number, pane: Pane, side: Side): Shape[] {
  const outline = layout.kind === 'outline';
  const glue = (end: OrgLayout['links'][number]['glue_from']) =>
    end === undefined ? undefined : { shape: idOf(pane, end.node), side: side.mirrored ? OPPOSITE[end.side] : end.side };
  return layout.links.map((l, i) => {
    const from = glue(l.glue_from);
    const to = glue(l.glue_to);
    return shape.line(
      { id: `${pane.id}/line-${i + 1}`, name: 'line', role: outline ? 'rule' : 'connector' },
      [side.x(l.from[0]), l.from[1] + dy],
      [side.x(l.to[0]), l.to[1] + dy],
      shape.stroke(outline ? 'line' : 'muted', WIDTH.connector),
      { ...(from === undefined ? {} : { glue_from: from }), ...(to === undefined ? {} : { glue_to: to }) },
    );
  });
}
