/** Two halves: before and after, for and against, one thing and its opposite. */
import { definePattern } from '../pattern.ts';
import { Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';
import { keyedParts, thingsIn } from '../sections.ts';

/** A key, with what it is a key of, before its colon or its verb. */
const HEAD =
  '(?=(?:\\s(?:of|in|for|von|für|de|des|du|di|van|z|die|der|das|the|le|la|el|il|a|o|het|een)\\s[\\p{L} ]{2,30}?)?\\s*(?:[:(–-]|\\s(?:are|sind|sont|son|sono|são|zijn|są|include)\\b))';
const head = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})${HEAD}`, 'giu');

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
    /(?<=^|[.!?\n]\s?)(?:today|now|currently|heute)\b/giu,
    /(?<=^|[.!?\n]\s?)(?:tomorrow|in future|from \d{4} on|soon|künftig)\b/giu,
    'before_after',
  ],
  [/\b(?:do|dos|we do)\b(?=\s*[:–-])/giu, /\b(?:don['’]?ts?|we do not|we don['’]t)\b(?=\s*[:–-])/giu, 'two_halves'],
  [/\b(?:in scope)\b/giu, /\b(?:out of scope)\b/giu, 'two_halves'],
];

function halves(brief: ReadBrief) {
  const whole = new Piece(brief.text, 0, brief.text.length);
  for (const [left, right, variant] of PAIRS) {
    const { a, b } = keyedParts(whole, { a: left, b: right });
    if (a === undefined || b === undefined || a.body.text === '' || b.body.text === '') continue;
    const sides = [a, b].map((p) => ({ label: p.key, points: thingsIn(p.body) }));
    if (sides.every((s) => s.points.length > 0 && s.points.length <= 8 && s.points.every((p) => p.text.length <= 200)))
      return { sides, variant };
  }
  const two = brief.sections.filter((s) => s.key !== undefined);
  if (two.length === 2 && brief.sections.length === 2 && two.every((s) => s.entries.length <= 8))
    return { sides: two.map((s) => ({ label: s.key, points: s.entries.map((e) => e.piece) })), variant: 'two_halves' };
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
    'zalety i wady',
  ],
  strong: [
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
  sample: 'Before: paper forms, three visits. After: one form online, one visit.',
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
    return { variant: found.variant, fit: 0.9, data: { left: { ...left, tone: 'neutral' }, right: { ...right, tone: 'primary' } } };
  },
});
