/** What a deck is made of: a deck file, a folder of slides, an outline of `plan --deck`, or text and tables that are cut into slides. */
import { statSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { outlineDeck } from '@deckwright/brief';
import { readJson } from '@deckwright/draw/intent';
import { safeFileName } from '@deckwright/platform/signing';
import { findInputs } from './inputs.ts';
import { PIPE, readNamedText } from './reading/read-named.ts';

export type DeckBody = Record<string, unknown>;

/** Text and tables, by the ending of the file. */
const PROSE = /\.(?:csv|tsv|txt|md|markdown)$/i;

/** @throws Error, with a sentence for the caller */
export function readDeckSource(source: string): DeckBody {
  if (statSync(source, { throwIfNoEntry: false })?.isDirectory()) return folderOfSlides(source);
  const text = readNamedText(source);
  if (PROSE.test(source) || (source === PIPE && !/^\s*[{[]/.test(text))) return { name: stemOf(source), ...briefsOf(text, source) };
  const value = parse(text, source);
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Error(`${source} holds no deck: it needs {"slides": [...]}.`);
  return outlineAsDeck(value as DeckBody);
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

/** Cut as `plan --deck` cuts it; each topic is the brief of a slide. */
function briefsOf(text: string, source: string): DeckBody {
  const { slides, theme_id } = outlineDeck({ content: text });
  if (slides.length === 0) throw new Error(`${source} holds nothing that a slide could say.`);
  return { slides: slides.map(({ brief }) => ({ brief })), ...(theme_id === undefined ? {} : { theme_id }) };
}

/** An outline says which form each brief becomes; the brief is what is drawn, so the slide becomes what was planned. */
function outlineAsDeck(value: DeckBody): DeckBody {
  const { slides, cut_by, theme_id, name } = value;
  if (!Array.isArray(slides) || typeof cut_by !== 'string') return value;
  const briefs = slides.map((slide: unknown) => ({ brief: Reflect.get(Object(slide), 'brief') as unknown }));
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
