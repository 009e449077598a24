/** The data of a form that is a table, filled with the rows and columns that were read. */
import type { TableOfWords } from './table-of-words.ts';

type Data = Readonly<Record<string, unknown>>;

/** @returns none where the example of the form is no table */
export function tableData(example: Data, { headers, rows }: TableOfWords): Data | undefined {
  const [corner = '', ...columns] = headers;
  const [labels, cells] = [rows.map(([label = '']) => label), rows.map(([, ...own]) => own)];
  const [first, second] = [firstOf(example['columns'] ?? example['scenarios']), firstOf(example['rows'])];
  if (isTexts(example['headers'])) return { headers, rows };
  if (isTexts(example['x_labels']) && isTexts(example['y_labels'])) {
    const values = cells.map((row) => row.map(numberOf));
    return values.flat().includes(undefined) ? undefined : { x_labels: columns, y_labels: labels, cells: values };
  }
  if (isTexts(example['roles'])) return { roles: columns, activities: labels.map((label, i) => ({ label, cells: cells[i] })) };
  if (first === undefined || second === undefined) return undefined;
  if ('key' in first) {
    const keys = headers.map((_, i) => `c${i + 1}`);
    const filled = rows.map((row) => Object.fromEntries(row.flatMap((cell, i) => (cell === '' ? [] : [[keys[i] ?? '', cell]]))));
    return { columns: headers.map((label, i) => ({ key: keys[i], label })), rows: filled };
  }
  if (!('label' in first)) return undefined;
  const named = columns.map((label) => ({ label }));
  if (isTexts(second['cells']))
    return {
      ...(corner !== '' && 'corner' in example && { corner }),
      columns: named,
      rows: labels.map((label, i) => ({ label, cells: cells[i] })),
    };
  const values = cells.map((row) => row.map(numberOf));
  if (!Array.isArray(second['values']) || values.flat().includes(undefined)) return undefined;
  return { ...('unit' in example && { unit: '' }), scenarios: named, rows: labels.map((label, i) => ({ label, values: values[i] })) };
}

function firstOf(value: unknown): Data | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  return typeof first === 'object' && first !== null && !Array.isArray(first) ? Object.fromEntries(Object.entries(first)) : undefined;
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

function numberOf(text: string): number | undefined {
  const plain = text.replaceAll(/[,%\s]/g, '').replaceAll(/[\u2212\u2013]/g, '-');
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
