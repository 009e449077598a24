/** Tests the page alone: what it contains, and that no text can break out of its element. */
import { createHash } from 'node:crypto';
import { readableJson } from '@deckwright/core/readable-json';
import { readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit } from '@deckwright/write/files';
import { describe, expect, it } from 'vitest';
import { type Facts, type GalleryItem, galleryItems, galleryPage, PAGE_POLICY, requestText, shownThemes } from '../src/index.ts';
import { createGalleryRenderer } from '../src/render.ts';

const shown = galleryItems();
const facts = (notes: Facts['notes'] = []): Facts => ({ score: 97, errors: 0, notes, alt: 'A chart' });
const page = (some: readonly GalleryItem[], of: (item_id: string, theme_id: string) => Facts = () => facts()) =>
  galleryPage({ items: some, themes: shownThemes, facts: of, base: '' });

describe('the items', () => {
  it('have names of their own that any file system takes', () => {
    expect(new Set(shown.map((one) => one.id)).size).toBe(shown.length);
    for (const { id } of shown) expect(id).toMatch(/^[a-z0-9_]+(-[a-z0-9_]+)?$/);
  });
  it('are requests that can be read, in every theme', () => {
    for (const item of shown)
      for (const { id } of shownThemes) {
        const json = readJson(requestText(item, id));
        expect(json.ok && readSlideRequest(json.value).ok, `${item.id} in ${id}`).toBe(true);
      }
  });
  it('open in the default theme', () => {
    expect([shownThemes[0]?.id, shownThemes.length]).toEqual(['corporate-light', 8]);
  });
});

describe('the page', () => {
  it('runs only the script and style that its policy names', () => {
    const html = page(shown.slice(0, 1));
    const hashes = [...html.matchAll(/<(?:style|script)>([\s\S]*?)<\/(?:style|script)>/g)].map(
      ([, text]) =>
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
    );
    expect(hashes).toHaveLength(2);
    for (const hash of hashes) expect(PAGE_POLICY).toContain(hash);
    expect(html).not.toMatch(/ (?:style|on\w+)="/);
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
  it('stays under 1.5 MB with everything in it', () => {
    expect(Buffer.byteLength(page(shown))).toBeLessThan(1_500_000);
  });
  it('keeps texts in their place', () => {
    const hostile = '</script><img src=x onerror="alert(1)">&';
    const [first] = shown;
    if (first === undefined) throw new Error('There is nothing to show.');
    const one: GalleryItem = { ...first, purpose: hostile, request: { chrome: { title: hostile } } };
    const html = page([one], () => ({ ...facts([{ code: 'hostile', message: hostile }]), alt: hostile }));
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });
  it('says each theme by its score alone where nothing was found', () => {
    const html = page(shown.slice(0, 1), (_id, theme) =>
      facts(theme === 'minimal-dark' ? [{ code: 'sparse', message: 'Half is empty.' }] : []),
    );
    const data = JSON.parse(/type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { facts: Record<string, unknown[]> };
    expect(Object.values(data.facts).filter(([slide]) => slide === 97)).toHaveLength(7);
    expect(data.facts['minimal-dark']).toEqual([{ score: 97, errors: 0, notes: [{ code: 'sparse', message: 'Half is empty.' }] }]);
  });
});

it('readable JSON is the same JSON', () => {
  for (const { request } of shown) expect(JSON.parse(readableJson(request))).toEqual(JSON.parse(JSON.stringify(request)));
  expect(readableJson({ a: [1, 2], b: undefined })).toBe('{ "a": [1, 2] }');
});

describe('the renderer', () => {
  const fonts = carriedFonts();
  const renderer = createGalleryRenderer({ drawKit: createDrawKit(fonts), writeKit: createWriteKit(fonts) });
  const donut = shown.find((one) => one.id === 'donut');
  const text = donut === undefined ? '' : requestText(donut, 'editorial-light');
  it('gives the same picture and file by themselves and together', async () => {
    const all = await renderer.all(text);
    expect(Buffer.from(await renderer.picture(text)).equals(all.picture)).toBe(true);
    expect(Buffer.from(await renderer.pptx(text)).equals(all.pptx)).toBe(true);
    expect(await renderer.facts(text)).toEqual(all.facts);
  });
  it('says what a picture shows', async () => {
    const { alt, score } = await renderer.facts(text);
    expect(alt.startsWith(donut?.title ?? '-')).toBe(true);
    expect(alt.length).toBeGreaterThan((donut?.title.length ?? 0) + 20);
    expect(score).toBeGreaterThan(80);
  });
  it('refuses what cannot be drawn', async () => {
    await expect(renderer.facts('{"body":{"component":"dounut","params":{}}}')).rejects.toThrow(/refused: unknown_component/);
  });
});
