/* Long because each case is a brief with its two slides, and is read as one. */
/**
 * Briefs with two slides each, written by hand as typed intents: one that says something false, and one that is true.
 * What the false one says wrong was seen on slides that were drawn from such briefs.
 */
import type { FindingCode } from '../../src/brief-proof/index.ts';

type Intent = Readonly<Record<string, unknown>>;

export interface Planted {
  readonly name: string;
  readonly brief: string;
  readonly false: Intent;
  /** What must be found on the false slide. */
  readonly code: FindingCode;
  readonly true: Intent;
}

const bars = (headline: string, rows: readonly (readonly [string, number, string?])[], unit = ''): Intent => ({
  form: 'bar_rank_chart',
  headline,
  data: { unit, categories: rows.map(([label, value, display]) => ({ label, value, display: display ?? String(value) })) },
});

const trend = (
  headline: string,
  periods: readonly string[],
  series: readonly { readonly label?: string; readonly values: readonly number[] }[],
  unit = '',
): Intent => ({
  form: 'trend_chart',
  headline,
  data: { unit, periods, series },
});

const bridge = (
  headline: string,
  steps: readonly (readonly ['start' | 'delta' | 'total', string, number, string])[],
  unit = '',
): Intent => ({
  form: 'waterfall_bridge',
  headline,
  data: { unit, steps: steps.map(([kind, label, value, display]) => ({ kind, label, value, display })) },
});

const labels = (...all: readonly string[]): { readonly label: string }[] => all.map((label) => ({ label }));

export const PLANTED: readonly Planted[] = [
  {
    name: 'the value of a neighbour in a list with "and"',
    brief: 'Units shipped last week: Hamburg 301, Poznan 254 and Malmö 190. Leipzig is already 12% above plan.',
    false: {
      ...bars('Units shipped last week', [
        ['Hamburg', 301],
        ['Malmö', 254],
      ]),
      takeaway: 'Leipzig is already 12% above plan. Poznan 190',
    },
    code: 'value_of_other_label',
    true: {
      ...bars('Units shipped last week', [
        ['Hamburg', 301],
        ['Poznan', 254],
        ['Malmö', 190],
      ]),
      takeaway: 'Leipzig is already 12% above plan',
    },
  },
  {
    name: 'the value of a sentence about another place',
    brief: 'Units shipped last week: Hamburg 301, Poznan 254 and Malmö 190. Leipzig is already 12% above plan.',
    false: bars('Units shipped last week', [
      ['Hamburg', 301],
      ['Poznan', 254],
      ['Malmö', 12, '12%'],
      ['Leipzig', 190],
    ]),
    code: 'value_of_other_label',
    true: {
      ...bars('Units shipped last week', [
        ['Hamburg', 301],
        ['Poznan', 254],
        ['Malmö', 190],
      ]),
      takeaway: 'Leipzig is already 12% above plan',
    },
  },
  {
    name: 'a series of years moved by one',
    brief: 'Auftragseingang in Mio. €: 2020 waren es 41,5, 2021 dann 44,2, 2022 nur 39,8, 2023 wieder 47,1 und 2024 schließlich 52,6.',
    false: trend('Auftragseingang in Mio. €', ['2020', '2021', '2022', '2023', '2024'], [{ values: [44.2, 39.8, 47.1, 52.6, 41.5] }]),
    code: 'value_of_other_label',
    true: trend('Auftragseingang in Mio. €', ['2020', '2021', '2022', '2023', '2024'], [{ values: [41.5, 44.2, 39.8, 47.1, 52.6] }]),
  },
  {
    name: 'columns of a table changed for one another',
    brief: 'Headcount by site\nSite\t2023\t2024\nBremen\t412\t398\nGdynia\t205\t260\nTurku\t118\t121',
    false: {
      form: 'slope_chart',
      headline: 'Headcount by site',
      data: {
        unit: '',
        periods: ['2023', '2024'],
        items: [
          { label: 'Bremen', values: [412, 398] },
          { label: 'Gdynia', values: [118, 121] },
          { label: 'Turku', values: [205, 260] },
        ],
      },
    },
    code: 'value_of_other_label',
    true: {
      form: 'slope_chart',
      headline: 'Headcount by site',
      data: {
        unit: '',
        periods: ['2023', '2024'],
        items: [
          { label: 'Bremen', values: [412, 398] },
          { label: 'Gdynia', values: [205, 260] },
          { label: 'Turku', values: [118, 121] },
        ],
      },
    },
  },
  {
    name: 'a number that nobody gave',
    brief: 'Warteliste je Standort: Essen 64, Kiel 37, Ulm 22.',
    false: bars('Warteliste je Standort', [
      ['Essen', 64],
      ['Kiel', 37],
      ['Ulm', 27],
    ]),
    code: 'number_not_in_brief',
    true: bars('Warteliste je Standort', [
      ['Essen', 64],
      ['Kiel', 37],
      ['Ulm', 22],
    ]),
  },
  {
    name: 'Arabic digits read wrongly',
    brief: 'المبيعات حسب المدينة: الرياض ١٢٠، جدة ٩٥، الدمام ٤٠',
    false: bars('المبيعات حسب المدينة', [
      ['الرياض', 120],
      ['جدة', 59],
      ['الدمام', 40],
    ]),
    code: 'number_not_in_brief',
    true: bars('المبيعات حسب المدينة', [
      ['الرياض', 120],
      ['جدة', 95],
      ['الدمام', 40],
    ]),
  },
  {
    name: 'a scale of ten thousand taken for a thousand',
    brief: '按城市划分的用户：上海 38万、北京 25万、广州 12万',
    false: bars('按城市划分的用户', [
      ['上海', 38, '38k'],
      ['北京', 25, '25k'],
      ['广州', 12, '12k'],
    ]),
    code: 'unit_changed',
    true: bars('按城市划分的用户', [
      ['上海', 38, '38万'],
      ['北京', 25, '25万'],
      ['广州', 12, '12万'],
    ]),
  },
  {
    name: 'per cent lost',
    brief: 'Price increases by supplier: Norvik 38 %, Ostra 12 %, Pell 9 %.',
    false: bars('Price increases by supplier', [
      ['Norvik', 38],
      ['Ostra', 12],
      ['Pell', 9],
    ]),
    code: 'unit_changed',
    true: bars('Price increases by supplier', [
      ['Norvik', 38, '38 %'],
      ['Ostra', 12, '12 %'],
      ['Pell', 9, '9 %'],
    ]),
  },
  {
    name: 'a currency changed',
    brief: 'Net debt by entity: Holding €95m, Shipping €310m, Ports €50m.',
    false: bars('Net debt by entity', [
      ['Holding', 95, '$95m'],
      ['Shipping', 310, '$310m'],
      ['Ports', 50, '$50m'],
    ]),
    code: 'unit_changed',
    true: bars('Net debt by entity', [
      ['Holding', 95, '€95m'],
      ['Shipping', 310, '€310m'],
      ['Ports', 50, '€50m'],
    ]),
  },
  {
    name: 'a sign turned',
    brief: 'Variance to plan: Rent +1.2m, Fuel -0.8m, Wages +2.5m.',
    false: bars('Variance to plan', [
      ['Rent', 1.2, '+1.2m'],
      ['Fuel', 0.8, '0.8m'],
      ['Wages', 2.5, '+2.5m'],
    ]),
    code: 'sign_changed',
    true: bars('Variance to plan', [
      ['Rent', 1.2, '+1.2m'],
      ['Fuel', -0.8, '-0.8m'],
      ['Wages', 2.5, '+2.5m'],
    ]),
  },
  {
    name: 'a fixed expression drawn as values',
    brief: 'What members pay for: local branches, support 24/7, insurance cover.',
    false: bars('What members pay for', [
      ['support', 24],
      ['insurance cover', 7],
    ]),
    code: 'not_a_value',
    true: { form: 'card_grid', headline: 'What members pay for', blocks: labels('local branches', 'support 24/7', 'insurance cover') },
  },
  {
    name: 'a date drawn as a value',
    brief: 'Deliveries until 14 May: Pumps 38, Valves 61, Seals 90.',
    false: bars('Deliveries', [
      ['until', 14],
      ['Pumps', 38],
      ['Valves', 61],
      ['Seals', 90],
    ]),
    code: 'not_a_value',
    true: bars('Deliveries until 14 May', [
      ['Pumps', 38],
      ['Valves', 61],
      ['Seals', 90],
    ]),
  },
  {
    name: 'a bar in another month',
    brief: 'Store plan 2026: lease signed 2 Mar - 20 Mar, fit-out 12 May - 18 Jul, opening 3 Oct.',
    false: {
      form: 'gantt_plan',
      headline: 'Store plan 2026',
      data: {
        periods: ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
        tasks: [
          { id: 't1', label: 'lease signed', start: 'Mar', end: 'Mar' },
          { id: 't2', label: 'fit-out', start: 'Oct', end: 'Oct' },
          { id: 't3', label: 'opening', start: 'Oct', end: 'Oct' },
        ],
      },
    },
    code: 'period_of_other_item',
    true: {
      form: 'gantt_plan',
      headline: 'Store plan 2026',
      data: {
        periods: ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
        tasks: [
          { id: 't1', label: 'lease signed', start: 'Mar', end: 'Mar' },
          { id: 't2', label: 'fit-out', start: 'May', end: 'Jul' },
          { id: 't3', label: 'opening', start: 'Oct', end: 'Oct' },
        ],
      },
    },
  },
  {
    name: 'a part of a compound word as a name',
    brief: 'Store plan 2026: lease signed March, fit-out May, opening October.',
    false: {
      form: 'gantt_plan',
      headline: 'Store plan 2026',
      data: {
        periods: ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
        tasks: [
          { id: 't1', label: 'lease signed', start: 'Mar', end: 'Mar' },
          { id: 't2', label: 'fit', start: 'May', end: 'May' },
          { id: 't3', label: 'opening', start: 'Oct', end: 'Oct' },
        ],
      },
    },
    code: 'cut_word',
    true: {
      form: 'gantt_plan',
      headline: 'Store plan 2026',
      data: {
        periods: ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
        tasks: [
          { id: 't1', label: 'lease signed', start: 'Mar', end: 'Mar' },
          { id: 't2', label: 'fit-out', start: 'May', end: 'May' },
          { id: 't3', label: 'opening', start: 'Oct', end: 'Oct' },
        ],
      },
    },
  },
  {
    name: 'a first name cut off and made the head of the others',
    brief: 'Equipo: María López (CEO), Juan Ruiz (CFO), Ana Gil (COO)',
    false: {
      form: 'org_structure',
      headline: 'Equipo',
      data: {
        root: {
          title: 'Marí',
          children: [
            { title: 'López', name: 'CEO' },
            { title: 'Juan Ruiz', name: 'CFO' },
            { title: 'Ana Gil', name: 'COO' },
          ],
        },
      },
    },
    code: 'cut_word',
    true: {
      form: 'card_grid',
      headline: 'Equipo',
      blocks: [
        { label: 'María López', sub: 'CEO' },
        { label: 'Juan Ruiz', sub: 'CFO' },
        { label: 'Ana Gil', sub: 'COO' },
      ],
    },
  },
  {
    name: 'an office given to another person',
    brief: 'Equipo: María López (CEO), Juan Ruiz (CFO), Ana Gil (COO)',
    false: {
      form: 'card_grid',
      headline: 'Equipo',
      blocks: [
        { label: 'María López', sub: 'CFO' },
        { label: 'Juan Ruiz', sub: 'CEO' },
        { label: 'Ana Gil', sub: 'COO' },
      ],
    },
    code: 'detail_of_other_item',
    true: {
      form: 'card_grid',
      headline: 'Equipo',
      blocks: [
        { label: 'María López', sub: 'CEO' },
        { label: 'Juan Ruiz', sub: 'CFO' },
        { label: 'Ana Gil', sub: 'COO' },
      ],
    },
  },
  {
    name: 'a hierarchy out of a list of names',
    brief: 'Equipo: María López (CEO), Juan Ruiz (CFO), Ana Gil (COO)',
    false: {
      form: 'org_structure',
      headline: 'Equipo',
      data: {
        root: {
          title: 'CEO',
          name: 'María López',
          children: [
            { title: 'CFO', name: 'Juan Ruiz' },
            { title: 'COO', name: 'Ana Gil' },
          ],
        },
      },
    },
    code: 'relation_not_said',
    true: {
      form: 'card_grid',
      headline: 'Equipo',
      blocks: [
        { label: 'María López', sub: 'CEO' },
        { label: 'Juan Ruiz', sub: 'CFO' },
        { label: 'Ana Gil', sub: 'COO' },
      ],
    },
  },
  {
    name: 'a sequence out of a list',
    brief: 'What our guests value: quiet rooms, good breakfast, late check-out, friendly staff',
    false: {
      form: 'linear_flow',
      headline: 'What our guests value',
      blocks: labels('quiet rooms', 'good breakfast', 'late check-out', 'friendly staff'),
    },
    code: 'relation_not_said',
    true: {
      form: 'card_grid',
      headline: 'What our guests value',
      blocks: labels('quiet rooms', 'good breakfast', 'late check-out', 'friendly staff'),
    },
  },
  {
    name: 'a SWOT as lanes',
    brief: 'Strengths: loyal members, own pool\nWeaknesses: old lockers\nOpportunities: school contracts\nThreats: new chain in town',
    false: {
      form: 'swimlane_flow',
      headline: 'Loyal members, own pool',
      data: {
        lanes: ['Strengths', 'Weaknesses', 'Opportunities', 'Threats'],
        phases: ['1', '2', '3', '4'],
        tasks: [
          { id: 't1', lane: 0, phase: 0, label: 'loyal members, own pool' },
          { id: 't2', lane: 1, phase: 1, label: 'old lockers' },
          { id: 't3', lane: 2, phase: 2, label: 'school contracts' },
          { id: 't4', lane: 3, phase: 3, label: 'new chain in town' },
        ],
        handoffs: [
          { from: 't1', to: 't2' },
          { from: 't2', to: 't3' },
          { from: 't3', to: 't4' },
        ],
      },
    },
    code: 'relation_not_said',
    true: {
      form: 'swot',
      headline: 'Loyal members, own pool',
      data: {
        strengths: ['loyal members', 'own pool'],
        weaknesses: ['old lockers'],
        opportunities: ['school contracts'],
        threats: ['new chain in town'],
      },
    },
  },
  {
    name: 'a bridge that leaves out a step',
    brief: 'Nursing headcount went from 1,240 in January to 1,310 in June: joiners +205, leavers -148, transfers +13.',
    false: bridge('Nursing headcount', [
      ['start', 'January', 1240, '1,240'],
      ['delta', 'leavers', -148, '-148'],
      ['delta', 'transfers', 13, '+13'],
      ['total', 'June', 1310, '1,310'],
    ]),
    code: 'part_of_sum_missing',
    true: bridge('Nursing headcount', [
      ['start', 'January', 1240, '1,240'],
      ['delta', 'joiners', 205, '+205'],
      ['delta', 'leavers', -148, '-148'],
      ['delta', 'transfers', 13, '+13'],
      ['total', 'June', 1310, '1,310'],
    ]),
  },
  {
    name: 'a bridge that does not reach its end',
    brief: 'Nursing headcount went from 1,240 in January to 1,310 in June: joiners +205, leavers -148, transfers +13.',
    false: bridge('Nursing headcount', [
      ['start', 'January', 1240, '1,240'],
      ['delta', 'joiners', 205, '+205'],
      ['delta', 'leavers', -148, '-148'],
      ['total', 'June', 1310, '1,310'],
    ]),
    code: 'sum_is_false',
    true: bridge('Nursing headcount', [
      ['start', 'January', 1240, '1,240'],
      ['delta', 'joiners', 205, '+205'],
      ['delta', 'leavers', -148, '-148'],
      ['delta', 'transfers', 13, '+13'],
      ['total', 'June', 1310, '1,310'],
    ]),
  },
  {
    name: 'a tree whose parts do not make the whole',
    brief: 'Ticket price is EUR 95. Income comes from concerts 50m plus festivals 310m.',
    false: {
      form: 'driver_tree',
      headline: 'Ticket price is EUR 95',
      data: {
        root: {
          label: 'Ticket price',
          value: 95,
          display: 'EUR 95',
          operator: '+',
          children: [
            { label: 'concerts', value: 50, display: '50m' },
            { label: 'festivals', value: 310, display: '310m' },
          ],
        },
      },
    },
    code: 'sum_is_false',
    true: {
      form: 'driver_tree',
      headline: 'Ticket price is EUR 95',
      data: {
        root: {
          label: 'Income',
          operator: '+',
          children: [
            { label: 'concerts', value: 50, display: '50m' },
            { label: 'festivals', value: 310, display: '310m' },
          ],
        },
      },
    },
  },
  {
    name: 'shares of more than the whole',
    brief: 'Where complaints come from (several answers): Delivery 62%, Billing 48%, Service 31%.',
    false: {
      form: 'nested_magnitude',
      variant: 'pie_share_breakdown',
      headline: 'Where complaints come from (several answers)',
      data: {
        unit: '%',
        levels: [
          { label: 'Delivery', value: 62, display: '62%' },
          { label: 'Billing', value: 48, display: '48%' },
          { label: 'Service', value: 31, display: '31%' },
        ],
      },
    },
    code: 'sum_is_false',
    true: bars(
      'Where complaints come from (several answers)',
      [
        ['Delivery', 62, '62%'],
        ['Billing', 48, '48%'],
        ['Service', 31, '31%'],
      ],
      '%',
    ),
  },
  {
    name: 'the head of an e-mail as content',
    brief: 'From: Dana Kovac\nDate: 3 March\nSubject: Depot figures\n\nVans by depot: Brno 41, Linz 33, Graz 28',
    false: {
      ...bars('Depot figures', [
        ['Brno', 41],
        ['Linz', 33],
        ['Graz', 28],
      ]),
      context: 'From: Dana Kovac',
      takeaway: 'Vans by depot',
    },
    code: 'talk_as_content',
    true: {
      ...bars('Depot figures', [
        ['Brno', 41],
        ['Linz', 33],
        ['Graz', 28],
      ]),
      context: 'Vans by depot',
    },
  },
  {
    name: 'a wish about the look as content',
    brief: 'Hi Jo,\nNothing fancy, our usual blue look. Open tickets: Network 41, Desktop 33, Phones 28.\nThanks, Ben',
    false: {
      ...bars('Open tickets', [
        ['Network', 41],
        ['Desktop', 33],
        ['Phones', 28],
      ]),
      takeaway: 'Nothing fancy, our usual blue look',
    },
    code: 'talk_as_content',
    true: bars('Open tickets', [
      ['Network', 41],
      ['Desktop', 33],
      ['Phones', 28],
    ]),
  },
  {
    name: 'source code as content',
    brief:
      'Nightly job, step by step: load the rows, add them up, print the sum.\n\ndef total(rows):\n    result = sum(r.value for r in rows)\n    print(result)\n',
    false: {
      form: 'linear_flow',
      headline: 'Nightly job, step by step',
      blocks: labels('load the rows', 'add them up', 'print the sum', 'result = sum(r.value for r in rows)', 'print(result)'),
    },
    code: 'code_as_content',
    true: { form: 'linear_flow', headline: 'Nightly job, step by step', blocks: labels('load the rows', 'add them up', 'print the sum') },
  },
  {
    name: 'the first word of a sentence as a name',
    brief: 'Occupancy by ward: Alder 88%, Birch 97%, Cedar 91%. Above 92% a ward counts as overloaded.',
    false: bars(
      'Occupancy by ward',
      [
        ['Alder', 88, '88%'],
        ['Birch', 97, '97%'],
        ['Cedar', 91, '91%'],
        ['Above', 92, '92%'],
      ],
      '%',
    ),
    code: 'not_a_name',
    true: {
      ...bars(
        'Occupancy by ward',
        [
          ['Alder', 88, '88%'],
          ['Birch', 97, '97%'],
          ['Cedar', 91, '91%'],
        ],
        '%',
      ),
      takeaway: 'Above 92% a ward counts as overloaded',
    },
  },
  {
    name: 'what happened as what was done',
    brief: 'Bakery case. Flour prices are up 38 %. We baked fewer kinds and raised the bun to 60 cents. Margin is back at 11 %.',
    false: {
      form: 'case_story',
      headline: 'Bakery case',
      data: {
        challenge: ['We baked fewer kinds and raised the bun to 60 cents'],
        action: ['Flour prices are up 38 %'],
        result: ['Margin is back at 11 %'],
      },
    },
    code: 'not_an_action',
    true: {
      form: 'case_story',
      headline: 'Bakery case',
      data: {
        challenge: ['Flour prices are up 38 %'],
        action: ['We baked fewer kinds and raised the bun to 60 cents'],
        result: ['Margin is back at 11 %'],
      },
    },
  },
  {
    name: 'a figure lost in silence',
    brief: 'Visitors by museum: City 410, Harbour 220, Rail 95.',
    false: bars('Visitors by museum', [
      ['City', 410],
      ['Harbour', 220],
    ]),
    code: 'figure_lost',
    true: bars('Visitors by museum', [
      ['City', 410],
      ['Harbour', 220],
      ['Rail', 95],
    ]),
  },
  {
    name: 'a unit lost in silence',
    brief: 'Claims by line (GBPm): Motor 41, Home 33, Travel 12.',
    false: bars('Claims by line', [
      ['Motor', 41],
      ['Home', 33],
      ['Travel', 12],
    ]),
    code: 'unit_lost',
    true: bars('Claims by line (GBPm)', [
      ['Motor', 41],
      ['Home', 33],
      ['Travel', 12],
    ]),
  },
  {
    name: 'a period lost in silence',
    brief: 'Q3 claims by line: Motor 41, Home 33, Travel 12.',
    false: bars('Claims by line', [
      ['Motor', 41],
      ['Home', 33],
      ['Travel', 12],
    ]),
    code: 'period_lost',
    true: bars('Q3 claims by line', [
      ['Motor', 41],
      ['Home', 33],
      ['Travel', 12],
    ]),
  },
  {
    name: 'the subject lost in silence',
    brief: 'Open roles at Brightwell Dairies: Quality 4, Logistics 9, Sales 3.',
    false: bars('Open roles', [
      ['Quality', 4],
      ['Logistics', 9],
      ['Sales', 3],
    ]),
    code: 'name_lost',
    true: bars('Open roles at Brightwell Dairies', [
      ['Quality', 4],
      ['Logistics', 9],
      ['Sales', 3],
    ]),
  },
  {
    name: 'a share that does not recompute',
    brief: 'Answers: yes 60, no 40.',
    false: {
      ...bars('Answers', [
        ['yes', 60],
        ['no', 40],
      ]),
      takeaway: '73% say yes',
    },
    code: 'number_not_in_brief',
    true: bars('Answers', [
      ['yes', 60],
      ['no', 40],
    ]),
  },
  {
    name: 'a flow between two that do not meet',
    brief: 'Parcels: the Lodz hub sends 40 t to Riga, and the Brno hub sends 25 t to Vilnius.',
    false: {
      form: 'sankey_flow',
      headline: 'Parcels',
      data: {
        unit: 't',
        flows: [
          { from: 'Lodz hub', to: 'Riga', value: 40, display: '40 t' },
          { from: 'Lodz hub', to: 'Vilnius', value: 40, display: '40 t' },
          { from: 'Brno hub', to: 'Vilnius', value: 25, display: '25 t' },
        ],
      },
    },
    code: 'value_of_other_label',
    true: {
      form: 'sankey_flow',
      headline: 'Parcels',
      data: {
        unit: 't',
        flows: [
          { from: 'Lodz hub', to: 'Riga', value: 40, display: '40 t' },
          { from: 'Brno hub', to: 'Vilnius', value: 25, display: '25 t' },
        ],
      },
    },
  },
  {
    name: 'a zone torn from its brackets',
    brief: 'Readiness on a scale of 0 to 10 (0-4 not ready, 4-10 ready): people 6.1, data 7.4',
    false: bars('Readiness on a scale of 0 to 10', [
      ['ready): people', 6.1],
      ['data', 7.4],
    ]),
    code: 'cut_text',
    true: {
      ...bars('Readiness on a scale of 0 to 10', [
        ['people', 6.1],
        ['data', 7.4],
      ]),
      context: '0-4 not ready, 4-10 ready',
    },
  },
  {
    name: 'a row of a table as one item',
    brief: 'Callouts on the store picture\nSpot | What it is\nEntrance | lockers\nBack wall | local suppliers',
    false: {
      form: 'card_grid',
      headline: 'Callouts on the store picture',
      blocks: labels('Spot | What it is', 'Entrance | lockers', 'Back wall | local suppliers'),
    },
    code: 'marks_in_text',
    true: {
      form: 'card_grid',
      headline: 'Callouts on the store picture',
      blocks: [
        { label: 'Entrance', sub: 'lockers' },
        { label: 'Back wall', sub: 'local suppliers' },
      ],
    },
  },
  {
    name: 'a cost in brackets drawn as income',
    brief: 'Line | actual | budget\nLicences | 18.2 | 17.5\nHosting | (3.0) | (2.7)\nProfit | 15.2 | 14.8',
    false: {
      form: 'variance_table',
      headline: 'Profit',
      data: {
        labels: { actual: 'actual', plan: 'budget' },
        rows: [
          { label: 'Licences', actual: 18.2, plan: 17.5 },
          { label: 'Hosting', actual: 3, plan: -2.7 },
          { label: 'Profit', actual: 15.2, plan: 14.8 },
        ],
      },
    },
    code: 'sign_changed',
    true: {
      form: 'variance_table',
      headline: 'Profit',
      data: {
        labels: { actual: 'actual', plan: 'budget' },
        rows: [
          { label: 'Licences', actual: 18.2, plan: 17.5 },
          { label: 'Hosting', actual: -3, plan: -2.7 },
          { label: 'Profit', actual: 15.2, plan: 14.8 },
        ],
      },
    },
  },
  {
    name: 'a flow from another source',
    brief: 'Farm data: the collar sends steps to the herd app; the app warns the vet and orders feed at the mill.',
    false: {
      form: 'system_flow_map',
      headline: 'Farm data',
      data: {
        nodes: labels('collar', 'herd app', 'vet', 'mill'),
        edges: [
          { from: 'collar', to: 'herd app', label: 'steps' },
          { from: 'herd app', to: 'vet' },
          { from: 'collar', to: 'mill' },
        ],
      },
    },
    code: 'relation_not_said',
    true: {
      form: 'system_flow_map',
      headline: 'Farm data',
      data: {
        nodes: labels('collar', 'herd app', 'vet', 'mill'),
        edges: [
          { from: 'collar', to: 'herd app', label: 'steps' },
          { from: 'herd app', to: 'vet' },
          { from: 'herd app', to: 'mill', label: 'feed' },
        ],
      },
    },
  },
  {
    name: 'a lane that is a part of another lane',
    brief:
      'Swimlane for invoices. Lanes: Supplier, Accounts Payable. Phases: send, pay. Supplier sends the invoice. Accounts Payable pays.',
    false: {
      form: 'swimlane_flow',
      headline: 'Swimlane for invoices',
      data: {
        lanes: ['Accounts', 'Supplier', 'Accounts Payable'],
        phases: ['1', '2', '3'],
        tasks: [
          { id: 't1', lane: 0, phase: 0, label: 'Payable' },
          { id: 't2', lane: 1, phase: 1, label: 'sends the invoice' },
          { id: 't3', lane: 2, phase: 2, label: 'pays' },
        ],
        handoffs: [
          { from: 't1', to: 't2' },
          { from: 't2', to: 't3' },
        ],
      },
    },
    code: 'cut_word',
    true: {
      form: 'swimlane_flow',
      headline: 'Swimlane for invoices',
      data: {
        lanes: ['Supplier', 'Accounts Payable'],
        phases: ['send', 'pay'],
        tasks: [
          { id: 't1', lane: 0, phase: 0, label: 'sends the invoice' },
          { id: 't2', lane: 1, phase: 1, label: 'pays' },
        ],
        handoffs: [{ from: 't1', to: 't2' }],
      },
    },
  },
  {
    name: 'a pie without one of its shares',
    brief: 'Assets sit 41% in equities, 33% in bonds, 14% in property and 12% in cash.',
    false: {
      form: 'nested_magnitude',
      variant: 'pie_share_breakdown',
      headline: 'Assets sit 41% in equities',
      data: {
        unit: '%',
        levels: [
          { label: 'bonds', value: 33, display: '33%' },
          { label: 'property', value: 14, display: '14%' },
          { label: 'cash', value: 12, display: '12%' },
        ],
      },
    },
    code: 'part_of_sum_missing',
    true: {
      form: 'nested_magnitude',
      variant: 'pie_share_breakdown',
      headline: 'Assets',
      data: {
        unit: '%',
        levels: [
          { label: 'equities', value: 41, display: '41%' },
          { label: 'bonds', value: 33, display: '33%' },
          { label: 'property', value: 14, display: '14%' },
          { label: 'cash', value: 12, display: '12%' },
        ],
      },
    },
  },
  {
    name: 'a value of one case as the name of the row',
    brief: 'Ferry cases. Base: sales €48m, margin 21%. Storm: sales €39m, margin 12%. Calm: sales €55m, margin 24%.',
    false: {
      form: 'scenario_compare',
      headline: 'Ferry cases. Base',
      data: {
        scenarios: [{ label: 'Storm' }, { label: 'Calm' }],
        rows: [
          { label: 'sales €48m', values: ['€39m', '€55m'] },
          { label: 'margin 21%', values: ['12%', '24%'] },
        ],
      },
    },
    code: 'value_of_other_label',
    true: {
      form: 'scenario_compare',
      headline: 'Ferry cases',
      data: {
        scenarios: [{ label: 'Base' }, { label: 'Storm' }, { label: 'Calm' }],
        rows: [
          { label: 'sales', values: ['€48m', '€39m', '€55m'] },
          { label: 'margin', values: ['21%', '12%', '24%'] },
        ],
      },
    },
  },
];
