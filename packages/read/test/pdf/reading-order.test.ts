/** Shapes stand in the order in which they are read, and what is painted over another stays over it. */
import { plainText, type Shape, textsOf, walk } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import { pdfOf, readPage, TITLE, words } from './pages.ts';

async function read(content: string): Promise<{ texts: string[]; shapes: readonly Shape[] }> {
  const { deck } = await readPage(pdfOf(TITLE + content));
  const shapes = deck.slides[0]?.shapes ?? [];
  const texts = [...walk(shapes)]
    .flatMap((shape) => textsOf(shape).map(plainText))
    .filter((text) => text.trim() !== '' && !TITLE.includes(text));
  return { texts, shapes };
}
const card = (x: number, y: number, w: number, h: number): string => `0.9 0.93 0.98 rg ${x} ${y} ${w} ${h} re f 0 g\n`;

describe('the order of reading', () => {
  it('goes card by card where a page paints all cards first, then the texts of a row', async () => {
    const xs = [60, 260, 460];
    const cards = xs.map((x) => card(x, 130, 180, 160)).join('');
    const across = [0, 1]
      .map((r) => xs.map((x, c) => words(x + 10, 262 - 70 * r, r === 0 ? 18 : 12, `Text ${c + 1}${'ab'[r]}`)).join(''))
      .join('');
    const { texts } = await read(card(60, 60, 580, 40) + words(70, 75, 12, 'Both end in March') + cards + across);
    expect(texts.join('\n').split('\n')).toEqual(['Text 1a', 'Text 1b', 'Text 2a', 'Text 2b', 'Text 3a', 'Text 3b', 'Both end in March']);
  });

  it('goes down columns, along rows of labels, and comes to the foot last', async () => {
    const foot = words(40, 12, 9, 'Harbour report');
    const left = ['First of all comes the quay', 'Then the cranes are moved'].map((text, i) => words(60, 280 - 60 * i, 12, text));
    const right = ['On the other side are ships', 'They wait until the evening'].map((text, i) => words(420, 280 - 60 * i, 12, text));
    const turns = left.flatMap((text, i) => [text, right[i] ?? '']).join('');
    expect((await read(foot + turns)).texts).toEqual([
      'First of all comes the quay',
      'Then the cranes are moved',
      'On the other side are ships',
      'They wait until the evening',
      'Harbour report',
    ]);
    const labels = ['2019', '2021'].map((year, i) => words(60, 280 - 60 * i, 18, year)).join('');
    const says = ['The quay is built in the east', 'The cranes come from the yard']
      .map((text, i) => words(180, 280 - 60 * i, 12, text))
      .join('');
    expect((await read(labels + says)).texts).toEqual(['2019', 'The quay is built in the east', '2021', 'The cranes come from the yard']);
  });

  it('reads a heading with the list under it, however near the next column is', async () => {
    const heads = words(60, 290, 14, 'This year', 'F2') + words(176, 290, 14, 'What we need', 'F2');
    const lists = [60, 190]
      .map((x, c) => [0, 1].map((r) => words(x, 262 - 15 * r, 12, `Sentence ${r + 1} of the ${'ab'[c]}`)).join(''))
      .join('');
    const note = words(440, 292, 12, 'Told in March');
    expect((await read(note + heads + lists)).texts).toEqual([
      'This year',
      'Sentence 1 of the a Sentence 2 of the a',
      'What we need',
      'Sentence 1 of the b Sentence 2 of the b',
      'Told in March',
    ]);
  });

  it('leaves what lies over another there', async () => {
    const { shapes } = await read(
      `${card(60, 200, 300, 90)}1 0 0 rg 340 180 200 60 re f 0 g\n${words(70, 270, 12, 'Below')}${words(380, 205, 12, 'Above')}`,
    );
    const flat = [...walk(shapes)].filter(({ kind }) => kind === 'rect');
    expect(flat.map((shape) => 'fill' in shape && shape.fill?.color)).toEqual(['#E6EDFA', '#FF0000']);
  });
});
