/** Drawing for the routes: a request body to files, as the service does it. */

import { briefReader } from '@deckwright/brief';
import { DrawRefusal, readSlideRequest, type SlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import type { Brand } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { examplePicture } from '../templates/example-picture.ts';
import type { Specimen } from './route.ts';

const fonts = carriedFonts();
export const drawKit = createDrawKit(fonts, { pictures: () => examplePicture });
const writeKit = createWriteKit(fonts);

/** Undefined where it is refused. */
export async function drawnOf(body: unknown, brand?: Brand): Promise<Deck | undefined> {
  const read = readSlideRequest(body, { brands: () => brand, briefs: briefReader });
  return read.ok ? drawn(read.request) : undefined;
}

async function drawn(request: SlideRequest): Promise<Deck | undefined> {
  try {
    return (await drawSlide(request, drawKit)).deck;
  } catch (error) {
    if (error instanceof DrawRefusal) return undefined;
    throw error;
  }
}

export async function filesOf(deck: Deck | undefined): Promise<Specimen | undefined> {
  return deck && writeFiles(deck, ['pptx', 'pdf'], writeKit);
}
