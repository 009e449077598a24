/** Brands' own colours and faces over the forms. */
import { type Brand, deriveTheme, twinOf } from '@deckwright/draw/themes';
import { galleryItems } from '@deckwright/gallery';
import { KITS } from '../../../packages/draw/test/themes/_kits.ts';
import { drawnOf, filesOf } from '../drawing.ts';
import type { Order, Route } from '../route.ts';

const EVERY = 5;

export const brands: Route = {
  name: 'brand kits',
  orders: () =>
    KITS.flatMap(({ slug, mode, colors, heading, body }, at) => {
      const fonts = { heading: twinOf(heading).font, body: twinOf(body).font };
      const { theme } = deriveTheme({ id: `${slug}@1`, name: slug, mode, colors, fonts, title_bold: true });
      const brand: Brand = { theme, hash: slug, faces: [] };
      return galleryItems()
        .filter((_, i) => i % EVERY === at % EVERY)
        .map(
          ({ id, request }): Order => ({
            name: `${id}-${slug}`,
            make: async () => filesOf(await drawnOf({ ...request, theme_id: theme.id }, brand)),
          }),
        );
    }),
};
