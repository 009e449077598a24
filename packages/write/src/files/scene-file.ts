/** A finished slide as bytes, of which its preview is drawn later: the same geometry, and the request that its picture carries. */
import { promisify } from 'node:util';
import { deflateRawSync, inflateRaw } from 'node:zlib';
import type { Deck, Slide, Source, TestMark, Theme } from '@deckwright/draw/scene';

const inflate = promisify(inflateRaw);

/** Raised when a member changes its meaning: a process of an earlier version must not draw what it would misread. */
const VERSION = 1;

interface SceneFile {
  readonly version: typeof VERSION;
  readonly theme: Theme;
  readonly slide: Slide;
  readonly title: string;
  readonly lang: string;
  readonly mark?: TestMark | undefined;
  /** Without speaker notes, which no picture shows. */
  readonly source?: Source | undefined;
}

/** Of the JSON, in UTF-16 units. A slide has some 30,000; larger ones are drawn at once. */
const MAX_LENGTH = 2_000_000;

/** In the store, a scene is a file among others. */
export const SCENE_MEDIA = { extension: 'scene', mime: 'application/vnd.deckwright.scene' } as const;

/** Undefined for a slide that needs more than itself to be drawn: pictures, a template, or many shapes. */
export function packScene({ base, media, slides, theme, title, lang, mark, source }: Deck): Uint8Array | undefined {
  const [slide] = slides;
  if (slide === undefined || base !== undefined || media.size > 0) return undefined;
  const text = JSON.stringify({ version: VERSION, theme, slide, title, lang, mark, source: withoutNotes(source) } satisfies SceneFile);
  // The fastest level: the file is a fifth of the text either way.
  return text.length > MAX_LENGTH ? undefined : deflateRawSync(text, { level: 1 });
}

function withoutNotes(source: Source | undefined): Source | undefined {
  if (source === undefined) return undefined;
  const { intents_without_notes: intents = source.intents, engine_version, input_hash } = source;
  return { engine_version, input_hash, intents };
}

/** @throws RangeError for a scene of a later version. Bytes are ours: they are checked against their hash before they come here. */
export async function unpackScene(bytes: Uint8Array): Promise<Deck> {
  const text = (await inflate(bytes, { maxOutputLength: MAX_LENGTH * 3 })).toString('utf8');
  const { version, slide, mark, source, ...rest } = JSON.parse(text) as SceneFile;
  if (version !== VERSION) throw new RangeError(`The scene is of version ${version}; this process reads version ${VERSION}.`);
  return { ...rest, slides: [slide], media: new Map(), ...(mark && { mark }), ...(source && { source }) };
}
