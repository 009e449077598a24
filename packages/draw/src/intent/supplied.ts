/** Lists what the caller supplied to be shown: every text and number, with its pointer. */
import { findComponent, findForm } from '../catalog/index.ts';
import { AUTHORED_NAME } from './authored.ts';
import { FURNITURE } from './furniture.ts';
import { pointerOf } from './problem.ts';
import type { Content, Supplied } from './request-shape.ts';

/** Every text and number of the content and of what stands around it; members that only steer are left out. */
export function suppliedValues(body: object, content: Content, steering: ReadonlySet<string>): Supplied[] {
  const out: Supplied[] = [];
  const exhibits = steeringOfNested(content, steering);
  const visit = (value: unknown, path: string, key: string, steers = steering): void => {
    if (value === null || value === undefined || value === '' || steers.has(key)) return;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') out.push({ path, value });
    else if (Array.isArray(value)) for (const [i, v] of value.entries()) visit(v, `${path}/${i}`, '', steers);
    else if (typeof value === 'object') {
      // The name of a nested component and its controls are no content.
      const name: unknown = Reflect.get(value, 'component');
      const exhibit = exhibits.get(path);
      const nested = content.kind === 'component' && typeof name === 'string' ? findComponent(name) : undefined;
      const own = exhibit ?? (nested === undefined ? steers : new Set([...nested.controls, 'component']));
      for (const [k, v] of Object.entries(value)) visit(v, `${path}/${k.replaceAll('~', '~0').replaceAll('/', '~1')}`, k, own);
    }
  };
  if (content.kind === 'form') {
    for (const field of content.form.binds) visit(Reflect.get(body, field), `/${field}`, '');
    visit(Reflect.get(body, 'data'), '/data', '');
  } else if (content.component.name === AUTHORED_NAME) {
    visit(Reflect.get(body, 'author_ssg'), '/author_ssg', '');
  } else {
    visit(Reflect.get(body, 'chrome'), '/chrome', '');
    const inner: unknown = Reflect.get(body, 'body');
    if (inner !== null && typeof inner === 'object') visit(Reflect.get(inner, 'params'), '/body/params', '');
  }
  for (const name of ['footnotes', ...FURNITURE]) visit(Reflect.get(body, name), `/${name}`, '');
  return out;
}

/** By the pointer of each form inside the form: the names that steer it. */
function steeringOfNested(content: Content, steering: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const nests = content.kind === 'form' ? (content.bound.nests ?? []) : [];
  return new Map(
    nests.map(({ path, form }) => {
      // An icon is seen: a form that does not draw it has to say so.
      const controls = (findForm(form)?.form.controls ?? []).filter((name) => name !== 'icon');
      return [pointerOf(['data', ...path]), new Set([...steering, ...controls, 'decimals', 'form', 'variant'])];
    }),
  );
}
