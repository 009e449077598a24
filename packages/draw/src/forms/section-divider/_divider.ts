/** The divider on its slide: number, title, and the sections as chips at the foot or as a list at the side. */

import { type BoxIn, CANVAS_H, CANVAS_W, columns, type Drawing, itemsNamed, type Kit, run, shape, sideOf } from '../../layout/index.ts';
import { quietTiles } from '../../marks/brand-tiles.ts';
import { coverFoot, coverText } from '../../marks/cover.ts';
import { coverIcon } from '../../marks/cover-icon.ts';
import { Board, type Item, itemsOf, itemsOfBlocks, tooLong } from '../../marks/text-items.ts';
import type { Color, Shape } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { DividerData } from './form.ts';

const ICON = 0.9;
const CANVAS: BoxIn = { x: 0, y: 0, w: CANVAS_W, h: CANVAS_H };
export type Progress = 'chips' | 'list' | 'panel';

export function drawDivider(d: DividerData, pane: FormPane, kit: Kit, progress: Progress): Drawing {
  const side = sideOf(CANVAS, kit);
  const sections = withCurrent([...itemsOfBlocks(pane.parts.blocks, kit), ...itemsOf(d.sections, `${pane.pointer}/sections`, kit)], kit);
  const { box, chrome, parts } = pane;
  const panelW = progress === 'panel' ? 4.2 : 0;
  const listW = progress === 'list' && sections.length > 0 ? 4.2 : 0;
  const x = progress === 'panel' ? panelW + 0.6 : box.x + 0.15;
  const w = Math.min(9.2, box.x + box.w - x - (listW > 0 ? listW + 0.7 : 0));
  const foot = coverFoot(chrome, { ...box, x, w }, side, kit);
  const text = coverText({ chrome, date: parts.date, x, w, line: progress === 'panel' ? 3.9 : 4.15, top: 2.3, from_pt: 40 }, side, kit);
  const shapes: Shape[] = [];
  const { subject } = parts;
  let above = progress === 'panel' ? 3.9 : text.titleTop;
  if (subject !== undefined) {
    const inPanel = progress === 'panel';
    const room = inPanel ? panelW - 1 : w;
    const size = [72, 54, 40, 28, 20, 14].find((s) => kit.text.widthIn(subject.text, s, { bold: true }) <= room) ?? 14;
    const h = kit.text.pitchIn(size) + 0.05;
    const at: BoxIn = inPanel ? { x: box.x, y: 3.9 - h, w: room, h } : { x, y: Math.max(0.5, text.titleTop - h - 0.15), w, h };
    above = at.y;
    shapes.push(
      kit.label({
        id: 'body/number',
        role: 'label',
        box: side.box(at),
        runs: subject.text,
        path: subject.path,
        style: { color: inPanel ? kit.on('accent1') : kit.asText('accent1'), bold: true, font: 'heading' },
        size_pt: size,
        anchor: 'bottom',
        align: side.leading(subject.text),
      }),
    );
  }
  const inPanel = progress === 'panel';
  const iconAt = { x: inPanel ? box.x : x, y: Math.max(0.5, above - ICON - 0.2), w: ICON, h: ICON };
  const tone: Color = inPanel ? kit.on('accent1') : kit.asText('accent1');
  shapes.push(...coverIcon(d.icon, { pointer: pane.pointer, title: kit.title }, iconAt, tone, side, kit), ...text.shapes);
  const board = new Board(CANVAS, kit, 'body/sections');
  if (sections.length > 0) {
    if (progress === 'list') drawList(sections, { x: CANVAS_W - 0.5 - listW, y: 1.2, w: listW, h: 5.1 }, board, kit);
    else drawChips(sections, { x, y: Math.min(6.2, foot.top - 0.6), w: box.x + box.w - x, h: 0.45 }, board, kit);
  }
  const alt = `Section ${subject?.text ?? ''}: ${kit.title}. ${sections.map((s) => s.label?.text ?? '').join(', ')}`;
  const group = board.shapes();
  return {
    alt,
    shapes: [
      ...shapes,
      ...(group.length === 0 ? [] : shape.group({ id: 'body/sections', name: 'Sections', role: 'group', alt }, group)),
      ...foot.shapes,
    ],
    background:
      progress === 'panel'
        ? [
            shape.rect({ id: 'panel', name: 'panel', role: 'background' }, side.box({ x: 0, y: 0, w: panelW, h: CANVAS_H }), {
              fill: shape.fill('accent1'),
            }),
            ...quietTiles(
              'tiles',
              {
                steps: [2, 1],
                edge: panelW,
                from: 'foot',
                tones: [
                  { color: kit.on('accent1'), alpha: 0.16 },
                  { color: kit.on('accent1'), alpha: 0.09 },
                ],
              },
              side,
            ),
          ]
        : progress === 'list'
          ? [
              shape.rect(
                { id: 'panel', name: 'panel', role: 'background' },
                side.box({ x: CANVAS_W - 0.5 - listW - 0.4, y: 0, w: listW + 0.9, h: CANVAS_H }),
                { fill: shape.fill('surface') },
              ),
            ]
          : quietTiles(
              'tiles',
              {
                steps: [2, 1],
                edge: CANVAS_W,
                from: 'top',
                tones: [{ color: 'soft1', alpha: 0.55 }, { color: 'surface' }, { color: 'track' }],
              },
              side,
            ),
  };
}

/** The section whose name the title has is the current one, where none was marked. */
function withCurrent(sections: readonly Item[], kit: Kit): readonly Item[] {
  if (sections.some(({ primary }) => primary)) return sections;
  const named = itemsNamed(
    kit.title,
    sections.map(({ label }) => ({ label: label?.text ?? '', values: [] })),
    kit.locale,
  );
  const [only, other] = named?.rank === 3 ? named.items : [];
  return other !== undefined ? sections : sections.map((one, i) => (i === only ? { ...one, primary: true } : one));
}

/** Equal bars with the names below, and the current one in the accent. */
function drawChips(sections: readonly Item[], box: BoxIn, board: Board, kit: Kit): void {
  const cells = columns(box, sections.length, 0.12);
  const size = [14, 12, 11, 10].find((s) =>
    sections.every(
      (it, i) =>
        kit.fit({
          block: kit.block(it.label?.text ?? '', { color: 'ink', bold: true }),
          sizes_pt: [s],
          width_in: (cells[i] as BoxIn).w,
          max_lines: 2,
        }).fits,
    ),
  );
  if (size === undefined) throw tooLong(sections.length, 'sections');
  for (const [i, it] of sections.entries()) {
    const cell = cells[i] as BoxIn;
    board.rect(
      `chip-${i + 1}`,
      { ...cell, h: 0.07 },
      { fill: it.primary ? 'accent1' : 'track' },
      { role: 'decoration', name: `section ${i + 1}` },
    );
    const runs = [it.label, it.sub, it.meta].flatMap((s, k) =>
      s === undefined ? [] : [...(k > 0 ? [run(' ')] : []), run(s.text, s.path, s.bind)],
    );
    board.cell(`name-${i + 1}`, runs, { x: cell.x, y: cell.y + 0.13, w: cell.w, h: kit.text.pitchIn(size) * 2 + 0.05 }, size, {
      role: 'label',
      anchor: 'top',
      bold: it.primary,
      color: it.primary ? kit.asText('accent1') : 'muted',
    });
  }
}

/** All sections down the side, with the current one highlighted. */
function drawList(sections: readonly Item[], box: BoxIn, board: Board, kit: Kit): void {
  const pitch = Math.min(0.8, box.h / sections.length);
  const inner = box.w - 0.75;
  const size = [18, 16, 14, 12, 11, 10].find((s) =>
    sections.every((it) => {
      const fit = kit.fit({ block: kit.block(it.label?.text ?? '', { color: 'ink', bold: true }), sizes_pt: [s], width_in: inner });
      return fit.fits && fit.height_in <= pitch - 0.08;
    }),
  );
  if (size === undefined) throw tooLong(sections.length, 'sections');
  const top = box.y + (box.h - pitch * sections.length) / 2;
  for (const [i, it] of sections.entries()) {
    const y = top + i * pitch;
    if (it.primary)
      board.rect(`bar-${i + 1}`, { x: box.x, y: y + 0.06, w: 0.07, h: pitch - 0.12 }, { fill: 'accent1' }, { role: 'decoration' });
    const color = it.primary ? kit.asText('accent1') : 'muted';
    board.cell(`number-${i + 1}`, [run(`${i + 1}`, undefined, 'derived')], { x: box.x + 0.2, y, w: 0.45, h: pitch }, size, {
      role: 'axis',
      bold: it.primary,
      color,
      align: 'left',
    });
    const runs = [it.label, it.sub, it.meta].flatMap((s, k) =>
      s === undefined ? [] : [...(k > 0 ? [run(' ')] : []), run(s.text, s.path, s.bind)],
    );
    board.cell(`name-${i + 1}`, runs, { x: box.x + 0.7, y, w: inner, h: pitch }, size, { role: 'label', bold: it.primary, color });
  }
}
