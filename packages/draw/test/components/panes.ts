/** Draws a component into a pane of any size, as a split view or card would. */
import { findComponent } from '@deckwright/draw/catalog';
import { type BoxIn, type ComponentCall, type Drawing, Kit, numberStyle, type Pane, paneClass } from '@deckwright/draw/layout';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { emuOfIn, type Shape, walk } from '@deckwright/draw/scene';
import { findTheme } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';

const { fonts } = createDrawKit(carriedFonts());

/** A half, a third and a card, as they occur on a slide. */
export const PANES: readonly BoxIn[] = [
  { x: 0.5, y: 1.2, w: 6.0667, h: 5.6 },
  { x: 0.5, y: 1.2, w: 3.9778, h: 5.6 },
  { x: 0.5, y: 1.2, w: 2.9333, h: 3 },
];

function draw({ component, params }: ComponentCall, pane: Pane, kit: Kit): Drawing {
  const read = findComponent(component)?.read(params);
  if (read === undefined || !read.ok) throw new Error(`${component} does not take these params`);
  return read.call.draw(pane, kit);
}

export function drawInPane(component: string, params: unknown, box: BoxIn): { readonly shapes: readonly Shape[]; readonly kit: Kit } {
  const theme = findTheme('corporate-light')?.theme;
  if (theme === undefined) throw new Error('no theme');
  const kit = new Kit({
    theme,
    text: fonts.typesetter(theme),
    numbers: numberStyle('en-US'),
    locale: 'en-US',
    direction: 'ltr',
    title: '',
    context: '',
    nested: draw,
  });
  const pane: Pane = { box, class: paneClass(box.w), id: 'body/left', pointer: '/body/params', depth: 1 };
  return { shapes: [...walk(draw({ component, params }, pane, kit).shapes)], kit };
}

/** Shapes that leave the box by more than a hundredth of an inch. */
export function strays(shapes: readonly Shape[], box: BoxIn): string[] {
  const slack = emuOfIn(0.01);
  return shapes
    .filter(
      ({ box: b }) =>
        b.x < emuOfIn(box.x) - slack ||
        b.y < emuOfIn(box.y) - slack ||
        b.x + b.w > emuOfIn(box.x + box.w) + slack ||
        b.y + b.h > emuOfIn(box.y + box.h) + slack,
    )
    .map((s) => s.id);
}

export const example = (component: string): unknown => findComponent(component)?.example.params;
