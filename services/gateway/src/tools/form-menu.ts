/** The forms in one line each, for descriptions that a model reads before it chooses. */
import { formList } from '../answers/catalog-entry.ts';

export const formMenu = (): string =>
  formList()
    .map(({ form, menu }) => `- ${form}: ${menu}`)
    .join('\n');
