import { readFileSync } from 'node:fs';
import { outlineDeck } from '@deckwright/brief';
import { describe, expect, test } from 'vitest';

const KPIS = 'KPIs this month: ARR $24.6M, net retention 112%, gross margin 78%';
const REGIONS = 'Revenue by region: North 12.4, South 9.1, East 7.3, West 5.0';
const BRIDGE = 'EBITDA bridge from 42.0 to 48.5: price +6.2, volume +4.1, raw materials -3.8';

const briefs = (prompt: string): string[] => outlineDeck(prompt).slides.map((s) => s.brief);

describe('a prompt is cut by its own structure', () => {
  const cases: Readonly<Record<string, { readonly prompt: string; readonly by: string; readonly briefs: readonly string[] }>> = {
    'a numbered list': { prompt: `1. ${KPIS}\n2. ${REGIONS}\n3. ${BRIDGE}`, by: 'numbers', briefs: [KPIS, REGIONS, BRIDGE] },
    'a numbered list in one line': { prompt: `Deck: 1) ${KPIS} 2) ${REGIONS}`, by: 'numbers', briefs: [KPIS, REGIONS] },
    'numbers with sub-bullets': {
      prompt: '1. Revenue by region\n   - North 12.4\n   - South 9.1\n   - East 7.3\n2. Agenda\n   - results\n   - outlook\n   - decisions',
      by: 'numbers',
      briefs: ['Revenue by region\n   - North 12.4\n   - South 9.1\n   - East 7.3', 'Agenda\n   - results\n   - outlook\n   - decisions'],
    },
    'slide marks': {
      prompt: `Slide 1: ${KPIS}\nSlide 2 - ${REGIONS}\n\nSlide 3:\n${BRIDGE}`,
      by: 'slide_marks',
      briefs: [KPIS, REGIONS, BRIDGE],
    },
    'bold slide marks': { prompt: `**Slide 1:** ${KPIS}\n\n**Slide 2:** ${REGIONS}`, by: 'slide_marks', briefs: [KPIS, REGIONS] },
    'slide marks in one line': { prompt: `Slide 1: ${KPIS}. Slide 2: ${REGIONS}`, by: 'slide_marks', briefs: [`${KPIS}.`, REGIONS] },
    'German slide marks': {
      prompt: `Folie 1: ${KPIS}\nFolie 2: Agenda: Ergebnisse, Ausblick, Beschlüsse`,
      by: 'slide_marks',
      briefs: [KPIS, 'Agenda: Ergebnisse, Ausblick, Beschlüsse'],
    },
    rules: { prompt: `${KPIS}\n\n---\n\n${REGIONS}\n\n---\n\n${BRIDGE}\n`, by: 'rules', briefs: [KPIS, REGIONS, BRIDGE] },
    'markdown headings': {
      prompt: '# Board deck\n\n## Revenue by region\nNorth 12.4, South 9.1, East 7.3\n\n## Agenda\n- results\n- outlook\n- decisions',
      by: 'headings',
      briefs: ['Revenue by region\nNorth 12.4, South 9.1, East 7.3', 'Agenda\n- results\n- outlook\n- decisions'],
    },
    'underlined headings': {
      prompt: 'Revenue by region\n=================\nNorth 12.4, South 9.1, East 7.3\n\nAgenda\n======\nresults, outlook, decisions, dates',
      by: 'headings',
      briefs: ['Revenue by region\nNorth 12.4, South 9.1, East 7.3', 'Agenda\nresults, outlook, decisions, dates'],
    },
    'lines in capitals': {
      prompt: 'Deck for Monday.\n\nREVENUE BY REGION\nNorth 12.4, South 9.1, East 7.3\n\nNEXT STEPS\nhire two, open Lyon, sign the lease',
      by: 'headings',
      briefs: ['REVENUE BY REGION\nNorth 12.4, South 9.1, East 7.3', 'NEXT STEPS\nhire two, open Lyon, sign the lease'],
    },
    paragraphs: { prompt: `${KPIS}\n\n${REGIONS}\n\n${BRIDGE}`, by: 'paragraphs', briefs: [KPIS, REGIONS, BRIDGE] },
    'paragraphs of a mail': {
      prompt: `Hi Anna,\n\nplease make a short deck for Friday.\n\n${KPIS}\n\n${REGIONS}\n\nThanks,\nBen`,
      by: 'paragraphs',
      briefs: [KPIS, REGIONS],
    },
    'a table with the paragraph before it': {
      prompt:
        'Deck for the board.\n\nRevenue by region\n\nRegion | Revenue\nNorth | 12.4\nSouth | 9.1\nEast | 7.3\n\nAgenda: results, outlook, decisions',
      by: 'paragraphs',
      briefs: ['Revenue by region\n\nRegion | Revenue\nNorth | 12.4\nSouth | 9.1\nEast | 7.3', 'Agenda: results, outlook, decisions'],
    },
    'nested bullets': {
      prompt: 'Slides:\n- Revenue by region\n  - North 12.4\n  - South 9.1\n  - East 7.3\n- Agenda\n  - results\n  - outlook',
      by: 'bullets',
      briefs: ['Revenue by region\n  - North 12.4\n  - South 9.1\n  - East 7.3', 'Agenda\n  - results\n  - outlook'],
    },
    'first, then, finally': {
      prompt:
        'First show revenue by region: North 12.4, South 9.1, East 7.3; then the EBITDA bridge from 42.0 to 48.5: price +6.2, volume +0.3; finally next steps',
      by: 'sequence',
      briefs: [
        'show revenue by region: North 12.4, South 9.1, East 7.3',
        'the EBITDA bridge from 42.0 to 48.5: price +6.2, volume +0.3',
        'next steps',
      ],
    },
    'topics in a row': {
      prompt: 'Please build a 4 slide deck: intro, market size, competition and financials',
      by: 'topics',
      briefs: ['intro', 'market size', 'competition', 'financials'],
    },
    'topics after a word': {
      prompt: 'Business review with slides for revenue, costs, headcount, and next steps.',
      by: 'topics',
      briefs: ['revenue', 'costs', 'headcount', 'next steps'],
    },
    'a short heading among longer ones': {
      prompt: 'COMPETITORS\nAcme 30%, Bolt 25%, Crane 12%\n\nREVENUE BY REGION\nNorth 12, South 9, East 7\n\nTEAM\nAna CEO, Bo CTO, Cy COO',
      by: 'headings',
      briefs: [
        'COMPETITORS\nAcme 30%, Bolt 25%, Crane 12%',
        'REVENUE BY REGION\nNorth 12, South 9, East 7',
        'TEAM\nAna CEO, Bo CTO, Cy COO',
      ],
    },
    mentions: {
      prompt:
        'I need a slide on revenue by region (North 12.4, South 9.1, East 7.3) and a slide with the agenda: results, outlook, decisions',
      by: 'mentions',
      briefs: ['a slide on revenue by region (North 12.4, South 9.1, East 7.3)', 'a slide with the agenda: results, outlook, decisions'],
    },
  };
  test.each(Object.entries(cases))('%s', (_, { prompt, by, briefs: expected }) => {
    const { slides, cut_by } = outlineDeck(prompt);
    expect([cut_by, slides.map((s) => s.brief)]).toEqual([by, expected]);
    for (const { start = 0, end = 0, brief } of slides) expect(prompt.slice(start, end)).toContain(brief.split('\n')[0]);
  });

  test.each([
    [
      'de',
      'Zuerst zeige den Umsatz nach Region: Nord 12,4, Süd 9,1, Ost 7,3; dann die EBITDA-Brücke von 42,0 auf 48,5: Preis +6,2, Menge +0,3; schließlich die nächsten Schritte',
    ],
    [
      'fr',
      "D'abord montrez le chiffre d'affaires par région : Nord 12,4, Sud 9,1, Est 7,3 ; ensuite le pont d'EBITDA de 42,0 à 48,5 : prix +6,2, volume +0,3 ; enfin les prochaines étapes",
    ],
    [
      'es',
      'Primero muestra los ingresos por región: Norte 12,4, Sur 9,1, Este 7,3; luego el puente de EBITDA de 42,0 a 48,5: precio +6,2, volumen +0,3; por último los próximos pasos',
    ],
    [
      'it',
      'Prima mostra i ricavi per regione: Nord 12,4, Sud 9,1, Est 7,3; poi il ponte EBITDA da 42,0 a 48,5: prezzo +6,2, volume +0,3; infine i prossimi passi',
    ],
    [
      'pt',
      'Primeiro mostre a receita por região: Norte 12,4, Sul 9,1, Leste 7,3; depois a ponte de EBITDA de 42,0 a 48,5: preço +6,2, volume +0,3; por fim os próximos passos',
    ],
    [
      'nl',
      'Eerst toon de omzet per regio: Noord 12,4, Zuid 9,1, Oost 7,3; daarna de EBITDA-brug van 42,0 naar 48,5: prijs +6,2, volume +0,3; ten slotte de volgende stappen',
    ],
    [
      'pl',
      'Najpierw pokaż przychody według regionu: Północ 12,4, Południe 9,1, Wschód 7,3; następnie most EBITDA od 42,0 do 48,5: cena +6,2, wolumen +0,3; na koniec następne kroki',
    ],
  ])('words of order part it in %s', (_, prompt) => {
    expect(outlineDeck(prompt)).toMatchObject({ cut_by: 'sequence', slides: { length: 3 } });
  });
});

describe('one topic stays one slide', () => {
  test.each([
    `One slide with both, please.\n\n${KPIS}\n\n${REGIONS}`,
    KPIS,
    'SWOT\nSTRENGTHS\n- brand\n- cash\n\nWEAKNESSES\n- old plant\n- debt\n\nOPPORTUNITIES\n- export\n- solar\n\nTHREATS\n- duties\n- rates',
    '## SWOT\n### Strengths\n- brand\n- cash\n### Weaknesses\n- old plant\n### Opportunities\n- export\n### Threats\n- duties',
    'Agenda:\n1. Results\n2. Outlook\n3. Decisions',
    'Our ordering process:\n1. Customer orders online\n2. Warehouse picks the goods\n3. Courier delivers the parcel',
    'First the customer orders online, then the warehouse picks the goods, finally the courier delivers the parcel.',
    'Revenue by region\n- North 12.4\n- South 9.1\n- East 7.3',
    'Hi Anna,\n\ncan you make a KPI slide for Friday?\n\nARR $24.6M, net retention 112%, gross margin 78%\n\nThanks,\nBen',
  ])('%j', (prompt) => {
    expect(outlineDeck(prompt).slides.length).toBe(1);
  });
});

test('every brief of one slide stays one slide', () => {
  const given = readFileSync(new URL('../training/briefs/given.jsonl', import.meta.url), 'utf8');
  for (const line of given.trim().split('\n'))
    expect(outlineDeck((JSON.parse(line) as { brief: string }).brief).cut_by, line).toBe('whole');
});

describe('what is asked besides the prompt', () => {
  const prompt = `1. ${KPIS}\n2. ${REGIONS}\n3. ${BRIDGE}`;
  test('more topics than slides keep those of the focus area and name the rest', () => {
    const { slides, left_out, warnings } = outlineDeck({ content: prompt, slide_count: 2, focus_area: 'EBITDA' });
    expect(slides.map((s) => [s.slide_number, s.brief, s.in_focus])).toEqual([
      [1, KPIS, false],
      [2, BRIDGE, true],
    ]);
    expect(left_out.map((l) => l.brief)).toEqual([REGIONS]);
    expect(warnings.map((w) => w.code)).toEqual(['topics_left_out']);
  });
  test('fewer topics than slides make fewer slides, and none is made up', () => {
    const { slides, warnings } = outlineDeck({ content: prompt, slide_count: 8 });
    expect(slides.length).toBe(3);
    expect(warnings.map((w) => w.code)).toEqual(['fewer_topics_than_slides']);
  });
  test('an audience chooses the measure of quality, and one that means nothing is named', () => {
    expect(outlineDeck({ content: prompt, audience: 'Board of directors' }).quality_profile).toBe('executive');
    expect(outlineDeck({ content: prompt, audience: 'our engineers' }).quality_profile).toBe('technical');
    expect(outlineDeck({ content: prompt, audience: 'children' }).warnings.map((w) => [w.code, w.path])).toEqual([
      ['field_ignored', '/audience'],
    ]);
  });
  test('a language that the prompt is not in is named, since nothing is translated', () => {
    expect(outlineDeck({ content: `Show the deck with this. ${prompt}`, language: 'de' }).warnings.map((w) => w.code)).toContain(
      'not_translated',
    );
    expect(outlineDeck({ content: 'KPIs: EBITDA 1,5, CAPEX 2,25', language: 'de' }).warnings).toEqual([]);
  });
  test('briefs that came cut keep their numbers and names', () => {
    const { slides, cut_by } = outlineDeck({
      content: [
        { brief: REGIONS, slide_number: 2 },
        { brief: KPIS, name: 'Numbers', slide_number: 1 },
      ],
    });
    expect(cut_by).toBe('given');
    expect(slides.map((s) => [s.slide_number, s.name, s.brief])).toEqual([
      [1, 'Numbers', KPIS],
      [2, undefined, REGIONS],
    ]);
  });
  test('a look asked for maps to a theme, and theme_id wins', () => {
    expect(outlineDeck({ content: prompt, visual_style: 'dark technical' }).theme_id).toBe('technical-dark');
    expect(outlineDeck({ content: prompt, visual_style: 'dark technical', theme_id: 'editorial-light' }).theme_id).toBe('editorial-light');
  });
  test('a thin topic carries what to add', () => {
    const { slides } = outlineDeck({ content: 'Deck:\n1. Revenue by region\n2. Agenda: results, outlook, decisions' });
    expect(slides.map((s) => s.brief_hint === undefined)).toEqual([false, true]);
    expect(slides[0]?.brief_hint?.completed_brief).toContain('Revenue by region');
  });
});

test('what leads to the list is told and is no slide', () => {
  const { slides, preamble } = outlineDeck(`Quarterly deck for the board\n\n1. ${KPIS}\n2. ${REGIONS}`);
  expect(slides.length).toBe(2);
  expect(preamble).toBe('Quarterly deck for the board');
});

test('a prompt of 20,000 characters of anything is outlined to its end', () => {
  for (const unit of ['- a\n  - b 2\n', 'a slide on ', '\n', 'deck for a, ']) {
    const prompt = unit.repeat(Math.ceil(20_000 / unit.length)).slice(0, 20_000);
    expect(briefs(prompt).length, unit).toBeGreaterThan(0);
  }
});
