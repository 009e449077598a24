/** Sources with authors, venue, year and address, numbered. */

import { type BoxIn, capacityExceeded, columns, hairline, run, settle } from '../../layout/index.ts';
import { Board, measurePortions, type Portion, placePortions, tooLong } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'references_list',
  purpose: 'Up to eight sources with venue, year, and DOI or address.',
  example: {
    headline: 'The market model rests on six public sources',
    data: {
      references: [
        {
          title: 'Freight volumes by mode and region',
          authors: 'National statistics office',
          venue: 'Transport series 8',
          year: '2025',
          url: 'stat.example/transport-8',
        },
        {
          title: 'Cost of battery trucks to 2035',
          authors: 'Hansson, Oyelaran, Petit',
          venue: 'Journal of Transport Economics',
          year: '2024',
          url: 'doi.example/jte.2024.118',
        },
        {
          title: 'Charging along the corridors',
          authors: 'Corridor alliance',
          venue: 'White paper',
          year: '2025',
          url: 'corridors.example/charging',
        },
        { title: 'Driver shortage: five scenarios', authors: 'Institute for labour markets', venue: 'Working paper 77', year: '2024' },
        { title: 'Survey of 1,200 shippers', authors: 'Freight barometer', venue: 'Wave 12', year: '2026', url: 'barometer.example/12' },
        { title: 'Road pricing after 2027', authors: 'Ministry of infrastructure', venue: 'Green paper', year: '2025' },
      ],
    },
  },
  draw(d, pane, kit) {
    const n = d.references.length;
    if (n === 0) throw capacityExceeded('There are no references.', 'Send data.references.', { pointer: '/data/references', count: 0 });
    const across = n > 4 ? 2 : 1;
    const down = Math.ceil(n / across);
    const board = new Board(pane.box, kit, 'body/references');
    const cols = columns(pane.box, across, 0.6);
    const inner = (cols[0] as BoxIn).w - 0.55;
    for (const size of [
      { head: 20, body: 16 },
      { head: 18, body: 14 },
      { head: 16, body: 14 },
      { head: 14, body: 12 },
      { head: 12, body: 11 },
      { head: 11, body: 10 },
    ]) {
      const stacks: Portion[][] = d.references.map((r, i) => {
        const at = `${pane.pointer}/references/${i}`;
        const who = [
          r.authors === undefined ? undefined : run(r.authors, `${at}/authors`),
          r.venue === undefined ? undefined : run(r.venue, `${at}/venue`),
          r.year === undefined ? undefined : run(r.year, `${at}/year`),
        ]
          .filter((x) => x !== undefined)
          .flatMap((x, k) => (k === 0 ? [x] : [run(' · '), x]));
        const lines = [
          ...(who.length === 0 ? [] : [{ runs: who }]),
          ...(r.url === undefined ? [] : [{ runs: [{ ...run(r.url, `${at}/url`), color: kit.asText('accent1') }] }]),
        ];
        return [
          { part: 'label', block: kit.block(r.title, { color: 'ink', bold: true }, `${at}/title`), size_pt: size.head, role: 'header' },
          ...(lines.length === 0
            ? []
            : [
                {
                  part: 'text' as const,
                  block: kit.paragraphs(lines, { color: 'muted', leading: 1.2 }),
                  size_pt: size.body,
                  role: 'body' as const,
                },
              ]),
        ];
      });
      const measured = stacks.map((s) => measurePortions(s, inner, kit));
      const tallest = Math.max(...measured.map((m) => m.height_in));
      const pitch = Math.min(pane.box.h / down, Math.max(1.35, tallest + 0.4, (0.92 * pane.box.h) / Math.max(3, down)));
      if (tallest + 0.2 > pitch || measured.some((m) => !m.fits)) continue;
      const area = settle(pane.box, pitch * down);
      for (const [i, m] of measured.entries()) {
        const column = cols[Math.floor(i / down)] as BoxIn;
        const y = area.y + (i % down) * pitch;
        const side = board.side.box({ x: column.x, y, w: column.w, h: 0 });
        if (i % down > 0) board.add('grid', hairline(`${board.id}/rule-${i + 1}`, side.x, side.x + side.w, y));
        board.cell(`number-${i + 1}`, [run(`${i + 1}`, undefined, 'derived')], { x: column.x, y, w: 0.45, h: pitch }, size.head, {
          role: 'axis',
          color: kit.asText('accent1'),
          bold: true,
          align: 'left',
        });
        placePortions(board, `reference-${i + 1}`, m, { x: column.x + 0.55, y, w: inner, h: pitch }, { anchor: 'middle' });
      }
      const alt = `References: ${d.references.map((r) => [r.title, r.authors, r.venue, r.year].filter((s) => s !== undefined).join(', ')).join('; ')}.`;
      return board.drawing('References', alt);
    }
    throw tooLong(n, 'references');
  },
});
