/** What a person changed stands on every later drawing, or is named. */
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';
import { readSlideRequest } from '../src/intent/index.ts';
import { createDrawKit, drawSlide } from '../src/pipeline/index.ts';
import { inOfEmu, type Shape, walk, wordsOfShape } from '../src/scene/index.ts';

const kit = createDrawKit(carriedFonts());

const intent = {
  form: 'kpi_metrics',
  headline: 'Three figures carry the year',
  data: { metrics: [1, 2, 3].map((n) => ({ label: `Figure ${n}`, value: `€${n}.2M` })) },
};

async function draw(body: object) {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  const { deck, report } = await drawSlide(read.request, kit);
  return { shapes: [...walk(deck.slides[0]!.shapes)], report, canonical: read.request.canonical };
}

const find = (shapes: readonly Shape[], words: string): Shape => {
  const found = shapes.find((shape) => wordsOfShape(shape) === words);
  if (found === undefined) throw new Error(`${words} is not on the slide`);
  return found;
};
const boxIn = ({ box }: Shape): number[] => [box.x, box.y, box.w, box.h].map(inOfEmu);

describe('hand edits of a slide', () => {
  it('move, retype, restyle and delete shapes, and add others', async () => {
    const before = await draw(intent);
    const [a, b, c, label] = ['€1.2M', '€2.2M', '€3.2M', 'Figure 1'].map((words) => find(before.shapes, words)) as Shape[];
    const [x, y, w, h] = boxIn(a!) as [number, number, number, number];
    const hand_edits = {
      shapes: [
        { shape: a!.id, was: { text: '€1.2M', box_in: [x, y, w, h] }, box_in: [x + 0.25, y - 0.125, w, h] },
        { shape: b!.id, was: { text: '€2.2M' }, paragraphs: [{ runs: [{ text: 'about €2M' }] }] },
        { shape: c!.id, was: { text: '€3.2M' }, run: { bold: true, color: '#AA0000' } },
        { shape: label!.id, was: { text: 'Figure 1' }, deleted: true },
      ],
      added: [{ kind: 'text', id: 'hand-1', x_in: 1, y_in: 6, w_in: 3, h_in: 0.5, text: 'Draft' }],
    };
    const after = await draw({ ...intent, hand_edits });
    const at = (id: string): Shape | undefined => after.shapes.find((shape) => shape.id === id);
    expect(boxIn(at(a!.id)!)).toEqual([x + 0.25, y - 0.125, w, h].map((v) => expect.closeTo(v, 5)));
    expect(wordsOfShape(at(b!.id)!)).toBe('about €2M');
    const run = (at(c!.id) as Extract<Shape, { kind: 'text' }>).text.paragraphs[0]!.runs[0];
    expect(run).toMatchObject({ text: '€3.2M', bold: true, color: '#AA0000' });
    expect(at(label!.id)).toBeUndefined();
    expect(wordsOfShape(at('authored/hand-1')!)).toBe('Draft');
    expect(after.report).toMatchObject({ status: 'complete', fidelity: 'verbatim', conflicts: [] });
    expect(JSON.parse(after.canonical)).toMatchObject({ hand_edits });
  });

  it('are named where the data have moved on', async () => {
    const before = await draw(intent);
    const [a, b] = ['€1.2M', '€3.2M'].map((words) => find(before.shapes, words)) as [Shape, Shape];
    const hand_edits = {
      shapes: [
        { shape: a.id, was: { text: '€1.2M' }, paragraphs: [{ runs: [{ text: 'nearly €1.3M' }] }] },
        { shape: b.id, was: { text: '€3.2M' }, run: { bold: true } },
      ],
    };
    const data = { metrics: [{ label: 'Figure 1', value: '€9.9M' }, intent.data.metrics[1]] };
    const { report, shapes } = await draw({ ...intent, data, hand_edits });
    expect(report.conflicts).toMatchObject([
      { shape: a.id, what: 'text', was: '€1.2M', hand: 'nearly €1.3M', data: '€9.9M', won: 'hand' },
      { shape: b.id, what: 'shape', hand: 'look', won: 'data' },
    ]);
    expect(wordsOfShape(shapes.find(({ id }) => id === a.id)!)).toBe('nearly €1.3M');
  });
});
