/** The last slide: contacts. */

import { type BoxIn, type Kit, rows, run, shape, sideOf } from '../../layout/index.ts';
import { coverFoot, coverText } from '../../marks/cover.ts';
import { Board, type Item, measurePortions, type Portion, placePortions, tooLong } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { CANVAS, panel, pointsOf } from './_cover.ts';
import { form, type HeroData } from './form.ts';

const PANEL = 6.2;

export const variant = defineVariant(form, {
  name: 'contact_closing',
  layout: 'cover',
  purpose: 'A closing with the people to turn to.',
  example: {
    headline: 'We start on Monday. Ask us anything before then.',
    context: 'Transformation office, building 4',
    data: {
      contacts: [
        { name: 'Marta Lindqvist', role: 'Project lead', email: 'm.lindqvist@example.com', phone: '+46 8 555 0141' },
        { name: 'Kofi Adeyemi', role: 'Operations', email: 'k.adeyemi@example.com', phone: '+46 8 555 0177' },
        { name: 'Chiara Duarte', role: 'Communication', email: 'c.duarte@example.com', phone: '+46 8 555 0126' },
      ],
    },
  },
  draw(d, pane, kit) {
    const side = sideOf(CANVAS, kit);
    const x = pane.box.x + 0.15;
    const w = CANVAS.w - PANEL - x - 0.7;
    const text = coverText(
      { chrome: pane.chrome, eyebrow: pane.parts.subject, date: pane.parts.date, x, w, line: 4.15, top: 1, from_pt: 40, marked: true },
      side,
      kit,
    );
    const foot = coverFoot(pane.chrome, { ...pane.box, x, w }, side, kit);
    const board = new Board(CANVAS, kit, 'body/contacts');
    const n = d.contacts.length + pointsOf(d, pane, kit).length;
    const area: BoxIn = { x: CANVAS.w - PANEL + 0.6, y: 0.9, w: PANEL - 1.1, h: 5.7 };
    const alt = `Contacts: ${d.contacts.map((c) => [c.name, c.role, c.email, c.phone].filter((s) => s !== undefined).join(', ')).join('; ')}.`;
    if (n > 0) drawContacts(d, pointsOf(d, pane, kit), area, pane.pointer, board, kit);
    const withPicture = pane.parts.image_src !== undefined;
    const ground = shape.rect(
      { id: 'panel', name: 'panel', role: 'background' },
      side.box({ x: CANVAS.w - PANEL, y: 0, w: PANEL, h: CANVAS.h }),
      {
        fill: shape.fill(n > 0 ? 'surface' : 'accent1'),
      },
    );
    return {
      alt,
      shapes: [...text.shapes, ...board.shapes(), ...foot.shapes],
      background: withPicture && n === 0 ? panel(d, pane, PANEL, kit, alt) : [ground],
    };
  },
});

function drawContacts(d: HeroData, more: readonly Item[], area: BoxIn, pointer: string, board: Board, kit: Kit): void {
  for (const size of [
    { head: 20, body: 14 },
    { head: 16, body: 14 },
    { head: 14, body: 12 },
    { head: 12, body: 10 },
  ]) {
    const people: Portion[][] = d.contacts.map((c, i) => {
      const at = `${pointer}/contacts/${i}`;
      const lines = (['role', 'email', 'phone'] as const).flatMap((k) => (c[k] === undefined ? [] : [{ runs: [run(c[k], `${at}/${k}`)] }]));
      return [
        { part: 'label', block: kit.block(c.name, { color: 'ink', bold: true }, `${at}/name`), size_pt: size.head, role: 'header' },
        ...(lines.length === 0
          ? []
          : [
              {
                part: 'text' as const,
                block: kit.paragraphs(lines, { color: 'muted', leading: 1.25 }),
                size_pt: size.body,
                role: 'body' as const,
              },
            ]),
      ];
    });
    for (const it of more) {
      const lines = [it.sub, ...it.detail].flatMap((s) => (s === undefined ? [] : [{ runs: [run(s.text, s.path)] }]));
      people.push([
        ...(it.label === undefined
          ? []
          : [
              {
                part: 'label' as const,
                block: kit.block(it.label.text, { color: 'ink', bold: true }, it.label.path),
                size_pt: size.head,
                role: 'header' as const,
              },
            ]),
        ...(lines.length === 0
          ? []
          : [
              {
                part: 'text' as const,
                block: kit.paragraphs(lines, { color: 'muted', leading: 1.25 }),
                size_pt: size.body,
                role: 'body' as const,
              },
            ]),
      ]);
    }
    const measured = people.map((p) => measurePortions(p, area.w - 0.3, kit));
    const pitch = Math.min(1.9, area.h / people.length);
    if (measured.some((m) => !m.fits || m.height_in > pitch - 0.15)) continue;
    const used = pitch * people.length;
    const cells = rows({ ...area, y: area.y + (area.h - used) / 2, h: used }, people.length, 0);
    for (const [i, m] of measured.entries()) {
      const cell = cells[i] as BoxIn;
      board.rect(
        `bar-${i + 1}`,
        { x: cell.x, y: cell.y + (cell.h - m.height_in) / 2, w: 0.06, h: m.height_in },
        { fill: 'accent1' },
        { role: 'decoration' },
      );
      placePortions(board, `contact-${i + 1}`, m, { ...cell, x: cell.x + 0.3, w: cell.w - 0.3 }, { anchor: 'middle' });
    }
    return;
  }
  throw tooLong(d.contacts.length + more.length, 'contacts');
}
