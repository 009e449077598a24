/** What inspects a slide and what shows it set each text into the same lines, at the same places. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INK_ABOVE, INK_BELOW, type Line, type Shape, walk } from '@deckwright/draw/scene';
import { type OpcPackage, openPackage } from '@deckwright/read/ooxml';
import { type ForeignDeck, type ForeignParagraph, type ForeignRun, type ForeignText, type Paint, readDeck } from '@deckwright/read/pptx';
import { deckKit } from '@deckwright/read/pptx/kit';
import { sceneOfSlide } from '@deckwright/read/pptx/scene';
import { createTextKit } from '@deckwright/read/pptx/scene/text';
import { sampleDeck } from '@deckwright/testkit/flawed-deck';
import { foreignParagraph, foreignRun, foreignText } from '@deckwright/testkit/foreign-text';
import { drawBody } from '@deckwright/testkit/unit-harness';
import { writePptx } from '@deckwright/write/pptx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PictureFacts } from '../../src/inspect/pictures/picture-facts.ts';
import type { PlacedText } from '../../src/inspect/view/item.ts';
import { viewSlide } from '../../src/inspect/view/slide-view.ts';
import { box, deckOf, fonts, IN, slide, table } from './_deck.ts';

const folder = join(process.env['DECKWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../../../shared'), 'corpus');
const haveCorpus = existsSync(join(folder, 'MANIFEST.json'));
if (!haveCorpus) process.stderr.write(`No decks at ${folder} (DECKWRIGHT_SHARED): their lines are not compared.\n`);

interface Placed {
  /** Without spaces and in the order of the alphabet, because a line is drawn from left to right whichever way it is read. */
  readonly letters: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const lettersOf = (words: string): string => [...words.replace(/\s+/gu, '')].sort().join('');

const isPainted = (paint: Paint): boolean =>
  paint.kind !== 'none' && !(paint.kind === 'solid' && paint.color !== 'unknown' && paint.color.alpha <= 0);

/** Raised letters are lines of their own in a scene, and letters without colour are not in it: such texts are compared by nothing. */
const isComparable = ({ paragraphs }: ForeignText): boolean =>
  paragraphs.every(({ runs }) =>
    runs.every(({ baseline_pct, paint, kind }) => kind === 'break' || (baseline_pct === 0 && isPainted(paint))),
  );

/** One name for each text of a slide: its shape, and which of the shape's texts it is. */
function* named<T>(texts: Iterable<readonly [shape: string, T]>): Generator<readonly [name: string, T]> {
  const counts = new Map<string, number>();
  for (const [shape, text] of texts) {
    const count = counts.get(shape) ?? 0;
    counts.set(shape, count + 1);
    yield [`${shape}, text ${count}`, text];
  }
}

const upright = ({ cell }: PlacedText): boolean => cell === undefined || cell.text.vertical === 'horz';

function inspected(texts: readonly PlacedText[]): Map<string, PlacedText> {
  const inOrder = texts
    .filter(({ lines }) => lines.length > 0)
    .map(
      (text) =>
        [
          upright(text) && text.cell ? `${text.owner.shape.id} ${text.cell.row} ${text.cell.column}` : `${text.owner.shape.id}`,
          text,
        ] as const,
    );
  return new Map(named(inOrder));
}

interface Shown {
  readonly lines: readonly Line[];
  readonly at: (x: number, y: number) => readonly [x: number, y: number];
}

function shown(shapes: readonly Shape[]): Map<string, Shown> {
  const texts: (readonly [string, Shown])[] = [];
  for (const shape of walk(shapes)) {
    const [what, id] = shape.id.split('-');
    if (shape.kind === 'text' && what === 'text') {
      const { x, y, w, h } = shape.box;
      const angle = ((shape.rotation ?? 0) * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const at = (px: number, py: number): readonly [number, number] => {
        const [dx, dy] = [px - w / 2, py - h / 2];
        return [x + w / 2 + dx * cos - dy * sin, y + h / 2 + dx * sin + dy * cos];
      };
      texts.push([String(id), { lines: shape.text.lines, at }]);
    } else if (shape.kind === 'table') {
      let y = shape.box.y as number;
      for (const [row, height] of shape.rows.entries()) {
        let x = shape.box.x as number;
        for (const [column, width] of shape.columns.entries()) {
          const [left, top] = [x, y];
          const cell = shape.cells[row]?.[column];
          if (cell && cell.text.lines.length > 0)
            texts.push([`${id} ${row} ${column}`, { lines: cell.text.lines, at: (px, py) => [left + px, top + py] }]);
          x += width;
        }
        y += height;
      }
    }
  }
  return new Map(named(texts));
}

/** The lines of the scene with words, with their ink as the inspection counts it. */
function placedLines({ lines, at }: Shown, sizes: readonly number[]): Placed[] {
  return lines
    .filter(({ spans }) => spans.some(({ text }) => /\S/.test(text)))
    .map((line, i) => {
      const size = (sizes[i] ?? 0) * 12_700;
      const inked = line.spans.filter(({ text }) => /\S/.test(text));
      const left = Math.min(...inked.map(({ x }) => x));
      const right = Math.max(...inked.map(({ x, w }) => x + w));
      const corners = [line.baseline - INK_ABOVE * size, line.baseline + INK_BELOW * size].flatMap((y) => [at(left, y), at(right, y)]);
      const xs = corners.map(([x]) => x);
      const ys = corners.map(([, y]) => y);
      const letters = lettersOf(line.spans.map(({ text }) => text).join(''));
      return { letters, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    });
}

const TOLERANCE = 0.01 * IN;

/** How the two differ; nothing when they agree. */
async function differences(deck: ForeignDeck, pkg: OpcPackage): Promise<{ readonly wrong: readonly string[]; readonly compared: number }> {
  const wrong: string[] = [];
  let compared = 0;
  const kit = await deckKit(deck, pkg, fonts);
  const view = { deck, faces: new Map(), fonts: kit.fonts, pictures: new PictureFacts(undefined) };
  for (const one of deck.slides) {
    const seen = inspected(viewSlide(one, view, createTextKit(kit.fonts, kit.shaper)).texts);
    const drawn = shown(sceneOfSlide(deck, one, pkg, kit).slide.shapes);
    for (const [name, text] of seen) {
      if (!isComparable(text.text)) continue;
      const other = drawn.get(name);
      const where = `slide ${one.i}, shape ${name}`;
      if (other === undefined) {
        wrong.push(`${where} is not shown`);
        continue;
      }
      const theirs = placedLines(
        other,
        text.lines.map(({ line }) => line.size_pt),
      );
      const ours = text.lines.map(({ line, box: { x, y, w, h } }) => ({
        letters: lettersOf(line.text),
        left: x,
        right: x + w,
        top: y,
        bottom: y + h,
      }));
      compared += ours.length;
      if (ours.map(({ letters }) => letters).join('\n') !== theirs.map(({ letters }) => letters).join('\n')) {
        wrong.push(`${where}: ${ours.length} lines are inspected and ${theirs.length} are shown, or their words differ`);
      } else {
        const off = Math.max(
          ...ours.flatMap((our, i) =>
            (['left', 'right', 'top', 'bottom'] as const).map((side) => Math.abs(our[side] - ((theirs[i] as Placed)[side] ?? Number.NaN))),
          ),
        );
        if (!(off <= TOLERANCE)) wrong.push(`${where}: a line stands ${(off / IN).toFixed(3)} in elsewhere`);
      }
    }
  }
  return { wrong, compared };
}

const word = fc.stringMatching(/^[A-Za-zäöüß0-9,.%-]{1,14}$/);
const words = fc.oneof(
  { weight: 6, arbitrary: fc.array(word, { minLength: 1, maxLength: 25 }).map((some) => some.join(' ')) },
  fc.constantFrom(
    '日本語の文字を二十個並べた長い行です。よ',
    'שלום עולם, 12 ימים',
    'see https://example.com/a/long/path?to=1 and 14 kg of 3\tthings',
    'Straße\vof breaks',
    '',
  ),
);

const runs: fc.Arbitrary<ForeignRun> = fc
  .record({
    text: words,
    size_pt: fc.constantFrom(8, 12, 18, 27.5),
    face: fc.constantFrom('Arial', 'Calibri', 'Georgia', 'Verdana', 'Arial Narrow', 'Harmonia Sans', 'unknown'),
    bold: fc.boolean(),
    italic: fc.boolean(),
    caps: fc.constantFrom('none' as const, 'none' as const, 'all' as const, 'small' as const),
    spacing_pt: fc.constantFrom(0, 0, 0, 1.5),
  })
  .map(({ text, ...more }) => foreignRun(text, more));

const spacing = fc.constantFrom({ pct: 1 }, { pct: 0.8 }, { pct: 1.5 }, { pt: 20 });
const paragraphs: fc.Arbitrary<ForeignParagraph> = fc
  .record({
    runs: fc.array(runs, { maxLength: 3 }),
    align: fc.constantFrom('left' as const, 'center' as const, 'right' as const, 'justify' as const),
    rtl: fc.constantFrom(false, false, true),
    margin_left: fc.constantFrom(0, 0.4 * IN),
    margin_right: fc.constantFrom(0, 0.2 * IN),
    indent: fc.constantFrom(0, -0.3 * IN, 0.2 * IN),
    line: spacing,
    before: spacing,
    after: spacing,
    bullet: fc.constantFrom(undefined, { kind: 'character' as const, text: '•' }, { kind: 'number' as const, text: '128.' }),
  })
  .map(({ runs: of, bullet, ...more }) => foreignParagraph(of, { ...more, ...(bullet && { bullet }) }));

const inset = fc.constantFrom(0, 45_720, 91_440);
const texts: fc.Arbitrary<ForeignText> = fc
  .record({
    paragraphs: fc.array(paragraphs, { minLength: 1, maxLength: 4 }),
    insets: fc.record({ l: inset, t: inset, r: inset, b: inset }),
    anchor: fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const),
    anchor_center: fc.boolean(),
    wrap: fc.constantFrom(true, true, false),
    font_scale: fc.constantFrom(1, 0.7),
    line_reduction: fc.constantFrom(0, 0.2),
    columns: fc.constantFrom(1, 1, 2),
    column_gap: fc.constantFrom(0, 0.2 * IN),
    vertical: fc.constantFrom('horz', 'horz', 'vert', 'vert270', 'eaVert'),
    rotation: fc.constantFrom(0, 0, 30),
  })
  .map(({ paragraphs: of, ...more }) => foreignText(of, { ...more, autofit: 'shrink' }));

const side = fc.double({ min: 0.3, max: 5, noNaN: true });
const shapes = fc
  .record({
    text: texts,
    x: side,
    y: side,
    w: side,
    h: side,
    rotation: fc.constantFrom(0, 0, 90, 33),
    flip_h: fc.boolean(),
    flip_v: fc.boolean(),
  })
  .map(({ text, x, y, w, h, ...turned }) => {
    const shape = box([x, y, w, h], text, turned);
    // A geometry that leaves its text a part of its box, as an arrow does.
    const text_box = { x: 0.1 * w * IN, y: 0.2 * h * IN, w: 0.6 * w * IN, h: 0.7 * h * IN };
    return shape.geometry === 'unknown' ? shape : { ...shape, geometry: { ...shape.geometry, text_box } };
  });
/** Cells are not turned against their table. */
const cells = texts.map((text) => ({ ...text, rotation: 0 }));
const tables = fc
  .array(fc.array(cells, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 })
  .map((rows) => table([1, 1, 5, 1], rows));

describe('the lines that are inspected are those that are shown', () => {
  it('for any text in any shape', async () => {
    const pkg = await openPackage(await sampleDeck());
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(shapes, { minLength: 1, maxLength: 4 }), tables, async (some, grid) => {
        const one = await differences(deckOf([slide([...some, grid])]), pkg);
        expect(one.wrong).toEqual([]);
        compared += one.compared;
      }),
      { numRuns: 40 },
    );
    expect(compared).toBeGreaterThan(200);
  });

  it('for decks of ours with any words', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(word, { minLength: 1, maxLength: 14 }), { minLength: 1, maxLength: 5 }), async (items) => {
        const params = { items: items.map((some) => some.join(' ')) };
        const drawn = await drawBody({ chrome: { title: 'What was found' }, body: { component: 'list', params } });
        if (!('deck' in drawn)) return;
        const pkg = await openPackage(writePptx(drawn.deck));
        const one = await differences(readDeck(pkg), pkg);
        expect(one.wrong).toEqual([]);
        compared += one.compared;
      }),
      { numRuns: 12 },
    );
    expect(compared).toBeGreaterThan(20);
  });

  it.skipIf(!haveCorpus)('for decks that nobody here made', async () => {
    const decks = (
      JSON.parse(readFileSync(join(folder, 'MANIFEST.json'), 'utf8')) as { file: string; kind: string; expect: { opens?: boolean } }[]
    ).filter(({ kind, expect: { opens } }) => kind === 'pptx' && opens !== false);
    const wrong: string[] = [];
    let compared = 0;
    for (const { file } of decks) {
      const pkg = await openPackage(readFileSync(join(folder, file)));
      const one = await differences(readDeck(pkg, { slides: SLIDES }), pkg);
      wrong.push(...one.wrong.map((difference) => `${file}, ${difference}`));
      compared += one.compared;
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(3_000);
  });
});

/** Of each deck. */
const SLIDES = 20;
