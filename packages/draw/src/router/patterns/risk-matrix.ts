/** Risks by likelihood and impact, where the brief says both in words. */
import { allClauses, definePattern } from '../pattern.ts';
import { cut } from '../piece.ts';
import { trimmed } from '../read-brief.ts';

const LIKELY: readonly (readonly [RegExp, number])[] = [
  [/(?:^|\s)(?:very unlikely|rare|remote)(?=\s|$)/iu, 1],
  [/(?:^|\s)(?:unlikely|low likelihood|low probability|unwahrscheinlich)(?=\s|$)/iu, 2],
  [/(?:^|\s)(?:possible|medium likelihood|möglich)(?=\s|$)/iu, 3],
  [/(?:^|\s)(?:very likely|almost certain|certain)(?=\s|$)/iu, 5],
  [/(?:^|\s)(?:likely|high likelihood|probable|wahrscheinlich)(?=\s|$)/iu, 4],
];
const IMPACT: readonly (readonly [RegExp, number])[] = [
  [/(?:^|\s)(?:negligible|minor|gering)(?=\s|$)/iu, 1],
  [/(?:^|\s)(?:low impact|small)(?=\s|$)/iu, 2],
  [/(?:^|\s)(?:moderate|medium impact|mittel)(?=\s|$)/iu, 3],
  [/(?:^|\s)(?:major|high impact|serious)(?=\s|$)/iu, 4],
  [/(?:^|\s)(?:severe|critical|catastrophic|schwer)(?=\s|$)/iu, 5],
];
const first = (list: readonly (readonly [RegExp, number])[], text: string) => {
  for (const [pattern, level] of list) {
    const match = pattern.exec(text);
    if (match !== null) return { level, index: match.index, word: match[0].trim() };
  }
  return undefined;
};

export const riskMatrix = definePattern({
  form: 'risk_matrix',
  strong: [
    'risk matrix',
    'risks by likelihood',
    'likelihood and impact',
    'probability and impact',
    'risikomatrix',
    'matrice des risques',
    'matriz de riesgos',
    'matrice dei rischi',
    'matriz de riscos',
    'risicomatrix',
    'macierz ryzyka',
    'risks',
  ],
  figures: false,
  needs: 'each risk with how likely and how severe it is',
  sample: 'Risks by likelihood and impact: supplier failure is likely and severe, key-person loss unlikely but severe.',
  read(brief) {
    const risks = allClauses(brief).flatMap((item) => {
      const likely = first(LIKELY, item.piece.text);
      const impact = first(IMPACT, item.piece.text);
      if (likely === undefined || impact === undefined) return [];
      const label = trimmed(cut(item.piece, item.piece.start, item.piece.start + Math.min(likely.index, impact.index)));
      return /\p{L}/u.test(label.text) ? [{ risk: { label, likelihood: likely.level, impact: impact.level }, used: item.piece }] : [];
    });
    return risks.length < 2 ? undefined : { fit: 1, used: risks.map((r) => r.used), data: { risks: risks.map((r) => r.risk) } };
  },
});
