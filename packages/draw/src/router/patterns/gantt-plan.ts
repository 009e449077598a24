/** Plans: tasks from one month or quarter to another. */
import { allClauses, definePattern } from '../pattern.ts';
import { Piece } from '../piece.ts';
import { trimmed } from '../read-brief.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMES = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const SPAN =
  /(?:^|\s)(?:from|in|during)?\s?((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6})(?:\s?(?:to|until|till|through|and|-|–)\s?((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}))?(?![\p{L}])/iu;

export const ganttPlan = definePattern({
  form: 'gantt_plan',
  strong: [
    'gantt',
    'project plan',
    'projektplan',
    'plan de projet',
    'plan del proyecto',
    'piano di progetto',
    'plano do projeto',
    'projectplan',
    'plan projektu',
    'schedule',
    'work plan',
  ],
  weak: ['phases', 'rollout', 'pilot'],
  figures: false,
  needs: 'tasks, each from one month to another',
  sample: 'Project plan: design January to February, build March to May, rollout June to July.',
  read(brief) {
    const tasks = allClauses(brief).flatMap((item) => {
      const match = SPAN.exec(item.piece.text);
      if (match?.[1] === undefined) return [];
      const label = trimmed(new Piece(item.piece.text.slice(0, match.index), item.piece.start, item.piece.start + match.index));
      const month = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase());
      const from = month(match[1]);
      const to = match[2] === undefined ? from : month(match[2]);
      return /\p{L}/u.test(label.text) && to >= from
        ? [{ label, from, to, said: new Piece(match[0], item.piece.start + match.index, item.piece.start + match.index + match[0].length) }]
        : [];
    });
    if (tasks.length < 2) return undefined;
    const first = Math.min(...tasks.map((t) => t.from));
    const last = Math.max(...tasks.map((t) => t.to));
    const name = (m: number): string => (NAMES[m] as string).slice(0, 3);
    return {
      used: tasks.map((t) => t.said),
      fit: tasks.some((t) => t.to > t.from) ? 1 : 0.5,
      variant: 'phase_gantt',
      data: {
        periods: NAMES.slice(first, last + 1).map((n) => n.slice(0, 3)),
        tasks: tasks.map((t) => ({ label: t.label, start: name(t.from), end: name(t.to) })),
      },
    };
  },
});
