/** Combined decks: all slides are there, no part is doubled or orphaned, and what was valid stays valid. */

import { at, attribute, child, descendants, elements, type OpcPackage, openPackage, UnreadableFile } from '@deckwright/read/ooxml';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CombinedDeck, combineDecks, repackDeck } from '../../src/assemble/index.ts';
import { readWithPython } from '../pptx/outside-tools.ts';
import { deck, haveCorpus, hostile, hostileNames, kindOfProblem } from './corpus.ts';
import { bothDecks } from './own-decks.ts';

/** Every part that is not reached from the package by its relationships. */
function orphans(opened: OpcPackage): string[] {
  const reached = new Set<string>();
  const visit = (of: string): void => {
    for (const { part } of opened.relationships(of)) {
      const found = part === undefined ? undefined : opened.part(part);
      if (!found || reached.has(found.name)) continue;
      reached.add(found.name);
      visit(found.name);
    }
  };
  visit('/');
  return opened.parts.map(({ name }) => name).filter((name) => !name.endsWith('.rels') && !reached.has(name));
}

const partsOf = (opened: OpcPackage, pattern: RegExp): string[] =>
  opened.parts.map(({ name }) => name).filter((name) => pattern.test(name));

describe('combining decks', () => {
  it('keeps the slides of both decks of ours in order, with one master', async () => {
    const [first, second] = bothDecks();
    const combined = await combineDecks([first, second]);
    expect(schemaProblems({ combined: combined.pptx })).toEqual([]);
    expect(readWithPython(combined.pptx)).toEqual([...readWithPython(first), ...readWithPython(second)]);
    const opened = await openPackage(combined.pptx);
    expect(orphans(opened)).toEqual([]);
    expect(partsOf(opened, /slideMaster\d+\.xml$/)).toHaveLength(1);
    expect(combined.warnings).toEqual([]);
  });

  it('gives the same bytes for the same decks', async () => {
    const decks = bothDecks();
    const [one, two] = [await combineDecks(decks), await combineDecks(decks)];
    expect(Buffer.compare(one.pptx, two.pptx)).toBe(0);
  });

  it.each([
    ['layout', 'slides/_rels/slide1.xml.rels', 'slideLayout'],
    ['master', 'slideLayouts/_rels/slideLayout1.xml.rels', 'slideMaster'],
  ])('refuses by its number a deck with a slide that has no %s, wherever it stands', async (what, part, kind) => {
    const [first, whole] = bothDecks();
    const rels = `/ppt/${part}`;
    const source = (await openPackage(first)).part(rels)?.xml().source ?? '';
    const without = source.replace(new RegExp(`<Relationship [^>]*/${kind}"[^>]*/>`), '');
    expect(without).not.toBe(source);
    const broken = await repackDeck(first, { changed: new Map([[rels, Buffer.from(without)]]), removed: new Set() });
    await expect(combineDecks([whole, broken])).rejects.toThrow(new RegExp(`^Deck 2: Slide 1 has no ${what}`));
    await expect(combineDecks([broken, whole])).rejects.toThrow(new RegExp(`^Deck 1: Slide 1 has no ${what}`));
  });

  it('leaves the request behind that described the first deck alone', async () => {
    const opened = await openPackage((await combineDecks(bothDecks())).pptx);
    expect(partsOf(opened, /customXml/i)).toEqual([]);
  });

  it('combines up to ten decks and refuses one and eleven', async () => {
    const [first] = bothDecks();
    const ten = await combineDecks(Array.from({ length: 10 }, () => first));
    const opened = await openPackage(ten.pptx);
    expect(partsOf(opened, /slides\/slide\d+\.xml$/)).toHaveLength(ten.slides);
    expect(partsOf(opened, /slideMaster\d+\.xml$/)).toHaveLength(1);
    await expect(combineDecks([first])).rejects.toThrow(RangeError);
    await expect(combineDecks(Array.from({ length: 11 }, () => first))).rejects.toThrow(RangeError);
  });

  it('names the deck that cannot be read', async () => {
    const [first] = bothDecks();
    const error = await combineDecks([first, new TextEncoder().encode('<html></html>')]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreadableFile);
    expect(String(error)).toContain('Deck 2: The file is a web page');
  });
});

/** Pairs chosen for what is in them. */
const PAIRS: Readonly<Record<string, readonly [first: string, second: string, slides: number]>> = {
  'comments-video': ['docling__powerpoint_comments.pptx', 'poi__EmbeddedVideo.pptx', 4],
  'comments-comments': ['docling__powerpoint_comments.pptx', 'open-xml-sdk__HC-viewPr-PresentationViewProperties-showComments-1.pptx', 4],
  'smartart-charts': ['docxtemplater__smart-art.pptx', 'open-xml-sdk__O12Typical.pptx', 15],
  'other-size': ['shapecrawler__087-issue-587-source.pptx', 'shapecrawler__088-issue-587-target.pptx', 2],
  'sections-fonts': ['shapecrawler__021.pptx', 'shapecrawler__autoshape-case008_text-frame.pptx', 5],
  'macros-media': ['python-pptx__act-props.pptm', 'pptx-automizer__SlideWithMedia.pptx', 7],
  'masters-notes': ['poi__themes.pptx', 'docling__powerpoint_sample.pptx', 13],
  'notes-custom-data': ['docling__powerpoint_sample.pptx', 'shapecrawler__084-charts.pptx', 5],
  itself: ['poi__EmbeddedAudio.pptx', 'poi__EmbeddedAudio.pptx', 2],
};

describe.skipIf(!haveCorpus)('combining decks of other makers', () => {
  const combined = new Map<string, CombinedDeck>();
  const opened = new Map<string, OpcPackage>();
  const get = <T>(from: ReadonlyMap<string, T>, name: string): T => {
    const found = from.get(name);
    if (found === undefined) throw new Error(`${name} was not combined.`);
    return found;
  };

  beforeAll(async () => {
    for (const [name, [first, second]] of Object.entries(PAIRS)) {
      const made = await combineDecks([deck(first), deck(second)]);
      combined.set(name, made);
      opened.set(name, await openPackage(made.pptx));
    }
  });

  it.each(Object.entries(PAIRS))('%s: every slide is there and nothing is orphaned', (name, [, , slides]) => {
    expect(get(combined, name).slides).toBe(slides);
    const main = get(opened, name).main.xml();
    const ids = elements(child(main.root, 'p:sldIdLst')).map((element) => attribute(element, 'id'));
    expect(new Set(ids).size).toBe(slides);
    expect(orphans(get(opened, name))).toEqual([]);
  });

  it('brings no problem that the decks did not have', () => {
    const pairs = Object.keys(PAIRS);
    const names = new Set(pairs.flatMap((pair) => PAIRS[pair]?.slice(0, 2) as [string, string]));
    const before = new Set(schemaProblems(Object.fromEntries([...names].map((name) => [name, deck(name)]))).map(kindOfProblem));
    const after = schemaProblems(Object.fromEntries(pairs.map((pair) => [pair, get(combined, pair).pptx])));
    expect(after.filter((problem) => !before.has(kindOfProblem(problem)) && !/problems? in|^\d+ /.test(problem))).toEqual([]);
  });

  it('shares everything when a deck meets itself', async () => {
    const parts = get(opened, 'itself').parts.map(({ name }) => name);
    const single = (await openPackage(deck('poi__EmbeddedAudio.pptx'))).parts.map(({ name }) => name);
    // Only the slide and what belongs to it alone are there twice.
    expect(parts.filter((name) => !single.includes(name) && !/\/slides\/|\/notesSlides\//.test(name))).toEqual([]);
  });

  it('scales slides of another size and says so', () => {
    expect(get(combined, 'other-size').warnings.map(({ code }) => code)).toContain('slide_size_scaled');
  });

  it('keeps each comment with its author', () => {
    const pair = get(opened, 'comments-comments');
    const authors = pair.parts.find(({ contentType }) => contentType.endsWith('.commentAuthors+xml'));
    const ids = new Set(elements(authors?.xml().root).map((author) => attribute(author, 'id')));
    const comments = pair.parts
      .filter(({ contentType }) => contentType.endsWith('.comments+xml'))
      .flatMap((part) => elements(part.xml().root));
    expect(comments.length).toBeGreaterThan(1);
    for (const comment of comments) expect(ids).toContain(attribute(comment, 'authorId'));
    const keys = comments.map((comment) => `${attribute(comment, 'authorId')} ${attribute(comment, 'idx')}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('puts every slide into one section when a deck has sections', () => {
    const { root } = get(opened, 'sections-fonts').main.xml();
    const listed = [...descendants(root, 'p14:sldId')].map((slide) => attribute(slide, 'id')).sort();
    const slides = elements(at(root, 'p:sldIdLst')).map((slide) => attribute(slide, 'id'));
    expect(listed).toEqual(slides.sort());
  });

  it('brings the fonts that a later deck embeds', () => {
    const pair = get(opened, 'sections-fonts');
    const fonts = [...descendants(pair.main.xml().root, 'p:embeddedFont')];
    const relationships = new Map(pair.relationships(pair.main.name).map((relationship) => [relationship.id, relationship.part]));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      for (const face of elements(font).slice(1)) expect(pair.part(relationships.get(attribute(face, 'r:id') ?? '') ?? '')).toBeDefined();
    }
  });

  it('brings custom data with its properties, notes under the one notes master, and charts with their workbooks', () => {
    const pair = get(opened, 'notes-custom-data');
    const items = pair.relationships(pair.main.name).filter(({ kind }) => kind === 'customXml');
    expect(items.length).toBeGreaterThan(0);
    for (const { part = '' } of items) {
      const [properties] = pair.relationships(part);
      expect(pair.part(properties?.part ?? '')?.name).toMatch(/itemProps/);
    }
    expect(partsOf(pair, /notesSlides\/notesSlide\d+\.xml$/).length).toBeGreaterThan(1);
    expect(partsOf(pair, /notesMasters\/notesMaster\d+\.xml$/)).toHaveLength(1);
    const charts = pair.parts.filter(({ contentType }) => contentType.endsWith('.chart+xml'));
    expect(charts.length).toBeGreaterThan(0);
    for (const { name } of charts)
      for (const { part, kind } of pair.relationships(name)) if (kind === 'package') expect(pair.part(part ?? ''), name).toBeDefined();
  });

  it('carries no macros', () => {
    const pair = get(opened, 'macros-media');
    expect(pair.macroEnabled).toBe(false);
    expect(partsOf(pair, /vba/i)).toEqual([]);
  });

  it('answers hostile decks with a deck or a named error, whichever place they have', async () => {
    const whole = deck('docling__powerpoint_sample.pptx');
    for (const name of hostileNames()) {
      for (const files of [
        [whole, hostile(name)],
        [hostile(name), whole],
      ]) {
        const outcome = await combineDecks(files).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome, `${name}: ${outcome.stack ?? ''}`).toBeInstanceOf(UnreadableFile);
      }
    }
  });
});
