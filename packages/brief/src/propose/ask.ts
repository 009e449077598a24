/** What a model is asked, and what it answered: plain data, so that whoever has the network asks and whoever has the document judges. */
import prompts from './prompts.json' with { type: 'json' };

/** Prompts and schemas change together: another version is another question. */
export const PROMPT_VERSION = prompts.version;

export interface Ask {
  /** Of the question within one proposal: `deck`, `slide 3`, `slide 3 again`. */
  readonly id: string;
  readonly rules: string;
  /** JSON: texts of the document are data in it. */
  readonly message: string;
  /** JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Why there is no answer. `too_large`: the question would be longer than what is sent. `limit_reached`: too much was asked already. */
export type AskFault = 'unavailable' | 'declined' | 'unusable_answer' | 'too_large' | 'limit_reached';

export type AskAnswer = { readonly value: unknown } | { readonly fault: AskFault };

/** The model that is asked, and what it has answered so far, by the ids of the questions. */
export interface Proposals {
  readonly model: string;
  readonly answers: ReadonlyMap<string, AskAnswer>;
}

/** Why a proposal is not taken, as the model is told when it is asked once more. */
export interface Failure {
  readonly code:
    | 'broken_answer'
    | 'blocks_not_whole'
    | 'blocks_apart'
    | 'count_not_kept'
    | 'headline_not_borne'
    | 'form_not_offered'
    | 'words_not_found'
    | 'pair_not_borne'
    | 'left_out'
    | 'form_not_proved'
    | 'not_drawable';
  /** The words of the answer that it is about, shortened. */
  readonly about: string;
}

const SAID: Readonly<Record<Failure['code'], string>> = {
  broken_answer: 'The answer was not of the schema.',
  blocks_not_whole: 'Every block has to stand on exactly one slide, in the order given.',
  blocks_apart: 'These blocks are of different parts of the document and share no slide.',
  count_not_kept: 'The number of slides has to stay.',
  headline_not_borne: 'The headline is no whole sentence, item or heading of the blocks, and none of `headlines`.',
  form_not_offered: 'The form is none of `forms`.',
  words_not_found: 'These words or figures do not stand in one sentence or item of the blocks as they were written.',
  pair_not_borne: 'The blocks do not say these members of one another.',
  left_out: 'A figure of the sentence, or an item of the list, was left out.',
  form_not_proved: 'The items do not make this form.',
  not_drawable: 'The slide cannot be drawn so.',
};

const LONGEST_ABOUT = 120;

export const failed = (code: Failure['code'], about = ''): Failure => ({ code, about: about.slice(0, LONGEST_ABOUT) });

/** For the model, and for whoever reads the notices of an outline. */
export const failureSaid = ({ code, about }: Failure): string => (about === '' ? SAID[code] : `${SAID[code]} (${JSON.stringify(about)})`);

/** Characters of one question. */
const LONGEST_MESSAGE = 60_000;

/** What comes of a question: what was answered, the fault of an answer that is none, or the question itself where nobody has asked it yet. */
export type Asked =
  | { readonly outcome: 'answered'; readonly value: unknown }
  | { readonly outcome: 'fault'; readonly fault: AskFault }
  | { readonly outcome: 'open' };

/** The questions of one proposal: those that are answered are looked up, the others are gathered. */
export class Questions {
  readonly open: Ask[] = [];
  readonly faults: AskFault[] = [];
  private readonly answers: ReadonlyMap<string, AskAnswer>;
  constructor({ answers }: Proposals) {
    this.answers = answers;
  }

  ask(id: string, rules: readonly string[], message: object, schema: Ask['schema'], again?: Failure): Asked {
    const answer = this.answers.get(id);
    if (answer !== undefined) return this.answered(answer);
    const text = JSON.stringify(again === undefined ? message : { ...message, earlier_answer_failed: failureSaid(again) });
    if (text.length > LONGEST_MESSAGE) return this.answered({ fault: 'too_large' });
    this.open.push({ id, rules: rules.join('\n'), message: text, schema });
    return { outcome: 'open' };
  }

  private answered(answer: AskAnswer): Asked {
    if ('value' in answer) return { outcome: 'answered', value: answer.value };
    this.faults.push(answer.fault);
    return { outcome: 'fault', fault: answer.fault };
  }
}
