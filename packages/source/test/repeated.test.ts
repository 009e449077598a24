/** Texts of one piece over and over, as long as a brief may be: none takes the stack with it, and all offsets stay within the text. */
import { expect, it } from 'vitest';
import { type Block, readSource } from '../src/index.ts';

const LENGTH = 20_000;
const PIECES = [
  ...[
    '(',
    '(a ',
    '[',
    '{"a":',
    '>',
    '> ',
    '<div>',
    '<ul><li>a',
    '- ',
    '1. ',
    '`',
    '```\n',
    '~~~\n',
    '#',
    '*',
    '|',
    '|\n',
    '\t',
    '&amp;',
    '"',
    'a,"b\n',
  ],
  ...[
    'a\n',
    'word\n\n',
    'From: a\nTo: b\nSubject: c\n\nhello\n\n> ',
    'From: a\nhello\n> ',
    '---\na: b\n',
    'a: &x [1]\n',
    'a=b=c=',
    'a->b ',
  ],
  ...['\u200b', '\u00a0a', '\ud800', 'a und b\n', 'name 1 2 3\n', 'head words here\n'],
];

const spans = (blocks: readonly Block[]): readonly (readonly [number, number])[] => blocks.map(({ start, end }) => [start, end]);

it.each(PIECES)('%j', (piece) => {
  const text = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
  for (const [start, end] of spans(readSource(text).blocks)) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(start).toBeLessThanOrEqual(end);
    expect(end).toBeLessThanOrEqual(text.length);
  }
});
