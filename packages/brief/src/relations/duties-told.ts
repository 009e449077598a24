/** Who has which duty in each activity, an activity a sentence: "Stock clearance: ops does, COO decides, finance told". */
import { lastJoint, piecesAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface ToldDuty {
  readonly role: Piece;
  readonly letter: string | Piece;
  readonly word?: Piece;
}
export interface ToldDuties {
  readonly label: Piece;
  readonly duties: readonly ToldDuty[];
}

/** What people write for each letter, beside the names of the duties. */
const WORDS: Readonly<Record<'A' | 'R' | 'C' | 'I', string>> = {
  A: 'accountable|answers? for it|answers?|on the hook|responde|répond|risponde|verantwortet(?: es)?|steht dafür gerade|decides?|owns?(?: it)?|signs?(?: it)? off|approves?|has the last word|rechenschaftspflichtig|gesamtverantwortlich|entscheidet|trägt die (?:gesamt)?verantwortung|gibt frei|genehmigt|décide|valide|approuve|redevable|decide|aprueba|approva|aprova|rinde cuentas|presta contas|eindverantwoordelijk|beslist|keurt goed|decyduje|zatwierdza',
  R: 'responsible|führt(?: es)? durch|macht.s|beantragt|setzt(?: es)? um|does it|does the work|does|do it|do|runs it|executes?|carries it out|verantwortlich|zuständig|führt aus|macht(?: es)?|erledigt|responsable|réalise|fait|exécute|hace|ejecuta|responsabile|fa|esegue|responsável|faz|executa|verantwoordelijk|doet(?: het)?|voert uit|odpowiedzialn[yae]|wykonuje|robi',
  C: 'consulted|asks?|(?:se )?consulta(?:r|re)?(?: a)?|consulter|asked(?: first)?|gives? (?:input|advice)|advises?|konsultiert|befragt|gefragt|beigezogen|einbezogen|berät|arbeitet zu|consultée?s?|conseille|consultad[oa]s?|consultat[oaie]|geraadpleegd|adviseert|konsultowan[yae]|doradza',
  I: 'informed|se (?:le )?avisa(?: a)?|avisar(?: a)?|prévenir|avvisare|(?:gets? )?told|tells?|informs?|(?:bekommt|kriegt|erhält) bescheid|wird benachrichtigt|kept (?:posted|in the loop)|gets? (?:a copy|word)|informiert|zu informieren|informée?s?|informad[oa]s?|informat[oaie]|geïnformeerd|informowan[yae]',
};
const KEYS = ['A', 'R', 'C', 'I'] as const;
const DUTY = KEYS.map((k) => `(${WORDS[k]})`).join('|');
const ANY = new RegExp(`(?<!\\p{L})(?:${DUTY})(?!\\p{L})`, 'giu');
const LETTER = '[RACI](?:\\s?(?:[/&+]|and|und|et|y|e|en|i)\\s?[RACI])*';
const LETTERED = new RegExp(
  `^(.{1,48}?)\\s?(?:[:=–-]\\s?|\\s)\\(?(${LETTER})\\)?(?:\\s(?:both|beide|les deux|ambos|entrambi|beiden))?$`,
  'u',
);
/** A word of duty, then its letters: "HR verantwortlich (R/A)". */
const BOTH = new RegExp(`\\s?\\((${LETTER})\\)$`, 'u');
/** `R accountants`: the letter before its name. */
const LETTER_FIRST = new RegExp(`^(${LETTER})\\s(?:[:=–-]\\s)?(?=\\p{L}{2})([^,;]{2,48})$`, 'u');
const BEING =
  /\s(?:is|are|gets?|will be|being|be|stays?|ist|sind|wird|werden|est|sont|es|son|está|è|sono|é|são|zijn|is|wordt|worden|jest|są|and|und|et|y|e|en|i)$/iu;
const SEPARATOR = /:\s|\s[–—-]\s|\s?(?:→|->|=>)\s?/gu;
/** `For rotas it's the ward manager who does it`, `For sick calls, staff nurse does`: what it is about opens the sentence. */
const ABOUT =
  /^(?:for|with|in|on|für|bei|beim|zu|pour|para|en|per|voor|bij|dla|przy)\s([^,:;]{2,50}?)(?:\s(?:it['’]?s|it is|ist es|macht es|c['’]est|es|è|é|is het|to)\s|,\s|:\s)/iu;
const WHO = /\s(?:who|which|that|der|die|das|qui|que|che|wie|który|która)$/iu;
const AND = /^\s(?:and|und|et|y|e|en|i|&|\+)\s(?:is\s|are\s|ist\s|est\s|es\s|è\s)?$/iu;

const lettersOf = (code: Piece): string | Piece =>
  /^[RACI](?:\s?\/\s?[RACI])?$/u.test(code.text) ? code : [...new Set(code.text.match(/[RACI](?!\p{L})/gu) ?? [])].join('/');

const rolesOf = (p: Piece): Piece[] =>
  piecesAt(p, ',', true)
    .flatMap((r) => {
      const plus = /\s\+\s/u.exec(r.text);
      return plus === null ? [r] : [cut(r, r.start, r.start + plus.index), cut(r, r.start + plus.index + plus[0].length, r.end)];
    })
    .map((r) => trimmed(r))
    .filter((r) => /\p{L}/u.test(r.text));

/** Before or behind a duty, without saying whose it is: "does it and is on the hook too", "ask the vet beforehand". */
const ASIDE_BEHIND =
  /\s(?:too|also|as well|beforehand|before|first|afterwards?|ebenfalls|auch|vorher|vorab|zuvor|danach|aussi|avant|d['’]abord|también|antes|anche|prima|também|ook|vooraf|też|wcześniej)$/iu;
const ASIDE_AHEAD = /^(?:also|auch|ebenfalls|again|wieder|aussi|también|anche|também|ook|też)\s(?=\S)/iu;
/** "das macht der Innendienst": what is done, not who does it. */
const THAT = /^(?:that|this|it|das|es|lo|le|o|ça|cela|eso|questo|isso|dat|het|to)$/iu;
const ARTICLED = /^(?:the|der|die|das|den|dem|le|la|les|el|los|las|il|lo|gli|o|os|het|de)\s(?=\S)/iu;

const withoutAside = (p: Piece): Piece => {
  const tail = ASIDE_BEHIND.exec(p.text);
  return tail === null ? p : cut(p, p.start, p.start + tail.index);
};
/** Whose duty is told behind it: "also the head of sales". */
const behindDuty = (p: Piece): Piece => {
  const ahead = ASIDE_AHEAD.exec(p.text)?.[0].length ?? 0;
  const q = withoutAside(cut(p, p.start + ahead, p.end));
  const article = ARTICLED.exec(q.text)?.[0].length ?? 0;
  return trimmed(cut(q, q.start + article, q.end));
};

/** One part of a sentence as duties; undefined where it tells none. */
function dutyOf(part: Piece): ToldDuty[] | undefined {
  const bare = /[.!;]$/.test(part.text) ? cut(part, part.start, part.end - 1) : part;
  const both = BOTH.exec(bare.text);
  const said = withoutAside(both === null ? bare : cut(bare, bare.start, bare.start + both.index));
  const [first, second] = [...said.text.matchAll(ANY)].filter((m) => m.index > 0 || m[0].length < said.text.length);
  const lettered = first === undefined || both === null ? LETTERED.exec(bare.text) : null;
  if (lettered?.[1] !== undefined && lettered[2] !== undefined) {
    const at = bare.start + bare.text.lastIndexOf(lettered[2]);
    const roles = rolesOf(cut(bare, bare.start, bare.start + lettered[1].length));
    const letter = lettersOf(new Piece(lettered[2], at, at + lettered[2].length));
    return roles.length === 0 ? undefined : roles.map((role) => ({ role, letter }));
  }
  const led = first === undefined && both === null ? LETTER_FIRST.exec(bare.text) : null;
  if (led?.[1] !== undefined && led[2] !== undefined) {
    const role = trimmed(cut(bare, bare.end - led[2].length, bare.end));
    return [{ role, letter: lettersOf(new Piece(led[1], bare.start, bare.start + led[1].length)) }];
  }
  if (first === undefined) return undefined;
  const keyOf = (m: RegExpMatchArray): string => KEYS[[1, 2, 3, 4].findIndex((n) => m[n] !== undefined)] ?? 'R';
  const joined = second !== undefined && AND.test(said.text.slice(first.index + first[0].length, second.index)) ? second : undefined;
  if (second !== undefined && joined === undefined && first.index > 0) return undefined;
  const last = joined ?? first;
  const word = cut(said, said.start + first.index, said.start + last.index + last[0].length);
  let who = trimmed(cut(said, said.start, word.start));
  for (let n = 0; n < 2; n++) {
    const being = BEING.exec(` ${who.text}`);
    if (being === null && WHO.test(who.text)) who = cut(who, who.start, who.end - (WHO.exec(who.text)?.[0].length ?? 0));
    else if (being !== null) who = cut(who, who.start, who.start + Math.max(0, being.index - 1));
  }
  // What stands behind the word says no more: "is asked first".
  if (!/\p{L}/u.test(who.text) || THAT.test(who.text)) who = behindDuty(cut(said, word.end, said.end));
  else if (/\p{L}{3}/u.test(said.text.slice(word.end - said.start))) return undefined;
  const code = both?.[1];
  const at = bare.end - (code?.length ?? 0) - 1;
  const letter =
    code !== undefined
      ? lettersOf(new Piece(code, at, at + code.length))
      : joined === undefined
        ? keyOf(first)
        : [...new Set([keyOf(first), keyOf(joined)])].join('/');
  const roles = rolesOf(who);
  return roles.length === 0 || roles.some((r) => r.text.length > 40) ? undefined : roles.map((role) => ({ role, letter, word }));
}

const DOES =
  /^(?:does|do|macht|führt|erledigt|setzt|fait|réalise|exécute|hace|ejecuta|fa|esegue|faz|executa|doet|voert|robi|wykonuje)(?!\p{L})/iu;
const ANSWERS = /^(?:responsible|verantwortlich|responsable|responsabile|responsável|verantwoordelijk|odpowiedzialn[yae])$/iu;
/** Who is responsible for what another does answers for it. */
function answering(duties: readonly ToldDuty[]): readonly ToldDuty[] {
  const doer = duties.find((d) => DOES.test(d.word?.text ?? ''));
  return doer === undefined || duties.some((d) => String(typeof d.letter === 'string' ? d.letter : d.letter.text).includes('A'))
    ? duties
    : duties.map((d) => (ANSWERS.test(d.word?.text ?? '') && d.role.text !== doer.role.text ? { ...d, letter: 'A' } : d));
}

/** `Sending the letter, that is done by …, the head answers for it`: a comma parts the activity from its duties, each of which has a word. */
function afterComma(open: readonly Piece[]): ToldDuties[] {
  return open.slice(0, 20).flatMap((s): ToldDuties[] => {
    const [label, ...rest] = piecesAt(s, ',;');
    if (label === undefined || rest.length < 2 || label.text.length > 60 || dutyOf(label) !== undefined) return [];
    const told = rest.map(dutyOf);
    const duties = told.flatMap((t) => t ?? []);
    return told.every((t) => t !== undefined) && duties.every((d) => d.word !== undefined) ? [{ label: trimmed(label), duties }] : [];
  });
}

/** Where no comma parts them: "the manager who does it and the matron who answers for it". */
function twoDuties(p: Piece): (ToldDuty[] | undefined)[] {
  const whole = dutyOf(p);
  if (whole !== undefined) return [whole];
  const joint = lastJoint(p.text);
  if (joint === undefined) return [undefined];
  return [dutyOf(cut(p, p.start, p.start + joint.index)), dutyOf(cut(p, p.start + joint.index + joint[0].length, p.end))];
}

/** `refunds finance R + A, front desk C`: nothing parts the activity from a role, but the role is known. */
function unmarked(open: readonly Piece[], known: readonly ToldDuties[]): ToldDuties[] {
  const roles = [...new Set(known.flatMap((a) => a.duties.map((d) => d.role.text.toLowerCase())))]
    .sort((a, b) => b.length - a.length)
    .slice(0, 40);
  return open.slice(0, 20).flatMap((s): ToldDuties[] => {
    const [first, ...rest] = piecesAt(s, ',;');
    const [own] = first === undefined ? [] : (dutyOf(first) ?? []);
    const role = own === undefined ? undefined : roles.find((r) => own.role.text.toLowerCase().endsWith(` ${r}`));
    const others = rest.map(dutyOf);
    if (own === undefined || role === undefined || others.some((t) => t === undefined)) return [];
    const at = own.role.end - role.length;
    const start = own.role.start + (/^[/|•]\s*/u.exec(own.role.text)?.[0].length ?? 0);
    return [
      { label: cut(own.role, start, at), duties: [{ ...own, role: cut(own.role, at, own.role.end) }, ...others.flatMap((t) => t ?? [])] },
    ];
  });
}

/** Undefined unless two activities or more tell all their duties. */
export function dutiesTold(brief: ReadBrief): readonly ToldDuties[] | undefined {
  const out: ToldDuties[] = [];
  const open: Piece[] = [];
  let parts = 0;
  let read = 0;
  // `detection – A does it, B decides; notice – C does it, …`: an activity a part.
  const told = brief.sentences.slice(0, 60).flatMap((s) => {
    const clauses = piecesAt(s, ';');
    return clauses.length > 1 && clauses.every((c) => c.text.search(SEPARATOR) > 0) ? clauses : [s];
  });
  for (const s of told.slice(0, 60)) {
    if (s.text.length > 500) continue;
    const marks = [...s.text.matchAll(SEPARATOR)].filter((m) => m.index > 0).slice(0, 4);
    // The mark behind which most parts tell a duty, the last of them.
    let at = -1;
    let told: (ToldDuty[] | undefined)[] = [];
    for (const [i, m] of marks.entries()) {
      const list = piecesAt(cut(s, s.start + m.index + m[0].length, s.end), ',;').map(dutyOf);
      const good = (l: (ToldDuty[] | undefined)[]): number =>
        l.filter((t) => t !== undefined).length - l.filter((t) => t === undefined).length;
      if (list[0] === undefined || list.length < 2 || (at >= 0 && good(list) < good(told))) continue;
      at = i;
      told = list;
    }
    const [mark, before] = [marks[at], marks[at - 1]];
    const about = mark === undefined ? ABOUT.exec(s.text) : null;
    if (about?.[1] !== undefined) {
      const list = piecesAt(cut(s, s.start + about[0].length, s.end), ',;').flatMap((p) => twoDuties(p));
      if (list.filter((t) => t !== undefined).length * 2 > list.length && list.length >= 2) {
        const at = s.start + about[0].indexOf(about[1]);
        parts += list.length;
        read += list.filter((t) => t !== undefined).length;
        out.push({ label: trimmed(cut(s, at, at + about[1].length)), duties: list.flatMap((t) => t ?? []) });
      }
      continue;
    }
    if (mark === undefined) {
      open.push(s);
      continue;
    }
    const own = told.flatMap((t) => t ?? []);
    parts += told.length;
    read += told.filter((t) => t !== undefined).length;
    const label = trimmed(cut(s, before === undefined ? s.start : s.start + before.index + before[0].length, s.start + mark.index));
    const slash = /^(?:[/|•]\s*|(?:for|für|bei|beim|pour|para|per|voor|dla|przy)\s)/iu.exec(label.text)?.[0].length ?? 0;
    if (/\p{L}/u.test(label.text) && label.text.length <= 90)
      out.push({ label: slash === 0 ? label : cut(label, label.start + slash, label.end), duties: own });
  }
  if (out.length > 0) out.push(...unmarked(open, out));
  if (out.length > 0) out.push(...afterComma(open.filter((s) => !out.some((a) => a.label.start >= s.start && a.label.end <= s.end))));
  out.sort((a, b) => a.label.start - b.label.start);
  for (const [i, a] of out.entries()) out[i] = { label: a.label, duties: answering(a.duties) };
  const letters = new Set(out.flatMap((a) => a.duties.map((d) => (typeof d.letter === 'string' ? d.letter : d.letter.text))));
  return out.length >= 2 && read * 4 >= parts * 3 && letters.size >= 2 ? out : undefined;
}
