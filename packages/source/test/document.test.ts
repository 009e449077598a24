import { describe, expect, it } from 'vitest';
import { type Block, isKeptOff, readSource, slidesCounted } from '../src/index.ts';

const blocks = (text: string): readonly Block[] => readSource(text, { document: true }).blocks;
const kinds = (text: string): string[] => blocks(text).map((b) => b.kind);
const sentences = (text: string): string[] => blocks(text).flatMap((b) => (b.kind === 'paragraph' ? b.sentences.map((s) => s.text) : []));

describe('a document', () => {
  it('keeps sentences that a brief would take for talk', () => {
    const text = '# Minutes\n\nWe thank Ms Holm for her report.\n\nPlease send comments by Friday.\n\nBest regards\n\nThe secretary';
    expect(sentences(text)).toHaveLength(4);
    expect(kinds(text)).not.toContain('talk');
  });

  it('takes labels, enumerations and lines that are alike for the prose they are', () => {
    const text = '# Terms\n\nPrice: EUR 12 a piece.\n\nThree things count: (a) price, (b) quality and (c) time.\n\nkey=value\nother=thing';
    expect(kinds(text)).toEqual(['heading', 'paragraph', 'paragraph', 'paragraph']);
    expect(sentences(text)[0]).toBe('Price: EUR 12 a piece.');
  });

  it('says its title, author and date above everything else', () => {
    const [title, author, date, first] = blocks('# Report\nAuthor: A. Holm\nDate: 3 May 2026\n\nAuthor: this label begins a sentence.');
    expect([title?.kind, author?.kind, date?.kind, first?.kind]).toEqual(['heading', 'field', 'field', 'field']);
    expect(kinds('# Report\n\nText.\n\nAuthor: this label begins a sentence.')).toEqual(['heading', 'paragraph', 'paragraph']);
  });

  it('has pictures of its own, and no comments', () => {
    const text = 'Text.\n\n<!-- for the printer\nonly -->\n\n![The plant from above](picture:1) ![](picture:2)\n\nMore.';
    expect(blocks(text)).toMatchObject([
      { kind: 'paragraph' },
      { kind: 'picture', source: 'picture:1', line: { text: 'The plant from above' } },
      { kind: 'picture', source: 'picture:2', line: { text: '' } },
      { kind: 'paragraph' },
    ]);
    expect(text.slice(blocks(text)[1]?.start, blocks(text)[1]?.end)).toBe('![The plant from above](picture:1)');
  });

  it('keeps code with arrows as code', () => {
    expect(kinds('```\na -> b\nb -> c\n```')).toEqual(['code']);
  });
});

describe('notes to the maker of slides', () => {
  it.each([
    'Not for the slides: the settlement.',
    'Please do not put this on the slide.',
    'Nicht auf die Folien: der Vergleich.',
    'Confidential: leave out. The fee is 2.1 m.',
    'Vertraulich – bitte weglassen',
    'Ne pas mettre sur les diapositives',
    '[Hors procès-verbal, à ne pas projeter : le départ du trésorier]',
    'KM working line - delete before sending: 43.1',
    'Interner Vermerk, vor dem Versand löschen',
  ])('%s is kept off', (text) => expect(isKeptOff(text)).toBe(true));

  it.each([
    'The data do not show a trend.',
    'The plan is confidential.',
    'We do not project a recovery.',
    'The deck was painted, not for the first time.',
  ])('%s is content', (text) => expect(isKeptOff(text)).toBe(false));

  it.each([
    ['Make an 8-slide deck of this report.', 8],
    ['Bitte zehn Folien daraus machen.', 10],
    ['Twelve people came.', undefined],
  ])('%s counts', (text, count) => expect(slidesCounted(text)).toBe(count));
});
