/** Every form's variant and every component in every theme, and their charts as native ones. */

import { themes } from '@deckwright/draw/themes';
import { galleryItems } from '@deckwright/gallery';
import { drawnOf, filesOf } from '../drawing.ts';
import type { Order, Route } from '../route.ts';

const inThemes = (more: object, is: (deck: NonNullable<Awaited<ReturnType<typeof drawnOf>>>) => boolean): readonly Order[] =>
  themes.flatMap(({ id: theme_id }) =>
    galleryItems().map(
      ({ id, request }): Order => ({
        name: `${id}-${theme_id}`,
        make: async () => {
          const deck = await drawnOf({ ...request, ...more, theme_id });
          return deck !== undefined && is(deck) ? filesOf(deck) : undefined;
        },
      }),
    ),
  );

export const examples: Route = { name: 'forms and components', orders: () => inThemes({}, () => true) };

export const nativeCharts: Route = {
  name: 'native charts',
  orders: () => inThemes({ chart_mode: 'native' }, ({ slides }) => slides.some((slide) => (slide.charts?.length ?? 0) > 0)),
};
