/** Figures of a brief stand on its slide as their author wrote them, and none is read as another. */
import { planBrief } from '@deckwright/draw/router';
import { describe, expect, test } from 'vitest';

const intentOf = (brief: string) => planBrief(brief, { bare: true }).intent as { form: string; data: never; written?: object } | undefined;

describe('figures as they were written', () => {
  test('blanks that part thousands make one number, whatever the language and whatever stands around', () => {
    expect(intentOf('Website: 88 000 visitas, 9 400 añaden al carrito, 5 100 empiezan el pago, 3 980 compran.')?.data).toMatchObject({
      stages: [{ value: 88_000 }, { value: 9400 }, { value: 5100 }, { value: 3980 }],
    });
    const table = 'Opex vs plan and last year (k€)\nItem; Actual; Plan; PY\nEnergy; 1 870; 1 600; 1 725\nLogistics; 2 215; 2 150; 2 080';
    expect(intentOf(table)?.data).toMatchObject({ rows: [{ actual: 1870, plan: 1600, prior: 1725 }, { actual: 2215 }] });
  });

  test('a row of three numbers is no number in groups', () => {
    const rows = 'Cost to income 2022, 2023, 2024\nKappa 640 610 550\nLumen 580 600 620\nMerid 710 660 590';
    expect(JSON.stringify(intentOf(rows))).not.toMatch(/6[14]0[16]/);
  });

  test('beside a number with a nought of its own the others keep their decimals', () => {
    const brief = 'Valuation per share (EUR): DCF 41.0–52.5, trading comps 38.0–47.0, analyst targets 40–50. Current price 39.50';
    expect(intentOf(brief)?.written).toMatchObject({ '39.5': '39.50', '41': '41.0', '52.5': '52.5', '40': '40' });
  });
});
