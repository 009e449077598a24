/** What `draw` is handed to read a request with a brief. */
import type { BriefReader } from '@deckwright/draw/intent';
import { countedBlanks } from './blanks.ts';
import { askedLanguage } from './language.ts';
import { MAX_BRIEF } from './plan-brief.ts';
import { planSlide } from './plan-slide.ts';

export const briefReader: BriefReader = { max_characters: MAX_BRIEF, planBrief: planSlide, askedLanguage, countedBlanks };
