/** Gives text of low contrast a darker or lighter colour of the same hue. */
import { contrastOf, leastContrast } from '@deckwright/core/color';
import { type ForeignRun, UNKNOWN } from '@deckwright/read/pptx';
import { contrastOfText, groundOf, limitOf } from '../../inspect/view/contrast.ts';
import type { Rgb } from '../../inspect/view/ground.ts';
import { hidingOf } from '../../inspect/view/hidden.ts';
import type { Item, PlacedText } from '../../inspect/view/item.ts';
import { readableColor } from '../../inspect/view/readable-color.ts';
import type { SlideView } from '../../inspect/view/slide-view.ts';
import { NO_CHANGES, type RunChange } from '../changes/slide-changes.ts';
import { mayChange } from './_sized-text.ts';
import { defineAction } from './define-action.ts';

/** Largest share of a run's places with an unknown background; above it the contrast cannot be computed. */
const MAX_UNKNOWN = 0.2;

const BY_HAND = 'Choose a colour for the text, or put an even area behind it.';

export const fixContrast = defineAction({
  name: 'fix_contrast',
  code: 'low_contrast',
  what: 'Sets a darker or lighter colour of the same hue for text whose contrast is below WCAG AA.',
  plan({ view, propose, leave }) {
    const poor = new Map<Item, PlacedText[]>();
    for (const text of view.texts) {
      if (!text.owner.own || hidingOf(view, text).share > 0.5 || contrastOfText(view, text).worst === undefined) continue;
      poor.set(text.owner, [...(poor.get(text.owner) ?? []), text]);
    }
    for (const [item, texts] of poor) {
      const { id: shape_id, name: shape_name } = item.shape;
      const mended = mayChange(view, item) ? texts.map((text) => mend(view, text)) : [];
      const done = mended.filter((one) => one !== undefined);
      if (done.length < texts.length) leave({ shape_id, reason: 'ambiguous', remedy: BY_HAND });
      const [first] = done;
      if (first === undefined) continue;
      propose({
        shape_id,
        shape_name,
        changes: { ...NO_CHANGES, runs: done.flatMap(({ runs }) => runs) },
        resolves: done.length,
        before: first.before,
        after: first.after,
      });
    }
  },
});

interface Mended {
  readonly runs: readonly RunChange[];
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Places of one run, all lines of it together. */
interface RunPlaces {
  readonly run: ForeignRun;
  readonly grounds: Set<Rgb>;
  known: number;
  unknown: number;
}

/** New colours for all runs of a text that need one; undefined when there is none for one of them. */
function mend(view: SlideView, text: PlacedText): Mended | undefined {
  const changes: RunChange[] = [];
  let figures: Omit<Mended, 'runs'> | undefined;
  for (const { run, grounds, known, unknown } of placesOf(view, text)) {
    if (run.paint.kind === 'none' || known === 0) continue;
    const limit = limitOf(text, run);
    if (run.paint.kind !== 'solid' || run.paint.color === UNKNOWN || run.paint.color.alpha < 1) {
      // A gradient or a translucent colour is a choice of the author.
      return undefined;
    }
    const { rgb } = run.paint.color;
    const before = leastContrast([rgb], grounds);
    if (before >= limit - 0.005) continue;
    // On a gradient that is dark enough in places, as in the styles of themes, light text is a choice of the author.
    if (grounds.size > 1 && bestOf(rgb, grounds) >= limit && before >= limit * NEARLY) return undefined;
    // A link has the theme's colour, so the colour of its run has no effect.
    if (run.link !== undefined || unknown > MAX_UNKNOWN * (known + unknown)) return undefined;
    const color = readableColor(rgb, [...grounds], limit);
    if (color === undefined) return undefined;
    changes.push({ start: run.start, color });
    const round = (ratio: number): number => Math.round(ratio * 100) / 100;
    if (figures === undefined || before < Number(figures.before['contrast'])) {
      figures = {
        before: { color: rgb, contrast: round(before), limit },
        after: { color, contrast: round(leastContrast([color], grounds)), limit },
      };
    }
  }
  return figures && { runs: changes, ...figures };
}

function placesOf(view: SlideView, text: PlacedText): RunPlaces[] {
  const places = new Map<number, RunPlaces>();
  for (const { spans } of text.lines) {
    for (const { run, samples } of spans) {
      if (!/\S/.test(run.text)) continue;
      const of = places.get(run.start) ?? { run, grounds: new Set<Rgb>(), known: 0, unknown: 0 };
      places.set(run.start, of);
      for (const { x, y } of samples) {
        const grounds = groundOf(view, text, run, x, y);
        if (grounds === UNKNOWN) of.unknown += 1;
        else {
          of.known += 1;
          for (const ground of grounds) of.grounds.add(ground);
        }
      }
    }
  }
  return [...places.values()];
}

/** Part of the limit that the weakest place of a gradient has at least. */
const NEARLY = 0.75;

const bestOf = (color: Rgb, grounds: ReadonlySet<Rgb>): number => Math.max(...[...grounds].map((ground) => contrastOf(color, ground)));
