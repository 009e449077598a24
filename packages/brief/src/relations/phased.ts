/** Who does what in each phase, told in clauses: "Decide: Quality lab writes the verdict; Legal clears the wording". */
import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface PhasedTask {
  readonly lane: number;
  readonly phase: number;
  readonly label: Piece;
}

export interface Phased {
  readonly lanes: readonly Piece[];
  readonly phases: readonly Piece[];
  readonly tasks: readonly PhasedTask[];
  readonly used: readonly Piece[];
}

/** A verb in the third person, or one that goes before it. */
const VERB = /^(?:may|must|can|will|should|\p{Ll}{2,}(?:s|[^aeiou]t|et))$/u;
const NO_VERB = /(?:ss|us|is|ent)$/u;
const NUMBERED = /^(?:phase|stage|step|phasen?|schritt|étape|fase|etapa|etap)\s\d{1,2}[\s:.–-]*(?=\p{L})/iu;

/** The words before the verb: up to three, the first with a capital. */
function actorIn(clause: Piece): Piece | undefined {
  if (!/^\p{Lu}/u.test(clause.text)) return undefined;
  const words = [...clause.text.matchAll(/\S+/gu)].slice(0, 5);
  const at = words.findIndex(([word], i) => i > 0 && VERB.test(word) && !NO_VERB.test(word));
  const before = words[at - 1];
  return before === undefined || at < 1 || at > 3 || words.length <= at + 1
    ? undefined
    : cut(clause, clause.start, clause.start + before.index + before[0].length);
}

/** Undefined unless every clause of every phase begins with who acts, and somebody acts twice. */
export function phasedIn(brief: ReadBrief): Phased | undefined {
  const lanes: Piece[] = [];
  const phases: Piece[] = [];
  const tasks: PhasedTask[] = [];
  const used: Piece[] = [];
  for (const line of brief.sentences.slice(0, 30)) {
    const colon = /:\s/.exec(line.text);
    if (colon === null || colon.index > 50 || line.text.length > 600) continue;
    const key = trimmed(cut(line, line.start, line.start + colon.index));
    const number = NUMBERED.exec(key.text)?.[0].length ?? 0;
    const body = cut(line, line.start + colon.index + 1, line.end);
    const parts = piecesAt(body, ';').flatMap((p) => piecesAt(p, ','));
    const clauses: { who: Piece; what: Piece }[] = [];
    for (const part of parts.map(trimmed)) {
      const who = actorIn(part);
      if (who === undefined) break;
      clauses.push({ who, what: cut(part, who.end, part.end) });
    }
    // A line of another kind may stand before the phases, and none between them.
    if (clauses.length < parts.length || clauses.length === 0) {
      if (phases.length > 0) return undefined;
      continue;
    }
    if (number > 0) used.push(cut(key, key.start, key.start + number));
    phases.push(cut(key, key.start + number, key.end));
    for (const { who, what } of clauses) {
      const known = lanes.findIndex((l) => l.text.toLowerCase() === who.text.toLowerCase());
      used.push(who);
      tasks.push({ lane: known >= 0 ? known : lanes.push(who) - 1, phase: phases.length - 1, label: what });
    }
  }
  return phases.length >= 3 &&
    phases.length <= 8 &&
    lanes.length >= 2 &&
    lanes.length <= 8 &&
    lanes.length < tasks.length &&
    tasks.length >= 4
    ? { lanes, phases, tasks, used }
    : undefined;
}
