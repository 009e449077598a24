/** Cards with all members of a planned measure: icon, figure, name, support, who, when, and progress. */
import { type BoxIn, columns, cutTop, type Drawing, findIcon, type Kit, run, type SourcedText, shape } from '../../layout/index.ts';
import { drawHeadGround } from '../../marks/card-head.ts';
import { tint } from '../../marks/color-ramp.ts';
import { drawItemIcon, iconOf } from '../../marks/item-icon.ts';
import { oneLineSize } from '../../marks/one-line.ts';
import { altOf, Board, type Item, tooLong } from '../../marks/text-items.ts';
import type { Token } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { CardGridData } from './form.ts';

type Card = Exclude<CardGridData['cards'][number], string | number>;

const GAP = 0.2;
const PAD = 0.25;
const TILE = 0.86;
const GROUP_H = 0.4;
const LINE_ICON = 0.19;
/** More cards than this in one row are too narrow for their content. */
const MAX_FURNISHED = 5;
const FIGURE_SIZES = [54, 40, 32, 28, 24, 20, 18, 16, 14, 12] as const;
const SIZES = [
  { head: 18, body: 16 },
  { head: 16, body: 14 },
  { head: 14, body: 12 },
  { head: 12, body: 11 },
  { head: 11, body: 10 },
] as const;

/** Whether cards have more members than a grid of equal cards can show, and are few enough to show them. */
export const canFurnish = (d: CardGridData, items: readonly Item[]): boolean =>
  items.length === d.cards.length &&
  items.length <= MAX_FURNISHED &&
  d.cards.some((card) => typeof card === 'object' && (card.owner !== undefined || card.date !== undefined || card.progress !== undefined));

interface Plan {
  readonly board: Board;
  readonly kit: Kit;
  readonly size: (typeof SIZES)[number];
  readonly figure_pt: number;
  /** Heights of the rows that all cards share. */
  readonly head_h: number;
  readonly text_h: number;
  readonly facts: number;
  readonly progress: boolean;
}

export function drawFurnished(d: CardGridData, items: readonly Item[], pane: FormPane, kit: Kit): Drawing {
  const cards = d.cards.map((card): Card => (typeof card === 'object' ? card : {}));
  const board = new Board(pane.box, kit, 'body/cards');
  const groups = groupsOf(cards);
  let { box } = pane;
  const cells = columns(box, items.length, GAP);
  if (groups.some(({ name }) => name !== undefined)) {
    for (const [g, group] of groups.entries()) drawGroup(group, g, groups.length, cells, pane, board, kit);
    box = cutTop(box, GROUP_H, 0).rest;
  }
  const plan = planCards(cards, items, { ...(cells[0] as BoxIn), h: box.h }, board, kit);
  for (const [i, it] of items.entries()) {
    const at = groups.findIndex(({ from, to }) => i >= from && i < to);
    drawCard(plan, cards[i] as Card, it, i, { ...(cells[i] as BoxIn), y: box.y, h: box.h }, at > 0 ? 'accent5' : 'accent1');
  }
  return board.drawing('Cards', altOf('Cards', items));
}

interface Group {
  readonly name: string | undefined;
  readonly from: number;
  readonly to: number;
}

/** Neighbours of one group. */
function groupsOf(cards: readonly Card[]): Group[] {
  const out: Group[] = [];
  for (const [i, card] of cards.entries()) {
    const last = out.at(-1);
    if (last !== undefined && last.name === card.group) out[out.length - 1] = { ...last, to: i + 1 };
    else out.push({ name: card.group, from: i, to: i + 1 });
  }
  return out;
}

function drawGroup(group: Group, g: number, n: number, cells: readonly BoxIn[], pane: FormPane, board: Board, kit: Kit): void {
  if (group.name === undefined) return;
  const [first, last] = [cells[group.from] as BoxIn, cells[group.to - 1] as BoxIn];
  const tone: Token = g === 0 || n === 1 ? 'accent1' : 'accent5';
  const zone = { x: first.x, y: first.y, w: last.x + last.w - first.x, h: GROUP_H - 0.14 };
  const cut = group.name.indexOf('·');
  const path = `${pane.pointer}/cards/${group.from}/group`;
  const runs =
    cut < 0
      ? [run(group.name, path, 'verbatim', { bold: true })]
      : [run(group.name.slice(0, cut), path, 'verbatim', { bold: true, color: kit.asText(tone) }), run(group.name.slice(cut), path)];
  for (let i = group.from + 1; i < group.to; i++) kit.drawn.add(`${pane.pointer}/cards/${i}/group`);
  const size = [16, 14, 12, 11, 10].find((pt) => kit.text.widthIn(group.name ?? '', pt, { bold: true }) <= zone.w) ?? 10;
  board.cell(`group-${g + 1}`, runs, zone, size, { role: 'header', align: 'left', wrap: false });
  board.rect(`group-${g + 1}-rule`, { ...zone, y: zone.y + zone.h, h: 0.04 }, { fill: tone }, { role: 'decoration' });
}

function planCards(cards: readonly Card[], items: readonly Item[], cell: BoxIn, board: Board, kit: Kit): Plan {
  const inner = cell.w - 2 * PAD;
  const icons = items.some((it) => it.icon !== undefined);
  const figureW = inner - (icons ? TILE + 0.1 : 0);
  const figure_pt = oneLineSize(
    items.map((it) => it.value?.text),
    figureW,
    FIGURE_SIZES,
    'figures',
    kit,
  );
  const facts = Math.max(...cards.map((card) => [card.owner, card.date].filter((one) => one !== undefined).length));
  const progress = cards.some((card) => card.progress !== undefined);
  const fixed = 2 * PAD + TILE + 0.2 + (facts > 0 ? 0.3 + facts * 0.33 : 0) + (progress ? 0.7 : 0);
  for (const size of SIZES) {
    const heights = (part: (it: Item) => string | undefined, pt: number, bold: boolean): number =>
      Math.max(
        0,
        ...items.map((it) => {
          const text = part(it);
          if (text === undefined || text === '') return 0;
          const fit = kit.fit({ block: kit.block(text, { color: 'ink', bold, leading: 1.2 }), sizes_pt: [pt], width_in: inner });
          return fit.fits ? fit.height_in : 99;
        }),
      );
    const head_h = heights((it) => it.label?.text, size.head, true);
    const text_h = heights(
      (it) =>
        supportOf(it)
          .map(({ text }) => text)
          .join('\n'),
      size.body,
      false,
    );
    if (fixed + head_h + 0.08 + text_h <= cell.h) return { board, kit, size, figure_pt, head_h, text_h, facts, progress };
  }
  throw tooLong(items.length, 'cards');
}

const supportOf = (it: Item): SourcedText[] => [it.sub, ...it.detail].filter((one) => one !== undefined);

function drawCard(plan: Plan, card: Card, it: Item, i: number, cell: BoxIn, tone: Token): void {
  const { board, kit, size, figure_pt, head_h, text_h } = plan;
  const key = `card-${i + 1}`;
  const inner = { x: cell.x + PAD, w: cell.w - 2 * PAD };
  board.rect(
    key,
    cell,
    { fill: 'surface', radius_in: kit.theme.radius_in },
    { role: 'card', layer: 'back', name: `card ${i + 1}: ${it.label?.text ?? ''}` },
  );
  let y = cell.y + PAD;
  const look = kit.head_style ?? 'icon_tile';
  drawHeadGround(look, key, { ...cell, h: PAD + TILE + 0.1 }, tone, board);
  const icon = iconOf(it, 'none is drawn', kit);
  if (icon !== undefined) {
    const tile = { x: inner.x, y, w: TILE, h: TILE };
    if (look === 'icon_tile')
      board.rect(`${key}-tile`, tile, { fill: tone, radius_in: kit.theme.radius_in }, { role: 'chip', layer: 'back' });
    drawItemIcon(
      icon,
      `${key}-icon`,
      { x: tile.x + 0.18, y: tile.y + 0.18, w: 0.5, h: 0.5 },
      look === 'rule' ? kit.asText(tone) : kit.on(tone),
      board,
    );
  }
  if (it.value !== undefined) {
    const h = kit.text.pitchIn(figure_pt);
    const left = icon === undefined ? inner.x : inner.x + TILE + 0.1;
    board.cell(`${key}-value`, it.value, { x: left, y: y + TILE - h + figure_pt / 500, w: inner.x + inner.w - left, h }, figure_pt, {
      role: 'value',
      bold: true,
      color: look === 'filled' ? kit.on(tone) : tone === 'accent1' ? kit.asText('accent1') : 'muted',
      align: icon === undefined ? 'left' : 'right',
      wrap: false,
    });
  }
  y += TILE + 0.2;
  if (it.label !== undefined)
    board.cell(`${key}-label`, it.label, { x: inner.x, y, w: inner.w, h: head_h }, size.head, {
      role: 'header',
      bold: true,
      anchor: 'top',
      host: key,
    });
  y += head_h + 0.08;
  const support = supportOf(it);
  if (support.length > 0)
    board.words(
      `${key}-text`,
      kit.paragraphs(
        support.map((one) => ({ runs: [run(one.text, one.path, one.bind)] })),
        { color: 'ink', leading: 1.2 },
      ),
      { x: inner.x, y, w: inner.w, h: text_h },
      size.body,
      { role: 'body', host: key },
    );
  const foot = cell.y + cell.h - PAD - (plan.progress ? 0.55 : 0);
  if (card.progress !== undefined)
    drawProgress(plan, card.progress, `${it.pointer}/progress`, { x: inner.x, y: foot, w: inner.w, h: 0.55 }, key, tone);
  // The space between support and progress is divided above and below the facts.
  const block = plan.facts * 0.33;
  const room = foot - (y + text_h) - block;
  drawFacts(plan, card, it.pointer, { x: inner.x, y: y + text_h + Math.max(0.26, Math.min(room * 0.55, 0.5)), w: inner.w, h: block }, key);
}

/** Who and when, each behind its icon, below a rule. */
function drawFacts({ board, kit, size, facts }: Plan, card: Card, pointer: string, box: BoxIn, key: string): void {
  if (facts === 0) return;
  board.line(`${key}-rule`, [box.x, box.y - 0.14], [box.x + box.w, box.y - 0.14], shape.stroke('line', 0.75), { role: 'rule' });
  const entries = [
    { member: 'owner', text: card.owner, icon: 'user' },
    { member: 'date', text: card.date, icon: 'calendar' },
  ].filter((one) => one.text !== undefined);
  for (const [k, { member, text = '', icon }] of entries.entries()) {
    const row = { x: box.x, y: box.y + k * 0.33, w: box.w, h: 0.33 };
    const steps = findIcon(icon);
    if (steps !== undefined)
      drawItemIcon(
        { name: icon, steps },
        `${key}-${member}-icon`,
        { x: row.x, y: row.y + (row.h - LINE_ICON) / 2, w: LINE_ICON, h: LINE_ICON },
        'muted',
        board,
      );
    const w = row.w - LINE_ICON - 0.12;
    const pt = [size.body, 14, 12, 11, 10].find((one) => one <= size.body && kit.text.widthIn(text, one) <= w) ?? 10;
    board.cell(`${key}-${member}`, { text, path: `${pointer}/${member}` }, { ...row, x: row.x + LINE_ICON + 0.12, w }, pt, {
      role: 'label',
      color: 'muted',
      align: 'left',
    });
  }
}

/** How much is done: words above a bar. */
function drawProgress(plan: Plan, progress: NonNullable<Card['progress']>, path: string, box: BoxIn, key: string, tone: Token): void {
  const { board, kit } = plan;
  const decimals = kit.decimals([progress.value, progress.of]);
  const runs = [
    run(kit.value(progress.value, { decimals }), `${path}/value`, 'formatted', { bold: true, color: 'ink' }),
    run(' / '),
    run(kit.value(progress.of, { decimals }), `${path}/of`, 'formatted'),
  ];
  const valueW = kit.text.widthIn(runs.map(({ text }) => text).join(''), 12, { bold: true });
  if (progress.label !== undefined)
    board.cell(`${key}-progress-label`, { text: progress.label, path: `${path}/label` }, { ...box, w: box.w - valueW - 0.1, h: 0.24 }, 12, {
      role: 'caption',
      color: 'muted',
      align: 'left',
    });
  board.cell(`${key}-progress-value`, runs, { ...box, x: box.x + box.w - valueW, w: valueW, h: 0.24 }, 12, {
    role: 'caption',
    color: 'muted',
    align: 'right',
    wrap: false,
  });
  const bar = { x: box.x, y: box.y + 0.3, w: box.w, h: 0.18 };
  const track = tint('muted', 0.18, kit);
  board.rect(`${key}-track`, bar, { fill: track.fill }, { role: 'track' });
  board.rect(
    `${key}-bar`,
    { ...bar, w: Math.max(0.02, bar.w * Math.min(1, progress.of === 0 ? 0 : progress.value / progress.of)) },
    { fill: tone },
    {
      role: 'mark',
      name: 'progress',
      datum: {
        path: `${path}/value`,
        value: progress.of === 0 ? 0 : progress.value / progress.of,
        scale: 'body/cards/progress',
        along: 'x',
      },
    },
  );
}
