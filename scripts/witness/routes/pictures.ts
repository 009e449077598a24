/** Pictures in every format that a request may bring. */

import { drawnOf, filesOf } from '../drawing.ts';
import { FORMATS } from '../picture-formats.ts';
import type { Route } from '../route.ts';

export const pictures: Route = {
  name: 'pictures',
  orders: async () =>
    Object.entries(await FORMATS()).flatMap(([name, { bytes, mime }]) =>
      ['cover', 'contain'].map((fit) => ({
        name: `${name}-${fit}`,
        make: async () => {
          const src = `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;
          const params = { src, alt: 'Red to the right, green to the bottom', fit };
          return filesOf(await drawnOf({ chrome: { title: 'A picture' }, body: { component: 'image', params } }));
        },
      })),
    ),
};
