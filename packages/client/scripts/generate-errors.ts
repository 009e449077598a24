/** A class of each error of the catalogue. */
import { clientClasses } from '../../platform/src/errors/_client-classes.ts';
import { all } from '../../platform/src/errors/index.ts';

export const files = (): readonly (readonly [path: string, text: string])[] => [
  ['packages/client/src/errors/generated/classes.ts', clientClasses(all)],
];
