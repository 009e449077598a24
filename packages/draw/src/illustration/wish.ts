/** What a prompt asks for, as far as its words are known. */
export type Time = 'day' | 'sunrise' | 'sunset' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'snow' | 'fog' | 'storm';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
/** Where a title can stand. */
export type Calm = 'left' | 'bottom' | 'none';

export interface Wish {
  /** Names of motifs in the order of their words. */
  readonly motifs: readonly string[];
  readonly time: Time;
  readonly weather: Weather;
  readonly season: Season | undefined;
  readonly colors: readonly string[];
  readonly strength: number;
  /** How many of the subject, where a number stands before it. */
  readonly count: number | undefined;
  /** Names of icons, for words that no motif has. */
  readonly icons: readonly string[];
  /** Whether an abstract picture is asked for. */
  readonly abstract: boolean;
  /** The words of the prompt without small ones, each with what it names: `motif:bridge`, `time:night`. */
  readonly terms: readonly { readonly word: string; readonly names: readonly string[] }[];
}
