/** The work of `sync`. */

import { briefReader } from '@deckwright/brief';
import { defineWork } from '@deckwright/core/task';
import { nextElement, readDeckRequest, type SentSlide, syncDeck } from '@deckwright/draw/deck';
import { type RequestKit, readSlideRequest, type SlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { type Deck, EMU_PER_IN } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { attribute, child, type OpcPackage, openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { type ForeignSlide, readDeck, withoutMark } from '@deckwright/read/pptx';
import { sentBook } from '@deckwright/uploads/brand';
import { writeOnBase, writePptx } from '@deckwright/write/pptx';
import {
  type CarriedSource,
  carriedSource,
  compareSlide,
  joinRewriting,
  matchSlides,
  toElement,
  type UnsaidKit,
  unsaidChanges,
} from './index.ts';
import type { SyncAnswer, SyncOrder } from './sync.task.ts';

/** Slides of a file that are read; a deck may have fewer. */
const MAX_SLIDES = 60;

interface Base {
  readonly deck: Deck;
  readonly request: SlideRequest;
  /** Position in the current deck, from 0; null if the slide is no longer there. */
  readonly at: number | null;
}

export const work = defineWork<SyncOrder, SyncAnswer>(
  async ({ deck: current_request, brands: sentBrands, ...ofFile }, [file = new Uint8Array(), ...rest]) => {
    const reading: RequestKit = { brands: sentBook(sentBrands, rest), briefs: briefReader };
    const pkg = await openPackage(file, { ...READ_LIMITS, ...ofFile });
    let sent = withoutMark(readDeck(pkg, { slides: MAX_SLIDES }));
    const program = savedBy(pkg);
    const carried = carriedSource(pkg);
    const deck = current_request ?? (carried === undefined ? undefined : deckOf(carried));
    if (deck === undefined) return { answer: { ok: false } };
    const current = readDeckRequest(deck, reading);
    if (!current.ok) return { answer: { ok: false, problem: current.problem } };
    const kit = createDrawKit(carriedFonts());
    const now = current.deck.slides.map(({ request }) => request);
    const then = carried === undefined ? undefined : requestsOf(carried, reading);
    const bases = await basesOf(then ?? now, now, kit);
    const { from, copies } = matchSlides(
      bases.map(({ deck: one }) => one.slides[0]!),
      sent.slides,
    );
    if (from.every((at) => at === null)) return { answer: { ok: false } };
    const [first] = bases;
    const colors = program === undefined || first === undefined ? undefined : renamedColors(await readBack(first.deck), sent.slides[0]);
    if (colors !== undefined) sent = withoutMark(readDeck(pkg, { slides: MAX_SLIDES, colors }));
    const layouts = layoutsIn(pkg);
    const raw: readonly unknown[] = Array.isArray(deck['slides']) ? deck['slides'] : [];
    const canvas = { w_in: sent.canvas.w / EMU_PER_IN, h_in: sent.canvas.h / EMU_PER_IN };
    const slides: SentSlide[] = [];
    for (const [i, slide] of sent.slides.entries()) slides.push(await taken(slide, i));
    async function taken(slide: ForeignSlide, i: number): Promise<SentSlide> {
      const at = from[i] ?? copies[i] ?? null;
      const base = at === null ? undefined : bases[at];
      if (at === null || base === undefined || base.at === null) return newSlide(slide, canvas, pkg);
      let next = nextElement(raw[base.at]);
      const shapes = then === undefined ? undefined : carried?.shapes[at];
      const compared = compareSlide(
        {
          slide: base.deck.slides[0]!,
          theme: base.deck.theme,
          media: base.deck.media,
          ...(shapes === undefined ? {} : { carried: shapes }),
        },
        slide,
        { picture: pictures(pkg), nextId: () => `hand-${next++}`, rewritten: program !== undefined },
      );
      // Other programs change much that no person touched, so the rest is compared only for a file that carries its source.
      const rest = shapes === undefined ? [] : await restOf(base.deck, slide, pkg, { rewritten: program !== undefined, layouts });
      const found = [...compared.found, ...rest];
      const isCopy = from[i] === null;
      const duplicated = { change: 'duplicated', name: 'slide', to: `a copy of slide ${base.at + 1}`, kept: true, as: 'deck' } as const;
      return {
        ...compared,
        at: base.at,
        ...(isCopy ? { copy: true } : {}),
        base: { deck: base.deck, request: JSON.parse(base.request.canonical) as Record<string, unknown>, notes: base.request.notes ?? '' },
        found: isCopy ? [duplicated, ...found] : found,
      };
    }
    if (program !== undefined) {
      const joined = joinRewriting(
        slides.map(({ found }) => found),
        program,
      );
      for (const [i, slide] of slides.entries()) slides[i] = { ...slide, found: joined[i] ?? [] };
    }
    const present = new Set(slides.flatMap(({ at, copy }) => (at === null || copy === true ? [] : [at])));
    const gone = new Set(bases.flatMap(({ at }) => (at === null || present.has(at) ? [] : [at])));
    const synced = await syncDeck(deck, slides, gone, { draw: kit, reading });
    if (!synced.ok) return { answer: { ok: false, problem: synced.problem } };
    return {
      answer: {
        ...synced,
        based_on: then === undefined ? 'deck' : 'carried',
        ...(carried === undefined ? {} : { input_hash: carried.input_hash }),
      },
    };
  },
);

/** The program that saved the file, if it is one that rewrites slides in its own way. */
function savedBy(pkg: OpcPackage): string | undefined {
  const part = pkg.part('/docProps/app.xml') ?? pkg.part('docProps/app.xml');
  const xml = part === undefined ? '' : new TextDecoder().decode(part.bytes());
  return /<Application>\s*(LibreOffice|OpenOffice|Collabora|ONLYOFFICE|Google|Keynote|WPS)\b/i.exec(xml)?.[1];
}

/** The first slide of a deck, written and read again. */
async function readBack(deck: Deck): Promise<ForeignSlide | undefined> {
  const bytes = await (deck.base === undefined ? writePptx(deck) : writeOnBase(deck, deck.base.bytes));
  return readDeck(await openPackage(bytes, READ_LIMITS)).slides[0];
}

/** Names of a colour map, and the theme colours that it maps to. */
const MAPPED = ['bg1', 'tx1', 'bg2', 'tx2'];
const CHOSEN_FROM = ['dk1', 'lt1', 'dk2', 'lt2'];

/**
 * LibreOffice keeps the theme's colours and the names in fills, but writes the default colour map in place of any other. So backgrounds and
 * words of dark slides exchange their colours. Returns the colours of the map that we wrote; undefined if the file still has them.
 */
function renamedColors(written: ForeignSlide | undefined, sent: ForeignSlide | undefined): ForeignSlide['colors'] | undefined {
  if (written === undefined || sent === undefined) return undefined;
  const same = (name: string): boolean => written.colors.get(name) === sent.colors.get(name);
  if (!CHOSEN_FROM.every(same) || MAPPED.every(same)) return undefined;
  return new Map([...written.colors].filter(([name]) => MAPPED.includes(name)));
}

const layoutsIn = (pkg: OpcPackage): ReadonlySet<string> =>
  new Set(
    pkg.parts
      .filter(({ name }) => /\/slideLayouts\/[^/]+\.xml$/.test(name))
      .flatMap((part) => attribute(child(part.xml().root, 'p:cSld'), 'name') ?? []),
  );

/** Changes of a slide that no hand edit can hold, found by comparing it with our slide, written and read in the same way. */
async function restOf(deck: Deck, sent: ForeignSlide, pkg: OpcPackage, kit: UnsaidKit): Promise<SentSlide['found']> {
  const written = await readBack(deck);
  const xml = pkg.part(sent.part) === undefined ? '' : new TextDecoder().decode(pkg.part(sent.part)?.bytes());
  const motions = [
    ...(TRANSITION.test(xml) ? ['the transition'] : []),
    ...(/<(?:\w+:)?(?:anim\w*|set|cmd|audio|video)\b/.test(xml) ? ['the animation'] : []),
  ].map((to) => ({ change: 'other', name: 'slide', to, kept: false }));
  return [...(written === undefined ? [] : unsaidChanges(written, sent, kit)), ...motions];
}

/** Whether a transition has an effect or advances by itself; LibreOffice writes one without either on every slide. */
const TRANSITION = /<(?:\w+:)?transition\b(?:[^>]*\badvTm=|[^>]*[^/]>\s*<(?!\/))/;

/** Undefined when this version cannot read one of them; the file is then compared with the current deck. */
function requestsOf({ intents }: CarriedSource, reading: RequestKit): readonly SlideRequest[] | undefined {
  const out: SlideRequest[] = [];
  for (const text of intents) {
    const read = readSlideRequest(parsed(text), reading);
    if (!read.ok) return undefined;
    out.push(read.request);
  }
  return out;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The deck of the carried source: its slides, in the theme of the first. */
function deckOf({ intents }: CarriedSource): Readonly<Record<string, unknown>> {
  const slides = intents.map(parsed).filter((one): one is Record<string, unknown> => one !== null && typeof one === 'object');
  return { theme_id: slides[0]?.['theme_id'], slides: slides.map(({ theme_id: _theme, page_number: _number, ...slide }) => slide) };
}

/** Each slide, drawn as the file has it, with its position in the current deck: that of the same request, otherwise its own. */
async function basesOf(then: readonly SlideRequest[], now: readonly SlideRequest[], kit: DrawKit): Promise<readonly Base[]> {
  const free = new Set(now.keys());
  const places = then.map((request) => {
    const at = [...free].find((i) => now[i]?.canonical === request.canonical) ?? null;
    if (at !== null) free.delete(at);
    return at;
  });
  const drawn: Base[] = [];
  for (const [i, request] of then.entries()) {
    let at = places[i] ?? null;
    if (at === null) {
      const title = request.chrome.title?.text;
      at = [...free].find((one) => title !== undefined && now[one]?.chrome.title?.text === title) ?? (free.has(i) ? i : null);
      if (at !== null) free.delete(at);
    }
    const { deck } = await drawSlide(request, kit);
    drawn.push({ deck, request, at });
  }
  return drawn;
}

const MIME: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

const pictures = (pkg: OpcPackage) => (part: string) => {
  const mime = MIME[part.slice(part.lastIndexOf('.') + 1).toLowerCase()];
  const found = mime === undefined ? undefined : pkg.part(part);
  return found === undefined || mime === undefined ? undefined : { bytes: found.bytes(), mime };
};

/** A slide that a person added, as an authored document. */
function newSlide(slide: ForeignSlide, canvas: { readonly w_in: number; readonly h_in: number }, pkg: OpcPackage): SentSlide {
  const found: SentSlide['found'][number][] = [
    { change: 'added', name: 'slide', to: slide.title ?? `slide ${slide.i}`, kept: true, as: 'deck' },
  ];
  let count = 0;
  const elements = slide.shapes.flatMap((shape) => {
    if (shape.hidden) return [];
    const lost = (what: string) => found.push({ change: 'other', name: shape.name, to: what, kept: false });
    const element = toElement(shape, `hand-${++count}`, { picture: pictures(pkg), lost });
    if (element === undefined) return [];
    const isTitle = shape.placeholder?.type === 'title' || shape.placeholder?.type === 'ctrTitle';
    return isTitle && element['kind'] === 'text' ? [{ ...element, role: 'title' }] : [element];
  });
  const blank = { kind: 'rect', id: 'hand-0', name: 'blank', role: 'decoration', x_in: 0, y_in: 0, w_in: 0, h_in: 0 };
  const background =
    slide.background.kind === 'solid' && slide.background.color !== 'unknown' ? { background: slide.background.color.rgb } : {};
  const document = { ssg: 1, canvas, title: slide.title ?? '', ...background, elements: elements.length === 0 ? [blank] : elements };
  const body = { author_ssg: document, ...(slide.notes ? { notes: slide.notes } : {}) };
  return { at: null, body, edits: [], added: [], changed_added: new Map(), found };
}
