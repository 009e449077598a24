/**
 * The look of a status on boards and timelines: icon, colour and rank, so that colour never carries it alone. Also the words that replace
 * colour names.
 */
import type { Kit, SourcedText } from '../layout/index.ts';
import type { Token } from '../scene/index.ts';

type Health = 'off_track' | 'at_risk' | 'on_track' | 'done' | 'in_progress' | 'planned';

export interface StatusLook {
  readonly health: Health;
  readonly icon: string;
  readonly tone: Token;
  /** The tone as a text colour. It may still be too faint on a tint. */
  readonly text: Token;
  /** 0 is the worst. */
  readonly rank: number;
}

const look = (health: Health, icon: string, tone: Token, rank: number, text: Token = tone): StatusLook => ({
  health,
  icon,
  tone,
  text,
  rank,
});
const LOOKS: Readonly<Record<Health, StatusLook>> = {
  off_track: look('off_track', 'circle-x', 'negative', 0),
  at_risk: look('at_risk', 'triangle-alert', 'warning', 1, 'warningText'),
  in_progress: look('in_progress', 'circle-dot', 'accent1', 2),
  planned: look('planned', 'circle', 'accent1', 3),
  on_track: look('on_track', 'circle-check', 'positive', 4),
  done: look('done', 'check', 'positive', 5),
};

const SPELLINGS: Readonly<Record<Health, string>> = {
  off_track: 'red off_track blocked bad overdue late delayed missed critical',
  at_risk: 'amber yellow orange at_risk warn warning',
  in_progress: 'in_progress active ongoing started underway under_way current doing wip',
  planned: 'planned not_started upcoming to_do todo open pending future next scheduled',
  on_track: 'green on_track on_plan on_schedule good ok',
  done: 'done complete completed finished closed delivered achieved',
};
const HEALTH_OF = new Map<string, Health>(
  (Object.entries(SPELLINGS) as [Health, string][]).flatMap(([health, words]) =>
    words.split(' ').map((w): [string, Health] => [w, health]),
  ),
);

const codeOf = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

/** Undefined for an unknown status. The words that are printed in the slide's language are also known. */
export function statusLook(words: string, kit: Kit): StatusLook | undefined {
  const code = codeOf(words);
  const health = HEALTH_OF.get(code) ?? (Object.keys(LOOKS) as Health[]).find((one) => codeOf(kit.word(one)) === code);
  return health === undefined ? undefined : LOOKS[health];
}

/** Words of hypotheses, which the product says in every language. */
const PLAIN = ['confirmed', 'rejected', 'open'] as const;

/** Names of colours, which are replaced by words for the reader. */
const COLORS: Readonly<Record<string, Health>> = { red: 'off_track', amber: 'at_risk', yellow: 'at_risk', green: 'on_track' };

/**
 * The printed text of a status: words of the slide's language for a colour or a code such as `at_risk` or `done`, the caller's own words for
 * everything else, with a capital as ours have where states stand below each other. Without a path, nothing is recorded as shown on the slide.
 */
export function statusSaid(words: string, path: string | undefined, kit: Kit, { isAlone = false } = {}): SourcedText {
  const plain = words.trim();
  const code = plain.replaceAll('-', '_');
  const health = COLORS[code.toLowerCase()] ?? (Object.hasOwn(LOOKS, code) ? (code as Health) : undefined);
  if (health === undefined) {
    const own = PLAIN.find((one) => one === code.toLowerCase());
    const text = own !== undefined ? kit.word(own) : isAlone ? words : withCapital(words);
    if (path === undefined || text === words) return path === undefined ? { text } : { text, path };
    kit.drawn.add(path);
    return { text, path, bind: 'formatted' };
  }
  if (path === undefined) return { text: kit.word(health) };
  kit.drawn.add(path);
  return { text: kit.word(health), path, bind: 'formatted' };
}

function withCapital(words: string): string {
  const [first = '', ...rest] = [...words];
  return first.toUpperCase() + rest.join('');
}
