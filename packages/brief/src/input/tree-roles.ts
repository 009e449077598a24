/** The members of a slide's data by what they say of the slide: its title, its unit, its form, or its content. */
import { isFigure, isScalar, type Member, type Said, textOf } from './tree.ts';
import { plainKey, plays, type Role } from './tree-keys.ts';

const IN_ORDER: readonly Role[] = [
  'title',
  'subtitle',
  'period',
  'unit',
  'currency',
  'source',
  'takeaway',
  'note',
  'form',
  'look',
  'text',
  'author',
  'machine',
];
/** An instruction beside content. */
const ASKS = /[:?]$|\b(?:slide|chart|please)\b/iu;

export const saidBy = ({ value }: Member): Said => (value.kind === 'scalar' ? value.said : []);

export interface Sorted {
  readonly taken: ReadonlyMap<Role, readonly Member[]>;
  /** Content, in its order. */
  readonly rest: readonly Member[];
  /** Instructions in words. */
  readonly requests: readonly Member[];
  /** For machines, not for readers. */
  readonly left: readonly Member[];
}

export function sorted(members: readonly Member[]): Sorted {
  const taken = new Map<Role, Member[]>();
  const rest: Member[] = [];
  const left: Member[] = [];
  const take = (role: Role, member: Member): void => {
    const known = taken.get(role);
    if (known === undefined) taken.set(role, [member]);
    else known.push(member);
  };
  for (const member of members) {
    if (member.value.kind === 'nothing') continue;
    const role = IN_ORDER.find((r) => plays(member.key, r));
    const one = isScalar(member.value);
    const bare = one && /^[\p{L}\d_.-]+$/u.test(textOf(saidBy(member)));
    const figure = isFigure(member.value);
    if (role === 'look' || (one && figure && /^(?:slide|page|deck)$/.test(plainKey(member.key)))) left.push(member);
    // `"task": "create_slide"` is for machines, "task": "Show the funnel" asks.
    else if (role === 'machine' && one) {
      if (bare || plainKey(member.key) !== 'task') left.push(member);
      else take('text', member);
    } else if (role !== undefined && role !== 'machine' && one && (!figure || role === 'period' || role === 'unit')) take(role, member);
    else rest.push(member);
  }
  // What data is about, where no title says so; else what it is to say.
  const about = rest.find((m) => isScalar(m.value) && plays(m.key, 'topic') && !isFigure(m.value));
  if (!taken.has('title') && about !== undefined && rest.length > 1) {
    rest.splice(rest.indexOf(about), 1);
    taken.set('title', [about]);
  }
  const [main, ...others] = taken.get('takeaway') ?? [];
  if (!taken.has('title') && main !== undefined) {
    taken.set('title', [main]);
    taken.set('takeaway', others);
  }
  const texts = taken.get('text') ?? [];
  const requests = rest.length === 0 ? [] : texts.filter((m) => ASKS.test(textOf(saidBy(m))));
  if (requests.length > 0)
    taken.set(
      'text',
      texts.filter((m) => !requests.includes(m)),
    );
  return { taken, rest, requests, left };
}
