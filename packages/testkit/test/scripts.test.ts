/** Every script that the product draws: measured as it is shaped, drawn with real glyphs, readable in the PDF, tagged in the .pptx. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { EMU_PER_PT, type Shape, type Span, type TextBody, walk } from '@deckwright/draw/scene';
import { type FontSource, Fonts, findBreaks, hanOf, loadShaper } from '@deckwright/draw/typeset';
import { carriedFonts } from '@deckwright/fonts';
import { writePdf } from '@deckwright/write/pdf';
import { writePptx } from '@deckwright/write/pptx';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { mirrorShapes } from '../../draw/src/layout/mirror-shapes.ts';
import { findTheme } from '../../draw/src/themes/index.ts';
import { scriptIntents } from '../src/script-intents.ts';

const fonts = carriedFonts();
const kit = createDrawKit(fonts);
const shaper = await loadShaper(fonts);

async function draw(body: object): Promise<DrawnSlide> {
  const read = readSlideRequest({ ...body, theme_id: 'corporate-light' });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return drawSlide(read.request, kit);
}

function* bodiesOf(shapes: readonly Shape[]): Generator<TextBody> {
  for (const shape of walk(shapes)) {
    if (shape.kind === 'table') for (const row of shape.cells) for (const cell of row) yield cell.text;
    else if ('text' in shape && shape.text !== undefined) yield shape.text;
  }
}

const spansOf = (drawn: DrawnSlide): Span[] =>
  [...bodiesOf(drawn.deck.slides[0]?.shapes ?? [])].flatMap((body) => body.lines.flatMap((line) => line.spans));

const EXPECTED: Readonly<Record<string, { readonly face: string; readonly lang: RegExp; readonly slot?: RegExp }>> = {
  japanese: { face: 'noto-jp', lang: /lang="ja-JP" altLang="en-US"/, slot: /<a:ea typeface="Yu Gothic"\/>/ },
  chinese: { face: 'noto-sc', lang: /lang="zh-CN"/, slot: /<a:ea typeface="Microsoft YaHei"\/>/ },
  traditional: { face: 'noto-sc', lang: /lang="zh-TW"/, slot: /<a:ea typeface="Microsoft JhengHei"\/>/ },
  korean: { face: 'noto-kr', lang: /lang="ko-KR"/, slot: /<a:ea typeface="Malgun Gothic"\/>/ },
  arabic: { face: 'noto-arabic', lang: /lang="ar-SA"/, slot: /<a:cs typeface="Arial"\/>/ },
  hebrew: { face: 'arimo', lang: /lang="he-IL"/, slot: /<a:cs typeface="Arial"\/>/ },
  thai: { face: 'noto-thai', lang: /lang="th-TH"/, slot: /<a:cs typeface="Tahoma"\/>/ },
  greek: { face: 'arimo', lang: /lang="el-GR"/ },
  cyrillic: { face: 'arimo', lang: /lang="ru-RU"/ },
  emoji: { face: 'noto-emoji', lang: /lang="en-US"/ },
};

/** Hebrew points, which pdftotext gives back in an order of its own, go; so do spaces, direction marks and line ends. */
const ARABIC_OR_HEBREW = /[\u0590-\u06ff]/;

const bare = (text: string): string => text.replaceAll(/[\s\u0591-\u05c7\u200e\u200f\u202a-\u202e]/g, '');

describe.each(scriptIntents())('$script in a $kind', ({ script, kind, body, texts, locale }) => {
  const expected = EXPECTED[script];

  it('has a glyph for every character and is as wide as it is shaped', async () => {
    const spans = spansOf(await draw(body));
    expect(spans.some(({ face }) => face.startsWith(expected?.face ?? '?'))).toBe(true);
    for (const { text, face, rtl = false, w, size_pt } of spans) {
      const glyphs = shaper.shape(face, text, { rtl, lang: locale });
      expect(
        glyphs.every(({ gid }) => gid !== 0),
        `${face} has no glyph for a part of ${text}`,
      ).toBe(true);
      const shaped = (glyphs.reduce((sum, g) => sum + g.x_advance, 0) / shaper.unitsPerEm(face)) * size_pt * EMU_PER_PT;
      expect(Math.abs(shaped - w), `${text} in ${face}`).toBeLessThanOrEqual(Math.max(0.005 * shaped, 200));
    }
  });

  it('can be read in the PDF', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
    try {
      const file = join(folder, 'slide.pdf');
      writeFileSync(file, await writePdf((await draw(body)).deck, { fonts, shaper }));
      const { stdout, error } = spawnSync('pdftotext', [ARABIC_OR_HEBREW.test(texts[0] ?? '') ? '-layout' : '-raw', file, '-'], {
        encoding: 'utf8',
      });
      if (error !== undefined) return;
      // Digits and signs between right-to-left words are put back by the reader's own rules.
      const words = texts
        .flatMap((text) => text.split(/\s+/))
        .filter((word) => !(/[^\p{L}\p{M}]/u.test(word) && ARABIC_OR_HEBREW.test(texts[0] ?? '')));
      const read = bare(stdout);
      for (const word of words) expect(read).toContain(bare(word));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('names its language and face in the .pptx', async () => {
    const zip = await JSZip.loadAsync(writePptx((await draw(body)).deck));
    const xml = (await zip.file('ppt/slides/slide1.xml')?.async('string')) ?? '';
    expect(xml).toMatch(expected?.lang ?? /never/);
    if (expected?.slot !== undefined) expect(xml).toMatch(expected.slot);
    if (script === 'korean') expect(xml).toContain('eaLnBrk="0"');
    for (const text of texts) expect(xml.replaceAll('&quot;', '"')).toContain(text);
  });

  it('says once which face stands in', async () => {
    const substitutions = (await draw(body)).report.warnings.filter((w) => w.code === 'font_substituted');
    expect(substitutions).toHaveLength(expected?.face === 'arimo' ? 0 : 1);
    expect((await draw(body)).report.warnings.filter((w) => w.code === 'glyph_missing')).toEqual([]);
  });

  if (kind === 'bar_list')
    it('mirrored twice has its boxes again', async () => {
      const shapes = (await draw(body)).deck.slides[0]?.shapes ?? [];
      const boxes = (list: readonly Shape[]) => [...walk(list)].map(({ id, box }) => ({ id, ...box }));
      const axis = 12_192_000;
      const once = mirrorShapes(shapes, axis);
      expect(boxes(once)).toEqual(boxes(shapes).map((b) => ({ ...b, x: axis - b.x - b.w })));
      expect(boxes(mirrorShapes(once, axis))).toEqual(boxes(shapes));
    });
});

describe('Han characters', () => {
  it('take the forms of the language around them', () => {
    expect(hanOf('売上高 2026', 'ja-JP')).toBe('ja-JP');
    expect(hanOf('売上高のみ', 'en-US')).toBe('ja-JP');
    expect(hanOf('매출 賣出', 'en-US')).toBe('ko-KR');
    expect(hanOf('销售额', 'en-US')).toBe('zh-CN');
    expect(hanOf('かな', 'zh-Hant')).toBe('zh-TW');
  });
});

describe('line breaks', () => {
  const pieces = (text: string): string => {
    let at = 0;
    return [...findBreaks(text).map((b) => b.at), text.length]
      .map((end) => {
        const piece = text.slice(at, end);
        at = end;
        return piece;
      })
      .join('|');
  };
  it('keep closing marks and small kana off the start of a line', () => {
    expect(pieces('「ギャップ」は、')).toBe('「ギャッ|プ」|は、');
  });
  it('stand between Korean words, not inside them', () => {
    expect(pieces('영업이익 증감 요인')).toBe('영업이익 |증감 |요인');
  });
  it('stand before Thai syllables and never inside one', () => {
    expect(pieces('กำไรจากการดำเนินงานเติบโต')).toBe('กำไร|จาก|การดำเนินงาน|เติบโต');
  });
  it('never part an emoji sequence, a flag or a letter and its marks', () => {
    expect(pieces('\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u{1f1ef}\u{1f1f5}\u{1f1eb}\u{1f1f7} e\u0301e\u0301')).toBe(
      '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} |\u{1f1ef}\u{1f1f5}|\u{1f1eb}\u{1f1f7} |e\u0301e\u0301',
    );
  });
});

describe('an installation without the faces of the world', () => {
  it('sets Latin as ever and names the package that a script needs', () => {
    const lean: FontSource = { ...fonts, lacks: (face) => (face.startsWith('noto-') ? '@deckwright/fonts-world' : undefined) };
    const theme = findTheme('corporate-light')?.theme;
    if (theme === undefined) throw new Error('no theme');
    const setter = new Fonts(lean).typesetter(theme);
    const set = (text: string) =>
      setter.set({ block: { color: 'ink', paragraphs: [{ runs: [{ text }] }] }, size_pt: 12, width_in: 5, height_in: 1 });
    set('Umsatz Ω Ж');
    expect([...setter.absent]).toEqual([]);
    set('売上');
    expect([...setter.absent]).toEqual(['売', '上']);
    expect(setter.packageFor('売')).toBe('@deckwright/fonts-world');
    expect(setter.packageFor('\u{13000}')).toBeUndefined();
  });
});
