/** Strengths, weaknesses, opportunities, threats. */
import { definePattern } from '../pattern.ts';
import { Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';
import { keyedParts, thingsIn } from '../sections.ts';

const FIELDS = {
  strengths:
    /(?<!\p{L})(?:strengths?|we(?:['’]re| are) strong (?:in|at|on)|strong (?:in|at)|what we(?:['’]re| are) good at|good at|stärken|forces|fortalezas|punti di forza|forças|pontos fortes|sterktes?|sterke punten|mocne strony)(?!\p{L})/giu,
  weaknesses:
    /(?<!\p{L})(?:weakness(?:es)?|we(?:['’]re| are) weak (?:at|in|on)|where we(?:['’]re| are) weak|weak points?|schwächen|faiblesses|debilidades|punti di debolezza|fraquezas|pontos fracos|zwaktes?|zwakke punten|słabe strony)(?!\p{L})/giu,
  opportunities:
    /(?<!\p{L})(?:opportunit(?:y|ies)|opens? doors(?: for us)?|we could (?:win|gain)|there['’]s an opening|an opening|chancen|opportunités|oportunidades|opportunità|kansen|szanse)(?!\p{L})/giu,
  threats:
    /(?<!\p{L})(?:threats?|what threatens us(?: is| are)?|threatens us|what could hurt us|could hurt us|risiken|bedrohungen|menaces|amenazas|minacce|ameaças|bedreigingen|zagrożenia)(?!\p{L})/giu,
} as const;

export const swot = definePattern({
  form: 'swot',
  names: ['swot', 'swot analysis', 'swot-analyse', 'analyse swot', 'análisis dafo', 'dafo', 'foda'],
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
  ],
  figures: false,
  needs: 'strengths, weaknesses, opportunities and threats, each with its points',
  sample: 'Strengths: brand. Weaknesses: cost. Opportunities: export. Threats: duties.',
  read(brief) {
    // The request may name all four before they come: the part behind it is read.
    const list =
      /strengths,\s?weaknesses,\s?opportunities\s?(?:and|,|&)\s?threats|stärken,\s?schwächen,\s?chancen\s?(?:und|,)\s?risiken/iu.exec(
        brief.text,
      );
    const from = list === null ? 0 : list.index + list[0].length;
    const parts = keyedParts(new Piece(brief.text.slice(from), from, brief.text.length), FIELDS);
    const fields = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
    const found = fields.flatMap((f) => parts[f] ?? []);
    if (found.length < 3 || found.some((p) => p.body.text.length > 600)) return undefined;
    const data = Object.fromEntries(fields.map((f) => [f, thingsOf(brief, parts[f])]));
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
