/** Amounts that are split again and again, told as lists: what a list adds up to was told before of whoever is split there. */

import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { amountOf, naming, thing } from './edges.ts';
import { onOneScale } from './values.ts';

export interface Passed {
  readonly from: Piece;
  readonly to: Piece;
  readonly figure: Figure;
}

export interface Conserved {
  readonly flows: readonly Passed[];
  /** What was told of a thing as a whole and then split. */
  readonly totals: readonly { readonly node: Piece; readonly amount: Piece }[];
}

interface Part {
  readonly name?: Piece;
  readonly figure: Figure;
  readonly worth: number;
}

/** Numbers in a row, and who is split into them. */
interface List {
  readonly lead?: Piece;
  /** `of the 9,000, …`: what the list adds up to, told at its head. */
  readonly whole?: Part;
  readonly parts: readonly Part[];
  /** Stands in brackets right behind this figure. */
  readonly behind?: Figure;
  /** What all of it goes through: "540 and 130 go into the sorting". */
  readonly into?: Piece;
}

const MOST = 60;
const BREAK = /[.!?](?=\s|$)|[;\n()]|:(?=\s)|\s[–—-](?=\s)/u;
const BREAKS = new RegExp(BREAK.source, 'gu');
const APART = /,(?=\s|$)|\s?\/\s?|(?<!\S)(?:and|und|et|y|e|en|i|oraz|plus)(?!\S)/iu;
/** Small words and verbs of giving and taking, which stand between a name and its number. */
const SMALL =
  'the|a|an|our|this|that|these|those|them|it|of|from|to|into|in|on|by|via|as|through|for|with|out|up|is|are|was|were|go|goes|went|gets?|got|takes?|took|gives?|gave|pays?|spends?|sends?|receives?|comes?|came|ends?|leaves?|becomes?|turns?|makes?|keeps?|has|have|had|only|just|about|roughly|another|then|all|both|der|die|das|den|dem|des|von|vom|aus|nach|zu|zum|zur|an|auf|für|über|durch|davon|daraus|gehen|geht|gingen|ging|kommen|kommt|bekommt|bekommen|erhält|erhalten|werden|wird|sind|le|la|les|l|du|de|au|aux|à|vers|par|pour|dans|sur|dont|sont|est|va|vont|vient|viennent|arrivent|reçoit|reçoivent|ils|chez|eux|el|los|las|del|al|desde|hacia|para|por|son|van|vienen|recibe|reciben|il|lo|gli|i|dal|dalla|dallo|dai|dagli|dalle|di|da|alla|allo|ai|agli|alle|nel|nella|per|su|sono|vanno|entrano|escono|arrivano|ne|che|manda|mandano|o|os|as|do|das|dos|ao|aos|no|na|nos|em|com|são|vão|chegam|fica|ficou|ficam|ficaram|desses|dessas|het|een|van|uit|naar|voor|op|bij|met|komt|komen|gaat|gaan|krijgt|krijgen|daarvan|hiervan|z|ze|w|od|dla|idzie|trafia|and|und|et|y|e|en|oraz|plus|dall|dell|all|nell';
const HEAD = new RegExp(`^(?:[\\s,:→>=/()–—*•-]|(?:${SMALL})(?=[\\s,'’]|$)['’]?)+`, 'iu');
const TAIL = new RegExp(`(?:[\\s,:→>=/()–—-]|(?<=\\s)(?:${SMALL}))+$`, 'u');
const INTO =
  /(?<!\p{L})(?:go(?:es)?|flows?|runs?|pass(?:es)?|feeds?|comes?|gehen|geht|fließ(?:en|t)|laufen|läuft|passe(?:nt)?|va|vont|pasan?|van|passa(?:no)?|vanno|passam?|vão|gaan|gaat|przechodzi|trafia|all|alles|tout|todo|tutto|tudo|wszystko)\s(?:all\s|alle\s|tout\s)?(?:into|to|through|via|in die|in den|in das|ins|zum|zur|durch(?: die| den| das)?|par|vers|à|por|al|a la|dalla|dal|dallo|per la|per il|nella|pela|pelo|para|naar|door|przez|do)\s((?:the\s|la\s|le\s|el\s|il\s|a\s|o\s|de\s|het\s)?[^,.;:\d\n()]{3,36}?)(?=\s?(?:[,.;:\n(]|$|\s(?:which|who|that|die|der|das|qui|que|che)\s))/iu;

/** What stands between two numbers, at most: a name and small words. */
const LONGEST_GAP = 200;

const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));

function bare(whole: Piece, from: number, to: number): Piece | undefined {
  let p = cut(whole, from, to);
  if (p.text.length > LONGEST_GAP) return undefined;
  p = cut(p, p.start + (HEAD.exec(p.text)?.[0].length ?? 0), p.end);
  p = cut(p, p.start, p.end - (TAIL.exec(p.text)?.[0].length ?? 0));
  return /\p{L}/u.test(p.text) && p.text.length <= 48 ? thing(p) : undefined;
}

const wordsIn = (name: string): string[] => name.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [];
const near = (a: string, b: string): boolean =>
  a === b ||
  (a.length > 3 && b.length > 3 && a.slice(0, 4) === b.slice(0, 4)) ||
  (Math.min(a.length, b.length) === 3 && a.slice(0, 3) === b.slice(0, 3));
/** Whether two names mean one thing: a word in common, or one the initials of the other. */
function means(a: string, b: string): boolean {
  const [own, other] = [wordsIn(a), wordsIn(b)];
  const initials = (words: readonly string[]): string => words.map((w) => w[0]).join('');
  return (
    own.some((w) => other.some((v) => near(w, v))) ||
    (own.length > 1 && other[0] === initials(own)) ||
    (other.length > 1 && own[0] === initials(other))
  );
}

/** Questions name no pot. */
const ASKS =
  /^(?:where|who|how|what|wo|woher|wohin|wie|où|d['’]où|comment|dónde|adónde|de dónde|dove|da dove|onde|para onde|waar|hoe|gdzie|skąd|dokąd)(?!\p{L})/iu;
const ONLY_SMALL = new RegExp(`^\\s(?:${SMALL})$`, 'iu');
const GIVES =
  /\s(?:(?:goes?|went|flows?|sends?|gives?|pays?|feeds?|runs?|turns?(?:\sit)?|becomes?|makes?|delivers?|geht|gehen|fließt|liefert|gibt|va|vont|donne|verse|envoie|va|da|manda|dà|gaat|gaan|geeft|levert|vai|vão|dá|idzie|daje)(?:\s(?:it|on))?\s)(?:(?:to|into|in|nach|an|zu|zum|zur|ins|à|aux?|vers|a|al|alla|ai|naar|para|do|na)\s)?/iu;

/** What the text between says that all goes through. */
function intoWhat(whole: Piece, from: number, to: number): Piece | undefined {
  const found = INTO.exec(whole.text.slice(from, Math.min(to, from + 160)));
  if (found?.[1] === undefined) return undefined;
  const at = from + found.index + found[0].lastIndexOf(found[1]);
  return thing(cut(whole, at, at + found[1].length));
}

/** A sum with the word that it counts: `10 000 patients`. */
function counted(text: string, f: Figure): Piece {
  const word = /^\s\p{L}[\p{L}²³]+(?![\p{L}\d])/u.exec(text.slice(f.end, f.end + 20))?.[0] ?? '';
  const end = f.end + (ONLY_SMALL.test(word) ? 0 : word.length);
  return new Piece(text.slice(f.start, end), f.start, end);
}

interface Gap {
  readonly left?: Piece;
  readonly right?: Piece;
}

const optional = <K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, V>);

/** Lists of figures that no mark parts: more than one where a new name opens behind a finished one, "80 on storage, Data 90 for …". */
function listsOf(
  whole: Piece,
  figures: readonly Figure[],
  from: number,
  to: number,
  lead: Piece | undefined,
  worth: (f: Figure) => number,
): List[] {
  const { text } = whole;
  const gaps = figures.map((f, i): Gap => {
    const next = figures[i + 1]?.start;
    // A unit is no name: `310 GWh`.
    const end = Math.min(amountOf(text, f).end, next ?? to);
    const gap = text.slice(end, next ?? to);
    const mark = APART.exec(gap);
    if (next === undefined) return optional('left', bare(whole, end, mark === null ? to : end + mark.index));
    if (mark === null)
      return figures.length > 1 && i === 0 && bare(whole, from, f.start) === undefined
        ? optional('left', bare(whole, end, next))
        : optional('right', bare(whole, end, next));
    return {
      ...optional('left', bare(whole, end, end + mark.index)),
      ...optional('right', bare(whole, end + mark.index + mark[0].length, next)),
    };
  });
  const empty = (g: Gap | undefined): boolean => g !== undefined && g.left === undefined && g.right === undefined;
  const cutAt = gaps.findIndex(
    (g, i) =>
      i > 0 &&
      g.right !== undefined &&
      figures.length > i + 2 &&
      // "90/16/22, customs 10/2/5": a name between rows that have none inside.
      (g.left !== undefined || (empty(gaps[i - 1]) && empty(gaps[i + 1]))),
  );
  const head = cutAt > 0 ? figures.slice(0, cutAt + 1) : figures;
  const own = gaps.slice(0, head.length).map((g, i) => (i === head.length - 1 ? optional('left', g.left) : g)) as Gap[];
  const rest = figures[cutAt + 1];
  const more =
    cutAt > 0 && rest !== undefined
      ? listsOf(whole, figures.slice(cutAt + 1), gaps[cutAt]?.right?.start ?? rest.start, to, undefined, worth)
      : [];
  const [first, last] = [head[0] as Figure, head.at(-1) as Figure];
  const opening = text.slice(from, first.start);
  const comma = opening.lastIndexOf(', ');
  let before = bare(whole, from + Math.max(0, comma), first.start) ?? bare(whole, from, first.start);
  let giver: Piece | undefined;
  const gives = before === undefined ? null : GIVES.exec(before.text);
  if (before !== undefined && gives !== null && gives.index > 0) {
    giver = bare(whole, before.start, before.start + gives.index);
    before = bare(whole, before.start + gives.index + gives[0].length, before.end);
  }
  const behind = own.filter((g) => g.left !== undefined).length;
  const ahead = own.slice(0, -1).filter((g) => g.right !== undefined).length;
  const named =
    behind > ahead
      ? own.map((g) => g.left)
      : ahead === 0 && head.length > 1
        ? []
        : [before, ...own.map((g, i) => g.right ?? own[i + 1]?.left)];
  const told = behind > ahead || (ahead === 0 && head.length > 1) ? (giver ?? before ?? lead) : (giver ?? lead);
  const parts = head.map((figure, i): Part => ({ figure, worth: worth(figure), ...optional('name', named[i]) }));
  const [top, end] = [parts[0] as Part, parts.at(-1) as Part];
  const sums = (p: Part): boolean => parts.length >= 3 && behind + ahead > 0 && close(total(parts), 2 * p.worth);
  const sum = sums(top) ? top : sums(end) ? end : undefined;
  const list: List = {
    ...optional('lead', told),
    ...optional('whole', sum),
    parts: sum === undefined ? parts : parts.filter((p) => p !== sum),
    ...optional('into', more.length > 0 ? undefined : intoWhat(whole, last.end, to)),
  };
  return [list, ...more];
}

const total = (parts: readonly Part[]): number => parts.reduce((m, p) => m + p.worth, 0);

/** The lists of a brief, in its order. */
function listsIn(whole: Piece, figures: readonly Figure[], worth: (f: Figure) => number): List[] {
  const { text } = whole;
  const alone = (f: Figure): boolean =>
    /\(\s?$/.test(text.slice(Math.max(0, f.start - 2), f.start)) && /^\s?\)/.test(text.slice(f.end, f.end + 2));
  /** What stands between two figures; brackets that hold one of them alone part nothing. */
  const between = (a: Figure | undefined, b: Figure | undefined): { readonly at: number; readonly gap: string } => {
    const at = a?.end ?? Math.max(0, (b?.start ?? 0) - 160);
    const gap = text.slice(at, b?.start ?? Math.min(text.length, at + 120));
    const open = b !== undefined && alone(b) ? gap.replace(/\((?=\s?$)/, ' ') : gap;
    return { at, gap: a !== undefined && alone(a) ? open.replace(/^(\s?)\)/, '$1 ') : open };
  };
  const out: List[] = [];
  let run: Figure[] = [];
  let [from, lead, behind]: [number, Piece | undefined, Figure | undefined] = [0, undefined, undefined];
  for (const [i, f] of figures.entries()) {
    if (run.length === 0) {
      const { at, gap } = between(figures[i - 1], f);
      const marks = [...gap.matchAll(BREAKS)];
      const last = marks.at(-1);
      const prior = marks.at(-2);
      from = last === undefined ? at : at + last.index + last[0].length;
      const mark = last?.[0].trim() ?? '';
      const opens = last !== undefined && ':–—-('.includes(mark) && mark !== '';
      // `Energy (GWh): gas 84`: a bracket before the colon is no name.
      const shut = mark === ':' && prior?.[0] === ')' && last !== undefined && gap.slice(prior.index + 1, last.index).trim() === '';
      const until = shut ? (marks.at(-3)?.index ?? 0) : (last?.index ?? 0);
      const back = marks.at(shut ? -4 : -2);
      lead = opens ? bare(whole, at + (back === undefined ? 0 : back.index + back[0].length), at + until) : undefined;
      behind = mark === '(' ? figures[i - 1] : undefined;
    }
    run.push(f);
    const next = figures[i + 1];
    const { at, gap } = between(f, next);
    const stop = BREAK.exec(gap);
    if (next !== undefined && stop === null) continue;
    const lists = listsOf(whole, run, from, at + (stop === null ? gap.length : stop.index), lead, worth);
    out.push(...lists.map((list, k) => (k === 0 && behind !== undefined ? { ...list, behind } : list)));
    run = [];
  }
  return out;
}

/** A list that adds up to what was told of one thing elsewhere. */
interface Row {
  readonly owner: Piece;
  readonly list: List;
}

/** Names for the parts of a row: its own, by the things they mean among `known`, or those of `like` in order where it says none. */
function namesFor(row: Row, known: readonly Piece[], like: readonly (Piece | undefined)[]): (Piece | undefined)[] {
  const { parts } = row.list;
  if (parts.every((p) => p.name === undefined)) return parts.length === like.length ? [...like] : parts.map(() => undefined);
  const mapped = parts.map((p) =>
    p.name === undefined ? undefined : (known.find((k) => means(k.text, (p.name as Piece).text)) ?? p.name),
  );
  return new Set(mapped).size === mapped.length ? mapped : parts.map((p) => p.name);
}

/** Lists that split what was told of one thing elsewhere: by their brackets, by the name before them, or by what came in. */
function rowsOf(lists: readonly List[]): Row[] {
  const parts = lists.flatMap((list) => [...(list.whole === undefined ? [] : [list.whole]), ...list.parts].map((part) => ({ part, list })));
  const rows: Row[] = [];
  const calledIn = (list: List): Piece | undefined => list.whole?.name ?? list.lead;
  for (const list of lists) {
    if (list.parts.length < 2) continue;
    const sum = total(list.parts);
    const behind = list.behind === undefined ? undefined : parts.find((p) => p.part.figure === list.behind);
    const called = calledIn(list);
    const told =
      behind !== undefined && close(behind.part.worth, sum)
        ? behind
        : called === undefined
          ? undefined
          : parts.find(
              (p) => p.list !== list && p.part.name !== undefined && close(p.part.worth, sum) && means(p.part.name.text, called.text),
            );
    // "2,000 leavers: …": a sum alone is what the first list is about.
    if (told !== undefined && told.list.parts.length === 1 && told !== behind) continue;
    const same = (l: List): boolean => {
      const other = calledIn(l);
      return l !== list && l.parts.length > 1 && close(total(l.parts), sum) && other !== undefined && means(other.text, called?.text ?? '');
    };
    const owner = told?.part.name ?? (lists.some(same) ? called : undefined);
    if (owner !== undefined) rows.push({ owner, list });
  }
  // What came in may be told in more than one list: "on-demand: Data 80, Labs 60 … Data spends 90 and 150".
  for (const list of lists) {
    const called = calledIn(list);
    if (called === undefined || list.parts.length < 2 || rows.some((r) => r.list === list)) continue;
    const arriving = rows.flatMap((r) => r.list.parts.filter((p) => p.name !== undefined && means(p.name.text, called.text)));
    if (arriving.length > 1 && close(total(arriving), total(list.parts))) rows.push({ owner: arriving[0]?.name as Piece, list });
  }
  return rows;
}

/** Lists that split nothing told elsewhere: what there is at the start and at the end. */
function freeOf(lists: readonly List[], rows: readonly Row[]): List[] {
  const owners = new Set(rows.flatMap((r) => r.list.behind ?? []));
  const taken = new Set(rows.map((r) => r.list));
  /** Things whose amounts stand before the brackets that split them are one list. */
  const split = lists.flatMap((l) => l.parts.filter((p) => owners.has(p.figure)));
  const free = lists.filter(
    (l) => !taken.has(l) && l.parts.length > 1 && l.parts.every((p) => p.name !== undefined) && !l.parts.some((p) => owners.has(p.figure)),
  );
  return [...free, ...(split.length > 1 ? [{ parts: split }] : [])].sort(
    (a, b) => (a.parts[0]?.figure.start ?? 0) - (b.parts[0]?.figure.start ?? 0),
  );
}

/** What both lists go through: as it is named, or by its sum. */
function potOf(whole: Piece, figures: readonly Figure[], first: List, second: List, worth: (f: Figure) => number): Piece | undefined {
  const ends = first.parts.at(-1)?.figure.end ?? 0;
  const through =
    first.into ??
    second.into ??
    intoWhat(whole, ends, Math.min(second.parts[0]?.figure.start ?? ends, second.parts[0]?.name?.start ?? ends));
  const sum = total(first.parts);
  const told = figures.find((f) => close(worth(f), sum));
  if (through !== undefined) return through;
  if (told !== undefined) return counted(whole.text, told);
  const lead = first.whole?.name ?? first.lead;
  if (lead !== undefined && !ASKS.test(lead.text)) return lead;
  // Neither named nor counted: what the brief is about.
  const topic = /^[^.,:;!?\n(]{4,40}(?=[.,:;\n(])/u.exec(whole.text)?.[0] ?? '';
  return topic === '' || ASKS.test(topic) || topic.length >= (first.parts[0]?.figure.start ?? 0)
    ? undefined
    : thing(cut(whole, 0, topic.length));
}

/** Flows that add up: at least two lists are split from what was told before, or what comes in goes out. Undefined where most numbers do not. */
export function conservedIn(brief: ReadBrief): Conserved | undefined {
  const figures = brief.figures.filter((f) => !f.year && f.value > 0).slice(0, MOST);
  if (figures.length < 5 || brief.figures.length > MOST + 20) return undefined;
  const scale = onOneScale(figures);
  if (scale === undefined) return undefined;
  const worth = (f: Figure): number => scale.count(f).value;
  const whole = new Piece(brief.text, 0, brief.text.length);
  const lists = listsIn(whole, figures, worth);
  const rows = rowsOf(lists);
  const free = freeOf(lists, rows);
  const first = free[0];
  if (first === undefined) return undefined;
  const second = free.find((l) => l !== first && close(total(l.parts), total(first.parts)));
  const of = (list: List | undefined): Piece[] => list?.parts.flatMap((p) => p.name ?? []) ?? [];
  const [sources, targets] = [of(first), of(second)];
  const out: Passed[] = [];
  const add = (from: Piece | undefined, to: Piece | undefined, { figure }: Part): void => {
    if (from !== undefined && to !== undefined && from.text.toLowerCase() !== to.text.toLowerCase()) out.push({ from, to, figure });
  };
  const giving = rows.filter((r) => sources.includes(r.owner));
  // Columns that add up to the second list are its things, however they are called again.
  const columns =
    targets.length > 0 &&
    giving.length === sources.length &&
    second?.parts.every((p, k) => close(p.worth, total(giving.flatMap((r) => r.list.parts[k] ?? []))));
  let like: (Piece | undefined)[] = [];
  let got = 0;
  for (const row of rows) {
    const gives = giving.includes(row);
    const others = gives ? targets : sources;
    const unnamed = row.list.parts.every((p) => p.name === undefined);
    const names = gives && columns ? targets : namesFor(row, others, unnamed && others.length === row.list.parts.length ? others : like);
    if (!unnamed) like = names;
    const back = !gives && names.every((n) => n !== undefined && sources.includes(n));
    if (back) got++;
    for (const [i, part] of row.list.parts.entries())
      if (back) add(names[i], row.owner, part);
      else add(row.owner, names[i], part);
  }
  const direct = giving.length === sources.length || (got > 0 && got >= targets.length);
  const through = second !== undefined && !direct;
  if (through) {
    const pot = potOf(whole, figures, first, second, worth);
    if (pot === undefined || ASKS.test(pot.text)) return undefined;
    // A row that splits one side of the pot would be told twice.
    const kept = out.filter((e) => !sources.includes(e.from) && !sources.includes(e.to));
    out.length = 0;
    for (const part of first.parts) add(part.name, pot, part);
    for (const part of second.parts) add(pot, part.name, part);
    out.push(...kept);
  } else if (second === undefined && rows.length > 0 && first.whole?.name !== undefined)
    for (const part of first.parts) add(first.whole.name, part.name, part);
  const wholes = through ? [] : [...first.parts, ...(second?.parts ?? [])];
  const used = new Set([...out.map((e) => e.figure), ...wholes.map((p) => p.figure)]);
  if ((rows.length + (first.whole === undefined ? 0 : 1) < 2 && !through) || out.length < 4 || used.size < 0.6 * figures.length)
    return undefined;
  const name = naming();
  const drawn = new Set(out.map((e) => e.figure));
  return {
    flows: out.map((e) => ({ ...e, from: name(e.from), to: name(e.to) })),
    totals: wholes.flatMap((p) => (p.name === undefined || drawn.has(p.figure) ? [] : [{ node: p.name, amount: p.figure }])),
  };
}
