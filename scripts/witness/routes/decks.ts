/** Decks: compiled, taken back by sync and drawn again, edited, merged with others, repaired. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { briefReader } from '@deckwright/brief';
import { compileDeck, drawAll, readDeckRequest, type SlideOutcome, trySlide } from '@deckwright/draw/deck';
import type { Deck } from '@deckwright/draw/scene';
import { themes } from '@deckwright/draw/themes';
import { galleryItems } from '@deckwright/gallery';
import { work as sync } from '@deckwright/review/compare/sync.work';
import { repairTwice } from '@deckwright/testkit/repair-twice';
import { shared } from '@deckwright/testkit/schemas';
import { combineDecks } from '@deckwright/write/assemble';
import { drawKit, filesOf } from '../drawing.ts';
import type { Order, Route } from '../route.ts';

const SLIDES = 8;

/** Bodies of POST /v1/render/deck: the catalogue in pieces, one theme a piece. */
function bodies(): readonly { readonly name: string; readonly body: Record<string, unknown> }[] {
  const all = galleryItems();
  const pieces = Array.from({ length: Math.ceil(all.length / SLIDES) }, (_, i) => all.slice(i * SLIDES, (i + 1) * SLIDES));
  return pieces.map((piece, i) => {
    const theme_id = themes[i % themes.length]?.id;
    const slides = piece.map(({ request }) => request);
    return { name: `deck-${i + 1}`, body: { title: `Deck ${i + 1}`, theme_id, slides } };
  });
}

async function compiled(body: unknown): Promise<Deck | undefined> {
  const read = readDeckRequest(body, { briefs: briefReader });
  if (!read.ok) return undefined;
  const outcomes: SlideOutcome[] = [];
  for (const { request } of read.deck.slides) outcomes.push((await trySlide(request, drawKit)).outcome);
  return (await compileDeck(body as object, read.deck, outcomes, drawAll(drawKit))).deck;
}

export const decks: Route = {
  name: 'decks',
  orders: () => bodies().map(({ name, body }): Order => ({ name, make: async () => filesOf(await compiled(body)) })),
};

export const synced: Route = {
  name: 'sync',
  orders: () =>
    bodies().map(
      ({ name, body }): Order => ({
        name,
        make: async () => {
          const first = await filesOf(await compiled(body));
          if (first?.pptx === undefined) return undefined;
          const { answer } = await sync({ deck: body }, [first.pptx]);
          return answer.ok ? filesOf(await compiled(answer.body)) : undefined;
        },
      }),
    ),
};

export const edited: Route = {
  name: 'edits',
  orders: () =>
    bodies().map(
      ({ name, body }): Order => ({
        name,
        make: async () => {
          const slides = (body['slides'] as object[]).toReversed().slice(1);
          return filesOf(await compiled({ ...body, theme_id: themes.at(-1)?.id, slides: [...slides, ...slides.slice(0, 1)] }));
        },
      }),
    ),
};

const corpus = (): readonly string[] => {
  const folder = join(shared, 'corpus/pptx');
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
};

/** A file that is not read is refused in words by the product: the tests of the reader see to that. */
async function made<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

export const merged: Route = {
  name: 'merge',
  orders: () => {
    const own = bodies();
    const foreign = corpus();
    return [
      ...own.slice(1).map(
        ({ name, body }, i): Order => ({
          name: `${own[i]?.name}-${name}`,
          make: async () => {
            const parts = [await filesOf(await compiled(own[i]?.body)), await filesOf(await compiled(body))];
            const files = parts.flatMap((part) => part?.pptx ?? []);
            return files.length < 2 ? undefined : { pptx: (await combineDecks(files)).pptx };
          },
        }),
      ),
      ...foreign.slice(1).map(
        (path, i): Order => ({
          name: `foreign-${i + 1}`,
          make: () =>
            made(async () => {
              const sources = [foreign[i] ?? '', path].map((one) => new Uint8Array(readFileSync(one)));
              return { pptx: (await combineDecks(sources)).pptx, sources };
            }),
        }),
      ),
    ];
  },
};

export const repaired: Route = {
  name: 'repair',
  orders: () =>
    corpus().map(
      (path, i): Order => ({
        name: `foreign-${i + 1}`,
        make: () =>
          made(async () => {
            const file = new Uint8Array(readFileSync(path));
            const { repaired: pptx, plan } = await repairTwice(file);
            return plan.actions.length === 0 ? undefined : { pptx, sources: [file] };
          }),
      }),
    ),
};
