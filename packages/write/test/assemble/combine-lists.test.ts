/** Sections, custom shows and comments of combined decks: what names something in its own deck names the same in the combined one. */
import { attribute, child, descendants, elements, type OpcPackage, openPackage, type XmlElement } from '@deckwright/read/ooxml';
import { checkConformance } from '@deckwright/review/conformance';
import { deckWithLists } from '@deckwright/testkit/deck-with-lists';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { work as combine } from '../../src/assemble/combine.work.ts';
import { combineDecks } from '../../src/assemble/index.ts';

const AUTHORS = '/ppt/authors.xml';
const CLASSIC = '/ppt/commentAuthors.xml';

const all = (pkg: OpcPackage, type: RegExp, name: string): XmlElement[] =>
  pkg.parts.filter(({ contentType }) => type.test(contentType)).flatMap((part) => [...descendants(part.xml().root, name)]);
const valuesOf = (found: Iterable<XmlElement>, name: string) => [...found].map((element) => attribute(element, name));
const inMain = (pkg: OpcPackage, name: string) => [...descendants(pkg.main.xml().root, name)];

describe('combining two decks of one origin', () => {
  let pptx: Uint8Array;
  let pkg: OpcPackage;

  beforeAll(async () => {
    const zoom =
      '<p:extLst><p:ext uri="{1}"><x:sectionZmObj xmlns:x="http://schemas.microsoft.com/office/powerpoint/2016/sectionzoom" sectionId="{aaaaaaaa-0000-4000-8000-000000000002}"/></p:ext></p:extLst>';
    // The other deck has the same ids, and somebody else behind them.
    const other = await deckWithLists({
      [AUTHORS]: (xml) => xml.replaceAll('Ada', 'Cid'),
      [CLASSIC]: (xml) => xml.replace('name="Ada" initials="A"', 'name="Cid" initials="C"'),
      '/ppt/slides/slide3.xml': (xml) => xml.replace('</p:sld>', `${zoom}</p:sld>`),
    });
    ({ pptx } = await combineDecks([await deckWithLists(), other]));
    pkg = await openPackage(pptx);
  });

  it('gives a file without a fault', () => {
    expect(checkConformance(pkg).findings).toEqual([]);
    expect(schemaProblems({ combined: pptx })).toEqual([]);
  });

  it('keeps each slide in its section', () => {
    const slides = valuesOf(elements(child(pkg.main.xml().root, 'p:sldIdLst'), 'p:sldId'), 'id');
    const sections = inMain(pkg, 'p14:section').map((section) => [
      attribute(section, 'name'),
      ...valuesOf(descendants(section, 'p14:sldId'), 'id').map((id) => slides.indexOf(id)),
    ]);
    expect(sections).toEqual([
      ['Start', 0, 1],
      ['End', 2],
      ['Start', 3, 4],
      ['End', 5],
    ]);
    const last = inMain(pkg, 'p14:section')[3];
    const zoomed = pkg.parts.flatMap(({ name, xml }) => (/slides\/slide6\.xml$/.test(name) ? [...descendants(xml().root)] : []));
    expect(zoomed.filter(({ name }) => name.endsWith('sectionZmObj')).map((zoom) => attribute(zoom, 'sectionId'))).toEqual([
      attribute(last, 'id'),
    ]);
  });

  it('has the custom shows of both, each with its own slides, and links start the show of their deck', () => {
    const order = valuesOf(elements(child(pkg.main.xml().root, 'p:sldIdLst'), 'p:sldId'), 'r:id');
    const shows = inMain(pkg, 'p:custShow').map((show) => [
      attribute(show, 'id'),
      attribute(show, 'name'),
      ...valuesOf(descendants(show, 'p:sld'), 'r:id').map((id) => order.indexOf(id)),
    ]);
    expect(shows).toEqual([
      ['0', 'Short', 0, 2],
      ['1', 'Long', 1],
      ['2', 'Short (2)', 3, 5],
      ['3', 'Long (2)', 4],
    ]);
    expect(valuesOf(all(pkg, /\.slide\+xml$/, 'a:hlinkClick'), 'action')).toEqual([
      'ppaction://customshow?id=0&return=true',
      'ppaction://customshow?id=2&return=true',
    ]);
  });

  it('keeps each comment with its author and its slide', () => {
    const people = new Map(all(pkg, /authors\+xml$/i, 'p188:author').map((one) => [attribute(one, 'id'), attribute(one, 'name')]));
    expect([...people.values()]).toEqual(['Ada', 'Cid']);
    const modern = all(pkg, /ms-powerpoint\.comments\+xml$/, 'p188:cm');
    const replies = all(pkg, /ms-powerpoint\.comments\+xml$/, 'p188:reply');
    for (const comments of [modern, replies]) expect(valuesOf(comments, 'authorId').map((id) => people.get(id))).toEqual(['Ada', 'Cid']);
    expect(new Set(valuesOf([...modern, ...replies], 'id')).size).toBe(4);
    const slides = valuesOf(inMain(pkg, 'p:sldId'), 'id');
    const anchors = modern.flatMap((comment) => [...descendants(comment)].filter(({ name }) => name.endsWith('sldMk')));
    expect(valuesOf(anchors, 'sldId').map((id) => slides.indexOf(id))).toEqual([2, 5]);
    const classic = new Map(all(pkg, /commentAuthors\+xml$/, 'p:cmAuthor').map((one) => [attribute(one, 'id'), attribute(one, 'name')]));
    const words = all(pkg, /presentationml\.comments\+xml$/, 'p:cm').map((one) => classic.get(attribute(one, 'authorId')));
    expect(words).toEqual(['Ada', 'Ben', 'Cid', 'Ben']);
  });

  it('leaves out of sections and shows what a deck no longer lists', async () => {
    const cut = await deckWithLists({ '/ppt/presentation.xml': (xml) => xml.replace(/<p:sldId id="258"[^>]*\/>/, '') });
    const whole = await deckWithLists();
    for (const decks of [
      [whole, cut],
      [cut, whole],
    ]) {
      const { answer, files } = await combine({}, decks);
      expect(answer.warnings.map(({ code, deck }) => [code, deck])).toEqual([['file_faults_mended', decks.indexOf(cut) + 1]]);
      const { errors } = checkConformance(await openPackage(files?.[0] ?? new Uint8Array()));
      expect(errors).toBe(0);
    }
  });
});
