/* Long because a question is taken apart in lists, tables, headings, steps, brackets and questions. */
/** A question taken apart into its sub-questions. */

import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import type { Entry, ReadBrief, Table } from '../document/reading.ts';
import { entryOf } from '../document/sections.ts';
import { bracketedIn } from '../relations/bracketed.ts';
import { type KeyedList, keyedListsOf, says, withMark } from '../relations/keyed-lists.ts';
import { keyedLinesOf } from '../relations/nested.ts';
import { questionBranches } from '../relations/question-branches.ts';
import { LEAD, type QuestionParts, questionParts } from '../relations/question-parts.ts';
import { definePattern } from './define-pattern.ts';

const WORDS =
  /\s(?:issue trees?|issue-tree|logic tree|question tree|problem tree|hypothesis tree|hypothes\p{L}*|hypoth\p{L}*|sub-questions?|subquestions?|main question|key question|hypothesenbaum|fragenbaum|problembaum|issue-baum|logikbaum|teilfragen|kernfrage|hauptfrage|leitfrage|arbre \p{L}+|sous-questions|question (?:principale|clé|centrale)|hipótesis|árbol de \p{L}+|pregunta \p{L}+|ipotesi|albero \p{L}+|domanda \p{L}+|árvore de \p{L}+|hipóteses|probleemboom|vragenboom|hoofdvraag|drzewo \p{L}+|taken? (?:it |the question )?apart|break(?:s|ing)? down the \p{L}+|(?:question|problem|issue) down|root causes?|root-cause|why tree|five whys|5 whys|fishbone|ishikawa|fault tree|cause tree|ursachen\p{L}*|fehlerbaum|causes racines|arbre|causas? ra[íi]z|causas raíces|cause profonde|causas|oorzaken\p{L}*|przyczyn\p{L}*|as a tree|als baum|mece)\s/u;
const MAIN =
  /^(?:(?:the\s)?(?:main|key|core|central|overall|root|top) (?:question|issue|hypothesis|problem)|question|issue|problem|hypothesis|root|kernfrage|hauptfrage|leitfrage|frage|hypothese|kernhypothese|haupthypothese|problemstellung|(?:la\s)?question(?: (?:principale|clé|centrale))?|hypothèse(?: principale)?|problème|pregunta(?: \p{L}+)?|hipótesis(?: \p{L}+)?|domanda(?: \p{L}+)?|ipotesi(?: \p{L}+)?|pergunta(?: \p{L}+)?|hoofdvraag|vraag|pytanie(?: \p{L}+)?)$/iu;
const BRANCHES =
  /^(?:(?:the\s)?(?:branches|issues|sub-?questions|parts|hypotheses|drivers)|äste|zweige|teilfragen|hypothesen|branches|sous-questions|hypothèses|ramas|rami|hipótesis|ipotesi|takken|deelvragen)$/iu;
const STATUS =
  /^(?:confirmed|rejected|open|in progress|bestätigt|verworfen|widerlegt|offen|in arbeit|confirmée?|rejetée?|ouverte?|en cours|confirmad[oa]|rechazad[oa]|abiert[oa]|confermat[oa]|respint[oa]|apert[oa]|bevestigd|verworpen|potwierdzon[ae]|odrzucon[ae])$/iu;
const ANALYSIS = /^(?:analysis|analyses|work|what we do|test|analyse|analysen|prüfung|análisis|analisi|análise)\b/iu;
const OWNER = /^(?:owner|who|responsible|verantwortlich|wer|responsable|quién|chi|eigenaar)\b/iu;
const DUE = /^(?:due|by when|until|date|deadline|bis|termin|échéance|fecha|scadenza|prazo)\b/iu;
const ASKED =
  /^(?:why|how|what|where|should|can|do|does|is|are|warum|wieso|weshalb|wie|was|sollen|sollte|können|pourquoi|comment|faut-il|por qué|cómo|perché|come|porquê|como|waarom|hoe|dlaczego|jak)(?!\p{L})/iu;
const TREE = /tree|baum|arbre|árbol|albero|árvore|boom|drzewo/iu;
const COLUMNS = /\s(?:columns|branch columns|spalten|colonnes|columnas|colonne)\s/u;

interface Node {
  readonly label: Piece;
  readonly sub?: Piece;
  readonly status?: Piece;
  readonly analysis?: Piece;
  readonly owner?: Piece;
  readonly due?: Piece;
  readonly children: readonly Node[];
}

const isQuestion = (p: Piece): boolean => p.text.endsWith('?');

const asks = (brief: ReadBrief, s: Piece): boolean => /^\s?\?/u.test(brief.text.slice(s.end, s.end + 2));

/** A line with what stands below it; "(confirmed)" at its end is its state. */
function nodeOf(text: string, piece: Piece, below: readonly Entry[]): Node {
  const e = entryOf(piece);
  const children = below.map((b) => nodeOf(text, b.piece, b.below));
  if (e.detail === undefined) return { label: withMark(text, piece, '?'), children };
  if (STATUS.test(e.detail.text)) return { label: e.label, status: e.detail, children };
  if (children.length > 0) return { label: e.label, sub: e.detail, children };
  // `Price: discounts, list price` has its parts on the same line.
  const parts = piecesAt(e.detail, ',;', true).map((p) => ({ label: trimmed(p), children: [] }));
  return parts.length >= 2 ? { label: e.label, children: parts } : { label: e.label, sub: e.detail, children };
}

const SUB =
  /^(?:sub-?\s?(?:questions?|issues?|hypothes[ei]s)|level 2|second level|branch|teilfragen?|unterfragen?|teilhypothesen?|sous-questions?|sous-hypothèses?|subpreguntas?|subhipótesis|sotto-?domande?|sub-?perguntas?|deelvragen|deelvraag|podpytani[ae])$/iu;

/** A table of questions with their parts in a column of its own: what stands in the first column again is said once. */
function parted(t: Table): Node[] | undefined {
  const k = t.head.findIndex((h) => SUB.test(h.text));
  if (k < 0 || t.rows.length < 2) return undefined;
  const analysis = t.head.findIndex((h) => ANALYSIS.test(h.text));
  const groups = new Map<string, { label: Piece; children: Node[] }>();
  let open: { label: Piece; children: Node[] } | undefined;
  for (const r of t.rows.slice(0, 60)) {
    if (r.label.text !== '') {
      const name = r.label.text.toLowerCase();
      open = groups.get(name) ?? { label: r.label, children: [] };
      groups.set(name, open);
    }
    const part = r.cells[k]?.piece;
    const work = analysis < 0 ? undefined : r.cells[analysis]?.piece;
    if (open !== undefined && part !== undefined && part.text !== '')
      open.children.push({ label: part, children: [], ...(work === undefined || work.text === '' ? {} : { analysis: work }) });
  }
  return groups.size >= 1 ? [...groups.values()] : undefined;
}

/** A table of issues with the work behind each. */
function planned(t: Table): Node[] | undefined {
  const groups = parted(t);
  if (groups !== undefined) return groups;
  const at = (word: RegExp): number => t.head.findIndex((h) => word.test(h.text));
  const [analysis, owner, due] = [at(ANALYSIS), at(OWNER), at(DUE)];
  if (analysis < 0 || t.rows.length < 2) return undefined;
  return t.rows.map((r) => {
    const cell = (k: number): Piece | undefined => (k < 0 || (r.cells[k]?.piece.text ?? '') === '' ? undefined : r.cells[k]?.piece);
    const [a, o, d] = [cell(analysis), cell(owner), cell(due)];
    return {
      label: r.label,
      children: [],
      ...(a === undefined ? {} : { analysis: a }),
      ...(o === undefined ? {} : { owner: o }),
      ...(d === undefined ? {} : { due: d }),
    };
  });
}

interface Found {
  readonly root?: Piece;
  readonly children: readonly Node[];
  readonly used?: readonly Piece[];
  /** Every part was asked. */
  readonly asked?: boolean;
}

/** Nested lines under the question. */
function fromLines(brief: ReadBrief): Found | undefined {
  for (const section of brief.sections) {
    const main = section.entries.find((e) => MAIN.test(e.label.text) && e.detail !== undefined);
    const listed = section.entries.filter((e) => e !== main);
    const [only] = listed;
    // One top entry that holds all others is the question itself.
    if (listed.length === 1 && only !== undefined && only.below.length >= 2)
      return { root: withMark(brief.text, only.piece, '?'), children: only.below.map((b) => nodeOf(brief.text, b.piece, b.below)) };
    if (listed.length < 2) continue;
    const key = section.key;
    const keyed = key === undefined ? undefined : entryOf(key);
    const said = keyed?.detail !== undefined && (MAIN.test(keyed.label.text) || TREE.test(keyed.label.text)) ? keyed.detail : key;
    const quoted = key === undefined ? null : /["“„«]\s?([^"”“»«\n]{5,160}\?)\s?["”“»«]/u.exec(key.text);
    if (key !== undefined && quoted?.[1] !== undefined && main === undefined) {
      const at = key.start + quoted.index + quoted[0].indexOf(quoted[1]);
      return { root: cut(key, at, at + quoted[1].length), children: listed.map((e) => nodeOf(brief.text, e.piece, e.below)) };
    }
    const over = main?.detail ?? (said !== undefined && !BRANCHES.test(said.text) ? said : undefined);
    const lead = over === undefined ? 0 : (LEAD.exec(over.text)?.[0].length ?? 0);
    const root = over === undefined || lead === 0 ? over : cut(over, over.start + lead, over.end);
    return {
      ...(root === undefined ? {} : { root: withMark(brief.text, root, '?') }),
      children: listed.map((e) => nodeOf(brief.text, e.piece, e.below)),
      ...(main === undefined ? {} : { used: [main.label] }),
    };
  }
  return undefined;
}

/** A question, then headings with questions below each. */
function fromHeadings(brief: ReadBrief): Found | undefined {
  const parts = brief.sections.filter((s) => s.key !== undefined && s.entries.length > 0);
  const below = parts.flatMap((s) => s.entries);
  const [first] = parts;
  if (parts.length < 2 || parts.length > 8 || first?.key === undefined) return undefined;
  const questions = below.filter((e) => asks(brief, e.piece) || isQuestion(e.piece));
  if (questions.length * 3 < below.length * 2) return undefined;
  const top = first.key;
  const asked = brief.sentences.find((s) => asks(brief, s) && s.end <= top.start);
  if (asked === undefined) return undefined;
  const colon = asked.text.lastIndexOf(': ');
  const root = trimmed(colon < 0 ? asked : cut(asked, asked.start + colon + 1, asked.end));
  return {
    asked: true,
    root: withMark(brief.text, root, '?'),
    children: parts.map((s) => ({ label: s.key as Piece, children: s.entries.map((e) => nodeOf(brief.text, e.piece, e.below)) })),
  };
}

/** Questions one after the other: the first is taken apart by the rest. */
function fromQuestions(brief: ReadBrief): Found | undefined {
  const asked = brief.sentences.slice(0, 60).flatMap((s) => (asks(brief, s) ? [s] : []));
  const [first, ...rest] = asked;
  if (first === undefined || rest.length < 2 || rest.length > 20) return undefined;
  const bare = (p: Piece): Piece => {
    const at = p.text.lastIndexOf(': ');
    return trimmed(at < 0 ? p : cut(p, p.start + at + 1, p.end));
  };
  return {
    asked: true,
    root: withMark(brief.text, bare(first), '?'),
    children: rest.map((q) => {
      const e = entryOf(trimmed(q));
      const parts = e.detail === undefined ? [] : piecesAt(e.detail, ',;', true).map((p) => ({ label: trimmed(p), children: [] }));
      return parts.length > 0 ? { label: e.label, children: parts } : { label: withMark(brief.text, trimmed(q), '?'), children: [] };
    }),
  };
}

/** A heading, then a line for each branch: `People: no rota; runbook outdated`. */
function fromKeyedLines(brief: ReadBrief): Found | undefined {
  const keyed = keyedLinesOf(brief).filter((k) => !MAIN.test(k.key.text) && !BRANCHES.test(k.key.text));
  const [first] = brief.lines;
  if (keyed.length < 2 || first === undefined || keyed.length * 2 < brief.lines.length - 1) return undefined;
  const asked = brief.sentences.find((s) => asks(brief, s));
  const root =
    asked === undefined ? (keyed[0]?.line === first.piece ? undefined : first.piece) : (entryOf(trimmed(asked)).detail ?? trimmed(asked));
  if (root === undefined || keyed.some((k) => k.line.start <= root.start && k.line.end >= root.end)) return undefined;
  return {
    root: withMark(brief.text, /[:]$/.test(root.text) ? cut(root, root.start, root.end - 1) : root, '?'),
    children: keyed.map((k) => ({ label: k.key, children: k.things.map((label) => ({ label, children: [] })) })),
  };
}

/** A question, then its parts told in order: "First is the market attractive (size, growth), second can we win". */
function fromSteps(brief: ReadBrief): Found | undefined {
  const steps = brief.sequence;
  const [first] = steps ?? [];
  if (steps === undefined || first === undefined) return undefined;
  const asked = brief.sentences.find((s) => asks(brief, s) && s.end <= first.start);
  if (asked === undefined) return undefined;
  const colon = asked.text.lastIndexOf(': ');
  const root = trimmed(colon < 0 ? asked : cut(asked, asked.start + colon + 1, asked.end));
  return { root: withMark(brief.text, root, '?'), children: steps.map((s) => nodeOf(brief.text, s, [])) };
}

/** `Question: …? Branches: market (size, growth), ability (people)`; `Market: size, growth; Ability: people`. */
function fromKeys(brief: ReadBrief): Found | undefined {
  const main = brief.groups.find((g) => g.lead !== undefined && MAIN.test(g.lead.text));
  const body = main === undefined ? undefined : cut(main.piece, main.items[0]?.piece.start ?? main.piece.end, main.piece.end);
  const question = body ?? brief.sentences.find((s) => asks(brief, s));
  const list = keyedListsOf(brief)
    .map((l) => l.filter((k: KeyedList) => !MAIN.test(k.key.text) && !BRANCHES.test(k.key.text) && !TREE.test(k.key.text)))
    .find((l) => l.length >= 2);
  if (list === undefined) return undefined;
  const root = question === undefined ? undefined : withMark(brief.text, entryOf(trimmed(question)).detail ?? trimmed(question), '?');
  return {
    ...(root === undefined ? {} : { root }),
    children: list.map((k) => ({ label: k.key, children: k.things.map((label) => ({ label, children: [] })) })),
    used: main?.lead === undefined ? [] : [main.lead],
  };
}

/** What is asked or held to be so, then its parts with theirs in brackets: "Is it price (segments, changes), claims (fraud)?". */
function fromBrackets(brief: ReadBrief): Found | undefined {
  const parts = bracketedIn(brief);
  const [first] = parts ?? [];
  if (parts === undefined || first === undefined || parts.filter((p) => p.things.length >= 2).length * 2 < parts.length) return undefined;
  const before = brief.sentences.filter((s) => s.end <= first.label.start);
  const asked = before.findLast((s) => asks(brief, s));
  const held = brief.groups.find((g) => g.lead !== undefined && MAIN.test(g.lead.text) && g.piece.end <= first.label.start);
  const [item] = held?.items ?? [];
  const said = asked ?? (held === undefined || item === undefined ? undefined : cut(held.piece, item.piece.start, held.piece.end));
  // `Why so late: cut-off (…), picking (…)?` asks before its colon.
  const own = brief.sentences.find((s) => s.start < first.label.start && s.end > first.label.start);
  const colon = own === undefined ? -1 : own.text.slice(0, first.label.start - own.start).lastIndexOf(': ');
  const lead = own === undefined || colon < 0 ? undefined : cut(own, own.start, own.start + colon);
  const root = said ?? (lead !== undefined && ASKED.test(lead.text) ? lead : undefined);
  if (root === undefined) return undefined;
  const key = said === asked && asked !== undefined ? asked.text.lastIndexOf(': ') : -1;
  const bare = trimmed(key < 0 ? root : cut(root, root.start + key + 1, root.end));
  return {
    asked: true,
    root: withMark(brief.text, bare, '?'),
    children: parts.map((p) => ({ label: p.label, children: p.things.map((label) => ({ label, children: [] })) })),
    ...(held?.lead === undefined ? {} : { used: [held.lead] }),
  };
}

/** As `questionParts`, in nodes. */
function fromParts(told: QuestionParts | undefined): Found | undefined {
  return told === undefined
    ? undefined
    : {
        asked: true,
        root: told.root,
        children: told.parts.map((p) => ({
          label: p.label,
          ...(p.sub === undefined ? {} : { sub: p.sub }),
          children: p.things.map((label) => ({ label, children: [] })),
        })),
        used: told.used,
      };
}

/** Where the table holds all questions, its heading line or the title of its first column is what is taken apart. */
function rootOver(brief: ReadBrief): { root?: Piece } {
  const [table] = brief.tables;
  const before = brief.lines.find((l) => table !== undefined && l.piece.end <= table.piece.start && /\p{L}{3}/u.test(l.piece.text));
  const root = before?.piece ?? table?.corner;
  return root === undefined ? {} : { root: /:$/.test(root.text) ? cut(root, root.start, root.end - 1) : root };
}

const size = (nodes: readonly Node[]): number => nodes.reduce((n, c) => n + 1 + size(c.children), 0);
const any = (nodes: readonly Node[], test: (n: Node) => boolean): boolean => nodes.some((n) => test(n) || any(n.children, test));

export const issueTree = definePattern({
  form: 'issue_tree',
  names: [
    'take the question apart',
    'take it apart',
    'break the question down',
    'break down the question',
    'question down',
    'root cause tree',
    'root-cause tree',
    'cause tree',
    'why tree',
    'fault tree',
    'fishbone',
    'ishikawa',
    '5 whys',
    'five whys',
    'ursachenbaum',
    'fehlerbaum',
    'fischgräte*',
    'arbre des causes',
    'arbre de décomposition',
    'árbol de causas',
    'albero delle cause',
    'árvore de causas',
    'oorzakenboom',
    'drzewo przyczyn',
    'drzewo pytań',
    'issue tree',
    'issue-tree',
    'logic tree',
    'question tree',
    'problem tree',
    'hypothesis tree',
    'hypothesenbaum',
    'fragenbaum',
    'problembaum',
    'logikbaum',
    'arbre des problèmes',
    'arbre de problèmes',
    'arbre d hypothèses',
    'arbre des questions',
    'árbol de problemas',
    'árbol de hipótesis',
    'albero dei problemi',
    'albero delle ipotesi',
    'árvore de problemas',
    'probleemboom',
    'vragenboom',
    'drzewo problemów',
  ],
  strong: [
    'root causes',
    'root cause',
    'root cause analysis',
    'causes of',
    'sub-issues',
    'mece',
    'ursachenanalyse',
    'ursachen',
    'grundursachen',
    'causes racines',
    'causas raíz',
    'causas raíces',
    'cause profonde',
    'causas',
    'oorzaken',
    'przyczyny',
    'main question',
    'key question',
    'sub-questions',
    'subquestions',
    'hypotheses',
    'kernfrage',
    'hauptfrage',
    'leitfrage',
    'teilfragen',
    'hypothesen',
    'question principale',
    'question clé',
    'sous-questions',
    'hypothèses',
    'pregunta principal',
    'hipótesis',
    'domanda principale',
    'ipotesi',
    'hoofdvraag',
  ],
  weak: ['question', 'why', 'frage', 'warum', 'pourquoi', 'por qué', 'perché', 'waarom', 'dlaczego'],
  figures: false,
  needs: 'a question and the sub-questions that answer it',
  sample: 'Issue tree. [question]? Is it [name]? Is it [name]? Is it [name]?',
  read(brief) {
    const meant = says(brief, WORDS);
    const table =
      brief.tables.flatMap((t) => planned(t) ?? [])[0] === undefined ? undefined : brief.tables.map(planned).find((n) => n !== undefined);
    const asked = brief.sentences.find((s) => asks(brief, s));
    const found: Found | undefined =
      table !== undefined && meant
        ? {
            ...(asked === undefined || brief.tables.some((t) => asked.start >= t.piece.start && asked.end <= t.piece.end)
              ? rootOver(brief)
              : { root: withMark(brief.text, trimmed(asked), '?') }),
            children: table,
            used: brief.tables.flatMap((t) => [...(t.corner === undefined ? [] : [t.corner]), ...t.head]),
          }
        : (fromHeadings(brief) ??
          (brief.lines.length <= 2 ? fromParts(questionParts(brief)) : undefined) ??
          fromLines(brief) ??
          (meant ? (fromSteps(brief) ?? fromKeyedLines(brief)) : undefined) ??
          fromParts(questionParts(brief)) ??
          fromBrackets(brief) ??
          fromParts(questionBranches(brief)) ??
          fromQuestions(brief) ??
          (meant ? fromKeys(brief) : undefined));
    if (found?.root === undefined || found.children.length < 2) return undefined;
    const { root, children } = found;
    const questions =
      found.asked === true ||
      (isQuestion(root) && children.filter((c) => isQuestion(c.label) || c.sub?.text.includes('?') === true).length * 2 > children.length);
    // A question with parts of parts below it is taken apart, whatever it is called.
    if (!meant && !questions && !(isQuestion(root) && children.filter((c) => c.children.length > 0).length >= 2)) return undefined;
    const n = 1 + size(children);
    if (n > 60 || root.text.length > 200) return undefined;
    const variant = any(children, (c) => c.analysis !== undefined)
      ? 'analysis_plan_tree'
      : any(children, (c) => c.status !== undefined)
        ? 'hypothesis_tree'
        : says(brief, COLUMNS)
          ? 'branch_columns'
          : 'question_tree';
    return {
      variant,
      fit: questions || isQuestion(root) || (meant && n > children.length + 1) ? 1 : 0.8,
      data: { root: { label: root, children } },
      ...(found.used === undefined ? {} : { used: found.used }),
    };
  },
});
