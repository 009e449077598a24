import { briefReader } from '@deckwright/brief';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';
import { compileDeck, drawAll, readDeckRequest, trySlide } from '../../src/deck/index.ts';
import { createDrawKit } from '../../src/pipeline/index.ts';

const kit = createDrawKit(carriedFonts());

const SENSE = new Set(['number_conflict', 'unit_drift', 'color_drift', 'scale_mismatch', 'headline_number']);

async function inconsistencies(...slides: object[]) {
  const body = { slides };
  const read = readDeckRequest(body, { briefs: briefReader });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const outcomes = [];
  for (const slide of read.deck.slides) outcomes.push((await trySlide(slide.request, kit)).outcome);
  const { report } = await compileDeck(body, read.deck, outcomes, drawAll(kit));
  expect(report.status).toBe('complete');
  return report.warnings.flatMap(({ code, path }) => (SENSE.has(String(code)) ? [[code, path]] : []));
}

const board = (headline: string, riders: string, context = '') => ({
  form: 'kpi_metrics',
  headline,
  ...(context === '' ? {} : { context }),
  data: {
    metrics: [
      { label: 'Riders', value: riders },
      { label: 'Complaints', value: '402' },
    ],
  },
});
const bridge = (headline: string, context: string, plan: number) => ({
  form: 'waterfall_bridge',
  headline,
  context,
  data: {
    unit: 'm',
    steps: [
      { kind: 'start', label: 'Plan', value: plan },
      { kind: 'delta', label: 'Energy', value: 2.4 },
      { kind: 'total', label: 'Actual', value: plan + 2.4 },
    ],
  },
});
const trend = (headline: string, labels: readonly string[], values: readonly number[]) => ({
  form: 'trend_chart',
  headline,
  context: 'Riders by line',
  data: { periods: ['Jan', 'Feb', 'Mar'], series: labels.map((label, i) => ({ label, values: values.map((v) => v + i), unit: 'k' })) },
});

describe('what only a deck can get wrong', () => {
  it('is one thing with two values, unless a period sets them apart', async () => {
    expect(await inconsistencies(board('Riders are back', '1.31m'), board('Riders hold on', '1.40m'))).toEqual([
      ['number_conflict', '/slides/1/data/metrics/0/value'],
    ]);
    expect(await inconsistencies(board('Riders are back', '1.31m', 'June 2026'), board('Riders hold on', '1.40m', 'July 2026'))).toEqual(
      [],
    );
    expect(await inconsistencies(trend('Up', ['Night'], [4, 5, 6]), trend('Down', ['Night'], [4, 5, 9]))).toEqual([
      ['number_conflict', '/slides/1/data/series/0/values/2'],
    ]);
  });

  it('is one thing in two units', async () => {
    expect(await inconsistencies(board('Riders are back', '1.31m'), board('Riders hold on', '1310k'))).toEqual([
      ['unit_drift', '/slides/1/data/metrics/0/value'],
    ]);
  });

  it('is the same measure at two scales', async () => {
    const found = await inconsistencies(bridge('Energy', 'Operating cost (m)', 31), bridge('Energy again', 'Operating cost (m)', 3));
    expect(found.map(([code]) => code)).toContain('scale_mismatch');
    expect(await inconsistencies(bridge('Energy', 'Operating cost (m)', 31), bridge('Energy again', 'Maintenance cost (m)', 3))).toEqual(
      [],
    );
  });

  it('is a headline that its slide does not bear out', async () => {
    expect(await inconsistencies(bridge('Energy adds 2.4 m, 7% of the plan', 'Cost (m)', 31))).toEqual([]);
    expect(await inconsistencies(bridge('Energy adds 3.9 m', 'Cost (m)', 31))).toEqual([['headline_number', '/slides/0/headline']]);
    expect(await inconsistencies(bridge('Version 2.4 and 3.1.7 of the plan, ticket #812', 'Cost (m)', 31))).toEqual([]);
    expect(await inconsistencies(bridge('In 2027 three of 4 depots pay for it', 'Cost (m)', 31))).toEqual([]);
  });

  it('is one series in two colours, unless it is the same in both', async () => {
    const fleet = (headline: string, ...labels: string[]) => ({
      form: 'trend_chart',
      variant: 'stacked_column_trend',
      headline,
      data: {
        periods: ['2025', '2026'],
        unit: '',
        series: labels.map((label) => ({ label, values: label === 'Diesel' ? [216, 136] : [24, 104] })),
      },
    });
    const diesel = fleet('Diesel leaves', 'Diesel', 'Electric');
    expect(await inconsistencies(diesel, fleet('Electric comes', 'Electric', 'Diesel'))).toEqual([
      ['color_drift', '/slides/1'],
      ['color_drift', '/slides/1'],
    ]);
    expect(await inconsistencies(diesel, fleet('The same again', 'Diesel', 'Electric'))).toEqual([]);
  });

  it("is a brief's headline whose number nothing on its slide comes to", async () => {
    const brief = { brief: 'KPIs this month: ARR $24.6M up 18%, net retention 112%, gross margin 78% (down 1 pt), logo churn 1.9%' };
    expect(await inconsistencies({ ...brief, headline: 'ARR reached $24.6M' }, board('Riders are back', '1.31m'))).toEqual([]);
    expect(await inconsistencies({ ...brief, headline: 'ARR reached $91M' }, board('Riders are back', '1.31m'))).toEqual([
      ['headline_number', '/slides/0/brief'],
    ]);
  });
});
