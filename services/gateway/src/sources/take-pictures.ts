/**
 * Pictures that a request names, by address or as assets of the account: had once, when the request is accepted, and put into it as the
 * bytes that they then were. What is drawn, hashed, kept and edited later never depends on the address or the asset again.
 */

import { type PicturePlace, picturePlaces } from '@deckwright/draw/intent';
import { readPictureHeader } from '@deckwright/draw/layout';
import { type Asset, findAsset } from '@deckwright/platform/assets';
import { payloadTooLarge, refuse, unknownAsset, urlUnfetchable } from '@deckwright/platform/errors';
import { type Principal, UnfetchableFile } from '@deckwright/platform/http';
import { readChecked } from '@deckwright/platform/object-store';
import { liesOnItsSide, pictureTask, uprightPicture } from '@deckwright/uploads/picture';
import type { GatewayKit } from '../kit.ts';
import { runIsolated } from './run-isolated.ts';

/** With its pictures a request is no larger than one that brings them itself. */
const MAX_BYTES = 7 * 1024 * 1024;
/** Of the pictures in all their places: a name of thirty bytes may stand in every element of every slide. */
const MAX_PLACED_BYTES = 16 * 1024 * 1024;
/** Different addresses of one request. */
const MAX_ADDRESSES = 12;
const AT_ONCE = 4;
/** For waiting until a process is free, and for its work. */
const TURN_MS = 60_000;

/** Where a request names a logo. */
interface LogoPlace {
  readonly name: string;
  readonly field: string;
  readonly holder: object;
}

type Named = Pick<PicturePlace, 'name' | 'field'>;

export interface Asker {
  readonly kit: GatewayKit;
  readonly principal: Pick<Principal, 'account_id' | 'mode'>;
}

/**
 * Puts the pictures that `json` names into it, in place: as data URIs those behind `https:` addresses and `asset:` ids, with what is known
 * of it the logo of `logo_id`. True when there were any.
 * @throws ProblemError `url_unfetchable` for an address that does not answer with one whole picture within the limits, `unknown_asset`,
 * `payload_too_large`
 */
export async function takePictures({ kit, principal }: Asker, json: unknown): Promise<boolean> {
  const shown = [...picturePlaces(json)];
  const places = shown.filter(({ name }) => /^(?:https|asset):/i.test(name));
  const logos = [...logosOf(json)];
  const addresses = new Map(places.filter(isAddress).map((place) => [place.name, place]));
  const assets = new Map(places.filter((place) => !isAddress(place)).map((place) => [place.name, place]));
  if (addresses.size > MAX_ADDRESSES)
    throw refuse(urlUnfetchable, {
      detail: `A request names at most ${MAX_ADDRESSES} pictures by address; this one names ${addresses.size}. Send the others in the request.`,
      extra: { reason: 'url_too_large', field: places[0]?.field ?? '' },
    });
  const taken = new Map<string, string>();
  let room = MAX_BYTES;
  // Those of the account first: what they take is known before anything is fetched.
  for (const [name, place] of assets) {
    const { asset, bytes } = await assetAt(kit, principal, place, name.slice('asset:'.length), 'image', room);
    room -= bytes.length;
    taken.set(name, `data:${asset.mime};base64,${Buffer.from(bytes).toString('base64')}`);
  }
  const logoByName = new Map<string, Logo>();
  for (const { name, field } of logos) logoByName.set(name, logoByName.get(name) ?? (await logoAt(kit, principal, { name, field })));
  const slides: unknown = isObject(json) ? Reflect.get(json, 'slides') : undefined;
  const placed = [
    ...places.map(({ name, field }) => ({ field, bytes: taken.get(name)?.length ?? 0 })),
    // The logo of a deck stands on each of its slides.
    ...logos.map(({ name, field }) => ({
      field,
      bytes: (logoByName.get(name)?.src.length ?? 0) * (field === '/logo_id' && Array.isArray(slides) ? slides.length : 1),
    })),
  ];
  checkPlaced(placed);
  for (const { name, holder } of logos) Reflect.set(holder, 'logo_id', logoByName.get(name));
  const queue = [...addresses.values()];
  const take = async (): Promise<void> => {
    for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
      const bytes = await fetchPicture(kit, place, room);
      room -= bytes.length;
      if (room < 0) throw tooLarge(place);
      taken.set(place.name, dataUri(bytes, place));
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, queue.length) }, take));
  checkPlaced(places.map(({ name, field }) => ({ field, bytes: taken.get(name)?.length ?? 0 })));
  for (const { name, put } of places) put(taken.get(name) ?? name);
  const turned = await turnUpright(kit, shown, taken);
  return places.length + logos.length + turned > 0;
}

/** @throws ProblemError `payload_too_large` before any of them is put in its place */
function checkPlaced(placed: readonly { readonly field: string; readonly bytes: number }[]): void {
  let sum = 0;
  for (const { field, bytes } of placed) {
    sum += bytes;
    if (sum > (MAX_PLACED_BYTES * 4) / 3)
      throw refuse(payloadTooLarge, {
        detail: `${field}: the pictures of the request have more than ${MAX_PLACED_BYTES / 1024 / 1024} MB in all the places where they stand.`,
        remedy: 'Name a large picture fewer times, or upload it with fewer pixels.',
        extra: { limit_bytes: MAX_PLACED_BYTES, field },
      });
  }
}

/** Photographs that a camera stored on their side, each once. @returns how many places show one */
async function turnUpright(kit: GatewayKit, shown: readonly PicturePlace[], taken: ReadonlyMap<string, string>): Promise<number> {
  const made = new Map<string, string>();
  let count = 0;
  for (const { name, put } of shown) {
    const uri = taken.get(name) ?? name;
    if (!liesOnItsSide(uri)) continue;
    const call = { kit, signal: AbortSignal.timeout(TURN_MS) };
    const upright = made.get(uri) ?? (await uprightPicture(uri, (order, picture) => runIsolated(call, pictureTask, order, [picture])));
    made.set(uri, upright);
    put(upright);
    count++;
  }
  return count;
}

const isAddress = ({ name }: PicturePlace): boolean => /^https:/i.test(name);

async function assetAt(kit: Asker['kit'], principal: Asker['principal'], { field }: Named, id: string, kind: Asset['kind'], room: number) {
  const asset = await findAsset(kit.db, principal, id);
  if (asset?.kind !== kind) {
    const detail = `${field}: ${JSON.stringify(id.slice(0, 100))} is no ${kind === 'logo' ? 'logo' : 'picture'} of this account.`;
    throw refuse(unknownAsset, { detail, extra: { field, cost_charged: 0 } });
  }
  if (asset.bytes > room)
    throw refuse(payloadTooLarge, {
      detail: `The pictures of a request have more than ${MAX_BYTES / 1024 / 1024} MB.`,
      extra: { limit_bytes: MAX_BYTES, field },
    });
  const bytes = await readChecked(kit.files, asset);
  if (bytes === null) throw refuse(unknownAsset, { detail: `${field}: the picture is no longer kept.`, extra: { field, cost_charged: 0 } });
  return { asset, bytes };
}

/** The picture of a logo: a PNG of ours. @throws ProblemError `unknown_asset` */
export const logoPicture = async ({ kit, principal }: Asker, place: Named): Promise<Uint8Array> =>
  (await assetAt(kit, principal, place, place.name, 'logo', MAX_BYTES)).bytes;

interface Logo {
  readonly id: string;
  readonly src: string;
  readonly plate_on: unknown;
}

/** As `logo_id` is read when a slide is drawn. */
async function logoAt(kit: Asker['kit'], principal: Asker['principal'], place: Named): Promise<Logo> {
  const { asset, bytes } = await assetAt(kit, principal, place, place.name, 'logo', MAX_BYTES);
  return {
    id: asset.asset_id,
    src: `data:${asset.mime};base64,${Buffer.from(bytes).toString('base64')}`,
    plate_on: asset.facts['plate_on'],
  };
}

async function fetchPicture(kit: Asker['kit'], place: Named, room: number): Promise<Uint8Array> {
  try {
    return await kit.fetchDeck(place.name, Math.max(1, room));
  } catch (error) {
    if (!(error instanceof UnfetchableFile)) throw error;
    if (error.code === 'url_too_large') throw tooLarge(place);
    throw refuse(urlUnfetchable, { detail: error.message, extra: { reason: error.code, field: place.field } });
  }
}

const tooLarge = ({ field }: Named) =>
  refuse(urlUnfetchable, {
    detail: `The pictures of a request have more than ${MAX_BYTES / 1024 / 1024} MB.`,
    extra: { reason: 'url_too_large', field },
  });

/** The bytes decide what kind of file it is; the address does not. */
function dataUri(bytes: Uint8Array, { field }: Named): string {
  const header = readPictureHeader(bytes);
  if (header === undefined)
    throw refuse(urlUnfetchable, {
      detail: 'The address does not answer with one whole PNG, JPEG, GIF, WebP or plain SVG picture.',
      extra: { reason: 'url_not_a_picture', field },
    });
  return `data:${header.mime};base64,${Buffer.from(bytes).toString('base64')}`;
}

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

/** `logo_id` of the request, and of the slides of a deck. */
function* logosOf(json: unknown): Generator<LogoPlace> {
  if (!isObject(json)) return;
  const slides: unknown = Reflect.get(json, 'slides');
  for (const [i, holder] of [json, ...(Array.isArray(slides) ? slides : [])].entries()) {
    const name: unknown = isObject(holder) ? Reflect.get(holder, 'logo_id') : undefined;
    const field = i === 0 ? '/logo_id' : `/slides/${i - 1}/logo_id`;
    if (isObject(holder) && typeof name === 'string' && name.trim() !== '') yield { holder, field, name: name.trim() };
  }
}
