/** The shapes of one slide as XML that can be put into another presentation, with the pictures and addresses that they name. */
import type { Deck, Slide, Theme } from '@deckwright/draw/scene';
import { ChartParts } from './charts/chart-parts.ts';
import { MediaParts } from './media.ts';
import { writeShape } from './shapes/shape.ts';
import { SlideScope } from './slide-scope.ts';
import { themePart } from './theme-part.ts';
import { PRESENTATION_NS } from './xml.ts';

export interface SlideShapes {
  /** One `p:spTree` with nothing but the shapes. */
  readonly xml: string;
  /** By the id that the shapes name. */
  readonly pictures: readonly { readonly rid: string; readonly bytes: Uint8Array }[];
  readonly links: readonly { readonly rid: string; readonly address: string }[];
}

/**
 * `themed` says that the presentation has this theme; elsewhere its colours and fonts are written out.
 *
 * @throws UnwritablePicture as `writePptx`
 */
export function slideShapes(deck: Deck, slide: Slide, { themed }: { readonly themed: boolean }): SlideShapes {
  const media = new MediaParts(deck);
  const theme = themed ? deck.theme : { ...deck.theme, scheme: {} };
  const scope = new SlideScope({ ...deck, theme }, slide, { media, charts: new ChartParts(theme) });
  const shapes = slide.shapes.map((one) => writeShape(one, scope)).join('');
  const { links } = scope.relationships;
  const { heading, body } = deck.theme.fonts;
  const xml = `<p:spTree ${PRESENTATION_NS}>${shapes}</p:spTree>`;
  const families: Readonly<Record<string, string>> = { '+mj-lt': heading.family, '+mn-lt': body.family };
  return {
    xml: themed ? xml : xml.replace(/typeface="(\+m[jn]-lt)"/g, (all, name: string) => `typeface="${families[name] ?? all}"`),
    pictures: links.flatMap(({ id, target, external }) => {
      const bytes = external ? undefined : media.bytesAt(target);
      return bytes === undefined ? [] : [{ rid: id, bytes }];
    }),
    links: links.flatMap(({ id, target, external }) => (external ? [{ rid: id, address: target }] : [])),
  };
}

/** The theme part of a theme. */
export const themeXml = (theme: Theme): string => themePart(theme);
