/** `deckwright code`: files and findings, the line and cure of a fault, and code that cannot be run. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { without } from '@deckwright/testkit/without';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { run } from './_run.ts';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-code-test-'));
const fileOf = (name: string, code: string): string => {
  const path = join(folder, name);
  writeFileSync(path, code);
  return path;
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

describe.skipIf(without('code-python'))('with a sandbox', () => {
  it('draws the code inside the headline, and says what holds it', async () => {
    const file = fileOf('around.py', "def build(prs, slide):\n    add_icon(slide, 'users', 1, 3)\n");
    const done = await run('code', file, '--out', folder, '--headline', 'Riders grew by 12 % in a year', '--json');
    expect(done.code, done.err).toBe(0);
    const answer = JSON.parse(done.out);
    expect(answer).toMatchObject({ ok: true, status: 'complete', slides_total: 1, lint: [] });
    expect(answer.layers_holding).toEqual(expect.arrayContaining(['landlock', 'seccomp']));
    expect(answer.files).toEqual([join(folder, 'around.pptx'), join(folder, 'around-1.png')]);
    expect(readFileSync(answer.files[1]).subarray(1, 4).toString()).toBe('PNG');
    expect(answer.notices).toEqual([]);
  }, 60_000);

  it('hands out a chart of python-pptx with its workbook', async () => {
    const chart = [
      'from pptx.chart.data import CategoryChartData',
      'from pptx.enum.chart import XL_CHART_TYPE',
      'def build(prs):',
      '    slide = prs.slides.add_slide(prs.slide_layouts[5])',
      "    slide.shapes.title.text = 'Sales grew'",
      '    data = CategoryChartData()',
      "    data.categories = ['North & South', 'East']",
      "    data.add_series('Sales (m)', (1, 2))",
      '    slide.shapes.add_chart(XL_CHART_TYPE.BAR_CLUSTERED, 914400, 1914400, 5000000, 4000000, data)',
    ];
    const done = await run('code', fileOf('chart.py', chart.join('\n')), '--out', folder, '--json');
    expect(done.code, done.err).toBe(0);
    expect(readFileSync(JSON.parse(done.out).files[0]).includes('Microsoft_Excel_Sheet')).toBe(true);
  }, 60_000);

  it('puts labels where the chart has a place for them, and says so', async () => {
    const stacked = [
      'from pptx.chart.data import CategoryChartData',
      'from pptx.enum.chart import XL_CHART_TYPE, XL_LABEL_POSITION',
      'def build(prs):',
      '    slide = prs.slides.add_slide(prs.slide_layouts[6])',
      '    data = CategoryChartData()',
      "    data.categories = ['North', 'East']",
      "    data.add_series('2025', (1, 2))",
      "    data.add_series('2026', (2, 2))",
      '    chart = slide.shapes.add_chart(XL_CHART_TYPE.COLUMN_STACKED, Inches(1), Inches(1), Inches(8), Inches(5), data).chart',
      '    chart.plots[0].has_data_labels = True',
      '    chart.plots[0].data_labels.position = XL_LABEL_POSITION.OUTSIDE_END',
    ];
    const done = await run('code', fileOf('stacked.py', stacked.join('\n')), '--out', folder, '--json');
    expect(done.code, done.err).toBe(0);
    expect(JSON.parse(done.out).notices).toEqual([
      expect.stringMatching(/^A fault of the file was mended: Labels of stacked c:barChart have the place "outEnd"/),
    ]);
  }, 60_000);

  it('names what the code put into the XML that PowerPoint would not take', async () => {
    const misplaced = [
      'from pptx.oxml.ns import qn',
      'def build(prs):',
      '    slide = prs.slides.add_slide(prs.slide_layouts[6])',
      "    add_text_box(slide, 1, 1, 8, 1, 'Plan')",
      '    shape = slide.shapes[-1]',
      "    link = slide.part.relate_to('https://example.com/', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink', is_external=True)",
      "    mark = shape._element.nvSpPr.cNvPr.makeelement(qn('a:hlinkMouseOver'), {qn('r:id'): link})",
      '    shape._element.nvSpPr.cNvPr.append(mark)',
    ];
    const done = await run('code', fileOf('misplaced.py', misplaced.join('\n')), '--out', folder, '--json');
    expect([done.code, JSON.parse(done.out)]).toMatchObject([
      1,
      { ok: false, line: 8, message: expect.stringMatching(/hlinkMouseOver/), cure: expect.stringContaining('hlinkMouseOver') },
    ]);
  }, 60_000);

  it('ends with 1 for a fault, with its line and cure on standard error', async () => {
    const file = fileOf(
      'fault.py',
      "def build(prs):\n    slide = prs.slides.add_slide(prs.slide_layouts[6])\n    add_box(slide, 1, 1, 2, 2, fill='#000000')\n",
    );
    const done = await run('code', file, '--out', folder, '--json');
    expect(done.code).toBe(1);
    expect(done.err).toContain(`${file}:3:5: failed: `);
    expect(JSON.parse(done.out)).toMatchObject({ ok: false, status: 'failed', line: 3, cure: 'Write `fill_color=` instead of `fill=`.' });
    expect(existsSync(join(folder, 'fault.pptx'))).toBe(false);
  }, 60_000);
});

it('ends with 2 where no Python has the packages, and names the remedy', async () => {
  vi.stubEnv('DECKWRIGHT_CODE_PYTHON', join(folder, 'no-python'));
  const done = await run('code', fileOf('any.py', 'x = 1\n'), '--out', folder, '--json');
  expect(done.code).toBe(2);
  expect(JSON.parse(done.out)).toMatchObject({ code: 'code_sandbox_unavailable', remedy: 'Run `deckwright code --prepare` once.' });
});

it('ends with 2 for a file that is not there', async () => {
  expect(await run('code', join(folder, 'none.py'))).toMatchObject({ code: 2, out: '' });
});
