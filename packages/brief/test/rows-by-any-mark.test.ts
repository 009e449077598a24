/** Rows of numbers whose marks say little: steps of two, numbers in a row, parts in the order of their sizes. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { barRankChart } from '../src/forms/bar-rank-chart.ts';
import { dataTable } from '../src/forms/data-table.ts';
import { marimekko } from '../src/forms/marimekko.ts';
import { slopeChart } from '../src/forms/slope-chart.ts';
import { sourcesUses } from '../src/forms/sources-uses.ts';

const flat = (v: unknown): unknown =>
  Array.isArray(v)
    ? v.map(flat)
    : v === null || typeof v !== 'object'
      ? v
      : 'value' in v && 'from' in v
        ? v.value
        : 'text' in v
          ? v.text
          : Object.fromEntries(Object.entries(v).map(([k, w]) => [k, flat(w)]));

describe('rows of numbers by any mark', () => {
  it('are the steps of things between two dates', () => {
    expect(
      flat(slopeChart.read(readBrief('Voti per filiale, gennaio → giugno: Asti 80 → 74; Cuneo 66 → 77; Alba 85→86', 'it'))?.data),
    ).toMatchObject({
      periods: ['gennaio', 'giugno'],
      items: [
        { label: 'Asti', values: [80, 74] },
        { label: 'Cuneo', values: [66, 77] },
        { label: 'Alba', values: [85, 86] },
      ],
    });
    expect(flat(slopeChart.read(readBrief('2014: Harlow 1, Dene 2, Wick 3. 2024: Wick 1, Harlow 2, Dene 3.'))?.data)).toMatchObject({
      items: [
        { label: 'Harlow', values: [1, 2] },
        { label: 'Dene', values: [2, 3] },
        { label: 'Wick', values: [3, 1] },
      ],
    });
  });
  it('are values in a row, or each with its target', () => {
    expect(
      flat(
        barRankChart.read(readBrief('Pints by bar: North 412, south 388 Family stand 96, VIP 140 east kiosk 505. The target was 300.'))
          ?.data,
      ),
    ).toMatchObject({
      categories: [
        { value: 412 },
        { value: 388 },
        { label: 'Family stand', value: 96 },
        { value: 140 },
        { label: 'east kiosk', value: 505 },
      ],
    });
    expect(
      flat(
        barRankChart.read(readBrief("Contro l'obiettivo. Costa: 212, obiettivo 200. Collina 64 su 80. Terme 39 invece di 55.", 'it'))?.data,
      ),
    ).toMatchObject({
      categories: [
        { label: 'Costa', value: 212, target: 200 },
        { value: 64, target: 80 },
        { value: 39, target: 55 },
      ],
    });
  });
  it('are parts in the order of the sizes before them', () => {
    expect(
      flat(marimekko.read(readBrief('Pet food: dry 900m, wet 700m, treats 300m. Ours/Mars/others: 20/45/35, 35/30/35, 10/25/65'))?.data),
    ).toMatchObject({
      segments: ['Ours', 'Mars', 'others'],
      columns: [{ label: 'dry', width: 900, values: [20, 45, 35] }, { values: [35, 30, 35] }, { label: 'treats', values: [10, 25, 65] }],
    });
  });
  it('are two sides with one sum, parted by any mark', () => {
    expect(
      flat(
        sourcesUses.read(readBrief('film finance: tax credit 1.1m, presale 0.9m, equity 1.0m → shoot 2.2m, post 0.5m, reserve 0.3m'))?.data,
      ),
    ).toMatchObject({
      sources: [{ label: 'tax credit', value: 1.1 }, { value: 0.9 }, { value: 1 }],
      uses: [{ label: 'shoot', value: 2.2 }, { value: 0.5 }, { value: 0.3 }],
    });
  });
  it('are what comes in and what goes out, on one scale', () => {
    expect(
      flat(sourcesUses.read(readBrief('We pay out: oven 52,000, tiles 14,500. We get in: bank 46.5k, my own 20k'))?.data),
    ).toMatchObject({
      sources: [{ value: 46500 }, { value: 20000 }],
      uses: [{ label: 'oven', value: 52000 }, { value: 14500 }],
    });
  });
});

describe('a wide export', () => {
  it.each([16, 17, 41])('of %i columns is one table, whose form names its own limit', (width) => {
    const head = ['Name', ...Array.from({ length: width - 1 }, (_, i) => `Col${i + 1}`)];
    const rows = ['A', 'B', 'C'].map((name) => [name, ...head.slice(1).map((_, i) => `${101 + i}`)]);
    const read = readBrief([head, ...rows].map((cells) => cells.join(',')).join('\n'));
    expect(flat(dataTable.read(read)?.data)).toMatchObject({
      columns: head.map((label) => ({ label })),
      rows: rows.map((cells) => Object.fromEntries(cells.map((cell, k) => [`c${k}`, cell]))),
    });
  });
});
