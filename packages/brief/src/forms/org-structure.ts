/** Who reports to whom: indented lists, `Omar Said (Finance)`, "has three directors", "report to her". */

import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import type { Entry, ReadBrief } from '../document/reading.ts';
import { type Post, reportingTold } from '../relations/reporting.ts';
import { definePattern } from './define-pattern.ts';

interface Member {
  readonly title: Piece;
  readonly name?: Piece;
  readonly children: Member[];
}

const NAME =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau|Mme)\.?\s)?\p{Lu}[\p{L}'’.-]*(?:\s(?:de|da|van|von|der|den|le|la|di|\p{Lu}[\p{L}'’.-]*)){0,3}(?:\s\p{Lu}[\p{L}'’.-]+|\.)?$/u;
const VACANT =
  /^(?:(?:currently|derzeit|noch|actuellement|actualmente|attualmente|atualmente|momenteel|obecnie)\s)?(?:vacant|tbd|tba|n\.?n\.?|open|offen|unbesetzt|vakant|vacante|vago|wakat)$/iu;
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
  const both = /^(.*?\S)\s((?:(?:Dr|Prof)\.\s)?\p{Lu}[\p{L}'’.-]+\s\p{Lu}[\p{L}'’.-]+)$/u.exec(p.text);
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
  /\b(?:has|have|leads?|manages?|runs|oversees|supervises|heads|owns|holds|controls|comprises|consists of|is split into|hat|leitet|führt|besitzt|hält|beaufsichtigt|umfasst|gliedert sich in|hält|détient|possède|supervise|comprend|compte|posee|controla|supervisa|possiede|controlla|detém|supervisiona|bezit|posiada|nadzoruje|a|dirige|encadre|tiene|dirige a|lidera|ha|guida|tem|chefia|heeft|leidt|ma|kieruje)\s(?:(?:two|three|four|five|six|seven|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|quatro|twee|vier|vijf|dwóch|trzech|czterech|\d)\s[\p{L} -]{3,40}?)?(?:\d{1,3}(?:[.,]\d+)?\s?%\s(?:of|der|von|de|di|van|w)\s(?=\p{L})|:\s|,\s|(?=\p{Lu}|the\s|a\s|an\s))/u;
const REPORTS =
  /(?<!(?:deliver|send|provide|submit|give|write|make|file|issue)s?\s)\b(?:report(?:s|ing)?\s(?:directly\s)?to|berichte[nt]\san|unterstehen|rapporte(?:nt)?\sà|reportan?\sa|dependen\sde|riportano?\sa|respondem?\sa|reportam?\s(?:a|à|ao)|rapporteren\saan|rapporteert\saan|podlega(?:ją)?)\s/iu;

const UNDER =
  /(?:^|,?\s)(?:(?:under|below|underneath|beneath|unter|sous|bajo|debajo de|sotto|sob|onder|pod)\s(?:the\s|der\s|dem\s|le\s|la\s|el\s|il\s)?(?!(?:her|him|them|it|ihr|ihm|lui|elle|hem|haar)\b)([\p{L} -]{2,40}?)\s(?:are|is|hängen|hängt|sitzen|gehören|sit|sits|hangs?|come|comes|there are|we have|stehen|steht|liegen|se trouvent|il y a|están|hay|ci sono|stanno|estão|há|staan|są)|(?:below|under|underneath|beneath)\s(?:her|him|them|it)|darunter|unter ihr|unter ihm|en dessous|dessous|sous (?:elle|lui)|debajo|por debajo|sotto di (?:lei|lui)|sotto|abaixo|daaronder|onder (?:haar|hem)|pod (?:nim|nią))(?=[\s:,])\s?(?:are|is|sind|stehen|sont|están|sono|estão|zijn|są)?\s?(?:(?:two|three|four|five|six|seven|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|quatro|twee|vijf|\d)\s[\p{L} -]{3,40}?)?:?\s?/iu;
const PERSON = /^(?:name|person|who|employee|mitarbeiter(?:in)?|nom|nombre|nome|naam|imię.*|wer|qui|quién|chi)$/iu;
const POST =
  /^(?:role|title|position|function|job|rolle|funktion|stelle|titel|poste|fonction|rôle|cargo|puesto|función|ruolo|funzione|posizione|função|functie|rol|stanowisko|funkcja|unit|department|abteilung|bereich)$/iu;
const BOSS =
  /^(?:reports? to|reporting to|manager|boss|supervisor|line manager|parent|superior|berichtet an|vorgesetzte[rn]?|rattaché à|supérieur|responsable|reporta a|jefe|superior|riporta a|responsabile|rapporteert aan|leidinggevende|przełożon[ya])$/iu;

/** Rows of name, role and whom they report to. */
function fromTable(brief: ReadBrief): Member | undefined {
  for (const t of brief.tables) {
    const heads = [t.corner, ...t.head];
    const at = (word: RegExp): number => heads.findIndex((h) => h !== undefined && word.test(h.text.trim()));
    const [person, post, boss] = [at(PERSON), at(POST), at(BOSS)];
    if (boss < 0 || (person < 0 && post < 0)) continue;
    const cell = (row: (typeof t.rows)[number], k: number): Piece | undefined => {
      const piece = k < 0 ? undefined : k === 0 ? row.label : row.cells[k - 1]?.piece;
      return piece === undefined || !/\p{L}/u.test(piece.text) ? undefined : piece;
    };
    const rows = t.rows.flatMap((r) => {
      const [who, what] = [cell(r, person), cell(r, post)];
      const title = what ?? who;
      if (title === undefined) return [];
      const member: Member = { title, ...(what === undefined || who === undefined ? {} : { name: who }), children: [] };
      return [{ member, boss: cell(r, boss)?.text.toLowerCase() }];
    });
    const named = (text: string): Member | undefined =>
      rows.find((r) => [r.member.title.text, r.member.name?.text ?? ''].some((n) => n.toLowerCase() === text))?.member;
    const tops = rows.filter((r) => r.boss === undefined || named(r.boss) === undefined);
    const [top] = tops;
    if (top === undefined || tops.length !== 1 || rows.length < 3 || rows.length > 60) continue;
    for (const r of rows) {
      const parent = r.boss === undefined ? undefined : named(r.boss);
      if (parent !== undefined && parent !== r.member) parent.children.push(r.member);
    }
    const count = (m: Member, depth: number): number => (depth > 12 ? 0 : 1 + m.children.reduce((n, c) => n + count(c, depth + 1), 0));
    if (count(top.member, 0) === rows.length) return top.member;
  }
  return undefined;
}

/** `Plant manager: Ralf Brandt`, then `Quality: Ines Keller`, a line each: the first leads. */
function fromPosts(brief: ReadBrief): Member | undefined {
  const posts = brief.lines.slice(0, 40).flatMap((l) => {
    const member = l.piece.text.length > 90 || !/[:–—-]\s/.test(l.piece.text) ? undefined : memberOf(l.piece);
    return member?.name === undefined ? [] : [{ member, indent: l.indent }];
  });
  const [top, ...rest] = posts;
  if (top === undefined || rest.length < 2 || rest.length > 20 || posts.length < brief.lines.length - 2) return undefined;
  if (!ROLE.test(top.member.title.text) || posts.some((p) => p.indent !== top.indent)) return undefined;
  top.member.children.push(...rest.map((r) => r.member));
  return top.member;
}

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
    const asked = /^[^:]{0,40}(?:chart|organigram\p{L}*|organogram\p{L}*|organigrama|struktura|structure)[^:.;]{0,60}:\s?/iu.exec(s.text);
    if (asked !== null) s = cut(s, s.start + asked[0].length, s.end);
    for (const clause of piecesAt(s, ';')) {
      // "Under the management board are three divisions: …", "the director Claire Petit, below her the CFO …".
      const below = UNDER.exec(clause.text);
      if (below !== null) {
        const boss = trimmed(cut(clause, clause.start, clause.start + below.index));
        const said = below[1];
        const named = said === undefined ? undefined : find(said);
        if (/\p{L}{2}/u.test(boss.text) && find(boss.text) === undefined) add(root, boss);
        const parent = named ?? find(boss.text) ?? (said === undefined ? members.at(-1) : root);
        const list = cut(clause, clause.start + below.index + below[0].length, clause.end);
        if (parent !== undefined && list.text !== '') {
          add(parent, list);
          continue;
        }
      }
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
      const them = /^(?:sie|ihn|her|him|them)\s(?:berichten|report)\s/iu.exec(clause.text);
      if (them !== null && root !== undefined) {
        add(root, cut(clause, clause.start + them[0].length, clause.end));
        continue;
      }
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
  strong: [
    'reporting to',
    'reports to',
    'report to',
    'reporting lines',
    'reporting structure',
    'who reports to whom',
    'direct reports',
    'chain of command',
    'team structure',
    'team setup',
    'organisation structure',
    'organization structure',
    'organisational structure',
    'organizational structure',
    'management structure',
    'governance structure',
    'governance',
    'legal structure',
    'ownership structure',
    'shareholding structure',
    'holding structure',
    'group structure',
    'corporate structure',
    'berichten an',
    'berichtet an',
    'berichtslinien',
    'aufbauorganisation',
    'organisationsstruktur',
    'führungsstruktur',
    'gesellschaftsstruktur',
    'konzernstruktur',
    'beteiligungsstruktur',
    'rattaché à',
    'rattachés à',
    'structure juridique',
    'structure du groupe',
    'structure hiérarchique',
    'estructura organizativa',
    'estructura societaria',
    'dependen de',
    'reportan a',
    'struttura organizzativa',
    'struttura societaria',
    'riportano a',
    'estrutura organizacional',
    'estrutura societária',
    'reportam a',
    'organisatiestructuur',
    'rapporteren aan',
    'struktura grupy',
    'podlegają',
  ],
  weak: ['team', 'leads', 'head of', 'ceo', 'divisions', 'organisation', 'organization', 'hierarchy', 'geschäftsführung', 'direction'],
  figures: false,
  needs: 'the top role and the roles that report to it',
  sample: 'Org chart: [name]; reporting to them [name], [name], [name].',
  read(brief) {
    const rows = fromTable(brief) ?? fromPosts(brief);
    const lines = rows === undefined ? fromLines(brief) : undefined;
    const told = rows === undefined && lines === undefined ? reportingTold(brief) : undefined;
    const root: Post | undefined = rows ?? lines ?? told ?? fromText(brief);
    if (root === undefined) return undefined;
    const people = (m: Post): number => (m.name === undefined ? 0 : 1) + m.children.reduce((n, c) => n + people(c), 0);
    return { fit: lines !== undefined && (people(root) < 2 || !brief.sections.some((s) => deep(s.entries))) ? 0.8 : 0.94, data: { root } };
  },
});
