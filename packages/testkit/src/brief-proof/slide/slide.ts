/** What the proof reads of a slide: the typed intent that was drawn, every text that stands on it, and the warnings beside it. */
import type { DrawnSlide } from '@deckwright/draw/pipeline';
import { walk } from '@deckwright/draw/scene';

export interface ShownText {
  readonly text: string;
  readonly shape_id: string;
  readonly role: string;
  /** Pointers of the values of the intent that the text shows. */
  readonly paths: readonly string[];
  /** No value of the intent stands here: the form counted or computed it. */
  readonly computed: boolean;
}

export interface ProofSlide {
  readonly intent: Readonly<Record<string, unknown>>;
  readonly texts: readonly ShownText[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

/** The slide of a drawing. Of how a brief was read, only the intent that was drawn is looked at. */
export function slideOf({ deck, report }: DrawnSlide, intent: Readonly<Record<string, unknown>>): ProofSlide {
  const texts: ShownText[] = [];
  for (const slide of deck.slides)
    for (const shape of walk(slide.shapes)) {
      const bodies =
        shape.kind === 'table'
          ? shape.cells.flat().map((cell) => cell.text)
          : 'text' in shape && shape.text !== undefined
            ? [shape.text]
            : [];
      for (const body of bodies)
        for (const { runs } of body.paragraphs) {
          const text = runs.map((run) => run.text).join('');
          if (text.trim() === '') continue;
          const paths = [...new Set(runs.flatMap(({ path }) => (path === undefined ? [] : [path])))];
          texts.push({
            text,
            shape_id: shape.id,
            role: shape.role,
            paths,
            computed: runs.every(({ path, bind }) => path === undefined || bind === 'derived'),
          });
        }
    }
  return { intent, texts, warnings: [...report.warnings, ...report.notices] };
}

/** The shape that shows a value of the intent: the value itself, its display, or what stands with it. */
export function shapeOf({ texts }: ProofSlide, path: string): string | undefined {
  const parent = path.slice(0, path.lastIndexOf('/'));
  const wanted = [
    (p: string) => p === path || p.startsWith(`${path}/`),
    (p: string) => p.startsWith(`${parent}/display`),
    (p: string) => p.startsWith(`${parent}/`),
  ];
  for (const isIt of wanted) {
    const found = texts.find(({ paths }) => paths.some(isIt));
    if (found !== undefined) return found.shape_id;
  }
  return undefined;
}
