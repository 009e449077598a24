/** The words and the look of a foreign shape, in the format that `draw/scene/fingerprint.ts` has for scenes. */
import { fillLook, lookLine, plainWords, runLook, strokeLook } from '@deckwright/draw/scene';
import { type ForeignShape, type ForeignText, type Paint, UNKNOWN, wordsOf } from '@deckwright/read/pptx';

export const textOfForeign = (text: ForeignText): string => plainWords(wordsOf(text).replaceAll('\v', '\n'));

export function wordsOfForeign(shape: ForeignShape): string {
  if (shape.kind === 'table') {
    const rows: string[][] = shape.rows.map(() => []);
    for (const cell of shape.cells) rows[cell.row]?.push(textOfForeign(cell.text));
    return rows.map((row) => row.join('\t')).join('\n');
  }
  return (shape.kind === 'shape' || shape.kind === 'connector') && shape.text !== undefined ? textOfForeign(shape.text) : '';
}

/** `?` for a paint that scenes do not have. */
const paintLook = (paint: Paint): string =>
  paint.kind === 'none'
    ? 'none'
    : paint.kind === 'solid' && paint.color !== UNKNOWN
      ? fillLook(paint.color.rgb, paint.color.alpha)
      : paint.kind === 'pattern' && paint.background !== UNKNOWN
        ? `hatch ${paint.background.rgb}`
        : '?';

/** The colour of a link that has the theme's colour. Programs give links that colour whatever colour the words had. */
const LINK = 'link';

/** @param link colour that the slide's theme gives links */
function runLooks(text: ForeignText | undefined, link: string | undefined): string[] {
  return (text?.paragraphs ?? []).flatMap((p) =>
    p.runs
      .filter((run) => run.kind !== 'break' && run.text.trim() !== '')
      .map((run) =>
        runLook(
          run.size_pt === UNKNOWN ? 0 : run.size_pt * (text?.font_scale ?? 1),
          run.bold,
          run.italic,
          run.underline && run.link === undefined,
          run.paint.kind !== 'solid' || run.paint.color === UNKNOWN
            ? '?'
            : run.link !== undefined && run.paint.color.rgb === link
              ? LINK
              : run.paint.color.rgb,
          p.align === 'justify' ? 'left' : p.align,
        ),
      ),
  );
}

export function lookOfForeign(shape: ForeignShape, link?: string): string {
  if (shape.kind === 'group' || shape.kind === 'diagram' || shape.kind === 'chart' || shape.kind === 'object') return '';
  if (shape.kind === 'table')
    return lookLine(
      '',
      '',
      shape.cells.flatMap((cell) => runLooks(cell.text, link)),
    );
  const { outline } = shape;
  const stroke = outline === undefined || outline.paint.kind === 'none' ? undefined : paintLook(outline.paint);
  return lookLine(
    shape.kind === 'connector' || shape.kind === 'picture' ? 'none' : paintLook(shape.fill),
    stroke === undefined || shape.kind === 'picture' ? 'none' : strokeLook(stroke.replace(/\/.*$/, ''), (outline?.width ?? 0) / 12_700),
    shape.kind === 'shape' || shape.kind === 'connector' ? runLooks(shape.text, link) : [],
  );
}

/** Parts of a look line. */
export interface Look {
  readonly fill: string;
  readonly stroke: string;
  readonly runs: readonly string[];
}

export function lookParts(line: string): Look {
  const [fill = '', stroke = '', runs = ''] = line.split('|');
  return { fill, stroke, runs: runs === '' ? [] : runs.split('+') };
}

/** Other programs round colours and widths a little, and opacity to whole percents. */
export function nearLook(a: string, b: string): boolean {
  if (a === b) return true;
  const hex = /#[0-9A-F]{6}/gi;
  const percent = /\/(\d+)%/g;
  const colors = (look: string): readonly number[] =>
    (look.match(hex) ?? []).flatMap((one) => [1, 3, 5].map((at) => Number.parseInt(one.slice(at, at + 2), 16)));
  const opacities = (look: string): readonly number[] => [...look.matchAll(percent)].map(([, share]) => Number(share));
  const rest = (look: string): string => look.replaceAll(hex, '#').replaceAll(percent, '/%');
  const numbers = (look: string): readonly number[] => (rest(look).match(/[\d.]+/g) ?? []).map(Number);
  const words = (look: string): string => rest(look).replaceAll(/[\d.]+/g, '0');
  return (
    words(a) === words(b) && near(colors(a), colors(b), 2) && near(opacities(a), opacities(b), 1) && near(numbers(a), numbers(b), 0.26)
  );
}

const near = (a: readonly number[], b: readonly number[], by: number): boolean =>
  a.length === b.length && a.every((one, i) => Math.abs(one - (b[i] ?? 0)) <= by);

/** True when each look of one side is a look of the other, because programs split words into runs differently. */
export const nearRuns = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((one) => b.some((other) => nearRun(one, other))) && b.every((one) => a.some((other) => nearRun(one, other)));

/** A link in the colour of its theme was not coloured by a person. */
function nearRun(a: string, b: string): boolean {
  const [one, other] = a.endsWith(LINK) || b.endsWith(LINK) ? [a, b].map((look) => look.replace(/\S+$/, LINK)) : [a, b];
  return nearLook(one ?? a, other ?? b);
}

/** Whether a text is the number of its slide and nothing else. */
export const isNumberField = (text: ForeignText | undefined): boolean => {
  const runs = text?.paragraphs.flatMap((paragraph) => paragraph.runs).filter(({ text: words }) => words.trim() !== '') ?? [];
  return runs.length > 0 && runs.every(({ kind, field }) => kind === 'field' && field === 'slidenum');
};
