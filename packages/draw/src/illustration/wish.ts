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
  readonly words_used: readonly string[];
  readonly words_unused: readonly string[];
}
