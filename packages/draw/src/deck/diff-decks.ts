/** Compares two revisions of a deck, slide by slide: changed words, numbers, positions and formats. */
import type { DrawProblem, RequestKit } from '../intent/index.ts';
import { type DrawKit, drawSlide } from '../pipeline/index.ts';
import { inOfEmu, lookOfShape, placeOfShape, type Shape, type Theme, walk, wordsOfShape } from '../scene/index.ts';
import { type DeckRequest, type DeckSlide, readDeckRequest } from './read-deck.ts';
import { type ChangedFigure, changedLeaves } from './refresh-deck.ts';

export interface ShapeChange {
  readonly shape: string;
  readonly name: string;
  readonly change: 'text' | 'geometry' | 'look' | 'added' | 'removed';
  readonly from?: unknown;
  readonly to?: unknown;
}

export interface SlideDiff {
  /** Positions in the two revisions, from 1. Absent where a revision does not have the slide. */
  readonly from?: number;
  readonly to?: number;
  readonly title: string;
  readonly status: 'same' | 'changed' | 'moved' | 'added' | 'removed';
  /** Values of the slide's request. */
  readonly figures: readonly Omit<ChangedFigure, 'slide'>[];
  readonly shapes: readonly ShapeChange[];
}

export type DeckDiff =
  | { readonly ok: true; readonly slides: readonly SlideDiff[] }
  | { readonly ok: false; readonly which: 'from' | 'to'; readonly problem: DrawProblem };

export async function diffDecks(from: unknown, to: unknown, kit: DrawKit, reading: RequestKit = {}): Promise<DeckDiff> {
  const [a, b] = [readDeckRequest(from, reading), readDeckRequest(to, reading)];
  if (!a.ok) return { ok: false, which: 'from', problem: a.problem };
  if (!b.ok) return { ok: false, which: 'to', problem: b.problem };
  const pairs = pairsOf(a.deck, b.deck);
  const slides: SlideDiff[] = [];
  for (const [at, slide] of b.deck.slides.entries()) {
    const was = pairs[at] ?? null;
    const old = was === null ? undefined : a.deck.slides[was];
    if (was === null || old === undefined) slides.push({ to: at + 1, title: slide.title, status: 'added', figures: [], shapes: [] });
    else slides.push(await diffSlide(old, slide, was, at, kit));
  }
  for (const [at, slide] of a.deck.slides.entries())
    if (!pairs.includes(at)) slides.push({ from: at + 1, title: slide.title, status: 'removed', figures: [], shapes: [] });
  return { ok: true, slides };
}

/**
 * The earlier slide for each slide of the later deck: the one with the same text, else the one with the same title, else the one at the
 * same position.
 */
function pairsOf(a: DeckRequest, b: DeckRequest): readonly (number | null)[] {
  const free = new Set(a.slides.keys());
  const pairs: (number | null)[] = b.slides.map(() => null);
  const take = (fits: (old: DeckSlide, slide: DeckSlide, was: number, at: number) => boolean): void => {
    for (const [at, slide] of b.slides.entries()) {
      if (pairs[at] !== null) continue;
      const was = [...free].find((one) => fits(a.slides[one] as DeckSlide, slide, one, at));
      if (was === undefined) continue;
      pairs[at] = was;
      free.delete(was);
    }
  };
  take((old, slide) => old.text === slide.text);
  take((old, slide) => old.request.canonical.replace(/"page_number":\d+/, '') === slide.request.canonical.replace(/"page_number":\d+/, ''));
  take((old, slide) => slide.title !== '' && old.title === slide.title);
  take((_old, _slide, was, at) => a.slides.length === b.slides.length && was === at);
  return pairs;
}

async function diffSlide(old: DeckSlide, slide: DeckSlide, was: number, at: number, kit: DrawKit): Promise<SlideDiff> {
  const base = { from: was + 1, to: at + 1, title: slide.title };
  if (old.text === slide.text) return { ...base, status: was === at ? 'same' : 'moved', figures: [], shapes: [] };
  // The number of a slide follows from its position, which is told by itself.
  const figures = [...changedLeaves(JSON.parse(old.request.canonical), JSON.parse(slide.request.canonical))].filter(
    ({ path }) => path !== '/page_number',
  );
  const shapes = changedShapes(await shapesOf(old, kit), await shapesOf(slide, kit)).filter(
    ({ shape, change }) => shape !== 'page-number' || change !== 'text',
  );
  const isChanged = figures.length + shapes.length > 0;
  return { ...base, status: isChanged ? 'changed' : was === at ? 'same' : 'moved', figures, shapes };
}

interface Drawn {
  readonly theme: Theme;
  readonly shapes: ReadonlyMap<string, Shape>;
}

async function shapesOf({ request }: DeckSlide, kit: DrawKit): Promise<Drawn> {
  const { deck } = await drawSlide(request, kit);
  return {
    theme: deck.theme,
    shapes: new Map(deck.slides.flatMap((slide) => [...walk(slide.shapes)].map((one): [string, Shape] => [one.id, one]))),
  };
}

const boxIn = (shape: Shape) => {
  const { x, y, w, h } = placeOfShape(shape);
  const inches = (emu: typeof x): number => Math.round(inOfEmu(emu) * 1000) / 1000;
  return { x_in: inches(x), y_in: inches(y), w_in: inches(w), h_in: inches(h), ...(shape.rotation ? { rotation: shape.rotation } : {}) };
};

function changedShapes(a: Drawn, b: Drawn): readonly ShapeChange[] {
  const out: ShapeChange[] = [];
  for (const [id, now] of b.shapes) {
    const old = a.shapes.get(id);
    const base = { shape: id, name: now.name };
    if (old === undefined) {
      if (now.kind !== 'group') out.push({ ...base, change: 'added', to: wordsOfShape(now) || now.kind });
      continue;
    }
    const [before, after] = [wordsOfShape(old), wordsOfShape(now)];
    if (before !== after) out.push({ ...base, change: 'text', from: before, to: after });
    const [stood, stands] = [boxIn(old), boxIn(now)];
    if (JSON.stringify(stood) !== JSON.stringify(stands)) out.push({ ...base, change: 'geometry', from: stood, to: stands });
    const [looked, looks] = [lookOfShape(old, a.theme), lookOfShape(now, b.theme)];
    if (looked !== looks) out.push({ ...base, change: 'look', from: looked, to: looks });
  }
  for (const [id, old] of a.shapes)
    if (!b.shapes.has(id) && old.kind !== 'group')
      out.push({ shape: id, name: old.name, change: 'removed', from: wordsOfShape(old) || old.kind });
  return out;
}
