/** The families that a slide is the first of its deck to use. */
import type { PlacedText } from './item.ts';
import type { SlideView } from './slide-view.ts';

export interface NewFamily {
  readonly face: string;
  /** The first text in it. */
  readonly text: PlacedText;
  /** Slides that use it. */
  readonly slides: number;
  /** For a sentence: `on this slide`. */
  readonly where: string;
}

export function* newFamilies({ texts, faces, slide }: SlideView): Generator<NewFamily> {
  const seen = new Set<string>();
  for (const text of texts) {
    if (!text.owner.own) continue;
    for (const { runs } of text.text.paragraphs) {
      for (const { face, text: words } of runs) {
        if (face === 'unknown' || !/\S/.test(words) || seen.has(face)) continue;
        seen.add(face);
        const use = faces.get(face);
        if (use === undefined || use.first !== slide.i) continue;
        yield { face, text, slides: use.slides, where: use.slides === 1 ? 'on this slide' : `on ${use.slides} slides` };
      }
    }
  }
}
