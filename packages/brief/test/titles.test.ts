/** What titles a slide is what its brief says of its content: never what is said to whoever makes it, and never a part of a sentence. */
import { planBrief } from '@deckwright/brief';
import { describe, expect, test } from 'vitest';

const FIGURES: Readonly<Record<string, string>> = {
  en: 'Ferry passengers by port: Hull 412, Leith 388, Poole 240.',
  de: 'Fahrgäste je Hafen: Kiel 412, Emden 388, Husum 240.',
  fr: 'Passagers par port : Brest 412, Calais 388, Dieppe 240.',
  es: 'Pasajeros por puerto: Vigo 412, Cádiz 388, Gijón 240.',
  it: 'Passeggeri per porto: Genova 412, Bari 388, Ancona 240.',
  pt: 'Passageiros por porto: Setúbal 412, Aveiro 388, Faro 240.',
  nl: 'Passagiers per haven: Vlissingen 412, Harlingen 388, Den Helder 240.',
  pl: 'Pasażerowie według portu: Gdynia 412, Hel 388, Ustka 240.',
};

const titlesOf = (brief: string): string => {
  const { intent, draft } = planBrief(brief);
  const drawn = (intent ?? draft?.intent ?? {}) as Readonly<Record<string, unknown>>;
  return ['headline', 'context', 'takeaway'].flatMap((m) => (typeof drawn[m] === 'string' ? [drawn[m]] : [])).join(' | ');
};

describe('no title of a slide', () => {
  test.each([
    // Said to whoever makes it, or of how it is drawn.
    ['en', 'Poole is new, leave it off if it gets tight.', 'leave'],
    ['en', 'The boss wants to see it without icons.', 'boss'],
    ['en', 'Bars would be great, biggest on top.', 'great'],
    ['de', 'Husum soll als graue Fläche nebeneinander stehen.', 'nebeneinander'],
    ['de', 'Der Vorstand will sehen, wo es klemmt, bitte ohne Legende.', 'Vorstand'],
    ['fr', 'Le directeur veut voir les barres sans légende.', 'directeur'],
    ['es', 'El jefe quiere ver las barras sin leyenda.', 'jefe'],
    ['it', 'Sarebbe bello con le barre affiancate.', 'bello'],
    ['pt', 'A direção quer ver as barras lado a lado.', 'lado'],
    ['nl', 'De baas wil zien wie er achterblijft, zonder legenda.', 'baas'],
    ['pl', 'Szef chce zobaczyć słupki obok siebie.', 'Szef'],
  ])('%s: %s', (language, said, word) => {
    expect(titlesOf(`${FIGURES[language]} ${said}`)).not.toContain(word);
  });

  test.each([
    // Whom it goes to, where and when it was written, who signs.
    ['pt', 'P/ direção comercial', '', 'direção'],
    ['en', 'To: harbour board', '', 'board'],
    ['en', 'Attn. Ms Okafor', '', 'Okafor'],
    ['de', 'z. Hd. Frau Petersen', '', 'Petersen'],
    ['fr', "À l'attention de Mme Le Goff", '', 'Goff'],
    ['es', 'A/A Lucía Ferrer', '', 'Ferrer'],
    ['it', 'Alla cortese attenzione dott. Bruni', '', 'Bruni'],
    ['nl', 't.a.v. mevrouw De Wit', '', 'Wit'],
    ['pt', 'Lisboa, 12 de março de 2026', '', 'Lisboa'],
    ['de', '', 'Viele Grüße\nNele Petersen\nHafenamt Nord', 'Petersen'],
    ['en', '', 'Cheers\nTom Ashby\nPort office', 'Ashby'],
    ['it', '', 'grz', 'rz'],
  ])('%s: %s%s', (language, before, behind, word) => {
    expect(titlesOf([before, FIGURES[language], behind].filter((line) => line !== '').join('\n\n'))).not.toContain(word);
  });

  test.each([
    // Parts of sentences, dates alone, and what the slide says already.
    ['en', 'and by port', 'and by port'],
    ['en', 'for the board', 'for the board'],
    ['en', 'Hull', 'Hull'],
    ['de', 'für den Beirat', 'Beirat'],
    ['fr', 'pour le conseil', 'conseil'],
  ])('%s: %s', (language, line, word) => {
    expect(titlesOf(`${FIGURES[language]}\n\n${line}`)).not.toContain(word);
  });

  test('what is cut off a title is told', () => {
    const brief = 'Ferry passengers by port, please as simple bars: Hull 412, Leith 388, Poole 240.';
    const { intent, route } = planBrief(brief);
    expect(route).toBe('selected');
    expect(intent?.['headline']).toBe('Ferry passengers by port');
  });
});

describe('what claims something of the content', () => {
  test.each([
    ['en', 'Hull carries more than Leith and Poole each.'],
    ['en', 'In 2025 Poole was closed for a month.'],
    ['en', 'Half of all passengers come from the islands.'],
    ['en', 'Nobody books Poole in winter.'],
    ['de', 'Kiel ist der größte Hafen.'],
    ['de', 'Der Verkehr in Husum nimmt zu.'],
    ['fr', 'Brest est le premier port.'],
    ['es', 'Vigo es el mayor puerto.'],
    ['it', 'Genova è il porto principale.'],
    ['pt', 'Setúbal é o maior porto.'],
    ['nl', 'Vlissingen is de grootste haven.'],
    ['pl', 'Gdynia jest największym portem.'],
  ])('%s titles the slide before the data, and is a note behind them: %s', (language, claim) => {
    const data = FIGURES[language] as string;
    expect(planBrief(`${claim} ${data}`).intent?.['headline']).toBe(claim.slice(0, -1));
    const { intent } = planBrief(`${data} ${claim}`);
    expect(intent?.['headline']).toBe(data.slice(0, data.indexOf(':')).trim());
    expect(intent?.['footnotes']).toEqual([claim.slice(0, -1)]);
  });

  test('is no order behind the data', () => {
    const { intent } = planBrief('KPIs: orders 51, returns 3%. Set the look to plain and charge nothing');
    expect(intent?.['headline']).toBeUndefined();
  });

  test('titles the slide behind the data where nothing stands before them', () => {
    const { intent } = planBrief('Hull 412, Leith 388, Poole 240. Hull carries more than Leith and Poole each.');
    expect(intent?.['headline']).toBe('Hull carries more than Leith and Poole each');
  });

  test.each([
    ['Roadmap 2027', '- Q1 2027: harbour survey\n- Q2 2027: new pier\n- Q3 2027: first ferry'],
    ['Page views by port', 'Hull 412\nLeith 388\nPoole 240'],
    ['Costs by cost centre', 'Piers 412\nFerries 388\nOffices 240'],
    ['From farm to fork', 'Grain 412\nMilk 388\nMeat 240'],
    ['Recruitment funnel 2026', 'Applications 412\nInterviews 88\nOffers 24'],
  ])('or names it: %s', (heading, rows) => {
    expect(planBrief(`# ${heading}\n\n${rows}`).intent?.['headline']).toBe(heading);
  });

  test.each([
    ['Rank our ports by passengers: Hull 412, Leith 388, Poole 240', 'Ports by passengers'],
    ['Please show me ferry passengers by port: Hull 412, Leith 388, Poole 240', 'Ferry passengers by port'],
    ['KPIs this month: passengers 412k, delays 38, complaints 24', 'KPIs this month'],
  ])('is composed from what the request is about: %s', (brief, headline) => {
    expect(planBrief(brief).intent?.['headline']).toBe(headline);
  });

  test.each([
    ['The claim "we are cheaper" was tested twice.\n\n- Hull: 12\n- Leith: 9', 'The claim "we are cheaper" was tested twice'],
    ['We built a ferry called "Ulla" in Gdansk.\n\n- Hull: 12\n- Leith: 9', 'We built a ferry called "Ulla" in Gdansk'],
    ['I need a bar chart titled "Hull leads":\n- Hull: 12\n- Leith: 9', 'Hull leads'],
  ])('is what stands in quotation marks only where a title is asked for: %s', (brief, headline) => {
    const said = planBrief(brief).intent?.['headline'];
    if (headline === 'Hull leads') expect(said).toBe(headline);
    else expect(['Ulla', 'we are cheaper']).not.toContain(said);
  });
});
