/** Members that steer how a request is answered: each has an effect where it is sent, or a warning says that it has none. */
import type { Warning } from '../layout/index.ts';
import { type DrawProblem, invalidShape, nearest } from './problem.ts';
import { blank } from './slide-schema.ts';
import { topicalTheme } from './topical-theme.ts';

/** Where a control was sent; `check` stands for every door that keeps nothing: a dry run, and how texts fit. */
export type Door = 'render' | 'check' | 'preview' | 'deck' | 'slide_of_deck';

interface Context {
  readonly door: Door;
  /** The slide is made from prose. */
  readonly brief: boolean;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Control {
  /** Values that are allowed. Absent where `takes` decides. */
  readonly values?: readonly string[];
  readonly takes?: { readonly test: (value: unknown) => boolean; readonly what: string };
  /** Why a value has no effect; undefined where it has one, or asks for what happens anyway. */
  readonly idle: (value: unknown, context: Context) => string | undefined;
}

const flag = { test: (value: unknown) => typeof value === 'boolean', what: 'must be true or false.' };
const NOTHING_STORED = 'nothing is kept, so there is no file to give';
const ofCall = 'it steers a whole call; send it on the deck';

/** Subjects that are accepted. */
const SUBJECTS = [
  ...['general', 'agriculture', 'construction', 'education', 'energy', 'finance', 'government'],
  ...['healthcare', 'logistics', 'manufacturing', 'retail', 'technology', 'travel'],
];

function ofBrief(value: unknown, { brief, door }: Context): string | undefined {
  if (value === false || brief) return undefined;
  return door === 'deck' ? 'send it with the slides that are briefs' : 'it steers how a brief is read, and none was sent';
}

export const CONTROLS = {
  language: {
    takes: {
      test: (value) => typeof value === 'string' && /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$/.test(value) && value.length <= 40,
      what: 'must be a language code such as de or pt-BR.',
    },
    // Where it does not name the language of the slide, what reads the texts says so.
    idle: () => undefined,
  },
  imagery: {
    values: ['photo', 'wash', 'off'],
    idle: (value) => (value === 'off' ? undefined : 'no picture is added that was not sent; `image_src` draws one'),
  },
  imagery_tag: {
    values: SUBJECTS,
    idle(value, { body }) {
      if (value === 'general') return undefined;
      if (blank(body['theme_id']) !== undefined) return 'the theme is named, and a subject chooses none beside it';
      if (body['styling'] === 'clean') return '`styling` is "clean"';
      return topicalTheme(undefined, String(value)) === undefined
        ? 'no theme is kept for this subject; the default one is used'
        : undefined;
    },
  },
  styling: {
    values: ['topical', 'clean'],
    idle(value, { body }) {
      if (value !== 'topical') return undefined;
      if (blank(body['theme_id']) !== undefined) return 'the theme is named, and a subject chooses none beside it';
      return blank(body['imagery_tag']) === undefined ? 'no subject is named; `imagery_tag` names one' : undefined;
    },
  },
  detail: {
    values: ['compact', 'full'],
    idle: (value) => (value === 'full' ? 'an answer has no more than it always has' : undefined),
  },
  mode: {
    values: ['safe', 'brief', 'render'],
    idle(value, { door, brief }) {
      if (door === 'slide_of_deck') return ofCall;
      if (value === 'render') return undefined;
      if (value === 'brief') return brief ? undefined : 'no brief was sent';
      if (door === 'deck') return 'a deck is not rendered after a check of its own; send `dry_run` first, or `strict_policy`';
      return door === 'render' ? undefined : 'nothing is rendered here that could be held back';
    },
  },
  variant_policy: { values: ['best_semantic_match', 'production_safe'], idle: ofBrief },
  allow_low_confidence: { takes: flag, idle: ofBrief },
  allow_fabrication: { takes: flag, idle: ofBrief },
  expand_brief: { takes: flag, idle: ofBrief },
  include_preview: {
    values: ['none', 'small', 'default', 'full'],
    idle(value, { door }) {
      if (door === 'slide_of_deck') return ofCall;
      if (door === 'check') return value === 'none' ? undefined : 'nothing is drawn to look at; `preview` makes a picture';
      return value === 'default' ? undefined : 'a preview is always 768 px wide and stands beside the answer, at `preview_url`';
    },
  },
  form_description: {
    takes: { test: (value) => typeof value === 'string' && value.length <= 2000, what: 'must be text of at most 2,000 characters.' },
    idle: () => 'a form is named, not described; POST /v1/plan finds one for a description',
  },
  force_render: {
    takes: flag,
    idle(value, { door }) {
      if (value === false) return undefined;
      if (door === 'slide_of_deck' || door === 'deck')
        return 'the file of a deck comes when at least one slide stands, and a slide that does not is left out';
      return door === 'render' ? undefined : NOTHING_STORED;
    },
  },
} satisfies Readonly<Record<string, Control>>;

/** These have no effect on a slide of a deck. A caller who relies on them would pay for an unwanted render. */
const OF_CALL = ['dry_run', 'preview', 'wait', 'outputs'] as const;

const sent = (body: object): [string, Control, unknown][] =>
  Object.entries(CONTROLS as Readonly<Record<string, Control>>).flatMap(([name, control]): [string, Control, unknown][] => {
    const value = blank(Reflect.get(body, name));
    return value === undefined ? [] : [[name, control, value]];
  });

/** The refusal of values that a control does not take; undefined where all are taken. */
export function controlFaults(body: object): DrawProblem | undefined {
  const errors = sent(body).flatMap(([name, { values, takes }, value]) => {
    if (takes?.test(value) === true || values?.some((one) => one === value) === true) return [];
    const near = values === undefined || typeof value !== 'string' ? undefined : nearest(value, values);
    return [
      {
        pointer: `/${name}`,
        loc: [name],
        code: 'invalid_value',
        msg: takes?.what ?? `must be one of ${values?.join(', ')}.`,
        type: 'invalid_value',
        ...(values === undefined ? {} : { allowed: values }),
        ...(near === undefined ? {} : { nearest: near }),
      },
    ];
  });
  return errors.length === 0 ? undefined : invalidShape(errors, 'The body', 'Mend each field named in errors[] and send again.');
}

/** One warning for each control that has no effect where it was sent. */
export function controlWarnings(body: object, door: Door): Warning[] {
  const context: Context = { door, brief: blank(Reflect.get(body, 'brief')) !== undefined, body: body as Context['body'] };
  const idle = (name: string, why: string): Warning => ({
    code: 'control_without_effect',
    message: `/${name} changes nothing here: ${why}.`,
    path: `/${name}`,
    remedy: `Leave ${name} out, or do as the message says.`,
  });
  return [
    ...sent(body).flatMap(([name, control, value]) => {
      const why = control.idle(value, context);
      return why === undefined ? [] : [idle(name, why)];
    }),
    ...(door === 'slide_of_deck' ? OF_CALL : []).flatMap((name) => {
      const value = blank(Reflect.get(body, name));
      return value === undefined || value === false ? [] : [idle(name, ofCall)];
    }),
  ];
}
