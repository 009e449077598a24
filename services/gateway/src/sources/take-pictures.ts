/**
 * Pictures that a request names by address: fetched once, when the request is accepted, and put into it as the bytes that they then were.
 * What is drawn, hashed, kept and edited later never depends on the address again.
 */
import { readPictureHeader } from '@deckwright/draw/layout';
import { refuse, urlUnfetchable } from '@deckwright/platform/errors';
import { UnfetchableFile } from '@deckwright/platform/http';
import type { GatewayKit } from '../kit.ts';

/** With its pictures a request is no larger than one that brings them itself. */
const MOST_BYTES = 7 * 1024 * 1024;
/** Different addresses of one request. */
const MOST_ADDRESSES = 12;
const AT_ONCE = 4;
/** Deeper than any request nests its panes. */
const MOST_DEPTH = 24;

/** A member that holds the address of a picture. */
interface Place {
  readonly holder: object;
  readonly key: string;
  readonly field: string;
  readonly url: string;
}

/**
 * Puts the pictures behind `https:` addresses into `json`, in place, as data URIs; true when there were any.
 * @throws ProblemError `url_unfetchable` for an address that does not answer with one whole picture within the limits
 */
export async function takePictures(kit: Pick<GatewayKit, 'fetchDeck'>, json: unknown): Promise<boolean> {
  const places = [...addresses(json, '', 0)];
  if (places.length === 0) return false;
  const wanted = new Map(places.map((place) => [place.url, place]));
  if (wanted.size > MOST_ADDRESSES)
    throw refuse(urlUnfetchable, {
      detail: `A request names at most ${MOST_ADDRESSES} pictures by address; this one names ${wanted.size}. Send the others in the request.`,
      extra: { reason: 'url_too_large', field: places[0]?.field ?? '' },
    });
  const queue = [...wanted.values()];
  const taken = new Map<string, string>();
  let room = MOST_BYTES;
  const take = async (): Promise<void> => {
    for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
      const bytes = await fetchPicture(kit, place, room);
      room -= bytes.length;
      if (room < 0) throw tooLarge(place);
      taken.set(place.url, dataUri(bytes, place));
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, queue.length) }, take));
  for (const { holder, key, url } of places) Reflect.set(holder, key, taken.get(url));
  return true;
}

async function fetchPicture(kit: Pick<GatewayKit, 'fetchDeck'>, place: Place, room: number): Promise<Uint8Array> {
  try {
    return await kit.fetchDeck(place.url, Math.max(1, room));
  } catch (error) {
    if (!(error instanceof UnfetchableFile)) throw error;
    if (error.code === 'url_too_large') throw tooLarge(place);
    throw refuse(urlUnfetchable, { detail: error.message, extra: { reason: error.code, field: place.field } });
  }
}

const tooLarge = ({ field }: Place) =>
  refuse(urlUnfetchable, {
    detail: `The pictures of a request have more than ${MOST_BYTES / 1024 / 1024} MB.`,
    extra: { reason: 'url_too_large', field },
  });

/** What the bytes say that they are counts, not what the address said. */
function dataUri(bytes: Uint8Array, { field }: Place): string {
  const header = readPictureHeader(bytes);
  if (header === undefined)
    throw refuse(urlUnfetchable, {
      detail: 'The address does not answer with one whole PNG, JPEG, GIF, WebP or plain SVG picture.',
      extra: { reason: 'url_not_a_picture', field },
    });
  return `data:${header.mime};base64,${Buffer.from(bytes).toString('base64')}`;
}

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

function* addresses(value: unknown, pointer: string, depth: number): Generator<Place> {
  if (!isObject(value) || depth > MOST_DEPTH) return;
  const holder = value;
  for (const [key, member] of Object.entries(holder)) {
    const field = `${pointer}/${key}`;
    if (key === 'image_src' || (key === 'src' && isPicture(holder, pointer))) {
      if (typeof member === 'string' && /^https:/i.test(member.trim())) yield { holder, key, field, url: member.trim() };
    } else yield* addresses(member, field, depth + 1);
  }
}

/** `src` is that of a picture in the parameters of a component, and in an authored document. */
const isPicture = (holder: object, pointer: string): boolean => pointer.endsWith('/params') || Reflect.get(holder, 'kind') === 'image';
