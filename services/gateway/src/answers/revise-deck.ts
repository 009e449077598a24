/** Replaces the request of a deck. Slides with the same text stay as they are. */
import { notRecompilable, refuse } from '@deckwright/platform/errors';
import type { Reply } from '@deckwright/platform/http';
import type { JobRecord } from '@deckwright/platform/jobs';
import type { JobCall } from './accept-job.ts';
import { acceptRevision, checkDrawable, requestOfText } from './accept-revision.ts';
import { refuseEdited } from './drawing-refusal.ts';
import { picturedCall, picturesOf } from './pictured-call.ts';
import { type Pinned, pinBrands } from './pin-brands.ts';
import { renderAnswer } from './render-answer.ts';

export interface DeckChange {
  readonly job: JobRecord;
  /** The new request, its keys in the order that counts. */
  readonly text: string;
  /** Where each slide of the new request stood before, from 0; without it, slides go on where one with the same text or place was. */
  readonly from?: readonly (number | null)[] | 'as before';
  readonly respond_async: boolean;
  readonly answer?: (job: JobRecord) => Record<string, unknown>;
  /** Facts that are known before anything is drawn, sent with 202. */
  readonly found?: Readonly<Record<string, unknown>>;
}

export async function reviseDeck(
  call: JobCall,
  { job, text: wanted, from: given, respond_async, answer, found }: DeckChange,
): Promise<Reply> {
  const { drawing, jobs } = call.kit;
  const before = await jobs.slides(job.job_id);
  const body = requestOfText(wanted);
  const from = given === 'as before' ? slidesIn(body).map((_, i) => i) : given;
  if (from?.some((at) => at !== null && before[at] === undefined))
    throw refuse(notRecompilable, {
      detail: 'Slides of the deck have been deleted.',
      extra: { job_status: job.status, revision: job.revision, cost_charged: 0 },
    });
  const readOf = async (one: Pinned) => {
    const deck = await call.timing.measure('read', () => drawing.readDeck(one.json, one.text, one.brands));
    if (!deck.ok) throw refuseEdited(deck.problem);
    return deck;
  };
  const pinned = { ...call, ...(await pinBrands(call, body, wanted)) };
  const pictured = await picturedCall(pinned, async () => void (await readOf(pinned)));
  const deck = await readOf(pictured);
  const { text, brands } = pictured;
  const places =
    from ??
    likeliest(
      before.map((slide) => slide.request_text),
      deck.slides.map((slide) => slide.request_text),
    );
  const slides = deck.slides.map((slide, i) => {
    const at = places[i] ?? null;
    const old = at === null ? undefined : before[at];
    return { name: slide.name, request_text: slide.request_text, input_hash: slide.input_hash, job_id: old?.job_id ?? null, old };
  });
  await checkDrawable(
    call,
    slides.flatMap(({ old, request_text }) => (old?.request_text === request_text ? [] : [request_text])),
    brands,
  );
  return acceptRevision(call, {
    job,
    respond_async,
    answer: (ended) => ({ ...(answer ?? renderAnswer)(ended), ...picturesOf(pictured.made) }),
    ...(found === undefined ? {} : { found }),
    revision: {
      job_id: job.job_id,
      name: deck.name,
      request_text: text,
      input_hash: deck.input_hash,
      slides: slides.map(({ old: _old, ...slide }) => slide),
    },
  });
}

const slidesIn = (body: unknown): readonly unknown[] => {
  const slides: unknown = body !== null && typeof body === 'object' ? Reflect.get(body, 'slides') : undefined;
  return Array.isArray(slides) ? slides : [];
};

/** For each new text, the position of the old slide that it continues: first slides with the same text, then the others in order. */
function likeliest(old: readonly string[], texts: readonly string[]): readonly (number | null)[] {
  const free = new Set(old.keys());
  const same = texts.map((text) => {
    const at = [...free].find((place) => old[place] === text) ?? null;
    if (at !== null) free.delete(at);
    return at;
  });
  return same.map((at) => {
    if (at !== null) return at;
    const [next = null] = free;
    if (next !== null) free.delete(next);
    return next;
  });
}
