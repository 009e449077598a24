/** Checks component bodies before anything is drawn: which components may be nested, and each nested component's own params. */
import { request, type SpokenWay, said, wayOut } from '@deckwright/core/ways-out';
import { componentExample, componentNames, findComponent, meantComponent } from '../catalog/index.ts';
import type { BoundCall, Component } from '../components/define.ts';
import { type DrawProblem, fieldErrors, pointerOf } from './problem.ts';

/** Deepest composition: a split view may hold a card that holds a metric. */
const MAX_DEPTH = 2;

type Path = readonly (string | number)[];
export type BodyResult = { readonly ok: true; readonly call: BoundCall } | { readonly ok: false; readonly problem: DrawProblem };

/** Reads a component's params, and those of every component inside them. */
export function readBody(component: Component, params: unknown, path: Path): BodyResult {
  const nesting = checkNesting(component, params, path, 0);
  if (nesting !== undefined) return { ok: false, problem: nesting };
  const read = component.read(params);
  if (read.ok) return read;
  return { ok: false, problem: shapeProblem('intent_invalid_shape', component, fieldErrors(read.error, path, params)) };
}

function shapeProblem(code: string, component: Component, errors: ReturnType<typeof fieldErrors>): DrawProblem {
  const first = errors[0];
  return {
    code,
    status: 422,
    title:
      code === 'nested_params_invalid'
        ? 'A nested component does not have its shape'
        : 'The content does not have the shape that was asked for',
    detail: first === undefined ? `The params of ${component.name} are not valid.` : `${first.pointer}: ${first.msg}`,
    remedy: `GET /v1/widgets/${component.name} gives the params of ${component.name} with an example that renders.`,
    errors,
    members: { example: componentExample(component.name), cost_charged: 0 },
  };
}

interface Node {
  readonly name: string;
  readonly params: unknown;
  readonly path: Path;
}

/** Component calls directly inside `params`: panes of a split view, cells of a card. */
function children(params: unknown, path: Path): Node[] {
  if (params === null || typeof params !== 'object') return [];
  const found: Node[] = [];
  const consider = (value: unknown, at: Path): void => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
    const name: unknown = Reflect.get(value, 'component');
    if (typeof name === 'string') found.push({ name, params: Reflect.get(value, 'params'), path: at });
  };
  for (const [key, value] of Object.entries(params)) {
    if (Array.isArray(value)) for (const [i, v] of value.entries()) consider(v, [...path, key, i]);
    else consider(value, [...path, key]);
  }
  return found;
}

function checkNesting(component: Component, params: unknown, path: Path, depth: number): DrawProblem | undefined {
  for (const node of children(params, path)) {
    const at = pointerOf(node.path);
    const inner = findComponent(node.name);
    const error = (code: string, title: string, detail: string, remedy: string, ways?: readonly SpokenWay[]): DrawProblem => ({
      code,
      status: 422,
      title,
      detail,
      remedy,
      ...(ways === undefined ? {} : said(ways)),
      errors: [{ pointer: at, loc: node.path, code, msg: detail, type: code }],
      members: { cost_charged: 0 },
    });
    if (inner === undefined) {
      const near = meantComponent(node.name);
      return error(
        'nested_params_invalid',
        'A nested component is not known',
        `${at} names ${JSON.stringify(node.name.slice(0, 60))}, which is no component.${near === undefined ? '' : ` The nearest is ${near}.`}`,
        `Send one of: ${componentNames().join(', ')}.`,
      );
    }
    if (inner.ownsSlide)
      return error(
        'composition_not_supported',
        'This component needs the whole slide',
        `${at} puts ${inner.name} inside ${component.name}; it needs the whole slide.`,
        `Send ${inner.name} as the body of a slide of its own.`,
        [
          wayOut({
            why: `${inner.name} needs the whole slide.`,
            say: `Send ${inner.name} as the body of a slide of its own ({0}), and leave it out of this one.`,
            do: [request('POST', '/v1/render/intent', { body: { body: { component: inner.name, params: node.params } } })],
          }),
        ],
      );
    if (depth + 1 > MAX_DEPTH)
      return error(
        'nesting_too_deep',
        'Nested too deep',
        `${at} is nested ${depth + 1} levels deep; ${MAX_DEPTH} are possible.`,
        'Lift the innermost component one level up, or give it a slide of its own.',
      );
    const deeper = checkNesting(inner, node.params, [...node.path, 'params'], depth + 1);
    if (deeper !== undefined) return deeper;
    const read = inner.read(node.params);
    if (!read.ok) return shapeProblem('nested_params_invalid', inner, fieldErrors(read.error, [...node.path, 'params'], node.params));
  }
  return undefined;
}
