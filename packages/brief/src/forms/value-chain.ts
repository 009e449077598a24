/** Primary activities in order, what supports them, and the goal. */

import { piecesAt, splitAt, titled, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { entryOf, keyedParts, thingsIn } from '../document/sections.ts';
import { type KeyedList, keyedListsOf, says } from '../relations/keyed-lists.ts';
import { entriesOf } from '../relations/lists.ts';
import { definePattern } from './define-pattern.ts';

const WORDS =
  /\s(?:value chain|porter|wertschöpfung\p{L}*|wertkette\p{L}*|chaîne de valeur|cadena de valor|catena del valore|cadeia de valor|waardeketen|łańcuch\p{L}* wartości|primary activities|primäre aktivitäten)\s/u;
/** Says how the list is meant. */
const ASIDE =
  /^(?:(?:in )?(?:that|this) order|in order|over alles(?: heen)?|over everything|über alles(?: hinweg)?|and the whole way.*|and|all the way.*|in dieser reihenfolge|dans cet ordre|en este orden|in quest'ordine)$/iu;
/** Without the chain's name, what carries all activities tells. */
const CARRIED =
  /\s(?:(?:primary|core|main|support(?:ing)?|enabling) (?:activities|functions|capabilities)|across everything|across all|carried by|what carries|earns? its money|underpinned by|enabled by|getragen von|porté par|makes its value|cross-cutting|(?:unterstützende|primäre) \p{L}+|hauptaktivitäten|kernaktivitäten|querschnitt\p{L}*|fonctions (?:support|transverses)|activités de (?:soutien|support)|actividades de (?:apoyo|soporte)|attività di supporto|funzioni di supporto|atividades de (?:apoio|suporte)|ondersteunende activiteiten|działania (?:wspierające|pomocnicze))\s/u;
const BELOW = /\s(?:foundation|fundament|at the base|below|stands on|rests on|base|basis|socle|fondation)\s/u;
const KEYS = {
  primary:
    /\b(?:primary activities|core activities|main activities|primary|primäre aktivitäten|primäraktivitäten|kernaktivitäten|kernprozesse|hauptaktivitäten|activités (?:principales|primaires|de base)|actividades (?:primarias|principales)|attività (?:primarie|principali)|atividades (?:primárias|principais)|primaire activiteiten|kernactiviteiten|działania (?:podstawowe|główne))/giu,
  support:
    /\b(?:(?:they are |it is )?(?:supported|carried|enabled|underpinned|backed) by|getragen (?:von|durch)|portée?s? par|sostenut[oaie] da|sostenid[oa]s? por|suportad[oa]s? por|gedragen door|support(?:ing)? activities|support(?:ing)? functions|enabling (?:functions|activities|capabilities)|enablers|underneath, across everything|across everything|across all(?: of them| of these| of it| activities| steps| stages)?|cutting across|cross-cutting|what carries (?:all(?: of)?(?: \p{L}+){0,3}|them|it all|everything)|supporting|support|unterstützende aktivitäten|unterstützungsaktivitäten|sekundäre aktivitäten|unterstützende (?:funktionen|prozesse|bereiche)|unterstützend|supportprozesse|querschnittsfunktionen|quer dazu|darunter|unterstützt (?:durch|von)|activités de (?:soutien|support)|fonctions (?:de )?support|fonctions transverses?|en transverse|soutenues? par|actividades de (?:apoyo|soporte)|apoyo|transversal(?:es|mente)?|attività di supporto|funzioni di supporto|atividades de (?:apoio|suporte)|ondersteunende activiteiten|ondersteund door|działania (?:wspierające|pomocnicze))/giu,
  goal: /\b(?:goal|margin|aim|outcome|result|ziel|ergebnis|marge|gewinnspanne|but|objectif|objetivo|meta|margen|obiettivo|margine|margem|doel|cel|marża)(?=\s?(?::|is\s|ist\s|=))/giu,
} as const;
/** Words of the chain itself, which key its activities in order. */
const CHAIN = /chain|wertsch|wertkette|chaîne|cadena|catena|cadeia|keten|łańcuch/iu;
const GOAL = /^(?:goal|margin|aim|outcome|result|ziel|ergebnis|marge|objectif|objetivo|margen|obiettivo|margine|doel|cel)$/iu;
const PRIMARY =
  /^(?:primary|core|main|primär|kern|haupt|activités (?:principales|primaires)|actividades (?:primarias|principales)|attività p|atividades p|primaire|działania (?:pod|gł))/iu;
const SUPPORT =
  /^(?:support|enabl|cross-cutting|across (?:everything|all)|underneath|querschnitt|quer dazu|funzioni di|transvers|unterstütz|sekundär|activités de|fonctions|soutien|actividades de|apoyo|attività di|atividades de|ondersteun|działania (?:wsp|pom))/iu;

interface Chain {
  readonly primary: Item[];
  readonly support: Item[];
  readonly goal?: Piece;
  readonly used: Piece[];
}

type Item = Piece | { readonly label: Piece; readonly detail: readonly Piece[] };

/** `Inform (app, signs)` has its details in brackets. */
const itemOf = (p: Piece): Item => {
  const e = entryOf(p);
  if (e.detail !== undefined && ASIDE.test(e.detail.text)) return e.label;
  return e.detail === undefined ? p : { label: e.label, detail: /[,;]/.test(e.detail.text) ? thingsIn(e.detail) : [e.detail] };
};

const firstSentence = (p: Piece): Piece => {
  const stop = /[.!](?=\s|$)|\n\s*\n/.exec(p.text);
  return stop === null ? p : cut(p, p.start, p.start + stop.index);
};

/** An arrow's last step ends with its sentence. */
const withoutTail = (p: Piece): Piece => {
  const stop = /[.](?=\s|$)/.exec(p.text);
  return stop === null ? p : cut(p, p.start, p.start + stop.index);
};

/** A list under a heading such as "Core activities, in order:", with a line for what supports them. */
function listedUnder(brief: ReadBrief): { primary: Item[]; support: Item[]; used: Piece[] } | undefined {
  const primary = brief.sections.find((s) => s.key !== undefined && (PRIMARY.test(s.key.text) || CHAIN.test(s.key.text)));
  if (primary === undefined || primary.entries.length < 3) return undefined;
  const end = primary.entries.at(-1)?.piece.end ?? 0;
  const below = brief.sections.find((s) => s !== primary && s.key !== undefined && SUPPORT.test(s.key.text));
  const told = brief.groups.find((g) => g.lead !== undefined && SUPPORT.test(g.lead.text) && g.piece.start >= end);
  const carries = below?.entries.map((e) => e.piece) ?? told?.items.map((i) => trimmed(i.piece)) ?? [];
  if (carries.length === 0) return undefined;
  return {
    primary: primary.entries.map((e) => itemOf(e.piece)),
    support: carries.map(itemOf),
    used: [below?.key, told?.lead].flatMap((p) => p ?? []),
  };
}

function parted(brief: ReadBrief): Chain | undefined {
  const goalOf = (list: readonly KeyedList[]): { goal: Piece } | undefined => {
    const goal = list.find((k) => GOAL.test(k.key.text))?.body;
    return goal === undefined ? undefined : { goal };
  };
  for (const list of keyedListsOf(brief)) {
    const primary = list.find((k) => PRIMARY.test(k.key.text));
    const support = list.find((k) => SUPPORT.test(k.key.text));
    if (primary !== undefined && primary.things.length >= 2)
      return {
        primary: primary.things.map(itemOf),
        support: support?.things.map(itemOf) ?? [],
        ...goalOf(list),
        used: list.map((k) => k.key),
      };
  }
  const [main, carried] = [PRIMARY, SUPPORT].map((word) =>
    brief.groups.find((g) => g.lead !== undefined && g.lead.text.length <= 30 && word.test(g.lead.text)),
  );
  if (main?.lead !== undefined && carried?.lead !== undefined && main.items.length >= 3 && carried.items.length >= 2 && main !== carried) {
    const own = (items: readonly { readonly piece: Piece }[]): Item[] => items.map((i) => itemOf(trimmed(i.piece)));
    return { primary: own(main.items), support: own(carried.items), used: [main.lead, carried.lead] };
  }
  const listed = listedUnder(brief);
  if (listed !== undefined) return listed;
  const whole = new Piece(brief.text, 0, brief.text.length);
  const parts = keyedParts(whole, KEYS);
  // `from crude to customer: exploration, …. Support activities are …`: what carries them tells that the list before is the chain.
  if (parts.primary === undefined && parts.support !== undefined) {
    const { key, body } = parts.support;
    const open = (g: ReadBrief['groups'][number]) =>
      g.items.map((i) => trimmed(i.piece)).filter((p) => p.end <= key.start && !ASIDE.test(p.text) && p.text.length <= 60);
    const before = brief.groups.findLast((g) => g.lead !== undefined && g.piece.start < key.start && open(g).length >= 3);
    const carries = thingsIn(firstSentence(body));
    const told = brief.sequence?.filter((p) => p.end <= key.start);
    if (before === undefined && told !== undefined && told.length >= 3 && carries.length > 0)
      return { primary: told.map((p) => itemOf(withoutTail(p))), support: carries.map(itemOf), used: [key] };
    if (before !== undefined && carries.length > 0 && carries.every((p) => p.text.length <= 60))
      return {
        primary: open(before).map(itemOf),
        support: carries.map(itemOf),
        ...(parts.goal === undefined ? {} : { goal: firstSentence(parts.goal.body) }),
        used: [key],
      };
  }
  if (parts.primary === undefined) {
    const chain = brief.groups.find((g) => g.lead !== undefined && CHAIN.test(g.lead.text) && g.items.length >= 3);
    const carried = brief.groups.find((g) => g.lead !== undefined && SUPPORT.test(g.lead.text));
    const own = (items: readonly { readonly piece: Piece }[]): Item[] => items.map((i) => itemOf(trimmed(i.piece)));
    return chain === undefined || carried === undefined
      ? undefined
      : { primary: own(chain.items), support: own(carried.items), used: carried.lead === undefined ? [] : [carried.lead] };
  }
  return {
    primary: thingsIn(firstSentence(parts.primary.body)).map(itemOf),
    support: parts.support === undefined ? [] : thingsIn(firstSentence(parts.support.body)).map(itemOf),
    ...(parts.goal === undefined ? {} : { goal: firstSentence(parts.goal.body) }),
    used: [parts.primary, parts.support, parts.goal].flatMap((p) => p?.key ?? []),
  };
}

/** A clause that says what carries the chain, and one that says what comes of it. */
const CARRIES =
  /(?<!\p{L})(?:support\p{L}*|propp?\p{L}* (?:\p{L}+ ){0,3}up(?: we(?:['’]ve got| have))?|spans? (?:everything|all|it all|the whole \p{L}+)|(?:running|runs?|lying|lies?|cutting|cuts?) (?:over|under|across|beneath|along) (?:the whole \p{L}+|everything|it all|all of (?:it|them)|them all)|over the whole length|overhead(?: bands?| functions?)?|darüber (?:liegen|liegt)|darunter (?:liegen|liegt)|drunter (?:liegen|liegt)|sopra(?:, | )(?:a sostegno|a reggere)[^:,]{0,12}|a reggere tutto|a sostegno di tutto|reggono|par-dessus|en dessous|au-dessus|por encima|por debajo|por cima|por baixo|daarboven|daaronder|eronder|nad tym|pod tym|carr(?:y|ies|ying|ied)|hold(?:s|ing)? (?:\p{L}+ ){0,4}up|underneath|underpin\p{L}*|lies? over|over the top|on top|obendrüber|above (?:everything|it all|all of it)|all along|held together|holds? (?:it|this|them) together|backbone|back[- ]office|shared services?|helpers?|overheads?|infrastructure|everywhere|glue|behind the scenes|in the background|beneath(?: it all| everything)?|under(?:neath)? (?:it all|everything|all of it)|across the (?:top|bottom|whole)|along the (?:top|bottom|whole)|(?:stretch\p{L}*|spread\p{L}*|wrap\p{L}*) (?:over|across|around)|serves? (?:all|every)|keeps? (?:it|this|everything) (?:going|running)|make[s]? (?:it|this|that|them) possible|makes? it all possible|behind (?:it|all)|backed|enabl\p{L}*|unterstütz\p{L}*|getragen|trägt|tragen|quer|stütz\p{L}*|gestützt|flankier\p{L}*|begleit\p{L}*|rückgrat|unterbau|im hintergrund|über allem|unter allem|zieht sich|ziehen sich|hält \p{L}+ zusammen|halten \p{L}+ zusammen|soutien|appuie\p{L}*|épaul\p{L}*|repose(?:nt)? sur|en coulisses?|derrière|transversa\p{L}*|soutenu\p{L}*|soutien\p{L}*|portent|porte|appui|sostien\p{L}*|soporte|apoyo|apoyan|apoyad\p{L}*|respald\p{L}*|detrás|sosten\p{L}*|trasversal\p{L}*|dietro|rett[oaie]|poggia\p{L}*|por trás|apoiad\p{L}*|apoiam|atravess\p{L}*|supporto|sustent\p{L}*|apoio|suportam?|ondersteun\p{L}*|gedragen|dragen|dwars|achter de schermen|eroverheen|wspier\p{L}*|zaplecze|w tle|pod spodem|opiera\p{L}*|wsparci\p{L}*)(?!\p{L})/iu;
const ENDS =
  /(?<!\p{L})(?:(?:the )?(?:end result|point of (?:the arrow|it|this)|finish(?:es)? with|ends? (?:with|in)|what(?:['’]s| is) left(?: is)?|arrow ?tip|arrow (?:should |must )?ends? (?:in|with)|tip of the arrow|point of it all|goal|aim|margin|result|outcome)(?: (?:is|at the end))?|what comes out(?: (?:at|of) the end| the end)?(?: is)?|at the end|in the end|am ende(?: (?:steht|bleibt))?|(?:was )?übrig bleibt|pfeilspitze|ziel|but|objectif|à la fin|au bout|ce qui reste|à la pointe|lo que queda|queda|ciò che resta|resta|o que (?:sobra|fica)|wat overblijft|co zostaje|zostaje|al final|objetivo|meta|alla fine|obiettivo|no fim|objetivo|doel|aan het eind|cel|na końcu)(?!\p{L})\s?(?:(?:at|am|à|al|alla|aan|na) (?:the |la |il |het )?(?:right )?(?:end|ende|fin|bout|final|fine|eind)\s?)?(?::|,|=|\s(?:is|ist|est|es|è|é)\s)?\s?/iu;
const IS = /^(?:is|are|ist|sind|steht|bleibt|est|reste|es|queda|è|resta|é|fica|blijft|jest|zostaje)\s/iu;
const BY =
  /^(?:(?:underneath|beneath|below|carried|held|supported|backed|wird|werden|das|dies|es|all(?:es)?|this|it|is|are)\s)*(?:by|from left to right|von links nach rechts|de gauche à droite|de izquierda a derecha|da sinistra a destra|van links naar rechts|von|vom|durch|par|da|dal|dalla|por|pela|pelo|door|przez|sind|are|sont|son|sono|zijn|są|run|runs|laufen|liegen|stehen|(?:them|everything|alles|tout|todo|tutto|tudo|wszystko)\s[–—-])\s/iu;
/** Where in the order a step stands, which the shape says. */
const LAST =
  /\s(?:comes? (?:last|first|at the end)|at the end|at the bottom|kommt zuletzt|am ende|en dernier|al final|per ultim[oa]|por último|als laatste|na końcu)$/iu;
const listIn = (p: Piece): Piece[] => {
  const bare = /^[\s{[(:–—-]+/u.exec(p.text)?.[0].length ?? 0;
  const own = cut(p, p.start + bare, p.end - (/[\s})\].]*$/u.exec(p.text)?.[0].length ?? 0));
  // `securing – permits – building – running`
  const dashed = own.text.includes(',') ? [] : splitAt(own, /\s[–—-]\s/gu);
  return (dashed.length >= 3 ? dashed : thingsIn(own))
    .map((x, i) => cut(x, x.start + (i === 0 ? (BY.exec(x.text)?.[0].length ?? 0) : 0), x.end - (LAST.exec(x.text)?.[0].length ?? 0)))
    .map((x) => cut(x, x.start, x.end - (/\s[–—-](?:\s(?:and|und|et|y|e|en|i))?$/iu.exec(x.text)?.[0].length ?? 0)))
    .filter((x) => /\p{L}/u.test(x.text));
};

/** Says of whoever works so that it creates or earns something. */
const CREATES =
  /(?<!\p{L})(?:(?:create|creates|creating|add|adds|adding|make|makes|making|generate|generates) (?:\p{L}+ ){0,2}(?:value|money|margin)|earns?|earning|value (?:is|gets) (?:created|added|made)|business model|schaff\p{L}* (?:\p{L}+ ){0,3}wert|wert\p{L}* (?:schafft|schaffen|entsteht)|verdien\p{L}*|geld verdien\p{L}*|(?:crée|créons|créent|création) (?:de )?(?:la )?valeur|gagn\p{L}*|cre\p{L}* (?:\p{L}+ )?valor|gana\p{L}* dinero|crea\p{L}* (?:\p{L}+ )?valore|guadagn\p{L}*|cria\p{L}* (?:\p{L}+ )?valor|ganha\p{L}*|waarde|verdien\p{L}*|zarabia\p{L}*|wartoś\p{L}+)(?!\p{L})/iu;
/** What leads to a list without a colon, and what is said behind it. */
const LEADS =
  /^.*(?<!\p{L})(?:are|is|by|with|via|got|have|comes?|sits?|lies?|sind|ist|von|durch|mit|liegen|liegt|stehen|steht|kommen|par|avec|sont|sur|con|por|son|están|sono|da|stanno|são|em|com|door|met|zijn|zitten|są|przez|stoją)\s(?=\S)/iu;
const BEHIND =
  /\s(?:are|is|sind|ist|sont|están|sono|estão|zijn|są|spans?|runs?|supports?|carry|carries|underpins?|helps?|holds?|keeps?|lies?|sits?|serves?|covers?|tragen|stützen|liegen|stehen|laufen|begleiten|halten|soutiennent|portent|appuient|apoyan|sostienen|sostengono|reggono|suportam|sustentam|apoiam|ondersteunen|dragen|wspierają)\s.*$/iu;

/** The lists of a brief, one a clause: two things or more with short names. */
function listsIn(brief: ReadBrief): Piece[][] {
  return brief.sentences
    .flatMap((s) => piecesAt(s, ';'))
    .slice(0, 30)
    .flatMap((c) => {
      const colon = c.text.lastIndexOf(': ');
      const own = colon < 0 ? c : cut(c, c.start + colon + 1, c.end);
      const all = listIn(own);
      const [first, last] = [all[0], all.at(-1)];
      if (all.length < 2 || first === undefined || last === undefined) return [];
      const lead = colon >= 0 ? 0 : (LEADS.exec(first.text)?.[0].length ?? 0);
      const ends = BEHIND.exec(last.text);
      const list = all.map((p) =>
        trimmed(
          p === first
            ? cut(p, p.start + lead, p.end)
            : p === last && ends !== null && ends.index > 0
              ? cut(p, p.start, p.start + ends.index)
              : p,
        ),
      );
      return list.every((p) => p.text.length <= 48 && p.text.split(' ').length <= 5 && /\p{L}/u.test(p.text)) ? [list] : [];
    });
}

/** Where it is said that this is how value or money is made, a second list carries the first. */
function twoLists(brief: ReadBrief): Chain | undefined {
  if (!CREATES.test(brief.text) && !says(brief, WORDS)) return undefined;
  const lists = listsIn(brief);
  const at = lists.findIndex((l) => l.length >= 3);
  const [primary, support] = [lists[at], lists[at + 1]];
  if (at < 0 || primary === undefined || support === undefined || lists.length > 3 || primary.length > 8 || support.length > 8)
    return undefined;
  const goal = goalBehind(brief, support.at(-1)?.end ?? 0);
  return {
    primary: primary.map(itemOf),
    support: support.map(itemOf),
    ...(goal === undefined ? {} : { goal: goal.goal }),
    used: goal === undefined ? [] : [goal.key],
  };
}

/** What comes of it all, told behind a place. */
function goalBehind(brief: ReadBrief, from: number): { readonly goal: Piece; readonly key: Piece } | undefined {
  const ends = ENDS.exec(brief.text.slice(from));
  if (ends === null) return undefined;
  const [key, at] = [from + ends.index, from + ends.index + ends[0].length];
  const whole = new Piece(brief.text, 0, brief.text.length);
  const goal = trimmed(firstSentence(cut(whole, at, Math.min(whole.end, at + 80))));
  const bare = cut(goal, goal.start + (IS.exec(goal.text)?.[0].length ?? 0), goal.end);
  return /\p{L}{2}/u.test(bare.text) && bare.text.length <= 60 ? { goal: titled(bare), key: cut(whole, key, at) } : undefined;
}

/** A last activity that is what comes of all, and things that only say where the list stands. */
function tidied(found: Chain): Chain {
  const last = found.primary.at(-1);
  const ends = last instanceof Piece && found.goal === undefined && found.primary.length > 3 ? ENDS.exec(last.text) : null;
  const goal = last instanceof Piece && ends?.index === 0 ? cut(last, last.start + ends[0].length, last.end) : undefined;
  const tells = (i: Item): boolean => !ASIDE.test(i instanceof Piece ? i.text : i.label.text);
  const primary = found.primary.filter(tells);
  const named = goal !== undefined && /\p{L}{3}/u.test(goal.text);
  return { ...found, primary: named ? primary.slice(0, -1) : primary, support: found.support.filter(tells), ...(named ? { goal } : {}) };
}

/** A chain of arrows or commas, and a clause that says what carries it, in either order. */
function toldApart(brief: ReadBrief): Chain | undefined {
  const clauses = brief.sentences.flatMap((s) => piecesAt(s, ';')).slice(0, 40);
  const carries = clauses.find((c) => CARRIES.test(c.text) && c.text.length <= 300);
  if (carries === undefined) return undefined;
  const word = CARRIES.exec(carries.text);
  if (word === null) return undefined;
  const [from, to] = [carries.start + word.index, carries.start + word.index + word[0].length];
  const colon = carries.text.indexOf(':', word.index);
  // Behind a colon, behind the word, between "with" and the word, or before it.
  const behind = cut(carries, colon >= 0 ? carries.start + colon + 1 : to, carries.end);
  const before = cut(carries, carries.start, from);
  const opened = Math.max(
    before.text.lastIndexOf(' with '),
    before.text.lastIndexOf(' mit '),
    before.text.lastIndexOf(' avec '),
    before.text.lastIndexOf(' con '),
  );
  const lists = [behind, opened < 0 ? before : cut(before, before.start + opened + 6, before.end)].map(listIn);
  const support = lists.find((l) => l.length >= 2 && l.length <= 8 && l.every((x) => x.text.length <= 48));
  const [first] = support ?? [];
  if (support === undefined || first === undefined) return undefined;
  const end = support.at(-1)?.end ?? first.end;
  const apart = (x: Piece): boolean => x.end <= first.start || x.start >= end;
  const steps = brief.sequence?.map(withoutTail).filter(apart);
  const listed = clauses
    .map((c) => {
      const own = c === carries ? cut(c, c.start, Math.min(from, first.start)) : c;
      const lead = own.text.lastIndexOf(': ');
      return listIn(lead < 0 ? own : cut(own, own.start + lead + 1, own.end)).filter(apart);
    })
    .sort((a, b) => b.length - a.length)[0];
  const primary = steps !== undefined && steps.length >= 3 && steps.every((x) => x.text.length <= 60) ? steps : listed;
  if (primary === undefined || primary.length < 3 || primary.length > 8 || primary.some((x) => x.text.length > 60)) return undefined;
  const goal = goalBehind(brief, Math.max(end, primary.at(-1)?.end ?? 0));
  return {
    primary: primary.map(itemOf),
    support: support.map(itemOf),
    ...(goal === undefined ? {} : { goal: goal.goal }),
    used: [cut(carries, from, to), ...(goal === undefined ? [] : [goal.key])],
  };
}

export const valueChain = definePattern({
  form: 'value_chain',
  names: [
    'value chain',
    'porter value chain',
    'wertschöpfungskette',
    'wertkette',
    'chaîne de valeur',
    'cadena de valor',
    'catena del valore',
    'cadeia de valor',
    'waardeketen',
    'łańcuch wartości',
  ],
  strong: [
    'makes its value',
    'carried by',
    'supporting functions',
    'unterstützende funktionen',
    'from farm to fork',
    'from field to',
    'de la fourche à la fourchette',
    'creates value',
    'how value is made',
    'primary activities',
    'support activities',
    'porter',
    'primäre aktivitäten',
    'unterstützende aktivitäten',
    'core activities',
    'supporting activities',
    'enabling functions',
    'enabling activities',
    'hauptaktivitäten',
    'kernaktivitäten',
    'wertschöpfungsstufen',
    'wertschöpfung',
    'filière',
    'fonctions support',
    'atividades de apoio',
    'actividades de apoyo',
    'attività di supporto',
    'ondersteunende activiteiten',
    'activités principales',
    'activités de soutien',
    'actividades primarias',
    'attività primarie',
    'primaire activiteiten',
  ],
  figures: false,
  needs: 'the activities in order, and what supports them',
  sample: 'Value chain. Primary activities: [name], [name], [name], [name]. Support activities: [name], [name]. Goal: [name].',
  read(brief) {
    const both = [PRIMARY, SUPPORT].every((word) =>
      brief.groups.some((g) => g.lead !== undefined && g.lead.text.length <= 30 && word.test(g.lead.text)),
    );
    const asked = says(brief, WORDS) || says(brief, CARRIED) || both;
    const keyed = asked ? parted(brief) : undefined;
    const held = keyed !== undefined && keyed.primary.length >= 2 && keyed.primary.length <= 8 ? keyed : undefined;
    const told = held !== undefined && held.support.length > 0 ? held : (toldApart(brief) ?? twoLists(brief) ?? held);
    const found = told === undefined ? undefined : tidied(told);
    const variant = says(brief, BELOW) ? 'foundation_value_chain' : 'porter_value_chain';
    if (found !== undefined && found.primary.length >= 2 && found.primary.length <= 8)
      return {
        variant,
        fit:
          told === keyed ? (found.support.length > 0 ? 1 : says(brief, WORDS) ? 0.8 : 0.4) : asked || found.goal !== undefined ? 0.9 : 0.6,
        used: found.used,
        data: {
          ...(found.goal === undefined || found.goal.text.length > 60 ? {} : { goal: found.goal }),
          support: found.support,
          primary: found.primary,
        },
      };
    const entries = says(brief, WORDS) ? entriesOf(brief) : undefined;
    if (entries === undefined || entries.length < 3 || entries.length > 8) return undefined;
    return {
      variant,
      fit: 0.6,
      data: {
        primary: entries.map((e) => ({
          label: e.label,
          detail: [...(e.detail === undefined ? [] : thingsIn(e.detail)), ...e.below.map((b) => b.piece)],
        })),
      },
    };
  },
});
