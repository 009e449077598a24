import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, type Line, readSource, scanContext, scanLine, type Token } from '../src/index.ts';
import { written } from './notation.ts';
import notations from './tokens.json' with { type: 'json' };

const tokensOf = (text: string, language = 'en'): readonly Token[] =>
  scanLine(text, 0, text.length, scanContext(language, undefined, text)).tokens;

/** Every line of a tree of blocks. */
function* linesOf(blocks: readonly Block[]): Generator<Line> {
  for (const block of blocks) {
    if ('line' in block && block.line !== undefined) yield block.line;
    if (block.kind === 'field') yield block.label;
    if (block.kind === 'paragraph') yield* block.sentences;
    if (block.kind === 'table') for (const row of [block.head ?? [], ...block.rows]) yield* row;
    if (block.kind === 'list')
      for (const item of block.items) {
        yield item.line;
        yield* linesOf(item.blocks);
      }
    if ('blocks' in block) yield* linesOf(block.blocks);
  }
}

describe('tokens', () => {
  it.each(notations as [string, string, string][])('%s: %s', (language, text, expected) => {
    expect(tokensOf(text, language).map(written).join(' | ')).toBe(expected);
  });

  it('keep the digits apart from bound, currency and unit', () => {
    const [token] = tokensOf('more than €12.4m');
    expect(token).toMatchObject({ text: 'more than €12.4m', digits: { text: '12.4', start: 11, end: 15 }, bound: 'more' });
  });

  const pieces = fc.constantFrom(
    'Revenue',
    'North',
    '12.4',
    '€3m',
    ' ',
    ' ',
    ', ',
    ': ',
    '. ',
    '\n',
    '\n- ',
    '\n\n',
    '|',
    '\t',
    '(',
    ')',
    '**',
    '`',
    '-',
    '–',
    '%',
    'Q3 25',
    'Jan',
    '2026',
    '/',
    'a_b',
    '"',
    '&amp;',
    '{',
    '}',
    '[',
    ']',
    '<b>',
    '</b>',
    '# ',
    '1. ',
    'x=1',
    '日本',
    '円',
    '\\',
    "'",
    '~',
  );
  const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));

  it('stand where they were sent, ascend and never overlap, in any text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const line of linesOf(readSource(text).blocks)) {
          let last = -1;
          for (const token of line.tokens) {
            expect(token.start).toBeGreaterThanOrEqual(last);
            expect(token.end).toBeGreaterThanOrEqual(token.start);
            expect(token.end).toBeLessThanOrEqual(text.length);
            const slice = text.slice(token.start, token.end);
            if (token.text.length === slice.length && !slice.includes('\n') && !/[_\\]/u.test(slice)) expect(token.text).toBe(slice);
            last = token.end;
          }
        }
        expect(readSource(text)).toEqual(readSource(text));
      }),
      { numRuns: 300, seed: 42 },
    );
  });
});
