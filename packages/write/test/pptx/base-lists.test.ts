/** A foreign presentation as a base: with its slides goes all that names them. */
import { openPackage } from '@deckwright/read/ooxml';
import { checkConformance } from '@deckwright/review/conformance';
import { deckWithLists } from '@deckwright/testkit/deck-with-lists';
import { expect, it } from 'vitest';
import { writeBase } from '../../src/pptx/index.ts';

const LINK = '<a:hlinkClick r:id="" action="ppaction://customshow?id=0"/>';

it('has no section, custom show or comment, and nothing that starts or names one', async () => {
  const file = await deckWithLists({
    '/ppt/slideLayouts/slideLayout6.xml': (xml) => xml.replace(/(<p:cNvPr id="2" name="[^"]*")\/>/, `$1>${LINK}</p:cNvPr>`),
  });
  const pkg = await openPackage(writeBase(await openPackage(file)).bytes);
  expect(checkConformance(pkg).findings).toEqual([]);
  const text = pkg.parts.map((part) => Buffer.from(part.bytes()).toString()).join('');
  expect(text).not.toMatch(/custShow|customshow|sectionLst|cmAuthor|p188:/);
  expect(text).toContain('<p:sldAll/>');
});
