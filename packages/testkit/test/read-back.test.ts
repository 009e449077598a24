/** What we write we read back: boxes, words, sizes, colours and pictures of every shape, in a light and a dark theme. */
import { components, forms } from '@deckwright/draw/catalog';
import { type Deck, plainText, resolveColor, type Shape, type TextBody, walk } from '@deckwright/draw/scene';
import { openPackage } from '@deckwright/read/ooxml';
import { type ForeignShape, type ForeignText, type Paint, readDeck, walkForeign, wordsOf } from '@deckwright/read/pptx';
import { writePptx } from '@deckwright/write/pptx';
import { describe, expect, it } from 'vitest';
import { drawBody, unitOfComponent } from '../src/unit-harness.ts';

/** One deck of a theme: the example of every component, and the first variant of every form. */
async function deckOf(theme_id: string): Promise<Deck> {
  const bodies = [
    ...components.map((component) => {
      const unit = unitOfComponent(component);
      return unit.body(unit.example);
    }),
    ...forms.flatMap(({ form, variants }) => {
      const [variant] = variants;
      return variant ? [{ form: form.name, variant: variant.name, ...variant.example }] : [];
    }),
  ];
  const decks: Deck[] = [];
  for (const body of bodies) {
    const drawn = await drawBody({ ...body, theme_id });
    if (!('deck' in drawn)) throw new Error(`Refused: ${drawn.detail}`);
    decks.push(drawn.deck);
  }
  const [first] = decks;
  if (!first) throw new Error('There is nothing to draw.');
  return { ...first, slides: decks.flatMap(({ slides }) => slides), media: new Map(decks.flatMap(({ media }) => [...media])) };
}

const rgbOf = (paint: Paint): string => (paint.kind === 'solid' && paint.color !== 'unknown' ? paint.color.rgb : paint.kind);

/** Where the text may stand in its shape; the corners of rounded boxes keep it off the edges beyond its insets. */
function roomOf(shape: ForeignShape): { readonly l: number; readonly r: number } {
  if (shape.kind !== 'shape' || shape.geometry === 'unknown' || !shape.box) return { l: 0, r: 0 };
  const { x, w } = shape.geometry.text_box;
  return { l: x, r: shape.box.w - x - w };
}

function textDifferences(written: TextBody, read: ForeignText | undefined, deck: Deck, room = { l: 0, r: 0 }): string[] {
  if (!read) return plainText(written) === '' ? [] : ['the text is missing'];
  const found: string[] = [];
  if (wordsOf(read).replaceAll('\v', '\n') !== plainText(written)) found.push(`words ${JSON.stringify(wordsOf(read))}`);
  const runs = written.paragraphs.flatMap((paragraph) => paragraph.runs).filter(({ text }) => text !== '');
  const back = read.paragraphs.flatMap((paragraph) => paragraph.runs).filter(({ text }) => text !== '');
  for (const [i, run] of runs.entries()) {
    const other = back[i];
    if (!other || runs.length !== back.length) return [...found, `${back.length} runs instead of ${runs.length}`];
    if (other.size_pt !== Math.round(run.size_pt * 100) / 100) found.push(`size ${other.size_pt} instead of ${run.size_pt}`);
    if (run.link === undefined && rgbOf(other.paint) !== resolveColor(deck.theme, run.color)) {
      found.push(`colour ${rgbOf(other.paint)} instead of ${resolveColor(deck.theme, run.color)}`);
    }
    if (other.bold !== (run.bold ?? false)) found.push(`bold ${other.bold}`);
    if (run.link?.startsWith('https:') && other.link !== run.link) found.push(`link ${other.link}`);
  }
  if (read.wrap !== written.wrap) found.push(`wrap ${read.wrap}`);
  if (read.anchor !== written.anchor) found.push(`anchor ${read.anchor}`);
  for (const side of ['l', 'r'] as const) {
    // Insets that a rounded corner takes up by itself are written as none.
    const expected = Math.max(written.insets[side], room[side]);
    if (Math.abs(read.insets[side] + room[side] - expected) > 2) found.push(`inset ${side} ${read.insets[side]} + ${room[side]}`);
  }
  if (read.insets.t !== written.insets.t || read.insets.b !== written.insets.b) found.push('insets above or below');
  return found;
}

function differences(written: Shape, read: ForeignShape | undefined, deck: Deck): string[] {
  if (!read) return ['the shape is missing'];
  const found: string[] = [];
  const { x, y, w, h } = written.box;
  const box = read.box;
  if (!box || Math.abs(box.x - x) > 1 || Math.abs(box.y - y) > 1 || Math.abs(box.w - w) > 1 || Math.abs(box.h - h) > 1) {
    found.push(`box ${JSON.stringify(box)} instead of ${JSON.stringify(written.box)}`);
  }
  if (Math.abs(read.rotation - (((written.rotation ?? 0) + 360) % 360)) > 0.001) found.push(`rotation ${read.rotation}`);
  if ('fill' in written && written.fill && !written.fill.hatch) {
    if (rgbOf(read.fill) !== resolveColor(deck.theme, written.fill.color)) found.push(`fill ${rgbOf(read.fill)}`);
    const alpha = read.fill.kind === 'solid' && read.fill.color !== 'unknown' ? read.fill.color.alpha : 1;
    if (Math.abs(alpha - (written.fill.alpha ?? 1)) > 0.001) found.push(`opacity ${alpha}`);
  }
  if (written.kind === 'table') {
    if (read.kind !== 'table') return [...found, `a ${read.kind}`];
    const cells = written.cells.flatMap((row, r) => row.flatMap((cell, c) => (cell.covered ? [] : [{ cell, r, c }])));
    for (const { cell, r, c } of cells) {
      const other = read.cells.find(({ row, column }) => row === r && column === c);
      if (cell.fill && other && rgbOf(other.fill) !== resolveColor(deck.theme, cell.fill.color)) found.push(`fill of cell ${r}, ${c}`);
      found.push(...textDifferences(cell.text, other?.text, deck).filter((text) => !text.startsWith('wrap')));
    }
  } else if ('text' in written && written.text) {
    found.push(...textDifferences(written.text, read.kind === 'shape' ? read.text : undefined, deck, roomOf(read)));
  }
  return found;
}

describe('reading back what we wrote', () => {
  it.each(['corporate-light', 'corporate-dark'])('finds every shape as it was drawn in %s', async (theme) => {
    const deck = await deckOf(theme);
    const read = readDeck(await openPackage(writePptx(deck)));
    expect(read.slides).toHaveLength(deck.slides.length);
    const wrong = deck.slides.flatMap((slide, i) => {
      const back = [...walkForeign(read.slides[i]?.shapes ?? [])];
      return [...walk(slide.shapes)].flatMap((shape, n) =>
        differences(shape, back[n], deck).map((text) => `slide ${i + 1} ${shape.id}: ${text}`),
      );
    });
    expect(wrong).toEqual([]);
  });
});
