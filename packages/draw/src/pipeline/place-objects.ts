/** Fills the places of a template that take no text: pictures and tables. */

import { type BoxIn, capacityExceeded, type Kit } from '../layout/index.ts';
import { buildTable, HEADER_RULE, levelRows, ROW_RULE } from '../marks/native-table.ts';
import { loadPicture } from '../marks/request-picture.ts';
import type { TableShape } from '../scene/index.ts';
import type { ObjectMakers, PlaceText } from '../template/index.ts';
import type { Block } from '../typeset/index.ts';

const SIZES = [14, 12, 11, 10] as const;
const INSETS = { l: 0.06, r: 0.06, t: 0.04, b: 0.04 } as const;
const MAX_ROW_IN = 0.6;
const NUMBER = /^[\s(]*[-+−]?[\d.,\s]*\d[\d.,\s]*[%€$£)]*\s*$/;

export const objectMakers = (kit: Kit): ObjectMakers => ({
  picture(src, path) {
    const { key, media } = loadPicture(src, path, kit);
    kit.drawn.add(path);
    return { media: key, width_px: media.width_px, height_px: media.height_px };
  },
  table: (id, rows, box, alt) => tableIn(id, rows, box, alt, kit),
});

/** The first row is the header; columns are as wide as their longest words want, numbers stand at the right. */
function tableIn(id: string, rows: readonly (readonly PlaceText[])[], box: BoxIn, alt: string, kit: Kit): TableShape {
  const count = Math.max(...rows.map((row) => row.length));
  const texts = (column: number): readonly string[] => rows.map((row) => row[column]?.text ?? '');
  const wants = Array.from({ length: count }, (_, column) =>
    Math.min(4, Math.max(0.5, ...texts(column).map((text) => kit.text.widthIn(text, 12) + INSETS.l + INSETS.r + 0.1))),
  );
  const all = wants.reduce((sum, want) => sum + want, 0);
  const columns = wants.map((want) => (want * box.w) / all);
  const right = wants.map((_, column) =>
    texts(column)
      .slice(1)
      .every((text) => text === '' || NUMBER.test(text)),
  );
  const blockOf = (cell: PlaceText, isHeader: boolean): Block => ({
    color: 'ink',
    bold: isHeader,
    leading: 1.15,
    paragraphs: [{ runs: [cell.path === undefined ? { text: cell.text } : { text: cell.text, path: cell.path, bind: 'verbatim' }] }],
  });
  for (const size_pt of SIZES) {
    const natural = rows.map((row, i) =>
      Math.max(
        size_pt / 72 + INSETS.t + INSETS.b,
        ...row.map((cell, column) => {
          const width_in = (columns[column] ?? 1) - INSETS.l - INSETS.r;
          return kit.fit({ block: blockOf(cell, i === 0), sizes_pt: [size_pt], width_in }).height_in + INSETS.t + INSETS.b + 0.02;
        }),
      ),
    );
    if (natural.reduce((sum, height) => sum + height, 0) > box.h) continue;
    return buildTable(
      {
        id,
        name: 'table',
        alt,
        x: box.x,
        y: box.y,
        columns,
        rows: levelRows(natural, box.h, MAX_ROW_IN),
        header_row: true,
        cells: rows.map((row, i) =>
          columns.map((_, column) => {
            const cell = row[column];
            return {
              size_pt,
              insets_in: INSETS,
              bottom: i === 0 ? HEADER_RULE : ROW_RULE,
              align: right[column] === true && column > 0 ? ('right' as const) : ('left' as const),
              ...(cell === undefined || cell.text === '' ? {} : { block: blockOf(cell, i === 0) }),
            };
          }),
        ),
      },
      kit,
    );
  }
  throw capacityExceeded(
    `The rows of ${id} need more room than the template's place for them, at ${SIZES.at(-1)} pt too.`,
    'Send fewer rows, or shorter words.',
    { pointer: rows[0]?.[0]?.path?.replace(/\/rows\/.*$/, '') },
  );
}
