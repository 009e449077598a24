/** What the slide adds up, adds up from the brief's figures, within their rounding, and leaves out no figure of its list. */
import { dataOf, defineLaw, type Fault, faultAt, type Held, isObject, numberIn, objects } from './law.ts';

const decimals = (value: number): number => /\.(\d+)$/.exec(String(Number(Math.abs(value).toPrecision(12))))?.[1]?.length ?? 0;

/** Half of the last printed digit of each figure. */
function adds(whole: number, parts: readonly number[]): boolean {
  const all = [whole, ...parts];
  const slack = all.length * 0.5 * 10 ** -Math.max(...all.map(decimals));
  return Math.abs(parts.reduce((a, b) => a + b, 0) - whole) <= slack + 1e-9 * Math.abs(whole);
}

const round = (value: number): number => Number(value.toPrecision(6));

function bridge(held: Held): Fault | undefined {
  let running: number | undefined;
  let parts: number[] = [];
  for (const [i, step] of objects(dataOf(held).steps).entries()) {
    const value = numberIn(step.value);
    if (value === undefined) continue;
    if (step.kind === 'delta') parts.push(value);
    else {
      if (running !== undefined && parts.length > 0 && !adds(value, [running, ...parts]))
        return faultAt(held, `/data/steps/${i}/value`, 'steps_sum', { sum: round([running, ...parts].reduce((a, b) => a + b, 0)) });
      running = value;
      parts = [];
    }
  }
  return undefined;
}

const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  x: (a, b) => a * b,
  '/': (a, b) => a / b,
};

/** A product or a ratio of rounded figures holds within 3 in 100; scales and percent signs may stand between. */
function holds(whole: number, parts: readonly number[], operator: string): boolean {
  const [first = 0, ...rest] = parts;
  if (operator === '+') return adds(whole, parts);
  if (operator === '-') return adds(whole, [first, ...rest.map((part) => -part)]);
  const made = rest.reduce(OPERATIONS[operator] ?? ((a) => a), first);
  if (made === 0 || whole === 0) return made === whole;
  const power = Math.log10(Math.abs(made / whole));
  return Math.abs(power - Math.round(power)) < 0.012;
}

function tree(held: Held, node: unknown, path: string): Fault | undefined {
  if (!isObject(node)) return undefined;
  const children = objects(node.children);
  const whole = numberIn(node.value);
  const parts = children.flatMap((child) => numberIn(child.value) ?? []);
  const operator = typeof node.operator === 'string' ? node.operator : '';
  if (whole !== undefined && parts.length > 1 && parts.length === children.length && OPERATIONS[operator] !== undefined)
    if (!holds(whole, parts, operator)) return faultAt(held, `${path}/value`, 'parts_sum', { parts: parts.join(` ${operator} `) });
  for (const [i, child] of children.entries()) {
    const found = tree(held, child, `${path}/children/${i}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Shares of one whole are no more than the whole. */
function shares(held: Held): Fault | undefined {
  const data = dataOf(held);
  const numbers = (all: unknown): number[] => (Array.isArray(all) ? all : []).flatMap((one) => numberIn(one) ?? []);
  const stacks =
    held.form === 'marimekko'
      ? objects(data.columns).map(({ values }, i) => ({ path: `/data/columns/${i}/values`, values: numbers(values) }))
      : held.variant === 'stacked_composition_bar'
        ? objects(data.categories).map(({ values }, i) => ({ path: `/data/categories/${i}/values`, values: numbers(values) }))
        : held.form === 'nested_magnitude' && /pie|share|donut/.test(held.variant)
          ? [{ path: '/data/levels', values: objects(data.levels).flatMap(({ value }) => numberIn(value) ?? []) }]
          : [];
  if (data.unit !== '%') return undefined;
  for (const { path, values } of stacks) {
    const sum = values.reduce((a, b) => a + b, 0);
    const slack = values.length * 0.5 * 10 ** -Math.max(0, ...values.map(decimals)) + 1e-9;
    if (values.length > 1 && sum > 100 + slack) return faultAt(held, path, 'over_whole', { sum: round(sum) });
  }
  return undefined;
}

function balance(held: Held): Fault | undefined {
  const data = dataOf(held);
  const total = (key: string): number[] => objects(data[key]).flatMap(({ value }) => numberIn(value) ?? []);
  const [sources, uses] = [total('sources'), total('uses')];
  if (sources.length === 0 || uses.length === 0) return undefined;
  const sum = uses.reduce((a, b) => a + b, 0);
  return adds(sum, sources) ? undefined : faultAt(held, '/data/sources', 'sources_uses', { sum: round(sum) });
}

/** A signed figure among the steps of a bridge that is none of them. */
function missing(held: Held): Fault | undefined {
  const { brief, extracted } = held;
  const steps = extracted.filter(({ path }) => /^\/data\/steps\/\d+\/value$/.test(path));
  const [first, last] = [Math.min(...steps.map(({ start }) => start)), Math.max(...steps.map(({ end }) => end))];
  const shown = brief.figures.filter((f) => steps.some(({ start, end }) => start <= f.start && f.end <= end));
  const percent = shown.some((f) => f.unit.includes('%'));
  const left = brief.figures.find(
    (f) =>
      f.signed &&
      f.start > first &&
      f.end < last &&
      f.unit.includes('%') === percent &&
      !/(?:pp|pts?|bps?)$/i.test(f.unit) &&
      !extracted.some(({ start, end }) => start < f.end && f.start < end) &&
      !shown.some((other) => other.value === f.value),
  );
  return left === undefined ? undefined : { path: '/data/steps', start: left.start, end: left.end, says: 'step_missing' };
}

export const sums = defineLaw((held) => {
  switch (held.form) {
    case 'waterfall_bridge':
      return bridge(held) ?? missing(held);
    case 'sources_uses':
      return balance(held);
    case 'driver_tree':
      return tree(held, dataOf(held).root, '/data/root');
    default:
      return shares(held);
  }
});
