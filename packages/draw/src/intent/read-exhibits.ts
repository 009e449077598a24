/** Exhibits that stand in the body itself, and the forms inside a form: each is read before anything is drawn. */
import { findForm, formExample, meantForm } from '../catalog/index.ts';
import type { BoundForm, NestedForm } from '../forms/define.ts';
import { EXHIBIT_FORMS } from '../forms/two-exhibits/exhibit-forms.ts';
import type { Origin } from './prior-body.ts';
import { type DrawProblem, fieldErrors, invalidShape, pointerOf } from './problem.ts';
import { blank, typed } from './slide-schema.ts';

const TWO_EXHIBITS = 'two_exhibits';
/** Members of the body that stand for members of `data` of the form. */
const MEMBERS = ['exhibits', 'hinge', 'same_scale'] as const;

export interface OpenedExhibits {
  readonly body: Readonly<Record<string, unknown>>;
  readonly origin: Origin;
}

/** The body of the form that `exhibits` stands for; undefined for a body that names another input, or whose form has its data. */
export function openExhibits(body: object): OpenedExhibits | undefined {
  const sent = (name: string): unknown => blank(Reflect.get(body, name));
  if (sent('exhibits') === undefined || sent('data') !== undefined) return undefined;
  if (sent('form') !== undefined ? sent('form') !== TWO_EXHIBITS : sent('body') !== undefined || sent('brief') !== undefined)
    return undefined;
  const data = Object.fromEntries(MEMBERS.filter((name) => sent(name) !== undefined).map((name) => [name, sent(name)]));
  const rest = Object.entries(body).filter(([name]) => !MEMBERS.some((member) => member === name));
  return {
    body: { ...Object.fromEntries(rest), form: TWO_EXHIBITS, data },
    origin: (pointer) =>
      pointer === '/data'
        ? '/exhibits'
        : MEMBERS.some((name) => pointer === `/data/${name}` || pointer.startsWith(`/data/${name}/`))
          ? pointer.slice('/data'.length)
          : pointer,
  };
}

const remedyOf = (form: string): string => `GET /v1/catalog/forms/${form} gives the exact shape of ${form} with an example that renders.`;

/** The refusal of a form inside a form that cannot be drawn there, or whose data do not have its shape. */
export function nestedProblem({ nests = [] }: BoundForm): DrawProblem | undefined {
  for (const one of nests) {
    const found = problemOf(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

function problemOf(one: NestedForm): DrawProblem | undefined {
  const at = ['data', ...one.path];
  const where = `Exhibit ${Number(one.path.at(-1) ?? 0) + 1}`;
  const entry = findForm(one.form);
  if (entry === undefined) {
    const near = meantForm(one.form)?.form;
    const detail = `${where} names ${JSON.stringify(one.form.slice(0, 60))}, which is no form.${near === undefined ? '' : ` The nearest is ${near}.`}`;
    return refusal('unknown_form', 'No form has this name', [...at, 'form'], detail, `Send one of: ${EXHIBIT_FORMS.join(', ')}.`, near);
  }
  if (!EXHIBIT_FORMS.some((name) => name === one.form))
    return refusal(
      'composition_not_supported',
      'This form needs the whole slide',
      [...at, 'form'],
      `${where} is ${one.form}, which needs the width of the slide.`,
      `Send ${one.form} as a slide of its own, or one of: ${EXHIBIT_FORMS.join(', ')}; \`statements\` in place of a form holds short sentences.`,
    );
  const wanted = one.variant?.replace(`${one.form}.`, '') ?? entry.form.default_variant;
  const variant = entry.variants.find(({ name }) => name === wanted);
  if (variant === undefined)
    return refusal(
      'unknown_variant',
      'No variant has this name',
      [...at, 'variant'],
      `${where}: ${JSON.stringify(wanted.slice(0, 60))} is no variant of ${one.form}.`,
      `Send one of: ${entry.variants.map(({ name }) => name).join(', ')}.`,
    );
  const blocks = typed.shape.blocks.safeParse(one.blocks);
  if (!blocks.success)
    return invalidShape(
      fieldErrors(blocks.error, [...at, 'blocks'], one.blocks),
      pointerOf([...at, 'blocks']),
      remedyOf(one.form),
      formExample(one.form),
    );
  const read = variant.read(one.data ?? {}, { blocks: blocks.data ?? [] });
  if (!read.ok) {
    const errors = fieldErrors(read.error, [...at, 'data'], one.data ?? {}, { schema: entry.form.data });
    return invalidShape(errors, pointerOf([...at, 'data']), remedyOf(one.form), formExample(one.form, variant.name));
  }
  const { count, capacity } = read.bound;
  if (count <= capacity.hard) return undefined;
  const detail = `${where}: ${one.form} holds at most ${capacity.hard} ${capacity.what}; ${count} were sent.`;
  return {
    ...refusal(
      'capacity_exceeded',
      'More content than one slide holds',
      at,
      detail,
      `Send at most ${capacity.hard} ${capacity.what}, or give ${one.form} a slide of its own.`,
    ),
    members: { form: one.form, count, limit: capacity.hard, pointer: pointerOf(at), cost_charged: 0 },
  };
}

function refusal(
  code: string,
  title: string,
  path: readonly (string | number)[],
  detail: string,
  remedy: string,
  nearest?: string,
): DrawProblem {
  return {
    code,
    status: 422,
    title,
    detail,
    remedy,
    errors: [{ pointer: pointerOf(path), loc: [...path], code, msg: detail, type: code, ...(nearest === undefined ? {} : { nearest }) }],
    members: { cost_charged: 0 },
  };
}
