/** A component's example as a unit, without the tests' own harness, which only runs inside them. */
import type { components } from '@deckwright/draw/catalog';

type Component = (typeof components)[number];

export const unitOfComponent = (component: Component) => ({
  name: component.name,
  example: component.example.params,
  hard: component.capacity.hard,
  body: (params: unknown) => ({ chrome: { title: component.example.title }, body: { component: component.name, params } }),
});
