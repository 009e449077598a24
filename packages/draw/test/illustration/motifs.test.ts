/** Every motif of the folder, in a light, a dark and a strongly coloured theme, at every size and with every calm area. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { illustrate, illustrationMotifs } from '@deckwright/draw/illustration';
import { type Shape, walk } from '@deckwright/draw/scene';
import { deriveTheme, findTheme } from '@deckwright/draw/themes';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../src/illustration/motifs');
const lexicon = JSON.parse(readFileSync(join(folder, '../lexicon.json'), 'utf8')) as {
  readonly motif: Record<string, Record<string, string[]>>;
};
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
const MOST_SHAPES = 3000;

const twin = { family: 'Arial', twin: 'arimo' };
const strong = deriveTheme({
  id: 'strong',
  name: 'Strong',
  mode: 'light',
  colors: ['#D1004B', '#FFB000'],
  fonts: { heading: twin, body: twin },
  title_bold: true,
}).theme;
const themes = [findTheme('corporate-light')?.theme, findTheme('technical-dark')?.theme, strong].flatMap((theme) => theme ?? []);
const SIZES = [
  [896, 512],
  [1024, 1024],
  [512, 896],
] as const;

/** What a shape paints beyond the canvas, in whole EMU. */
function beyond({ box }: Shape, canvas: { readonly w: number; readonly h: number }): number {
  return Math.max(-box.x, -box.y, box.x + box.w - canvas.w, box.y + box.h - canvas.h);
}

describe('motifs', () => {
  it('are one file each, named alike', () => {
    const files = readdirSync(folder).filter((name) => name !== 'register.generated.ts');
    expect(illustrationMotifs.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
  });

  it('have words in all eight languages', () => {
    for (const { name } of illustrationMotifs) expect(Object.keys(lexicon.motif[name] ?? {}), name).toEqual(LANGUAGES);
  });

  describe.each(illustrationMotifs)('$name', ({ name }) => {
    const [word = ''] = lexicon.motif[name]?.en ?? [];

    it.each(SIZES)('is drawn at %i × %i by its own word, from whole shapes on the canvas', (width_px, height_px) => {
      for (const theme of themes) {
        for (const calm of ['none', 'left', 'bottom'] as const) {
          const { scene, motifs, words_unused } = illustrate(word, { width_px, height_px, theme, calm });
          expect(motifs).toContain(name);
          expect(words_unused).toEqual([]);
          const shapes = [...walk(scene.shapes)];
          expect(shapes.length).toBeGreaterThan(2);
          expect(shapes.length).toBeLessThanOrEqual(MOST_SHAPES);
          expect(new Set(shapes.map(({ id }) => id)).size).toBe(shapes.length);
          expect(shapes.filter((shape) => beyond(shape, scene.canvas) > 1).map(({ name: called }) => called)).toEqual([]);
          expect(shapes.filter((shape) => 'text' in shape && shape.text !== undefined)).toEqual([]);
          expect(JSON.stringify(shapes)).not.toMatch(/null|NaN/);
        }
      }
    });

    it('is the same each time, and another for other words', () => {
      const of = (prompt: string): string => JSON.stringify(illustrate(prompt, { width_px: 896, height_px: 512 }).scene.shapes);
      expect(of(word)).toBe(of(word));
      expect(new Set([word, `${word} qxv`, `${word} wzk`, `${word} vrt`].map(of)).size).toBe(4);
    });
  });
});
