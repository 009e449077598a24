/** What a deck is made of: a deck file, a folder of slides, an outline of `plan`, or a document. */
import { statSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import type { DeckOutline, LeftOut, OutlineEntry, OutlineNotice, UsedTwice } from '@deckwright/brief';
import { readJson } from '@deckwright/draw/intent';
import { safeFileName } from '@deckwright/platform/signing';
import { isDocument } from './document-source.ts';
import { findInputs } from './inputs.ts';
import { PIPE, readNamed, readNamedText, textOf } from './reading/read-named.ts';

export type DeckBody = Record<string, unknown>;

export interface DeckSource {
  readonly body: DeckBody;
  /** Of a document: what is on no slide, what is on several, and what else was noticed of it. */
  readonly document?: Pick<DocumentPlan['outline'], 'left_out' | 'used_twice'> & { readonly notices: readonly OutlineNotice[] };
}

/** What of a planned document its deck is made of; planned here or by a service. */
export interface DocumentPlan {
  readonly outline: Pick<DeckOutline, 'title' | 'theme_id' | 'notices'> & {
    readonly slides: readonly Pick<OutlineEntry, 'intent'>[];
    readonly left_out: readonly Pick<LeftOut, 'block_id' | 'text' | 'reason'>[];
    readonly used_twice: readonly Pick<UsedTwice, 'block_id' | 'text'>[];
  };
  readonly notices: readonly { readonly code: string; readonly message: string }[];
}
export type PlanDocument = (source: string, bytes?: Uint8Array) => Promise<DocumentPlan>;

/** @throws what `plan` throws, or Error with a sentence for the caller */
export async function readDeckSource(source: string, plan: PlanDocument): Promise<DeckSource> {
  if (statSync(source, { throwIfNoEntry: false })?.isDirectory()) return { body: folderOfSlides(source) };
  if (isDocument(source)) return documentAsDeck(source, plan);
  const bytes = readNamed(source);
  if (source === PIPE && !/^\s*[{[]/.test(textOf(source, bytes))) return documentAsDeck(source, plan, bytes);
  const value = parse(textOf(source, bytes), source);
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Error(`${source} holds no deck: it needs {"slides": [...]}.`);
  return { body: outlineAsDeck(value as DeckBody) };
}

async function documentAsDeck(source: string, plan: PlanDocument, bytes?: Uint8Array): Promise<DeckSource> {
  const { outline, notices: unread } = await plan(source, bytes);
  if (outline.slides.length === 0) throw new Error(`${source} holds nothing that a slide could say.`);
  const { slides, title, theme_id, notices, left_out, used_twice } = outline;
  const body = {
    name: stemOf(source),
    ...(title === '' ? {} : { title }),
    ...(theme_id === undefined ? {} : { theme_id }),
    slides: slides.map(({ intent }) => intent),
  };
  const read = unread.map(({ code, message }) => ({ code, message, remedy: '' }));
  return { body, document: { left_out, used_twice, notices: [...read, ...notices] } };
}

function folderOfSlides(folder: string): DeckBody {
  const slides = findInputs([folder]).map(({ path }) => {
    const slide = parse(readNamedText(path), path);
    if (slide !== null && typeof slide === 'object' && 'slides' in slide)
      throw new Error(`${path} is a whole deck, not a slide; name it instead of its folder.`);
    return withoutTheme(slide);
  });
  return { name: basename(folder), slides };
}

/** An outline says what each slide becomes: its brief is what is drawn, or the whole intent where it is of a document. */
function outlineAsDeck(value: DeckBody): DeckBody {
  const { slides, cut_by, theme_id, name, title, left_out } = value;
  if (!Array.isArray(slides)) return value;
  const of = (slide: unknown, member: string): unknown => Reflect.get(Object(slide), member);
  if (Array.isArray(left_out) && slides.length > 0 && slides.every((slide) => typeof of(slide, 'intent') === 'object'))
    return {
      slides: slides.map((slide) => of(slide, 'intent')),
      ...(theme_id === undefined ? {} : { theme_id }),
      ...(typeof title === 'string' && title !== '' ? { title } : {}),
    };
  if (typeof cut_by !== 'string') return value;
  const briefs = slides.map((slide: unknown) => ({ brief: of(slide, 'brief') }));
  return { slides: briefs, ...(theme_id === undefined ? {} : { theme_id }), ...(name === undefined ? {} : { name }) };
}

/** Slides that stood alone may each have had one; a deck has one for all. */
function withoutTheme(slide: unknown): unknown {
  if (slide === null || typeof slide !== 'object' || Array.isArray(slide)) return slide;
  const { theme_id: _own, ...rest } = slide as DeckBody;
  return rest;
}

function parse(text: string, path: string): unknown {
  const parsed = readJson(text);
  if (!parsed.ok) throw new Error(`${path}: ${parsed.detail} (line ${parsed.line}, column ${parsed.column})`);
  return parsed.value;
}

const stemOf = (source: string): string => (source === PIPE ? 'deck' : basename(source, extname(source)));

/** What its files are called: as the deck, or as its source where it has no name. */
export function deckFileStem(body: DeckBody, source: string): string {
  const { name } = body;
  return typeof name === 'string' && name.trim() !== '' ? safeFileName(name) : stemOf(source);
}

/** Where paths of pictures begin. */
export const folderOfSource = (source: string): string => (source !== PIPE && statSync(source).isDirectory() ? source : dirname(source));
