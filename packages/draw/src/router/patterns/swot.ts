/** Strengths, weaknesses, opportunities, threats. */
import { definePattern } from '../pattern.ts';
import { Piece } from '../piece.ts';
import { keyedParts, thingsIn } from '../sections.ts';

const FIELDS = {
  strengths:
    /(?<!\p{L})(?:strengths?|what we(?:['’]re| are) good at|good at|stärken|forces|fortalezas|punti di forza|forças|pontos fortes|sterktes?|sterke punten|mocne strony)(?!\p{L})/giu,
  weaknesses:
    /(?<!\p{L})(?:weakness(?:es)?|where we(?:['’]re| are) weak|weak points?|schwächen|faiblesses|debilidades|punti di debolezza|fraquezas|pontos fracos|zwaktes?|zwakke punten|słabe strony)(?!\p{L})/giu,
  opportunities:
    /(?<!\p{L})(?:opportunit(?:y|ies)|there['’]s an opening|an opening|chancen|opportunités|oportunidades|opportunità|kansen|szanse)(?!\p{L})/giu,
  threats:
    /(?<!\p{L})(?:threats?|what could hurt us|could hurt us|risiken|bedrohungen|menaces|amenazas|minacce|ameaças|bedreigingen|zagrożenia)(?!\p{L})/giu,
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
    const data = Object.fromEntries(fields.map((f) => [f, parts[f] === undefined ? [] : thingsIn(parts[f].body).flatMap(bare)]));
    return { fit: 1, used: found.map((p) => p.key), data };
  },
});

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
