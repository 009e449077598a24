/**
 * Before and after as rows with shared centres: the measure and its value at the left, the change on an arrow, the new value and its cause
 * at the right.
 */
import { type BoxIn, type Drawing, type Kit, type SourcedText, type StepIn, shape } from '../../layout/index.ts';
import { drawHeadGround, headText } from '../../marks/card-head.ts';
import { tint } from '../../marks/color-ramp.ts';
import { drawItemIcon, iconOf } from '../../marks/item-icon.ts';
import { Board, tooLong } from '../../marks/text-items.ts';
import type { Token } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import { headsOf, type SplitData } from './form.ts';

type ChangeRow = NonNullable<SplitData['rows']>[number];

const HEAD_H = 0.58;
const PAD = 0.2;
const GAP = 0.08;
const ARROW_SHARE = 0.172;
const POINT = 0.44;
const ICON = 0.36;
const LABEL_SIZES = [18, 16, 14, 12, 11, 10] as const;
const VALUE_SIZES = [24, 20, 18, 16, 14, 12] as const;
const TINT = 0.14;
/** Width of the block before a name whose head has no icon. */
const BLOCK = 0.06;

/** What the three parts share. */
interface Plan {
  readonly board: Board;
  readonly kit: Kit;
  readonly rows: readonly ChangeRow[];
  readonly pointer: string;
  readonly left: BoxIn;
  readonly middle: BoxIn;
  readonly right: BoxIn;
  readonly label_pt: number;
  readonly value_pt: number;
  readonly icons: boolean;
  /** Widths of the values at the left and right. */
  readonly before_w: number;
  readonly after_w: number;
}

export function drawChangeBoard(d: SplitData, rows: readonly ChangeRow[], pane: FormPane, kit: Kit): Drawing {
  const board = new Board(pane.box, kit, 'body/change');
  const plan = planBoard(rows, pane, board, kit);
  const [from, to] = headsOf(d, pane, kit);
  const toneOf = (color: string, fallback: Token): Token => (color === 'neutral' || color.startsWith('#') ? fallback : (color as Token));
  drawSide(plan, plan.left, 'left', toneOf(from.color, 'muted'), from.item);
  drawSide(plan, plan.right, 'right', toneOf(to.color, 'accent1'), to.item);
  drawArrow(plan, d, pane);
  for (const i of rows.keys()) drawRow(plan, i, toneOf(from.color, 'muted'), toneOf(to.color, 'accent1'));
  const alt = rows
    .map((row) => `${row.label ?? ''}: ${row.before ?? ''} to ${row.after ?? ''}${row.change === undefined ? '' : `, ${row.change}`}`)
    .join('; ');
  return board.drawing('Before and after', `${from.item.label?.text ?? 'Before'} and ${to.item.label?.text ?? 'after'}. ${alt}.`);
}

function planBoard(rows: readonly ChangeRow[], pane: FormPane, board: Board, kit: Kit): Plan {
  const { box } = pane;
  const changes = rows.some((row) => row.change !== undefined);
  const arrowW = changes ? box.w * ARROW_SHARE : 0.6;
  const panelW = (box.w - arrowW - 2 * GAP) / 2;
  const left = { ...box, w: panelW };
  const middle = { ...box, x: box.x + panelW + GAP, w: arrowW };
  const right = { ...box, x: box.x + box.w - panelW, w: panelW };
  const pitch = (box.h - HEAD_H) / rows.length;
  const icons = rows.some((row) => row.icon !== undefined);
  const widest = (texts: readonly (string | number | undefined)[], size: number): number =>
    Math.max(0, ...texts.map((text) => (text === undefined ? 0 : kit.text.widthIn(String(text), size, { bold: true }))));
  const inner = panelW - 2 * PAD;
  const value_pt = VALUE_SIZES.find(
    (size) =>
      widest(
        rows.map((row) => row.before),
        size,
      ) <=
        inner * 0.4 &&
      widest(
        rows.map((row) => row.after),
        size,
      ) <=
        inner * 0.4 &&
      widest(
        rows.map((row) => row.change),
        size,
      ) <=
        arrowW - POINT - 0.1,
  );
  if (value_pt === undefined) throw tooLong(rows.length, 'rows');
  const before_w = widest(
    rows.map((row) => row.before),
    value_pt,
  );
  const after_w = widest(
    rows.map((row) => row.after),
    value_pt,
  );
  const labelW = (row: ChangeRow): number => inner - widest([row.before], value_pt) - 0.2 - (icons ? ICON + 0.2 : 0);
  const causeW = inner - after_w - 0.3;
  const label_pt = LABEL_SIZES.find((size) =>
    rows.every(
      (row) =>
        (row.label === undefined || fits(row.label, size, labelW(row), pitch - 0.1, kit)) &&
        (row.cause === undefined || fits(row.cause, size, causeW, pitch - 0.1, kit)),
    ),
  );
  if (label_pt === undefined) throw tooLong(rows.length, 'rows');
  return { board, kit, rows, pointer: `${pane.pointer}/rows`, left, middle, right, label_pt, value_pt, icons, before_w, after_w };
}

const fits = (text: string, size: number, width_in: number, height_in: number, kit: Kit): boolean =>
  kit.fit({ block: kit.block(text, { color: 'ink', leading: 1.2 }), sizes_pt: [size], width_in, height_in }).fits;

/** A panel with its head: the name at the leading side, its meaning at the other. */
function drawSide(
  { board, kit, rows }: Plan,
  box: BoxIn,
  key: string,
  tone: Token,
  { label, sub, heading }: { readonly label?: SourcedText; readonly sub?: SourcedText; readonly heading?: SourcedText },
): void {
  const on = headText(kit.head_style ?? 'filled', tone, kit);
  const ground = key === 'left' ? 'surface' : tint(tone, TINT, kit).fill;
  board.rect(key, box, { fill: ground }, { role: 'card', layer: 'back', name: label?.text ?? key });
  const look = kit.head_style ?? 'filled';
  drawHeadGround(look, key, { ...box, h: HEAD_H }, tone, board);
  const tile = look === 'icon_tile' ? BLOCK + 0.12 : 0;
  if (tile > 0)
    board.rect(
      `${key}-tile`,
      { x: box.x + PAD, y: box.y + 0.11, w: BLOCK, h: 0.36 },
      { fill: tone },
      { role: 'decoration', layer: 'back' },
    );
  const host = look === 'filled' ? { host: `${key}-head` } : {};
  const labelW = label === undefined ? 0 : kit.text.widthIn(label.text, 20, { bold: true });
  if (label !== undefined)
    board.cell(`${key}-label`, label, { x: box.x + PAD + tile, y: box.y, w: Math.min(labelW, box.w - 2 * PAD - tile), h: HEAD_H }, 20, {
      role: 'header',
      bold: true,
      color: on,
      align: 'left',
      wrap: false,
      ...host,
    });
  const support = heading ?? sub;
  if (support !== undefined) {
    const room = box.w - 2 * PAD - tile - labelW - 0.25;
    const size = [16, 14, 12, 11, 10].find((pt) => kit.text.widthIn(support.text, pt) <= room) ?? 10;
    board.cell(`${key}-support`, support, { x: box.x + box.w - PAD - room, y: box.y, w: room, h: HEAD_H }, size, {
      role: 'header',
      color: on,
      align: 'right',
      ...host,
    });
  }
  const pitch = (box.h - HEAD_H) / rows.length;
  for (let i = 1; i < rows.length; i++) {
    const y = box.y + HEAD_H + i * pitch;
    board.line(`${key}-rule-${i}`, [box.x + PAD, y], [box.x + box.w - PAD, y], shape.stroke('line', 0.75), { role: 'rule' });
  }
}

/** The arrow from one panel to the other, with the changes on it. */
function drawArrow({ board, kit, middle, rows }: Plan, d: SplitData, pane: FormPane): void {
  const changes = rows.some((row) => row.change !== undefined);
  const soft = tint('positive', 0.18, kit);
  const far = middle.x + middle.w;
  const steps: StepIn[] = [
    ['M', middle.x, middle.y],
    ['L', far - Math.min(POINT, middle.w * 0.5), middle.y],
    ['L', far, middle.y + middle.h / 2],
    ['L', far - Math.min(POINT, middle.w * 0.5), middle.y + middle.h],
    ['L', middle.x, middle.y + middle.h],
    ['Z'],
  ];
  board.path('arrow', steps, { fill: changes ? soft.fill : 'track' }, { role: 'decoration', layer: 'back', name: 'arrow' });
  if (d.change_label === undefined || !changes) return;
  board.cell(
    'change-label',
    { text: d.change_label, path: `${pane.pointer}/change_label` },
    { x: middle.x, y: middle.y, w: middle.w - POINT, h: HEAD_H },
    16,
    { role: 'header', bold: true, align: 'center', color: soft.text },
  );
}

function drawRow(plan: Plan, i: number, from: Token, to: Token): void {
  const { board, kit, rows, pointer, left, middle, right, label_pt, value_pt, icons, before_w, after_w } = plan;
  const row = rows[i] as ChangeRow;
  const at = `${pointer}/${i}`;
  const pitch = (left.h - HEAD_H) / rows.length;
  const band = { y: left.y + HEAD_H + i * pitch, h: pitch };
  const said = (text: string, member: string): SourcedText => ({ text, path: `${at}/${member}` });
  let { x } = left;
  x += PAD;
  const icon = iconOf(
    {
      pointer: at,
      ...(row.icon === undefined ? {} : { icon: row.icon }),
      ...(row.label === undefined ? {} : { label: said(row.label, 'label') }),
    },
    'none is drawn',
    kit,
  );
  if (icon !== undefined) drawItemIcon(icon, `row-${i + 1}-icon`, { x, y: band.y + (pitch - ICON) / 2, w: ICON, h: ICON }, from, board);
  if (icons) x += ICON + 0.2;
  const own = row.before === undefined ? 0 : Math.min(before_w, kit.text.widthIn(row.before, value_pt, { bold: true }));
  const beforeX = left.x + left.w - PAD - own;
  if (row.label !== undefined)
    board.cell(`row-${i + 1}-label`, said(row.label, 'label'), { x, w: beforeX - 0.15 - x, ...band }, label_pt, { role: 'body' });
  if (row.before !== undefined)
    board.cell(`row-${i + 1}-before`, said(row.before, 'before'), { x: beforeX, w: own, ...band }, value_pt, {
      role: 'value',
      bold: true,
      color: kit.asText(from),
      align: 'right',
      wrap: false,
    });
  if (row.change !== undefined) drawChange(plan, row.change, i, { x: middle.x, w: middle.w - POINT, ...band });
  if (row.after !== undefined)
    board.cell(`row-${i + 1}-after`, said(row.after, 'after'), { x: right.x + PAD, w: after_w, ...band }, value_pt, {
      role: 'value',
      bold: true,
      color: kit.asText(to),
      align: 'left',
      wrap: false,
    });
  if (row.cause !== undefined) {
    const causeX = right.x + PAD + after_w + 0.3;
    board.cell(`row-${i + 1}-cause`, said(row.cause, 'cause'), { x: causeX, w: right.x + right.w - PAD - causeX, ...band }, label_pt, {
      role: 'body',
    });
  }
}

/** The change of one row, on a solid chip when the row is marked. */
function drawChange({ board, kit, rows, pointer, value_pt }: Plan, change: string, i: number, band: BoxIn): void {
  const marked = rows[i]?.emphasis === 'primary';
  const w = kit.text.widthIn(change, value_pt, { bold: true }) + 0.3;
  const chip = { x: band.x + (band.w - w) / 2, y: band.y + (band.h - 0.52) / 2, w, h: 0.52 };
  if (marked) board.rect(`row-${i + 1}-chip`, chip, { fill: 'positive', radius_in: kit.theme.radius_in }, { role: 'chip' });
  board.cell(`row-${i + 1}-change`, { text: change, path: `${pointer}/${i}/change` }, marked ? chip : band, value_pt, {
    role: 'value',
    bold: true,
    color: marked ? kit.on('positive') : tint('positive', 0.18, kit).text,
    align: 'center',
    wrap: false,
    ...(marked ? { host: `row-${i + 1}-chip` } : {}),
  });
}
