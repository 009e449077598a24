/** Takes back a deck that a person edited. Typed values become data, and all other changes are laid over the drawing. */
import type { DrawProblem, RequestKit } from '../intent/index.ts';
import type { DrawKit } from '../pipeline/index.ts';
import { drawSlide } from '../pipeline/index.ts';
import { type Deck, plainText, plainWords, type Shape, walk, wordsOfShape } from '../scene/index.ts';
import { editSlide } from './edit.ts';
import { mergeHandEdits, type NewEdit, type NewEdits } from './merge-hand-edits.ts';
import { type DeckRequest, readDeckRequest } from './read-deck.ts';
import { cellValue, type ValueEdit, valuesOf } from './words-to-values.ts';

type Body = Readonly<Record<string, unknown>>;

/** What was found on one slide of the file. */
export interface SentSlide extends NewEdits {
  /** Index of the slide of the deck that it is, from 0; null for a new one, whose `body` is complete. */
  readonly at: number | null;
  /** A copy of the slide at `at`. */
  readonly copy?: boolean;
  readonly body?: Body;
  /** The slide as the file was written. */
  readonly base?: { readonly deck: Deck; readonly request: Body; readonly notes: string };
  readonly notes?: string;
  readonly found: readonly FoundLine[];
}

export interface FoundLine {
  readonly change: string;
  readonly shape?: string;
  readonly name: string;
  readonly from?: string;
  readonly to?: string;
  readonly kept: boolean;
  /** What the edit became: a value of the intent, or a layer over the drawing. */
  readonly as?: 'intent' | 'overlay' | 'deck';
  /** Pointer of the value into the slide's request. */
  readonly path?: string;
}

export interface SyncConflict {
  readonly slide: number;
  readonly shape?: string;
  readonly name: string;
  readonly what: string;
  readonly was: string;
  readonly hand: string;
  readonly data: string;
  readonly won: 'hand' | 'data';
  readonly message: string;
}

export interface SyncedDeck {
  readonly ok: true;
  readonly body: Body;
  /** The earlier position of each slide in the deck, from 0; null for new ones. */
  readonly from: readonly (number | null)[];
  readonly slides: readonly { readonly slide: number; readonly was: number | null; readonly found: readonly FoundLine[] }[];
  readonly conflicts: readonly SyncConflict[];
}

export type Synced = SyncedDeck | { readonly ok: false; readonly problem: DrawProblem };

export interface SyncKit {
  readonly draw: DrawKit;
  readonly reading: RequestKit;
}

/**
 * @param deck the deck's present request
 * @param sent slides of the file in their order
 * @param gone slides of the deck that the file had and no longer has, from 0
 */
export async function syncDeck(deck: Body, sent: readonly SentSlide[], gone: ReadonlySet<number>, kit: SyncKit): Promise<Synced> {
  const raw: readonly unknown[] = Array.isArray(deck['slides']) ? deck['slides'] : [];
  const conflicts: SyncConflict[] = [];
  const slides: { body: unknown; at: number | null; found: readonly FoundLine[] }[] = [];
  for (const [i, slide] of sent.entries()) {
    const own = slide.at === null ? slide.body : raw[slide.at];
    if (slide.at === null || slide.base === undefined) {
      slides.push({ body: own, at: slide.copy === true ? null : slide.at, found: slide.found });
      continue;
    }
    const taken = await takeSlide(deck, slide.at, own as Body, slide, kit);
    conflicts.push(...taken.conflicts.map((one) => ({ slide: i + 1, ...one })));
    slides.push({ body: taken.body, at: slide.copy === true ? null : slide.at, found: taken.found });
  }
  // Slides that were added to the deck after the file was written stay after the slide that they followed.
  const shown = new Set(sent.map(({ at }) => at));
  for (const at of raw.keys()) {
    if (shown.has(at) || gone.has(at)) continue;
    const behind = slides.findLastIndex((slide) => slide.at !== null && slide.at < at);
    slides.splice(behind + 1, 0, { body: raw[at], at, found: [] });
  }
  for (const [i, { found }] of slides.entries())
    for (const one of found)
      if (!one.kept)
        conflicts.push({
          slide: i + 1,
          ...(one.shape === undefined ? {} : { shape: one.shape }),
          name: one.name,
          what: one.change,
          was: one.from ?? '',
          hand: one.to ?? '',
          data: '',
          won: 'data',
          message: `“${one.name}”: ${one.to ?? one.change} cannot be carried on.`,
        });
  const body: Body = { ...deck, slides: slides.map((slide) => slide.body) };
  const read = readDeckRequest(body, kit.reading);
  if (!read.ok) return read;
  return {
    ok: true,
    body,
    from: slides.map(({ at }) => at),
    slides: slides.map(({ at, found }, i) => ({ slide: i + 1, was: at === null ? null : at + 1, found })),
    conflicts,
  };
}

interface Taken {
  readonly body: Body;
  readonly found: readonly FoundLine[];
  readonly conflicts: readonly Omit<SyncConflict, 'slide'>[];
}

/** A proposed change of a value, with the words that the slide must show afterwards. */
interface Wish {
  readonly shape: string;
  readonly words: string;
  readonly cell?: { readonly row: number; readonly column: number };
  readonly values: readonly ValueEdit[];
}

async function takeSlide(deck: Body, at: number, own: Body, sent: SentSlide, kit: SyncKit): Promise<Taken> {
  const conflicts: Omit<SyncConflict, 'slide'>[] = [];
  const base = sent.base as NonNullable<SentSlide['base']>;
  const shapes = shapesOf(base.deck);
  const valueAt = (path: string): unknown => find(base.request, path);
  const wishes = wishesOf(sent.edits, shapes, valueAt, own);
  const place = placed(deck, at, own, kit);
  const origin = place?.slides[at]?.request.origin;
  let body = own;
  let stands: readonly Wish[] = [];
  for (let left = wishes; left.length > 0; ) {
    const tried = edited(own, left, origin, kit);
    const drawn = tried === undefined ? undefined : await wordsAfter(deck, at, tried, kit);
    const good = drawn === undefined ? [] : left.filter((wish) => drawn(wish) === wish.words);
    if (tried !== undefined && good.length === left.length) {
      body = tried;
      stands = left;
      break;
    }
    // The slide cannot be drawn with all changes. Each is tried alone, and only those that succeed are kept;
    // when each succeeds alone, none is kept.
    if (drawn === undefined && left.length > 1) {
      const alone: Wish[] = [];
      for (const wish of left) {
        const one = edited(own, [wish], origin, kit);
        const after = one === undefined ? undefined : await wordsAfter(deck, at, one, kit);
        if (after?.(wish) === wish.words) alone.push(wish);
      }
      left = alone.length < left.length ? alone : [];
      continue;
    }
    left = good;
  }
  const now = placed(deck, at, own, kit)?.slides[at];
  const current: unknown = now === undefined ? undefined : JSON.parse(now.request.canonical);
  for (const wish of stands)
    for (const { path, from, to } of wish.values) {
      const held = find(current, path);
      if (JSON.stringify(held) !== JSON.stringify(from) && JSON.stringify(held) !== JSON.stringify(to))
        conflicts.push({
          shape: wish.shape,
          name: shapes.get(wish.shape)?.name ?? wish.shape,
          what: 'text',
          was: String(from),
          hand: String(to),
          data: String(held),
          won: 'hand',
          message: `${path} was ${String(from)} when the file was made, is ${String(held)} in the deck, and was typed as ${String(to)}.`,
        });
    }
  const edits = sent.edits.flatMap((edit) => without(edit, stands));
  const values = stands.flatMap((wish) => wish.values.map(({ path, from, to }) => ({ path, was: from, hand: to })));
  let merged = mergeHandEdits(body, { ...sent, edits, values });
  if (sent.notes !== undefined) {
    const before = typeof own['notes'] === 'string' ? own['notes'] : '';
    if (plainWords(before) !== plainWords(base.notes) && plainWords(before) !== plainWords(sent.notes))
      conflicts.push({
        name: 'notes',
        what: 'text',
        was: base.notes,
        hand: sent.notes,
        data: before,
        won: 'hand',
        message: 'The notes were changed in the deck and by hand; those by hand stand.',
      });
    merged = { ...merged, notes: sent.notes };
  }
  return { body: merged, found: sent.found.map((one) => placedLine(one, stands)), conflicts };
}

function wishesOf(
  edits: readonly NewEdit[],
  shapes: ReadonlyMap<string, Shape>,
  valueAt: (path: string) => unknown,
  own: Body,
): readonly Wish[] {
  const hand: unknown = own['hand_edits'];
  const list: unknown = hand !== null && typeof hand === 'object' ? Reflect.get(hand, 'shapes') : [];
  const over = new Set(
    (Array.isArray(list) ? list : []).flatMap((one: Body) => (one['paragraphs'] === undefined ? [] : [String(one['shape'])])),
  );
  return edits.flatMap((edit): Wish[] => {
    const shape = shapes.get(edit.shape);
    if (shape === undefined || over.has(edit.shape)) return [];
    if (shape.kind === 'table')
      return (edit.cells ?? []).flatMap(({ row, column, text }): Wish[] => {
        const cell = shape.cells[row]?.[column];
        const value = cell === undefined ? undefined : cellValue(cell.text, text, valueAt);
        return value === undefined ? [] : [{ shape: edit.shape, words: text, cell: { row, column }, values: [value] }];
      });
    const typed = wordsIn(edit);
    // Words with a format of their own cannot become a value.
    if (typed === undefined) return [];
    const values = valuesOf(shape, typed, valueAt);
    return values === undefined ? [] : [{ shape: edit.shape, words: typed, values }];
  });
}

/** The words of an edit when no run has a format of its own. */
function wordsIn(edit: NewEdit): string | undefined {
  const paragraphs: unknown = Reflect.get(edit, 'paragraphs');
  if (!Array.isArray(paragraphs)) return undefined;
  const lines = paragraphs.map((p: { readonly runs?: readonly Body[]; readonly align?: unknown }) =>
    p.align === undefined && (p.runs ?? []).every((run) => Object.keys(run).length === 1)
      ? (p.runs ?? []).map((run) => String(run['text'])).join('')
      : undefined,
  );
  return lines.some((line) => line === undefined) ? undefined : plainWords(lines.join('\n'));
}

/** The hand edit without the parts that became values. */
function without(edit: NewEdit, stands: readonly Wish[]): NewEdit[] {
  const mine = stands.filter(({ shape }) => shape === edit.shape);
  if (mine.length === 0) return [edit];
  const { cells, ...rest } = edit;
  const left = (cells ?? []).filter(({ row, column }) => !mine.some(({ cell }) => cell?.row === row && cell.column === column));
  const out: Record<string, unknown> = { ...rest, ...(left.length === 0 ? {} : { cells: left }) };
  const [first] = mine;
  if (mine.some(({ cell }) => cell === undefined)) {
    delete out['paragraphs'];
    out['was'] = { ...edit.was, text: first?.words ?? '' };
  }
  return Object.keys(out).some((name) => !['shape', 'name', 'was'].includes(name)) ? [out as unknown as NewEdit] : [];
}

function placedLine(one: FoundLine, stands: readonly Wish[]): FoundLine {
  if (!one.kept) return one;
  if (one.name === 'notes') return { ...one, as: 'intent', path: '/notes' };
  const wish = one.change === 'retyped' ? stands.find(({ shape, words }) => shape === one.shape && words === one.to) : undefined;
  const path = wish?.values[0]?.path;
  return path === undefined ? { ...one, as: one.as ?? 'overlay' } : { ...one, as: 'intent', path };
}

const shapesOf = ({ slides }: Deck): ReadonlyMap<string, Shape> =>
  new Map(slides.flatMap((slide) => [...walk(slide.shapes)].map((shape): [string, Shape] => [shape.id, shape])));

function edited(own: Body, wishes: readonly Wish[], origin: ((path: string) => string) | undefined, kit: SyncKit): Body | undefined {
  const edits = wishes.flatMap(({ values }) =>
    values.map(({ path, to }) => ({ op: 'replace' as const, path: origin === undefined ? path : origin(path), value: to })),
  );
  const done = editSlide(own, { edits }, kit.reading);
  return done.ok ? done.body : undefined;
}

const placed = (deck: Body, at: number, own: Body, kit: SyncKit): DeckRequest | undefined => {
  const slides: readonly unknown[] = Array.isArray(deck['slides']) ? deck['slides'] : [];
  const read = readDeckRequest({ ...deck, slides: slides.map((slide, i) => (i === at ? own : slide)) }, kit.reading);
  return read.ok ? read.deck : undefined;
};

/** The texts of the slide by shape, drawn from this body. Undefined when the slide cannot be drawn. */
async function wordsAfter(deck: Body, at: number, own: Body, kit: SyncKit): Promise<((wish: Wish) => string | undefined) | undefined> {
  const request = placed(deck, at, own, kit)?.slides[at]?.request;
  if (request === undefined) return undefined;
  try {
    const drawn = await drawSlide(request, kit.draw);
    if (drawn.report.status !== 'complete') return undefined;
    const shapes = shapesOf(drawn.deck);
    return ({ shape: id, cell }) => {
      const shape = shapes.get(id);
      if (shape === undefined) return undefined;
      if (cell === undefined || shape.kind !== 'table') return wordsOfShape(shape);
      const text = shape.cells[cell.row]?.[cell.column]?.text;
      return text === undefined ? undefined : plainWords(plainText(text));
    };
  } catch {
    // Refused: the content no longer fits its form.
    return undefined;
  }
}

function find(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (at, step) => (at !== null && typeof at === 'object' && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined),
      value,
    );
}
