/* Long because spans come in dates, weeks, ranges, tables and sentences. */
/** Plans: tasks from one week, month or quarter to another. */
import { datesIn, type WrittenDate } from '../document/dates.ts';
import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { datedParts, type Span, spansIn } from '../document/spans.ts';
import { Word } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** What runs from one month to another: the verb is no part of its name. */
const RUNS =
  /(?:\s(?:from|in|during|between|over|for|von|vom|im|ab|zwischen|während|de|du|d['’]|entre|desde|del|dal|da|dall['’]|od|w|van|tussen|starts?|starting|begins?|runs?|running|goes|goes up|overlaps|can(?: only)?|may(?: only)?|must|will|occurs?|takes?|lasts?|spans?|scheduled|planned|happens?|comes?|follows?|is|are|läuft|laufen|dauert|geht|erfolgt|va|dure|court|va|dura|duurt|loopt|trwa)|[:–—(|-])$/iu;
const JOINT =
  /^\s?(?:to|until|till|through|thru|and|-|–|—|und|et|y|e|en|i|bis|bis zum|bis ende|à|au|a|al|ad|hasta|até|tot|t\/m|do)\s?(?:end of\s|mid\s|the\s)?$/iu;

interface Task {
  readonly label: Piece;
  readonly from: WrittenDate;
  readonly to: WrittenDate;
  /** What the numbers count: `week`, `M`. */
  readonly unit?: string;
  /** The name of the task that must be done before. */
  readonly after?: string;
}

const START =
  /^(?:start|from|begins?|beginning|beginn|anfang|von|ab|début|de|inicio|desde|inizio|dal?|início|begin|van|początek|od)(?!\p{L})/iu;
const END = /^(?:end|to|until|finish|ende|bis|fin|à|jusqu\p{L}*|hasta|fine|al?|fim|até|einde?|eind|tot|koniec|do)(?!\p{L})/iu;
const WEEKS = /(?<!\p{L})(?:weeks?|wochen?|kw|semaines?|semanas?|settiman[ae]|weken|tygod\p{L}+)(?!\p{L})/iu;
const MONTHS_SAID = /(?<!\p{L})(?:months?|monate?|mois|mes(?:es)?|mesi|maanden|miesi\p{L}+)(?!\p{L})/iu;

/** Columns of bare numbers headed start and end: weeks or months of the plan, as the brief says. */
function counted(brief: ReadBrief, table: ReadBrief['tables'][number]): Task[] {
  const [s, e] = [table.head.findIndex((h) => START.test(h.text)), table.head.findIndex((h) => END.test(h.text))];
  if (s < 0 || e < 0) return [];
  const said = WEEKS.test(brief.text) ? 'week' : MONTHS_SAID.test(brief.text) ? 'month' : undefined;
  const at = (piece: Piece | undefined): WrittenDate | undefined =>
    piece !== undefined && /^\d{1,2}$/.test(piece.text) ? { piece, week: Number(piece.text) } : undefined;
  return table.rows.flatMap((r): Task[] => {
    const [from, to] = [at(r.cells[s]?.piece), at(r.cells[e]?.piece)];
    if (from?.week === undefined || to?.week === undefined || to.week < from.week || r.label.text === '') return [];
    return [{ label: r.label, from, to, unit: said === 'month' ? 'M' : 'W' }];
  });
}

function fromTable(brief: ReadBrief): Task[] {
  for (const table of brief.tables) {
    const numbered = counted(brief, table);
    if (numbered.length >= 2 && numbered.length >= table.rows.length - 1) return numbered;
    const tasks = table.rows.flatMap((r): Task[] => {
      const span = r.cells.flatMap((c) => spansIn(c.piece))[0];
      if (span !== undefined && span.from !== span.to && r.label.text !== '')
        return [{ label: r.label, from: span.from, to: span.to, unit: span.unit }];
      const dates = r.cells.flatMap((c) => datesIn(c.piece));
      const [from, to] = dates;
      return from === undefined || r.label.text === '' ? [] : [{ label: r.label, from, to: to ?? from }];
    });
    if (tasks.length >= 2 && tasks.length >= table.rows.length - 1) return tasks;
  }
  return [];
}

/** Without the words that lead to the date, and without the article of the thing. */
function unled(before: Piece): Piece {
  let p = before;
  for (let n = 0; n < 3; n++) {
    const tail = RUNS.exec(p.text);
    if (tail === null || tail.index === 0) break;
    p = trimmed(cut(p, p.start, p.start + tail.index));
  }
  return p;
}

const AFTER =
  /(?<!\p{L})(?:after|depends on|dependent on|follows|once|nach|abhängig von|après|dépend de|después de|depende de|dopo|dipende da|depois de|na|zależy od)\s(.{2,60}?)\)?$/iu;

/** `Site survey weeks 1-2`, `M1-M2 Discovery (owner: Strategy)`. */
function spanned(group: ReadBrief['groups'][number], piece: Piece, { piece: span, unit, from, to }: Span): Task[] {
  const before = unled(trimmed(cut(piece, piece.start, span.start)));
  const after = trimmed(cut(piece, span.end, piece.end));
  const tidy = /^[:–—,)-]\s?/.exec(after.text)?.[0].length ?? 0;
  const own = /\p{L}{2}/u.test(before.text) ? before : cut(after, after.start + tidy, after.end);
  const label = /\p{L}{2}/u.test(own.text) ? own : group.lead;
  if (label === undefined || !/\p{L}{2}/u.test(label.text) || label.text.length > 80) return [];
  const needs = AFTER.exec(after.text)?.[1];
  const task: Task = { label, from, to, unit };
  return [needs === undefined ? task : { ...task, after: needs }];
}

/** `design January to February`, `Fundament KW 17–22`. */
function fromText(brief: ReadBrief): Task[] {
  return brief.groups.flatMap((group) => {
    // A colon within brackets is no heading's: `accounts wk 5-7 (milestone: sign-off wk 7)`.
    const open = group.lead !== undefined && group.lead.text.lastIndexOf('(') > group.lead.text.lastIndexOf(')');
    const pieces = open
      ? datedParts(group.piece)
      : group.items.some((i) => datesIn(i.piece).length > 0 && /\p{L}{3}/u.test(i.piece.text)) && group.items.length > 1
        ? group.items.flatMap((i) => datedParts(i.piece))
        : datedParts(group.piece);
    return pieces.flatMap((piece, at): Task[] => {
      const earlier = at > 0 ? pieces[at - 1] : undefined;
      const span = spansIn(piece).at(0);
      if (span !== undefined) return spanned(group, piece, span);
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
      const head = unled(before);
      const end = to?.piece.end ?? from.piece.end;
      const after = trimmed(cut(piece, end, piece.end));
      const label = /\p{L}{2}/u.test(head.text)
        ? head
        : /^[:–—-]/.test(after.text)
          ? trimmed(cut(after, after.start + 1, after.end))
          : after;
      // "Procurement overlaps, February to May": the name stands in the part before.
      const named = earlier !== undefined && datesIn(earlier).length === 0 ? unled(trimmed(earlier)) : group.lead;
      const own = named !== undefined && !/\p{L}{2}/u.test(label.text) ? named : label;
      return /\p{L}{2}/u.test(own.text) && own.text.length <= 80 ? [{ label: own, from, to: to ?? from }] : [];
    });
  });
}

/** What numbers of a plan count, where it is said once for all: `tydz. 1–2, rozbiórka 2–5`, `days: shut down 1-3, inspection 6–10`. */
const COUNTED =
  /(?<!\p{L})(weeks?|wks?|days?|months?|wochen?|kw|tage?n?|monate?|semaines?|jours?|mois|semanas?|días?|meses|settiman[ae]|giorni|mesi|dias|weken|week|dagen|maanden|tydz|tyg|tygod\p{L}+|dni|miesi\p{L}+)(?!\p{L})/iu;
const RANGED =
  /(?<![\d.,:/])(\d{1,2})\s?(?:-|–|—|to|bis|à|a|al|tot|do)\s?(\d{1,2})(?![\d.,:/%]?\d|\s?(?:%|€|£|\$|uhr|h(?!\p{L})|am(?!\p{L})|pm(?!\p{L})|k(?!\p{L})|m(?!\p{L})))/iu;

const BEFORE_NOW =
  /(?<!\p{L})(?:last (?:time|year)|previous(?:ly)?|letztes (?:mal|jahr)|la dernière fois|la última vez|l['’]ultima volta|da última vez|vorige keer|ostatnim razem)(?!\p{L})/iu;

/** Names with a range of numbers each, three or more, whose unit is told once. */
function fromRanges(brief: ReadBrief): Task[] {
  const unit = COUNTED.exec(brief.text);
  if (unit?.[1] === undefined || brief.text.length > 3_000) return [];
  const out: Task[] = [];
  let parts = 0;
  for (const s of brief.sentences.slice(0, 30))
    for (const part of piecesAt(s, ',;')) {
      if (BEFORE_NOW.test(part.text) || ASIDE.test(part.text)) continue;
      const m = RANGED.exec(part.text);
      if (m?.[1] === undefined || m[2] === undefined) {
        // A lone week beside ranges: `start-up end of week 15`.
        const lone = out.length >= 2 && s.end > (out.at(-1)?.to.piece.end ?? 0) ? spansIn(part)[0] : undefined;
        const name = lone === undefined ? undefined : unled(trimmed(cut(part, part.start, lone.piece.start)));
        if (lone !== undefined && name !== undefined && /\p{L}{3}/u.test(name.text))
          out.push({ label: name, from: lone.from, to: lone.to, unit: unit[1] });
        continue;
      }
      parts++;
      const at = part.start + m.index;
      const colon = part.text.slice(0, m.index).lastIndexOf(': ');
      const before = unled(trimmed(cut(part, part.start + (colon < 0 ? 0 : colon + 2), at)));
      const bare = COUNTED.exec(before.text);
      const label =
        bare !== null && bare.index + bare[0].length >= before.text.length - 1
          ? trimmed(cut(before, before.start, before.start + bare.index))
          : before;
      const [from, to] = [Number(m[1]), Number(m[2])];
      if (from > to || from < 1 || !/\p{L}{2}/u.test(label.text) || label.text.length > 60) continue;
      const end = at + m[0].length;
      out.push({
        label,
        from: { piece: cut(part, at, at + m[1].length), week: from },
        to: { piece: cut(part, end - m[2].length, end), week: to },
        unit: unit[1],
      });
    }
  return out.length >= 3 && out.length * 4 >= parts * 3 ? out : [];
}

/** Says what was planned once, or where time stands: no task of its own beside tasks that run. */
const ASIDE =
  /(?:original plan|baseline (?:was|is)|was planned|planned (?:for|till|until)|originally|\btoday|ursprünglich|geplant war|heute|erst nach|prévu|initialement|aujourd|previsto|lo previsto|plan original|retraso|hoy|piano originale|originariamente|oggi|planeado|hoje|gepland|vandaag|pierwotn\p{L}*|dziś)/iu;

/** Tasks whose dates are of one kind: a year in the title is no task beside months. */
function onOneAxis(tasks: readonly Task[]): Task[] {
  const kindOf = ({ from, to }: Task): string => {
    const both = (has: (d: WrittenDate) => boolean): boolean => has(from) && has(to);
    return both((d) => d.month !== undefined)
      ? 'month'
      : both((d) => d.quarter !== undefined)
        ? 'quarter'
        : both((d) => d.week !== undefined)
          ? 'week'
          : 'year';
  };
  const counts = new Map<string, number>();
  for (const t of tasks) counts.set(kindOf(t), (counts.get(kindOf(t)) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  const own = tasks.filter((t) => kindOf(t) === most?.[0]);
  const kept = own.length * 3 >= tasks.length * 2 ? own : [...tasks];
  const real = kept.filter((t) => !ASIDE.test(t.label.text.replaceAll(/\([^()]*\)?/gu, '')));
  return real.filter((t) => t.from !== t.to).length >= 3 ? real : kept;
}

/** `Plan in weeks: reading 1–4, survey 3–5`: numbers alone, where weeks or months are said once. */
function bareRanges(brief: ReadBrief): Task[] {
  const unit = WEEKS.test(brief.text) ? 'W' : MONTHS_SAID.test(brief.text) ? 'M' : undefined;
  if (unit === undefined) return [];
  const out: Task[] = [];
  for (const s of brief.sentences.slice(0, 40))
    for (const m of s.text.matchAll(
      /([^,;:()\n\d]{2,60}?)[\s:]\s?(\d{1,2})\s?[-–]\s?(\d{1,2})(?![\d%.,:]\d|%|\s?(?:uhr|h|am|pm)\b)(?=[\s,;.(]|$)/giu,
    )) {
      const [first, last] = [Number(m[2]), Number(m[3])];
      const label = trimmed(cut(s, s.start + m.index, s.start + m.index + (m[1] ?? '').length));
      if (first < 1 || last < first || last > 60 || !/\p{L}{3}/u.test(label.text)) continue;
      const at = s.start + m.index + m[0].lastIndexOf(m[2] ?? '', m[0].lastIndexOf(m[3] ?? '') - 1);
      const end = s.start + m.index + m[0].length;
      const number = (text: string, start: number, week: number): WrittenDate => ({
        piece: new Piece(text, start, start + text.length),
        week,
      });
      out.push({ label, from: number(m[2] ?? '', at, first), to: number(m[3] ?? '', end - (m[3] ?? '').length, last), unit });
    }
  return out.length >= 3 ? out : [];
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
    // "November to February" runs into the next year where no year is written.
    const start = tasks[0]?.from.month ?? 0;
    const wraps = year === undefined && tasks.some((t) => (t.to.month as number) < (t.from.month as number));
    const from = (d: WrittenDate): number =>
      wraps
        ? start + (((d.month as number) - start + 12) % 12)
        : (d.year === undefined || year === undefined ? 0 : (d.year - year) * 12) + (d.month as number);
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
    const word = tasks[0]?.unit ?? /^\p{L}+/u.exec(all[0]?.piece.text ?? '')?.[0] ?? 'Week';
    const single = word.length === 1 ? word : `${word.replace(/(week|month|day|sprint|year|quarter|period)s$/iu, '$1')} `;
    return build(
      (d) => d.week,
      (i) => `${single}${i}`,
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
  names: [
    'gantt',
    'gantt chart',
    'gantt-chart',
    'gantt-diagramm',
    'gantt plan',
    'ganttchart',
    'diagramme de gantt',
    'diagrama de gantt',
    'diagramma di gantt',
    'wykres gantta',
    'gantta',
    'balkenplan',
    'bar plan',
    'barplan',
    'bar schedule',
  ],
  strong: [
    'project plan',
    'projektplan',
    'plan de projet',
    'plan del proyecto',
    'plan de proyecto',
    'piano di progetto',
    'plano do projeto',
    'projectplan',
    'projectplanning',
    'plan projektu',
    'harmonogram',
    'schedule',
    'work plan',
    'workplan',
    'works programme',
    'programme of works',
    'construction programme',
    'critical path',
    'bars',
    'balken',
    'barres',
    'barras',
    'implementation plan',
    'rollout plan',
    'roll-out plan',
    'pmo plan',
    'cutover plan',
    'terminplan',
    'bauablaufplan',
    'umsetzungsplan',
    'arbeitsplan',
    'bauzeitenplan',
    'ablaufplan',
    'calendrier des travaux',
    'planning de chantier',
    'plan de travail',
    'plan de trabajo',
    'piano di lavoro',
    'plano de trabalho',
    'cronograma',
    'cronoprogramma',
    'planning',
  ],
  weak: [
    'phases',
    'rollout',
    'pilot',
    'phasen',
    'plan',
    'programme',
    'tasks',
    'workstreams',
    'work packages',
    'by month',
    'by week',
    'month by month',
    'week by week',
    'je monat',
    'par mois',
    'por mes',
    'arbeitspakete',
    'chantier',
  ],
  figures: false,
  needs: 'tasks, each from one month to another',
  sample: 'Project plan: [name] [month] to [month], [name] [month] to [month], [name] [month] to [month].',
  read(brief) {
    const table = fromTable(brief);
    const texted = table.length > 0 ? table : onOneAxis(fromText(brief));
    const ranged = table.length > 0 ? [] : fromRanges(brief);
    const told = ranged.length > texted.length ? ranged : texted;
    const tasks = told.length >= 2 ? told : bareRanges(brief);
    const axis = tasks.length < 2 || tasks.length > 24 ? undefined : axisOf(tasks);
    if (axis === undefined) return undefined;
    const place = (name: string): number => tasks.findIndex((t) => t.label.text.toLowerCase() === name.trim().toLowerCase());
    const rows = tasks.map((t, i) => {
      const needs = t.after === undefined ? -1 : place(t.after);
      return {
        id: `t${i + 1}`,
        label: t.label,
        start: axis.nameOf(t.from),
        end: axis.nameOf(t.to),
        ...(needs < 0 || needs === i ? {} : { depends_on: [`t${needs + 1}`] }),
      };
    });
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
