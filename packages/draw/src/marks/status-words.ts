/** The progress of an item of a plan, in the words that people use for it. */

export type PlanStatus = 'done' | 'in-progress' | 'planned';
export const PLAN_STATUSES: readonly PlanStatus[] = ['done', 'in-progress', 'planned'];

const WORDS: Readonly<Record<PlanStatus, string>> = {
  done: 'complete completed finished closed delivered achieved',
  'in-progress': 'active ongoing started underway under-way current doing wip',
  planned: 'not-started upcoming to-do todo open pending future next scheduled',
};

/** Undefined for unknown words. */
export function planStatusOf(words: string): PlanStatus | undefined {
  const spelled = words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return PLAN_STATUSES.find((status) => status === spelled || WORDS[status].split(' ').includes(spelled));
}
