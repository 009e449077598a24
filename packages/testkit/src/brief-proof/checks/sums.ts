/** What a slide adds up, adds up, and leaves out no figure of the list that it is made of. */
import { partAround, textAt } from '../brief/brief.ts';
import { figuresOf, standsFor } from '../brief/figures.ts';
import type { Finding } from '../finding.ts';
import type { Sum } from '../slide/facts.ts';
import { list, member, objects, text } from '../slide/json.ts';
import { shapeOf } from '../slide/slide.ts';
import { type Check, type Context, figuresFor, isTold } from './context.ts';

export const checkSums: Check = (context) => [
  ...context.facts.sums.flatMap((sum) => sumFinding(context, sum)),
  ...shareFindings(context),
  ...missingFindings(context),
];

const decimals = (value: number): number => /\.(\d+)$/.exec(String(Math.round(Math.abs(value) * 1e6) / 1e6))?.[1]?.length ?? 0;

/** Half of the last printed digit of each figure. */
const slackOf = (values: readonly number[], printed: number): number => values.length * 0.5 * 10 ** -printed + 1e-9;

function sumFinding({ slide }: Context, { path, whole, parts, operator, said }: Sum): Finding[] {
  const [first = 0, ...rest] = parts;
  const made = rest.reduce(
    (sum, part) => (operator === '+' ? sum + part : operator === '-' ? sum - part : operator === 'x' ? sum * part : sum / part),
    first,
  );
  const additive = operator === '+' || operator === '-';
  const printed = Math.max(0, ...[whole, ...parts].map(decimals));
  // Rounded figures multiplied keep their relative rounding; a scale or a percent sign may stand between.
  const ratio = Math.abs(made / whole);
  const power = Math.log10(ratio);
  const holds = additive ? Math.abs(made - whole) <= slackOf([whole, ...parts], printed) : Math.abs(power - Math.round(power)) < 0.012;
  if (holds) return [];
  const shape_id = shapeOf(slide, path);
  return [
    {
      code: 'sum_is_false',
      message: `${parts.join(` ${operator} `)} makes ${Number(made.toPrecision(6))}, and ${said} is ${whole}.`,
      said,
      path,
      ...(shape_id === undefined ? {} : { shape_id }),
      spans: [],
    },
  ];
}

/** Shares of one whole are no more than the whole. */
function shareFindings({ brief, slide }: Context): Finding[] {
  const data = slide.intent.data;
  const form = text(slide.intent.form);
  const sets: { path: string; values: number[] }[] = [];
  const numbers = (all: unknown): number[] => list(all).flatMap((one) => (typeof one === 'number' ? one : []));
  if (form === 'nested_magnitude' && /pie|share|donut/.test(text(slide.intent.variant)))
    sets.push({
      path: '/data/levels',
      values: objects(member(data, 'levels')).flatMap(({ value }) => (typeof value === 'number' ? value : [])),
    });
  if (form === 'marimekko')
    for (const [i, column] of objects(member(data, 'columns')).entries())
      sets.push({ path: `/data/columns/${i}`, values: numbers(column.values) });
  if (text(slide.intent.variant) === 'stacked_composition_bar')
    for (const [i, one] of objects(member(data, 'categories')).entries())
      sets.push({ path: `/data/categories/${i}`, values: numbers(one.values) });
  if (text(member(data, 'unit')) !== '%') return [];
  return sets.flatMap(({ path, values }): Finding[] => {
    const sum = values.reduce((a, b) => a + b, 0);
    const rest = 100 - sum;
    const missing =
      rest < 1
        ? undefined
        : brief.figures.find(
            (figure) =>
              figure.unit === '%' &&
              figure.readings.some((reading) => Math.abs(reading - rest) <= 1) &&
              !values.some((value) => figure.readings.includes(value)),
          );
    if (values.length > 1 && missing !== undefined)
      return [
        {
          code: 'part_of_sum_missing',
          message: `The shares make ${Number(sum.toPrecision(6))} %; ${textAt(brief, missing.whole)} of the brief completes them and is not among them.`,
          said: values.join(' + '),
          path,
          spans: [missing.whole],
        },
      ];
    if (values.length < 2 || sum <= 100 + slackOf(values, Math.max(0, ...values.map(decimals)))) return [];
    const shape_id = shapeOf(slide, path);
    return [
      {
        code: 'sum_is_false',
        message: `Shares of one whole make ${Number(sum.toPrecision(6))} %.`,
        said: values.join(' + '),
        path,
        ...(shape_id === undefined ? {} : { shape_id }),
        spans: [],
      },
    ];
  });
}

/** Signed figures that stand among the steps of a bridge and are none of them. */
function missingFindings(context: Context): Finding[] {
  const { brief, slide, facts } = context;
  if (facts.form !== 'waterfall_bridge') return [];
  const steps = objects(member(slide.intent.data, 'steps')).filter(({ kind }) => kind === 'delta');
  const values = steps.flatMap(({ value }) => (typeof value === 'number' ? value : []));
  const places = values.flatMap((value) => figuresFor(context, value));
  const shown = figuresOf(slide.texts.map((one) => one.text).join('\n'));
  return brief.figures
    .filter((figure) => figure.sign !== '' && figure.kind === 'value' && !isTold(context, figure))
    .filter((figure) => places.some((place) => within(partAround(brief, place, 2), figure)))
    .filter((figure) => !shown.some((other) => figure.readings.some((reading) => standsFor(other, reading))))
    .map((figure) => ({
      code: 'part_of_sum_missing',
      message: `${textAt(brief, figure.whole)} stands in the list that the bridge is made of, and not in the bridge.`,
      said: '',
      path: '/data/steps',
      spans: [figure.whole],
    }));
}

const within = (part: { start: number; end: number }, { start, end }: { start: number; end: number }): boolean =>
  start >= part.start && end <= part.end;
