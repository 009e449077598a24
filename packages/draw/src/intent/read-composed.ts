/** A body that puts a component together with its chrome. */
import { componentNames, findComponent } from '../catalog/index.ts';
import { readBody } from './component-body.ts';
import { finishRequest } from './finish-request.ts';
import { furnitureOf } from './furniture.ts';
import { type FieldError, fieldErrors, invalidShape, pointerOf, unknownName } from './problem.ts';
import { chromeOf, fail, notesOf, numberOf, type Reading, remedyOf, sourced, warnOfIgnored } from './read-shared.ts';
import type { ReadResult } from './request-shape.ts';
import { chromeSchema, composed, controls } from './slide-schema.ts';

export function readComposed(body: object, reading: Reading): ReadResult {
  const parsed = composed.safeParse(body, { reportInput: true });
  if (!parsed.success)
    return fail(invalidShape(withParams(fieldErrors(parsed.error, [], body), body), 'The body', remedyOf(parsed.error, body)));
  const spec = parsed.data;
  const component = findComponent(spec.body.component);
  if (component === undefined)
    return fail(unknownName('unknown_component', 'component', '/body/component', spec.body.component, componentNames()));
  const read = readBody(component, spec.body.params, ['body', 'params']);
  if (!read.ok) return fail(read.problem);
  const c = spec.chrome ?? {};
  warnOfIgnored(body, new Set(['chrome', 'body', ...Object.keys(controls)]), '', reading.warnings);
  const rawChrome = Reflect.get(body, 'chrome');
  if (rawChrome !== null && typeof rawChrome === 'object')
    warnOfIgnored(rawChrome, new Set(Object.keys(chromeSchema.shape)), '/chrome', reading.warnings);
  const chrome = chromeOf({
    ...furnitureOf(spec, sourced(c.takeaway, '/chrome/takeaway')),
    title: sourced(c.title, '/chrome/title'),
    subtitle: sourced(c.subtitle, '/chrome/subtitle'),
    kicker: sourced(c.kicker, '/chrome/kicker') ?? sourced(spec.kicker, '/kicker'),
    takeaway: sourced(c.takeaway, '/chrome/takeaway'),
    highlight: sourced(c.highlight, '/chrome/highlight'),
    caution: sourced(c.caution, '/chrome/caution'),
    source: sourced(c.source, '/chrome/source'),
    footer: sourced(c.footer, '/chrome/footer'),
    footnotes: notesOf(spec.footnotes),
    page_number: c.page_number === undefined ? numberOf(spec.page_number, '/page_number') : numberOf(c.page_number, '/chrome/page_number'),
  });
  return finishRequest(body, spec, { kind: 'component', component, call: read.call, pointer: '/body/params' }, chrome, reading, {
    chrome: rawChrome,
    body: { component: component.name, params: spec.body.params },
  });
}

/** Where params are missing and other members stand beside the component, these are the params. */
function withParams(errors: readonly FieldError[], body: object): readonly FieldError[] {
  const inner: unknown = Reflect.get(body, 'body');
  const loose = inner !== null && typeof inner === 'object' ? Object.keys(inner).filter((name) => name !== 'component') : [];
  return errors.map((error) =>
    error.pointer !== '/body/params' || error.patch !== undefined || loose.length === 0
      ? error
      : {
          ...error,
          msg: `is missing: ${loose.map((name) => JSON.stringify(name)).join(', ')} stand in it, not beside it.`,
          patch: [
            { op: 'add' as const, path: '/body/params', value: {} },
            ...loose.map((name) => ({ op: 'move' as const, from: pointerOf(['body', name]), path: pointerOf(['body', 'params', name]) })),
          ],
        },
  );
}
