/** Cards of one layout: a head on a shared line (a figure, or the opening of a sentence), and the body below it, also on a shared line. */
import { type BoxIn, columns, type Drawing, type Kit, type Pane, rows, shape } from '../layout/index.ts';
import type { HeadStyle, Shape } from '../scene/index.ts';
import type { RunIn } from '../typeset/index.ts';

export interface Fact {
  readonly head?: RunIn;
  readonly body: RunIn;
  /** The head is a figure. */
  readonly figure: boolean;
}

const GAP = 0.2;
const PAD = 0.28;
const EDGE = 0.06;
/** Above and below the head in a band. */
const BAND_PAD = 0.16;
/** One size for figures and openings, so that all cards look alike. */
const HEADS = [40, 32, 28, 24, 20] as const;
const BODIES = [20, 18, 16, 14, 12] as const;
/** A band with a larger head would be louder than the title. */
const MOST_IN_BAND = 28;
const LEADING = 1.2;

/** Draws the facts over the whole pane. Undefined where they do not fit, and the cards are then drawn in the usual way. */
export function drawFactCards(facts: readonly Fact[], pane: Pane, kit: Kit): Drawing | undefined {
  const across = facts.length <= 3 ? facts.length : facts.length === 4 ? 2 : 3;
  const down = Math.ceil(facts.length / across);
  const cells = rows(pane.box, down, GAP).flatMap((band) => {
    const own = columns(band, across, GAP);
    return kit.direction === 'rtl' ? own.reverse() : own;
  });
  const cell = cells[0] as BoxIn;
  const width = cell.w - 2 * PAD;
  const block = (fact: Fact, part: 'head' | 'body') => {
    const runIn = part === 'head' ? fact.head : fact.body;
    return runIn === undefined
      ? undefined
      : kit.paragraphs([{ runs: [runIn] }], {
          color: part === 'head' && fact.figure ? kit.asText('accent1') : 'ink',
          bold: part === 'head',
          leading: LEADING,
        });
  };
  const heightOf = (fact: Fact, part: 'head' | 'body', size: number, lines: number): number => {
    const own = block(fact, part);
    if (own === undefined) return 0;
    const fit = kit.fit({ block: own, sizes_pt: [size], width_in: width, max_lines: lines });
    return fit.fits ? fit.height_in : Number.POSITIVE_INFINITY;
  };
  for (const head of kit.head_style === 'filled' ? HEADS.filter((size) => size <= MOST_IN_BAND) : HEADS)
    for (const body of BODIES) {
      const headH = Math.max(...facts.map((fact) => heightOf(fact, 'head', head, 1)));
      const bodyH = Math.max(...facts.map((fact) => heightOf(fact, 'body', body, 9)));
      const content = headH + 0.1 + bodyH;
      if (content + EDGE + 2 * PAD + (kit.head_style === 'filled' ? 2 * BAND_PAD : 0) > cell.h) continue;
      return drawAt(facts, cells, { head, body, headH, content }, block, pane, kit);
    }
  return undefined;
}

/** A rule on top, a band behind the head, or a slim block before it. */
function headGround(look: HeadStyle, id: string, name: string, cell: BoxIn, headH: number, kit: Kit): Shape {
  const h = look === 'filled' && headH > 0 ? headH + 2 * BAND_PAD : EDGE;
  const block = { x: kit.direction === 'rtl' ? cell.x + cell.w - EDGE : cell.x, y: cell.y, w: EDGE, h: cell.h };
  return shape.rect({ id, name, role: 'decoration' }, look === 'icon_tile' ? block : { ...cell, h }, { fill: shape.fill('accent1') });
}

function drawAt(
  facts: readonly Fact[],
  cells: readonly BoxIn[],
  at: { readonly head: number; readonly body: number; readonly headH: number; readonly content: number },
  block: (fact: Fact, part: 'head' | 'body') => ReturnType<Kit['paragraphs']> | undefined,
  pane: Pane,
  kit: Kit,
): Drawing {
  const shapes: Shape[] = [];
  const look = kit.head_style ?? 'rule';
  for (const [i, fact] of facts.entries()) {
    const cell = cells[i] as BoxIn;
    const id = `${pane.id}/card-${i + 1}`;
    shapes.push(
      shape.rect({ id: `${id}-ground`, name: `card ${i + 1}`, role: 'card' }, cell, { fill: shape.fill('surface') }),
      headGround(look, `${id}-edge`, `card ${i + 1} edge`, cell, at.headH, kit),
    );
    const filled = look === 'filled' && at.headH > 0;
    const top = filled ? cell.y + BAND_PAD : cell.y + EDGE + Math.max(PAD, (cell.h - EDGE - at.content) * 0.4);
    const below = filled ? cell.y + at.headH + 2 * BAND_PAD + PAD : top + at.headH + 0.1;
    const inner = { x: cell.x + PAD, w: cell.w - 2 * PAD };
    for (const part of ['head', 'body'] as const) {
      const set = block(fact, part);
      if (set === undefined) continue;
      const own = filled && part === 'head' ? { ...set, color: kit.on('accent1') } : set;
      const y = part === 'head' ? top : below;
      const size_pt = part === 'body' ? at.body : at.head;
      const words = own.paragraphs[0]?.runs[0]?.text ?? '';
      shapes.push(
        kit.place(
          {
            id: part === 'body' ? id : `${id}-head`,
            name: `${part} ${i + 1}`,
            role: part === 'head' ? (fact.figure ? 'value' : 'header') : 'body',
            host: filled && part === 'head' ? `${id}-edge` : `${id}-ground`,
          },
          { ...inner, y, h: part === 'head' ? at.headH : cell.y + cell.h - PAD - y },
          {
            block: own,
            size_pt,
            anchor: part === 'head' ? 'bottom' : 'top',
            align: kit.direction === 'rtl' ? 'right' : kit.leading(words),
          },
        ),
      );
    }
  }
  return {
    shapes,
    alt: `Cards. ${facts.map(({ head, body }) => [head?.text, body.text].filter((one) => one !== undefined).join(' ')).join(' ')}`,
  };
}
