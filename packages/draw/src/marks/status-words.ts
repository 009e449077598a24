/** How far an item of a plan is, in the words that people have for it. */

export type PlanStatus = 'done' | 'in-progress' | 'planned';
export const PLAN_STATUSES: readonly PlanStatus[] = ['done', 'in-progress', 'planned'];

const WORDS: Readonly<Record<PlanStatus, string>> = {
  done: 'complete completed finished closed delivered achieved',
  'in-progress': 'active ongoing started underway under-way current doing wip',
  planned: 'not-started upcoming to-do todo open pending future next scheduled',
};

/** Undefined for words that are none. */
export function planStatusOf(words: string): PlanStatus | undefined {
  const spelled = words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return PLAN_STATUSES.find((status) => status === spelled || WORDS[status].split(' ').includes(spelled));
}
