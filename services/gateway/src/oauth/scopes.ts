/** What an agent can be granted, as the consent page asks for it and as routes demand it. */

export interface Scope {
  readonly name: string;
  /** For the person who is asked. */
  readonly title: string;
  readonly note: string;
  readonly price: string;
  /** Part of every grant. */
  readonly always?: true;
  /** Not ticked until the person does, unless it is what the client came for (`stateOf`). */
  readonly off?: true;
}

export const SCOPES: readonly Scope[] = [
  {
    name: 'slides',
    title: 'Draw slides and decks, and read the account’s jobs and files',
    note: '.pptx, PDF and pictures from what it sends',
    price: '$0.05 a slide or picture',
    always: true,
  },
  {
    name: 'repair',
    title: 'Mend or translate decks that it sends, and convert PDFs and pictures',
    note: 'Only what succeeds: $0.02 a changed slide, $0.01 a page, $0.05 to $0.20 a picture',
    price: 'from $0.01',
  },
  { name: 'assets', title: 'Upload pictures, logos and brands', note: 'They stay with the account', price: 'free' },
  {
    name: 'webhooks',
    title: 'Have your jobs told to addresses that it names',
    note: 'Lets it add and remove webhooks',
    price: 'free',
    off: true,
  },
  { name: 'account', title: 'See the balance and the ledger', note: 'Lets it say what is left', price: 'free', off: true },
];

export const SCOPE_NAMES: readonly string[] = SCOPES.map(({ name }) => name);

/** What no grant includes, as the consent page says it. */
export const NEVER: readonly string[] = ['Top up or use your card', 'Make or see API keys', 'Change the plan', 'Give its access to others'];

/** How the consent page shows a scope that a client asks for. */
export interface ScopeState {
  /** `always`: part of every grant. `held`: the client has it already. `new`: it has a grant without it. */
  readonly is: 'always' | 'held' | 'new' | 'first';
  readonly ticked: boolean;
}

/**
 * A client that has a grant and names scopes came for those that it lacks, and so did one that lacks a single scope: then those that are off by
 * default are ticked, too. One that asks for all that there is has not chosen, and the first consent is the person's own choice.
 * @param held what its grant has, null where it has none
 */
export function stateOf({ name, always, off }: Scope, asked: readonly string[], held: readonly string[] | null): ScopeState {
  if (always === true) return { is: 'always', ticked: true };
  if (held?.includes(name) === true) return { is: 'held', ticked: true };
  const missing = asked.filter((one) => held?.includes(one) !== true);
  const chosen = held !== null && (asked.length < SCOPES.length || missing.length === 1);
  return { is: held === null ? 'first' : 'new', ticked: off !== true || chosen };
}

/** Names of a request's `scope`, in our order; of all where it names none. Unknown ones are left out, as RFC 6749 (3.3) allows. */
export function readScopes(text: string | null | undefined): readonly string[] {
  const asked = (text ?? '').split(' ').filter(Boolean);
  const granted = SCOPES.filter(({ name, always }) => always === true || asked.includes(name)).map(({ name }) => name);
  return asked.some((name) => SCOPE_NAMES.includes(name)) ? granted : SCOPE_NAMES;
}
