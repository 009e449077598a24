/** Titles in the template's own colour: wherever it can be read, and told where it cannot. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide, type RenderReport } from '@deckwright/draw/pipeline';
import { walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { changedTemplate } from '@deckwright/testkit/template-mutants';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { describe, expect, it } from 'vitest';
import { brandOfTemplate, storedTemplate } from '../src/template/index.ts';
import { work } from '../src/template/template.work.ts';

const fonts = carriedFonts();
const drawKit = createDrawKit(fonts);

const SHORT = 'Four plants lose more hours than the rest';
const LONG = 'Four of nine plants lose more hours than the average of the last eight quarters, and three to one old line';
const LONGER = `${LONG} that is shared`;
const bars = (headline: string) => ({
  form: 'bar_rank_chart',
  headline,
  theme_id: 'acme@1',
  data: { categories: [38, 31, 27].map((value, i) => ({ label: `Plant ${i + 1}`, value })) },
});

/** A template of ours with titles and grounds of these colours. */
async function template(title: string, ground: string) {
  const read = readSlideRequest({ ...bars(SHORT), theme_id: 'corporate-light' });
  if (!read.ok) throw new Error(read.problem.detail);
  const { deck } = await drawSlide(read.request, drawKit);
  const { pptx = new Uint8Array() } = await writeFiles(deck, ['pptx'], createWriteKit(fonts));
  const fill = (hex: string): string => `<a:solidFill><a:srgbClr val="${hex}"/></a:solidFill>`;
  const changed = await changedTemplate(pptx, /slideMasters\/slideMaster1\.xml$/, (xml) =>
    xml
      .replace(/<p:bg>.*?<\/p:bg>/s, `<p:bg><p:bgPr>${fill(ground)}<a:effectLst/></p:bgPr></p:bg>`)
      .replace(/<p:titleStyle>.*?<\/p:titleStyle>/s, (style) =>
        style.replace(/<a:solidFill>.*?<\/a:solidFill>/s, fill(title)).replace(' b="1"', ''),
      ),
  );
  const { answer, files = [] } = await work({}, [changed]);
  const brand = brandOfTemplate(answer, files[0] ?? new Uint8Array(), 'acme@1');
  return {
    /** Of the answer to an upload. */
    told: storedTemplate(answer, files).report.warnings,
    async titled(headline: string): Promise<{ readonly color: unknown; readonly size_pt: number; readonly report: RenderReport }> {
      const one = readSlideRequest(bars(headline), { brands: () => brand });
      if (!one.ok) throw new Error(one.problem.detail);
      const drawn = await drawSlide(one.request, drawKit);
      const shape = [...walk(drawn.judged.shapes)].find(({ role }) => role === 'title');
      const run = shape !== undefined && 'text' in shape ? shape.text?.paragraphs[0]?.runs[0] : undefined;
      if (run === undefined) throw new Error('no title');
      return { color: run.color, size_pt: run.size_pt, report: drawn.report };
    },
  };
}

describe('the title of a template', () => {
  it('keeps its colour in every length that its size reads in', async () => {
    const { titled } = await template('FFFFFF', '8C7B70');
    const [short, long] = [await titled(SHORT), await titled(LONG)];
    expect(long.size_pt).toBeLessThan(short.size_pt);
    expect(long.size_pt).toBeGreaterThanOrEqual(18);
    expect([short.color, long.color]).toEqual(['#FFFFFF', '#FFFFFF']);
    expect([...short.report.warnings, ...long.report.warnings].filter(({ code }) => code === 'low_contrast')).toEqual([]);
  });

  it('that is too long for that is drawn in a colour that reads when small, and told to be shortened', async () => {
    const { titled } = await template('FFFFFF', '8C7B70');
    const { color, size_pt, report } = await titled(LONGER);
    expect([color, size_pt < 18]).toEqual(['#000000', true]);
    expect(report.warnings).toMatchObject([
      { code: 'low_contrast', path: '/headline', remedy: expect.stringMatching(/^Shorten the title/) },
    ]);
  });

  it('is drawn in another where that cannot be read, with a warning that names both and the way out', async () => {
    const { titled, told } = await template('9A9A9A', 'C4C4C4');
    const { color, report } = await titled(SHORT);
    expect(color).not.toBe('#9A9A9A');
    expect(report.layout.contrast_min).toBeGreaterThanOrEqual(3);
    expect(report.warnings).toEqual([
      {
        code: 'low_contrast',
        message: expect.stringMatching(/#9A9A9A.*1\.\d:1 to #C4C4C4/),
        path: '/headline',
        remedy: expect.stringMatching(/template a colour of at least 3:1/),
      },
    ]);
    expect(report.warnings[0]?.message).toContain(String(color));
    expect(told).toContainEqual(expect.objectContaining({ code: 'colour_adjusted', message: expect.stringContaining('#9A9A9A') }));
  });
});
