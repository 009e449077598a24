/** A plan is proved before it is offered: what would say something false is read another way, or refused with the characters that break it. */
import { briefReader, planBrief } from '@deckwright/brief';
import { readSlideRequest } from '@deckwright/draw/intent';
import { describe, expect, test } from 'vitest';

describe('nothing is drawn that its brief does not say', () => {
  test.each([
    ['names are whole', 'Equipo: María López (CEO), Juan Ruiz (CFO), Ana Gil (COO)', ['María López', 'Juan Ruiz', 'Ana Gil']],
    [
      'compounds are whole',
      'Gantt: fit-out 12 May - 18 Jul, opening 1 Aug - 5 Aug, permits 1 Mar - 30 Apr',
      ['fit-out', 'opening', 'permits'],
    ],
  ])('%s', (_, brief, names) => {
    const { intent, draft } = planBrief(brief);
    for (const name of names) expect(JSON.stringify(intent ?? draft?.intent)).toContain(`"${name}"`);
  });

  test('a tree of bare figures is refused, and the refusal says which form was understood', () => {
    for (const allow_low_confidence of [false, true])
      expect(planBrief('Driver tree: EUR 95 = 50m + 310m', { allow_low_confidence }).intent).toBeUndefined();
    const read = readSlideRequest({ brief: 'Driver tree: EUR 95 = 50m + 310m' }, { briefs: briefReader });
    expect(read.ok ? '' : read.problem.detail).toContain('driver_tree');
  });

  test.each([
    ['DHL 96.2, UPS 93.1, DPD 91.0, Hermes 84.0 (target is 95): on-time share by carrier, %', /"label":"target/i],
    ['On-time by team: A 4 hours, B 25 minutes, C 2h10, D 180k', /"categories"/],
    ['Wards by occupancy: A 96 %, B 91 %, C 88 %. Above 92 % a ward counts as overloaded.', /"label":"Above/],
  ])('%s', (brief, never) => {
    const { route, intent } = planBrief(brief);
    if (route === 'selected') expect(JSON.stringify(intent)).not.toMatch(never);
  });
});

test.each([
  [
    'Opex bridge:\n- FY25 opex: 88.4\n- Wages: +3.1\n- Energy: -1.7\n- FY26 opex: 86.0\nChart type: waterfall',
    'waterfall_bridge',
    '86.0',
    '89.8',
  ],
  ['Bar chart: Alpha 3, Beta 4, Alpha 5', 'bar_rank_chart', 'Alpha 5', 'several items'],
])('what the brief itself breaks is told with its characters: %j', (brief, form, text, says) => {
  const { route, fault, reason } = planBrief(brief);
  expect(route).not.toBe('selected');
  expect(fault).toMatchObject({ form, text });
  expect(brief.slice(fault?.start, fault?.end)).toBe(text);
  expect(reason).toContain(says);
});

test('a form that is asked for by its name and cannot be filled is named, with what it needs', () => {
  const { route, reason } = planBrief(
    'Bar chart of units by plant: Hamburg 301, Poznan 254 and Malmö 190. Leipzig is already 12% above plan',
  );
  if (route === 'unroutable') expect(reason).toContain('bar_rank_chart');
});

test('a name is whole, and what stands in a bracket behind it is told where it found no place', () => {
  const { extracted } = planBrief('KPIs: incidents (was 14) 9, uptime 99.2%, tickets 120');
  expect(extracted.length).toBeGreaterThan(0);
  for (const { text } of extracted) expect(text.split('(').length).toBe(text.split(')').length);
});

test('a title says no address of a picture and no polite request', () => {
  for (const brief of [
    'Screenshot of the new booking screen (booking.png) with numbers: 1 search, 2 filter, 3 price, 4 book',
    'Football field bitte, in Mio. EUR: DCF 120-160, Multiples 110-150, Transaktionen 130-170',
  ]) {
    const { route, intent } = planBrief(brief);
    if (route === 'selected') expect(String(intent?.headline)).not.toMatch(/\.png|bitte/);
  }
});
