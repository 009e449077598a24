/** Markup that is passed on unread: what must not be in it. */
import type { Part } from '@deckwright/read/ooxml';
import { describe, expect, it } from 'vitest';
import { checkMarkup } from '../../src/assemble/check-markup.ts';

const check = (text: string): void => checkMarkup({ name: '/customXml/item1.xml' } as Part, Buffer.from(text));
const LARGE = `<b>${'x'.repeat(70_000)}</b>`;

describe('markup that is passed on unread', () => {
  it('may be anything that harms nobody', () => {
    for (const text of ['<?xml version="1.0"?><!-- a --><a/>', '<a b=">"/>', 'no XML at all', `<a>${LARGE}<![CDATA[<<<]]></a>`])
      expect(() => check(text)).not.toThrow();
  });

  it('declares no document type', () => {
    for (const text of ['<!DOCTYPE a><a/>', '<?xml version="1.0"?>\n<!-- a --><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'])
      expect(() => check(text)).toThrow(/document type/);
  });

  it('nests no deeper than the limit where it is large', () => {
    expect(() => check(`${'<a>'.repeat(300)}${LARGE}${'</a>'.repeat(300)}`)).toThrow(/nests too deep/);
  });
});
