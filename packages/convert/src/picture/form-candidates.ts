/** Requests that might draw what a picture shows: each form that its items fit, filled with what was read and nothing else. */
import type { ChartOnSlide } from '@deckwright/read/image';
import { tableData } from './fill-table.ts';
import type { PictureIntent } from './intent-of-picture.ts';
import { type Item, itemsOfWords } from './items-of-words.ts';
import type { KnownLine } from './paragraphs-of-picture.ts';
import { tableOfWords } from './table-of-words.ts';

export interface WhatWasRead {
  readonly title: string;
  readonly subtitle?: string;
  readonly source?: string;
  /** All other words of the slide but those at its edge. */
  readonly paragraphs: readonly KnownLine[];
  readonly all: readonly KnownLine[];
  readonly charts: readonly ChartOnSlide[];
}

export interface Candidate {
  readonly intent: PictureIntent;
  /** Nobody reads which signs stand beside words: any sign holds their place while drawings are compared. */
  readonly drawn_with: PictureIntent;
}

type Data = Readonly<Record<string, unknown>>;

/** What a form asks for, by its own example. */
interface Mould extends Unit {
  /** Where its items are. */
  readonly list: string;
  readonly item: Data;
}

const LABELS = ['label', 'title', 'task', 'item', 'name'] as const;
const SUBS = ['sub', 'description', 'summary', 'sublabel'] as const;
const BEFORE = ['date', 'meta'] as const;

/** All that can be asked for, with an example of each. */
export interface Asked {
  readonly components: readonly { readonly name: string; readonly example: { readonly params: unknown } }[];
  readonly forms: readonly {
    readonly form: { readonly name: string };
    readonly variants: readonly { readonly name: string; readonly example: Data }[];
  }[];
}

/** What a form draws, by its own example. */
interface Unit {
  readonly make: (data: Data, read: WhatWasRead) => PictureIntent;
  readonly example: Data;
}

export interface Moulds {
  readonly all: readonly Unit[];
  /** Those whose example is one list of items. */
  readonly lists: readonly Mould[];
}

export function mouldsIn({ components, forms }: Asked): Moulds {
  const ofComponents = components.flatMap(({ name, example }): Unit[] => {
    const make: Unit['make'] = (params, { title, subtitle, source }) => ({
      chrome: { title, ...(subtitle && { subtitle }), ...(source && { source }) },
      body: { component: name, params },
    });
    return isData(example.params) ? [{ make, example: example.params }] : [];
  });
  const ofForms = forms.flatMap(({ form, variants }) =>
    variants.map(({ name, example }): Unit => {
      const { data } = example;
      const make: Unit['make'] = (filled, { title, subtitle, source }) => ({
        form: form.name,
        variant: name,
        headline: title,
        ...(subtitle && { context: subtitle }),
        ...(source && { source_note: source }),
        ...(isData(data) ? { data: filled } : filled),
      });
      return { make, example: isData(data) ? data : { blocks: example['blocks'], ...('takeaway' in example && { takeaway: '' }) } };
    }),
  );
  const all = [...ofComponents, ...ofForms];
  return { all, lists: all.flatMap(listsIn) };
}

function listsIn({ make, example }: Unit): Mould[] {
  const lists = Object.entries(example).flatMap(([list, value]) => {
    const item: unknown = Array.isArray(value) ? value[0] : undefined;
    return isData(item) && LABELS.some((key) => key in item) ? [{ list, item }] : [];
  });
  const [only, ...more] = lists;
  return only === undefined || more.length > 0 ? [] : [{ make, example, ...only }];
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns all of one way to see items, the likeliest way first */
export function candidatesOf(read: WhatWasRead, { all, lists: moulds }: Moulds): Candidate[][] {
  const [chart, ...others] = read.charts;
  const ofValues =
    chart === undefined || others.length > 0
      ? moulds.flatMap((mould) => ofPanels(mould, read).map((data) => plain(mould.make(data, read))))
      : moulds.flatMap((mould) =>
          ofChart(mould, chart, read).map((data) => plain(mould.make({ ...data, ...besideOf(mould, data, read) }, read))),
        );
  const [closing, above] = closingOf(read.paragraphs);
  const closed =
    closing === undefined
      ? []
      : itemsOfWords(above).map((items) =>
          moulds.flatMap((mould) => {
            const key = CLOSING.find((one) => one in mould.example);
            if (key === undefined) return [];
            return ofItems(mould, items).flatMap((data) => withSigns(mould, mould.make({ ...data, [key]: closing.text }, read)));
          }),
        );
  const ofWords = itemsOfWords(read.paragraphs).map((items) =>
    moulds.flatMap((mould) => {
      return ofItems(mould, items).flatMap((data) => withSigns(mould, mould.make(data, read)));
    }),
  );
  const table = tableOfWords(read.paragraphs);
  const ofCells =
    table === undefined
      ? []
      : all.flatMap(({ make, example }) => {
          const data = tableData(example, table);
          return data === undefined ? [] : [plain(make(data, read))];
        });
  return [ofValues, ofCells, ...ofWords, ...closed];
}

/** Members that hold what is asked for at the end. */
const CLOSING = ['ask', 'takeaway', 'thesis'] as const;

/** A sentence alone below all other words. */
function closingOf(paragraphs: readonly KnownLine[]): [KnownLine | undefined, readonly KnownLine[]] {
  const [last, before] = paragraphs.toSorted((a, b) => b.box_in[1] - a.box_in[1]);
  if (last === undefined || before === undefined || last.box_in[1] < before.box_in[1] + before.box_in[3]) return [undefined, paragraphs];
  return [last, paragraphs.filter((one) => one !== last)];
}

export const plain = (intent: PictureIntent): Candidate => ({ intent, drawn_with: intent });

function withSigns({ item }: Mould, intent: PictureIntent): Candidate[] {
  const blocks = intent['blocks'];
  if (!('icon' in item) || !Array.isArray(blocks)) return [plain(intent)];
  return [plain(intent), { intent, drawn_with: { ...intent, blocks: blocks.map((block: object) => ({ ...block, icon: 'circle' })) } }];
}

/** A line of a chart has a name and a value of its own: an average, a target, an offer. */
function besideOf({ example }: Mould, data: Data, { paragraphs, charts }: WhatWasRead): Data {
  const labels = new Set(charts.flatMap(({ series }) => series.flatMap(({ points }) => points.map(({ label }) => label))));
  const named = paragraphs.flatMap(({ text }) => {
    const found = /^(.*\p{L}.*) ([\u2212-]?\d[\d.,]*)$/u.exec(text);
    return found === null || labels.has(text)
      ? []
      : [{ label: found[1], value: Number(found[2]?.replaceAll(',', '').replace('\u2212', '-')) }];
  });
  const keys = Object.entries(example).filter(([key, value]) => !(key in data) && isData(value) && 'value' in value && 'label' in value);
  const said = Object.keys(example).find((key) => SAID.has(key));
  const names = [...labels].join(' ');
  const sentences = paragraphs.filter(({ text }) => text.split(' ').length >= SENTENCE && !names.includes(text)).map(({ text }) => text);
  return {
    ...Object.fromEntries(keys.flatMap(([key], i) => (named[i] === undefined ? [] : [[key, named[i]]]))),
    ...(said !== undefined && sentences.length > 0 && { [said]: sentences }),
  };
}

/** Words. */
const SENTENCE = 4;

/** Labels with values, or with a value of each series. */
function ofChart({ example, list, item }: Mould, { series: read, kind, ...chart }: ChartOnSlide, { paragraphs }: WhatWasRead): Data[] {
  const unit = chart.unit ?? paragraphs.find(({ text }) => UNIT.test(text))?.text;
  const series = read.toSorted((a, b) => b.points.length - a.points.length);
  const [first, ...others] = series;
  const labels = first?.points.map(({ label }) => label) ?? [];
  if (first === undefined || labels.some((label) => label === undefined)) return [];
  const rest = { ...('unit' in example && { unit: unit ?? '' }) };
  const own = { ...('unit' in item && unit !== undefined && { unit }) };
  const names = series.map(({ name }) => name);
  const strings = Object.entries(example).flatMap(([key, value]) => (isTexts(value) && !SAID.has(key) ? [key] : []));
  const named = (label: string | undefined): Data => labelled(item, label ?? '', paragraphs);
  if ('low' in item && 'high' in item)
    return rangesOf(item, series, named).map((rows) => ({ ...rest, ...sidesOf(example, names), [list]: rows }));
  if (series.some(({ points }) => points.length !== labels.length)) return [];
  const values = (i: number): number[] => series.map(({ points }) => points[i]?.value ?? 0);
  const many = ['values', 'points'].find((key) => isNumbers(item[key]));
  if (many === undefined) {
    if (
      !('value' in item || 'shares' in item) ||
      others.some(({ points }) => 2 * points.length > first.points.length) ||
      strings.length > 0
    )
      return [];
    const key = 'value' in item ? 'value' : 'shares';
    const rows = first.points.map(({ label, value }): Data => ({ ...named(label), ...own, [key]: value }));
    const kindKey = ['kind', 'type'].find((one) => one in item);
    if (kindKey === undefined) return [{ ...rest, [list]: rows }];
    return bridgesOf(first.points, kindKey === 'kind').map((kinds) => ({
      ...rest,
      [list]: rows.map((row, i) => ({ ...row, [kindKey]: kinds[i], [key]: kindKey === 'type' ? Math.abs(Number(row[key])) : row[key] })),
    }));
  }
  const [key] = strings;
  if (key === undefined || strings.length > 1) return [];
  if (list === 'series' || (kind === 'line' && labels.length === 2)) {
    if (series.length > 1 && names.some((name) => name === undefined)) return [];
    const rows = series.map(({ name, points }) => ({ ...named(name ?? ''), [many]: points.map(({ value }) => value) }));
    return [{ ...rest, [key]: labels, [list]: rows }];
  }
  if (names.some((name) => name === undefined)) return [];
  return [{ ...rest, [key]: names, [list]: labels.map((label, i) => ({ ...named(label), [many]: values(i) })) }];
}

/** Members that hold what is said of a chart, and not what its marks are. */
const SAID: ReadonlySet<string> = new Set(['takeaways', 'notes', 'actions']);

/** Which bars of a bridge stand on its base: the first, unless it is a change, and those that are what all before them come to. */
function bridgesOf(points: ChartOnSlide['series'][number]['points'], has_totals: boolean): string[][] {
  const [change, total, end] = has_totals ? ['delta', 'subtotal', 'total'] : ['', 'subtotal', 'end'];
  return ['start', change].map((begin) => {
    let level = 0;
    return points.map(({ value, error }, i) => {
      const isTotal = i > 0 && Math.abs(value - level) <= error * (i + 1) + Math.abs(value) * 0.001;
      level = i === 0 || isTotal ? value : level + value;
      if (i === 0) return begin;
      if (isTotal) return i === points.length - 1 ? end : total;
      return has_totals ? change : value < 0 ? 'subtract' : 'add';
    });
  });
}

/** Small charts of one kind, each with its name above it. */
function ofPanels({ example, list, item }: Mould, { charts, paragraphs }: WhatWasRead): Data[] {
  const strings = Object.entries(example).flatMap(([key, value]) => (isTexts(value) && !SAID.has(key) ? [key] : []));
  const [key] = strings;
  if (key === undefined || strings.length > 1 || !isNumbers(item['values'])) return [];
  const labels = charts[0]?.series[0]?.points.map(({ label }) => label) ?? [];
  const label = LABELS.find((one) => one in item) ?? 'label';
  const inOrder = charts.toSorted((a, b) => Math.round(a.box_in[1] - b.box_in[1]) || a.box_in[0] - b.box_in[0]);
  const rows = inOrder.map(({ box_in: [x, y, w], series }): Data | undefined => {
    const above = paragraphs.filter(
      ({ text, box_in: [left, top] }) => /\p{L}{2}/u.test(text) && top < y + PANEL_IN && left < x + w && left > x - PANEL_IN,
    );
    const [name] = above.toSorted((a, b) => b.box_in[1] - a.box_in[1]);
    const points = series[0]?.points ?? [];
    return name === undefined || series.length > 1 || points.length !== labels.length
      ? undefined
      : { [label]: name.text, values: points.map(({ value }) => value) };
  });
  if (labels.some((one) => one === undefined) || rows.some((row) => row === undefined)) return [];
  return [{ ...('unit' in example && { unit: charts[0]?.unit ?? '' }), [key]: labels, [list]: rows }];
}

/** Inches between the name of a small chart and its marks. */
const PANEL_IN = 0.6;

/** Over the bars, by itself. */
const UNIT = /^(?:[€$£]\s?(?:m|bn|k)?|%|pp|k|m|bn|t)$/;

/** From a low value to a high one, with one between them where all or most have it. */
function rangesOf(item: Data, series: ChartOnSlide['series'], named: (label: string) => Data): Data[][] {
  const [low, high, middle] = series;
  if (low === undefined || high === undefined) return [];
  const of = (one: ChartOnSlide['series'][number] | undefined, label: string | undefined): number | undefined =>
    one?.points.find((point) => point.label === label)?.value;
  const rows = low.points.map(({ label = '', value }): Data | undefined => {
    const [to, mid] = [of(high, label), of(middle, label)];
    return to === undefined ? undefined : { ...named(label), low: value, high: to, ...('mid' in item && mid !== undefined && { mid }) };
  });
  return rows.some((row) => row === undefined) ? [] : [rows.filter((row) => row !== undefined)];
}

const sidesOf = (example: Data, names: readonly (string | undefined)[]): Data =>
  'sides' in example && names.every((name) => name !== undefined) ? { sides: names } : {};

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'number');

/** A label of two paragraphs is a label and what stands below it. */
function labelled(item: Data, label: string, paragraphs: readonly KnownLine[]): Data {
  const key = LABELS.find((one) => one in item) ?? 'label';
  const sub = SUBS.find((one) => one in item);
  const first = paragraphs.find(
    ({ text }) => label.startsWith(`${text} `) && paragraphs.some((other) => `${text} ${other.text}` === label),
  );
  if (first === undefined || sub === undefined) return { [key]: label };
  return { [key]: first.text, [sub]: label.slice(first.text.length + 1) };
}

/** Labels with words. */
function ofItems(mould: Mould, items: readonly Item[]): Data[] {
  const isBoth = SUBS.some((key) => key in mould.item) && isTexts(mould.item['detail']);
  const filled = (isBoth ? [false, true] : [false]).map((in_detail) => filledWith(mould, items, in_detail));
  return filled.filter((data) => data !== undefined);
}

/** @param in_detail words after the first are a list */
function filledWith({ example, list, item }: Mould, items: readonly Item[], in_detail: boolean): Data | undefined {
  if (Object.entries(example).some(([key, value]) => key !== list && !SAID.has(key) && (isTexts(value) || isNumbers(value))))
    return undefined;
  const label = LABELS.find((key) => key in item) ?? 'label';
  const sub = SUBS.find((key) => key in item);
  const before = BEFORE.find((key) => key in item);
  const isList = isTexts(item['detail']);
  const isFigure = 'value' in item && typeof item['value'] === 'string';
  if ('value' in item && !isFigure) return undefined;
  const rows = items.map((one): Data | undefined => {
    const words = [...one.words];
    const figure = isFigure || isData(item['metric']) ? one.figure : undefined;
    if (figure === undefined && (isFigure || isData(item['metric']))) return undefined;
    if (figure !== undefined) words.splice(words.indexOf(figure), 1);
    const change = 'trend' in item || 'delta_value' in item ? words.find((text) => CHANGE.test(text)) : undefined;
    if (change !== undefined) words.splice(words.indexOf(change), 1);
    const early = before === undefined ? undefined : one.mark;
    if (early !== undefined && words.includes(early)) words.splice(words.indexOf(early), 1);
    if (words.length > 0 && sub === undefined && !isList) return undefined;
    return {
      [label]: one.label,
      ...(figure !== undefined && (isFigure ? { value: figure } : { metric: { value: figure } })),
      ...(change !== undefined && ('trend' in item ? { trend: { value: change } } : { delta_value: change })),
      ...(early !== undefined && before !== undefined && { [before]: early }),
      ...(words.length > 0 && wordsOfItem(words, sub, in_detail || (isList && sub === undefined))),
    };
  });
  return rows.some((row) => row === undefined) ? undefined : { [list]: rows };
}

function wordsOfItem(words: readonly string[], sub: string | undefined, in_detail: boolean): Data {
  if (sub === undefined) return { detail: words };
  return in_detail ? { [sub]: words[0], ...(words.length > 1 && { detail: words.slice(1) }) } : { [sub]: words.join(' ') };
}

const CHANGE = /^[+\u2212\u2013-]\s?\d/;
