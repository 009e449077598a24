/** What a slide relates, the brief relates: by a word between the two, by a mark, or by the way it is set out. */
import { type Brief, partAround } from '../brief/brief.ts';
import { placesOf } from '../brief/find.ts';
import { wordsOf } from '../brief/words.ts';
import type { Finding, Span } from '../finding.ts';
import type { Edge } from '../slide/facts.ts';
import { list, member, text } from '../slide/json.ts';
import { shapeOf } from '../slide/slide.ts';
import { isGerman } from './closed-class.ts';
import type { Check, Context } from './context.ts';

/** Who reports to whom, as a column or a remark may say it for all. */
const RANK =
  /\b(?:report(?:s|ing)?|manag(?:er|es|ed)|boss|lead(?:s|er)?|head(?:s|ed)?|under|below|above|parent|superior|subordinat\w*|tree|berichte[tn]?|unterstellt|unter|darunter|leite[tn]|geführt|führt|vorgesetzt\w*|rattach\w*|sous|dirige|chef|depende\w*|reporta\w*|jef[ea]|bajo|riporta\w*|sotto|capo|reportam?|chefia|rapporteer\w*|onder|leidt|podleg\w*|pod|kieruje)\b|上司|部下|下属|汇报/iu;
/** What follows what, in words or marks. */
const ORDER =
  /->|→|=>|>|»|⇒|steps?\d|\b(?:then|next|after(?:wards)?|before|first(?:ly)?|second(?:ly)?|third(?:ly)?|last(?:ly)?|finally|steps?|stages?|phases?|process(?:es)?|flows?|journey|cycle|loop|wheel|path|pipeline|route|sequence|lifecycle|life cycle|workflow|procedure|chain|until|once|when|back to|start(?:s|ing)?|ends?|how (?:we|a|an|the|it|to|our)|goes|go|moves?|passes|sends?|swimlane|hand(?:s|ed)?(?: ?over|off)?|lanes?|repeat|again|round|order)\b|come si|gira così|pętla|znów|lus|circuit|werkt|works|funktioniert|funciona|funziona|fonctionne|działa|repite|otra vez|wieder|répète|ripete|di nuovo|de novo|opnieuw|powtarza|así (?:se|funciona)|rueda|ruota|roda|rad |läuft|vuelve|passagg|comment (?:on|se|ça|nous)|wie (?:wir|man|die|das|der|ein)|circular|volta|weer|chevron|left to right|links nach rechts|links naar rechts|gauche à droite|izquierda a derecha|jak (?:powstaje|wygląda|działa|robimy)|cómo (?:se|funciona|hacemos)|como (?:se|funciona|fazemos)|hoe (?:we|het|een)|who does what|qui fait quoi|wer macht was|wer tut was|chi fa cosa|quién hace qué|quem faz o quê|wie doet wat|kto co robi|corsie|schwimmbahn|(?:dann|danach|schritt|phase|prozess|ablauf|zuerst|zunächst|zuletzt|anschließend|kreislauf|zyklus|kette|bevor|nachdem|stufe|vorgehen|folgt)|\b(?:puis|ensuite|étapes?|processus|cycle|parcours|après|avant|d'abord|enfin|parcours|boucle|phases?)\b|\b(?:luego|después|pasos?|proceso|ciclo|fases?|etapas?|primero|flujo|antes|finalmente|recorrido)\b|\b(?:poi|fas[ei]|processo|ciclo|pass[oi]|dopo|prima|infine|percorso|quindi)\b|\b(?:depois|etapas?|processo|passos?|fluxo|ciclo|primeiro|jornada)\b|\b(?:daarna|stap(?:pen)?|proces|kringloop|cyclus|eerst|vervolgens|dan|ten slotte)\b|\b(?:potem|następnie|krok\w*|proces\w*|etap\w*|cykl\w*|najpierw)\b|\b(?:sedan|steg|därefter|först|flöde)\b|(?:步|流程|手順|然后|然後|次に|順|阶段|工程|段階|ステップ|サイクル|단계|다음|循环)|(?:ثم|خطو|مراحل|مرحلة|بعد)|(?:sonra|önce|adım|aşama)/iu;
/** "To open a file: form, stamp, answer", "From request to award: …": a purpose, or two ends, make steps of what follows. */
const PURPOSE =
  /^(?:to|jak|jako|pour|per|para|um|om|aby|żeby|for at|för att)\s[^:\n]*:|^(?:from|von|van|de|da|od)\s[^:\n]*\s(?:to|bis|zu|zum|zur|naar|à|au|a|al|do)\s[^:\n]*:/iu;
/** Lines or items that carry numbers are in an order. */
const NUMBERED = /(?:^|[\s(,;:])(?:1|①|i|a)[.):][\s\S]*(?:[\s(,;:])(?:2|②|ii|b)[.):]|①/iu;

/** In German a name is written with a capital: "gehen" at the end of a flow is a verb. */
function verbFindings({ brief, facts, slide }: Context): Finding[] {
  if (facts.form !== 'sankey_flow' || !isGerman(brief) || !/[äöüß]|\b(?:und|nicht|wird)\b/u.test(brief.folded)) return [];
  const ends = [...new Set(facts.edges.flatMap(({ from, to }) => [from, to]))];
  return ends
    .filter(
      (end) => /^\p{Ll}[\p{Ll}]+$/u.test(end) && placesOf(end, brief).every((place) => /^\p{Ll}/u.test(brief.text.slice(place.start))),
    )
    .map((end) => {
      const edge = facts.edges.find(({ from, to }) => from === end || to === end);
      const shape_id = edge === undefined ? undefined : shapeOf(slide, edge.path);
      return {
        code: 'not_a_name',
        message: `${JSON.stringify(end)} is no noun of the brief.`,
        said: end,
        path: edge?.path ?? '/data/flows',
        ...(shape_id === undefined ? {} : { shape_id }),
        spans: placesOf(end, brief),
      };
    });
}

export const checkRelations: Check = (context) => [
  ...verbFindings(context),

  ...context.facts.edges.flatMap((edge) => edgeFinding(context, edge)),
  ...sequenceFinding(context),
];

/** Fields that stand beside one another and never hand anything over. */
const FIELDS =
  /^(?:strengths?|weakness(?:es)?|opportunit(?:y|ies)|threats?|stärken|schwächen|chancen|risiken|forces|faiblesses|opportunités|menaces|fortalezas|debilidades|oportunidades|amenazas|punti di forza|punti di debolezza|opportunità|minacce|forças|fraquezas|ameaças|sterktes|zwaktes|kansen|bedreigingen|mocne strony|słabe strony|szanse|zagrożenia|pros|cons)$/iu;

function sequenceFinding({ brief, facts, slide }: Context): Finding[] {
  const lanes = list(member(slide.intent.data, 'lanes')).map(text);
  if (lanes.filter((lane) => FIELDS.test(lane)).length > 1)
    return [
      {
        code: 'relation_not_said',
        message: 'Strengths, weaknesses and the like stand as lanes that hand work to one another; the brief only lists them.',
        said: lanes.join(', '),
        path: '/data/lanes',
        spans: [],
      },
    ];
  // Who does what, in turn, tells its own order.
  if (facts.sequence.length < 2 || ORDER.test(brief.folded) || PURPOSE.test(brief.folded.trim()) || NUMBERED.test(brief.folded)) return [];
  return [
    {
      code: 'relation_not_said',
      message: `The slide puts its items one after the other; no word or mark of the brief says that they follow one another.`,
      said: facts.sequence.join(', '),
      path: '/blocks',
      ...(slide.texts[0] === undefined ? {} : { shape_id: slide.texts[0].shape_id }),
      spans: [],
    },
  ];
}

function edgeFinding(context: Context, edge: Edge): Finding[] {
  const { brief, facts } = context;
  // Hand-overs between tasks are a sequence, which is judged as a whole.
  if (edge.from === '' || edge.to === '' || facts.form === 'swimlane_flow') return [];
  const from = placesOf(edge.from, brief);
  const to = placesOf(edge.to, brief);
  if (from.length === 0 || to.length === 0) return [];
  const others = context.texts.filter(({ as }) => as === 'name').map((one) => one.text);
  const related = (all: readonly Span[], more: readonly Span[]): boolean =>
    all.some((a) => more.some((b) => isRelated(brief, a, b, edge, others)));
  if (related(from, to)) return [];
  // "The DC in Metz" is Metz in the next sentence.
  if (edge.kind === 'flow' && related(shortPlaces(brief, edge.from), shortPlaces(brief, edge.to))) return [];
  const shape_id = shapeOf(context.slide, edge.path);
  return [
    {
      code: 'relation_not_said',
      message: `The slide says that ${JSON.stringify(edge.to)} ${edge.kind === 'tree' ? 'belongs under' : 'is fed by'} ${JSON.stringify(edge.from)}; no word or mark of the brief does.`,
      said: `${edge.from} / ${edge.to}`,
      path: edge.path,
      ...(shape_id === undefined ? {} : { shape_id }),
      spans: [from[0], to[0]].filter((span) => span !== undefined),
    },
  ];
}

const shortPlaces = (brief: Brief, name: string): Span[] =>
  wordsOf(name)
    .filter(({ key }) => key.length >= 3)
    .flatMap(({ key }) => placesOf(key, brief));

const indentOf = (text: string, at: number): number => {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  return (/^[\s>]*(?:[-*•–o]\s*|\d+[.)]\s*|[├└│─\s]+)?/u.exec(text.slice(start))?.[0] ?? '').length;
};

/** Whether words or marks between two places may say how they relate. What only names or separates other items does not. */
function isRelated(brief: Brief, a: Span, b: Span, { kind }: Edge, others: readonly string[]): boolean {
  const { folded } = brief;
  if (a.start < b.end && b.start < a.end) return true;
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  const between = folded.slice(first.end, second.start);
  const sameLine = !between.includes('\n');
  if (!sameLine) {
    // Set out line by line: deeper, bulleted, or under a heading.
    if (a !== first) return RANK.test(folded) || kind === 'flow';
    const line = partAround(brief, a, 3);
    return (
      indentOf(folded, b.start) > indentOf(folded, a.start) ||
      RANK.test(folded) ||
      /:/.test(folded.slice(a.end, line.end)) ||
      kind === 'flow' ||
      isHead(brief, a, b)
    );
  }
  if (kind === 'flow' && !/^\d/.test(folded.slice(b.end).trimStart()) && !hasFigure(between) && hasOtherSource(brief, a, b, others))
    return false;
  if (kind === 'tree' && RANK.test(folded)) return true;
  if (/[:>→=?\t|]|->|=>|\s[-–—]\s/.test(between)) return true;
  // "We can save 30m. If volumes are bundled, if specs are simplified": what follows a claim at once is about it.
  if (kind === 'tree' && a === first && followsAtOnce(brief, a, b)) return true;
  if (/^\s*\(/.test(between) && !between.includes(')')) return true;
  const named = new Set(others.flatMap((other) => wordsOf(other).map(({ key }) => key)));
  return wordsOf(between).some(({ key }) => !named.has(key) && !/^\d+$/.test(key) && !JOINS.has(key));
}

/** A list of figures shares them out by its order, and names its sources once. */
const hasFigure = (between: string): boolean => /\d/.test(between);

/** Another item leads the clause in which the target stands, and the source stands in an earlier one. */
function hasOtherSource(brief: Brief, a: Span, b: Span, others: readonly string[]): boolean {
  const clause = partAround(brief, b, 1);
  if (a.end > clause.start) return false;
  // It acts in its own clause: "…; the mill sends notes".
  if (b.start - clause.start < 6 && wordsOf(brief.folded.slice(b.end, clause.end)).length >= 2) return true;
  const taken = [a, b].map(({ start, end }) => brief.folded.slice(start, end).toLowerCase());
  return others.some((name) => {
    const last = wordsOf(name).at(-1)?.key ?? '';
    if (taken.some((text) => text.includes(last))) return false;
    return [...placesOf(name, brief), ...(last.length > 2 ? placesOf(last, brief) : [])].some(
      ({ start, end }) => start >= clause.start && end <= b.start && start - clause.start < 24,
    );
  });
}

/** The second stands in the very next sentence, and not in a list of names. */
function followsAtOnce(brief: Brief, a: Span, b: Span): boolean {
  const own = partAround(brief, a, 2);
  const next = partAround(brief, b, 2);
  return next.start > own.start && brief.folded.slice(own.end, next.start).length <= 3;
}

const JOINS = new Set([
  'and',
  'und',
  'et',
  'y',
  'e',
  'i',
  'en',
  'och',
  'og',
  'or',
  'oder',
  'ou',
  'o',
  'the',
  'der',
  'die',
  'das',
  'le',
  'la',
  'el',
  'a',
  'an',
]);

/** A line of its own over lines that say more. */
const isHead = (brief: Brief, a: Span, b: Span): boolean => {
  const own = partAround(brief, a, 3);
  const next = partAround(brief, b, 3);
  return own.end - own.start <= a.end - a.start + 24 && next.start > own.end;
};
