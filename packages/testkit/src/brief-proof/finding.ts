/** What the proof of a slide against its brief finds. */

/** A place in the brief, in characters. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Each code, and what the slide does that the brief does not bear out. */
export const CODES = {
  number_not_in_brief: 'A number of the slide is neither in the brief nor computed from its numbers.',
  value_of_other_label: 'A value stands with a label that the brief does not give it to.',
  unit_changed: 'A value has another unit or scale than in the brief, or has lost it.',
  sign_changed: 'A value has another sign than in the brief.',
  not_a_value: 'A date, a time or a fixed expression of the brief is drawn as a value.',
  period_of_other_item: 'An item stands in a period that the brief does not give it.',
  cut_word: 'A text begins or ends within a word of the brief.',
  cut_text: 'A text is torn from the brackets, the quotes or the list that it stands in.',
  marks_in_text: 'Marks that part items in the brief stand within one text.',
  text_not_in_brief: 'A text is not made of words of the brief.',
  detail_of_other_item: 'A name, a date or a detail stands with an item that the brief does not give it to.',
  relation_not_said: 'The slide relates two things that the brief does not relate.',
  sum_is_false: 'Parts do not make the whole that the slide says they make.',
  part_of_sum_missing: 'A figure of the list that a sum is made of is not in the sum.',
  talk_as_content: 'Words to whoever makes the slide, or of an e-mail, stand as content.',
  code_as_content: 'Source code stands as content.',
  not_a_name: 'A word that names nothing stands as a name.',
  not_an_action: 'A statement of what happened stands as an action.',
  figure_lost: 'A figure of the brief is neither on the slide nor in its warnings.',
  unit_lost: 'A unit of the brief is neither on the slide nor in its warnings.',
  period_lost: 'A period of the brief is neither on the slide nor in its warnings.',
  name_lost: 'A named thing of the brief is neither on the slide nor in its warnings.',
} as const;

export type FindingCode = keyof typeof CODES;

/** The codes of things left out in silence. The others are about what the slide says. */
export const LOST: ReadonlySet<FindingCode> = new Set<FindingCode>(['figure_lost', 'unit_lost', 'period_lost', 'name_lost']);

export interface Finding {
  readonly code: FindingCode;
  readonly message: string;
  /** The text of the slide that is meant; empty where something is lost. */
  readonly said: string;
  /** The JSON Pointer of the value in the typed intent, where there is one. */
  readonly path?: string;
  /** The shape that shows it, where one does. */
  readonly shape_id?: string;
  /** The characters of the brief that speak against it. */
  readonly spans: readonly Span[];
}
