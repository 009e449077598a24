/** Draws a chart with the notes that the title asks for, where the caller sent none. */
import type { BoxIn, Drawing, Kit } from '../layout/index.ts';
import { type Shape, walk } from '../scene/index.ts';
import { type AnnotatedPane, drawAnnotated } from './annotated.ts';
import { chartPlaces } from './chart-places.ts';
import { titleNotes } from './title-notes.ts';
import { remember } from './trial-drawing.ts';

/** @param main name of the series that the caller stresses */
export function drawFurnished(pane: AnnotatedPane, main: string | undefined, kit: Kit, draw: (box: BoxIn) => Drawing): Drawing {
  const { claims } = kit;
  const whole = (): Drawing => kit.withEmphasisFound(() => draw(pane.box));
  if (claims === undefined) return whole();
  const back = remember(kit);
  const [charts, named, warnings, proofs] = [kit.charts.length, kit.named.length, kit.warnings.length, kit.proofs.length];
  const plain = whole();
  const places = chartPlaces(kit.charts.slice(charts), plain.shapes, kit, kit.named.slice(named));
  const notes =
    places === undefined
      ? undefined
      : titleNotes(
          claims,
          places,
          {
            unit: pane.unit,
            main,
            printed: [...walk(plain.shapes)].flatMap((one) => textsOf(one)),
            proved: kit.proofs.slice(proofs).map(({ kind }) => kind),
          },
          kit,
        );
  if (notes === undefined) return plain;
  const warned = kit.warnings.length - warnings;
  const recall = back.keep();
  back();
  const noted = kit.withEmphasisFound(() => drawAnnotated({ ...notes, is_derived: true }, pane, kit, draw));
  if (kit.warnings.length - warnings <= warned) return noted;
  // What finds no room is left out as if nobody had asked for it, for nobody did.
  recall();
  return plain;
}

function textsOf(shape: Shape): readonly string[] {
  if (!('text' in shape) || shape.text === undefined) return [];
  return shape.text.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));
}

/** Name of the one series that is marked in the data of a chart. */
export function mainSeries(data: unknown): string | undefined {
  const series: unknown = data === null || typeof data !== 'object' ? undefined : Reflect.get(data, 'series');
  if (!Array.isArray(series)) return undefined;
  const marked = series.filter((one: unknown) => one !== null && typeof one === 'object' && Reflect.get(one, 'emphasis') === 'primary');
  const label: unknown = marked.length === 1 ? Reflect.get(marked[0] as object, 'label') : undefined;
  return typeof label === 'string' ? label : undefined;
}
