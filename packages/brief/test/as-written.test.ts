/** Figures of a brief stand on its slide as their author wrote them, and none is read as another. */
import { planBrief } from '@deckwright/brief';
import { describe, expect, test } from 'vitest';

const intentOf = (brief: string) => planBrief(brief).intent as { form: string; data: never; written?: object } | undefined;

describe('figures as they were written', () => {
  test('blanks that part thousands make one number, whatever the language and whatever stands around', () => {
    const website = JSON.stringify(
      intentOf('Website: 88 000 visitas, 9 400 añaden al carrito, 5 100 empiezan el pago, 3 980 compran.')?.data,
    );
    for (const value of [88_000, 9400, 5100, 3980]) expect(website).toContain(`"value":${value}`);
    const table = 'Opex vs plan and last year (k€)\nItem; Actual; Plan; PY\nEnergy; 1 870; 1 600; 1 725\nLogistics; 2 215; 2 150; 2 080';
    expect(JSON.stringify(intentOf(table)?.data)).toMatch(/1 ?870.*1 ?600.*1 ?725.*2 ?215/);
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
    );
    expect(plan.form).toBe('cycle_flow');
    expect(JSON.stringify([plan.intent, plan.unplaced])).toContain('botella da 25 vueltas');
    const part = planBrief('EV range in PLN mln by method: DCF 820-1010, multiples 760-930, LBO 700 to 850, last funding round 880');
    expect(JSON.stringify(part.intent)).toContain('880');
  });

  test('what is said to whoever makes the slide is no clause of it, whatever it counts', () => {
    const plan = planBrief('Agenda: results, outlook, decisions. I need it by 5 pm in room 214.');
    expect(JSON.stringify(plan.intent)).not.toContain('214');
  });

  test('a minus in brackets is printed in brackets, and a cost that grows so is no gain', () => {
    const plan = intentOf(
      'Variance table, plan vs actual, $m\nLine | Plan | Actual\nNet sales | 880 | 941\nGross profit | 352 | 365\nSG&A | (214) | (229)\nEBITDA | 138 | 136',
    );
    expect(plan?.written).toMatchObject({ '-229': '(229)' });
    expect(JSON.stringify(plan?.data)).not.toContain('"down"');
  });

  test('a percent sign stands as close to its number as its author set it', () => {
    const brief = 'Bar chart of absence rate\n* Board 17 %\n* Team leads 35 %\n* Division heads 22 %';
    expect(intentOf(brief)?.written).toMatchObject({ '17': '17\u00a0%', '35': '35\u00a0%' });
    expect(intentOf(brief.replaceAll(' %', '%'))?.written).toBeUndefined();
  });

  test('levels that their author numbers show the numbers', () => {
    const plan = planBrief(
      'Maturity staircase\nLevel 1 Reactive: repair after failure\nLevel 2 Planned: fixed intervals\nLevel 3 Based on condition: sensors trigger work orders\nWe are on 2, want 3.',
    );
    expect(plan.form).toBe('maturity_staircase');
    expect(JSON.stringify(plan.intent)).toMatch(/Level 1 Reactive.*Level 2 Planned.*Level 3 Based on condition/);
  });

  test.each([
    ['Combined ratio: 2021 95.1, 2022 98.6, 2023 103.0, 2024 99.1. Target 96.', { value: 96, label: 'Target' }],
    ['Wartezeit in Wochen: 2019 11, 2020 14, 2021 19, 2022 20, 2023 18. Ziel sind 12', { value: 12, label: 'Ziel' }],
  ])('what is aimed at is a level of the course and no value of it: %s', (brief, target) => {
    const plan = intentOf(brief);
    expect(plan?.data).toMatchObject({ target });
    expect(JSON.stringify((plan?.data as { series?: object } | undefined)?.series)).not.toContain(String(target.value));
  });

  test('ranges are held against the one other value that is told', () => {
    const brief = 'Valor de la finca según el método, en miles: comparables 310–360, capitalización 280 a 335, coste 340–390; piden 350';
    expect(intentOf(brief)?.data).toMatchObject({ reference: { value: 350, label: 'piden' } });
  });

  test('rows of numbers with commas between them are rows of numbers', () => {
    const rows = 'Liczba abonentów (tys.)\nrok: 2021, 2022, 2023, 2024\nInternet: 410, 436, 455, 471\nTelefon: 205, 181, 160, 139';
    expect(intentOf(rows)?.data).toMatchObject({
      periods: ['2021', '2022', '2023', '2024'],
      series: [
        { label: 'Internet', values: [410, 436, 455, 471] },
        { label: 'Telefon', values: [205, 181, 160, 139] },
      ],
    });
  });
});
