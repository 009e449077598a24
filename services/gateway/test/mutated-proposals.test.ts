/**
 * A model that answers wrong in two thousand ways, over a real connection: nothing is drawn that the document does not say. A sample by a
 * fixed rule runs always, all of them with DECKWRIGHT_SOAK=1.
 */
import { type AskAnswer, type DeckOutline, type DrawTrial, planDocument, proposeDocument } from '@deckwright/brief';
import { intentTrial } from '@deckwright/draw/deck';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { createProposer, type Proposer } from '@deckwright/platform/proposer';
import { type ChatServer, startChatServer } from '@deckwright/testkit/chat-server';
import { DEPOTS, DEPOTS_SAID, type Scripted, scriptedAnswer, WERK, WERK_SAID } from '@deckwright/testkit/scripted-proposer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diceOf, mutated } from './_mutated-answers.ts';

const ALL = 2000;
/** Of all, each thirteenth. */
const EACH = process.env['DECKWRIGHT_SOAK'] === '1' ? 1 : 13;
const RUNS = Array.from({ length: ALL }, (_, i) => i).filter((i) => i % EACH === 0);

interface Case {
  readonly markdown: string;
  readonly script: readonly Scripted[];
  /** Everything that the document says of one another in figures and days. */
  readonly pairs: readonly (readonly [name: string, said: string])[];
}

const CASES: readonly Case[] = [
  {
    markdown: DEPOTS,
    script: DEPOTS_SAID,
    pairs: [
      ['Lyon', '412 complaints'],
      ['Lille', '240'],
      ['Brest', '96'],
      ['Revenue', 'EUR 51.5 m'],
      ['EBITDA', '9.3 m'],
      ['cash', '23.4 m'],
      ['March 2027', 'Pilot in Lyon'],
      ['June 2027', 'Roll-out to 12 depots'],
      ['October 2027', 'Review by the board'],
    ],
  },
  {
    markdown: WERK,
    script: WERK_SAID,
    pairs: [
      ['Augsburg', '12,4 Mio. €'],
      ['Bremen', '9,1 Mio. €'],
      ['Cottbus', '3,7 Mio. €'],
      ['Augsburg', '312 Beschäftigte'],
      ['Bremen', '240'],
      ['Cottbus', '96'],
      ['Öl und Gas', '2,1 Mio. €'],
      ['Umsatz', '25,2 Mio. €'],
      ['Marge', '18,1 %'],
      ['Gewinn', '4,6 Mio. €'],
      ['April 2027', 'Umbau der Halle B'],
      ['September 2027', 'Anlauf der Linie 4'],
    ],
  },
];

let model: ChatServer;
let proposer: Proposer;
const trials = new Map<string, DrawTrial>();
beforeAll(async () => {
  model = await startChatServer();
  proposer = createProposer({
    url: model.url,
    shape: 'openai',
    model: 'm',
    timeout_ms: 20_000,
    answer_bytes: 65_536,
    questions_per_day: 1,
  });
  for (const { markdown } of CASES) {
    const draws = await intentTrial(markdown, undefined, createDrawKit(carriedFonts()));
    const known = new Map<string, ReturnType<DrawTrial>>();
    trials.set(markdown, (intent) => {
      const key = JSON.stringify(intent);
      if (!known.has(key)) known.set(key, draws(intent));
      return known.get(key);
    });
  }
}, 120_000);
afterAll(() => model?.close());

async function proposed({ markdown, script }: Case, say: (good: Record<string, unknown>, id: string) => string) {
  const draws = trials.get(markdown) as DrawTrial;
  const answers = new Map<string, AskAnswer>();
  for (;;) {
    const made = proposeDocument({ markdown }, { draws }, { model: 'm', answers });
    if (made.asks.length === 0) return made;
    for (const ask of made.asks) {
      model.reply = () => ({ content: say(scriptedAnswer(ask.message, script), ask.id) });
      const answer = await proposer.ask(ask, new AbortController().signal);
      answers.set(ask.id, 'fault' in answer ? { fault: answer.fault } : answer);
    }
  }
}

type Json = Readonly<Record<string, unknown>>;
const plain = (text: string): string => text.replaceAll('*', '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Every exhibit of a slide, with what it says of one another. */
function pairsIn(intent: Json): readonly (readonly [string, string])[] {
  const written = (intent['written'] ?? {}) as Readonly<Record<string, string>>;
  const out: (readonly [string, string])[] = [];
  const walk = (value: unknown, unit: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, unit);
    else if (value !== null && typeof value === 'object') {
      const { label, value: said, date, unit: own, ...rest } = value as Json;
      const name = typeof date === 'string' ? date : label;
      const of = typeof date === 'string' ? label : said;
      if (typeof name === 'string' && (typeof of === 'string' || typeof of === 'number'))
        out.push([name, typeof of === 'string' ? of : `${written[String(of)] ?? String(of)} ${unit}`]);
      for (const one of Object.values(rest)) walk(one, typeof own === 'string' ? own : unit);
    }
  };
  walk({ data: intent['data'], blocks: intent['blocks'] }, '');
  return out;
}

/** Words and figures, whichever way they are typed. */
const bare = (text: string): string =>
  plain(text)
    .replaceAll(',', '.')
    .split(/[^\p{L}\p{N}.€$%+-]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** What is drawn and not said by the document. */
function wrongIn(outline: DeckOutline, rules: DeckOutline, { markdown, pairs }: Case): readonly string[] {
  const source = plain(markdown.replace(/^[#>-]+ /gm, ''));
  const known = JSON.stringify(rules.slides.map(({ intent }) => intent));
  const wrong: string[] = [];
  for (const { intent, completed_by } of outline.slides) {
    if (completed_by === undefined) {
      if (!known.includes(JSON.stringify(intent)) && !isHeadedByRules(intent, known)) wrong.push(`not by rules: ${JSON.stringify(intent)}`);
      continue;
    }
    const texts: string[] = [];
    const walk = (value: unknown, name: string): void => {
      if (['form', 'variant', 'kind', 'locale', 'completed_by', 'unit', 'written', 'text_place'].includes(name)) return;
      if (typeof value === 'string') texts.push(value);
      else if (value !== null && typeof value === 'object') for (const [key, one] of Object.entries(value)) walk(one, key);
    };
    walk(intent, '');
    for (const text of texts) {
      // Slides that share a headline are counted behind it.
      const parts = text
        .replace(/ \(\d+\/\d+\)$/, '')
        .split(' · ')
        .map((part) => plain(part));
      if (!known.includes(JSON.stringify(text)) && parts.some((part) => !source.includes(part))) wrong.push(`not said: ${text}`);
    }
    for (const [name, said] of pairsIn(intent))
      if (!pairs.some(([own, value]) => plain(own) === plain(name) && isSaid(said, value))) wrong.push(`no pair: ${name} | ${said}`);
  }
  if (outline.left_out.length !== rules.left_out.length) wrong.push(`left out: ${JSON.stringify(outline.left_out)}`);
  return wrong;
}

/** The same figure with the same unit; what bare figures count is told beside them. */
const isSaid = (drawn: string, value: string): boolean =>
  bare(drawn) === bare(value) ||
  bare(drawn)
    .split(' ')
    .filter((w) => !/^(complaints|beschäftigte)$/.test(w))
    .join(' ') === bare(value);

/** As rules make it under the heading alone. */
const isHeadedByRules = (intent: Json, known: string): boolean => known.includes(JSON.stringify(intent['data']));

describe.each(CASES.map((one, i) => [i === 0 ? 'English' : 'German', one] as const))('a document in %s', (_language, one) => {
  it('is a deck of the model where it answers well', async () => {
    const { proposer: told, outline } = await proposed(one, (good) => JSON.stringify(good));
    const rules = planDocument({ markdown: one.markdown }, { draws: trials.get(one.markdown) as DrawTrial });
    expect(outline.notices).toEqual([]);
    expect(told.slides).toBeGreaterThanOrEqual(4);
    expect(wrongIn(outline, rules, one)).toEqual([]);
    expect(outline.slides.flatMap(({ intent }) => pairsIn(intent)).length).toBeGreaterThanOrEqual(6);
  }, 60_000);
});

it(
  `shows nothing wrong for ${RUNS.length} mutated answers`,
  async () => {
    let taken = 0;
    let refused = 0;
    for (const run of RUNS) {
      const one = CASES[run % CASES.length] as Case;
      const dice = diceOf(run + 1);
      const rules = planDocument({ markdown: one.markdown }, { draws: trials.get(one.markdown) as DrawTrial });
      const { outline } = await proposed(one, (good, id) =>
        id === 'deck' && dice() < 0.7 ? JSON.stringify(good) : dice() < 0.8 ? mutated(dice, good) : JSON.stringify(good),
      );
      expect(wrongIn(outline, rules, one), `run ${run}`).toEqual([]);
      taken += outline.slides.filter(({ completed_by }) => completed_by !== undefined).length;
      refused += outline.notices.filter(({ code }) => code === 'proposal_not_taken').length;
    }
    // Not because nothing is ever taken.
    expect(taken).toBeGreaterThan(RUNS.length);
    expect(refused).toBeGreaterThan(RUNS.length);
    if (EACH === 1) console.info(`${RUNS.length} runs: ${taken} slides as the model proposed them, ${refused} proposals refused`);
  },
  6 * 3_600_000,
);
