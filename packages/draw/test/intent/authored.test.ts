/** Authored documents: every kind drawn where it was put, texts verbatim, limits told, mistakes named with their pointer. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { inOfEmu, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { describe, expect, test } from 'vitest';
import { FLOOR_PLAN } from '../floor-plan.ts';

const kit = createDrawKit(carriedFonts());
const read = (author_ssg: unknown, rest: object = {}) => readSlideRequest({ author_ssg, ...rest });
const draw = async (author_ssg: unknown, rest: object = {}) => {
  const found = read(author_ssg, rest);
  if (!found.ok) throw Object.assign(new Error(found.problem.detail), { problem: found.problem });
  return drawSlide(found.request, kit);
};

const document = {
  ssg: 1,
  canvas: { w_in: 13.333, h_in: 7.5 },
  title: 'A plan on one page',
  notes: 'Say hello first.',
  elements: [
    {
      kind: 'text',
      id: 'title',
      role: 'title',
      x_in: 0.5,
      y_in: 0.42,
      w_in: 12,
      h_in: 0.6,
      text: 'A plan on one page',
      size_pt: 24,
      bold: true,
    },
    { kind: 'rect', id: 'box', x_in: 0.5, y_in: 1.5, w_in: 3, h_in: 1.2, fill: 'accent1', radius_in: 0.1, text: 'Start', rotation: 10 },
    {
      kind: 'ellipse',
      x_in: 5,
      y_in: 1.5,
      w_in: 1.2,
      h_in: 1.2,
      fill: { color: '#ffcc00', alpha: 0.5 },
      stroke: { color: 'ink', width_pt: 1 },
    },
    { kind: 'line', x1_in: 3.5, y1_in: 2.1, x2_in: 5, y2_in: 2.1, stroke: { color: 'muted', width_pt: 1.5, tail: 'triangle' } },
    { kind: 'path', x_in: 7, y_in: 1.5, steps: [['M', 0, 0], ['L', 1, 0], ['L', 0.5, 1], ['Z']], fill: 'accent2' },
    { kind: 'image', x_in: 9, y_in: 1.5, w_in: 3, h_in: 2, src: FLOOR_PLAN, alt: 'A floor plan' },
    {
      kind: 'table',
      x_in: 0.5,
      y_in: 4,
      w_in: 5,
      h_in: 1.5,
      columns_in: [2, 1.5, 1.5],
      rows_in: [0.5, 0.5, 0.5],
      header_row: true,
      cells: [
        ['Line', 'Riders', { text: 'Share', align: 'right' }],
        ['1', '12,400', '58%'],
        ['7', '9,150', '42%'],
      ],
    },
    {
      kind: 'group',
      id: 'notes',
      elements: [
        {
          kind: 'text',
          x_in: 7,
          y_in: 4,
          w_in: 5,
          h_in: 2,
          paragraphs: [
            'First thought',
            { bullet: true, runs: [{ text: 'bold', bold: true }, { text: ' and a ' }, { text: 'link', link: 'https://example.org' }] },
          ],
        },
      ],
    },
  ],
};

describe('author_ssg', () => {
  test('draws every kind where it was put, with all its texts', async () => {
    const { deck, report } = await draw(document);
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
    const shapes = [...walk(deck.slides[0]?.shapes ?? [])];
    expect(new Set(shapes.map((s) => s.kind))).toEqual(new Set(['text', 'rect', 'ellipse', 'line', 'path', 'image', 'table', 'group']));
    const box = shapes.find((s) => s.id === 'authored/box');
    expect([box?.box.x, box?.box.y, box?.box.w, box?.box.h].map((v) => inOfEmu(v ?? (0 as never)))).toEqual([0.5, 1.5, 3, 1.2]);
    expect(deck.title).toBe('A plan on one page');
    expect(deck.slides[0]?.notes).toBe('Say hello first.');
  });

  test('is written in all three formats, the same bytes each time', async () => {
    const writer = createWriteKit(carriedFonts());
    const once = await writeFiles((await draw(document)).deck, ['pptx', 'pdf', 'png'], writer);
    const again = await writeFiles((await draw(document)).deck, ['pptx', 'pdf', 'png'], writer);
    expect(again).toEqual(once);
  });

  test('its canonical form is itself a body that draws the same slide', async () => {
    const first = await draw(document, { theme_id: 'corporate-dark' });
    const found = readSlideRequest(JSON.parse(first.deck.source?.intents[0] ?? '{}'));
    expect(found.ok).toBe(true);
    if (found.ok) expect((await drawSlide(found.request, kit)).deck.slides).toEqual(first.deck.slides);
  });

  test('a document of another size is scaled, which is told', async () => {
    const { deck, report } = await draw({
      ssg: 1,
      canvas: { w_in: 10, h_in: 7.5 },
      elements: [{ kind: 'rect', x_in: 0, y_in: 0, w_in: 10, h_in: 7.5, fill: 'surface' }],
    });
    expect(report.warnings.map((w) => w.code)).toContain('canvas_scaled');
    const [shape] = deck.slides[0]?.shapes ?? [];
    expect(inOfEmu(shape?.box.w ?? (0 as never))).toBeCloseTo(10, 3);
    expect(inOfEmu(shape?.box.x ?? (0 as never))).toBeCloseTo((13.3333 - 10) / 2, 2);
  });

  test('a text that its box does not hold is told with both figures', async () => {
    const { report } = await draw({
      ssg: 1,
      elements: [{ kind: 'text', x_in: 1, y_in: 1, w_in: 1, h_in: 0.3, text: 'Far too many words for so small a box' }],
    });
    expect(report.warnings.map((w) => w.code)).toContain('text_overflow');
  });

  test.each([
    ['an unknown kind', { kind: 'hexagon', x_in: 0, y_in: 0, w_in: 1, h_in: 1 }, '/author_ssg/elements/0/kind'],
    ['a colour that is none', { kind: 'rect', x_in: 0, y_in: 0, w_in: 1, h_in: 1, fill: 'accent9' }, '/author_ssg/elements/0/fill'],
    ['a missing width', { kind: 'rect', x_in: 0, y_in: 0, h_in: 1 }, '/author_ssg/elements/0/w_in'],
    [
      'a mistake inside a group',
      { kind: 'group', elements: [{ kind: 'line', x1_in: 'a', y1_in: 0, x2_in: 1, y2_in: 1 }] },
      '/author_ssg/elements/0/elements/0/x1_in',
    ],
    [
      'a link to a script',
      { kind: 'text', x_in: 0, y_in: 0, w_in: 1, h_in: 1, paragraphs: [{ runs: [{ text: 'x', link: 'javascript:alert(1)' }] }] },
      undefined,
    ],
  ])('%s is refused with its pointer', (_, element, pointer) => {
    const found = read({ ssg: 1, elements: [element] });
    expect(found.ok).toBe(false);
    if (!found.ok && pointer !== undefined) expect(found.problem.errors?.[0]?.pointer).toBe(pointer);
  });

  test('more than 500 elements or 20,000 characters are refused', async () => {
    const dot = { kind: 'rect', x_in: 0, y_in: 0, w_in: 1, h_in: 1, fill: 'ink' };
    await expect(draw({ ssg: 1, elements: Array.from({ length: 501 }, () => dot) })).rejects.toMatchObject({
      problem: { code: 'capacity_exceeded' },
    });
    const long = { kind: 'text', x_in: 0, y_in: 0, w_in: 10, h_in: 7, text: 'x'.repeat(1990) };
    await expect(draw({ ssg: 1, elements: Array.from({ length: 11 }, () => long) })).rejects.toMatchObject({
      problem: { code: 'capacity_exceeded' },
    });
  });

  test('an id used twice is refused', async () => {
    const dot = { kind: 'rect', id: 'a', x_in: 0, y_in: 0, w_in: 1, h_in: 1, fill: 'ink' };
    await expect(draw({ ssg: 1, elements: [dot, dot] })).rejects.toMatchObject({ problem: { code: 'capacity_exceeded' } });
  });
});
