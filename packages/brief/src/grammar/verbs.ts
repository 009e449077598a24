/** Classes of words that say something of a name, so that what stands with them is no name alone. */
import type { WordClass } from '@deckwright/source';

export const VERBS: readonly WordClass[] = [
  'is', 'has', 'rise', 'fall', 'goes', 'stand', 'gives', 'not', 'leads', 'leads_to', 'depends_on', 'reports_to', 'calls', 'draws', 'add', 'take', 'begin', 'end',
]; // biome-ignore format: a list
