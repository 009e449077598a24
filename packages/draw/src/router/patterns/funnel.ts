/** Quantities that narrow from stage to stage. */
import { definePattern, onOneScale } from '../pattern.ts';
import { trimmed } from '../phrases.ts';
import { cut, type Figure, Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';

const FILLER =
  /^(?:of the|we|they|of|the|only|just|then|and|in the end|people|persons|users|customers|that|who|which|were|have|had|davon|nur|die|puis|dont|luego|solo|poi|solo|depois|só|daarna|slechts|potem|tylko|e|y|et|und)\s+/iu;

interface Stage {
  readonly label: Piece;
  readonly figure: Figure;
}

/** `of the 48,000 people that opened the mail only 6,200 clicked`: what stands behind each number names it. */
function told(brief: ReadBrief): Stage[] {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const own = brief.figures.filter((f) => !f.year && !f.unit.includes('%'));
  return own.flatMap((figure, i): Stage[] => {
    // One to four words before the number, back to the number before: "interviewed 310", "made offers to 85".
    const from = own[i - 1]?.end ?? figure.start;
    let before = trimmed(cut(whole, from, figure.start));
    const mark = Math.max(
      before.text.lastIndexOf(', '),
      before.text.lastIndexOf('. '),
      before.text.lastIndexOf('; '),
      before.text.search(/\s(?:we|they)\s(?!.*\s(?:we|they)\s)/u),
    );
    if (mark >= 0) before = cut(before, before.start + mark + 1, before.end);
    before = trimmed(before);
    for (let n = 0; n < 6; n++) {
      const head = FILLER.exec(before.text)?.[0].length ?? 0;
      if (head === 0) break;
      before = cut(before, before.start + head, before.end);
    }
    if (i > 0 && /\p{L}{3}/u.test(before.text) && before.text.split(/\s/).length <= 4 && !/^(?:people|only|and)$/iu.test(before.text))
      return [{ label: before, figure }];
    const stop = /[.;\n]|,\s|\s(?:only|and|then|of which|we|they)\s/iu.exec(
      brief.text.slice(figure.end, own[i + 1]?.start ?? brief.text.length),
    );
    const limit = stop === null ? (own[i + 1]?.start ?? brief.text.length) : figure.end + stop.index;
    let label = trimmed(
      cut(
        brief.groups[0] === undefined
          ? figure
          : brief.sentences.reduce((a, s) => (s.start <= figure.start && s.end >= figure.end ? s : a), figure as Piece),
        figure.end,
        limit,
      ),
    );
    for (let n = 0; n < 6; n++) {
      const head = FILLER.exec(label.text)?.[0].length ?? 0;
      if (head === 0) break;
      label = cut(label, label.start + head, label.end);
    }
    return /\p{L}{2}/u.test(label.text) && label.text.length <= 60 ? [{ label, figure }] : [];
  });
}

export const funnel = definePattern({
  form: 'funnel',
  names: ['funnel', 'sales funnel', 'trichter', '*trichter', 'entonnoir', 'embudo', 'imbuto', 'funil', 'trechter', 'lejek', 'lejka'],
  strong: [
    'pipeline conversion',
    'conversion',
    'drop off',
    'drop-off',
    'where we lose',
    'lose them',
    'konversion',
    'taux de conversion',
    'conversión',
    'conversione',
    'conversão',
    'konwersj*',
    'abbruch*',
  ],
  weak: ['visitors', 'leads', 'applicants', 'sign-ups', 'pipeline', 'bewerber', 'candidats'],
  figures: true,
  needs: 'three or more stages in order, each with how many are left',
  sample: 'Funnel: 1,200 visitors, 340 sign-ups, 91 trials, 24 customers.',
  read(brief) {
    const facts: Stage[] = brief.facts.filter((f) => f.others.length === 0 && !f.figure.unit.includes('%'));
    const all = brief.figures.filter((f) => !f.year && !f.unit.includes('%')).length;
    const narrative = facts.length < all ? told(brief) : [];
    const rows = narrative.length > facts.length ? narrative : facts;
    const scale = onOneScale(rows.map((r) => r.figure));
    if (rows.length < 3 || rows.length > 10 || scale === undefined) return undefined;
    const values = rows.map((r) => r.figure.value * r.figure.factor);
    const falls = values.every((v, i) => i === 0 || v <= (values[i - 1] as number));
    return {
      fit: falls ? (rows.length >= 4 && /(?:^|[.\n]\s?)(?:out )?of (?:the |all )?[\d.,]+\s/iu.test(brief.text) ? 0.96 : 0.9) : 0.4,
      data: { unit: scale.unit, stages: rows.map((r) => ({ label: r.label, value: scale.count(r.figure), display: r.figure })) },
    };
  },
});
