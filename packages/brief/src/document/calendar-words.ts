/** Words that begin with a capital and name no thing: months and days of the week, by their first letters. */

export const MONTHS_AND_DAYS =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|mär|mrz|mai|okt|dez|janv|févr|avr|juin|juil|août|déc|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|out|mei|mrt|maa|sty|lut|kwi|maj|cze|lip|sie|wrz|paź|lis|gru)\p{Ll}*\.?$/iu;

/** Languages in which a capital within a sentence makes a name. */
export const LANGUAGE_OF_CAPITALS: ReadonlySet<string> = new Set(['en', 'fr', 'es', 'it', 'pt', 'nl', 'pl']);
