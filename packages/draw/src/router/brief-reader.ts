/** What `draw` is handed to read a request with a brief. */
import { askedLanguage } from './language.ts';
import { countedBlanks, MAX_BRIEF, planBrief } from './plan-brief.ts';

export const briefReader = { max_characters: MAX_BRIEF, planBrief, askedLanguage, countedBlanks };
