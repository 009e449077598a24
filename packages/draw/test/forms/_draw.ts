/** Requests to drawn slides, for the tests of forms. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { type Shape, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { findForm } from '../../src/catalog/index.ts';

const kit = createDrawKit(carriedFonts());

export async function drawForm(body: unknown): Promise<DrawnSlide> {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return drawSlide(read.request, kit);
}

export const shapesOf = (drawn: DrawnSlide): Shape[] => [...walk(drawn.deck.slides[0]?.shapes ?? [])];
export const byRole = (drawn: DrawnSlide, role: Shape['role']): Shape[] => shapesOf(drawn).filter((s) => s.role === role);

/** Requests of the examples of a form, by variant. */
export const examplesOf = (form: string): [string, object][] =>
  (findForm(form)?.variants ?? []).map((v) => [v.name, { form, variant: v.name, ...v.example }]);

/** The slides that a refusal for too much content suggests. */
export async function suggestedSplit(body: unknown): Promise<readonly unknown[]> {
  try {
    await drawForm(body);
  } catch (error) {
    const { problem } = error as { problem?: { code: string; members?: { suggested_split?: unknown[] } } };
    if (problem?.code === 'capacity_exceeded') return problem.members?.suggested_split ?? [];
    throw error;
  }
  return [];
}
