/* Long because each reading of fourteen forms has its cases here. */
/** What the forms' own readings take from briefs: the structures by which people tell wheels, layers, steps, gauges, trees and roles. */
import { describe, expect, test } from 'vitest';
import { Piece } from '../src/document/piece.ts';
import { readBrief } from '../src/document/read-brief.ts';
import { calendarGrid } from '../src/forms/calendar-grid.ts';
import type { Pattern } from '../src/forms/define-pattern.ts';
import { driverTree } from '../src/forms/driver-tree.ts';
import { ganttPlan } from '../src/forms/gantt-plan.ts';
import { gaugeScore } from '../src/forms/gauge-score.ts';
import { issueTree } from '../src/forms/issue-tree.ts';
import { layerStack } from '../src/forms/layer-stack.ts';
import { maturityStaircase } from '../src/forms/maturity-staircase.ts';
import { nestedMagnitude } from '../src/forms/nested-magnitude.ts';
import { orgStructure } from '../src/forms/org-structure.ts';
import { raciMatrix } from '../src/forms/raci-matrix.ts';
import { segmentWheel } from '../src/forms/segment-wheel.ts';
import { Count, Framed, Word } from '../src/relations/values.ts';

/** As an intent has it: pieces as their texts, counts as numbers. */
function plain(value: unknown): unknown {
  if (value instanceof Piece || value instanceof Word) return value.text;
  if (value instanceof Framed) return value.before + value.piece.text;
  if (value instanceof Count) return value.value;
  if (Array.isArray(value)) return value.map(plain);
  return value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, plain(v)])) : value;
}

const readAs = (pattern: Pattern, text: string): Record<string, unknown> | undefined => {
  const { variant: _variant, fit: _fit, used: _used, ...content } = pattern.read(readBrief(text)) ?? { fit: 0 };
  return Object.keys(content).length === 0 ? undefined : (plain(content) as Record<string, unknown>);
};

const labels = (...names: string[]) => names.map((label) => ({ label }));

const leaves = (...names: string[]) => names.map((label) => ({ label, children: [] }));

describe('parts of equal weight', () => {
  test('what is worth the same stands around a name told behind the word for it', () => {
    expect(readAs(segmentWheel, 'Our four rules, of identical rank: calm, clean, kind, quick. In the centre our name, Mill Pool.')).toEqual(
      {
        subject: 'Mill Pool',
        blocks: labels('calm', 'clean', 'kind', 'quick'),
      },
    );
  });

  test('a row has as many things as the brief says, and the word that they stand around is no list', () => {
    expect(
      readAs(segmentWheel, 'Our four promises, none above another: fast, fair, local, plain & kind. Around the word Trust if you can.'),
    ).toEqual({
      subject: 'Trust',
      blocks: labels('fast', 'fair', 'local', 'plain & kind'),
    });
    expect(
      readAs(segmentWheel, 'Les cinq qualités, à parts égales, « Cuisine » au milieu : goût, calme, hygiène, vitesse, partage.'),
    ).toEqual({
      subject: 'Cuisine',
      blocks: labels('goût', 'calme', 'hygiène', 'vitesse', 'partage'),
    });
  });

  test('words without commas are a row where the brief says how many they are', () => {
    expect(
      readAs(segmentWheel, 'five habits of the same weight, round the pupil in the center. reading asking drawing resting singing'),
    ).toEqual({
      subject: 'pupil',
      blocks: labels('reading', 'asking', 'drawing', 'resting', 'singing'),
    });
  });
});

describe('questions and their branches', () => {
  test('each branch has its parts in brackets, behind a dash or behind a colon', () => {
    expect(
      readAs(
        issueTree,
        'Why do pupils skip lunch? They cannot (no time, long queue), or they will not – dull food, noise; or they forget: late class, no bell.',
      ),
    ).toEqual({
      data: {
        root: {
          label: 'Why do pupils skip lunch?',
          children: [
            { label: 'They cannot', children: leaves('no time', 'long queue') },
            { label: 'they will not', children: leaves('dull food', 'noise') },
            { label: 'they forget', children: leaves('late class', 'no bell') },
          ],
        },
      },
      used: undefined,
    });
  });

  test('sentences that ask with the same words are branches, below a question that is only told', () => {
    expect(
      readAs(
        issueTree,
        'My question is how the pool survives the winter. Can we earn more: courses, café. Can we spend less, heating on one hand, staff on the other. MECE please.',
      ),
    ).toEqual({
      data: {
        root: {
          label: 'how the pool survives the winter',
          children: [
            { label: 'Can we earn more', children: leaves('courses', 'café') },
            { label: 'Can we spend less', children: leaves('heating', 'staff') },
          ],
        },
      },
      used: undefined,
    });
  });
});

describe('duties, levels, sizes and formulas told by their words', () => {
  test('a comma parts an activity from its duties, and whose duty it is stands before or behind', () => {
    const read = readAs(
      raciMatrix,
      'Who does what? Watering: gardener does it, head on the hook, tell the cook. Sowing, that is done by nobody yet. Pruning, apprentice does it too, ask the vet beforehand, head on the hook.',
    );
    expect(read?.data).toEqual({
      roles: ['gardener', 'head', 'cook', 'apprentice', 'vet'],
      activities: [
        { label: 'Watering', cells: ['R', 'A', 'I', '', ''] },
        { label: 'Pruning', cells: ['', 'A', '', 'R', 'C'] },
      ],
    });
  });

  test('sentences that begin with "then" are levels where a standing is told', () => {
    const read = readAs(
      maturityStaircase,
      'Our baking: beginners, who burn it. Then followers. Then improvers. Then teachers. Currently we are followers, next year we are improvers.',
    );
    expect(read?.data).toEqual({ current: 1, target: 2 });
    expect(read?.blocks).toEqual(labels('beginners', 'followers', 'improvers', 'teachers'));
  });

  test('activities are parted by semicolons, and a verb may stand before its role', () => {
    const cells = (text: string): unknown =>
      (readAs(raciMatrix, text)?.data as { activities: { cells: string[] }[] } | undefined)?.activities.map((a) => a.cells);
    expect(
      cells('Quién hace qué. Compra: lo hace el cocinero, responde la jefa; cierre: lo hace la jefa, se avisa al cocinero.'),
    ).toHaveLength(2);
    expect(cells('Who does what: frying – cook does it, boss decides; serving – waiter does it, cook told.')).toEqual([
      ['R', 'A', ''],
      ['I', '', 'R'],
    ]);
  });

  test('the title of a ladder is no rung', () => {
    const read = readAs(
      maturityStaircase,
      "Allotment ladder; digging, mulching, rotating, seed saving. We're on rung one, aiming for three",
    );
    expect(read?.blocks).toEqual(labels('digging', 'mulching', 'rotating', 'seed saving'));
    expect(read?.data).toEqual({ current: 0, target: 2 });
  });

  test('initials in a row have the amounts that follow in a row', () => {
    expect(readAs(nestedMagnitude, 'TAM, SAM, SOM for garden tools: €9bn, €2bn, €150m')?.data).toEqual({
      unit: '',
      levels: [
        { label: 'TAM', value: 9e9, display: '€9bn' },
        { label: 'SAM', value: 2e9, display: '€2bn' },
        { label: 'SOM', value: 15e7, display: '€150m' },
      ],
    });
  });

  test('shares of shares multiply, and a remark in brackets is no part', () => {
    const signs = (text: string): unknown => {
      const { root } = (readAs(driverTree, text)?.data ?? {}) as { root?: { operator?: string; children: { label: string }[] } };
      return root === undefined ? undefined : [root.operator, ...root.children.map((c) => c.label)];
    };
    expect(signs('Die Quote liegt bei 36 %. Sie ergibt sich aus Anwesenheit 80 %, Tempo 50 % und Güte 90 %.')).toEqual([
      'x',
      'Anwesenheit',
      'Tempo',
      'Güte',
    ]);
    expect(signs('Break down our cost per visit of £60: fuel £20, driver £30 (1 hour at £30), tolls and fees £10.')).toEqual([
      '+',
      'fuel',
      'driver',
      'tolls and fees',
    ]);
  });
});

describe('tiers that stand on one another', () => {
  const layer = (label: string, ...components: string[]) => ({ label, components });

  test('floors have an order, hold what is listed behind them, and a shaft runs through all', () => {
    expect(
      readAs(
        layerStack,
        'Our shop as a house: ground floor stock (bikes, parts). First floor = repair; roof: advice & rental. Training runs through all floors.',
      ),
    ).toEqual({
      data: { layers: [layer('advice & rental'), layer('repair'), layer('stock', 'bikes', 'parts')], rails: [{ label: 'Training' }] },
    });
  });

  test('a direction and a colon open a list, and words for "finally" are no names', () => {
    expect(
      readAs(
        layerStack,
        'Notre serre, du bas vers le haut : sol chauffé ; tables – semis, boutures ; enfin le toit vitré. Et le contrôle traverse le tout.',
      ),
    ).toEqual({
      data: { layers: [layer('toit vitré'), layer('tables', 'semis', 'boutures'), layer('sol chauffé')], rails: [{ label: 'contrôle' }] },
    });
  });

  test('arrows lead upwards to what is on top', () => {
    expect(readAs(layerStack, 'the brewing stack: wells → tanks → kettles → taps on top')).toEqual({
      data: { layers: [layer('taps'), layer('kettles'), layer('tanks'), layer('wells')] },
    });
  });
});

describe('levels that climb', () => {
  test('standing and aim are told behind the names, and are no part of them', () => {
    expect(readAs(maturityStaircase, 'Manutenção: por avaria < planeada (nós) < pela condição < preditiva (objetivo 2028)')).toEqual({
      data: { current: 1, target: 3 },
      blocks: labels('por avaria', 'planeada', 'pela condição', 'preditiva'),
    });
    expect(
      readAs(
        maturityStaircase,
        'Club ladder: Bronze (coaches), Silver (plan), Gold (gym). We hold Bronze. Gold is what the board asked for.',
      ),
    ).toMatchObject({
      data: { current: 0, target: 2 },
    });
  });

  test('ordinals and numbers in words name a level', () => {
    expect(
      readAs(
        maturityStaircase,
        'Onde estamos, em degraus: papel avulso, planilha única, painel diário, previsão. Estamos no segundo degrau e o quarto fica para 2028.',
      ),
    ).toMatchObject({ data: { current: 1, target: 3 } });
    expect(
      readAs(
        maturityStaircase,
        'Maturity: level one, nobody measures; two, some measure; three, all measure. Today we are at 1, target 3.',
      ),
    ).toEqual({ data: { current: 0, target: 2 }, blocks: labels('nobody measures', 'some measure', 'all measure') });
  });
});

describe('a score on its scale', () => {
  const zone = (from: number, to: number, label: string) => ({ from, to, label });

  test('zones by names and borders, an open end, an aim and what it was before are told apart', () => {
    expect(
      readAs(gaugeScore, 'Site safety index: 61 of 100. weak <40, fair to 70, strong above. last year it was 58. The board wants 75'),
    ).toEqual({
      data: {
        score: { value: 61, max: 100, display: '61', label: 'Site safety index' },
        scale: { zones: [zone(0, 40, 'weak'), zone(40, 70, 'fair'), zone(70, 100, 'strong')], target: { value: 75, label: 'board wants' } },
      },
    });
  });

  test('a lone range that holds all numbers is the scale', () => {
    expect(readAs(gaugeScore, 'supplier score 540. 200-800, poor <400, good from 600')).toMatchObject({
      data: { score: { value: 540, min: 200, max: 800 }, scale: { zones: [zone(200, 400, 'poor'), zone(600, 800, 'good')] } },
    });
    expect(
      readAs(
        gaugeScore,
        'Recommendation on the usual minus 100 to 100 dial: shop 31, café 68. Zones: below 0 poor, 0 to 50 good, above that excellent',
      ),
    ).toMatchObject({
      data: {
        scores: [
          { value: 31, min: -100, label: 'shop' },
          { value: 68, max: 100, label: 'café' },
        ],
      },
    });
  });
});

describe('who reports to whom', () => {
  const post = (title: string, name?: string, ...children: unknown[]) => ({ title, ...(name === undefined ? {} : { name }), children });

  test('initials end no sentence, posts that are open are marked, and a name leads to its post', () => {
    expect(
      readAs(
        orgStructure,
        'COO Hanna Bo. Reporting to her: Plant (T. Sand), Supply (vacant) and Quality, open until May. Sand has two lines, one and two.',
      ),
    ).toEqual({
      data: {
        root: post(
          'COO',
          'Hanna Bo',
          post('Plant', 'T. Sand', post('one'), post('two')),
          { ...post('Supply', 'vacant'), vacant: true },
          { ...post('Quality', 'open until May'), vacant: true },
        ),
      },
    });
  });

  test('under a name in another case stands what follows it', () => {
    expect(
      readAs(
        orgStructure,
        'Nowy układ: prezes Ewa Lis, pod nią dyrektor finansowy (Jan Wilk) i dyrektor handlowy (wakat). Pod finansami kasa i skarb.',
      ),
    ).toEqual({
      data: {
        root: post('prezes', 'Ewa Lis', post('dyrektor finansowy', 'Jan Wilk', post('kasa'), post('skarb')), {
          ...post('dyrektor handlowy', 'wakat'),
          vacant: true,
        }),
      },
    });
  });

  test('one verb is enough: "over"', () => {
    expect(readAs(orgStructure, 'Team chart, please: Mia over Jo, Piet, Ann (new)')).toMatchObject({
      data: { root: { title: 'Mia', children: [{ title: 'Jo' }, { title: 'Piet' }, { title: 'Ann' }] } },
    });
  });
});

describe('a question and its parts', () => {
  const node = (label: string, ...children: string[]) => ({ label, children: children.map((c) => ({ label: c, children: [] })) });

  test('letters in brackets part what would have to be true, with what is known of each', () => {
    expect(
      readAs(
        issueTree,
        'Notre hypothèse : on peut fermer le lundi. Il faudrait que (a) les clients viennent le mardi — vérifié ; (b) le stock tienne jusque-là, pas sûr.',
      ),
    ).toEqual({
      data: {
        root: {
          label: 'on peut fermer le lundi',
          children: [
            { label: 'les clients viennent le mardi', sub: 'vérifié', children: [] },
            { label: 'le stock tienne jusque-là', sub: 'pas sûr', children: [] },
          ],
        },
      },
    });
  });

  test('questions without a name go with the name before them; "either" and "or" open a part', () => {
    expect(readAs(issueTree, 'Waarom zakt de omzet? Prijs: te duur? te veel korting? Bereik: te weinig winkels, slechte ligging?')).toEqual(
      {
        data: {
          root: {
            label: 'Waarom zakt de omzet?',
            children: [node('Prijs', 'te duur?', 'te veel korting?'), node('Bereik', 'te weinig winkels', 'slechte ligging')],
          },
        },
      },
    );
    expect(
      readAs(
        issueTree,
        'Why do pupils leave early? Either the bus is full. Or it is dull, because the books are old or the rooms are cold.',
      ),
    ).toEqual({
      data: {
        root: {
          label: 'Why do pupils leave early?',
          children: [node('the bus is full'), node('it is dull', 'the books are old', 'the rooms are cold')],
        },
      },
    });
  });
});

describe('duties by role', () => {
  test('letters stand before or behind names, and rows of letters follow roles that are named once', () => {
    const matrix = {
      data: {
        roles: ['clerk', 'boss', 'board'],
        activities: [
          { label: 'Ledger', cells: ['R', 'A', ''] },
          { label: 'Report', cells: ['', 'R', 'I'] },
        ],
      },
    };
    expect(readAs(raciMatrix, 'Year end. Ledger: R clerk, A boss. Report: R boss, I board.')).toEqual(matrix);
    expect(readAs(raciMatrix, 'Close of the year\nActivity, clerk, boss, board\nLedger, R, A, -\nReport, -, R, I')).toEqual(matrix);
    expect(readAs(raciMatrix, 'Who does what (R/A/C/I) for clerk, boss, board: Ledger R/A/–; Report –/R/I')).toEqual(matrix);
  });

  test('what a sentence is about opens it, and a known role ends a name that nothing parts from it', () => {
    expect(
      readAs(
        raciMatrix,
        "For rotas it's the nurse who does it and the matron who answers for it. For leave, the matron does, HR answers. Pay: HR R, matron C. bonus HR R + A, nurse I",
      ),
    ).toMatchObject({
      data: {
        roles: ['nurse', 'matron', 'HR'],
        activities: [
          { label: 'rotas', cells: ['R', 'A', ''] },
          { label: 'leave', cells: ['', 'R', 'A'] },
          { label: 'Pay', cells: ['', 'C', 'R'] },
          { label: 'bonus', cells: ['I', '', 'R/A'] },
        ],
      },
    });
  });
});

describe('a figure and what makes it', () => {
  const leaf = (label: string, value: number, display: string) => ({ label, value, display, children: [] });

  test('a colon or "that is" opens a formula, and parts that add up stand below what they make', () => {
    expect(readAs(driverTree, 'What makes cost per stop: day cost 400 (driver 210, van 190) divided by stops 100.')).toEqual({
      data: {
        root: {
          label: 'cost per stop',
          operator: '/',
          children: [
            { ...leaf('day cost', 400, '400'), operator: '+', children: [leaf('driver', 210, '210'), leaf('van', 190, '190')] },
            leaf('stops', 100, '100'),
          ],
        },
      },
    });
    expect(
      readAs(driverTree, 'Profit per truck is 184. thats revenue 1,012 minus cost 828. cost: fuel 500, driver 328. Drivers: how many?'),
    ).toMatchObject({
      data: {
        root: {
          label: 'Profit per truck',
          value: 184,
          operator: '-',
          children: [{ label: 'revenue' }, { label: 'cost', operator: '+', children: [{ value: 500 }, { value: 328 }] }],
        },
      },
    });
  });

  test('what came out last is the first part of what follows', () => {
    expect(
      readAs(
        driverTree,
        'Price 12 times units 80 gives revenue 960. Minus material 400 gives margin 560; minus wages 300 leaves profit of 260.',
      ),
    ).toEqual({
      data: {
        root: {
          ...leaf('profit', 260, '260'),
          operator: '-',
          children: [
            {
              ...leaf('margin', 560, '560'),
              operator: '-',
              children: [
                { ...leaf('revenue', 960, '960'), operator: 'x', children: [leaf('Price', 12, '12'), leaf('units', 80, '80')] },
                leaf('material', 400, '400'),
              ],
            },
            leaf('wages', 300, '300'),
          ],
        },
      },
    });
  });

  test('what is taken away with "and" is taken away as well, and a sign is no unit', () => {
    expect(
      readAs(driverTree, 'OEE 60% = availability 9,600 x speed 84%. Availability is planned 480 less set-up 65 and faults 41.'),
    ).toMatchObject({
      data: {
        root: {
          children: [
            { label: 'availability', value: 9600, operator: '-', children: [{ value: 480 }, { value: 65 }, { value: 41 }] },
            { label: 'speed' },
          ],
        },
      },
    });
  });
});

describe('parts of a question without marks of their own', () => {
  test('"whether" opens a part; names with statements and semicolons do below a question', () => {
    const names = (text: string) =>
      (readAs(issueTree, text) as { data: { root: { children: { label: string }[] } } }).data.root.children.map((c) => c.label);
    expect(
      names(
        'The question is "Should we buy the mill?" and below it whether the site is good (size, road), whether we can pay, and whether it lasts.',
      ),
    ).toEqual(['whether the site is good', 'whether we can pay', 'whether it lasts']);
    expect(names('Why do guests leave early? Food: cold, late. Rooms: small, loud.')).toEqual(['Food', 'Rooms']);
    expect(names('Why so late? the bus is full; the road is dug up; nobody plans')).toEqual([
      'the bus is full',
      'the road is dug up',
      'nobody plans',
    ]);
  });
});

describe('days of a month and of a week', () => {
  test('the month is named once, and the days rise from clause to clause', () => {
    expect(readAs(calendarGrid, 'Termine im November: 3.11. 22–24 Uhr Datenbank, am 17. Mailserver, 20.–21. Prüfung, ab 24. zu.')).toEqual({
      data: {
        month: '--11',
        events: [
          { label: '22–24 Uhr Datenbank', date: '--11-03' },
          { label: 'Mailserver', date: '--11-17' },
          { label: 'Prüfung', date: '--11-20', end_date: '--11-21' },
          { label: 'zu', date: '--11-24' },
        ],
      },
    });
  });

  test('the date of a weekday is no hour, and a second hour begins another event', () => {
    expect(
      readAs(calendarGrid, 'Settimana: lunedì 3/3 ore 9 scavo, mercoledì 5/3 ore 8 gru e ore 16 luci, venerdì 7/3 ore 10 visita'),
    ).toMatchObject({
      data: {
        events: [
          { label: 'scavo', day: 'lunedì', start: 9 },
          { label: 'gru', day: 'mercoledì', start: 8 },
          { label: 'luci', day: 'mercoledì', start: 16 },
          { label: 'visita', day: 'venerdì', start: 10 },
        ],
      },
    });
  });
});

describe('groups that lie in one another', () => {
  test('each clause names its group before or behind its number, inward or outward', () => {
    const rings = (text: string) =>
      (readAs(nestedMagnitude, text) as { data: { levels: { label: string; display: string }[] } }).data.levels.map((l) => [
        l.label,
        l.display,
      ]);
    expect(
      rings('All lessons sold in Spain are 14m; 3m of them are online. Of those, people who pay by app, 400k. A mere 20k stay.'),
    ).toEqual([
      ['All lessons sold in Spain', '14m'],
      ['are online', '3m'],
      ['people who pay by app', '400k'],
      ['stay', '20k'],
    ]);
    expect(rings('SOM $8m inside SAM $64m inside TAM $900m').map(([name]) => name)).toEqual(['TAM', 'SAM', 'SOM']);
  });
});

test('ranges whose unit is told once are tasks', () => {
  expect(readAs(ganttPlan, 'Remont: demontaż tydz. 1–2, murowanie 2–5, suszenie 5–6, rozruch koniec tyg. 7.')).toMatchObject({
    data: {
      tasks: [
        { label: 'demontaż', start: 'tydz 1', end: 'tydz 2' },
        { label: 'murowanie', start: 'tydz 2', end: 'tydz 5' },
        { label: 'suszenie', start: 'tydz 5', end: 'tydz 6' },
        { start: 'tydz 7', end: 'tydz 7' },
      ],
    },
  });
});
