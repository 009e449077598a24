/** Plans: tasks from one week, month or quarter to another. */
import { datesIn, type WrittenDate } from '../dates.ts';
import { definePattern, Word } from '../pattern.ts';
import { trimmed } from '../phrases.ts';
import { cut, Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const JOINT = /^\s?(?:to|until|till|through|thru|and|-|–|—|bis|à|au|a|al|hasta|até|tot|t\/m|do)\s?(?:end of\s|mid\s|the\s)?$/iu;

interface Task {
  readonly label: Piece;
  readonly from: WrittenDate;
  readonly to: WrittenDate;
}

function fromTable(brief: ReadBrief): Task[] {
  for (const table of brief.tables) {
    const tasks = table.rows.flatMap((r): Task[] => {
      const dates = r.cells.flatMap((c) => datesIn(c.piece));
      const [from, to] = dates;
      return from === undefined || r.label.text === '' ? [] : [{ label: r.label, from, to: to ?? from }];
    });
    if (tasks.length >= 2 && tasks.length >= table.rows.length - 1) return tasks;
  }
  return [];
}

/** `design January to February`, `Fundament KW 17–22`. */
function fromText(brief: ReadBrief): Task[] {
  return brief.groups.flatMap((group) => {
    const pieces =
      group.items.some((i) => datesIn(i.piece).length > 0 && /\p{L}{3}/u.test(i.piece.text)) && group.items.length > 1
        ? group.items.map((i) => i.piece)
        : [group.piece];
    return pieces.flatMap((piece): Task[] => {
      const [from, second] = datesIn(piece);
      if (from === undefined) return [];
      let to = second;
      const joint = to === undefined ? undefined : brief.text.slice(from.piece.end, to.piece.start);
      if (joint !== undefined && !JOINT.test(joint) && !/^\s*(?:,|start|end)/iu.test(joint)) to = undefined;
      // "KW 17–22", "weeks 3-6", "March to 12".
      const tail =
        to === undefined && from.week !== undefined
          ? /^\s?(?:-|–|—|to|bis|à|a|tot|do)\s?(\d{1,2})(?!\d)/u.exec(brief.text.slice(from.piece.end, from.piece.end + 8))
          : null;
      if (tail?.[1] !== undefined) {
        const at = from.piece.end + tail[0].length;
        to = { piece: new Piece(tail[1], at - tail[1].length, at), week: Number(tail[1]) };
      }
      const before = trimmed(cut(piece, piece.start, from.piece.start));
      const bare = /(?:\s(?:from|in|during|von|im|de|du|desde|dal|da|van|od|starts?|runs?)|[:–—(|-])$/iu.exec(before.text);
      const head = bare === null ? before : trimmed(cut(before, before.start, before.start + bare.index));
      const end = to?.piece.end ?? from.piece.end;
      const after = trimmed(cut(piece, end, piece.end));
      const label = /\p{L}{2}/u.test(head.text)
        ? head
        : /^[:–—-]/.test(after.text)
          ? trimmed(cut(after, after.start + 1, after.end))
          : after;
      const own = group.lead !== undefined && !/\p{L}{2}/u.test(label.text) ? group.lead : label;
      return /\p{L}{2}/u.test(own.text) && own.text.length <= 80 ? [{ label: own, from, to: to ?? from }] : [];
    });
  });
}

interface Axis {
  readonly periods: readonly (Word | Piece)[];
  readonly nameOf: (d: WrittenDate) => string | undefined;
}

/** The periods between the first and the last: months, quarters, weeks. Names between those that are written are added words. */
function axisOf(tasks: readonly Task[]): Axis | undefined {
  const all = tasks.flatMap((t) => [t.from, t.to]);
  const build = (index: (d: WrittenDate) => number | undefined, name: (i: number) => string): Axis | undefined => {
    const at = all.map(index);
    if (at.some((i) => i === undefined)) return undefined;
    const numbers = at as number[];
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    if (high - low > 60) return undefined;
    const periods = Array.from({ length: high - low + 1 }, (_, k) => {
      const said = all[numbers.indexOf(low + k)];
      return said !== undefined && said.piece.text === name(low + k) ? said.piece : new Word(name(low + k));
    });
    return { periods, nameOf: (d) => (index(d) === undefined ? undefined : name(index(d) as number)) };
  };
  const year = all.find((d) => d.year !== undefined)?.year;
  const years = new Set(all.flatMap((d) => d.year ?? []));
  if (all.every((d) => d.month !== undefined)) {
    const from = (d: WrittenDate): number => (d.year === undefined || year === undefined ? 0 : (d.year - year) * 12) + (d.month as number);
    return build(
      from,
      (i) =>
        `${MONTHS[((i % 12) + 12) % 12]}${years.size > 1 && year !== undefined ? ` ${String(year + Math.floor(i / 12)).slice(2)}` : ''}`,
    );
  }
  if (all.every((d) => d.quarter !== undefined)) {
    const from = (d: WrittenDate): number =>
      (d.year === undefined || year === undefined ? 0 : (d.year - year) * 4) + (d.quarter as number) - 1;
    return build(
      from,
      (i) => `Q${(((i % 4) + 4) % 4) + 1}${years.size > 1 && year !== undefined ? ` ${String(year + Math.floor(i / 4)).slice(2)}` : ''}`,
    );
  }
  if (all.every((d) => d.week !== undefined)) {
    const word = /^\p{L}+/u.exec(all[0]?.piece.text ?? '')?.[0] ?? 'Week';
    return build(
      (d) => d.week,
      (i) => `${word} ${i}`,
    );
  }
  if (all.every((d) => d.year !== undefined))
    return build(
      (d) => d.year,
      (i) => `${i}`,
    );
  return undefined;
}

export const ganttPlan = definePattern({
  form: 'gantt_plan',
  names: ['gantt', 'gantt chart', 'gantt-diagramm', 'gantt plan', 'diagramme de gantt', 'diagrama de gantt', 'balkenplan'],
  strong: [
    'project plan',
    'projektplan',
    'plan de projet',
    'plan del proyecto',
    'piano di progetto',
    'plano do projeto',
    'projectplan',
    'plan projektu',
    'harmonogram',
    'schedule',
    'work plan',
    'arbeitsplan',
    'bauzeitenplan',
    'cronograma',
    'cronoprogramma',
    'planning',
  ],
  weak: ['phases', 'rollout', 'pilot', 'phasen'],
  figures: false,
  needs: 'tasks, each from one month to another',
  sample: 'Project plan: design January to February, build March to May, rollout June to July.',
  read(brief) {
    const table = fromTable(brief);
    const tasks = table.length > 0 ? table : fromText(brief);
    const axis = tasks.length < 2 || tasks.length > 24 ? undefined : axisOf(tasks);
    if (axis === undefined) return undefined;
    const rows = tasks.map((t) => ({ label: t.label, start: axis.nameOf(t.from), end: axis.nameOf(t.to) }));
    const order = axis.periods.map((p) => p.text);
    if (rows.some((r) => order.indexOf(r.end ?? '') < order.indexOf(r.start ?? ''))) return undefined;
    const spans = tasks.filter((t) => t.from !== t.to).length;
    return {
      used: tasks.flatMap((t) => [t.from.piece, t.to.piece]),
      fit: spans >= tasks.length / 2 ? 0.96 : spans > 0 ? 0.7 : 0.4,
      variant: 'phase_gantt',
      data: { periods: axis.periods, tasks: rows },
    };
  },
});
