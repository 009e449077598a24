/* Long because duties come in tables, letters before and behind names, rows of letters and words. */
/** Who is responsible, accountable, consulted and informed in each activity. */

import { AND, piecesAt, splitAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief, Table } from '../document/reading.ts';
import { dutiesTold } from '../relations/duties-told.ts';
import { definePattern } from './define-pattern.ts';

const LETTERS = /^[RACI](?:\s?[/,&+]\s?[RACI]|[RACI]){0,3}$/iu;
/** A key of duties, "A" or "A/R"; the word RACI is none. */
const CODE = /^[RACI](?:\s?[/&+]\s?[RACI])*$/u;
const BLANK = /^[-–—.·]?$/u;
const ROLES = /^(?:roles?|persons?|who|rollen?|wer|rôles?|qui|quién|ruoli|ruolo|papel|rol|rola|team)$/iu;
/** Longer words first: each letter with what people write for it. */
const WORD: Readonly<Record<'R' | 'A' | 'C' | 'I', string>> = {
  A: 'accountable|answers for it|answers for|signs? off|approves|rechenschaftspflichtig|gesamtverantwortlich|freigabe|approbateur|approuve|valide|redevable|presta contas|prestam contas|aprobador|aprueba|rinde cuentas|approva|aprova|eindverantwoordelijk|zatwierdza',
  R: 'responsible|does the \\p{L}+|do the work|carries it out|durchführungsverantwortlich|verantwortlich|zuständig|führt aus|responsable|réalise|ejecuta|responsabile|responsável|executa|verantwoordelijk|uitvoerend|odpowiedzialn[yae]|odpowiada',
  C: 'consulted|asked beforehand|asked first|gives? input|gives? advice|konsultiert|befragt|wird gefragt|consultée?s?|consultad[oa]s?|consultat[oaie]|geraadpleegd|konsultowan[yae]',
  I: 'informed|kept posted|kept in the loop|are told|is told|told|informiert|informée?s?|informad[oa]s?|informat[oaie]|geïnformeerd|informowan[yae]',
};
const KEYS = ['A', 'R', 'C', 'I'] as const;
const ANY = new RegExp(`(?<!\\p{L})(?:${KEYS.map((k) => `(${WORD[k]})`).join('|')})(?!\\p{L})`, 'giu');
const LETTERED = /^(.{2,60}?)\s?(?:[:=–-]\s?|\(|\s)((?:[RACI])(?:\s?[/&+]\s?[RACI]){0,3})\)?$/u;
const KEYED = /^([RACI](?:\s?[/&+]\s?[RACI]){0,3})\s?(?:[:=–-]|is|ist|est)\s?(.{2,60})$/u;
const TOPIC =
  /\s(?:for|in|on|of|für|bei|pour|dans|para|en|per|voor|dla|za)\s(?:the\s|die\s|den\s|das\s|le\s|la\s|les\s|el\s)?([^,.;:]{2,60})$/iu;
const TOPIC_FIRST =
  /^(?:for|in|on|für|bei|pour|dans|para|en|per|voor|dla)\s(?:the\s|die\s|den\s|das\s|le\s|la\s|les\s|el\s)?([^,.;:]{2,60}?)(?:,\s|:\s)/iu;
/** "For the annual report the press officer does the writing": no mark behind the topic, but a second article. */
const TOPIC_OPEN = new RegExp(
  `^(?:for|in|on|für|bei|pour|dans|para|en|per|voor|dla)\\s(?:the\\s|die\\s|den\\s|das\\s|le\\s|la\\s|les\\s|el\\s)?([^,.;:]{2,40}?)\\s(?=(?:the|die|der|das|le|la|les|el|il|het|de)\\s[^,.;:]{2,60}?\\s(?:${Object.values(WORD).join('|')}))`,
  'iu',
);
/** `is responsible for the tender, …`: the topic stands behind the first duty. */
const TOPIC_INSIDE = new RegExp(
  `(?:${Object.values(WORD).join('|')})\\s(?:for|of|für|de|du|des|por|per|voor|za)\\s(?:the\\s|die\\s|den\\s|das\\s|le\\s|la\\s|les\\s|el\\s|il\\s)?([^,.;:]{2,60}?)(?=,\\s|\\s(?:and|und|et|y|e|en|i)\\s[^,.;:]{2,40}?(?:${Object.values(WORD).join('|')}))`,
  'iu',
);
/** Between two duties of one. */
const AND_ALONE = /^\s(?:and|und|et|y|e|en|i|&|\+)\s$/iu;
const BEING = /\s(?:is|are|will be|being|stays?|ist|sind|wird|werden|est|sont|es|son|está|è|sono|é|são|zijn|jest|są|as|als|comme)$/iu;
const FIRST = /^(?:is|are|by|ist|sind|est|sont|von|par|por|da|door|przez|[\s:=–-])+/iu;

/** `CFO A,`: a name, a blank and a duty's letter at the end of its clause. */
const CODED = /\p{L}{2}\s[RACI](?:\s?[/&]\s?[RACI])?(?=[,;.\n]|$)/gmu;

interface Duty {
  readonly role: Piece;
  /** A letter of the brief, or the letter that its word stands for. */
  readonly letter: string | Piece;
  readonly word?: Piece;
}
interface Activity {
  readonly label: Piece;
  readonly duties: readonly Duty[];
}

const inTable = (t: Table): boolean => {
  const cells = t.rows.flatMap((r) => r.cells).map((c) => c.piece.text);
  const filled = cells.filter((c) => !BLANK.test(c));
  return t.head.length >= 2 && t.rows.length >= 1 && filled.length >= 2 && filled.every((c) => LETTERS.test(c));
};

/** A table of letters; roles may stand in its rows. */
function fromTable(t: Table) {
  const letter = (p: Piece | undefined): string | Piece =>
    p === undefined || BLANK.test(p.text)
      ? ''
      : /^[RACI]$|^[RACI](?:\s?[/,]\s?[RACI])+$/i.test(p.text)
        ? p
        : [...p.text.replace(/[^RACI]/giu, '')].join('/');
  if (t.corner !== undefined && ROLES.test(t.corner.text))
    return {
      roles: t.rows.map((r) => r.label),
      activities: t.head.map((label, k) => ({ label, cells: t.rows.map((r) => letter(r.cells[k]?.piece)) })),
    };
  return {
    roles: [...t.head],
    activities: t.rows.map((r) => ({ label: r.label, cells: t.head.map((_, k) => letter(r.cells[k]?.piece)) })),
  };
}

/** `R+A` as the letters that it joins. */
const lettersOf = (code: Piece): string | Piece => (/[+&]/u.test(code.text) ? [...code.text.replace(/[^RACI]/gu, '')].join('/') : code);

/** Without the preposition at its end or the comma at its beginning. */
function withoutEnds(p: Piece): Piece {
  const tail = /\s(?:for|of|für|de|du|des|por|per|voor|za)(?:\s(?:the|die|den|das|le|la|les|el|il))?\s*$/iu.exec(p.text);
  const head = /^[\s,]+/u.exec(p.text)?.[0].length ?? 0;
  return cut(p, p.start + head, tail === null ? p.end : p.start + tail.index);
}

/** Roles joined by "and". */
const rolesIn = (p: Piece): Piece[] => {
  const parts = piecesAt(p, ',', true);
  return parts.map((x) => trimmed(x)).filter((x) => /\p{L}/u.test(x.text) && x.text.length <= 40);
};

function dutiesIn(body: Piece): Duty[] {
  const out: Duty[] = [];
  const parts = piecesAt(body, ',;').flatMap((p) => {
    // "Alice accountable and Bob responsible" has two duties, "Legal and IT consulted" one.
    const marks = [...p.text.matchAll(AND)].slice(0, 8).filter((m) => {
      const left = p.text.slice(0, m.index);
      return new RegExp(ANY.source, 'iu').test(left) || LETTERED.test(left.trim()) || KEYED.test(left.trim());
    });
    const cuts: Piece[] = [];
    let from = p.start;
    for (const m of marks) {
      cuts.push(cut(p, from, p.start + m.index));
      from = p.start + m.index + m[0].length;
    }
    return [...cuts, cut(p, from, p.end)];
  });
  let waiting: Piece[] = [];
  let open: Duty | undefined;
  for (const raw of parts.slice(0, 40)) {
    const ended = /[.!]$/.test(raw.text) ? cut(raw, raw.start, raw.end - 1) : raw;
    // The letter A is no article.
    const part = /^A\s?[:=–-]/u.test(ended.text) ? ended : trimmed(ended);
    const keyed = KEYED.exec(part.text);
    const lettered = keyed === null ? LETTERED.exec(part.text) : null;
    const found = keyed ?? lettered;
    if (found !== null) {
      const name = (keyed === null ? found[1] : found[2]) ?? '';
      const code = (keyed === null ? found[2] : found[1]) ?? '';
      const codeAt = keyed === null ? part.start + part.text.lastIndexOf(code) : part.start;
      const nameAt = keyed === null ? part.start : part.end - name.length;
      const letter = lettersOf(new Piece(code, codeAt, codeAt + code.length));
      const roles = rolesIn(trimmed(cut(part, nameAt, nameAt + name.length)));
      for (const role of [...waiting, ...roles]) out.push({ role, letter });
      open = keyed === null ? undefined : out.at(-1);
      waiting = [];
      continue;
    }
    const [word, also] = [...part.text.matchAll(ANY)];
    if (word !== undefined) {
      const keyOf = (m: RegExpMatchArray): string => KEYS[[1, 2, 3, 4].findIndex((n) => m[n] !== undefined)] ?? 'R';
      // "HR does and decides": both duties are one's.
      const both = also !== undefined && AND_ALONE.test(part.text.slice(word.index + word[0].length, also.index)) ? also : undefined;
      const key = both === undefined ? keyOf(word) : `${keyOf(word)}/${keyOf(both)}`;
      const last = both ?? word;
      const said = cut(part, part.start + word.index, part.start + last.index + last[0].length);
      let before = trimmed(cut(part, part.start, said.start));
      const being = BEING.exec(` ${before.text}`);
      if (being !== null) before = cut(before, before.start, before.start + Math.max(0, being.index - 1));
      let after = cut(part, said.end, part.end);
      const head = FIRST.exec(after.text)?.[0].length ?? 0;
      after = trimmed(cut(after, after.start + head, after.end));
      const roles = /\p{L}/u.test(before.text) ? rolesIn(before) : rolesIn(after);
      for (const role of [...(/\p{L}/u.test(before.text) ? waiting : []), ...roles]) out.push({ role, letter: key, word: said });
      open = /\p{L}/u.test(before.text) ? undefined : out.at(-1);
      waiting = [];
      continue;
    }
    if (!/\p{L}/u.test(part.text) || part.text.length > 40) continue;
    // "R: Bob, Carol" goes on; "Legal, IT consulted" waits for its word.
    if (open !== undefined) out.push({ ...open, role: part });
    else waiting.push(part);
  }
  return out;
}

function fromText(brief: ReadBrief): Activity[] {
  const out: Activity[] = [];
  const add = (label: Piece, body: Piece): void => {
    const duties = dutiesIn(body);
    const own = trimmed(label);
    if (duties.length > 0 && /\p{L}/u.test(own.text) && own.text.length <= 80) out.push({ label: own, duties });
  };
  for (const line of brief.lines.slice(0, 80)) {
    const colon = /^(.{2,80}?)(?::\s|\s[–—-]\s|\s\()/u.exec(line.piece.text);
    const rest = colon === null ? undefined : cut(line.piece, line.piece.start + colon[0].length, line.piece.end);
    const one = colon?.[1];
    const code = one !== undefined && (new RegExp(ANY.source, 'iu').test(one) || CODE.test(one));
    // "Kick-off: Ann A, Bob R; Design: …", several in one line.
    const parts = rest === undefined || code ? [] : piecesAt(line.piece, ';.');
    const inner = parts.length > 1 && parts.filter((p) => /^.{2,80}?:\s/u.test(p.text)).length > 1 ? parts : undefined;
    if (inner !== undefined) {
      for (const p of inner) {
        const own = /^(.{2,80}?):\s/u.exec(p.text);
        const again = own === null ? null : /^([^,:]{2,60}):\s/u.exec(p.text.slice(own[0].length));
        if (own?.[1] === undefined) continue;
        const from = p.start + own[0].length + (again?.[0].length ?? 0);
        const label =
          again?.[1] === undefined
            ? cut(p, p.start, p.start + own[1].length)
            : cut(p, p.start + own[0].length, p.start + own[0].length + again[1].length);
        if (again?.[1] !== undefined && (CODE.test(again[1]) || new RegExp(ANY.source, 'iu').test(again[1])))
          add(cut(p, p.start, p.start + own[1].length), cut(p, p.start + own[0].length, p.end));
        else add(label, cut(p, from, p.end));
      }
      continue;
    }
    if (rest !== undefined && one !== undefined && !code && dutiesIn(rest).length >= 2) {
      add(cut(line.piece, line.piece.start, line.piece.start + one.length), rest);
      continue;
    }
    let last: { readonly label: Piece; readonly end: number } | undefined;
    for (const sentence of piecesAt(line.piece, ';.?!').slice(0, 120)) {
      // "…; the auditors are asked": still about the same.
      if (
        last !== undefined &&
        /^\s?;/.test(brief.text.slice(last.end, last.end + 2)) &&
        !TOPIC_FIRST.test(sentence.text) &&
        TOPIC.exec(sentence.text) === null
      ) {
        add(last.label, sentence);
        last = { label: last.label, end: sentence.end };
        continue;
      }
      const first = TOPIC_OPEN.exec(sentence.text) ?? TOPIC_FIRST.exec(sentence.text);
      const inside = first === null ? TOPIC_INSIDE.exec(sentence.text) : null;
      if (inside?.[1] !== undefined) {
        const start = sentence.start + inside.index + inside[0].length - inside[1].length;
        const duties = [
          cut(sentence, sentence.start, sentence.start + inside.index + inside[0].indexOf(inside[1])),
          cut(sentence, start + inside[1].length, sentence.end),
        ].map((p) => withoutEnds(p));
        const [left, right] = duties;
        if (left !== undefined && right !== undefined && dutiesIn(left).length + dutiesIn(right).length >= 2) {
          out.push({ label: trimmed(cut(sentence, start, start + inside[1].length)), duties: [...dutiesIn(left), ...dutiesIn(right)] });
          continue;
        }
      }
      const after = first === null ? TOPIC.exec(sentence.text) : null;
      const said = first?.[1] ?? after?.[1];
      if (said === undefined) continue;
      // "For supplier audits Quality is responsible": the name before the verb is a role.
      const role =
        first === null
          ? null
          : /^(.{2,40}?)\s(?=\p{Lu}[\p{L}&' -]{1,30}?\s(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|zijn|jest|są)\s)/u.exec(said);
      const topic = role?.[1] ?? said;
      const at = first === null ? sentence.end - topic.length : sentence.start + first[0].indexOf(topic);
      const label = cut(sentence, at, at + topic.length);
      const body =
        first === null
          ? cut(sentence, sentence.start, sentence.start + (after?.index ?? 0))
          : cut(sentence, role === null ? sentence.start + first[0].length : at + role[0].length, sentence.end);
      if (/^(?:it|this|that|them|es|das|cela|ello|ciò|isso|dit|to)$/iu.test(label.text)) continue;
      if (dutiesIn(body).length >= 2 || new RegExp(ANY.source, 'iu').test(body.text)) add(label, body);
      last = { label, end: sentence.end };
    }
  }
  return out;
}

/** `C/R+A/-/I`, `I, A, R, C`: a duty for each role. */
const RUN =
  /^(.{2,60}?)(?:\s?[,:]|\s[–-])?\s((?:[RACI](?:\s?[+&]\s?[RACI])?|[–—-])(?:(?:\/|,\s?|;\s?|\s)(?:[RACI](?:[+&/][RACI])?|[–—-])){1,9})$/u;
const COMMAS = /,\s|;\s|\s/u;

const FIRST_HEAD =
  /^(?:activity|task|step|aufgabe|tätigkeit|schritt|activité|tâche|étape|actividad|tarea|attività|atividade|tarefa|taak|activiteit|zadanie|czynność)/iu;

/** Roles that are named once, and rows of letters in their order: `for PM, sales, legal: pricing A/R/C; terms C/I/R`, pasted rows with commas. */
function codedRows(
  brief: ReadBrief,
): { headline?: Piece; roles: Piece[]; activities: { label: Piece; cells: (string | Piece)[] }[]; used: Piece[] } | undefined {
  if (brief.text.length > 4_000 || !/[RACI–-][/,;]\s?[RACI–-]/u.test(brief.text)) return undefined;
  const rows: { label: Piece; cells: Piece[]; piece: Piece }[] = [];
  for (const line of brief.lines.slice(0, 60))
    for (const s of piecesAt(line.piece, line.piece.text.includes(':') ? ';.' : '.')) {
      const colon = /^(.*:\s)(?=[^:]{2,60}$)/su.exec(s.text)?.[0].length ?? 0;
      const own = cut(s, s.start + colon, s.end);
      const m = RUN.exec(own.text);
      if (m?.[1] === undefined || m[2] === undefined) continue;
      const codes = cut(own, own.end - m[2].length, own.end);
      // Slashes part the roles, or two duties of one between commas.
      const cells = COMMAS.test(codes.text) ? splitAt(codes, /,\s?|;\s?|\s/gu) : splitAt(codes, /\//gu);
      rows.push({ label: trimmed(cut(own, own.start, own.start + m[1].length)), cells, piece: own });
    }
  const [first] = rows;
  const count = first?.cells.length ?? 0;
  if (first === undefined || rows.length < 2 || count < 2 || count > 10 || rows.some((r) => r.cells.length !== count)) return undefined;
  // The names stand before the rows: in a line of their own, or behind "for" up to a colon.
  const before = cut(new Piece(brief.text, 0, brief.text.length), 0, first.piece.start);
  const line = /[^\n]+$/u.exec(before.text.trimEnd())?.[0] ?? '';
  const at = before.text.trimEnd().length - line.length + before.start;
  const parts = piecesAt(cut(before, at, at + line.length), ',;', true).map((p) => (/[:.]$/.test(p.text) ? cut(p, p.start, p.end - 1) : p));
  const heads = parts.length === count + 1 && FIRST_HEAD.test(parts[0]?.text ?? '');
  const named = heads ? parts.slice(1) : parts.slice(-count);
  const title = heads || parts.length !== count + 1 ? undefined : parts[0];
  if (named.length !== count) return undefined;
  const roles = named.map((p) => {
    const lead = /^.*(?::\s|\s(?:for|für|pour|para|per|voor|dla)\s)/su.exec(p.text)?.[0].length ?? 0;
    return trimmed(cut(p, p.start + lead, p.end));
  });
  if (roles.some((r) => r.text.length > 40 || !/\p{L}/u.test(r.text))) return undefined;
  const cell = (p: Piece): string | Piece =>
    /^[–—-]$/u.test(p.text) ? '' : p.text.includes('+') || p.text.includes('&') ? p.text.replaceAll(/\s?[+&]\s?/gu, '/') : p;
  return {
    roles,
    activities: rows.map((r) => ({ label: r.label, cells: r.cells.map(cell) })),
    // `Product launch, who does what for …`: what stands before the names is what all is about.
    ...(title === undefined ? {} : { headline: title }),
    used: [...rows.map((r) => r.piece), ...(heads && parts[0] !== undefined ? [parts[0]] : [])],
  };
}

/** Roles in the order in which they are first named; a role's several letters in one cell. */
function asMatrix(list: readonly Activity[]) {
  const roles: Piece[] = [];
  const place = (p: Piece): number => {
    const at = roles.findIndex((r) => r.text.toLowerCase() === p.text.toLowerCase());
    return at >= 0 ? at : roles.push(p) - 1;
  };
  const merged: Activity[] = [];
  for (const a of list) {
    const at = merged.findIndex((m) => m.label.text.toLowerCase() === a.label.text.toLowerCase());
    const same = merged[at];
    if (same === undefined) merged.push(a);
    else merged[at] = { label: same.label, duties: [...same.duties, ...a.duties] };
  }
  const placed = merged.map((a) => ({ label: a.label, duties: a.duties.map((d) => ({ ...d, at: place(d.role) })) }));
  const activities = placed.map(({ label, duties }) => ({
    label,
    cells: roles.map((_, k): string | Piece => {
      const own = duties.filter((d) => d.at === k);
      return own.length === 1
        ? (own[0]?.letter ?? '')
        : own.map((d) => (typeof d.letter === 'string' ? d.letter : d.letter.text)).join('/');
    }),
  }));
  return {
    roles,
    activities,
    used: list.flatMap((a) => [
      a.label,
      ...a.duties.flatMap((d) => [d.role, ...(d.word === undefined ? [] : [d.word]), ...(typeof d.letter === 'string' ? [] : [d.letter])]),
    ]),
  };
}

export const raciMatrix = definePattern({
  form: 'raci_matrix',
  names: [
    'raci',
    'raci matrix',
    'raci chart',
    'raci-matrix',
    'responsibility matrix',
    'responsibility assignment matrix',
    'verantwortlichkeitsmatrix',
    'matrice raci',
    'matrice des responsabilités',
    'matriz raci',
    'matriz de responsabilidades',
    'macierz raci',
    'verantwoordelijkheidsmatrix',
    'rasci',
    'raci table',
    'raci-tabelle',
    'raci-diagramm',
    'tableau raci',
    'responsibility chart',
    'roles and responsibilities',
    'rollen und verantwortlichkeiten',
    'zuständigkeitsmatrix',
    'rôles et responsabilités',
    'roles y responsabilidades',
    'matrice delle responsabilità',
    'ruoli e responsabilità',
    'matriz de responsabilidade',
    'raci-matrix',
    'macierz odpowiedzialności',
  ],
  strong: [
    'accountable',
    'consulted',
    'responsible accountable',
    'answers for',
    'duties in',
    'duties of',
    'who does what',
    'wer macht was',
    'qui fait quoi',
    'quién hace qué',
    'chi fa cosa',
    'quem faz o quê',
    'wie doet wat',
    'kto co robi',
    'rechenschaftspflichtig',
    'who is responsible',
    'wer ist verantwortlich',
    'responsabilités',
    'responsabilidades',
  ],
  weak: ['responsible', 'informed', 'verantwortlich', 'zuständig', 'duties', 'responsable', 'roles'],
  figures: false,
  needs: 'activities with the letters R, A, C, I for each role',
  sample: 'RACI. [name]: [name] A, [name] R, [name] C. [name]: [name] I, [name] A, [name] R.',
  read(brief) {
    const table = brief.tables.find(inTable);
    const workload = /\s(?:workload|overload(?:ed)?|carries too much|auslastung|überlast\p{L}*|charge de travail|carga)\s/u.test(
      brief.words,
    );
    const variant = workload ? 'workload_raci' : 'activity_raci';
    if (table !== undefined) {
      const data = fromTable(table);
      return data.roles.length > 10 ? undefined : { variant, fit: 1, data, used: table.corner === undefined ? [] : [table.corner] };
    }
    const rows = codedRows(brief);
    if (rows !== undefined) {
      const { used, headline, ...data } = rows;
      return { variant, fit: 1, data, used, ...(headline === undefined ? {} : { headline }) };
    }
    const told = dutiesTold(brief);
    if (told !== undefined) {
      const { used, ...data } = asMatrix(told);
      if (data.roles.length >= 2 && data.roles.length <= 10) return { variant, fit: 1, data, used };
    }
    // Letters behind names tell by themselves: "Controller R, CFO A".
    const lettered = (brief.text.match(CODED) ?? []).length >= 4;
    if (
      !lettered &&
      !/\s(?:raci[\p{L}-]*|accountable|responsible|answers for|signs off|consulted|responsib\p{L}*|verantwort\p{L}*|zuständig|rechenschafts\p{L}*|responsab\p{L}*|responsáve\p{L}*|presta contas|approuve|verantwoord\p{L}*|odpowiedzial\p{L}*)\s/u.test(
        brief.words,
      )
    )
      return undefined;
    const list = fromText(brief);
    const { used, ...data } = asMatrix(list);
    const duties = list.reduce((n, a) => n + a.duties.length, 0);
    if (data.roles.length < 2 || data.roles.length > 10 || duties < 2) return undefined;
    return { variant, fit: list.length >= 2 ? 1 : 0.7, data, used };
  },
});
