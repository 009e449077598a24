/** What is drawn in the bench: a waterfall of ten steps with three takeaways, thirty times with other numbers. */
import { readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck, Shape } from '@deckwright/draw/scene';
import { walk } from '@deckwright/draw/scene';
import { Typesetter } from '@deckwright/draw/typeset';
import { carriedFonts } from '@deckwright/fonts';
import { median } from './timing.ts';

const LABELS = ['Volume', 'Price', 'Mix', 'Raw materials', 'Energy', 'Labour', 'Logistics', 'Overheads'] as const;

/** A small generator of our own, so that every run draws the same slides (Park and Miller's constants). */
function dice(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The request as JSON text, the way it comes over the wire. */
export function intentText(n: number): string {
  const roll = dice(n + 1);
  const start = 120 + Math.round(roll() * 60);
  const deltas = LABELS.map((label) => ({ kind: 'delta', label, value: Math.round((roll() - 0.42) * 40) || 3 }));
  const end = deltas.reduce((sum, delta) => sum + delta.value, start);
  return JSON.stringify({
    form: 'waterfall_bridge',
    variant: 'standard_driver_bridge',
    headline: `Pricing and cost discipline move EBITDA from ${start}m to ${end}m in scenario ${n + 1}`,
    context: `EBITDA bridge 2025 to 2026, EUR million, business unit ${n + 1}`,
    data: {
      unit: 'm',
      steps: [{ kind: 'start', label: 'EBITDA 2025', value: start }, ...deltas, { kind: 'total', label: 'EBITDA 2026', value: end }],
      takeaways: [
        `Price contributed ${deltas[1]?.value}m after the January list held in all five regions`,
        `Raw materials and energy moved the bridge by ${(deltas[3]?.value ?? 0) + (deltas[4]?.value ?? 0)}m; most of the exposure is hedged`,
        `Overheads changed by ${deltas[7]?.value}m and a further 12m is in the pipeline for next year`,
      ],
    },
    source_note: 'Management accounts, group controlling',
  });
}

const kit = createDrawKit(carriedFonts());

/** Text of a request to a finished deck of one slide: parsing, validation, measuring and layout included. */
export async function draw(text: string): Promise<Deck> {
  const parsed = readJson(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  const read = readSlideRequest(parsed.value);
  if (!read.ok) throw new Error(read.problem.detail);
  return (await drawSlide(read.request, kit)).deck;
}

/** Many slides as one deck. */
export async function drawDeck(texts: readonly string[]): Promise<Deck> {
  const decks: Deck[] = [];
  for (const text of texts) decks.push(await draw(text));
  const [first] = decks;
  if (first === undefined) throw new Error('A deck needs a slide.');
  return { ...first, slides: decks.flatMap((deck) => deck.slides), media: new Map(decks.flatMap((deck) => [...deck.media])) };
}

/** Shapes that show something, groups opened. */
export const leaves = (shapes: readonly Shape[]): Shape[] => [...walk(shapes)].filter((shape) => shape.kind !== 'group');

/** Time that one slide spends inside the typesetter, median of many; only the outermost call counts. */
export async function measuringMs(text: string): Promise<number> {
  const methods = ['widthIn', 'fit', 'set', 'missing'] as const;
  const originals = methods.map((name) => [name, Object.getOwnPropertyDescriptor(Typesetter.prototype, name)] as const);
  let depth = 0;
  let spent = 0;
  for (const [name, descriptor] of originals) {
    const original: unknown = descriptor?.value;
    if (typeof original !== 'function') throw new Error(`The typesetter has no ${name}.`);
    Object.defineProperty(Typesetter.prototype, name, {
      ...descriptor,
      value(...args: unknown[]) {
        const started = performance.now();
        depth++;
        try {
          return Reflect.apply(original, this, args);
        } finally {
          if (--depth === 0) spent += performance.now() - started;
        }
      },
    });
  }
  const times: number[] = [];
  try {
    for (let i = 0; i < 120; i++) {
      spent = 0;
      await draw(text);
      if (i >= 60) times.push(spent);
    }
  } finally {
    for (const [name, descriptor] of originals) if (descriptor) Object.defineProperty(Typesetter.prototype, name, descriptor);
  }
  return median(times);
}
