/** What every component and every form's variant must pass. The units are found by the registers. */
import { type components, examplePicture } from '@deckwright/draw/catalog';
import { DrawRefusal, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide, lintSlide } from '@deckwright/draw/pipeline';
import { type Deck, type Shape, walk } from '@deckwright/draw/scene';
import { themes } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { describe, expect, it } from 'vitest';
import { expectGolden } from './golden.ts';
import { hostileParams } from './hostile-params.ts';
import { schemaProblems } from './schemas.ts';
import { isSoak } from './trial.ts';

type Component = (typeof components)[number];

const fonts = carriedFonts();
/** Nothing is fetched in a test: a photograph of our own stands in for one at an address. */
const standIn = (src: string): Uint8Array | undefined => (src.startsWith('https:') ? examplePicture('example:plant-hall') : undefined);
const drawKit = createDrawKit(fonts, { pictures: standIn });
const writeKit = createWriteKit(fonts);

/** Units of the files of a process, in their order: their samples differ. */
let units = 0;
/** A soak, and whoever changed a unit (`npm test -- --changed`), draws all samples. */
const isWhole = isSoak || process.env['DECKWRIGHT_TEST_CHANGED'] === '1';
/** Otherwise each unit is drawn with every third of the hostile parameters, and its neighbours with the others. */
const HOSTILE_TURNS = isWhole ? 1 : 3;

/** Goldens exist for one light and one dark theme; the other themes are drawn and written. */
const GOLDEN_THEMES = ['corporate-light', 'corporate-dark'];

const others = themes.filter(({ id }) => !GOLDEN_THEMES.includes(id));
/** With every change those of the goldens and one of the others in turn; a soak draws in all. */
const drawnThemes = (turn: number): readonly { readonly id: string }[] =>
  isWhole ? themes : themes.filter(({ id }) => GOLDEN_THEMES.includes(id) || id === others[turn % others.length]?.id);

type Refusal = { readonly code: string; readonly detail: string; readonly remedy: string };

export interface Unit {
  /** Names its goldens: `component-metric`, `waterfall_bridge-standard_driver_bridge`. */
  readonly name: string;
  /** A request body for these params (or this `data`). */
  readonly body: (params: unknown) => Record<string, unknown>;
  readonly example: unknown;
  /** Most items it holds. */
  readonly hard: number;
}

/** Draws a body, or says why not. Throws only when the product does. */
export async function drawBody(body: unknown): Promise<DrawnSlide | Refusal> {
  const read = readSlideRequest(body);
  if (!read.ok) return read.problem;
  try {
    return await drawSlide(read.request, drawKit);
  } catch (error) {
    if (error instanceof DrawRefusal) return error.problem;
    throw error;
  }
}

export const unitOfComponent = (component: Component): Unit => ({
  name: `component-${component.name}`,
  body: (params) => ({ chrome: { title: component.example.title }, body: { component: component.name, params } }),
  example: component.example.params,
  hard: component.capacity.hard,
});

/** Registers the tests of one component. */
export const runComponentHarness = (component: Component): void => runUnitHarness(unitOfComponent(component));

/** Registers the tests of one unit. Call it at the top level of a test file. */
export function runUnitHarness(unit: Unit): void {
  const turn = units++;
  describe(unit.name, () => {
    for (const { id } of drawnThemes(turn)) {
      it(`draws its example in ${id} without a warning, inside the slide`, async () => {
        const drawn = expectDrawn(await drawBody({ ...unit.body(unit.example), theme_id: id }));
        expect(drawn.report.warnings).toEqual([]);
        expect((await lintSlide(drawn, drawKit)).errors).toEqual([]);
        expect(strayShapes(drawn.deck)).toEqual([]);
        if (GOLDEN_THEMES.includes(id)) await expectGolden(`${unit.name}-${id}`, drawn.deck);
      });
    }

    it('shows every value of its example', async () => {
      const { report } = expectDrawn(await drawBody(unit.body(unit.example)));
      expect(report.fidelity).toBe('verbatim');
    });

    it('is written as .pptx, PDF and PNG, the same bytes twice', async () => {
      const { deck } = expectDrawn(await drawBody(unit.body(unit.example)));
      const once = await writeFiles(deck, ['pptx', 'pdf', 'png'], writeKit);
      const again = await writeFiles(expectDrawn(await drawBody(unit.body(unit.example))).deck, ['pptx', 'pdf', 'png'], writeKit);
      for (const format of ['pptx', 'pdf', 'png'] as const) {
        expect(once[format]?.length, format).toBeGreaterThan(0);
        expect(Buffer.compare(once[format] ?? Buffer.of(), again[format] ?? Buffer.of(1)), `${format} differs`).toBe(0);
      }
    });

    it('draws or refuses every hostile parameter, inside the slide', { timeout: 600_000 }, async () => {
      const decks: Deck[] = [expectDrawn(await drawBody(unit.body(unit.example))).deck];
      const hostile = hostileParams(unit.example, unit.hard).filter((_, at) => (at + turn) % HOSTILE_TURNS === 0);
      for (const { name, params } of hostile) {
        const drawn = await drawBody(unit.body(params));
        if ('deck' in drawn) {
          expect(strayShapes(drawn.deck), name).toEqual([]);
          decks.push(drawn.deck);
        } else {
          expect(drawn.code, name).toMatch(/^[a-z_]+$/);
          expect(drawn.detail.length, name).toBeGreaterThan(10);
          expect(drawn.remedy.length, name).toBeGreaterThan(10);
        }
      }
      // One file of all slides: twenty files would mostly be the same master twenty times.
      const [first] = decks;
      if (first === undefined) return;
      const media = new Map(decks.flatMap((deck) => [...deck.media]));
      const { pptx, pdf } = await writeFiles({ ...first, media, slides: decks.flatMap((deck) => deck.slides) }, ['pptx', 'pdf'], writeKit);
      expect(pdf?.length).toBeGreaterThan(0);
      written[unit.name] = pptx ?? new Uint8Array();
    });
  });
}

/** What the units of this test file wrote, for one call of the validator. */
const written: Record<string, Uint8Array> = {};

/** Registers the test that holds what the units before it wrote against the schemas. Call it last in a test file. */
export function runSchemaCheck(): void {
  it('is valid against the schemas, examples and hostile parameters alike', { timeout: 600_000 }, () => {
    expect(Object.keys(written).length).toBeGreaterThan(0);
    expect(schemaProblems(written)).toEqual([]);
  });
}

function expectDrawn(drawn: DrawnSlide | Refusal): DrawnSlide {
  if (!('deck' in drawn)) throw new Error(`Refused: ${drawn.code}: ${drawn.detail}`);
  return drawn;
}

/** Shapes with a length that is no whole number of EMU, or that leave the slide (by more than half a point of rounding). */
function strayShapes(deck: Deck): string[] {
  const slack = 6350;
  return deck.slides.flatMap(({ shapes, canvas }) => {
    const stray = (shape: Shape): boolean => {
      const { x, y, w, h } = shape.box;
      if (![x, y, w, h].every(Number.isSafeInteger) || w < 0 || h < 0) return true;
      return x < -slack || y < -slack || x + w > canvas.w + slack || y + h > canvas.h + slack;
    };
    return [...walk(shapes)].filter(stray).map(({ id, box }) => `${id} ${JSON.stringify(box)}`);
  });
}
