/** What templates make of tokens where a schema wants something else than the words: dates, levels, states. */
import type { NumberToken, PeriodToken, Phrase, WordToken } from '@deckwright/source';
import { isOf } from '../grammar/pattern.ts';

type Leaf = Phrase | NumberToken | PeriodToken | WordToken;
const isLeaf = (value: unknown): value is Leaf => typeof value === 'object' && value !== null && 'text' in value;
const kindOf = (value: unknown): string => (isLeaf(value) && 'kind' in value ? value.kind : '');

const day = (days: number): string => new Date(days * 86_400_000).toISOString().slice(0, 10);

/** The first class of a list that a word has, by its place. */
const levelOf = (value: unknown, classes: readonly (readonly string[])[]): number | undefined => {
  if (kindOf(value) !== 'word') return undefined;
  const at = classes.findIndex((c) => isOf(value as WordToken, ...c));
  return at < 0 ? undefined : at + 1;
};

const FIVE = [['very_low'], ['low'], ['medium'], ['high'], ['very_high', 'critical']];
const THREE = [['very_low', 'low'], ['medium'], ['high', 'very_high', 'critical']];
const STATES: readonly (readonly [string, readonly string[]])[] = [
  ['green', ['green', 'on_track', 'done', 'yes']],
  ['amber', ['amber', 'at_risk', 'partly', 'running', 'planned']],
  ['red', ['red', 'late', 'critical', 'no']],
];
const WORK: readonly (readonly [string, readonly string[]])[] = [
  ['done', ['done']],
  ['in-progress', ['running', 'on_track', 'partly']],
  ['planned', ['planned']],
  ['at-risk', ['late', 'at_risk']],
];
const LETTERS: readonly (readonly [string, string])[] = [['R', 'responsible'], ['A', 'accountable'], ['C', 'consulted'], ['I', 'informed']];

const stateOf = (value: unknown, states: readonly (readonly [string, readonly string[]])[]): string | undefined =>
  kindOf(value) === 'word' ? states.find(([, classes]) => isOf(value as WordToken, ...classes))?.[0] : undefined;

export type Filter = (value: unknown, language: string) => unknown;

export const FILTERS: Readonly<Record<string, Filter>> = {
  iso: (v) => (kindOf(v) === 'period' ? day((v as PeriodToken).from) : undefined),
  iso_end: (v) => (kindOf(v) === 'period' ? day((v as PeriodToken).to) : undefined),
  month: (v) => (kindOf(v) === 'period' ? day((v as PeriodToken).from).slice(0, 7) : undefined),
  month_end: (v) => (kindOf(v) === 'period' ? day((v as PeriodToken).to).slice(0, 7) : undefined),
  level5: (v) => levelOf(v, FIVE),
  level3: (v) => levelOf(v, THREE),
  status: (v) => stateOf(v, STATES),
  progress: (v) => stateOf(v, WORK),
  letter: (v) => LETTERS.find(([, cls]) => kindOf(v) === 'word' && isOf(v as WordToken, cls))?.[0],
  written: (v) => (isLeaf(v) ? v.text : undefined),
  texts: (v) => (isLeaf(v) ? v.text : undefined),
  count: (v) => (Array.isArray(v) ? v.length : undefined),
};
