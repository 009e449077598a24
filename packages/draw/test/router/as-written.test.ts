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

  test('a clause with a figure that the form has no place for stands beside it, and is not told as left out', () => {
    const plan = planBrief(
      'Ciclo de vida de un envase retornable:\nllenado en planta → reparto → consumo en el hogar → lavado e inspección. Cada botella da 25 vueltas.',
      { bare: true },
    );
    expect(plan.intent).toMatchObject({ form: 'cycle_flow', takeaway: 'Cada botella da 25 vueltas' });
    expect(plan.unplaced).toEqual([]);
    const part = planBrief('EV range in PLN mln by method: DCF 820-1010, multiples 760-930, LBO 700 to 850, last funding round 880', {
      bare: true,
    });
    expect(JSON.stringify(part.intent)).toContain('880');
  });

  test('what is said to whoever makes the slide is no clause of it, whatever it counts', () => {
    const plan = planBrief('Agenda: results, outlook, decisions. I need it by 5 pm in room 214.', { bare: true });
    expect(JSON.stringify(plan.intent)).not.toContain('214');
  });
});
