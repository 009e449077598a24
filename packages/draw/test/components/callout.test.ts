/** Callouts: styles and sizes. */
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, sizeOf, words } from './_draw-component.ts';

const text = 'If the licence is not renewed by April, the deposit is forfeit.';

describe('callout', () => {
  it('stands on the accent colour as a highlight, in the text colour that reads on it', async () => {
    const { shapes } = await drawComponent('callout', { text, style: 'highlight' });
    const ground = shapes.get('body/ground');
    expect(ground?.kind === 'rect' && ground.fill?.color).toBe('accent1');
    expect(words(shapes.get('body/text'))).toBe(text);
  });

  it('carries a sign as a warning, so that colour does not speak alone', async () => {
    const { shapes } = await drawComponent('callout', { text, style: 'warning' });
    expect(words(shapes.get('body/sign'))).toBe('▲');
    expect(edges(shapes.get('body/sign')).right).toBeLessThanOrEqual(edges(shapes.get('body/text')).left + 1e-6);
  });

  it('is italic as a quotation, but not in Japanese', async () => {
    const run = async (words: string) => {
      const shape = (await drawComponent('callout', { text: words, style: 'quote' })).shapes.get('body/text');
      return shape?.kind === 'text' && shape.text.paragraphs[0]?.runs[0]?.italic === true;
    };
    expect(await run(text)).toBe(true);
    expect(await run('品質は工程で作り込む。')).toBe(false);
  });

  it('shrinks by the type scale as the text grows, and stays inside the body', async () => {
    const short = await drawComponent('callout', { text });
    const long = await drawComponent('callout', { text: 'A sentence that goes on for a while. '.repeat(15).trim() });
    expect(sizeOf(short.shapes.get('body/text'))).toBe(54);
    expect(sizeOf(long.shapes.get('body/text'))).toBeLessThan(32);
    expect(edges(long.shapes.get('body/ground')).bottom).toBeLessThanOrEqual(6.8);
  });

  it('draws an unknown style as info and says so', async () => {
    const { codes, shapes } = await drawComponent('callout', { text, style: 'loud' });
    expect(codes).toContain('unknown_value');
    expect(shapes.has('body/edge')).toBe(true);
  });

  it('refuses an empty text', async () => {
    await expect(drawComponent('callout', { text: '  ' })).rejects.toThrow(/empty/);
  });
});
