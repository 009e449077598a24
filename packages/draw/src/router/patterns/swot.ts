/** Strengths, weaknesses, opportunities, threats. */
import { behindMention } from '../mentions.ts';
import { definePattern } from '../pattern.ts';
import { Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';
import { keyedParts, thingsIn } from '../sections.ts';

const key = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

const FIELDS = {
  strengths: key(
    "(?:wo |was )?(?:gut|stark) sind wir(?: bei| in)?|worin wir gut sind|was wir gut können|what we do well|where we win|strengths?|we(?:['’]re| are) strong (?:in|at|on)|strong (?:in|at|on)|(?:what|where)(?: we)?(?:['’]s|['’]re| is| are) strong|strong points?|plus side|what we(?:['’]re| are) good at|good at|" +
      'stärken?|forces?|points forts|atouts|fortalezas|puntos fuertes|punti di forza|forze|forças|pontos fortes|sterktes?|sterke punten|mocne strony|silne strony',
  ),
  weaknesses: key(
    "(?:wo |was )?(?:schlecht|schwach) sind wir(?: bei| in)?|worin wir schwach sind|what we do badly|where we struggle|where we lose|weakness(?:es)?|we(?:['’]re| are) weak (?:at|in|on)|(?:what|where)(?: we)?(?:['’]s|['’]re| is| are) weak|weak (?:points?|spots?|in|at|on)|minus side|" +
      'schwächen?|faiblesses?|points faibles|debilidades|puntos débiles|punti di debolezza|punti deboli|debolezze|fraquezas|pontos fracos|zwaktes?|zwakheden|zwakke punten|słabe strony|słabości',
  ),
  opportunities: key(
    "(?:von außen )?(?:hilft|nützt) uns|was uns hilft|(?:what |from outside )?(?:helps|could help) us|plays into our hands|opportunit(?:y|ies)|chances|upsides?|opens? doors(?: for us)?|we could (?:win|gain)|there['’]s an opening|an opening|" +
      'chancen?|möglichkeiten|opportunités?|oportunidades|opportunità|kansen|szanse|możliwości',
  ),
  threats: key(
    '(?:von außen )?(?:droht|schadet)(?: uns)?|was uns (?:droht|schadet)|works against us|threats?|dangers|risks|what threatens us(?: is| are)?|threatens us|what could hurt us|could hurt us|' +
      'risiken|risiko|bedrohungen|gefahren|menaces?|risques|amenazas|riesgos|minacce|rischi|ameaças|riscos|bedreigingen|zagrożenia|ryzyka',
  ),
} as const;
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Field[];

/** `S: …; W: …; O: …; T: …`, the letters as the language has them. */
const LETTERS: readonly Readonly<Record<Field, string>>[] = [
  { strengths: 'S', weaknesses: 'W', opportunities: 'O', threats: 'T' },
  { strengths: 'F', weaknesses: 'D', opportunities: 'O', threats: 'A' },
  { strengths: 'F', weaknesses: 'F', opportunities: 'O', threats: 'M' },
  { strengths: 'S', weaknesses: 'S', opportunities: 'C', threats: 'R' },
];

type Parts = Partial<Record<Field, { readonly key: Piece; readonly body: Piece }>>;

function lettered(text: Piece): Parts {
  for (const letters of LETTERS) {
    if (letters.strengths === letters.weaknesses) continue;
    const keys = Object.fromEntries(NAMES.map((n) => [n, new RegExp(`(?<![\\p{L}\\d])${letters[n]}(?=\\s?[:=–-]\\s)`, 'gu')])) as Record<
      Field,
      RegExp
    >;
    const parts: Parts = keyedParts(text, keys);
    if (NAMES.every((n) => parts[n] !== undefined)) return parts;
  }
  return {};
}

const fieldOf = (text: string): Field | undefined => NAMES.find((n) => text.length <= 40 && (text.match(FIELDS[n]) ?? []).length > 0);

/** Fields as columns, as rows, or two above two. */
function fromTables(brief: ReadBrief): { readonly used: Piece[]; readonly data: Record<Field, Piece[]> } | undefined {
  const data: Record<Field, Piece[]> = { strengths: [], weaknesses: [], opportunities: [], threats: [] };
  const used: Piece[] = [];
  for (const table of brief.tables) {
    const over: (Field | undefined)[] = [];
    const titles = [table.corner, ...table.head];
    const rows: (readonly (Piece | undefined)[])[] = [
      ...(titles.some((t) => t !== undefined) ? [titles] : []),
      ...table.rows.map((r) => [r.label, ...r.cells.map((c) => c.piece)]),
    ];
    for (const row of rows) {
      const named = row.map((c) => (c === undefined ? undefined : fieldOf(c.text)));
      if (named.filter((n) => n !== undefined).length >= 2) {
        over.splice(0, over.length, ...named);
        used.push(...row.filter((c): c is Piece => c !== undefined));
        continue;
      }
      const [label, ...cells] = row;
      const own = over.length === 0 && label !== undefined ? named[0] : undefined;
      if (own !== undefined && label !== undefined) used.push(label);
      for (const [k, cell] of (own === undefined ? row : cells).entries()) {
        const field = own ?? over[k];
        if (field === undefined || cell === undefined || cell.text === '') continue;
        data[field].push(...(own === undefined ? [cell] : thingsIn(cell)));
      }
    }
  }
  return NAMES.filter((n) => data[n].length > 0).length < 3 ? undefined : { used, data };
}

export const swot = definePattern({
  form: 'swot',
  names: [
    'swot',
    'swot analysis',
    'swot-analyse',
    'analyse swot',
    'análisis dafo',
    'dafo',
    'foda',
    'fofa',
    'tows',
    'swot-analiza',
    'strengths and weaknesses',
    'strengths weaknesses',
    'stärken schwächen',
    'stärken-schwächen*',
    'stärken und schwächen',
    'forces et faiblesses',
    'forces faiblesses',
    'fortalezas y debilidades',
    'punti di forza e di debolezza',
    'punti di forza e debolezza',
    'forças e fraquezas',
    'pontos fortes e fracos',
    'sterktes en zwaktes',
    'sterktes zwaktes',
    'mocne i słabe strony',
  ],
  strong: [
    'strengths',
    'weaknesses',
    'stärken',
    'faiblesses',
    'fortalezas',
    'punti di forza',
    'forças',
    'sterktes',
    'mocne strony',
    'good at',
    'honest look at ourselves',
    'we are strong in',
    'we are strong at',
    'we are weak at',
    'we are weak in',
    'threatens us',
    'could hurt us',
    'weak points',
    'weak spots',
    'points forts',
    'points faibles',
    'puntos fuertes',
    'puntos débiles',
    'punti deboli',
    'pontos fortes',
    'pontos fracos',
    'sterke punten',
    'zwakke punten',
    'słabe strony',
    'schwächen',
    'debilidades',
    'fraquezas',
    'zwaktes',
  ],
  figures: false,
  needs: 'strengths, weaknesses, opportunities and threats, each with its points',
  sample: 'Strengths: brand. Weaknesses: cost. Opportunities: export. Threats: duties.',
  read(brief) {
    const table = fromTables(brief);
    if (table !== undefined) return { fit: 1, ...table };
    const from = behindMention(
      brief.text,
      NAMES.map((n) => FIELDS[n]),
      3,
    );
    const text = new Piece(brief.text.slice(from), from, brief.text.length);
    const byWords: Parts = keyedParts(text, FIELDS);
    const parts = NAMES.filter((n) => byWords[n] !== undefined).length < 3 ? lettered(text) : byWords;
    const found = NAMES.flatMap((f) => parts[f] ?? []);
    if (found.length < 3 || found.some((p) => p.body.text.length > 600)) return undefined;
    const data = Object.fromEntries(NAMES.map((f) => [f, thingsOf(brief, parts[f])]));
    return { fit: 1, used: found.map((p) => p.key), data };
  },
});

/** What a field says: behind its key; or before it where its sentence ends with the key ("the new law opens doors for us"). */
function thingsOf(brief: ReadBrief, part: { readonly key: Piece; readonly body: Piece } | undefined): Piece[] {
  if (part === undefined) return [];
  const after = brief.text.slice(part.key.end, part.key.end + 3);
  const sentence = brief.sentences.find((s) => s.start <= part.key.start && s.end >= part.key.end);
  if (/^\s?[.\n]/.test(after) && sentence !== undefined && part.key.start - sentence.start > 8)
    return thingsIn(
      new Piece(
        brief.text.slice(sentence.start, part.key.start).trimEnd(),
        sentence.start,
        sentence.start + brief.text.slice(sentence.start, part.key.start).trimEnd().length,
      ),
    );
  return thingsIn(part.body).flatMap(bare);
}

/** Several sentences of one field are a thing each. */
function bare(piece: Piece): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const m of piece.text.matchAll(/[.;]\s+(?=\p{Lu})/gu)) {
    out.push(new Piece(piece.text.slice(from, m.index), piece.start + from, piece.start + m.index));
    from = m.index + m[0].length;
  }
  out.push(new Piece(piece.text.slice(from), piece.start + from, piece.end));
  return out.filter((p) => p.text.trim() !== '');
}
