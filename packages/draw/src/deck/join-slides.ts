/** Joins slides that were drawn one by one into a deck: shares pictures, links words to slides, and keeps each slide's request inside. */
import { sha256 } from '@deckwright/core/sha256';
import type { Deck, Line, Media, Shape, Slide, TextBody, Theme } from '../scene/index.ts';
import type { Jump } from './place-slides.ts';

export interface JoinOptions {
  readonly title: string;
  readonly theme: Theme;
  readonly jumps: readonly Jump[];
  readonly engine_version: string;
}

/** `parts` hold one slide each, in order. The same parts give the same deck. */
export function joinSlides(parts: readonly Deck[], { title, theme, jumps, engine_version }: JoinOptions): Deck {
  const media = new Map<string, Media>();
  for (const part of parts) for (const [key, one] of part.media) media.set(key, one);
  const slides = parts.flatMap((part, at) =>
    part.slides.map((slide) =>
      linked(
        slide,
        jumps.filter((jump) => jump.from === at),
      ),
    ),
  );
  const intents = parts.flatMap((part) => part.source?.intents ?? []);
  const quiet = parts.flatMap((part) => part.source?.intents_without_notes ?? part.source?.intents ?? []);
  const hash = sha256(`${engine_version}\n${intents.join('\n')}`);
  return {
    theme,
    slides,
    media,
    title,
    lang: parts[0]?.lang ?? 'en-US',
    ...(parts[0]?.mark === undefined ? {} : { mark: parts[0].mark }),
    source: {
      engine_version,
      input_hash: hash,
      intents,
      ...(quiet.some((one, at) => one !== intents[at]) ? { intents_without_notes: quiet } : {}),
    },
    ...baseOf(parts),
  };
}

/** Caches the last linked scene of each slide, so that the same scene with the same links stays the same object. */
const linkings = new WeakMap<Slide, { readonly jumps: string; readonly slide: Slide }>();

/** The template that all slides are drawn on. */
function baseOf(parts: readonly Deck[]): Pick<Deck, 'base'> {
  const base = parts[0]?.base;
  return base !== undefined && parts.every((part) => part.base?.sha256 === base.sha256) ? { base } : {};
}

function linked(slide: Slide, jumps: readonly Jump[]): Slide {
  if (jumps.length === 0) return slide;
  const key = JSON.stringify(jumps.map(({ path, to }) => [path, to]));
  const cached = linkings.get(slide);
  if (cached?.jumps === key) return cached.slide;
  const made = linkedSlide(slide, jumps);
  linkings.set(slide, { jumps: key, slide: made });
  return made;
}

function linkedSlide(slide: Slide, jumps: readonly Jump[]): Slide {
  const targets = new Map(jumps.map(({ path, to }) => [path, `slide:${to + 1}`]));
  return { ...slide, shapes: slide.shapes.map((shape) => linkedShape(shape, targets)) };
}

type Targets = ReadonlyMap<string, string>;

function linkedShape(shape: Shape, targets: Targets): Shape {
  if (shape.kind === 'group') return { ...shape, children: shape.children.map((child) => linkedShape(child, targets)) };
  if (!('text' in shape) || shape.text === undefined) return shape;
  return { ...shape, text: linkedText(shape.text, targets) };
}

/** A text becomes one link when all its words show one value. Runs keep their colour, because a topic is not a web address. */
function linkedText(text: TextBody, targets: Targets): TextBody {
  const runs = text.paragraphs.flatMap((paragraph) => paragraph.runs);
  const target = runs.map((run) => (run.path === undefined ? undefined : targets.get(run.path))).find((link) => link !== undefined);
  if (target === undefined) return text;
  const leads = (path: string | undefined): boolean => path !== undefined && targets.get(path) === target;
  const whole = runs.every((run) => leads(run.path));
  return {
    ...text,
    paragraphs: text.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map((run) => (leads(run.path) ? { ...run, link: target } : run)),
    })),
    ...(whole ? { lines: text.lines.map((line) => linkedLine(line, target)) } : {}),
  };
}

const linkedLine = (line: Line, link: string): Line => ({ ...line, spans: line.spans.map((span) => ({ ...span, link })) });
