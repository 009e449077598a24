/** What a picture says, as prose that a brief is made of: its title, its points and its figures, in its own words. */
import type { ConvertPictureAnswer } from './convert-picture.task.ts';

/** Points shorter than this are labels, which the figures have already. */
const LEAST_WORDS = 3;

export function briefOf({
  title,
  elements,
  figures,
  source,
}: Pick<ConvertPictureAnswer, 'title' | 'elements' | 'figures' | 'source'>): string {
  const heading = title === '' ? (source?.title ?? '') : title;
  const points = elements.flatMap(({ text }) =>
    text === undefined || text === heading || text.split(/\s+/).length < LEAST_WORDS ? [] : [sentence(text)],
  );
  return [heading === '' ? [] : [sentence(heading)], points, figures.flatMap(figureSentences)].flat().join('\n');
}

const sentence = (text: string): string => (/[.!?:]$/.test(text) ? text : `${text}.`);

type Figure = ConvertPictureAnswer['figures'][number];

export function figureSentences({ kind, series, unit = '' }: Figure): string[] {
  return series.map(({ name, points }) => {
    const values = points.map(
      ({ label, value, error, from }, i) => `${label ?? `${i + 1}`}: ${withUnit(value, unit)}${from === 'axis' ? ` (±${error})` : ''}`,
    );
    return `${name ?? NAMES[kind]}: ${values.join('; ')}.`;
  });
}

/** Of a slide: each series whose values are printed at its marks, with a name for each; none where one name stands for two marks. */
export function valuesOf({ series, unit = '' }: Figure): string[] {
  return series.flatMap(({ name, points }) => {
    const labels = points.flatMap(({ label = '' }) => (label === '' ? [] : [label]));
    const isProved = points.every(({ from }) => from === 'label') && new Set(labels).size === points.length;
    if (!isProved) return [];
    const values = points.map(({ label, value }) => `${label}: ${withUnit(value, unit)}`).join('; ');
    return [name === undefined ? values : `${name}: ${values}`];
  });
}

const NAMES: Readonly<Record<Figure['kind'], string>> = { bars: 'Bars', columns: 'Columns', line: 'Line', ring: 'Shares', dots: 'Values' };

const withUnit = (value: number, unit: string): string =>
  /^[€$£]/.test(unit) ? `${unit.slice(0, 1)}${value}${unit.slice(1)}` : `${value}${unit}`;
