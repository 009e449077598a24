/** What callers may send at worst: every component with parameters at and beyond its limits, and every script. */
import { components } from '@deckwright/draw/catalog';
import { themes } from '@deckwright/draw/themes';
import { hostileParams } from '@deckwright/testkit/hostile-params';
import { scriptIntents } from '@deckwright/testkit/script-intents';
import { drawnOf, filesOf } from '../drawing.ts';
import type { Order, Route } from '../route.ts';
import { unitOfComponent } from '../unit-body.ts';

const orderOf = (name: string, body: object): Order => ({ name, make: async () => filesOf(await drawnOf(body)) });

export const hostile: Route = {
  name: 'hostile parameters',
  orders: () =>
    components.flatMap((component) => {
      const unit = unitOfComponent(component);
      return hostileParams(unit.example, unit.hard).map(({ name, params }) =>
        orderOf(`${unit.name}-${name.replace(/\W+/g, '-')}`, unit.body(params)),
      );
    }),
};

export const scripts: Route = {
  name: 'scripts, right to left, CJK',
  orders: () =>
    themes.flatMap(({ id: theme_id }) =>
      scriptIntents().map(({ script, kind, body }) => orderOf(`${script}-${kind}-${theme_id}`, { ...body, theme_id })),
    ),
};
