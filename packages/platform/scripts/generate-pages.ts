/** What is told of the catalogue of errors and of the settings: two pages of the handbook. */

import { settingsPage } from '../src/config/index.ts';
import { errorsPage } from '../src/errors/_page.ts';
import { all } from '../src/errors/index.ts';

export const files = (): readonly (readonly [path: string, text: string])[] => [
  ['docs/configuration.md', settingsPage()],
  ['docs/errors.md', errorsPage(all)],
];
