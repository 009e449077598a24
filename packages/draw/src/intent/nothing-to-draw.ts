/** The refusal of a body without anything to draw. It finds what stands in another place or under another name. */
import { formExample, meantForm, sentAs } from '../catalog/index.ts';
import type { DrawProblem, FieldError, PatchOperation } from '../layout/index.ts';
import { inputsOf } from './one-input.ts';
import { pointerOf } from './problem.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

interface Guess {
  /** What is missing. */
  readonly at: string;
  readonly sent_as: string;
  readonly words: string;
  readonly patch: readonly PatchOperation[];
}

/** A component without the `body` around it, a body inside another member, a form or a brief under another name. */
function guess(body: Readonly<Record<string, unknown>>): Guess | undefined {
  const names = Object.keys(body).slice(0, 100);
  if (typeof body['component'] === 'string') {
    const params =
      'params' in body
        ? 'params'
        : sentAs(
            'params',
            names.filter((name) => isObject(body[name])),
          );
    const moves = params === undefined ? [] : [{ op: 'move' as const, from: pointerOf([params]), path: '/body/params' }];
    return {
      at: '/body',
      sent_as: '/component',
      words: '; `component` and `params` stand in it: {"body": {"component": …, "params": …}}',
      patch: [{ op: 'add', path: '/body', value: {} }, { op: 'move', from: '/component', path: '/body/component' }, ...moves],
    };
  }
  const wrapped = names.filter((name) => isObject(body[name]) && inputsOf(body[name]).length === 1);
  const [around] = wrapped;
  if (around !== undefined && wrapped.length === 1)
    return {
      at: '',
      sent_as: pointerOf([around]),
      words: ` at the top level; send what ${JSON.stringify(around)} holds as the body`,
      patch: [{ op: 'replace', path: '', value: body[around] }],
    };
  const texts = names.filter((name) => typeof body[name] === 'string');
  const form = sentAs('form', texts);
  const brief = sentAs(
    'brief',
    texts.filter((name) => String(body[name]).trim().includes(' ')),
  );
  const [at, meant] = form !== undefined || brief === undefined ? ['form', form] : ['brief', brief];
  if (meant === undefined) return undefined;
  return {
    at: `/${at}`,
    sent_as: pointerOf([meant]),
    words: `; did you mean it by ${JSON.stringify(meant)}?`,
    patch: [{ op: 'move', from: pointerOf([meant]), path: `/${at}` }],
  };
}

export function nothingToDraw(sent: object, remedy: string): DrawProblem {
  const body = sent as Readonly<Record<string, unknown>>;
  const found = guess(body);
  const sentName: unknown = found === undefined ? undefined : body[found.sent_as.slice(1)];
  const at = found?.at ?? '/form';
  const error: FieldError = {
    pointer: at,
    loc: at === '' ? [] : [at.slice(1)],
    code: 'invalid_type',
    msg: `is missing${found?.words ?? ''}.`.replace('?.', '?'),
    type: at === '/form' || at === '/brief' ? 'expected_string' : 'expected_object',
    ...(found === undefined ? {} : { sent_as: found.sent_as, patch: found.patch }),
  };
  const form = typeof sentName === 'string' ? (meantForm(sentName)?.form ?? 'kpi_metrics') : 'kpi_metrics';
  const isDeck = Array.isArray(body['slides']);
  return {
    code: 'intent_invalid_shape',
    status: 400,
    title: 'Nothing to draw was sent',
    detail:
      'The body has neither `form` with its `data`, nor `prior_id` with its `content`, nor `exhibits`, nor `body` with a `component`, nor a `brief`.' +
      (isDeck ? ' `slides` make a deck: POST /v1/render/intent/deck draws it.' : '') +
      (found === undefined
        ? ''
        : ` Did you mean \`${at === '' ? 'the body' : at.slice(1)}\` by ${JSON.stringify(found.sent_as.slice(1))}?`),
    remedy: `Send exactly one of them. ${remedy}`,
    errors: [error],
    members: { example: formExample(form), cost_charged: 0 },
  };
}
