/* Long because the words that open a side are told in eight languages, as keys, places, sentences and columns. */
/** Two halves: before and after, for and against, one thing and its opposite. */

import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { clausesIn, keyedParts, thingsIn } from '../document/sections.ts';
import { voiceOf } from '../document/voice.ts';
import { contrastIn } from '../relations/contrast.ts';
import { behindMention } from '../relations/mentions.ts';
import { definePattern } from './define-pattern.ts';

const NO_CUES: ReadonlySet<string> = new Set();

/** A key, with what it is a key of, before its colon or its verb. */
const HEAD =
  '(?=(?:\\s(?:of|in|for|von|für|de|des|du|di|van|z|die|der|das|the|le|la|el|il|a|o|het|een)\\s[\\p{L} ]{2,30}?)?\\s*(?:[:(–-]|\\s(?:are|sind|sont|son|sono|são|zijn|są|include)\\b))';
const head = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})${HEAD}`, 'giu');

/** Words that are keys before a colon, two by two. */
const PAIRED: readonly (readonly [string, string])[] = [
  [
    'problems?|issues?|probleme?|problèmes?|problemas?|problema|problemi|problemen|problem|problemy',
    'solutions?|answer|fix|lösung(?:en)?|solutions?|soluci(?:ón|ones)|soluzion[ei]|soluç(?:ão|ões)|oplossing(?:en)?|rozwiązani[ea]',
  ],
  [
    'challenges?|herausforderung(?:en)?|défis?|enjeux?|retos?|sfid[ae]|desafios?|uitdaging(?:en)?|wyzwani[ea]',
    'responses?|answers?|solutions?|our answer|antwort(?:en)?|lösung(?:en)?|réponses?|respuestas?|rispost[ae]|respostas?|antwoord(?:en)?|odpowied(?:ź|zi)',
  ],
  [
    'myths?|fiction|expectations?|mythe[n]?|mythos|mythes?|mitos?|mit[oi]|mity|verwachting|erwartung',
    'facts?|truth|reality|fakten|realität|faits?|réalité|hechos?|realidad|fatti|realtà|fatos?|factos?|realidade|feiten|realiteit|fakty|rzeczywistość',
  ],
  [
    'then|old(?: \\p{L}+)?|yesterday|früher|alte?|bisher|jadis|hier|ancien(?:ne)?|ayer|antes|viejo|ieri|vecchio|ontem|antigo|toen|oud|vroeger|kiedyś|stary',
    "now|new(?: \\p{L}+)?|today|heute|neue?|künftig|aujourd'hui|nouveau|nouvelle|hoy|ahora|nuevo|oggi|nuovo|hoje|novo|nu|nieuw|vandaag|teraz|dziś|nowy",
  ],
  [
    "now|today|currently|status quo|heute|aujourd'hui|hoy|hoy en día|actual|oggi|hoje|vandaag|dziś|obecnie",
    'then|next|tomorrow|in future|vision|goal|ambition|target|morgen|künftig|ziel(?:bild)?|demain|cible|mañana|futuro|objetivo|domani|amanhã|toekomst|jutro|docelowo',
  ],
  [
    'what works|what went well|went well|working well|was funktioniert|was gut lief|gut gelaufen|ce qui marche|lo que funciona|cosa funziona|o que funciona|wat goed gaat|co działa',
    "what does(?:n't| not) work|what did(?:n't| not)(?: work| go well)?|to improve|not working|was nicht funktioniert|was nicht lief|schlecht gelaufen|ce qui ne marche pas|lo que no funciona|cosa non funziona|o que não funciona|wat beter kan|co nie działa",
  ],
  [
    'opportunit(?:y|ies)|upsides?|chancen?|opportunités?|oportunidades|opportunità|kansen|szanse|benefits?|nutzen',
    "risks?|downsides?|risiken|risques|riesgos|rischi|riscos|risico[’']?s|ryzyka|costs?|kosten",
  ],
  [
    'strengths|stärken|forces|points forts|fortalezas|puntos fuertes|punti di forza|pontos fortes|sterke punten|mocne strony',
    'weaknesses|schwächen|faiblesses|points faibles|debilidades|puntos débiles|punti deboli|pontos fracos|zwakke punten|słabe strony',
  ],
  [
    '(?:on the )?left(?: side| hand side)?|linke seite|links|à gauche|a la izquierda|izquierda|a sinistra|sinistra|à esquerda|esquerda|po lewej',
    '(?:on the )?right(?: side| hand side)?|rechte seite|rechts|à droite|a la derecha|derecha|a destra|destra|à direita|direita|po prawej',
  ],
  [
    "what (?:it|this|that) is|(?:it|this) is|was es ist|ce que c'est|lo que es|cosa è|o que é|wat het is",
    "what (?:it|this|that) (?:is(?:n['’]t| not))|(?:it|this) is(?:n['’]t| not)|was es nicht ist|ce que ce n'est pas|lo que no es|cosa non è|o que não é|wat het niet is",
  ],
  ['stop|quit|aufhören|arrêter|dejar de', 'start|begin|anfangen|commencer|empezar a'],
  [
    'we know|known|what we know|was wir wissen|ce que nous savons|lo que sabemos',
    "unknown|we do(?:n't| not) know|what we do(?:n't| not) know|was wir nicht wissen|ce que nous ne savons pas|lo que no sabemos",
  ],
  ['we offer|we give|you give|geben', 'we ask|we expect|you get|we get|bekommen|nehmen'],
  ['inside|internal(?:ly)?|intern', 'outside|external(?:ly)?|extern'],
];

const PAIRS: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /\b(?:before|vorher|avant|antes|prima|voorheen|voor|przedtem|przed)\b(?!\sthe\b)/giu,
    /\b(?:after|nachher|après|después|dopo|depois|daarna|na|potem|po)\b(?!\sthe\b)/giu,
    'before_after',
  ],
  [
    /\b(?:today|heute|aujourd'hui|hoy|oggi|hoje|vandaag|dzisiaj|dziś)\b/giu,
    /\b(?:tomorrow|morgen|demain|mañana|domani|amanhã|jutro|in future|target state)\b/giu,
    'before_after',
  ],
  [/\b(?:as[- ]is|current state|ist-zustand|ist)\b/giu, /\b(?:to[- ]be|target state|future state|soll-zustand|soll)\b/giu, 'before_after'],
  [
    head('pros?|advantages|for|für|dafür|benefits|vorteile|pour|avantages|ventajas|a favor|vantaggi|vantagens|voordelen|zalety'),
    head(
      'cons?|disadvantages|against|gegen|dagegen|drawbacks|nachteile|contre|inconvénients|desventajas|en contra|svantaggi|desvantagens|nadelen|wady',
    ),
    'two_halves',
  ],
  [
    /(?<=^|[.!?\n]\s?)(?:before|vorher|früher|avant|antes|prima|przed)\b/giu,
    /(?<=^|[.!?\n]\s?)(?:after|afterwards|nachher|heute|après|después|dopo|depois|po)\b/giu,
    'before_after',
  ],
  [
    /(?<=^|[.!?\n]\s?)(?:until (?:last year|now|recently|\d{4})|so far|in the past|bis(?:her| \d{4}| letztes jahr)|früher|jusqu['’]ici|jusqu['’]en \d{4}|hasta ahora|hasta \d{4}|fino a ieri|finora|até agora|tot nu toe|dotychczas)\b/giu,
    /(?<=^|[.!?\n;,]\s?)(?:today|now|from now on|heute|jetzt|künftig|aujourd'hui|désormais|hoy|ahora|oggi|ora|hoje|agora|vandaag|nu|dziś|teraz)\b/giu,
    'before_after',
  ],
  [
    /(?<=^|[.!?\n]\s?)(?:today|now|currently|heute)\b/giu,
    /(?<=^|[.!?\n]\s?)(?:tomorrow|in future|from \d{4} on|soon|künftig)\b/giu,
    'before_after',
  ],
  ...PAIRED.map(([left, right]) => [head(left), head(right), 'two_halves'] as const),
  [/\b(?:do|dos|we do)\b(?=\s*[:–-])/giu, /\b(?:don['’]?ts?|we do not|we don['’]t)\b(?=\s*[:–-])/giu, 'two_halves'],
  // A definition, and what it leaves out.
  [
    /(?<=^|[.!?\n]\s?)what (?:is|are|counts as) [\p{L} -]{2,40}\?/giu,
    /(?<=[.!?\n]\s?)(?:and )?what (?:it is(?:n['’]t| not)|is(?:n['’]t| not)|it does(?:n['’]t| not) include|does(?:n['’]t| not) count|they are(?:n['’]t| not)|is not [\p{L} -]{2,30}?)(?=\s*[?:])[?]?/giu,
    'two_halves',
  ],
  [/\b(?:in scope)\b/giu, /\b(?:out of scope)\b/giu, 'two_halves'],
];

const FROM_TO =
  /^(?:from|von|vom|weg von|de|du|des|da|dal|dalla|van|z|ze|od)\s(.{2,60}?)\s(?:to|towards|zum?|zur|hin zu|à|au|aux|vers|a|al|hacia|verso|para|naar|do|ku)\s(.{2,60})$/iu;

/** "from silos to teams, from plans to tests": what was, and what comes. */
function turns(brief: ReadBrief) {
  for (const group of brief.groups) {
    const found = group.items.flatMap((i) => {
      const match = i.figures.length > 0 ? null : FROM_TO.exec(i.piece.text);
      if (match?.[1] === undefined || match[2] === undefined) return [];
      const [at, end] = [i.piece.start + match[0].indexOf(match[1]), i.piece.end];
      return [{ from: cut(i.piece, at, at + match[1].length), to: cut(i.piece, end - match[2].length, end), first: i.piece, at }];
    });
    const [first] = found;
    if (first === undefined || found.length < 2 || found.length < group.items.length) continue;
    const between = cut(first.first, first.from.end, first.to.start);
    return {
      sides: [
        { label: cut(first.first, first.first.start, first.at), points: found.map((f) => f.from) },
        { label: between, points: found.map((f) => f.to) },
      ],
      variant: 'before_after',
      sure: true,
    };
  }
  return undefined;
}

/** Two columns of words below two titles: "Myth | Fact". */
function columns(brief: ReadBrief) {
  const [table] = brief.tables;
  const [title] = table?.head ?? [];
  if (table?.corner === undefined || title === undefined || table.head.length !== 1 || table.numeric[0]) return undefined;
  const cells = table.rows.map((r) => [r.label, r.cells[0]?.piece] as const);
  if (cells.length < 2 || cells.length > 8) return undefined;
  const pair = PAIRS.find(([left, right]) => table.corner !== undefined && matches(left, table.corner.text) && matches(right, title.text));
  return {
    sides: [
      { label: table.corner, points: cells.map(([left]) => left) },
      { label: title, points: cells.flatMap(([, right]) => (right === undefined || right.text === '' ? [] : [right])) },
    ],
    variant: pair?.[2] ?? 'two_halves',
    sure: pair !== undefined,
  };
}

/** A colon behind the key makes it one, as it does in running text. */
const matches = (key: RegExp, text: string): boolean => (`${text}:`.match(key) ?? []).length > 0;

/** "Before on one side, after on the other" asks, and says nothing. */
const PLACE =
  /^(?:the |an |auf |auf der |à |a la |a |op )?(?:one|other|left|right|einen?|andere[nr]?|linke[nr]?|rechte[nr]?|links|rechts|gauche|droite|izquierda|derecha|sinistra|destra)(?: (?:side|hand|seite|side of the slide))?[.,;]?$|^(?:and|und|et|y|e|en|i|vs\.?|versus)?$|^(?:slide|page|view|picture|comparison|folie|seite|diapositive|diapositiva|slajd)(?!\p{L})/iu;

interface Halves {
  readonly sides: readonly { readonly label: Piece | undefined; readonly points: readonly Piece[] }[];
  readonly variant: string;
  /** Two sides and nothing else. */
  readonly sure?: boolean;
}

/** A key before a colon or a dash, at the beginning of a sentence or behind a closing quote. */
const KEY = /(?<=^|[.!?]["”»]?\s{1,2}|\n\s{0,4}|\s\/\/\s|;\s)([^.:!?\n–—=]{2,72}?)\s?(?::|\s[–—]|\s=)\s/gu;

/** The sentences of a stretch, without those behind the first that only ask for something. */
function saidIn(brief: ReadBrief, body: Piece): Piece[] {
  if (body.text.includes('\n')) return [body];
  const own = brief.sentences.flatMap((s) => {
    const [from, to] = [Math.max(s.start, body.start), Math.min(s.end, body.end)];
    const piece = from < to ? cut(body, from, to) : undefined;
    return piece === undefined || !/[\p{L}\d]/u.test(piece.text) ? [] : [piece];
  });
  const said = own.filter((c, i) => i === 0 || !['request', 'look', 'aside'].includes(voiceOf(c.text, NO_CUES)));
  return (said.length === 0 ? [body] : said).flatMap((c) => clausesIn(c));
}

const WHERE =
  /^(?:(?:on (?:the|one) |the )?(?:left|right|other|one)(?: side| half| hand side)?|half the (?:slide|page)|(?:first|second|other) half|links|rechts|linke seite|rechte seite|à gauche|à droite|(?:a la )?(?:izquierda|derecha)|(?:a )?(?:sinistra|destra)|(?:à )?(?:esquerda|direita)|po (?:lewej|prawej))$/iu;

/** "Left: what sales hears: too late, …": behind the place stands the side's own name. */
function inner(brief: ReadBrief, side: { readonly label: Piece; readonly points: readonly Piece[] }) {
  // "One half what the brochure says: …"
  const place =
    /^(?:on )?(?:the )?(?:one|other|first|second|left|right)(?:\s(?:half|side)),?\s(?=\p{L}{3})/iu.exec(side.label.text)?.[0].length ?? 0;
  if (place > 0) return { ...side, label: cut(side.label, side.label.start + place, side.label.end) };
  const [first, ...rest] = side.points;
  const own = first === undefined || !WHERE.test(side.label.text) ? null : /^([^:()]{3,50}?)(?::\s|\s\((?=[^()]+\)$))/u.exec(first.text);
  if (first === undefined || own?.[1] === undefined) return side;
  const end = own[0].endsWith('(') ? first.end - 1 : first.end;
  const label = cut(new Piece(brief.text, 0, brief.text.length), first.start, first.start + own[1].length);
  return { label, points: [...thingsIn(cut(first, first.start + own[0].length, end)), ...rest] };
}

/** Exactly two keys and what is said of each: "The myth: …. What our survey found – …". */
function twoKeys(brief: ReadBrief): Halves | undefined {
  if (brief.tables.length > 0 || brief.sections.some((s) => s.entries.length > 2) || brief.text.length > 900) return undefined;
  const whole = new Piece(brief.text, 0, brief.text.length);
  const marks = [...brief.text.matchAll(KEY)].filter((m) => !['request', 'greeting'].includes(voiceOf(m[1] ?? '', NO_CUES)));
  const [one, two] = marks;
  if (one?.[1] === undefined || two?.[1] === undefined || marks.length !== 2) return undefined;
  const side = (m: RegExpExecArray, to: number) => {
    const body = cut(whole, m.index + m[0].length, to);
    const quoted = /^[“"„«]([^“”"„»«]{3,200})[”"“»]\.?$/u.exec(body.text);
    const points =
      quoted?.[1] !== undefined
        ? [cut(body, body.start + 1, body.start + 1 + quoted[1].length)]
        : saidIn(brief, body).flatMap((c) => thingsIn(c));
    return inner(brief, { label: cut(whole, m.index, m.index + (m[1] ?? '').length), points });
  };
  const sides = [side(one, two.index), side(two, whole.end)];
  return sides.every((s) => s.points.length > 0 && s.points.length <= 8 && s.points.every((p) => p.text.length <= 200))
    ? { sides, variant: 'two_halves' }
    : undefined;
}

function halves(brief: ReadBrief): Halves | undefined {
  const early = columns(brief) ?? turns(brief);
  if (early !== undefined) return early;
  const whole = new Piece(brief.text, 0, brief.text.length);
  for (const [left, right, variant] of PAIRS) {
    if (brief.text.search(left) < 0 || brief.text.search(right) < 0) continue;
    const from = behindMention(brief.text, [left, right], 2);
    const { a, b } = keyedParts(from === 0 ? whole : new Piece(brief.text.slice(from), from, brief.text.length), { a: left, b: right });
    if (a === undefined || b === undefined || a.body.text === '' || b.body.text === '') continue;
    if ([a, b].some((p) => PLACE.test(p.body.text))) continue;
    const sides = [a, b].map((p) => inner(brief, { label: p.key, points: saidIn(brief, p.body).flatMap((c) => thingsIn(c)) }));
    if (sides.every((s) => s.points.length > 0 && s.points.length <= 8 && s.points.every((p) => p.text.length <= 200)))
      return {
        sides,
        variant,
        sure: variant === 'two_halves' || [a, b].every((p) => /^\s?:/.test(brief.text.slice(p.key.end, p.key.end + 3))),
      };
  }
  const two = brief.sections.filter((s) => s.key !== undefined);
  if (two.length === 2 && brief.sections.length === 2 && two.every((s) => s.entries.length <= 8))
    return {
      sides: two.map((s) => ({ label: s.key, points: s.entries.map((e) => e.piece) })),
      variant: 'two_halves',
      sure: two.every((s) => s.entries.length >= 2),
    };
  const contrast = contrastIn(brief);
  if (contrast !== undefined) return { sides: contrast.sides, variant: contrast.kind };
  const told = twoKeys(brief);
  if (told !== undefined) return told;
  const keyed = brief.groups.filter((g) => g.lead !== undefined && g.lead.text.length <= 40 && g.items.length > 0);
  if (keyed.length === 2 && keyed.every((g) => g.items.every((i) => i.piece.text.length <= 160)))
    return { sides: keyed.map((g) => ({ label: g.lead, points: g.items.map((i) => i.piece) })), variant: 'two_halves' };
  return undefined;
}

export const editorialSplit = definePattern({
  form: 'editorial_split',
  names: [
    'dafür und dagegen',
    'gegenübergestellt',
    'spricht und was dagegen',
    'before and after',
    'before after',
    'before/after',
    'pros and cons',
    'for and against',
    'for or against',
    'für und wider',
    'für und gegen',
    'pour ou contre',
    'a favor y en contra',
    'voor of tegen',
    'voor en tegen',
    'za i przeciw',
    'dos and don',
    'two halves',
    'split slide',
    'vorher nachher',
    'vorher und nachher',
    'vorher/nachher',
    'pro und contra',
    'avant après',
    'avant et après',
    'pour et contre',
    'antes y después',
    'ventajas y desventajas',
    'prima e dopo',
    'pro e contro',
    'antes e depois',
    'voor en na',
    'voordelen en nadelen',
    'przed i po',
    'from-to',
    'from to slide',
    'from/to',
    'from … to',
    'then and now',
    'then vs now',
    'old vs new',
    'today vs tomorrow',
    'today and tomorrow',
    'as-is to-be',
    'as is vs to be',
    'as-is/to-be',
    'problem and solution',
    'problem/solution',
    'problem solution',
    'myths and facts',
    'myth vs fact',
    'myth vs reality',
    'expectation vs reality',
    'two columns',
    'two column',
    'two-column',
    'two sides',
    'two panels',
    'left and right',
    'left side',
    'split screen',
    'split page',
    'in two halves',
    'side by side contrast',
    'heute morgen',
    'heute/morgen',
    'heute und morgen',
    'zweispaltig',
    'zwei spalten',
    'zwei hälften',
    'gegenüberstellung',
    'gegenüberstellen',
    'problem und lösung',
    'mythen und fakten',
    'deux colonnes',
    'deux moitiés',
    'problème et solution',
    'hier et demain',
    'mythes et réalités',
    'dos columnas',
    'dos mitades',
    'problema y solución',
    'mitos y realidades',
    'pros y contras',
    'due colonne',
    'due metà',
    'problema e soluzione',
    'miti e realtà',
    'duas colunas',
    'problema e solução',
    'prós e contras',
    'twee kolommen',
    'twee helften',
    'probleem en oplossing',
    'voor- en nadelen',
    'dwie kolumny',
    'problem i rozwiązanie',
    'plusy i minusy',
    'zalety i wady',
  ],
  strong: [
    'two sides of',
    'zwei seiten',
    'deux faces',
    'dos caras',
    'due facce',
    'dwie strony',
    'obok siebie',
    'advantages',
    'disadvantages',
    'nachteile',
    'avantages',
    'inconvénients',
    'ventajas',
    'desventajas',
    'vantaggi',
    'svantaggi',
    'vantagens',
    'desvantagens',
    'voordelen',
    'nadelen',
    'zalety',
    'wady',
    'vorteile',
    'pros',
    'cons',
    'in scope',
    'to-be',
    'target state',
  ],
  weak: ['side by side', 'versus', 'before', 'after', 'vorher', 'nachher', 'today', 'heute'],
  figures: false,
  needs: 'two sides, each with its points',
  sample: 'Before: [text], [text]. After: [text], [text].',
  read(brief) {
    const found = halves(brief);
    if (found === undefined) return undefined;
    // Sides that are mostly figures are a chart.
    const points = found.sides.flatMap((s) => s.points);
    const counted = points.filter((p) =>
      brief.figures.some((f) => !f.year && f.start >= p.start && f.end <= p.end && f.text.length > p.text.length / 4),
    ).length;
    if (counted > points.length / 2) return undefined;
    const [left, right] = found.sides;
    return {
      variant: found.variant,
      fit: found.sure === true ? 0.96 : 0.9,
      data: { left: { ...left, tone: 'neutral' }, right: { ...right, tone: 'primary' } },
    };
  },
});
