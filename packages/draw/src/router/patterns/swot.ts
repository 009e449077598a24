/** Strengths, weaknesses, opportunities, threats. */
import { definePattern } from '../pattern.ts';
import type { Piece } from '../piece.ts';
import { trimmed } from '../read-brief.ts';

const FIELDS = {
  strengths: /^(?:strengths?|stärken|forces|fortalezas|punti di forza|forças|sterktes?|mocne strony)$/iu,
  weaknesses: /^(?:weakness(?:es)?|schwächen|faiblesses|debilidades|punti di debolezza|fraquezas|zwaktes?|słabe strony)$/iu,
  opportunities: /^(?:opportunit(?:y|ies)|chancen|opportunités|oportunidades|opportunità|kansen|szanse)$/iu,
  threats: /^(?:threats?|risiken|menaces|amenazas|minacce|ameaças|bedreigingen|zagrożenia)$/iu,
} as const;

export const swot = definePattern({
  form: 'swot',
  strong: ['swot', 'strengths', 'stärken', 'faiblesses', 'fortalezas', 'punti di forza', 'forças', 'sterktes', 'mocne strony'],
  figures: false,
  needs: 'strengths, weaknesses, opportunities and threats, each with its points',
  sample: 'Strengths: brand. Weaknesses: cost. Opportunities: export. Threats: duties.',
  read(brief) {
    const data: Record<keyof typeof FIELDS, Piece[]> = { strengths: [], weaknesses: [], opportunities: [], threats: [] };
    let open: keyof typeof FIELDS | undefined;
    let seen = 0;
    for (const group of brief.groups) {
      const head = (group.lead ?? trimmed(group.piece)).text;
      const field = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).find((f) => FIELDS[f].test(head));
      if (field !== undefined) {
        open = field;
        seen++;
      } else if (group.lead !== undefined) open = undefined;
      if (open !== undefined && (field === undefined || group.lead !== undefined))
        data[open].push(...group.items.map((i) => trimmed(i.piece)));
    }
    return seen < 3 ? undefined : { fit: 1, data };
  },
});
