/** A plan is proved before it is offered: what would say something false is read another way, or refused with the characters that break it. */
import { briefReader, planBrief } from '@deckwright/brief';
import { readSlideRequest } from '@deckwright/draw/intent';
import { describe, expect, test } from 'vitest';

describe('a reading that breaks its proof is refused', () => {
  test.each([
    ['a name cut within a word', 'Equipo: María López (CEO), Juan Ruiz (CFO), Ana Gil (COO)', 'org_structure', 'Marí'],
    ['half of a compound', 'Gantt: fit-out 12 May - 18 Jul, opening 1 Aug - 5 Aug, permits 1 Mar - 30 Apr', 'gantt_plan', 'fit'],
    ['parts that are bare figures', 'Driver tree: EUR 95 = 50m + 310m', 'driver_tree', '50m'],
  ])('%s', (_, brief, form, text) => {
    const plan = planBrief(brief);
    expect(plan.route).toBe('unroutable');
    expect(plan.intent).toBeUndefined();
    expect(plan.fault).toMatchObject({ form, text });
    expect(brief.slice(plan.fault?.start, plan.fault?.end)).toBe(text);
    expect(plan.repair_options.length).toBeGreaterThan(0);
  });

  test('and the refusal says which form was understood, which characters are meant and what to write', () => {
    const read = readSlideRequest({ brief: 'Driver tree: EUR 95 = 50m + 310m' }, { briefs: briefReader });
    expect(read.ok ? '' : read.problem.detail).toBe(
      'The brief is read as driver_tree, but we could not read "50m" (characters 22 to 25) for certain: the passage as we read it is a figure and names no part of the whole.',
    );
    expect(read.ok ? '' : read.problem.remedy).toContain('on a line of its own');
  });

  test('with allow_low_confidence too', () => {
    expect(planBrief('Driver tree: EUR 95 = 50m + 310m', { allow_low_confidence: true }).intent).toBeUndefined();
  });
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
    expect(route).toBe('selected');
    expect(String(intent?.headline)).not.toMatch(/\.png|bitte/);
  }
});
