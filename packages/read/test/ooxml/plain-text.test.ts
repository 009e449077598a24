/** The twins that read bytes as text answer alike. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as inPage from '../../src/ooxml/plain-text.browser.ts';
import * as inNode from '../../src/ooxml/plain-text.node.ts';

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.uint8Array({ max: 0x7f, maxLength: 300 }),
  fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(`\ufeff${text}`)),
);

it.each([
  ['ASCII', inPage.asciiText, inNode.asciiText],
  ['UTF-8', inPage.utf8Text, inNode.utf8Text],
  ['Latin 1', inPage.latin1Text, inNode.latin1Text],
] as const)('%s', (_, page, node) => {
  fc.assert(fc.property(bytes, (one) => void expect(page(one)).toBe(node(one))));
});
