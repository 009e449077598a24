/** How words are read, seen in what is drawn. */
import { illustrate } from '@deckwright/draw/illustration';
import { describe, expect, it } from 'vitest';

const size = { width_px: 896, height_px: 512 } as const;
const draw = (prompt: string, more: Partial<Parameters<typeof illustrate>[1]> = {}) => illustrate(prompt, { ...size, ...more });
const called = (prompt: string, name: string): number => draw(prompt).scene.shapes.filter((shape) => shape.name === name).length;

describe('a prompt', () => {
  it.each([
    ['wind turbines', 'wind-park'],
    ['Windkraftanlagen im Norden', 'wind-park'],
    ['Éoliennes au matin', 'wind-park'],
    ['parque eólico', 'wind-park'],
    ['montagne innevate', 'mountains'],
    ['montanhas ao pôr do sol', 'mountains'],
    ['bergen in de winter', 'mountains'],
    ['góry zimą', 'mountains'],
    ['die Großstadt', 'skyline'],
  ])('%s is %s', (prompt, motif) => {
    expect(draw(prompt).motifs).toContain(motif);
  });

  it('tells which words had no effect, and does not count small ones', () => {
    const { words_used, words_unused } = draw('three quixotic wind turbines in the mountains at sunrise');
    expect(words_used).toEqual(['three', 'wind', 'turbines', 'mountains', 'sunrise']);
    expect(words_unused).toEqual(['quixotic']);
  });

  it('counts no word as used whose motif was left out', () => {
    const { motifs, words_unused } = draw('container ship and trucks');
    expect(motifs).toEqual(['container-ship']);
    expect(words_unused).toEqual(['trucks']);
    expect(draw('insurance for a bridge').words_unused).toEqual(['insurance']);
  });

  it.each([
    ['Quarterly board meeting', 'meeting-table'],
    ['growth of renewable energy', 'wind-park'],
    ['growth in Spain', 'rising-charts'],
    ['sales collapsed', 'charts'],
  ])('%s shows a thing before a thought, and says no direction that is not named: %s', (prompt, motif) => {
    expect(draw(prompt).motifs).toEqual([motif]);
  });

  it('asks for a pattern by the word abstract', () => {
    expect(draw('abstract digital transformation').motifs).toEqual(['circuit']);
  });

  it('counts what a number stands before', () => {
    const parts = (prompt: string): number => called(prompt, 'wind turbine');
    expect(parts('six wind turbines')).toBe(2 * parts('three wind turbines'));
    expect(parts('drei Windräder')).toBe(parts('3 wind turbines'));
  });

  it('sets subject on the ground that is named', () => {
    expect(draw('wind turbines in the mountains').motifs).toEqual(['wind-park', 'mountains']);
  });

  it('chooses time of day and weather', () => {
    expect(called('mountains', 'stars')).toBe(0);
    expect(called('mountains at night', 'stars')).toBeGreaterThan(0);
    expect(called('mountains at night', 'moon')).toBeGreaterThan(0);
    expect(called('Berge im Regen', 'rain')).toBe(1);
    expect(called('mountains in a snowy winter', 'snow')).toBe(1);
  });

  it('draws icons on a pattern where no motif has a word, and the pattern alone where nothing is known', () => {
    expect(draw('ideas and risks').motifs).toContain('icons');
    expect(draw('ideas and risks').words_unused).toEqual([]);
    const unknown = draw('qwrtz xyzzy');
    expect(unknown.motifs).toHaveLength(1);
    expect(unknown.words_unused).toEqual(['qwrtz', 'xyzzy']);
    expect(draw('').scene.shapes.length).toBeGreaterThan(2);
  });

  it('takes colours from the theme, and from colour words', () => {
    const colors = (prompt: string, theme_id: string): string =>
      JSON.stringify(draw(prompt, { theme_id }).scene.shapes)
        .match(/#[0-9A-F]{6}/g)
        ?.join() ?? '';
    expect(colors('hills', 'corporate-light')).not.toBe(colors('hills', 'editorial-dark'));
    expect(colors('hills', 'corporate-light')).not.toBe(colors('green hills', 'corporate-light'));
  });

  it('is refused with a size or theme that there is not', () => {
    expect(() => draw('hills', { width_px: 10 })).toThrow(RangeError);
    expect(() => draw('hills', { height_px: 512.5 })).toThrow(RangeError);
    expect(() => draw('hills', { theme_id: 'none-such' })).toThrow(RangeError);
  });

  it('of any length or script is drawn', () => {
    for (const prompt of [
      '山と川',
      'الجبال',
      '🚀🚀',
      'a'.repeat(20_000),
      '\u0000\n\t',
      '999999 mountains',
      'constructor __proto__ toString',
    ]) {
      expect(draw(prompt).scene.shapes.length).toBeGreaterThan(2);
    }
  });
});
