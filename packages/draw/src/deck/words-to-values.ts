/** Reads words that a person typed over a value as a new value, so that they become data again. */
import type { Shape, TextBody } from '../scene/index.ts';
import { plainWords, wordsOfBody } from '../scene/index.ts';

/** A value of the slide's request that is to be changed. */
export interface ValueEdit {
  /** Pointer into the slide's request. */
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** The values behind changed words; undefined when the words do not show exactly one value each. */
export function valuesOf(shape: Shape, typed: string, valueAt: (path: string) => unknown): readonly ValueEdit[] | undefined {
  if (!('text' in shape) || shape.text === undefined) return undefined;
  const body: TextBody = shape.text;
  const [whole] = pathsIn(body);
  if (whole !== undefined && pathsIn(body).length === 1 && hasPathsOnly(body)) {
    const edit = valueEdit(whole, wordsOfBody(body), typed, valueAt(whole));
    return edit === undefined ? undefined : [edit];
  }
  const lines = typed.split('\n');
  if (lines.length !== body.paragraphs.length) return undefined;
  const out: ValueEdit[] = [];
  for (const [i, paragraph] of body.paragraphs.entries()) {
    const shown = plainWords(paragraph.runs.map((run) => run.text).join(''));
    const line = lines[i] ?? '';
    if (shown === line) continue;
    const paths = [...new Set(paragraph.runs.map((run) => run.path))];
    const [path] = paths;
    const edit = path === undefined || paths.length > 1 ? undefined : valueEdit(path, shown, line, valueAt(path));
    if (edit === undefined) return undefined;
    out.push(edit);
  }
  return out.length === 0 ? undefined : out;
}

const pathsIn = (body: TextBody): readonly string[] => [
  ...new Set(body.paragraphs.flatMap((p) => p.runs.flatMap((run) => (run.path === undefined ? [] : [run.path])))),
];

const hasPathsOnly = (body: TextBody): boolean => body.paragraphs.every((p) => p.runs.every((run) => run.path !== undefined));

/** One cell of a table. */
export function cellValue(body: TextBody, typed: string, valueAt: (path: string) => unknown): ValueEdit | undefined {
  const paths = pathsIn(body);
  const [path] = paths;
  return path === undefined || paths.length > 1 || !hasPathsOnly(body)
    ? undefined
    : valueEdit(path, wordsOfBody(body), typed, valueAt(path));
}

function valueEdit(path: string, shown: string, typed: string, value: unknown): ValueEdit | undefined {
  if (typed === '') return undefined;
  if (typeof value === 'string') return plainWords(value) === shown ? { path, from: value, to: typed } : undefined;
  if (typeof value !== 'number') return undefined;
  const to = numberLike(shown, typed, value);
  return to === undefined ? undefined : { path, from: value, to };
}

const NUMERAL = /[+\-\u2212\u2013]?\s?\d(?:[\d\u00a0\u202f' .,]*\d)?/;

/** The number that `typed` states, read in the format in which `shown` states `value`: the same signs around it and the same scale. */
export function numberLike(shown: string, typed: string, value: number): number | undefined {
  const before = NUMERAL.exec(shown);
  const after = NUMERAL.exec(typed);
  if (before === null || after === null) return undefined;
  const frame = (text: string, found: RegExpExecArray): string =>
    `${text.slice(0, found.index).trim()}#${text.slice(found.index + found[0].length).trim()}`;
  if (frame(shown, before) !== frame(typed, after)) return undefined;
  const old = readings(before[0]);
  const now = readings(after[0]);
  for (const way of ['point', 'comma'] as const) {
    const [a, b] = [old[way], now[way]];
    if (a === undefined || b === undefined) continue;
    // The number is shown rounded, and perhaps in thousands or percent.
    const scale = a === 0 ? 1 : 10 ** Math.round(Math.log10(Math.abs(value / a) || 1));
    if (Math.abs(a * scale - value) > Math.abs(scale) * 0.5 + Math.abs(value) * 0.05) continue;
    return Number((b * scale).toPrecision(12));
  }
  return undefined;
}

/** A numeral with a decimal point, and one with a decimal comma. */
function readings(numeral: string): { readonly point: number | undefined; readonly comma: number | undefined } {
  const ungrouped = numeral.replaceAll(/[\u2212\u2013]/g, '-').replaceAll(/[\s'+]/g, '');
  const read = (text: string): number | undefined => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined);
  return { point: read(ungrouped.replaceAll(',', '')), comma: read(ungrouped.replaceAll('.', '').replace(',', '.')) };
}
