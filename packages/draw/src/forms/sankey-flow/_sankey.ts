/** The diagram: nodes as bars, bands between them, and names and amounts outside both. */
import { contrastOf } from '@deckwright/core/color';
import {
  type BoxIn,
  capacityExceeded,
  type Drawing,
  itemsNamed,
  type Kit,
  type Numbers,
  noteUnit,
  numbersOf,
  run,
  type StepIn,
} from '../../layout/index.ts';
import { blend } from '../../marks/color-ramp.ts';
import { Board } from '../../marks/text-items.ts';
import { type Color, resolveColor } from '../../scene/index.ts';
import type { RunIn } from '../../typeset/index.ts';
import type { FormPane } from '../define.ts';
import { type Band, graphOf, laySankey, MIN_H, NODE_W, type SankeyLayout, type SankeyNode, sum } from './_layout.ts';
import { keyOf, nodeNames, type SankeyData } from './form.ts';

export interface SankeyOptions {
  /** Emphasised flows in the accent, all others grey. */
  readonly highlight: boolean;
  /** Prints shares of each side's total beside the amounts. */
  readonly shares: boolean;
}

interface Pen {
  readonly d: SankeyData;
  readonly pane: FormPane;
  readonly kit: Kit;
  readonly board: Board;
  readonly numbers: Numbers;
  readonly size_pt: number;
  readonly options: SankeyOptions;
}

const LABEL_GAP_IN = 0.1;
const VALUE_FROM_IN = 0.2;
/** A lower band has its value in the smallest type. */
const SMALL_VALUE_FROM_IN = 0.15;
/** WCAG 2.2, 1.4.3, with a margin for the rounding of renderers. */
const READABLE = 7;
/** Least opacity at which a band is still visible. */
const MIN_PERCENT = 15;

export function drawSankey(sent: SankeyData, pane: FormPane, kit: Kit, variant: SankeyOptions): Drawing {
  const d = withNamedFlows(sent, kit);
  // A marked flow in the colour of a source would not stand out.
  const options = { ...variant, highlight: variant.highlight || d.flows.some(({ emphasis }) => emphasis === 'primary') };
  const board = new Board(pane.box, kit, 'body/sankey');
  const body = noteUnit(board, d.unit, `${pane.pointer}/unit`, pane.box, 12);
  const graph = graphOf(d, pane.pointer);
  const { nodes } = graph;
  prove(d, nodes, pane, kit);
  const numbers = numbersOf(
    d.flows.map((f) => f.value),
    d.unit,
    kit,
  );
  const last = Math.max(...nodes.map((n) => n.stage));
  const middles = nodes.some((n) => n.stage > 0 && n.stage < last);
  for (const size_pt of [14, 12, 11, 10]) {
    const pen: Pen = { d, pane, kit, board, numbers, size_pt, options };
    const line = kit.text.pitchIn(size_pt);
    const outer = (stage: number): number => Math.max(0.3, ...nodes.filter((n) => n.stage === stage).map((n) => labelWidth(n, pen)));
    const most = body.w * (last > 1 ? 0.22 : 0.28);
    const [left, right] = [Math.min(most, outer(0)), Math.min(most, outer(last))];
    const area: BoxIn = {
      x: body.x + left + LABEL_GAP_IN,
      y: body.y + (middles ? line + 0.06 : 0),
      w: body.w - left - right - 2 * LABEL_GAP_IN,
      h: body.h - (middles ? line + 0.06 : 0),
    };
    const gap = middles ? line + 0.14 : 0.14;
    const layout = laySankey(graph, area, gap);
    const labels = labelBoxes(layout, nodes, last, { left, right, body, pen });
    if (labels === undefined && size_pt > 10) continue;
    if (labels === undefined)
      throw capacityExceeded(`The names of ${nodes.length} nodes do not fit at 10 pt.`, 'Shorten the names, or join the smallest flows.', {
        count: nodes.length,
        pointer: `${pane.pointer}/flows`,
      });
    for (const b of graph.bands) drawBand(b, layout, pen);
    for (const n of nodes) {
      if (n.h <= MIN_H + 1e-9 && n.amount > 0)
        kit.warn('bar_min_length', `${labelOf(n, pen).text} is too small to be seen to scale and is drawn at the least height.`, {
          path: n.first_path,
          remedy: 'Nothing to mend: the number beside it is exact.',
        });
      board.rect(
        `node-${n.name}`.replaceAll(/[^A-Za-z0-9_-]+/g, '_') + `-${nodes.indexOf(n) + 1}`,
        { x: layout.x[n.stage] as number, y: n.y, w: NODE_W, h: n.h },
        { fill: colorOf(n, pen) },
        {
          role: 'mark',
          name: `node: ${labelOf(n, pen).text}`,
          layer: 'line',
          datum: {
            value: n.amount,
            scale: 'body/sankey/amounts',
            along: 'y',
            flags: n.h <= MIN_H + 1e-9 ? ['floating', 'bar_min_length'] : ['floating'],
          },
        },
      );
    }
    for (const { node, box, align } of labels)
      board.words(`label-${nodes.indexOf(node) + 1}`, kit.block(runsOf(node, pen), { color: 'ink' }), box, size_pt, {
        role: 'label',
        align,
        anchor: 'middle',
        name: `label: ${labelOf(node, pen).text}`,
      });
    const words = d.flows.map((f) => `${f.from} to ${f.to} ${f.display ?? f.value}`);
    return board.drawing('Sankey', `Sankey diagram. ${words.join('; ')}.`);
  }
  throw capacityExceeded('The diagram does not fit.', 'Send fewer nodes.', { pointer: `${pane.pointer}/flows` });
}

const labelOf = (n: SankeyNode, { d, pane, kit }: Pick<Pen, 'd' | 'pane' | 'kit'>) => {
  const raw = n.given === undefined ? n.name : (d.nodes[n.given]?.label ?? n.name);
  const path = n.given === undefined ? n.first_path : `${pane.pointer}/nodes/${n.given}/label`;
  return { text: typeof raw === 'number' ? kit.value(raw) : raw, path };
};

function runsOf(n: SankeyNode, pen: Pen): RunIn[] {
  const { d, pane, numbers, options } = pen;
  const printed = labelOf(n, pen);
  const sub = n.given === undefined ? undefined : d.nodes[n.given]?.sub;
  const only = n.incoming.length + n.outgoing.length === 1 ? (n.incoming[0] ?? n.outgoing[0]) : undefined;
  const display = only === undefined ? undefined : d.flows[only.index]?.display;
  const amount =
    only === undefined
      ? run(numbers.derived(n.amount).text, undefined, 'derived', { bold: true })
      : run(
          display ?? numbers.text(n.amount),
          display === undefined ? `${pane.pointer}/flows/${only.index}/value` : `${pane.pointer}/flows/${only.index}/display`,
          display === undefined ? 'formatted' : 'verbatim',
          { bold: true },
        );
  const share = options.shares ? [run(`  ${shareOf(n, pen)}`, undefined, 'derived', { color: 'muted' })] : [];
  return [
    run(printed.text, printed.path, 'verbatim'),
    run('  ', undefined, 'derived'),
    amount,
    ...share,
    ...(sub === undefined
      ? []
      : [run('  ', undefined, 'derived'), run(sub, `${pane.pointer}/nodes/${n.given}/sub`, 'verbatim', { color: 'muted' })]),
  ];
}

/** Share of the total of its stage, in whole percent. */
function shareOf(n: SankeyNode, { d, kit }: Pen): string {
  const total = d.flows.reduce((a, f) => a + f.value, 0);
  const exact = total === 0 ? 0 : (n.amount / total) * 100;
  const shown = Math.round(exact);
  kit.proofs.push({ kind: 'share', ok: true, expected: exact, shown, tolerance: 0.5, path: n.first_path });
  return kit.number(shown, { unit: '%' });
}

const labelWidth = (n: SankeyNode, pen: Pen): number =>
  pen.kit.text.widthIn(
    runsOf(n, { ...pen, kit: quiet(pen.kit) })
      .map((r) => r.text)
      .join(''),
    pen.size_pt,
    { bold: true },
  ) + 0.05;

/** A kit that discards proofs, because widths are computed more than once. */
const quiet = (kit: Kit): Kit => Object.create(kit, { proofs: { value: [] } }) as Kit;

interface LabelBox {
  readonly node: SankeyNode;
  readonly box: BoxIn;
  readonly align: 'left' | 'right' | 'center';
}

/** Labels beside the first and last stage, and above the nodes between; undefined when one does not fit. */
function labelBoxes(
  layout: SankeyLayout,
  nodes: readonly SankeyNode[],
  last: number,
  { left, right, body, pen }: { readonly left: number; readonly right: number; readonly body: BoxIn; readonly pen: Pen },
): LabelBox[] | undefined {
  const { kit, size_pt } = pen;
  const out: LabelBox[] = [];
  for (const node of nodes) {
    const block = kit.block(runsOf(node, { ...pen, kit: quiet(kit) }), { color: 'ink' });
    const x = layout.x[node.stage] as number;
    const between = node.stage > 0 && node.stage < last;
    const step = (layout.x[1] ?? x) - (layout.x[0] ?? x);
    const w = between ? step * 0.9 : node.stage === 0 ? left : right;
    const fit = kit.fit({ block, sizes_pt: [size_pt], width_in: w, max_lines: between ? 1 : 2 });
    if (!fit.fits) return undefined;
    const h = fit.height_in;
    if (between) out.push({ node, box: { x: x + NODE_W / 2 - w / 2, y: node.y - h - 0.03, w, h }, align: 'center' });
    else
      out.push({
        node,
        box: { x: node.stage === 0 ? body.x : x + NODE_W + LABEL_GAP_IN, y: node.y + node.h / 2 - h / 2, w, h },
        align: node.stage === 0 ? 'right' : 'left',
      });
  }
  // Moves names of small neighbours apart, within the body.
  for (const stage of [0, last]) {
    const list = out.filter((l) => l.node.stage === stage).sort((a, b) => a.box.y - b.box.y);
    const ys = list.map((l) => l.box.y);
    let next = body.y;
    for (const [i, l] of list.entries()) {
      ys[i] = Math.max(ys[i] as number, next);
      next = (ys[i] as number) + l.box.h + 0.02;
    }
    let limit = body.y + body.h;
    for (let i = list.length - 1; i >= 0; i--) {
      ys[i] = Math.min(ys[i] as number, limit - (list[i] as LabelBox).box.h);
      limit = (ys[i] as number) - 0.02;
    }
    if ((ys[0] ?? body.y) < body.y - 0.01) return undefined;
    for (const [i, l] of list.entries()) out[out.indexOf(l)] = { ...l, box: { ...l.box, y: ys[i] as number } };
  }
  return out;
}

/**
 * Sources have the accents in order, and the nodes that they feed have the colour of text. When one path is highlighted, only that path is
 * in the accent.
 */
function colorOf(n: SankeyNode, { d, kit, options }: Pick<Pen, 'd' | 'kit' | 'options'>): Color {
  const primary = [...n.incoming, ...n.outgoing].some((b) => d.flows[b.index]?.emphasis === 'primary');
  if (options.highlight) return primary ? 'accent1' : 'neutral';
  if (n.stage === 0) return kit.accent(n.given ?? 0);
  return 'muted';
}

function bandColor(b: Band, pen: Pen): { readonly color: Color; readonly alpha: number } {
  const primary = pen.d.flows[b.index]?.emphasis === 'primary';
  if (pen.options.highlight) return primary ? readable('accent1', 0.6, pen) : readable('neutral', 0.3, pen);
  return readable(primary ? 'accent1' : colorOf(b.from, pen), 0.4, pen);
}

/** A band at this opacity or, when the value on it would be unreadable, at the highest opacity below at which it is readable. */
function readable(color: Color, most: number, { kit: { theme } }: Pen): { readonly color: Color; readonly alpha: number } {
  const [full, canvas, ink] = [resolveColor(theme, color), theme.colors.canvas, theme.colors.ink];
  let percent = Math.round(most * 100);
  while (percent > MIN_PERCENT && contrastOf(ink, blend(canvas, full, percent / 100)) < READABLE) percent -= 1;
  return { color, alpha: percent / 100 };
}

function drawBand(b: Band, layout: SankeyLayout, pen: Pen): void {
  const { board, pane, kit, numbers, d, size_pt } = pen;
  const path = `${pane.pointer}/flows/${b.index}/value`;
  kit.drawn.add(path);
  if (b.h <= 0) return;
  const x0 = (layout.x[b.from.stage] as number) + NODE_W;
  const { color, alpha } = bandColor(b, pen);
  const legs = (b.legs.length > 0 ? b.legs : [b]).map((leg) => {
    const [from, to] = [(layout.x[leg.from.stage] as number) + NODE_W, layout.x[leg.to.stage] as number];
    return { ...leg, from, to, c: (to - from) / 2 };
  });
  const upper = legs.flatMap(({ from, to, c, y0, y1 }): StepIn[] => [
    ['L', from, y0],
    ['C', from + c, y0, to - c, y1, to, y1],
  ]);
  const lower = [...legs].reverse().flatMap(({ from, to, c, y0, y1, h }): StepIn[] => [
    ['L', to, y1 + h],
    ['C', to - c, y1 + h, from + c, y0 + h, from, y0 + h],
  ]);
  board.path(
    `band-${b.index + 1}`,
    [['M', x0, b.y0], ...upper.slice(1), ...lower, ['Z']],
    { fill: { color, alpha } },
    { role: 'track', layer: 'back', name: `flow ${b.index + 1}: ${d.flows[b.index]?.from} to ${d.flows[b.index]?.to}` },
  );
  // The value is placed beside the band's source, because no other band crosses there.
  const f = d.flows[b.index];
  const alone = b.from.outgoing.length === 1 && b.from.incoming.length === 0;
  if (f === undefined || alone || b.h < SMALL_VALUE_FROM_IN) {
    if (f?.display !== undefined) kit.drawn.add(`${pane.pointer}/flows/${b.index}/display`);
    return;
  }
  const printed =
    f.display === undefined
      ? { text: numbers.text(b.value), path, bind: 'formatted' as const }
      : { text: f.display, path: `${pane.pointer}/flows/${b.index}/display` };
  board.at(`band-value-${b.index + 1}`, printed, [x0 + 0.08, b.y0 + b.h / 2], 'left', b.h < VALUE_FROM_IN ? 10 : Math.min(size_pt, 12), {
    role: 'value',
    host: `band-${b.index + 1}`,
  });
}

/** Inflow and outflow of an intermediate node must agree, within rounding. */
function prove(d: SankeyData, nodes: readonly SankeyNode[], pane: FormPane, kit: Kit): void {
  for (const n of nodes) {
    if (n.incoming.length === 0 || n.outgoing.length === 0) continue;
    const [shown, expected] = [sum(n.outgoing), sum(n.incoming)];
    const values = [...n.incoming, ...n.outgoing].map((b) => b.value);
    const decimals = Math.max(0, ...values.map((v) => (String(v).split('.')[1] ?? '').length));
    const tolerance = (0.5 / 10 ** decimals) * values.length;
    const ok = Math.abs(shown - expected) <= tolerance + 1e-9 * Math.abs(expected);
    const path = `${pane.pointer}/flows/${n.outgoing[0]?.index ?? 0}/value`;
    kit.proofs.push({ kind: 'conservation', ok, expected, shown, tolerance, path });
    if (!ok)
      kit.warn(
        'totals_do_not_reconcile',
        `${labelOf(n, { d, pane, kit }).text} takes in ${kit.number(Number(expected.toPrecision(12)))} and gives on ${kit.number(Number(shown.toPrecision(12)))}.`,
        {
          path,
          remedy: 'Correct the flows, or send what is left as a flow to a node of its own.',
        },
      );
  }
}

/** The data with the flows marked that reach or leave the one node of the title, where the caller marked none. */
function withNamedFlows(d: SankeyData, kit: Kit): SankeyData {
  if (d.flows.some(({ emphasis }) => emphasis === 'primary')) return d;
  const keys = nodeNames(d);
  const labels = keys.map((key) => String(d.nodes.find((n) => String(n.id ?? n.label) === key)?.label ?? key));
  const naming = itemsNamed(
    kit.title,
    labels.map((label) => ({ label, values: [] })),
    kit.locale,
  );
  const key = naming?.items.length === 1 && naming.rank === 3 ? keys[naming.items[0] ?? 0] : undefined;
  if (key === undefined) return d;
  const reaches = d.flows.some(({ to }) => keyOf(d, String(to)) === key);
  const isOf = ({ from, to }: SankeyData['flows'][number]): boolean => keyOf(d, String(reaches ? to : from)) === key;
  // The middle of everything sets nothing apart.
  if (d.flows.filter(isOf).length * 2 > d.flows.length) return d;
  return { ...d, flows: d.flows.map((flow) => (isOf(flow) ? { ...flow, emphasis: 'primary' as const } : flow)) };
}
