/** Reads the parameters of a request: forms in which brackets nest, as Stripe's SDKs send them. */

export type Form = { [name: string]: string | Form };

/** `a[b][0]=c` becomes `{a: {b: {0: 'c'}}}`. Arrays stay objects; `arrayOf` reads them. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    // `a[]=b` names no place: it is the next one.
    if (name.endsWith('[]')) path.push('next');
    put(form, path, value);
  }
  return form;
}

function put(form: Form, [first, ...rest]: readonly string[], value: string): void {
  if (first === undefined || first === '__proto__') return;
  const name = first === 'next' ? String(Object.keys(form).length) : first;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next: Form = typeof inner === 'object' ? inner : {};
  form[name] = next;
  put(next, rest, value);
}

/** The entries of an array, in order. */
export const arrayOf = (value: unknown): readonly unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []);
