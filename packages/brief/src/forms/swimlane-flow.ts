/* Long because it reads who acts from tables, lists and prose, and lays out the columns of each. */
/** Who does what in which order, and what is handed over. */

import { AND, piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { isAsk } from '../document/voice.ts';
import { type Acted, actedIn } from '../relations/acted.ts';
import { ordinal, says } from '../relations/keyed-lists.ts';
import { phasedIn } from '../relations/phased.ts';
import { type Reading, Word } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const WORDS =
  /\s(?:swim ?lanes?|swim-lanes?|swimlane[\p{L}-]*|lanes?|cross-functional|schwimmbahn\p{L}*|bahnen|spuren|couloirs?|lignes d eau|carriles?|calles|corsi[ae]|raias?|zwemba(?:an|nen)\p{L}*|tory|hands? over|handovers?|hand-overs?|hand-offs?|handoffs?|take turns|takes turns|übergabe\p{L}*|übergibt|(?:one |a |own )?row (?:for each|each|per)|(?:one|a) lane (?:for each|each|per)|zeile (?:je|pro)|eine zeile für jede\p{L}?|une ligne par|una fila por|una riga per|who does what|who (?:is )?(?:handling|handles) what|by who acts|how an? (?:\p{L}+ ){1,4}(?:moves|travels|flows|gets from)|wer macht was|wer tut was|qui fait quoi|quién hace qué|chi fa cosa|quem faz o quê|wie doet wat|kto co robi|passages? de relais|traspasos?|passaggi di consegne|overdracht\p{L}*|przekazani\p{L}*)\s/u;
const LANES =
  /^(?:(?:the\s)?(?:swim[\s-]?)?lanes?(?: are)?|swimlanes?|schwimmbahnen|bahnen|spuren|couloirs?|carriles|corsie|raias|zwembanen|banen|parties|roles|rollen|beteiligte)$/iu;
const PHASES = /^(?:phases?|stages?|steps?|phasen|schritte|étapes|fases|fasi|fasen|etapy)$/iu;
const LANE_HEAD =
  /^(?:lane|who|role|party|responsible|responsibility|accountable|performed by|done by|by|function|unit|in charge|verantwortlich\p{L}*|zuständig\p{L}*|responsable|responsabile|responsável|verantwoordelijke?|uitvoerder|odpowiedzialn\p{L}*|wykonawca|team|department|actor|owner|bahn|wer|rolle|abteilung|beteiligte[rn]?|couloir|qui|acteur|rôle|service|carril|quién|área|corsia|chi|ruolo|raia|quem|wie|afdeling|kto|dział)\b/iu;
const PHASE_HEAD = /^(?:phase|stage|phasen?|abschnitt|étape|fase|etapa|etap)$/iu;
const STEP_HEAD = /^(?:(?:process |work )?step|schritt|prozessschritt|étape|paso|passo|stap|processtap|krok)\b/iu;
const TASK_HEAD =
  /^(?:task|step|what|activity|action|does|schritt|aufgabe|tätigkeit|was|étape|tâche|activité|paso|tarea|actividad|fase|attività|passo|tarefa|stap|taak|zadanie|krok)\b/iu;
const GIVES =
  /^(?:and\s|then\s)?(?:it\s)?(?:passes|hands?|sends?|forwards?|gives|goes|returns?|transfers?|escalates?|over|on|übergibt|gibt|leitet|reicht|schickt|weiter|passe|transmet|remet|envoie|renvoie|pasa|entrega|envía|passa|consegna|invia|envia|geeft|stuurt|przekazuje)(?:\s(?:it|them|the \p{L}+|this|over|on|back|es|weiter|sie))*\s(?:over\s|on\s|back\s)?(?:to|an|zu|à|au|a|al|alla|ao|para|naar|aan|do)\s(?:the\s|den\s|die\s|das\s|der\s|la\s|le\s|el\s|il\s)?/iu;
const ARROW = /\s*(?:→|⇒|-{1,2}>|=>|>>)\s*/gu;
const LOAD = /\s(?:load|workload|who carries|auslastung|last|charge)\s/u;
const CROSS = /\s(?:crossings?|changes hands|hand-overs between|übergaben|wechselt)\s/u;
const MOST_PHASES = 8;

interface Task {
  readonly lane: number;
  readonly label: Piece;
  readonly phase?: number;
  /** Handed to this lane. */
  to?: number;
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Steps at commas; an "and" parts only what is handed over: "qualifies the lead and hands over to Legal". */
const tasksIn = (body: Piece): Piece[] =>
  piecesAt(body, ',;\n').flatMap((p) => {
    const bare = /[.!]$/.test(p.text) ? cut(p, p.start, p.end - 1) : p;
    const joint = [...bare.text.matchAll(AND)].find((m) => GIVES.test(bare.text.slice(m.index + m[0].length)));
    const at = joint === undefined ? undefined : bare.start + joint.index;
    const parts = at === undefined ? [bare] : [cut(bare, bare.start, at), cut(bare, at + (joint?.[0].length ?? 0), bare.end)];
    return parts.map((x) => trimmed(x)).filter((x) => /\p{L}/u.test(x.text));
  });

/** Steps of one lane's words, with the lanes that they are handed to. */
function stepsOf(body: Piece, lane: number, laneOf: (p: Piece) => number, out: Task[], used: Piece[]): void {
  const parts: Piece[] = [];
  for (const thing of tasksIn(body)) {
    let from = thing.start;
    for (const m of thing.text.matchAll(ARROW)) {
      parts.push(cut(thing, from, thing.start + m.index));
      from = thing.start + m.index + m[0].length;
    }
    parts.push(cut(thing, from, thing.end));
  }
  for (const raw of parts) {
    const part = trimmed(raw);
    if (!/\p{L}/u.test(part.text)) continue;
    const head = GIVES.exec(part.text)?.[0].length ?? 0;
    const name = cut(part, part.start + head, part.end);
    const to = laneOf(name);
    const last = out.at(-1);
    if (to >= 0 && to !== lane && last !== undefined && last.lane === lane) {
      last.to = to;
      used.push(part);
    } else if (part.text.length <= 120) out.push({ lane, label: part });
  }
}

/** Rows of lanes with columns of phases, or rows of tasks with their lane. */
function fromTable(brief: ReadBrief): Found | undefined {
  for (const t of brief.tables) {
    if (t.rows.length < 2 || t.numeric.some(Boolean)) continue;
    const corner = t.corner?.text ?? '';
    const laneAt = t.head.findIndex((h) => LANE_HEAD.test(h.text));
    const used = [...(t.corner === undefined ? [] : [t.corner]), ...t.head];
    if (t.head.length <= 3 && (laneAt >= 0 || (LANE_HEAD.test(corner) && t.head.some((h) => TASK_HEAD.test(h.text))))) {
      const lanes: Piece[] = [];
      const phases: Piece[] = [];
      const phaseAt = t.head.findIndex((h) => PHASE_HEAD.test(h.text));
      const tasks = t.rows.flatMap((r): Task[] => {
        const who = laneAt >= 0 ? r.cells[laneAt]?.piece : r.label;
        const what = laneAt >= 0 ? r.label : r.cells[t.head.findIndex((h) => TASK_HEAD.test(h.text))]?.piece;
        if (who === undefined || what === undefined || who.text === '' || what.text === '') return [];
        const known = lanes.findIndex((l) => same(l.text, who.text));
        used.push(who);
        const when = phaseAt < 0 ? undefined : r.cells[phaseAt]?.piece;
        const reached = when === undefined ? -1 : phases.findIndex((p) => same(p.text, when.text));
        const phase = when === undefined ? undefined : reached >= 0 ? reached : phases.push(when) - 1;
        const lane = known >= 0 ? known : lanes.push(who) - 1;
        return [{ lane, label: what, ...(phase === undefined ? {} : { phase }) }];
      });
      return { lanes, tasks, used, ...(phaseAt < 0 || phases.length < 2 ? {} : { phases }) };
    }
    if (t.head.length < 2) continue;
    const tasks = t.head.flatMap((_, phase) =>
      t.rows.flatMap((r, lane): Task[] => {
        const cell = r.cells[phase]?.piece;
        return cell === undefined || !/\p{L}/u.test(cell.text) ? [] : tasksIn(cell).map((label) => ({ lane, label, phase }));
      }),
    );
    return { lanes: t.rows.map((r) => r.label), phases: t.head, tasks, used: t.corner === undefined ? [] : [t.corner] };
  }
  return undefined;
}

const BETWEEN =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|między)\s([^.;:\n]{5,160}?)(?=[.;:\n]|\s(?:on|as|in|für|auf|als|sur|en|comme|su|come|op|na|jako)\s|$)/iu;
const OF_THEM = /^(?:(?:the|our|der|dem|den|die|das|le|la|les|el|los|las|il|lo|gli|i|o|os|a|as|het|de)\s|l['’])/iu;

/** "the hand-offs between the ward, the pharmacy and the lab" names the lanes. */
function partiesIn(brief: ReadBrief): readonly Piece[] | undefined {
  for (const s of brief.sentences.slice(0, 6)) {
    const match = BETWEEN.exec(s.text);
    if (match?.[1] === undefined) continue;
    const at = s.start + match.index + match[0].length - match[1].length;
    const parties = piecesAt(cut(s, at, at + match[1].length), ',', true).map((p) => {
      const bare = trimmed(p);
      const head = OF_THEM.exec(bare.text)?.[0].length ?? 0;
      return cut(bare, bare.start + head, bare.end);
    });
    const rest = brief.text.slice(at + match[1].length).toLowerCase();
    if (parties.length >= 2 && parties.length <= 8 && parties.every((p) => p.text.length <= 40 && rest.includes(p.text.toLowerCase())))
      return parties;
  }
  return undefined;
}

const withoutArticle = (p: Piece): Piece => {
  const head = OF_THEM.exec(p.text)?.[0].length ?? 0;
  return cut(p, p.start + head, p.end);
};

/** The words before the verb of a clause: `Fire service gives an opinion`. */
function actorOf(clause: Piece): string {
  const words = clause.text.split(/\s/);
  for (const [i, word] of words.slice(1, 4).entries())
    if (/^(?:may|must|can|will|should|\p{Ll}+(?:s|[^aeiou]t|et))$/u.test(word) && !/(?:ss|us|is)$/u.test(word))
      return words.slice(0, i + 1).join(' ');
  return words[0] ?? '';
}

function fromText(brief: ReadBrief): Found | undefined {
  const given = brief.groups.find(
    (g) =>
      g.lead !== undefined &&
      (LANES.test(g.lead.text) || /(?:swim[\s-]?lanes?|lanes|bahnen|couloirs|carriles|corsie|raias|banen)$/iu.test(g.lead.text)) &&
      g.items.length >= 2 &&
      // What is listed are names, no clauses: short, or named again where the work is told.
      (g.items.every((i) => i.piece.text.split(/\s/).length <= 2) ||
        g.items.some((i) => i.piece.text.length <= 40 && brief.text.toLowerCase().indexOf(i.piece.text.toLowerCase(), g.piece.end) >= 0)),
  );
  const between = given === undefined ? partiesIn(brief) : undefined;
  const used: Piece[] = between === undefined ? (given?.lead === undefined ? [] : [given.lead]) : [...between];
  const lanes: Piece[] = between === undefined ? (given === undefined ? [] : given.items.map((i) => trimmed(i.piece))) : [...between];
  const namedEnd = between?.at(-1)?.end ?? given?.piece.end ?? 0;
  const bodies: { lane: Piece; body: Piece }[] = [];
  for (const section of brief.sections) {
    if (section.key !== undefined && section.entries.length >= 1 && section.key.text.length <= 40 && brief.sections.length >= 2)
      for (const e of section.entries) bodies.push({ lane: section.key, body: e.piece });
  }
  if (bodies.length < 2 || !brief.sections.every((s) => s.entries.every((e) => e.detail === undefined))) {
    bodies.length = 0;
    for (const g of brief.groups.slice(0, 200)) {
      if (g === given || g.lead === undefined || g.items.length === 0 || LANES.test(g.lead.text) || PHASES.test(g.lead.text)) continue;
      const body = cut(g.piece, g.items[0]?.piece.start ?? g.piece.end, g.piece.end);
      // `Swimlane: Sales: qualifies the lead` has the lane behind the request.
      const again = /^([^,:]{2,40}):\s/u.exec(body.text);
      const lane = again?.[1] === undefined ? g.lead : cut(body, body.start, body.start + again[1].length);
      if (lane.text.length <= 40)
        bodies.push({ lane: trimmed(lane), body: again === null ? body : cut(body, body.start + again[0].length, body.end) });
    }
    // Lists of `Sales – qualifies the lead`.
    if (bodies.length < 2)
      for (const section of brief.sections)
        for (const e of section.entries)
          if (e.detail !== undefined && e.label.text.length <= 40) bodies.push({ lane: trimmed(e.label), body: e.detail });
  }
  if (bodies.length > 60) return undefined;
  const named = given !== undefined || between !== undefined;
  const laneOf = (p: Piece): number => {
    const bare = /[.!]$/.test(p.text) ? p.text.slice(0, -1) : p.text;
    return lanes.findIndex((l) => same(l.text, bare));
  };
  if (!named) for (const { lane } of bodies) if (laneOf(lane) < 0) lanes.push(lane);
  const tasks: Task[] = [];
  for (const { lane, body } of bodies) {
    const at = laneOf(lane);
    if (at < 0) continue;
    used.push(lane);
    stepsOf(body, at, laneOf, tasks, used);
  }
  // Clauses that begin with a lane: "Sales enters the order, Credit checks the limit".
  if (tasks.length < 2 && named)
    for (const s of brief.sentences)
      for (const clause of piecesAt(s, ',;', true)) {
        const bare = trimmed(clause);
        const head =
          /^(?:and\s|und\s|et\s|y\s|e\s|then\s|finally\s|dann\s|puis\s|luego\s|poi\s)*(?:the\s|der\s|die\s|das\s|le\s|la\s|les\s|el\s|los\s|il\s|lo\s|i\s|gli\s|o\s|os\s|a\s|as\s|het\s|de\s|l['’])?/iu.exec(
            bare.text,
          )?.[0].length ?? 0;
        const rest = cut(bare, bare.start + head, bare.end);
        const at = lanes.findIndex((l) => rest.text.toLowerCase().startsWith(`${l.text.toLowerCase()} `));
        const lane = lanes[at];
        if (lane === undefined || clause.start < namedEnd) continue;
        const label = cut(rest, rest.start + lane.text.length + 1, rest.end);
        used.push(clause);
        if (/\p{L}/u.test(label.text) && label.text.length <= 120) tasks.push({ lane: at, label });
      }
  // No lane is named: the words that open more than one clause are.
  if ((tasks.length < 2 || lanes.length < 2) && !named) {
    const listed = brief.sections.find((section) => section.entries.length >= 3)?.entries.map((e) => trimmed(e.piece));
    const clauses =
      listed ??
      brief.sequence?.map(withoutArticle) ??
      brief.groups
        .filter((g) => g.lead !== undefined || !isAsk(g.piece.text))
        .flatMap((g) =>
          piecesAt(g.lead === undefined ? g.piece : cut(g.piece, g.items[0]?.piece.start ?? g.piece.end, g.piece.end), ',', true),
        )
        .map(trimmed);
    const opening = (p: Piece, n: number): string => p.text.split(/\s/).slice(0, n).join(' ');
    // How many clauses open with these words, counted once for all.
    const heads = new Map<string, number>();
    for (const c of clauses) for (const h of [opening(c, 1), opening(c, 2)]) if (/^\p{L}/u.test(h)) heads.set(h, (heads.get(h) ?? 0) + 1);
    const actors = new Map<Piece, string>();
    const actor = (c: Piece): string => {
      const known = actors.get(c);
      if (known !== undefined) return known;
      const two = opening(c, 2);
      const own =
        (heads.get(two) ?? 0) > 1 || /^\p{Lu}\S*\s(?:office|desk|team|department|unit|manager|house)$/iu.test(two) ? two : actorOf(c);
      actors.set(c, own);
      return own;
    };
    const acted = clauses.filter(
      (c) => (/^\p{Lu}/u.test(c.text) || actor(c).includes(' ')) && c.text.length > actor(c).length + 2 && c.text.length <= 140,
    );
    if (acted.length >= 3 && acted.length === clauses.length && new Set(acted.map(actor)).size < acted.length) {
      lanes.length = 0;
      tasks.length = 0;
      for (const c of acted) {
        const name = cut(c, c.start, c.start + actor(c).length);
        if (laneOf(name) < 0) lanes.push(name);
        used.push(name);
        tasks.push({ lane: laneOf(name), label: cut(c, name.end, c.end) });
      }
    }
  }
  return lanes.length >= 2 && tasks.length >= 2 ? { lanes, tasks, used } : undefined;
}

/** Columns: each task in the next; where there are too many, tasks of different lanes share one. */
function columnsOf(tasks: readonly Task[]): number[] {
  if (tasks.length <= MOST_PHASES) return tasks.map((_, i) => i);
  const out: number[] = [];
  let at = -1;
  let open = new Set<number>();
  for (const t of tasks) {
    if (at < 0 || open.has(t.lane)) {
      at++;
      open = new Set();
    }
    open.add(t.lane);
    out.push(at);
  }
  return out;
}

/** `Lanes for doctor, nurse, pharmacy`, `rows per party`. */
const NAMES_LANES =
  /^(?:(?:swim\s?)?lanes?|rows?|bahnen|zeilen?|couloirs?|lignes?|carriles?|filas?|corsie|righe|raias|banen|rijen)\s(?:for|per|are|für|je|pro|pour|par|para|por|per|voor)\s/iu;
/** Without words for lanes, so much of a brief must be told as acts. */
const LEAST_SHARE = 0.6;
interface Found {
  readonly lanes: Piece[];
  readonly tasks: Task[];
  readonly used: Piece[];
  readonly phases?: readonly Piece[];
}
const lengthOf = ({ tasks }: { readonly tasks: readonly { readonly label: Piece }[] }): number =>
  tasks.reduce((n, t) => n + t.label.text.length, 0);
const copied = (a: Acted): Found => ({
  lanes: [...a.lanes],
  tasks: a.tasks.map((t): Task => ({ ...t })),
  used: [...a.used],
  ...(a.phases === undefined ? {} : { phases: a.phases }),
});

export const swimlaneFlow = definePattern({
  form: 'swimlane_flow',
  names: [
    'swimlane',
    'swimlanes',
    'swim lane',
    'swim lanes',
    'swim-lane',
    'swimlane diagram',
    'cross-functional flowchart',
    'cross-functional flow chart',
    'cross-functional flow',
    'cross-functional process',
    'cross-functional diagram',
    'deployment flowchart',
    'rummler-brache',
    'funktionsübergreifend*',
    'lignes de nage',
    'logigramme en couloirs',
    'tory pływackie',
    'schwimmbahn',
    'schwimmbahnen',
    'schwimmbahndiagramm',
    'swimlane-diagramm',
    'couloirs',
    'diagramme en couloirs',
    'carriles',
    'diagrama de carriles',
    'corsie',
    'raias',
    'zwembanen',
    'zwembaandiagram',
  ],
  strong: [
    'lanes',
    'hands over',
    'hand-overs',
    'handovers',
    'handoffs',
    'hand-offs',
    'who does what',
    'handling what',
    'who handles what',
    'who acts',
    'row for each',
    'row for each of them',
    'row per',
    'one row each',
    'a lane for each',
    'lane per',
    'lane per team',
    'zeile je',
    'zeile pro',
    'une ligne par',
    'una fila por',
    'una riga per',
    'take turns',
    'übergibt an',
    'übergaben',
    'wer macht was',
    'wer tut was',
    'bahnen',
    'qui fait quoi',
    'quién hace qué',
    'chi fa cosa',
    'quem faz o quê',
    'wie doet wat',
    'kto co robi',
  ],
  weak: ['hands it to', 'passes to', 'lane', 'parties', 'übergibt', 'transmet'],
  figures: false,
  needs: 'the parties and what each does in order',
  sample: 'Swimlane. [name]: [text]. [name]: [text]. [name]: [text].',
  read(brief): Reading | undefined {
    const stepped = brief.tables.some(
      (t) => t.corner !== undefined && STEP_HEAD.test(t.corner.text) && t.head.length <= 3 && t.head.some((h) => LANE_HEAD.test(h.text)),
    );
    const phased = phasedIn(brief);
    const asked = says(brief, WORDS) || stepped || phased !== undefined;
    const table =
      phased === undefined
        ? asked
          ? fromTable(brief)
          : undefined
        : { ...phased, lanes: [...phased.lanes], tasks: phased.tasks.map((t): Task => ({ ...t })), used: [...phased.used] };
    const told = table === undefined ? actedIn(brief) : undefined;
    const acted = told !== undefined && (asked || told.linked || told.share >= LEAST_SHARE) ? told : undefined;
    const text = table === undefined ? fromText(brief) : undefined;
    // The reading that tells more of what is done.
    const found: Found | undefined =
      table ??
      (acted?.linked === true && (acted.phases !== undefined || lengthOf(acted) > (text === undefined ? 0 : lengthOf(text)))
        ? copied(acted)
        : (text ?? (acted && copied(acted))));
    if (found === undefined || found.lanes.length < 2 || found.lanes.length > 8 || found.tasks.length < 2 || found.tasks.length > 40)
      return undefined;
    const { tasks, lanes } = found;
    if (tasks.some((t) => lanes[t.lane] === undefined)) return undefined;
    // What opens with a period is a roadmap's.
    if (tasks.filter((t) => /^(?:[qht][1-4]|(?:19|20)\d\d)\b/iu.test(t.label.text)).length * 2 > tasks.length) return undefined;
    const phases: readonly Piece[] | undefined = found.phases;
    const column = phases === undefined ? columnsOf(tasks) : tasks.map((t) => t.phase ?? 0);
    const most = Math.max(...column) + 1;
    if (most > 12) return undefined;
    const id = (i: number): string => `t${i + 1}`;
    // Work goes on with the next step unless it is handed to another lane.
    const handoffs = tasks.flatMap((t, i) => {
      const next = t.to === undefined ? (i + 1 < tasks.length ? i + 1 : -1) : tasks.findIndex((o, k) => k > i && o.lane === t.to);
      return next < 0 || (column[next] === column[i] && tasks[next]?.lane === t.lane) ? [] : [{ from: id(i), to: id(next) }];
    });
    const lane = (n: number): Piece => lanes[n] as Piece;
    return {
      variant: says(brief, LOAD) ? 'lane_load_swimlane' : says(brief, CROSS) ? 'lane_crossing_swimlane' : 'handoff_swimlane',
      fit: !asked && (acted === undefined || !acted.linked || acted.share < LEAST_SHARE) ? 0.5 : tasks.length >= 3 ? 1 : 0.7,
      used: [...found.used, ...brief.sentences.filter((x) => NAMES_LANES.test(x.text))],
      data: {
        lanes,
        phases: phases ?? Array.from({ length: most }, (_, i) => new Word(`${i + 1}`)),
        tasks: tasks.map((t, i) => ({
          id: id(i),
          lane: ordinal(t.lane, lane(t.lane)),
          phase: ordinal(column[i] as number, t.label),
          label: t.label,
        })),
        handoffs,
      },
    };
  },
});
