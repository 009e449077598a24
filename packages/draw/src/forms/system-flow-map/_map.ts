/** The map: boxes with an icon for their kind, and arrows labelled with what they carry. */

import { type BoxIn, type Drawing, derived, findIcon, type Kit, placeIcon, run, shape, WIDTH } from '../../layout/index.ts';
import { Board, tooLong } from '../../marks/text-items.ts';
import type { Color } from '../../scene/index.ts';
import type { Block, ParagraphIn } from '../../typeset/index.ts';
import type { FormPane } from '../define.ts';
import { type Link, type Plan, planMap, stagesOf } from './_route.ts';
import { nodeAt, type SystemData } from './form.ts';

export interface MapOptions {
  /** Groups as columns with a heading, in the order in which they first occur. */
  readonly zones: boolean;
  /** Numbers on the arrows, with their words in a list beside the map. */
  readonly numbered: boolean;
}

const ICONS: Readonly<Record<string, string>> = {
  client: 'monitor',
  app: 'smartphone',
  device: 'smartphone',
  service: 'server',
  api: 'plug',
  database: 'database',
  db: 'database',
  queue: 'inbox',
  external: 'globe',
  partner: 'building',
  user: 'user',
  team: 'users',
  storage: 'hard-drive',
  cloud: 'cloud',
  file: 'file-text',
  security: 'shield',
  agent: 'bot',
};
const ICON = 0.26;
const PAD = 0.12;
const HEAD = 0.4;
const DISC = 0.26;
/** Between a sign and the words below it, inches. */
const SIGN_GAP = 0.05;
/** Words of links where signs stand above those of the boxes. */
const ABOVE_LABEL_PT = 11;

export function drawMap(d: SystemData, pane: FormPane, kit: Kit, options: MapOptions): Drawing {
  const board = new Board(pane.box, kit, 'body/map');
  const links: Link[] = d.edges.map((e, index) => ({ index, from: nodeAt(d, e.from), to: nodeAt(d, e.to) }));
  const zones = options.zones ? zonesOf(d) : undefined;
  const stages = stagesOf(d.nodes.length, links, zones === undefined ? undefined : d.nodes.map((n) => zones.indexOf(n.group ?? '')));
  const withIcons = d.nodes.some((n) => n.kind !== undefined);
  const listW = options.numbered && d.edges.some((e) => e.label !== undefined) ? 3.3 : 0;
  const head = zones === undefined || zones.every((z) => z === '') ? 0 : HEAD;
  const edge = head > 0 ? 0.16 : 0;
  const area: BoxIn = { x: pane.box.x + edge, y: pane.box.y + head, w: pane.box.w - listW - 2 * edge, h: pane.box.h - head };
  const fullest = Math.max(...stages.map((s) => stages.filter((o) => o === s).length));
  const columns = Math.max(...stages) + 1;
  // A sign takes width from the words beside it, and height above them. Beside larger words the links keep small ones, which need their room.
  const tries = [18, 16, 14, 12, 11, 10].flatMap((size_pt) => [
    { size_pt, label_pt: Math.min(14, size_pt), isAbove: false },
    ...(withIcons ? [{ size_pt, label_pt: Math.min(ABOVE_LABEL_PT, size_pt), isAbove: true }] : []),
  ]);
  for (const { size_pt, label_pt, isAbove } of tries) {
    const lane = laneWidth(d, links, stages, label_pt, options.numbered, kit);
    const lane_w = columns === 1 ? 0 : Math.min(lane, (area.w - 0.5 - columns * 1.1) / (columns - 1));
    if (columns > 1 && lane_w < Math.min(lane, 0.6)) continue;
    const returns = links.filter((l) => (stages[l.to] as number) <= (stages[l.from] as number)).length;
    const margins = returns === 0 ? 0 : 0.3 + returns * 0.14;
    const box_w = Math.min(2.5, (area.w - margins - lane_w * (columns - 1)) / columns);
    const blocks = d.nodes.map((_, i) => blockOf(d, i, pane, kit, zones !== undefined));
    const heightsAt = (width_in: number) => blocks.map((block) => kit.fit({ block, sizes_pt: [size_pt], width_in }));
    const lead = withIcons && !isAbove ? ICON + 0.1 : 0;
    const fits = heightsAt(box_w - 2 * PAD - lead);
    const need = Math.max(0.5, ...fits.map((f) => f.height_in + 0.16 + (isAbove ? ICON + SIGN_GAP : 0)));
    const box_h = Math.max(need, Math.min(1.4, (area.h / fullest) * 0.52));
    const plan =
      box_w < 1 || !fits.every((f) => f.fits)
        ? undefined
        : planMap(d.nodes.length, links, stages, area, { box_w, box_h: Math.min(box_h, 1.4), lane_w });
    if (plan === undefined || box_h > 1.4) continue;
    if (zones !== undefined && head > 0) drawZones(zones, d, plan, stages, area, head, board, pane, kit);
    for (const l of links) drawLink(l, d, plan, pane, board, label_pt, options.numbered, kit);
    for (const i of d.nodes.keys()) drawNode(i, d, plan, blocks[i] as Block, size_pt, lead, board, pane, kit);
    if (listW > 0) drawList(d, { x: area.x + area.w + 0.35, y: pane.box.y, w: listW - 0.35, h: pane.box.h }, board, pane, kit);
    const words = d.edges.map(
      (e) => `${d.nodes[nodeAt(d, e.from)]?.label} to ${d.nodes[nodeAt(d, e.to)]?.label}${e.label === undefined ? '' : `: ${e.label}`}`,
    );
    return board.drawing('Map', `System map of ${d.nodes.map((n) => n.label).join(', ')}. ${words.join('; ')}.`);
  }
  throw tooLong(d.nodes.length, 'nodes');
}

const zonesOf = (d: SystemData): string[] => [...new Set(d.nodes.map((n) => n.group ?? ''))];

/** Wide enough for the widest label between two columns. */
function laneWidth(d: SystemData, links: readonly Link[], stages: readonly number[], size_pt: number, numbered: boolean, kit: Kit): number {
  if (numbered) return 1.1;
  const widths = links.flatMap((l) => {
    const label = d.edges[l.index]?.label;
    return label === undefined || (stages[l.to] as number) <= (stages[l.from] as number) ? [] : [kit.text.widthIn(label, size_pt)];
  });
  return Math.max(0.8, Math.min(1.8, (Math.max(0, ...widths) + 0.3) / 0.62));
}

function blockOf(d: SystemData, i: number, pane: FormPane, kit: Kit, zoned: boolean): Block {
  const n = d.nodes[i] as SystemData['nodes'][number];
  const at = `${pane.pointer}/nodes/${i}`;
  const { text } = paint(n.emphasis === 'primary', kit);
  const paragraphs: ParagraphIn[] = [
    {
      runs: [
        typeof n.label === 'number'
          ? run(kit.value(n.label), `${at}/label`, 'formatted', { bold: true })
          : run(n.label, `${at}/label`, 'verbatim', { bold: true }),
      ],
    },
  ];
  if (n.sub !== undefined) paragraphs.push({ runs: [run(n.sub, `${at}/sub`)] });
  if (n.group !== undefined && !zoned)
    paragraphs.push({ runs: [run(n.group, `${at}/group`, 'verbatim', n.emphasis === 'primary' ? {} : { color: 'muted' })] });
  return kit.paragraphs(paragraphs, { color: text });
}

const paint = (strong: boolean, kit: Kit): { readonly fill: Color; readonly text: Color } =>
  strong ? { fill: 'accent1', text: kit.on('accent1') } : { fill: 'canvas', text: 'ink' };

function drawNode(
  i: number,
  d: SystemData,
  plan: Plan,
  block: Block,
  size_pt: number,
  lead: number,
  board: Board,
  pane: FormPane,
  kit: Kit,
): void {
  const n = d.nodes[i] as SystemData['nodes'][number];
  const box = plan.boxes[i] as BoxIn;
  const strong = n.emphasis === 'primary';
  const { fill, text } = paint(strong, kit);
  const below = n.kind === undefined || lead > 0 ? 0 : ICON + SIGN_GAP;
  const words = kit.fit({ block, sizes_pt: [size_pt], width_in: box.w - 2 * PAD - lead }).height_in;
  const top = box.y + (box.h - below - words) / 2;
  board.rect(
    `node-${i + 1}`,
    box,
    { fill, ...(strong ? {} : { stroke: shape.stroke('muted', WIDTH.header) }), radius_in: kit.theme.radius_in },
    { role: 'node', name: `node: ${n.label}` },
  );
  if (n.kind !== undefined) {
    const name = ICONS[n.kind.trim().toLowerCase()] ?? n.kind;
    const steps = findIcon(name) ?? findIcon('server');
    if (findIcon(name) === undefined)
      kit.warn('icon_unknown', `${JSON.stringify(n.kind)} is no kind and no icon; a plain sign is drawn.`, {
        path: `${pane.pointer}/nodes/${i}/kind`,
        remedy: `Send one of ${Object.keys(ICONS).join(', ')}, or a Lucide name.`,
      });
    if (steps !== undefined)
      board.path(
        `node-${i + 1}-icon`,
        placeIcon(steps, box.x + PAD, lead > 0 ? box.y + box.h / 2 - ICON / 2 : top, ICON),
        { stroke: shape.stroke(strong ? text : 'accent1', 1.25) },
        { role: 'icon', layer: 'line', host: `node-${i + 1}`, name: `sign: ${n.kind}` },
      );
  }
  board.words(
    `node-${i + 1}-label`,
    block,
    { x: box.x + PAD + lead, y: below > 0 ? top + below : box.y, w: box.w - 2 * PAD - lead, h: below > 0 ? words : box.h },
    size_pt,
    {
      role: 'label',
      anchor: 'middle',
      host: `node-${i + 1}`,
    },
  );
}

/** The middle of a path straight up or down, and its height. */
function uprightOf(
  way: readonly (readonly [number, number])[],
): { readonly x0: number; readonly x1: number; readonly y: number; readonly h: number } | undefined {
  const [a, b, more] = way;
  if (a === undefined || b === undefined || more !== undefined || a[0] !== b[0]) return undefined;
  return { x0: a[0], x1: a[0], y: (a[1] + b[1]) / 2, h: Math.abs(a[1] - b[1]) };
}

/** The longest horizontal segment of a path that leads forward; its label is placed there. */
function longestLevel(
  way: readonly (readonly [number, number])[],
): { readonly x0: number; readonly x1: number; readonly y: number } | undefined {
  let best: { x0: number; x1: number; y: number } | undefined;
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1] as readonly [number, number], way[i] as readonly [number, number]];
    if (Math.abs(a[1] - b[1]) > 0.001) continue;
    const length = Math.abs(b[0] - a[0]);
    if (best === undefined || length > Math.abs(best.x1 - best.x0) + 1e-6)
      best = { x0: Math.min(a[0], b[0]), x1: Math.max(a[0], b[0]), y: a[1] };
  }
  return best;
}

function drawLink(l: Link, d: SystemData, plan: Plan, pane: FormPane, board: Board, size_pt: number, numbered: boolean, kit: Kit): void {
  const way = plan.ways[l.index];
  const e = d.edges[l.index];
  if (way === undefined || e === undefined) return;
  const strong = e.emphasis === 'primary';
  const pen = shape.stroke(strong ? 'accent1' : 'muted', strong ? WIDTH.context : WIDTH.header, { tail: 'triangle' });
  board.path(
    `edge-${l.index + 1}`,
    way.map(([x, y], i) => [i === 0 ? 'M' : 'L', x, y] as const),
    { stroke: pen },
    { role: 'connector', layer: 'grid', name: `edge ${l.index + 1}: ${e.from} to ${e.to}` },
  );
  const upright = uprightOf(way);
  const level = longestLevel(way) ?? upright;
  if (level === undefined) return;
  const x = (level.x0 + level.x1) / 2;
  if (numbered) {
    const fill: Color = strong ? 'accent1' : 'ink';
    const disc = { x: x - DISC / 2, y: level.y - DISC / 2, w: DISC, h: DISC };
    board.ellipse(`edge-${l.index + 1}-disc`, disc, { fill }, { role: 'icon', layer: 'line', name: `number ${l.index + 1}` });
    board.cell(`edge-${l.index + 1}-number`, derived(String(l.index + 1)), disc, 12, {
      bold: true,
      align: 'center',
      wrap: false,
      color: kit.on(fill),
      host: `edge-${l.index + 1}-disc`,
    });
    return;
  }
  if (e.label === undefined) return;
  const room = upright === undefined ? Math.max(0.4, level.x1 - level.x0 - 0.16) : (plan.boxes[l.from] as BoxIn).w / 2 - 0.1;
  for (const size of [size_pt, 11, 10].filter((s) => s <= size_pt)) {
    const block = kit.block([run(e.label, `${pane.pointer}/edges/${l.index}/label`)], {
      color: strong ? kit.asText('accent1') : 'ink',
      bold: strong,
    });
    const fit = kit.fit({ block, sizes_pt: [size], width_in: room, max_lines: 2, ...(upright && { height_in: upright.h }) });
    if (!fit.fits && size > 10) continue;
    if (!fit.fits) throw tooLong(d.edges.length, 'edges');
    const w = Math.min(room, fit.width_in + 0.06);
    const box = { x: upright === undefined ? x - w / 2 - 0.04 : x + 0.06, y: level.y - fit.height_in / 2, w, h: fit.height_in };
    board.rect(`edge-${l.index + 1}-ground`, box, { fill: 'canvas' }, { role: 'background', layer: 'mark' });
    board.words(`edge-${l.index + 1}-label`, block, box, size, {
      role: 'label',
      align: 'center',
      anchor: 'middle',
      host: `edge-${l.index + 1}-ground`,
    });
    return;
  }
}

function drawZones(
  zones: readonly string[],
  d: SystemData,
  plan: Plan,
  stages: readonly number[],
  area: BoxIn,
  head: number,
  board: Board,
  pane: FormPane,
  kit: Kit,
): void {
  for (const [z, zone] of zones.entries()) {
    const own = plan.boxes.filter((_, i) => stages[i] === z);
    const [first] = own;
    if (first === undefined || zone === '') continue;
    board.rect(
      `zone-${z + 1}`,
      { x: first.x - 0.16, y: area.y - head, w: first.w + 0.32, h: area.h + head },
      { fill: 'surface' },
      { role: 'background', layer: 'back', name: `zone: ${zone}` },
    );
    const firstInZone = d.nodes.findIndex((n) => n.group === zone);
    for (const [i, n] of d.nodes.entries()) if (n.group === zone && i !== firstInZone) kit.drawn.add(`${pane.pointer}/nodes/${i}/group`);
    board.cell(
      `zone-${z + 1}-name`,
      { text: zone, path: `${pane.pointer}/nodes/${firstInZone}/group` },
      { x: first.x - 0.06, y: area.y - head + 0.04, w: first.w + 0.12, h: head - 0.08 },
      12,
      { role: 'header', bold: true, align: 'center', color: 'muted' },
    );
  }
}

function drawList(d: SystemData, box: BoxIn, board: Board, pane: FormPane, kit: Kit): void {
  const labelled = d.edges.map((e, i) => ({ i, label: e.label })).filter((e) => e.label !== undefined);
  for (const size of [14, 12, 11, 10]) {
    const fits = labelled.map(({ i, label }) =>
      kit.fit({
        block: kit.block([run(label ?? '', `${pane.pointer}/edges/${i}/label`)], { color: 'ink' }),
        sizes_pt: [size],
        width_in: box.w - DISC - 0.12,
      }),
    );
    const used = fits.reduce((sum, f) => sum + Math.max(DISC, f.height_in) + 0.14, -0.14);
    if ((used > box.h || !fits.every((f) => f.fits)) && size > 10) continue;
    if (used > box.h) throw tooLong(labelled.length, 'edges');
    let y = box.y + (box.h - used) * 0.46;
    for (const [k, { i, label }] of labelled.entries()) {
      const h = Math.max(DISC, fits[k]?.height_in ?? 0);
      const strong = d.edges[i]?.emphasis === 'primary';
      const fill: Color = strong ? 'accent1' : 'ink';
      const disc = { x: box.x, y: y + h / 2 - DISC / 2, w: DISC, h: DISC };
      board.ellipse(`list-${i + 1}`, disc, { fill }, { role: 'icon', layer: 'line', name: `number ${i + 1}` });
      board.cell(`list-${i + 1}-number`, derived(String(i + 1)), disc, 12, {
        bold: true,
        align: 'center',
        wrap: false,
        color: kit.on(fill),
        host: `list-${i + 1}`,
      });
      board.cell(
        `list-${i + 1}-label`,
        { text: label ?? '', path: `${pane.pointer}/edges/${i}/label` },
        { x: box.x + DISC + 0.12, y, w: box.w - DISC - 0.12, h },
        size,
        { role: 'body', bold: strong },
      );
      y += h + 0.14;
    }
    return;
  }
}
