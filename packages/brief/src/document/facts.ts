/** Numbers with the words that they belong to: `Nordics 12.4m`, `12.4m in Nordics`, `Nordics: 12.4m (+8%)`, a table's column. */

import { trimmed } from './phrases.ts';
import { cut, type Figure, Piece } from './piece.ts';
import type { Fact, Group, Item, ReadBrief } from './reading.ts';

const VERB =
  /\s(?:is|was|are|were|stands?|stood|stand|waits|waited|sits?|came|comes?|contribut(?:es?|ed)|account(?:s|ed)?|reach(?:es|ed)?|hits?|made|makes?|post(?:s|ed)|has|have|had|did|needed|carries|carried|reported|recorded|register(?:s|ed)|averag(?:es?|ed)|lies|remained|ends? (?:at|up)|ended (?:at|up)|starts? at|started at|became|becomes|counted|holds|named|cited|said|mentioned|deducts?|subtracts?|took away|takes away|goes to|deliver(?:s|ed)|brought|brings?|sold|sells?|grew|grows|rose|fell|dropped|climbed|increased|decreased|declined|added|adds|takes?|took|generat(?:es?|ed)|represents?|total(?:s|led|ed)|scor(?:es?|ed)|sits?|went|gets?|got|gave|gives|pays?|paid|spends?|spent|earns?|earned|spend|employs?|lost|won|now|only|just|still|liegt|lag|beträgt|betrug|erreicht|erreichte|hat|hatte|machte|macht|stieg|sank|wuchs|kostet|kostete|bringt|brachte|braucht|zählt|zählte|wartet|warten|steht|stand|stehen|verzeichnet|meldet|kommt auf|kam auf|trägt bei|schafft|ergibt|macht aus|fällt auf|sinkt auf|steigt auf|liegen|lagen|betragen|haben|hatten|sind|waren|war|ist|wird|wurde|nur|noch|etwa|rund|atteint|atteignent|pèse|pèsent|était|étaient|est|sont|coûte|coûtent|apporte|apportent|rapporte|perd|perdent|gagne|gagnent|affiche|affichent|ont|représente|a|s'élève|alcanzó|alcanza|representa|tiene|tienen|era|eran|son|es|fue|fueron|suma|suman|resta|restan|aporta|aportan|pesa|pesan|llega a|llegan a|cuesta|cuestan|registra|registran|pierde|pierden|gana|ganan|está en|están en|suponen?|raggiunge|raggiungono|rappresenta|rappresentano|ha|hanno|è|sono|erano|pesa|pesano|vale|valgono|toglie|tolgono|aggiunge|aggiungono|costa|costano|registra|arriva a|tem|têm|foi|foram|são|é|eram|soma|somam|retira|retiram|chega a|chegam a|custa|custam|atinge|atingem|valem|bereikt|bereikte|bedraagt|bedroeg|heeft|hebben|had|hadden|is|zijn|was|waren|telt|tellen|levert|leveren|staat op|komt op|wynosi|wynosił|wynosiła|wyniósł|wyniosła|wyniosło|osiąga|osiągnął|osiągnęła|ma|mają|miał|miała|jest|są|był|była|było|kosztuje|dodaje|odejmuje)(?=\s|$)/iu;
/** Words before a number that name nothing. */
const EMPTY =
  /^(?:davon|darunter|dont|waarvan|z czego|di cui|dei quali|de ellos|dos quais|of (?:these|those|them|which|whom)|then|dann|danach|puis|ensuite|luego|después|poi|depois|toen|daarna|potem|finally|will|would|can|should|must|want|keep|spend|need|werden|würden|wollen|schließlich|enfin|finalmente|infine|and|und|et|y|e|en|we|i|it|they|there|have|has|had|are|is|was|were|about|around|roughly|approximately|approx\.?|ca\.?|circa|nearly|almost|over|under|more|less|than|just|only|some|at|to|of|up|down|by|with|and|plus|minus|the|a|an|our|total|totals?|currently|now|still|so|far|another|then|es|gibt|wir|haben|etwa|rund|fast|nous|avons|environ|tenemos|unos|abbiamo|circa|temos|cerca|de|we|hebben|ongeveer|mamy|około)(?:\s|$)/iu;
const AFTER =
  /^(?:in|from|for|of|by|on|at|are|is|were|was|aus|in|für|von|en|de|des|du|del|para|per|di|van|voor|w|z|dla|who|which|that|have|had|with|mit|avec|con|com|met|sind|haben|ont|sont|étaient|han|fueron|sono|hanno)\s|^as (?:an? )?|^als /iu;

const NUMBERED =
  /(?:^|\s)(?:year|week|month|day|phase|wave|step|level|jahr|woche|monat|année|semaine|mois|año|semana|mes|anno|settimana|mese|ano|jaar|maand|rok|kw|wk)\s$/iu;
/** Articles before a name, in lower case: what begins with a capital may be the name's own. */
const ARTICLE =
  /^(?:der|die|das|den|dem|le|la|les|l'|el|los|las|il|lo|i|gli|o|os|a|as|het|de|een|un|une|una|um|uma|ein|eine)(?:\s|(?<='))(?=\p{L}{2})/u;
const worded = (p: Piece): boolean => /\p{L}/u.test(p.text);

function withoutEmpty(piece: Piece): Piece {
  let p = piece;
  for (let n = 0; n < 8; n++) {
    const match = EMPTY.exec(p.text);
    // IT and US are names, and so is A where nothing stands behind it.
    if (match === null || /^\p{Lu}(?:\p{Lu}|$)/u.test(p.text)) break;
    p = cut(p, p.start + match[0].length, p.end);
  }
  return p;
}

/** What a number of an item is called; undefined where no word tells. */
export function labelOf(item: Item, figure: Figure, next: number): Piece | undefined {
  const before = trimmed(cut(item.piece, item.piece.start, figure.start));
  const verb = VERB.exec(before.text);
  const named = verb !== null && verb.index > 0 ? trimmed(cut(before, before.start, before.start + verb.index)) : before;
  if (worded(named) && worded(withoutEmpty(named))) {
    const article = ARTICLE.exec(named.text)?.[0].length ?? 0;
    return article === 0 ? named : cut(named, named.start + article, named.end);
  }
  let after = trimmed(cut(item.piece, figure.end, next));
  const joint = AFTER.exec(after.text)?.[0].length ?? 0;
  after = trimmed(cut(after, after.start + joint, after.end));
  return worded(after) ? after : undefined;
}

/** Words that a small number follows more than once, each time another: `Linie 3 …, Linie 1 …`. */
function numberedWords(brief: ReadBrief): ReadonlySet<string> {
  const seen = new Map<string, Set<number>>();
  const capital = new Set<string>();
  for (const f of brief.figures.slice(0, 400)) {
    if (f.unit !== '' || f.signed || !Number.isInteger(f.value) || f.value > 99) continue;
    const written = /(\p{L}{3,20})\s$/u.exec(brief.text.slice(Math.max(0, f.start - 24), f.start))?.[1];
    const word = written?.toLowerCase();
    if (written !== undefined && /^\p{Lu}/u.test(written)) capital.add(written.toLowerCase());
    if (word !== undefined) seen.set(word, (seen.get(word) ?? new Set()).add(f.value));
  }
  // A word of the language counts only where its numbers count on from 1: "alcance 1 el 18 %, alcance 2 el 9 %".
  return new Set(
    [...seen].flatMap(([word, values]) => (values.size > 1 && (capital.has(word) || (values.has(1) && values.has(2))) ? [word] : [])),
  );
}

function ofGroup(group: Group, numbered: ReadonlySet<string>, stroked: boolean): Fact[] {
  const own = group.items.filter((i) => i.figures.some((f) => !f.year));
  return own.flatMap((item): Fact[] => {
    // "in year 5", "week 3" name a time and count nothing.
    const figures = item.figures.filter(
      (f) =>
        !f.year &&
        (item.figures.length === 1 ||
          (!NUMBERED.test(item.piece.text.slice(Math.max(0, f.start - item.piece.start - 9), f.start - item.piece.start)) &&
            !numbered.has(
              /(\p{L}+)\s$/u
                .exec(item.piece.text.slice(Math.max(0, f.start - item.piece.start - 24), f.start - item.piece.start))?.[1]
                ?.toLowerCase() ?? '',
            ))),
    );
    // "press 4 - 61.5": the number behind the stroke, and the one before it names.
    const [one, two] = figures;
    if (
      figures.length === 2 &&
      one !== undefined &&
      two !== undefined &&
      one.unit === '' &&
      Number.isInteger(one.value) &&
      one.value < 100 &&
      stroked &&
      /^\s[–—-]\s$/u.test(item.piece.text.slice(one.end - item.piece.start, two.start - item.piece.start)) &&
      /\p{L}{2}\s$/u.test(item.piece.text.slice(0, one.start - item.piece.start).slice(-4))
    )
      figures.shift();
    const [figure, ...others] = figures;
    if (figure === undefined) return [];
    const told = labelOf(item, figure, others[0]?.start ?? item.piece.end);
    // "OEE: 81 % (Vorjahr 77 %)": what stands in brackets is no name where one stands before the colon.
    const bracket = told?.text.startsWith('(') === true;
    const lead = own.length === 1 ? group.lead : undefined;
    const label = bracket
      ? (lead ?? (told === undefined ? undefined : trimmed(cut(told, told.start + 1, told.text.endsWith(')') ? told.end - 1 : told.end))))
      : (told ?? lead);
    const year = item.figures.find((f) => f.year);
    if (label === undefined || label.text.length > 80) {
      if (year === undefined || group.lead === undefined || own.length > 1) return [];
      return [{ label: group.lead, figure, said: figure, others, year, piece: group.piece }];
    }
    return [
      { label, figure, said: figure, others, ...(year === undefined ? {} : { year }), piece: own.length === 1 ? group.piece : item.piece },
    ];
  });
}

/** Joining words are no noun to count in. */
const NOUN =
  /^\s?(?!(?:and|und|et|en|y|e|i|oraz|to|auf|bis|à|a|naar|do|from|von|de|in|im|at|on|of|for|per|with|than|up|down|vs|but|while|or|the|is|was|are|less|more|only|pro|par|por|each|as|by|after|before|since|last|this|mit|bei|für|aus|nach|pour|dans|para|com|con|met|voor|bij|dla|od)(?!\p{L}))(?:\p{L}[\p{L}²³]*(?:\/\p{L}+)?\.?|[€$£¥%])(?![\p{L}\p{N}])/iu;

/** The noun behind a number belongs to it where the number behind another name has it too: `Kessler 74 days, Brunner 61 days`. */
function counted(brief: ReadBrief, facts: readonly Fact[]): readonly Fact[] {
  const nouns = facts.map((f) => {
    if (f.label.start > f.figure.start) return '';
    const noun = NOUN.exec(brief.text.slice(f.figure.end, Math.min(f.piece.end, f.figure.end + 24)))?.[0] ?? '';
    return noun.endsWith('.') ? noun.slice(0, -1) : noun;
  });
  const often = new Map<string, number>();
  for (const noun of nouns) if (noun !== '') often.set(noun.toLowerCase(), (often.get(noun.toLowerCase()) ?? 0) + 1);
  return facts.map((f, i) => {
    const noun = nouns[i] ?? '';
    if (noun === '' || (often.get(noun.toLowerCase()) ?? 0) < 2) return f;
    const end = f.figure.end + noun.length;
    return { ...f, said: new Piece(brief.text.slice(f.figure.start, end), f.figure.start, end) };
  });
}

/** The facts of a brief: of its widest table's only column of numbers where it has one, else of its clauses. */
export function factsOf(brief: ReadBrief): readonly Fact[] {
  for (const table of brief.tables) {
    const columns = table.numeric.flatMap((n, k) => (n ? [k] : []));
    const [column] = columns;
    if (columns.length !== 1 || column === undefined) continue;
    const facts = table.rows.flatMap((r): Fact[] => {
      const figure = r.cells[column]?.figure;
      return figure === undefined || (!worded(r.label) && !/\d/.test(r.label.text))
        ? []
        : [{ label: r.label, figure, said: figure, others: [], piece: r.piece }];
    });
    if (facts.length >= 2) return facts;
  }
  const numbered = numberedWords(brief);
  // "packer - 9.5": strokes stand before the numbers of this brief.
  const stroked = /\p{L}\s[–—-]\s\d/u.test(brief.text);
  // Rows of wide tables are no clauses.
  const wide = brief.tables.filter((t) => t.numeric.length > 1);
  const facts = brief.groups
    .filter((g) => !wide.some((t) => g.piece.start >= t.piece.start && g.piece.end <= t.piece.end))
    .flatMap((g) => ofGroup(g, numbered, stroked));
  return counted(brief, facts);
}
