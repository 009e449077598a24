/** Edits of a request: of one slide, and of a deck with its order. The result is read and drawn like any other request. */
import { type DrawProblem, type RequestKit, readSlideRequest } from '../intent/index.ts';
import { Growth, TooMuchGrown } from './patch-growth.ts';
import { applyOperations, mergePatch, type Operation, PatchMismatch } from './patch-json.ts';
import { type ReadDeck, readDeckRequest } from './read-deck.ts';

export interface SlideEdit {
  /** RFC 6902. */
  readonly edits?: readonly Operation[] | undefined;
  /** RFC 7396. */
  readonly intent?: Readonly<Record<string, unknown>> | undefined;
  readonly theme_id?: string | undefined;
  /** Controls sent beside the edit. They are set on the result, where they have their effect or their warning. */
  readonly controls?: Readonly<Record<string, unknown>> | undefined;
}

export interface DeckEdit {
  readonly controls?: Readonly<Record<string, unknown>> | undefined;
  /** Positions are those before the edit, from 1. */
  readonly slides?: readonly (Omit<SlideEdit, 'theme_id'> & { readonly position: number })[] | undefined;
  /** All slides that remain, in their new order. */
  readonly order?: readonly number[] | undefined;
  readonly remove?: readonly number[] | undefined;
  readonly theme_id?: string | undefined;
  readonly name?: string | undefined;
  readonly title?: string | undefined;
}

type Body = Readonly<Record<string, unknown>>;
/** `limit` is set when the result would exceed it. */
interface Refused {
  readonly ok: false;
  readonly problem: DrawProblem;
  readonly limit?: number;
}
export type Edited = { readonly ok: true; readonly body: Body } | Refused;
export type EditedDeck =
  /** `from` gives the earlier position of each slide, from 0. */
  { readonly ok: true; readonly body: Body; readonly from: readonly number[] } | Refused;

const isObject = (value: unknown): value is Body => value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * The slide's request after the edit. `growth` counts for the larger edit that this one belongs to.
 */
export function editSlide(body: unknown, edit: SlideEdit, kit: RequestKit = {}, growth?: Growth): Edited {
  if (!isObject(body)) return fail('', 'The slide has no request to edit.');
  const base = typedOf(body, edit, kit);
  try {
    const edited = changed(base, edit, growth ?? new Growth([base, ...broughtBy(edit)]));
    if (!isObject(edited)) return fail('', 'A slide is an object; the edit makes something else of it.');
    return { ok: true, body: { ...edited, ...edit.controls, ...(edit.theme_id === undefined ? {} : { theme_id: edit.theme_id }) } };
  } catch (error) {
    return mismatch(error, '');
  }
}

function changed(base: Body, { edits, intent }: SlideEdit, growth: Growth): unknown {
  const patched = edits === undefined ? base : applyOperations(base, edits, growth);
  if (intent === undefined) return patched;
  const merged = mergePatch(patched, intent);
  growth.check(merged);
  return merged;
}

/** The values that an edit brings. */
const broughtBy = ({ edits, intent }: SlideEdit): readonly unknown[] => [...(edits ?? []).map(({ value }) => value), intent];

/** A brief is edited as the typed slide that it was read as, unless the edit changes the brief itself. */
function typedOf(body: Body, { edits, intent }: SlideEdit, kit: RequestKit): Body {
  const { brief, ...rest } = body;
  if (typeof brief !== 'string' || brief === '' || 'brief' in (intent ?? {}) || edits?.some(({ path }) => path.startsWith('/brief')))
    return body;
  const read = readSlideRequest(body, kit);
  const routed: unknown = read.ok ? read.request.routing?.intent : undefined;
  return isObject(routed) ? { ...rest, ...routed } : body;
}

/** The deck's request after the edit. */
export function editDeck(body: unknown, edit: DeckEdit, kit: RequestKit = {}): EditedDeck {
  const sent: unknown = isObject(body) ? body['slides'] : undefined;
  if (!isObject(body) || !Array.isArray(sent)) return fail('', 'The deck has no request to edit.');
  const slides: unknown[] = [...sent];
  const inRange = (position: number) => position >= 1 && position <= sent.length;
  const growth = new Growth([body, ...(edit.slides ?? []).flatMap(broughtBy)]);
  let placed: ReadDeck | undefined;
  for (const [i, one] of (edit.slides ?? []).entries()) {
    if (!inRange(one.position)) return fail(`/slides/${i}/position`, `The deck has slides 1 to ${sent.length}.`);
    const at = one.position - 1;
    const edited = editSlide(slides[at], one, kit, growth);
    // A patch may point at what the deck filled in, such as the topics of an agenda, although it was not in the request.
    if (edited.ok) slides[at] = edited.body;
    else {
      if (edited.limit !== undefined) return within(edited, `/slides/${i}`);
      placed ??= readDeckRequest(body, kit);
      const again = editSlide(slideOf(placed, at), one, kit, growth);
      if (!again.ok) return within(edited, `/slides/${i}`);
      slides[at] = withoutPlace(again.body);
    }
    try {
      growth.check({ ...body, slides });
    } catch (error) {
      return within(mismatch(error, ''), `/slides/${i}`);
    }
  }
  const gone = new Set(edit.remove ?? []);
  const strange = [...gone].find((position) => !inRange(position));
  if (strange !== undefined) return fail('/remove', `There is no slide ${strange}; the deck has slides 1 to ${sent.length}.`);
  const left = sent.map((_, at) => at + 1).filter((position) => !gone.has(position));
  if (left.length === 0) return fail('/remove', 'A deck keeps at least one slide.');
  const order = edit.order ?? left;
  if (order.length !== left.length || new Set(order).size !== order.length || !order.every((position) => left.includes(position)))
    return fail('/order', `Name each slide that stays once: ${left.join(', ')}.`);
  const out: Record<string, unknown> = { ...body, ...edit.controls, slides: order.map((position) => slides[position - 1]) };
  for (const name of ['theme_id', 'name', 'title'] as const) if (edit[name] !== undefined) out[name] = edit[name];
  return { ok: true, body: out, from: order.map((position) => position - 1) };
}

const slideOf = (read: ReadDeck, at: number): unknown => (read.ok ? JSON.parse(read.deck.slides[at]?.text ?? 'null') : undefined);

/** Removes the members that the deck sets anew on every slide. */
function withoutPlace({ theme_id: _theme, page_number: _number, ...rest }: Body): Body {
  return rest;
}

const REMEDY = 'Send JSON Patch operations in `edits`, or the members that change in `intent`.';
const LIMIT_REMEDY = 'Make the edit smaller, or render what it should become as a slide of its own.';
/** Keyed by the last name of the pointer. */
const REMEDIES: Readonly<Record<string, string>> = {
  position: 'Positions are those before the edit, from 1; GET /v1/jobs/{deck_id} lists the slides.',
  order: 'Send the positions of all slides that stay, each once, in their new order.',
  remove: 'Positions are those before the edit, from 1; DELETE /v1/jobs/{deck_id} removes a whole deck.',
};

function fail(pointer: string, detail: string, limit?: number): Refused {
  return {
    ok: false,
    ...(limit === undefined ? {} : { limit }),
    problem: {
      code: 'intent_invalid_shape',
      status: 422,
      title: limit === undefined ? 'The edit does not fit what was rendered' : 'The edit makes more of the slide than it may hold',
      detail: pointer === '' ? detail : `${pointer}: ${detail}`,
      remedy: limit === undefined ? (REMEDIES[pointer.replace(/^.*\//, '')] ?? REMEDY) : LIMIT_REMEDY,
      errors: [
        {
          pointer,
          loc: pointer === '' ? [] : pointer.slice(1).split('/'),
          code: limit === undefined ? 'invalid_value' : 'too_big',
          msg: detail,
          type: limit === undefined ? 'invalid_value' : 'too_big',
          ...(limit === undefined ? {} : { limit }),
        },
      ],
      members: { ...(limit === undefined ? {} : { limit }), cost_charged: 0 },
    },
  };
}

function mismatch(error: unknown, base: string): Refused {
  if (error instanceof TooMuchGrown) return fail(base, `${capital(error.message)}.`, error.limit);
  if (!(error instanceof PatchMismatch)) throw error;
  return fail(`${base}/edits/${error.at}`, `${pointerShown(error.pointer)}: ${error.message}.`, error.limit);
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const pointerShown = (pointer: string): string =>
  pointer === '' ? 'The whole' : pointer.length > 200 ? `${pointer.slice(0, 200)}…` : pointer;

const within = ({ problem, ...rest }: Refused, base: string): Refused => ({
  ...rest,
  problem: {
    ...problem,
    detail: `${base}${problem.detail.startsWith('/') ? '' : ': '}${problem.detail}`,
    errors: (problem.errors ?? []).map((one) => ({ ...one, pointer: base + one.pointer, loc: [...base.slice(1).split('/'), ...one.loc] })),
  },
});
