/** What `draw` is handed to read a request with a brief. */
import type { BriefReader } from '@deckwright/draw/intent';
import { askedLanguage } from '../document/language.ts';
import { countedBlanks, MAX_BRIEF, planBrief } from './plan-brief.ts';

export const briefReader: BriefReader = { max_characters: MAX_BRIEF, planBrief, askedLanguage, countedBlanks };
