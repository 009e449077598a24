/** Each form as data: its templates, filled with content of the types that it takes, are requests that the service draws. */
import { findForm, formNames } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { lexiconFile, type NumberToken, type PeriodToken, type Phrase, type WordClass, type WordToken } from '@deckwright/source';
import { describe, expect, it } from 'vitest';
import type { Grid, Item, ItemType, Part, Series } from '../src/grammar/items.ts';
import { type Bound, type BoundTo, type Drawn, fillVariant } from '../src/spec/fill.ts';
import type { FormVariant, Need } from '../src/spec/form-spec.ts';
import { onOneScale } from '../src/spec/one-scale.ts';
import { periodAxis } from '../src/spec/period-axis.ts';
import { specs } from '../src/spec/read-specs.ts';
import { writtenOf } from '../src/spec/written.ts';

/** A text that grows by what is asked of it, so that every phrase stands somewhere. */
class Source {
  text = '';
  phrase(text: string): Phrase {
    const start = this.text.length;
    this.text += `${text} `;
    return { text, start, end: start + text.length };
  }
  number(value: number, signed: boolean, counted = false): NumberToken {
    const sign = signed ? (value < 0 ? '-' : '+') : '';
    const at = this.phrase(counted ? `${value}` : `${sign}€${Math.abs(value)}m`);
    if (counted) return { kind: 'number', ...at, value, factor: 1, unit: '', dimension: 'count', year: false, digits: at };
    return {
      kind: 'number', ...at, value, factor: 1e6, unit: '€m', dimension: 'money', year: false, ...(signed ? { sign: sign as '+' | '-' } : {}),
      digits: { text: String(Math.abs(value)), start: at.start + sign.length + 1, end: at.end - 1 },
    }; // biome-ignore format: a token
  }
  period(month: number): PeriodToken {
    const name = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month % 12] as string;
    const [from, to] = [Date.UTC(2026, month, 1), Date.UTC(2026, month + 1, 0)].map((t) => t / 86_400_000) as [number, number];
    return {
      kind: 'period',
      ...this.phrase(`${name} ${2026 + Math.floor(month / 12)}`),
      grain: 'month',
      from,
      to,
      year_named: true,
      fiscal: false,
    };
  }
  /** A word of a class. */
  word(either: string): WordToken {
    const [cls = either] = either.split('|');
    const [text = cls] = (lexiconFile('en')?.classes[cls as WordClass] ?? []).filter((w) => !w.includes('*'));
    return { kind: 'word', ...this.phrase(text), lower: text, classes: [cls as WordClass], capital: false };
  }
}

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const VALUES: Readonly<Partial<Record<ItemType, number>>> = { value: 1, timed: 1, step: 1, range: 2, zone: 2, placed: 2, edge: 1 };

function itemOf(type: ItemType, need: Need, i: number, source: Source): Item {
  const start = source.text.length;
  const word = (what: string): Phrase => source.phrase(`${what} ${i + 1}`);
  const label = type === 'timed' || type === 'text' || type === 'edge' ? {} : { label: word(type) };
  const text = ['labelled', 'person', 'text'].includes(type) ? { text: word('said') } : {};
  const ends = type === 'edge' ? { from: word('from'), to: source.phrase(`to ${Math.floor(i / 2)}`) } : {};
  const count = need.values?.[0] ?? VALUES[type] ?? 0;
  const marks =
    type === 'rated'
      ? times(need.marks?.[0] ?? 1, () =>
          source.word(need.columns === undefined ? (need.marks?.[1] === 1 ? 'green' : 'responsible') : 'high'),
        )
      : [];
  const made = {
    type, ...label, ...text, ...ends, marks,
    values: times(count, (k) => source.number((type === 'step' && i % 2 === 1 ? -1 : 1) * (need.columns?.includes('likelihood') ? k + 1 : 40 - i + k), type === 'step', need.axis === 'column' && k === 0)),
    periods: type === 'timed' || need.periods?.[1] === 1 ? [source.period(i)] : type === 'dated' ? [source.period(i), source.period(i + 1)] : [],
    notes: [source.phrase(`note ${i + 1}`)],
    items: need.nested === true ? times(2, (k) => itemOf(type === 'value' ? 'value' : 'text', { ...need, nested: false, values: undefined }, k, source)) : [],
  }; // biome-ignore format: an item
  return { ...made, start, end: source.text.length };
}

function seriesOf(type: ItemType, need: Need, source: Source, count = Math.min(Math.max(need.min, 3), need.max)): Series {
  const start = source.text.length;
  const head = source.phrase(need.head === undefined ? 'a head' : source.word(need.head).text);
  const width = Math.max(need.values?.[0] ?? VALUES[type] ?? 0, need.marks?.[0] ?? 0, need.columns?.length ?? 0);
  const columns =
    width < 2
      ? []
      : times(width, (k): Phrase => (need.columns?.[k] === undefined ? source.phrase(`column ${k}`) : source.word(need.columns[k])));
  const items = times(count, (i) => itemOf(type, need, i, source));
  const level = (name: string): Item => ({ ...itemOf('value', { ...need, nested: false }, 0, source), label: source.phrase(name) });
  const levels = Object.fromEntries(
    (need.has ?? []).flatMap((m) => (m === 'head' || m === 'columns' || m === 'notes' || m === 'recommended' ? [] : [[m, level(m)]])),
  );
  return {
    type,
    items,
    ordered: need.ordered === true,
    joints: [],
    head,
    columns,
    corner: source.phrase('corner'),
    ...levels,
    start,
    end: source.text.length,
  };
}

function gridOf(need: Need, source: Source): Grid {
  const start = source.text.length;
  const width = Math.max(3, 1 + (need.columns?.length ?? 0));
  const head = [
    source.phrase('corner'),
    ...times(width - 1, (k) => (need.columns?.[k] === undefined ? source.phrase(`column ${k}`) : source.word(need.columns[k]))),
  ];
  const cell = (i: number, k: number): Phrase =>
    k === 0
      ? source.phrase(`row ${i}`)
      : need.columns?.[k - 1] === 'status'
        ? source.word('green')
        : need.columns === undefined
          ? source.phrase('A/R')
          : source.word('high');
  return {
    head,
    joints: [],
    rows: times(Math.max(3, need.min), (i) => times(width, (k) => cell(i, k))),
    title: source.phrase('title'),
    start,
    end: source.text.length,
  };
}

function boundOf(need: Need, type: Need['of'][number], source: Source): BoundTo {
  if (need.parts !== undefined) return times(Math.max(2, need.parts[0]), (i) => partOf(need, type, i, source));
  if (type === 'grid') return gridOf(need, source);
  if (type === 'title') return [source.phrase('Title')];
  if ((type === 'sentence' || type === 'claim') && need.head === undefined && need.has === undefined && need.nested !== true)
    return times(Math.max(need.min, 2), (i) => source.phrase(`Sentence ${i}`));
  return seriesOf(type === 'sentence' || type === 'claim' ? 'text' : type, need, source);
}

function partOf(need: Need, type: Need['of'][number], i: number, source: Source): Part {
  const start = source.text.length;
  const head = source.phrase(`part ${i + 1}`);
  const own =
    type === 'sentence' || type === 'claim' || type === 'title'
      ? []
      : type === 'grid'
        ? []
        : [seriesOf(type, need, source, Math.max(need.min, 2))];
  const sentences = own.length > 0 || type === 'grid' ? [] : times(Math.max(need.min, 2), (k) => source.phrase(`Sentence ${i} ${k}`));
  return { head, series: own, grids: type === 'grid' ? [gridOf(need, source)] : [], sentences, parts: [], start, end: source.text.length };
}

/** What a variant is filled with, once for each type that its needs take. */
function contents(variant: FormVariant): { readonly types: string; readonly bound: Bound; readonly text: string }[] {
  const most = Math.max(1, ...Object.values(variant.takes).map((n) => n.of.length));
  return times(most, (k) => {
    const source = new Source();
    const types = Object.entries(variant.takes).map(([name, need]) => [name, need.of[k % need.of.length] as Need['of'][number]] as const);
    const bound = Object.fromEntries(types.map(([name, type]) => [name, boundOf(variant.takes[name] as Need, type, source)]));
    return { types: types.map(([, type]) => type).join(' and '), bound, text: source.text };
  });
}

function at(content: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce((value: unknown, key) => (value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined), content);
}

describe('forms as data', () => {
  it('holds one spec for each form, each with variants that the form has', () => {
    for (const { form, variants } of specs()) {
      const names = findForm(form)?.variants.map((v) => v.name) ?? [];
      expect(variants.filter((v) => !names.includes(v.variant)).map((v) => `${form} ${v.variant}`)).toEqual([]);
    }
    // A page of text is what a document keeps where it has no form; no brief is read into one.
    expect(formNames().filter((name) => !specs().some((s) => s.form === name))).toEqual(['text_page']);
  });

  for (const { form, variants } of specs())
    it(`fills ${form} so that it can be drawn`, () => {
      for (const variant of variants)
        for (const { types, bound, text } of contents(variant)) {
          const { content, extracted, counts } = fillVariant(variant, bound, 'en');
          const read = readSlideRequest({ form, variant: variant.variant, headline: 'A headline', ...content });
          const what = `${form} ${variant.variant} of ${types}: ${JSON.stringify(content)}`;
          expect(read.ok ? '' : JSON.stringify(read), what).toBe('');
          if (types !== '') expect(extracted.length, what).toBeGreaterThan(0);
          for (const { path, text: of, start, end } of extracted) {
            const value = at(content, path);
            expect(value, `${what} ${path}`).toBeDefined();
            expect(text.slice(start, end)).toBe(of);
            if (typeof value === 'string') expect(value).toContain(of);
          }
          for (const { path, value } of counts) expect(at(content, path)).toBe(value);
        }
    });
});

describe('one scale for an axis', () => {
  const source = new Source();
  const number = (value: number, factor: number, unit: string, dimension: NumberToken['dimension']): NumberToken => ({
    ...source.number(value, false),
    factor,
    unit,
    dimension,
  });
  it.each<[string, NumberToken[], { unit: string; values: number[] } | undefined]>([
    ['shares a scale with bare numbers', [number(42, 1e6, 'm', 'count'), number(6.2, 1, '', 'count')], { unit: 'm', values: [42, 6.2] }],
    [
      'writes out what has scales of its own',
      [number(14, 1e9, 'bn', 'count'), number(900, 1e6, 'm', 'count')],
      { unit: '', values: [14e9, 9e8] },
    ],
    [
      'leaves a bare number that would tower alone',
      [number(3.4, 1e3, 'k', 'count'), number(910, 1, '', 'count')],
      { unit: '', values: [3400, 910] },
    ],
    [
      'steps in points between percentages',
      [number(38.2, 1, '%', 'share'), number(-0.9, 1, 'pp', 'points')],
      { unit: '%', values: [38.2, -0.9] },
    ],
    ['has none for money and shares', [number(12, 1e6, '€m', 'money'), number(5, 1, '%', 'share')], undefined],
  ])('%s', (_, tokens, expected) => {
    const scale = onOneScale(tokens);
    expect(scale === undefined ? undefined : { unit: scale.unit, values: tokens.map(scale.valueOf) }).toEqual(expected);
  });
});

describe('numbers in their own wording', () => {
  const drawn = (digits: string, value: number, text = digits): Drawn => {
    const token: NumberToken = {
      ...new Source().number(value, false),
      value, text, factor: 1, unit: '', dimension: 'count', digits: { text: digits, start: 0, end: digits.length },
      ...(text.startsWith('~') ? { bound: 'about' as const } : {}),
    }; // biome-ignore format: a token
    return { path: '/data', token, value };
  };
  it.each<[string, Drawn[], Record<string, string> | undefined]>([
    [
      'keeps a zero at the end, and the decimals beside it',
      [drawn('39.50', 39.5), drawn('52.5', 52.5)],
      { '39.5': '39.50', '52.5': '52.5' },
    ],
    ['says nothing of what is formatted alike', [drawn('1,240', 1240), drawn('7', 7)], undefined],
    ['keeps the mark of an estimate', [drawn('30', 30, '~30')], { '30': '~30' }],
    ['keeps neither of two meanings', [drawn('30', 30, '~30'), drawn('30', 30)], undefined],
    ['keeps the brackets of a minus', [drawn('12.4', -12.4, '(12.4)')], { '-12.4': '(12.4)' }],
  ])('%s', (_, counts, expected) => {
    expect(writtenOf(counts, 'en').written).toEqual(expected);
  });
});

describe('periods as an axis', () => {
  const source = new Source();
  const dated = (...periods: PeriodToken[]): Item => ({
    type: 'dated',
    values: [],
    periods,
    marks: [],
    notes: [],
    items: [],
    start: 0,
    end: 0,
  });
  const week = (n: number): PeriodToken => ({ ...source.period(0), grain: 'week', from: n * 7, to: n * 7 + 6, text: `W${n}` });
  it('names every month from the first to the last, also those that nobody names', () => {
    const { names, tickOf } = periodAxis([dated(source.period(2), source.period(4))], 'en');
    expect(names.map((n) => n.text)).toEqual(['Mar 2026', 'Apr 2026', 'May 2026']);
    expect(tickOf(source.period(4), 'to')?.text).toBe('May 2026');
  });
  it('counts weeks as they are written', () => {
    expect(periodAxis([dated(week(1), week(4)), dated(week(3), week(5))], 'en').names.map((n) => n.text)).toEqual([
      'W1',
      'W2',
      'W3',
      'W4',
      'W5',
    ]);
  });
  it('is none where the ticks would say less than the days', () => {
    const day = (n: number): PeriodToken => ({ ...source.period(0), grain: 'day', from: 20_500 + n, to: 20_500 + n, text: `${n} Jan` });
    expect(periodAxis([dated(day(3), day(9))], 'en').names).toEqual([]);
  });
});
