/** A request has exactly one input: a form, a prior, an authored document, a component, or a brief. */
import { said, wayOut } from '@deckwright/core/ways-out';
import type { DrawProblem } from './problem.ts';
import { blank } from './slide-schema.ts';

/** The members that are inputs, with the members that belong to each. */
const INPUTS: Readonly<Record<string, string>> = {
  form: '`form` with its `data` or `blocks`',
  pattern: '`pattern` with its members',
  prior_id: '`prior_id` with its `content`',
  author_ssg: '`author_ssg`',
  body: '`body` with a `component`',
  brief: '`brief`',
};

/** The inputs that a body has, in the order of the documentation. */
export const inputsOf = (body: object): string[] =>
  Object.keys(INPUTS).filter((name) => Object.hasOwn(body, name) && blank(Reflect.get(body, name)) !== undefined);

/** The refusal of a body with more than one input: one of them would be lost. */
export function moreThanOneInput(body: object): DrawProblem | undefined {
  const sent = inputsOf(body);
  if (sent.length < 2) return undefined;
  const pointers = `${sent
    .slice(0, -1)
    .map((name) => `/${name}`)
    .join(', ')} and /${sent.at(-1)}`;
  const choices = sent.map((name) => INPUTS[name]).join(', or ');
  return {
    code: 'intent_invalid_shape',
    status: 422,
    title: 'More than one input was sent',
    detail: `${pointers}: each says what the slide is made from; exactly one of them can.`,
    ...said(
      sent.map((name, i) =>
        wayOut({
          why: `${pointers}: exactly one of them can say what the slide is made from.`,
          say: i === 0 ? `Send ${choices}, without the ${sent.length === 2 ? 'other' : 'others'}.` : '',
          do: [{ change: sent.filter((one) => one !== name).map((one) => ({ op: 'remove', path: `/${one}` })) }],
        }),
      ),
    ),
    errors: sent.map((name) => ({
      pointer: `/${name}`,
      loc: [name],
      code: 'one_input_only',
      msg: `is one of ${sent.length} inputs (${sent.join(', ')}); send exactly one.`,
      type: 'one_input_only',
      allowed: sent,
    })),
    members: { inputs: sent, cost_charged: 0 },
  };
}
