/** For content that one slide does not hold: slides that were drawn and hold it together, or why there are none. */
import { onTheWire, request as routeStep, type SpokenWay, wayOut } from '@deckwright/core/ways-out';
import { readSlideRequest, type SlideRequest } from '../intent/index.ts';
import type { DrawProblem } from '../layout/index.ts';

/** Slides that are suggested, at most, because a deck takes no more. */
const MAX_SUGGESTED = 30;
/** Characters of a suggestion: what a form does not part stands in each of its slides. */
const MAX_CHARACTERS = 200_000;
/** Slides that are drawn for one suggestion, at most, over all sizes that are tried. */
const MAX_TRIED = 60;

type Body = Readonly<Record<string, unknown>>;

interface Search {
  readonly slides: readonly Body[];
  /** Every size that the deck has room for was tried, and none fits. */
  readonly tooMany: boolean;
}

/**
 * The refusal with `suggested_split`: the slides of a deck in `theme_id`, each of which `fits` has drawn; empty where no such slides were
 * found, and the remedy says so. The shape of the content is never changed, only how much of it stands on a slide.
 */
export function withSuggestedSplit(problem: DrawProblem, request: SlideRequest, fits: (part: SlideRequest) => boolean): DrawProblem {
  // The title is too long, and every part has it.
  const pointer = problem.members?.['pointer'];
  if (pointer !== undefined && pointer === request.chrome.title?.path) return problem;
  const { slides, tooMany } = search(request, fits);
  const members = { ...problem.members, theme_id: request.theme.id, suggested_split: slides };
  const shorter: SpokenWay = wayOut({ why: problem.detail, say: problem.remedy, do: [{ ask: problem.remedy }] });
  if (slides.length === 0) {
    const remedy = tooMany
      ? `${problem.remedy} Slides that each fit would be more than the ${MAX_SUGGESTED} of a deck, so none are suggested.`
      : problem.remedy;
    // Errors that can be mended are ways out of their own.
    return { ...problem, remedy, ...(problem.errors === undefined ? { ways_out: onTheWire([shorter]) } : {}), members };
  }
  const split = wayOut({
    why: problem.detail,
    say: `Send {"theme_id": ${JSON.stringify(request.theme.id)}, "slides": suggested_split} to POST /v1/render/intent/deck (within a deck, put those slides in the place of this one), or ${lower(problem.remedy)}`,
    do: [routeStep('POST', '/v1/render/intent/deck', { body: { theme_id: request.theme.id, slides } })],
  });
  return { ...problem, remedy: split.say, ways_out: onTheWire([split, shorter]), members };
}

const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** A side of the content that can be cut, and the ways to cut it into parts of so many. */
interface Side {
  readonly count: number;
  readonly hard: number;
  readonly ways: readonly ((request: SlideRequest, whole: Body, per: number) => Iterable<Body>)[];
}

/** What is counted, and its other side where it has one; first the side that holds too much. */
function sidesOf({ content }: SlideRequest): readonly Side[] {
  const bound = content.kind === 'form' ? content.bound : content.call;
  const { hard } = (content.kind === 'form' ? content.bound : content.component).capacity;
  const along: Side = { count: bound.count, hard, ways: [splitOf, cutOf] };
  const { across } = bound;
  if (across === undefined) return [along];
  const other: Side = { count: across.count, hard: across.hard, ways: [acrossOf] };
  return along.count <= hard && other.count > other.hard ? [other, along] : [along, other];
}

function search(request: SlideRequest, fits: (part: SlideRequest) => boolean): Search {
  const left = { tries: MAX_TRIED };
  let tooMany = false;
  for (const side of sidesOf(request)) {
    const found = searchAlong(side, request, fits, left);
    if (found.slides.length > 0) return found;
    tooMany ||= found.tooMany;
  }
  return { slides: [], tooMany };
}

/** Larger parts first: as many items as the form holds, then fewer, until each part is drawn. */
function searchAlong(
  { count, hard, ways }: Side,
  request: SlideRequest,
  fits: (part: SlideRequest) => boolean,
  left: { tries: number },
): Search {
  const { theme, brand, canonical } = request;
  if (count < 2) return { slides: [], tooMany: false };
  const whole = JSON.parse(canonical) as Body;
  const most = Math.max(MAX_CHARACTERS, 2 * canonical.length);
  let lastCount = 0;
  let parted = false;
  for (let per = count > hard ? hard : Math.ceil(count / 2); per >= 1; per = Math.min(per - 1, Math.floor(per * 0.65))) {
    if (Math.ceil(count / per) > MAX_SUGGESTED) return { slides: [], tooMany: parted };
    let tooMany = false;
    for (const part of ways) {
      const slides: Body[] = [];
      let characters = 0;
      for (const slide of part(request, whole, per)) {
        characters += JSON.stringify(slide).length;
        slides.push(slide);
        if (slides.length > MAX_SUGGESTED || characters > most) break;
      }
      parted ||= slides.length > 1;
      tooMany ||= slides.length > MAX_SUGGESTED || characters > most;
      if (tooMany || slides.length < 2 || slides.length === lastCount) continue;
      lastCount = slides.length;
      let stands = true;
      for (const slide of slides) {
        if (left.tries-- <= 0) return { slides: [], tooMany: false };
        // Drawn like in a deck: in its theme, with a page number.
        const read = readSlideRequest(
          { ...slide, theme_id: theme.id, page_number: MAX_SUGGESTED },
          { brands: (id) => (id === brand?.theme.id ? brand : undefined) },
        );
        stands = read.ok && fits(read.request);
        if (!stands) break;
      }
      if (stands) return { slides, tooMany: false };
    }
    if (tooMany) return { slides: [], tooMany: true };
  }
  return { slides: [], tooMany: false };
}

/** Members of the whole slide that its parts do not get. */
function partOf({ theme_id: _theme, page_number: _number, hand_edits: _edits, ...whole }: Body, i: number, of: number, own: Body): Body {
  const numbered = (title: unknown): unknown => (typeof title === 'string' && title !== '' ? `${title} (${i + 1}/${of})` : title);
  const chrome = whole['chrome'];
  return {
    ...whole,
    ...own,
    ...(typeof whole['headline'] === 'string' ? { headline: numbered(whole['headline']) } : {}),
    ...(chrome !== null && typeof chrome === 'object' ? { chrome: { ...chrome, title: numbered(Reflect.get(chrome, 'title')) } } : {}),
  };
}

/** As the form or component parts itself. */
function* splitOf({ content }: SlideRequest, whole: Body, per: number): Generator<Body> {
  if (content.kind === 'form') {
    const parts = content.bound.split?.(per) ?? [];
    for (const [i, part] of parts.entries()) yield partOf(whole, i, parts.length, part);
    return;
  }
  const { take, count } = content.call;
  if (take === undefined) return;
  const parts = Math.ceil(count / per);
  const each = Math.ceil(count / parts);
  for (let i = 0; i * each < count; i++)
    yield partOf(whole, i, Math.ceil(count / each), {
      body: { component: content.component.name, params: take(i * each, Math.min(count, (i + 1) * each)).params },
    });
}

/** As the form or component parts its other side. */
function* acrossOf({ content }: SlideRequest, whole: Body, per: number): Generator<Body> {
  if (content.kind === 'form') {
    const parts = content.bound.across?.split(per) ?? [];
    for (const [i, part] of parts.entries()) yield partOf(whole, i, parts.length, part);
    return;
  }
  const { across } = content.call;
  if (across === undefined) return;
  const each = Math.ceil(across.count / Math.ceil(across.count / per));
  for (let i = 0; i * each < across.count; i++)
    yield partOf(whole, i, Math.ceil(across.count / each), {
      body: { component: content.component.name, params: across.take(i * each, Math.min(across.count, (i + 1) * each)).params },
    });
}

/** By the lists that are as long as what is counted, which go together. */
function* cutOf({ content }: SlideRequest, whole: Body, per: number): Generator<Body> {
  const { count } = content.kind === 'form' ? content.bound : content.call;
  const { data: own_data, blocks, body } = whole;
  const data: unknown = content.kind === 'form' ? own_data : Reflect.get(Object(body) as object, 'params');
  const lists = Object.entries(data !== null && typeof data === 'object' ? data : {}).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length === count,
  );
  const own = Array.isArray(blocks) && blocks.length === count ? blocks : undefined;
  if (lists.length === 0 && own === undefined) return;
  const parts = Math.ceil(count / per);
  const each = Math.ceil(count / parts);
  for (let i = 0; i * each < count; i++) {
    const cut = <T>(list: readonly T[]): T[] => list.slice(i * each, (i + 1) * each);
    const shorter = { ...(data as object), ...Object.fromEntries(lists.map(([key, list]) => [key, cut(list)])) };
    yield partOf(whole, i, Math.ceil(count / each), {
      ...(own === undefined ? {} : { blocks: cut(own) }),
      ...(lists.length === 0
        ? {}
        : content.kind === 'form'
          ? { data: shorter }
          : { body: { component: content.component.name, params: shorter } }),
    });
  }
}
