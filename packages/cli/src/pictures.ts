/** Loads pictures that an intent file names: from `https:` addresses by the rules of the service, or from files beside it. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, sep } from 'node:path';
import { picturePlaces } from '@deckwright/draw/intent';
import { readPictureHeader } from '@deckwright/draw/layout';
import { type ProblemBody, problem, urlUnfetchable } from '@deckwright/platform/errors';
import { fetchFile, UnfetchableFile } from '@deckwright/platform/http';
import { liesOnItsSide, pictureTask, type TurnPicture, uprightPicture } from '@deckwright/uploads/picture';
import { runIsolated } from './reading/run-isolated.ts';

/** What the service takes too. */
const MAX_BYTES = 7 * 1024 * 1024;
const MAX_ADDRESSES = 12;
const TIME_MS = 10_000;
const REDIRECTS = 3;

/** One download or read for each picture, however many slides of a command show it. */
export type PictureCache = Map<string, Promise<Uint8Array>>;

class Unavailable extends Error {
  readonly reason: string;
  constructor(reason: string, sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}

/**
 * Puts the pictures into `json`, in place, as data URIs; a problem for the first that cannot be had. What is no address and no path of a
 * file below `folder` (an asset of a service) stays for drawing to refuse.
 */
export async function takePictures(json: unknown, folder: string, cache: PictureCache): Promise<ProblemBody | undefined> {
  const shown = [...picturePlaces(json)];
  const places = shown.filter(({ name }) => /^https:/i.test(name) || isFile(name));
  const addresses = new Set(places.map(({ name }) => name).filter((name) => /^https:/i.test(name)));
  if (addresses.size > MAX_ADDRESSES)
    return refusal(
      'url_too_large',
      places[0]?.field ?? '',
      `An intent names at most ${MAX_ADDRESSES} pictures by address; this one names ${addresses.size}.`,
    );
  let room = MAX_BYTES;
  const uris = new Map<string, string>();
  for (const { name, field, put } of places) {
    try {
      let uri = uris.get(name);
      if (uri === undefined) {
        const bytes = await readPicture(name, folder, cache);
        room -= bytes.length;
        if (room < 0) return refusal('url_too_large', field, `The pictures of an intent have more than ${MAX_BYTES / 1024 / 1024} MB.`);
        uri = dataUri(bytes);
        uris.set(name, uri);
      }
      put(uri);
    } catch (error) {
      if (error instanceof UnfetchableFile) return refusal(error.code, field, `${name.slice(0, 200)}: ${error.message}`);
      if (error instanceof Unavailable) return refusal(error.reason, field, `${name.slice(0, 200)}: ${error.message}`);
      throw error;
    }
  }
  for (const { name, put } of shown) {
    const uri = uris.get(name) ?? name;
    if (liesOnItsSide(uri)) put(await uprightPicture(uri, turn));
  }
  return undefined;
}

const turn: TurnPicture = async (order, picture) => {
  const done = await runIsolated(pictureTask, order, [picture]);
  return done.outcome === 'done' ? done : { answer: { ok: false, message: done.message }, files: [] };
};

function readPicture(name: string, folder: string, cache: PictureCache): Promise<Uint8Array> {
  const address = /^https:/i.test(name);
  const key = address ? name : join(folder, name);
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const bytes = address ? fetchFile(name, { bytes: MAX_BYTES, time_ms: TIME_MS, redirects: REDIRECTS }) : readBeside(name, folder);
  cache.set(key, bytes);
  return bytes;
}

/** `depot.jpg`, `pictures/depot.png`: no scheme, and not from the root. */
const isFile = (name: string): boolean =>
  !/^[a-z][a-z0-9+.-]*:/i.test(name) && !isAbsolute(name) && /\.(?:png|jpe?g|gif|webp|svg)$/i.test(name);

/** An intent may come from anywhere, so it may read files of its own folder and none above it. */
async function readBeside(name: string, folder: string): Promise<Uint8Array> {
  let path: string;
  try {
    const root = realpathSync(folder);
    path = realpathSync(join(root, name));
    if (!path.startsWith(root.endsWith(sep) ? root : root + sep))
      throw new Unavailable('file_outside', 'The file is not below the folder of the intent.');
    if (statSync(path).size > MAX_BYTES) throw new Unavailable('url_too_large', `The picture has more than ${MAX_BYTES / 1024 / 1024} MB.`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Unavailable) throw error;
    throw new Unavailable('file_unreadable', 'There is no such file beside the intent, or it cannot be read.');
  }
}

/** The bytes decide what kind of picture it is; the name does not. */
function dataUri(bytes: Uint8Array): string {
  const header = readPictureHeader(bytes);
  if (header === undefined) throw new Unavailable('url_not_a_picture', 'It is not one whole PNG, JPEG, GIF, WebP or plain SVG picture.');
  return `data:${header.mime};base64,${Buffer.from(bytes).toString('base64')}`;
}

const refusal = (reason: string, field: string, detail: string): ProblemBody =>
  problem(urlUnfetchable, { detail, extra: { reason, field } });
