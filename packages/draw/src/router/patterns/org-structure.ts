/** Who reports to whom: indented lists, `Omar Said (Finance)`, "has three directors", "report to her". */
import { definePattern } from '../pattern.ts';
import { piecesAt, trimmed } from '../phrases.ts';
import { cut, type Piece } from '../piece.ts';
import type { Entry, ReadBrief } from '../reading.ts';

interface Member {
  readonly title: Piece;
  readonly name?: Piece;
  readonly children: Member[];
}

const NAME =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|Mme)\.?\s)?\p{Lu}[\p{L}'’.-]*(?:\s(?:de|da|van|von|der|den|le|la|di|\p{Lu}[\p{L}'’.-]*)){0,3}(?:\s\p{Lu}[\p{L}'’.-]+|\.)?$/u;
const VACANT = /^(?:vacant|tbd|tba|n\.?n\.?|open|offen|unbesetzt|vakant|vacante|vago|wakat)$/iu;
const ROLE =
  /(?:chief\s[\p{L} ]{3,30}officer|\bc[a-z]{1,2}o\b|head of|director|vp\b|vice president|leiter|leitung|manager|president|chair|geschäftsführ|vorstand|directeur|directrice|responsable|director|gerente|jefe|direttore|direttrice|responsabile|diretor|diretora|hoofd|directeur|kierownik|dyrektor|prezes|officer|lead\b|partner|controller|secretary)/iu;

/** Title and name of one post: `Head of Sales: Ana Ruiz`, `Ana Ruiz (Sales)`, `Ana Ruiz, Head of Sales`, `CFO Omar Said`. */
function memberOf(piece: Piece): Member | undefined {
  let p = trimmed(piece);
  if (/[.;,]$/.test(p.text)) p = cut(p, p.start, p.end - 1);
  if (!/\p{L}/u.test(p.text) || p.text.length > 90) return undefined;
  const parted = /^(.{1,60}?)\s?(?::|,|\s[–—-]|\(|\/)\s?(.{1,60}?)\)?$/u.exec(p.text);
  if (parted?.[1] !== undefined && parted[2] !== undefined && /\p{L}/u.test(parted[2])) {
    const a = cut(p, p.start, p.start + parted[1].length);
    const at = p.start + p.text.indexOf(parted[2], parted[1].length);
    const b = cut(p, at, at + parted[2].length);
    const nameFirst = NAME.test(a.text) && !ROLE.test(a.text) && (ROLE.test(b.text) || !NAME.test(b.text) || p.text.includes('('));
    if (nameFirst) return { title: b, name: a, children: [] };
    if (NAME.test(b.text) || VACANT.test(b.text)) return { title: a, name: b, children: [] };
    return { title: p, children: [] };
  }
  // "CFO Omar Said", "diretora-geral Marta Queiroz": a role, then two capitals.
  const both = /^(.*?\S)\s(\p{Lu}[\p{L}'’.-]+\s\p{Lu}[\p{L}'’.-]+)$/u.exec(p.text);
  if (
    both?.[1] !== undefined &&
    both[2] !== undefined &&
    (ROLE.test(both[1]) || /^\p{Ll}/u.test(both[1]) || /^[\p{Lu}]{2,5}$/u.test(both[1]))
  )
    return { title: cut(p, p.start, p.start + both[1].length), name: cut(p, p.end - both[2].length, p.end), children: [] };
  const short = /^(\p{Lu}{2,5}|(?:Head|VP|Director) of [\p{L}&]+)\s(\p{Lu}[\p{L}'’.-]+)$/u.exec(p.text);
  if (short?.[1] !== undefined && short[2] !== undefined)
    return { title: cut(p, p.start, p.start + short[1].length), name: cut(p, p.end - short[2].length, p.end), children: [] };
  return { title: p, children: [] };
}

/** Indented lines. */
function fromLines(brief: ReadBrief): Member | undefined {
  const lines = brief.lines.filter((l) => l.piece.text.length <= 90);
  const depths = new Set(lines.map((l) => l.indent));
  const stack: { indent: number; member: Member }[] = [];
  let root: Member | undefined;
  let count = 0;
  for (const [i, line] of lines.entries()) {
    const marked = line.mark === 'bullet' || line.mark === 'number';
    if (stack.length === 0) {
      const next = lines[i + 1];
      if (next === undefined || !(next.indent > line.indent || (!marked && (next.mark === 'bullet' || next.mark === 'number')))) continue;
      // A heading that only names the chart is not its top.
      if (
        /org(?:ani[sz]ation)?(?:al)?\s?chart|organigram|organogram|struktura|:$/iu.test(line.whole.text) &&
        !/:\s?\S/.test(line.whole.text) &&
        depths.size > 2
      )
        continue;
    } else if (!marked && line.indent <= (stack[0]?.indent ?? 0)) break;
    const member = memberOf(/:$/.test(line.piece.text) ? cut(line.piece, line.piece.start, line.piece.end - 1) : line.piece);
    if (member === undefined) continue;
    const indent = line.indent + (marked ? 1 : 0);
    while (stack.length > 0 && (stack.at(-1)?.indent ?? 0) >= indent) stack.pop();
    const parent = stack.at(-1)?.member ?? root;
    if (parent === undefined) root = member;
    else parent.children.push(member);
    stack.push({ indent, member });
    count++;
  }
  return root !== undefined && root.children.length > 0 && count >= 3 ? root : undefined;
}

const HAS =
  /\b(?:has|have|leads?|manages?|runs|oversees|supervises|heads|hat|leitet|führt|a|dirige|encadre|tiene|dirige a|lidera|ha|guida|tem|chefia|heeft|leidt|ma|kieruje)\s(?:(?:two|three|four|five|six|seven|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|quatro|twee|vier|vijf|dwóch|trzech|czterech|\d)\s[\p{L} -]{3,40}?)?(?::\s|(?=\p{Lu}|the\s|a\s|an\s))/u;
const REPORTS =
  /\b(?:report(?:s|ing)?\s(?:directly\s)?to|berichte[nt]\san|unterstehen|rapporte(?:nt)?\sà|reportan?\sa|dependen\sde|riportano?\sa|respondem?\sa|reportam?\s(?:a|à|ao)|rapporteren\saan|rapporteert\saan|podlega(?:ją)?)\s/iu;

const key = (text: string): string => text.toLowerCase().replace(/^(?:the|der|die|le|la|el|o|a|à|al|ao)\s/iu, '');

/** "The CEO has three directors: … To Carla report …". */
function fromText(brief: ReadBrief): Member | undefined {
  const members: Member[] = [];
  let root: Member | undefined;
  const find = (text: string): Member | undefined => {
    const wanted = key(text.trim());
    return wanted === ''
      ? undefined
      : members.find((m) =>
          [m.title.text, m.name?.text ?? ''].some(
            (t) => t !== '' && (key(t) === wanted || key(t).split(/\s/)[0] === wanted || wanted.endsWith(key(t))),
          ),
        );
  };
  const add = (parent: Member | undefined, list: Piece): void => {
    for (const part of piecesAt(list, ',;', true)) {
      const member = memberOf(part);
      if (member === undefined || find(member.name?.text ?? member.title.text) !== undefined) continue;
      members.push(member);
      if (parent !== undefined) parent.children.push(member);
      else root ??= member;
    }
  };
  for (const sentence of brief.sentences) {
    if (sentence.text.length > 600) continue;
    let s = trimmed(sentence);
    // "Org chart: the managing director …": the request stands before the colon.
    const asked = /^[^:]{0,40}(?:chart|organigram\p{L}*|organogram\p{L}*|organigrama|struktura[^:]*|structure):\s?/iu.exec(s.text);
    if (asked !== null) s = cut(s, s.start + asked[0].length, s.end);
    for (const clause of piecesAt(s, ';')) {
      const reports = REPORTS.exec(clause.text);
      const has = HAS.exec(clause.text);
      const head =
        /^(?:to|à|a|an|ao|al|aan)\s(?:the\s)?(.{2,40}?)\s(?:report|respondem?|berichten|reportan|riportano|rapportent|rapporteren)\s/iu.exec(
          clause.text,
        );
      const under =
        /^(?:le|les|gli|lhe|lhes|ihr|ihm|lui|jej|jemu|under (?:her|him|them))\s?(?:reportan|rapportent|riportano|respondem|reportam|unterstehen|berichten|podlegają|are|is|:)?\s/iu.exec(
          clause.text,
        );
      if (under !== null && root !== undefined) {
        add(root, cut(clause, clause.start + under[0].length, clause.end));
        continue;
      }
      if (head?.[1] !== undefined) {
        add(find(head[1]) ?? root, cut(clause, clause.start + head[0].length, clause.end));
        continue;
      }
      if (reports !== null) {
        const before = cut(clause, clause.start, clause.start + reports.index);
        const after = cut(clause, clause.start + reports.index + reports[0].length, clause.end);
        const pronoun = /^(?:her|him|them|it|ihr|ihm|lui|elle|él|ella|lei|ele|ela|hem|haar)\b[:,\s]*/iu.exec(after.text);
        if (pronoun !== null && !/\p{L}{2}/u.test(trimmed(before).text)) add(root, cut(after, after.start + pronoun[0].length, after.end));
        else if (pronoun !== null) add(root, before);
        else {
          if (find(after.text) === undefined && root === undefined) add(undefined, after);
          add(find(after.text) ?? root, before);
        }
        continue;
      }
      if (has !== null && has.index > 0) {
        const boss = cut(clause, clause.start, clause.start + has.index);
        const known = find(trimmed(boss).text);
        if (known === undefined && root === undefined) add(undefined, boss);
        add(known ?? root, cut(clause, clause.start + has.index + has[0].length, clause.end));
        continue;
      }
      if (root === undefined && members.length === 0 && (ROLE.test(clause.text) || NAME.test(clause.text)) && clause.text.length <= 60)
        add(undefined, clause);
      else if (root !== undefined && ROLE.test(clause.text) && clause.text.length <= 160) add(root, clause);
    }
  }
  return root !== undefined && root.children.length > 0 ? root : undefined;
}

const deep = (entries: readonly Entry[]): boolean => entries.some((e) => e.below.length > 0);

export const orgStructure = definePattern({
  form: 'org_structure',
  names: [
    'org chart',
    'orgchart',
    'organisation chart',
    'organization chart',
    'organisational chart',
    'organizational chart',
    'organigramm',
    'organigramme',
    'organigrama',
    'organigramma',
    'organograma',
    'organogram',
    'struktura organizacyjna',
    'schemat organizacyjny',
  ],
  strong: ['reporting to', 'reports to', 'report to', 'reporting lines', 'who reports to whom', 'berichten an', 'direct reports'],
  weak: ['team', 'leads', 'head of', 'ceo'],
  figures: false,
  needs: 'the top role and the roles that report to it',
  sample: 'Org chart: CEO; reporting to her CFO, CTO, COO.',
  read(brief) {
    const lines = fromLines(brief);
    const root = lines ?? fromText(brief);
    if (root === undefined) return undefined;
    const people = (m: Member): number => (m.name === undefined ? 0 : 1) + m.children.reduce((n, c) => n + people(c), 0);
    return { fit: lines !== undefined && (people(root) < 2 || !brief.sections.some((s) => deep(s.entries))) ? 0.8 : 0.94, data: { root } };
  },
});
