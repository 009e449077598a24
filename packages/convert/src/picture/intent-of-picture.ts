/** The request of a form that has the structure which was found, made of read words and numbers alone; none where no form has it. */
import type { ChartOnSlide, PictureElement } from '@deckwright/read/image';

export interface Seen {
  readonly title: string;
  readonly elements: readonly (PictureElement & { readonly role?: string })[];
  readonly charts: readonly ChartOnSlide[];
}

/** A request of the single-slide door. */
export type PictureIntent = Readonly<Record<string, unknown>>;

const LEAST_SURE = 0.6;

/** Those that pictures are found to have. */
export const PICTURE_FORMS = [
  'donut',
  'line_trend',
  'bar_list',
  'stacked_bar',
  'steps',
  'timeline',
  'metric',
  'card_grid',
  'comparison_table',
  'list',
] as const;

/**
 * @param isRight whether a request has what was seen
 * @param wish the form to take where the structure is that of several
 */
export const intentOf = (seen: Seen, isRight: (request: PictureIntent) => boolean, wish?: string): PictureIntent | undefined =>
  requestsOf(seen, wish).find(isRight);

/** Of the forms whose structure was found, the one that is wished for first. */
export function requestsOf(seen: Seen, wish?: string): PictureIntent[] {
  if (seen.title === '') return [];
  const { subtitle, source } = aroundBody(seen);
  const rest = { ...seen, elements: seen.elements.filter((one) => one !== subtitle && one !== source) };
  const forms = [chartForm, stepsForm, timelineForm, tilesForm, cardsForm, tableForm, listForm];
  const bodies = forms.map((form) => form(rest)).filter((body) => body !== undefined);
  const isWish = (body: Body): boolean => (body['component'] ?? body['form']) === wish;
  const [below, from] = [subtitle?.text, source?.text?.replace(SOURCE, '')];
  return [...bodies.filter(isWish), ...bodies.filter((one) => !isWish(one))].map((body) =>
    'form' in body
      ? { headline: seen.title, ...(below && { context: below }), ...body, ...(from && { source_note: from }) }
      : { chrome: { title: seen.title, ...(below && { subtitle: below }), ...(from && { source: from }) }, body },
  );
}

export const SOURCE = /^source:\s*/i;

/** What stands under the title, and what says where it is from. */
export const aroundBody = (seen: Seen) => ({ subtitle: subtitleOf(seen), source: sourceOf(seen) });

const sourceOf = ({ elements }: Seen): Element | undefined =>
  elements.find((one) => one.text !== undefined && isAtTheEdge(one) && SOURCE.test(one.text));

/** Inches between a title and what says more of it. */
const BELOW_TITLE = 0.35;

/** The words right below the title, at its edge or in its middle. */
function subtitleOf({ elements, title }: Seen): Element | undefined {
  const heading = elements.find(({ text }) => text === title);
  if (heading === undefined) return undefined;
  const [left, top, w, h] = heading.box_in;
  return elements.find(({ text, box_in: [x, y, wide, high] }) => {
    const isUnder = Math.abs(x - left) < 0.1 || Math.abs(x + wide / 2 - left - w / 2) < 0.1;
    return text !== undefined && isUnder && y > top && y - top - h < BELOW_TITLE && high < Math.max(h, 0.3);
  });
}

type Element = Seen['elements'][number];
type Body = Readonly<Record<string, unknown>>;
type Form = (seen: Seen) => Body | undefined;
type BoxIn = PictureElement['box_in'];

/** One chart on the slide, all of whose points have names. */
const chartForm: Form = ({ charts, elements }) => {
  const [chart] = charts;
  if (chart === undefined || charts.length > 1 || chart.confidence < LEAST_SURE) return undefined;
  const { kind, series, unit } = chart;
  const [first] = series;
  const labels = first?.points.map(({ label }) => label) ?? [];
  if (first === undefined || labels.some((label) => label === undefined)) return undefined;
  if (kind === 'ring') return { component: 'donut', params: { segments: first.points.map(({ label, value }) => ({ label, value })) } };
  const names = series.map(({ name }) => name);
  const isWhole = names.every((name) => name !== undefined) && series.every(({ points }) => points.length === labels.length);
  if (kind === 'line' && isWhole)
    return {
      component: 'line_trend',
      params: { x_labels: labels, series: series.map(({ name, points }) => ({ name, points: points.map(({ value }) => value) })) },
    };
  // Columns, and bars that begin where others end, are drawn otherwise by these forms.
  const bars = elements.filter(({ kind: own, box_in }) => own === 'box' && isWithin(box_in, chart.box_in)).map(({ box_in }) => box_in);
  if (kind !== 'bars') return undefined;
  if (series.length === 1 && !haveOneBase(bars)) return undefined;
  if (series.length > 1 && !bars.some((bar) => bars.some((other) => continuesBar(bar, other)))) return undefined;
  if (series.length === 1)
    return {
      component: 'bar_list',
      params: { rows: first.points.map(({ label, value }) => ({ label, value, ...(unit === undefined ? {} : { unit }) })) },
    };
  if (!isWhole) return undefined;
  return {
    component: 'stacked_bar',
    params: { categories: names, rows: labels.map((label, i) => ({ label, values: series.map(({ points }) => points[i]?.value ?? 0) })) },
  };
};

/** Inches: edges of bars that begin together. */
const SAME_EDGE = 0.05;

const haveOneBase = (bars: readonly BoxIn[]): boolean =>
  bars
    .flatMap(([x, , w]) => [x, x + w])
    .some((base) => bars.every(([x, , w]) => Math.min(Math.abs(x - base), Math.abs(x + w - base)) < SAME_EDGE));

const continuesBar = ([x, y, w, h]: BoxIn, [left, top, , high]: BoxIn): boolean =>
  Math.abs(x + w - left) < SAME_EDGE && Math.abs(y - top) < SAME_EDGE && Math.abs(h - high) < SAME_EDGE;

/** At least three shapes with points, alike and in a row, with words on them. */
const stepsForm: Form = ({ elements, title }) => {
  const shapes = elements.filter(({ corners = 0, box_in }) => corners >= 5 && box_in[2] > 0.8);
  const row = alikeInRow(shapes);
  if (row.length < 3) return undefined;
  const texts = textsOf(elements, title);
  const steps = row.map((shape) => ({ title: wordsWithin(texts, shape.box_in), description: wordsBelow(texts, shape.box_in) }));
  if (steps.some((step) => step.title === '')) return undefined;
  return { component: 'steps', params: { steps: steps.map((step) => (step.description === '' ? { title: step.title } : step)) } };
};

/** Dots along one line, with words under or over each, or in a box that a stem leads to. */
const timelineForm: Form = ({ elements, title }) => {
  const row = alikeInRow(elements.filter(({ kind, box_in }) => kind === 'ellipse' && box_in[2] < 0.5));
  const [first, second] = row;
  if (first === undefined || second === undefined || row.length < 3) return undefined;
  const [x, y] = middleOf(first.box_in);
  const isAlong = ({ kind, box_in }: PictureElement): boolean =>
    kind !== 'text' && kind !== 'picture' && box_in[3] < 0.2 && box_in[2] > 0.8 && Math.abs(middleOf(box_in)[1] - y) < 0.12;
  if (!elements.some(isAlong)) return undefined;
  const texts = textsOf(elements, title);
  const half = (middleOf(second.box_in)[0] - x) / 2;
  const columns = row.map(({ box_in }) => {
    const at = middleOf(box_in)[0];
    const box = boxAtStem(elements, at);
    return texts.filter((text) => (box === undefined ? Math.abs(middleOf(text.box_in)[0] - at) < half : isWithin(text.box_in, box)));
  });
  if (columns.some((own) => own.length < 2)) return undefined;
  const phases = columns.map(([date, label, ...rest]) => ({
    date: date?.text,
    label: label?.text,
    ...(rest.length > 0 ? { description: rest.map(({ text }) => text).join(' ') } : {}),
  }));
  return { component: 'timeline', params: { phases } };
};

/** The box that an upright line at this place ends at. */
function boxAtStem(elements: readonly PictureElement[], x: number): BoxIn | undefined {
  const stem = elements.find(({ kind, box_in }) => kind === 'line' && box_in[2] < 0.05 && Math.abs(middleOf(box_in)[0] - x) < 0.06)?.box_in;
  if (stem === undefined) return undefined;
  const [from, to] = [stem[1], stem[1] + stem[3]];
  return elements.find(
    ({ kind, box_in: [left, top, w, h] }) =>
      kind === 'box' && h > 0.8 && left < x && left + w > x && (Math.abs(top + h - from) < 0.15 || Math.abs(top - to) < 0.15),
  )?.box_in;
}

const FIGURE = /^[(+\u2212-]?\s*[€$£]?\s*\d[\d.,]*\s*\S{0,3}(?:\s\p{L}+)?$/u;

/** Boxes alike, each with one figure larger than its other words. */
const tilesForm: Form = ({ elements, title }) => {
  const cards = cardsIn(elements, title);
  if (cards === undefined) return undefined;
  const metrics = cards.map((texts) => {
    const figure = texts.filter(({ text }) => FIGURE.test(text)).toSorted((a, b) => b.box_in[3] - a.box_in[3])[0];
    const unit =
      figure === undefined
        ? undefined
        : texts.find((one) => one !== figure && Math.abs(bottomOf(one) - bottomOf(figure)) < 0.12 && one.box_in[0] > figure.box_in[0]);
    const others = texts.filter((one) => one !== figure && one !== unit);
    const trend = others.find(({ text }) => /^[+\u2212-]\s?\d/.test(text));
    const label = others.find((one) => one !== trend);
    if (figure === undefined || label === undefined || figure.box_in[3] < 1.3 * label.box_in[3]) return undefined;
    const value = [figure.text, unit?.text].filter((part) => part !== undefined).join(' ');
    return { label: label.text, value, ...(trend === undefined ? {} : { trend: { value: trend.text } }) };
  });
  return metrics.some((one) => one === undefined) ? undefined : { component: 'metric', params: { metrics } };
};

/** Boxes alike, each with a heading and words. */
const cardsForm: Form = ({ elements, title }) => {
  const cards = cardsIn(elements, title);
  if (cards === undefined || cards.some((texts) => texts.length < 2)) return undefined;
  const blocks = cards.map(([label, ...rest]) => ({ label: label?.text, sub: rest.map(({ text }) => text).join(' ') }));
  return { form: 'card_grid', variant: 'equal_cards', blocks };
};

/** Words in rows and columns between rules. */
const tableForm: Form = ({ elements, title }) => {
  if (!isOfWords(elements)) return undefined;
  const rules = elements.filter(({ kind, box_in }) => kind === 'line' && box_in[2] > 2 && box_in[3] < 0.06);
  const ys = [...new Set(rules.map(({ box_in }) => Math.round(box_in[1] * 20) / 20))].toSorted((a, b) => a - b);
  if (ys.length < 3) return undefined;
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)];
  const texts = textsOf(elements, title);
  const rows = [...ys.keys()].map((i) => {
    const [from, to] = [i === 0 ? top - 0.7 : (ys[i - 1] ?? 0), ys[i] ?? 0];
    return texts.filter(({ box_in }) => middleOf(box_in)[1] > from && middleOf(box_in)[1] < to);
  });
  const after = texts.filter(({ box_in }) => middleOf(box_in)[1] > bottom && middleOf(box_in)[1] < bottom + ((ys[2] ?? 0) - (ys[1] ?? 0)));
  const whole = [...rows, ...(after.length >= (rows.at(-1)?.length ?? 0) ? [after] : [])].filter((row) => row.length > 0);
  const most = Math.max(0, ...whole.map((row) => row.length));
  if (whole.length < 3 || most < 2) return undefined;
  const columns = columnsOf(whole.flat());
  if (columns.length < 2 || columns.length > 8) return undefined;
  const cells = whole.map((row) =>
    columns.map(([from, to]) =>
      row
        .filter(({ box_in }) => middleOf(box_in)[0] >= from && middleOf(box_in)[0] < to)
        .map(({ text }) => text)
        .join(' '),
    ),
  );
  const [headers, ...body] = cells;
  if (headers === undefined || body.some((row) => row[0] === '')) return undefined;
  return { component: 'comparison_table', params: { headers, rows: body } };
};

/** Paragraphs one below the other at one edge, and hardly any other words. */
const listForm: Form = ({ elements, title }) => {
  const texts = textsOf(elements, title);
  if (elements.some(({ kind, box_in }) => kind === 'picture' && box_in[2] * box_in[3] > 4) || !isOfWords(elements)) return undefined;
  const lefts = texts.map(({ box_in }) => box_in[0]);
  const most =
    lefts.map((left) => texts.filter(({ box_in }) => Math.abs(box_in[0] - left) < 0.08)).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const words = (own: readonly Text[]): number => own.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  if (most.length < 2 || most.length > 12 || words(most) < 0.8 * words(texts) || words(most) < 4 * most.length) return undefined;
  const [heading, ...others] = texts.filter((one) => !most.includes(one));
  const isAbove = heading !== undefined && others.length === 0 && most.every((one) => one.box_in[1] > bottomOf(heading));
  return { component: 'list', params: { ...(isAbove ? { title: heading.text } : {}), items: most.map(({ text }) => text) } };
};

/** Tables and lists have words beside one another, and not in boxes of their own: those are steps, cards and marks of another form. */
const MOST_HOLDERS = 2;
/** Boxes, dots and bars of a slide that is no drawing: bands, bullets and signs of a state. */
const MOST_SHAPES = 16;

const isShape = ({ kind }: PictureElement): boolean => kind === 'box' || kind === 'ellipse';

/** Whether words stand between one another, and in hardly any shapes; bands across the slide are none. */
function isOfWords(elements: Seen['elements']): boolean {
  const shapes = elements.filter((one) => isShape(one) && one.box_in[2] < 6);
  const holders = shapes.filter(({ box_in }) => elements.some((one) => one.text !== undefined && isWithin(one.box_in, box_in)));
  return shapes.length <= MOST_SHAPES && holders.length <= MOST_HOLDERS;
}

interface Text {
  readonly text: string;
  readonly box_in: BoxIn;
}

/** In reading order, without the title and what stands at the foot of the slide. */
const textsOf = (elements: Seen['elements'], title: string): Text[] =>
  elements.flatMap((one) =>
    one.text === undefined || one.text === title || isAtTheEdge(one) ? [] : [{ text: one.text, box_in: one.box_in }],
  );

/** Numbers of pages, brands and sources; a title may stand as high. */
export const isAtTheEdge = ({ box_in, role }: Pick<Element, 'box_in' | 'role'>): boolean =>
  role === 'header' || role === 'footer' || box_in[1] > 6.95 || box_in[1] < 0.4;

const middleOf = ([x, y, w, h]: BoxIn): readonly [number, number] => [x + w / 2, y + h / 2];
const bottomOf = ({ box_in: [, y, , h] }: Text): number => y + h;

const isWithin = (box: BoxIn, [x, y, w, h]: BoxIn): boolean => {
  const [mx, my] = middleOf(box);
  return mx > x && mx < x + w && my > y && my < y + h;
};

const wordsWithin = (texts: readonly Text[], box: BoxIn): string =>
  texts
    .filter(({ box_in }) => isWithin(box_in, box))
    .map(({ text }) => text)
    .join(' ');

const wordsBelow = (texts: readonly Text[], [x, y, w, h]: BoxIn): string =>
  texts
    .filter(({ box_in }) => middleOf(box_in)[0] > x && middleOf(box_in)[0] < x + w && box_in[1] >= y + h && box_in[1] < y + h + 2.5)
    .map(({ text }) => text)
    .join(' ');

/** The most elements of one size whose middles are at one height, from left to right. */
function alikeInRow(elements: readonly PictureElement[]): PictureElement[] {
  const rows = elements.map((one) =>
    elements.filter(
      ({ box_in }) =>
        Math.abs(middleOf(box_in)[1] - middleOf(one.box_in)[1]) < 0.06 &&
        Math.abs(box_in[3] - one.box_in[3]) < 0.08 &&
        Math.abs(box_in[2] - one.box_in[2]) < 0.12 * one.box_in[2] + 0.05,
    ),
  );
  return rows
    .reduce<PictureElement[]>((most, row) => (row.length > most.length ? row : most), [])
    .toSorted((a, b) => a.box_in[0] - b.box_in[0]);
}

/** Texts of each of two to twelve boxes alike, which hold most words of the slide. */
function cardsIn(elements: Seen['elements'], title: string): Text[][] | undefined {
  const texts = textsOf(elements, title);
  const boxes = elements.filter(({ kind, box_in: [, , w, h] }) => kind === 'box' && w > 1.2 && h > 0.8);
  const groups = boxes.map((one) =>
    boxes.filter(({ box_in }) => Math.abs(box_in[2] - one.box_in[2]) < 0.06 && Math.abs(box_in[3] - one.box_in[3]) < 0.06),
  );
  const most = groups.toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (most.length < 2 || most.length > 12) return undefined;
  const cards = most
    .toSorted((a, b) => a.box_in[1] - b.box_in[1] || a.box_in[0] - b.box_in[0])
    .map(({ box_in }) => texts.filter((text) => isWithin(text.box_in, box_in)));
  const inside = cards.flat().length;
  // A sign in each card is its icon; more are bars and states, which no card of ours has.
  const within = elements.filter((one) => isShape(one) && !most.includes(one) && most.some((card) => isWithin(one.box_in, card.box_in)));
  if (within.length > most.length) return undefined;
  return cards.some((own) => own.length === 0) || inside < 0.75 * texts.length ? undefined : cards;
}

/** Spans across that no cell crosses. */
function columnsOf(texts: readonly Text[]): (readonly [number, number])[] {
  const spans: [number, number][] = [];
  for (const { box_in } of texts.toSorted((a, b) => a.box_in[0] - b.box_in[0])) {
    const last = spans.at(-1);
    if (last === undefined || box_in[0] > last[1]) spans.push([box_in[0], box_in[0] + box_in[2]]);
    else last[1] = Math.max(last[1], box_in[0] + box_in[2]);
  }
  return spans;
}
