/**
 * Pictures that a request asks for in words (`image_prompt`): made once, when the request is accepted, kept as assets, and named in it as its
 * own. A prompt whose picture the account keeps shows that one, free, so that the same request is the same slide.
 */
import { createHash } from 'node:crypto';
import { findForm, findPrior } from '@deckwright/draw/catalog';
import { canonicalJson } from '@deckwright/draw/intent';
import { findTheme } from '@deckwright/draw/themes';
import { findAsset, findMadeAsset } from '@deckwright/platform/assets';
import { refuse, serviceUnavailable } from '@deckwright/platform/errors';
import { type Principal, type RawCall, replyJson } from '@deckwright/platform/http';
import type { PictureSize } from '@deckwright/platform/picture-maker';
import { orderOf, pictureHash } from '../answers/picture-order.ts';
import type { GatewayKit } from '../kit.ts';
import { refuseFields } from './take-source.ts';

/** Of one request; further ones are made when these have been. */
const AT_ONCE = 4;
const RETRY_S = 15;
/** Of one request: more would not fit into it once they are made and paid for. */
const MOST_PICTURES = 16;

export type PictureCall = Omit<RawCall<GatewayKit>, 'principal' | 'params' | 'query' | 'body'> & { readonly principal: Principal };

/** A picture that a request has been given. */
export interface MadePicture {
  /** JSON Pointers of the prompts that it is the picture of. */
  readonly paths: readonly string[];
  readonly asset_id: string;
  readonly generator: string;
  readonly model: string;
  /** USD; 0 for one that was kept. */
  readonly cost: number;
}

/** The member of a slide that says what its picture was made of. */
interface Made {
  readonly generator: string;
  readonly model: string;
  readonly prompt: string;
  readonly sha256: string;
}

interface Place {
  /** The object that has `image_prompt`. */
  readonly holder: object;
  readonly field: string;
  readonly prompt: string;
  readonly size: PictureSize;
  readonly theme_id: string | undefined;
}

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object' && !Array.isArray(value);
const textAt = (holder: object, name: string): string => {
  const value: unknown = Reflect.get(holder, name);
  return typeof value === 'string' ? value.trim() : '';
};

/** How many pictures would have to be made for a request as it stands. Nothing is changed. */
export const picturesAsked = (json: unknown): number =>
  [...placesOf(json)].filter(({ holder }) => textAt(holder, 'image_src') === '').length;

export interface WithPictures {
  readonly made: readonly MadePicture[];
  /** The request is no longer as it was. */
  readonly changed: boolean;
}

/**
 * Puts pictures into `json`, in place, wherever a form that shows one has a prompt and no picture, and wherever an edit changed the prompt
 * of a picture that was made.
 * @param check refuses a request that cannot be drawn; called before a picture is made
 * @throws ProblemError `picture_refused`, `picture_failed`, `insufficient_balance` and the others of the route that makes pictures
 */
export async function makePictures(call: PictureCall, json: unknown, check: () => Promise<void>): Promise<WithPictures> {
  let changed = false;
  const wanted = new Map<string, Place[]>();
  for (const place of placesOf(json)) {
    changed = forgetOld(place) || changed;
    if (textAt(place.holder, 'image_src') !== '') continue;
    const key = JSON.stringify([place.prompt, place.size, place.theme_id]);
    wanted.set(key, [...(wanted.get(key) ?? []), place]);
  }
  if (wanted.size === 0) return { made: [], changed };
  if (wanted.size > MOST_PICTURES)
    throw refuseFields(
      `A request asks for at most ${MOST_PICTURES} different pictures in words; this one asks for ${wanted.size}. Let slides share a prompt, or send the deck in two parts.`,
      ['image_prompt'],
      'too_many',
    );
  await check();
  const queue = [...wanted.values()];
  const made: MadePicture[] = [];
  const lane = async (): Promise<void> => {
    for (let places = queue.shift(); places !== undefined; places = queue.shift()) made.push(await giveTo(call, places));
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(AT_ONCE, queue.length) }, lane));
  for (const one of lanes) if (one.status === 'rejected') throw one.reason;
  return { made, changed: true };
}

/** A picture that was made goes when its prompt is another; what is said of it goes when the caller has put another in its place. */
function forgetOld({ holder, prompt }: Place): boolean {
  const made = Reflect.get(holder, 'image_made') as Made | undefined;
  if (!isObject(made)) return false;
  const src = textAt(holder, 'image_src');
  if (src !== '' && sha256OfData(src) !== made.sha256) return Reflect.deleteProperty(holder, 'image_made');
  if (src !== '' && made.prompt === prompt) return false;
  Reflect.deleteProperty(holder, 'image_src');
  return Reflect.deleteProperty(holder, 'image_made');
}

const sha256OfData = (uri: string): string =>
  createHash('sha256')
    .update(Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64'))
    .digest('hex');

async function giveTo(call: PictureCall, places: readonly Place[]): Promise<MadePicture> {
  const [first] = places;
  if (first === undefined) throw new Error('There is no place for the picture.');
  const { prompt, size, theme_id } = first;
  const { kit, principal } = call;
  const wish = { prompt, size, ...(theme_id !== undefined && { theme_id }) };
  const kept = await findMadeAsset(kit.db, principal, pictureHash(kit.pictures, orderOf(kit.pictures, wish)));
  const { asset_id, cost } = kept === null ? await make(call, wish) : { asset_id: kept.asset_id, cost: 0 };
  const asset = kept ?? (await findAsset(kit.db, principal, asset_id));
  if (asset === null) throw refuse(serviceUnavailable, { detail: 'The picture was deleted while its slide was made.' });
  const { generator, model } = asset.facts;
  const told = { generator: String(generator), model: String(model) };
  for (const { holder } of places) {
    const made: Made = { ...told, prompt, sha256: asset.sha256 };
    Reflect.set(holder, 'image_src', `asset:${asset_id}`);
    Reflect.set(holder, 'image_made', made);
  }
  return { paths: places.map(({ field }) => field), asset_id, ...told, cost };
}

/** By the route, as a request of the caller's own: its limits, its price and the limit of an agent hold. */
async function make(call: PictureCall, wish: object): Promise<{ readonly asset_id: string; readonly cost: number }> {
  const body = { value: wish, text: JSON.stringify(wish) };
  // The caller's key is that of the slide; a picture is found again by its words.
  const outer: RawCall<GatewayKit> = { ...call, params: {}, query: {}, idempotency: undefined };
  const reply = replyJson(await call.kit.inner(outer, { method: 'post', path: '/v1/assets/image/generate', body }));
  const asset_id: unknown = Reflect.get(Object(reply), 'asset_id');
  if (typeof asset_id === 'string') return { asset_id, cost: Number(Reflect.get(Object(reply), 'cost')) };
  throw refuse(
    serviceUnavailable,
    { detail: 'A picture of the request is still being made. It is kept: send the request again.', extra: { cost_charged: 0 } },
    { 'Retry-After': String(RETRY_S) },
  );
}

/** The places of prompts: slides, and contents of priors, whose form shows a picture. */
function* placesOf(json: unknown): Generator<Place> {
  if (!isObject(json)) return;
  const slides: unknown = Reflect.get(json, 'slides');
  if (!Array.isArray(slides)) {
    yield* placesOfSlide(json, '', textAt(json, 'theme_id'));
    return;
  }
  for (const [i, slide] of slides.entries()) if (isObject(slide)) yield* placesOfSlide(slide, `/slides/${i}`, textAt(json, 'theme_id'));
}

function* placesOfSlide(slide: object, base: string, theme: string): Generator<Place> {
  const prior = findPrior(textAt(slide, 'prior_id'));
  const form = textAt(slide, 'form') || textAt(slide, 'pattern') || (prior?.family ?? '');
  if (findForm(form)?.form.binds.includes('image_src') !== true) return;
  const variant = textAt(slide, 'variant') || (prior?.variant ?? '');
  const content: unknown = Reflect.get(slide, 'content');
  // The illustrator knows the themes that are built in; a brand's colours it does not.
  const theme_id = findTheme(theme)?.theme.id;
  for (const [holder, field] of [[slide, base] as const, ...(isObject(content) ? [[content, `${base}/content`] as const] : [])]) {
    const prompt = textAt(holder, 'image_prompt').normalize('NFC');
    if (prompt !== '') yield { holder, field: `${field}/image_prompt`, prompt, size: sizeFor(form, variant), theme_id };
  }
}

/** Covers show a picture in half of the slide, stories in most of its width. */
const sizeFor = (form: string, variant: string): PictureSize =>
  form === 'hero_statement' && !variant.endsWith('visual_statement') ? '1024x1024' : '1792x1024';

/** The request's text after pictures were put into it. */
export const textWith = ({ changed }: WithPictures, json: unknown, text: string): string =>
  changed ? canonicalJson(json, () => true) : text;
