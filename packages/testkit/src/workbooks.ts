/** The charts of a .pptx as others read them: the workbook by a spreadsheet library, the cache from the markup. */
import { at, attribute, elements, openPackage, type Part, textOf, type XmlElement } from '@deckwright/read/ooxml';
import { readSheet } from 'read-excel-file/node';

export interface ReadSeries {
  readonly name: string;
  /** Where name and values stand in the workbook. */
  readonly name_cell: string;
  readonly value_cells: string;
  readonly values: readonly (number | undefined)[];
}

export interface ReadChart {
  readonly part: string;
  /** `barChart`, `lineChart`, … */
  readonly kinds: readonly string[];
  readonly categories: readonly string[];
  readonly series: readonly ReadSeries[];
  /** Rows of the workbook's sheet, the first being the names. */
  readonly rows: readonly (readonly unknown[])[];
}

/** Every chart of the file, in the order of their parts. */
export async function readCharts(pptx: Uint8Array): Promise<ReadChart[]> {
  const pkg = await openPackage(pptx);
  const parts = pkg.parts
    .filter(({ contentType }) => contentType.endsWith('drawingml.chart+xml'))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return Promise.all(
    parts.map((part) => {
      const book = pkg.relationships(part.name).find((r) => r.kind === 'package')?.part;
      const bytes = book === undefined ? undefined : pkg.part(book)?.bytes();
      if (bytes === undefined) throw new Error(`${part.name} has no workbook`);
      return readChart(part, bytes);
    }),
  );
}

async function readChart(part: Part, workbook: Uint8Array): Promise<ReadChart> {
  const area = at(part.xml().root, 'c:chart', 'c:plotArea');
  const plots = elements(area).filter(({ name }) => name.endsWith('Chart'));
  const drawn = plots.flatMap((plot) => elements(plot, 'c:ser'));
  const [first] = drawn;
  return {
    part: part.name,
    kinds: plots.map(({ name }) => name.slice(2)),
    categories: points(at(first, 'c:cat', 'c:strRef', 'c:strCache')).map((p) => p ?? ''),
    series: drawn.map((s) => {
      const values = at(s, 'c:val', 'c:numRef') ?? at(s, 'c:yVal', 'c:numRef');
      return {
        name: points(at(s, 'c:tx', 'c:strRef', 'c:strCache'))[0] ?? textOf(at(s, 'c:tx', 'c:v')),
        name_cell: textOf(at(s, 'c:tx', 'c:strRef', 'c:f')),
        value_cells: textOf(at(values, 'c:f')),
        values: points(at(values, 'c:numCache')).map((p) => (p === undefined ? undefined : Number(p))),
      };
    }),
    rows: await readSheet(Buffer.from(workbook)),
  };
}

function points(cache: XmlElement | undefined): (string | undefined)[] {
  const out: (string | undefined)[] = Array.from({ length: Number(attribute(at(cache, 'c:ptCount'), 'val') ?? 0) });
  for (const p of elements(cache, 'c:pt')) out[Number(attribute(p, 'idx'))] = textOf(at(p, 'c:v'));
  return out;
}

/** The cells of a column by a reference such as `Sheet1!$B$2:$B$8`; null where a cell is empty. */
export function cellsOf({ rows }: ReadChart, reference: string): unknown[] {
  const found = /^[^!]+!\$([A-Z]+)\$(\d+)(?::\$\1\$(\d+))?$/.exec(reference);
  if (found === null) throw new Error(`not a reference: ${reference}`);
  const column = [...(found[1] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const [from, to] = [Number(found[2]) - 1, Number(found[3] ?? found[2]) - 1];
  return Array.from({ length: to - from + 1 }, (_, i) => rows[from + i]?.[column] ?? null);
}
