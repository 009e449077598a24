/** What a presentation lists beside its slides: sections, custom shows, authors of comments, masters. Faults are named, and mended. */
import { openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { deckWithLists } from '@deckwright/testkit/deck-with-lists';
import { repackDeck } from '@deckwright/write/assemble';
import { describe, expect, it } from 'vitest';
import { checkConformance } from '../../src/conformance/index.ts';
import { finishFile } from '../../src/repair/index.ts';

type Change = (xml: string) => string;
const MAIN = '/ppt/presentation.xml';
const AUTHORS = '/ppt/authors.xml';
const CLASSIC = '/ppt/commentAuthors.xml';

const codesOf = async (file: Uint8Array) => checkConformance(await openPackage(file)).rules;
const textOf = async (file: Uint8Array, name: string) => Buffer.from((await openPackage(file)).part(name)?.bytes() ?? []).toString();
const finished = (file: Uint8Array) => finishFile(file, READ_LIMITS, repackDeck);

describe('what a presentation lists', () => {
  it('is no fault as PowerPoint writes it', async () => {
    expect(await codesOf(await deckWithLists())).toEqual([]);
  });

  it.each<[string, string, number, Record<string, Change>]>([
    ['section_list', 'a deleted slide in a section', 1, { [MAIN]: (xml) => xml.replace('<p14:sldId id="258"/>', '<p14:sldId id="999"/>') }],
    ['section_list', 'a slide in two sections', 1, { [MAIN]: (xml) => xml.replace('<p14:sldId id="258"/>', '$&<p14:sldId id="256"/>') }],
    ['section_list', 'two sections of one id', 1, { [MAIN]: (xml) => xml.replace('000000000002}', '000000000001}') }],
    ['section_list', 'an id that is none', 1, { [MAIN]: (xml) => xml.replace(/\{AAAAAAAA-[^}]*2\}/, 'End') }],
    ['custom_show', 'two shows of one id', 2, { [MAIN]: (xml) => xml.replace('name="Long" id="1"', 'name="Long" id="0"') }],
    ['custom_show', 'two shows of one name', 1, { [MAIN]: (xml) => xml.replace('name="Long"', 'name="short"') }],
    ['custom_show', 'a slide that is not listed any more', 1, { [MAIN]: (xml) => xml.replace(/<p:sldId id="257"[^>]*\/>/, '') }],
    [
      'custom_show',
      'links and settings of shows that are gone',
      2,
      { [MAIN]: (xml) => xml.replace(/<p:custShowLst>.*<\/p:custShowLst>/, '') },
    ],
    [
      'dangling_reference',
      'a show with a slide whose relationship is gone',
      1,
      { [MAIN]: (xml) => xml.replace(/<p:sld r:id="\w+"/, '<p:sld r:id="rId77"') },
    ],
    [
      'comment_author',
      'two authors of one id',
      1,
      {
        [CLASSIC]: (xml) => xml.replace('id="1" name="Ben"', 'id="0" name="Ben"'),
        '/ppt/comments/comment1.xml': (xml) => xml.replace('authorId="1"', 'authorId="0"'),
      },
    ],
    [
      'comment_author',
      'a comment of 2006 by somebody who is not listed',
      1,
      { '/ppt/comments/comment1.xml': (xml) => xml.replace('authorId="1"', 'authorId="7"') },
    ],
    ['comment_author', 'an author of 2018 who is not listed', 1, { [AUTHORS]: (xml) => xml.replace(/<p188:author .*?\/>/, '') }],
    ['comment_author', 'one author of 2018 twice', 1, { [AUTHORS]: (xml) => xml.replace(/<p188:author .*?\/>/, '$&$&') }],
    [
      'comment_author',
      'two authors of 2018 with one id',
      1,
      { [AUTHORS]: (xml) => xml.replace(/<p188:author .*?\/>/, (one) => one + one.replaceAll('Ada', 'Ben')) },
    ],
  ])('is named as %s and mended: %s', async (code, _what, count, changes) => {
    const file = await deckWithLists(changes);
    expect(await codesOf(file)).toContainEqual({ code, count });
    const { file: mended, mended_total } = await finished(file);
    expect(mended_total).toBeGreaterThanOrEqual(count);
    expect((await codesOf(mended)).map((rule) => rule.code)).not.toContain(code);
    const again = await finished(mended);
    expect([again.mended_total, Buffer.compare(again.file, mended)]).toEqual([0, 0]);
  });

  it('keeps a slide in its section when the slide gets another id', async () => {
    const twice = await finished(await deckWithLists({ [MAIN]: (xml) => xml.replaceAll('id="258"', 'id="256"') }));
    const low = await finished(await deckWithLists({ [MAIN]: (xml) => xml.replaceAll('id="258"', 'id="3"') }));
    for (const { file } of [twice, low]) {
      expect(await codesOf(file)).toEqual([]);
      const xml = await textOf(file, MAIN);
      const id = [...xml.matchAll(/<p:sldId [^>]*\bid="(\d+)"/g)][2]?.[1];
      expect(xml).toMatch(new RegExp(`name="End"[^>]*><p14:sldIdLst><p14:sldId id="${id}"/></p14:sldIdLst>`));
    }
  });

  it('lets the settings of the show name what they named when a show gets that id', async () => {
    const { file } = await finished(await deckWithLists({ [MAIN]: (xml) => xml.replace('name="Long" id="1"', 'name="Long" id="0"') }));
    expect(await textOf(file, MAIN)).toContain('name="Long" id="1"');
    expect(await textOf(file, '/ppt/presProps.xml')).toContain('<p:custShow id="1"/>');
  });

  it('names authors of comments that have no list at all, and mends nothing', async () => {
    const file = await deckWithLists({
      '/ppt/_rels/presentation.xml.rels': (xml) => xml.replace(/<Relationship Id="rId9[01]"[^>]*\/>/g, ''),
    });
    expect(await codesOf(file)).toContainEqual({ code: 'comment_author', count: 3 });
    expect((await finished(file)).errors_left).toBe(3);
  });
});
