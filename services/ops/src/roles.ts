/** Who may look, and who may act: by a claim of the ID token. */

export type Role = 'operator' | 'viewer';

export interface Roles {
  /** Name of the claim: a text, or a list of them; `a.b` looks into an object. */
  readonly claim: string;
  readonly operators: readonly string[];
  readonly viewers: readonly string[];
}

/** Null for somebody who has neither role. */
export function roleOf({ claim, operators, viewers }: Roles, claims: Readonly<Record<string, unknown>>): Role | null {
  const groups = groupsOf(claims, claim);
  if (groups.some((group) => operators.includes(group))) return 'operator';
  return groups.some((group) => viewers.includes(group)) ? 'viewer' : null;
}

/** A claim may be named by a whole address with dots in it, so that the whole name is looked for first. */
function groupsOf(claims: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  const whole = textsOf(own(claims, name));
  return whole.length > 0 ? whole : textsOf(name.split('.').reduce<unknown>(own, claims));
}

const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
