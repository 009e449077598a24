/** Tables: grid and merges, and looks through styles, PowerPoint's own among them. */
import { describe, expect, it } from 'vitest';
import { type ForeignCell, type ForeignTable, wordsOf } from '../../src/pptx/index.ts';
import { builtinTableStyle } from '../../src/pptx/tables/builtin-styles.ts';
import { NS, shapeOf, words } from './deck-of.ts';

const MEDIUM_2 = '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}';
const cell = (text: string, attributes = '', tcPr = '<a:tcPr/>'): string =>
  `<a:tc ${attributes}><a:txBody><a:bodyPr/>${words(text)}</a:txBody>${tcPr}</a:tc>`;
const row = (...cells: string[]): string => `<a:tr h="370840">${cells.join('')}</a:tr>`;
function tableOf(rows: string, { flags = '', style = MEDIUM_2, columns = 3, styles = '' } = {}): ForeignTable {
  const grid = '<a:gridCol w="1000000"/>'.repeat(columns);
  const id = style === '' ? '' : `<a:tableStyleId>${style}</a:tableStyleId>`;
  const shape = shapeOf({
    slide: `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Table"/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="1" y="2"/><a:ext cx="3" cy="4"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr ${flags}>${id}</a:tblPr><a:tblGrid>${grid}</a:tblGrid>${rows}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
    ...(styles ? { parts: { '/ppt/tableStyles.xml': `<a:tblStyleLst ${NS}>${styles}</a:tblStyleLst>` } } : {}),
  });
  if (shape.kind !== 'table') throw new Error(shape.kind);
  return shape;
}
const at = (table: ForeignTable, r: number, c: number): ForeignCell | undefined =>
  table.cells.find(({ row: y, column }) => y === r && column === c);
const fillAt = (table: ForeignTable, r: number, c: number): unknown => {
  const fill = at(table, r, c)?.fill;
  return fill?.kind === 'solid' && fill.color !== 'unknown' ? fill.color.rgb : fill?.kind;
};
const runAt = (table: ForeignTable, r: number, c: number) => at(table, r, c)?.text.paragraphs[0]?.runs[0];
const square = row(cell('a'), cell('b'), cell('c')).repeat(4);

describe('tables', () => {
  it('read their grid, rows and words', () => {
    const table = tableOf(row(cell('a'), cell('b'), cell('c')) + row(cell('d'), cell('e'), cell('f')));
    expect(table).toMatchObject({ box: { x: 1, y: 2, w: 3, h: 4 }, columns: [1e6, 1e6, 1e6], rows: [370840, 370840] });
    expect(table.cells.map(({ text }) => wordsOf(text))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('leave out the cells that are merged into another', () => {
    const table = tableOf(
      row(cell('a', 'gridSpan="2" rowSpan="2"'), cell('', 'hMerge="1" rowSpan="2"'), cell('c')) +
        row(cell('', 'vMerge="1" gridSpan="2"'), cell('', 'hMerge="1" vMerge="1"'), cell('f')),
    );
    expect(table.cells.map(({ row: y, column, row_span, column_span }) => [y, column, row_span, column_span])).toEqual([
      [0, 0, 2, 2],
      [0, 2, 1, 1],
      [1, 2, 1, 1],
    ]);
  });

  it('hold spans to the table', () => {
    expect(at(tableOf(row(cell('a', 'gridSpan="200" rowSpan="1000"'))), 0, 0)).toMatchObject({ row_span: 1, column_span: 3 });
    expect(at(tableOf(row(cell('a', 'gridSpan="2147483647" rowSpan="-3"'))), 0, 0)).toMatchObject({ row_span: 1, column_span: 1 });
  });

  it('have margins and anchor in the cell', () => {
    const table = tableOf(row(cell('a', '', '<a:tcPr marL="0" anchor="ctr" vert="vert270"/>')));
    expect(at(table, 0, 0)?.text).toMatchObject({ insets: { l: 0, t: 45720 }, anchor: 'middle', vertical: 'vert270' });
  });
});

describe('styles of tables', () => {
  it('fill header, bands and the rest, in PowerPoint’s default style', () => {
    const table = tableOf(square, { flags: 'firstRow="1" bandRow="1"' });
    expect([0, 1, 2, 3].map((r) => fillAt(table, r, 0))).toEqual(['#4F81BD', '#D0D8E8', '#E9EDF4', '#D0D8E8']);
    expect(runAt(table, 0, 0)).toMatchObject({ bold: true, paint: { color: { rgb: '#FFFFFF' } } });
    expect(runAt(table, 1, 0)).toMatchObject({ bold: false, paint: { color: { rgb: '#000000' } }, size_pt: 18 });
  });

  it('let rows win over columns, and both over bands', () => {
    const table = tableOf(square, { flags: 'firstRow="1" lastRow="1" firstCol="1" lastCol="1" bandRow="1"' });
    expect([fillAt(table, 1, 0), fillAt(table, 1, 1), fillAt(table, 1, 2), fillAt(table, 3, 1)]).toEqual([
      '#4F81BD',
      '#D0D8E8',
      '#4F81BD',
      '#4F81BD',
    ]);
  });

  it('band columns too', () => {
    const table = tableOf(square, { flags: 'bandCol="1"' });
    expect([0, 1, 2].map((c) => fillAt(table, 0, c))).toEqual(['#D0D8E8', '#E9EDF4', '#D0D8E8']);
  });

  it('give both cells the stronger border where they meet', () => {
    const table = tableOf(square, { flags: 'firstRow="1" bandRow="1"' });
    expect(at(table, 0, 0)?.borders.b?.width).toBe(38100);
    expect(at(table, 1, 0)?.borders.t?.width).toBe(38100);
    expect(at(table, 2, 0)?.borders.t?.width).toBe(12700);
  });

  it('yield to what the cell says itself', () => {
    const own =
      '<a:tcPr><a:lnR w="50800"><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:lnR><a:lnB><a:noFill/></a:lnB><a:noFill/></a:tcPr>';
    const table = tableOf(row(cell('a', '', own), cell('b'), cell('c')) + row(cell('d'), cell('e'), cell('f')));
    expect(fillAt(table, 0, 0)).toBe('none');
    expect(at(table, 0, 1)?.borders.l).toMatchObject({ width: 50800, paint: { color: { rgb: '#FF0000' } } });
    expect(at(table, 1, 0)?.borders.t).toBeUndefined();
  });

  it('are the deck’s own where it has them', () => {
    const styles = `<a:tblStyle styleId="{11111111-2222-3333-4444-555555555555}" styleName="Mine"><a:tblBg><a:fill><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill></a:fill></a:tblBg>
      <a:wholeTbl><a:tcTxStyle i="on"><a:fontRef idx="major"/><a:srgbClr val="ABCDEF"/></a:tcTxStyle><a:tcStyle><a:tcBdr><a:insideV><a:lnRef idx="1"><a:schemeClr val="accent1"/></a:lnRef></a:insideV></a:tcBdr></a:tcStyle></a:wholeTbl>
      <a:nwCell><a:tcStyle><a:fillRef idx="1"><a:schemeClr val="accent2"/></a:fillRef></a:tcStyle></a:nwCell></a:tblStyle>`;
    const table = tableOf(square, { style: '{11111111-2222-3333-4444-555555555555}', styles, flags: 'firstRow="1" firstCol="1"' });
    expect([fillAt(table, 0, 0), fillAt(table, 0, 1)]).toEqual(['#C0504D', '#00FF00']);
    expect(runAt(table, 1, 1)).toMatchObject({ italic: true, face: 'Cambria', paint: { color: { rgb: '#ABCDEF' } } });
    expect(at(table, 0, 0)?.borders.l).toBeUndefined();
    expect(at(table, 0, 0)?.borders.r).toMatchObject({ width: 9525, dash: 'dash' });
  });

  it('let the background of the table show through cells that are clear or half clear', () => {
    const styles = `<a:tblStyle styleId="{11111111-2222-3333-4444-555555555555}" styleName="Mine"><a:tblBg><a:fill><a:solidFill><a:srgbClr val="000000"/></a:solidFill></a:fill></a:tblBg>
      <a:wholeTbl><a:tcStyle><a:fill><a:noFill/></a:fill></a:tcStyle></a:wholeTbl>
      <a:firstRow><a:tcStyle><a:fill><a:solidFill><a:srgbClr val="FFFFFF"><a:alpha val="20000"/></a:srgbClr></a:solidFill></a:fill></a:tcStyle></a:firstRow></a:tblStyle>`;
    const table = tableOf(square, { style: '{11111111-2222-3333-4444-555555555555}', styles, flags: 'firstRow="1"' });
    expect([fillAt(table, 0, 0), fillAt(table, 1, 0)]).toEqual(['#333333', '#000000']);
  });

  it('leave a table without one plain', () => {
    const table = tableOf(square, { style: '', flags: 'firstRow="1" bandRow="1"' });
    expect(at(table, 0, 0)).toMatchObject({ fill: { kind: 'none' }, borders: {} });
  });

  it('build every one that PowerPoint knows', () => {
    const ids = ['2D5ABB26-0587-4C30-8999-92F81FD0307C', 'E8034E78-7F5D-4C2E-B375-FC64B27BC917', '46F890A9-2807-4EBB-B81D-B2AA78EC7F39'];
    for (const id of ids) expect(builtinTableStyle(`{${id}}`)?.children.length).toBeGreaterThan(0);
    expect(builtinTableStyle('{00000000-0000-0000-0000-000000000000}')).toBeUndefined();
    expect(fillAt(tableOf(square, { style: '{46F890A9-2807-4EBB-B81D-B2AA78EC7F39}', flags: 'firstRow="1"' }), 0, 0)).toBe('#F79646');
  });
});
