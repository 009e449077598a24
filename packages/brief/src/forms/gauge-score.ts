/** One score against its scale, with zones and a target; a few scores on one scale. */

import { trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { Fact, ReadBrief } from '../document/reading.ts';
import { keyedListsOf, ordinal } from '../relations/keyed-lists.ts';
import { type Scored, scoredIn } from '../relations/scored.ts';
import { type Count, Count as CountOf, type Reading } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const OF_MOST =
  /^\s?(?:points?|pts|pkt\.?|punk(?:te?n?|ty|tów)|punt(?:os|i|en)|pontos)?\s?(?:out of|of|von|sur|sobre|su|over|de|van|na|z|\/|auf)\s(?:max\.?\s|maximal\s|a (?:possible|maximum of)\s|possible\s)?$|^\s?\/\s?$/iu;
const SCALE =
  /(?:scale|skala|échelle|echelle|escala|scala|schaal|skali|range)\s?(?:runs|goes|is|of|geht|va|vai|loopt)?\s?(?:from|of|von|de|da|van|od|:)?\s?$/iu;
const BETWEEN = /^\s?(?:to|–|-|—|bis|à|a|al|tot|do|and|und|until)\s?$/iu;
const BELOW =
  /(?:^|[\s(,;:])(below|under|less than|up to|unter|bis|kleiner als|sous|moins de|en dessous de|jusqu'à|por debajo de|menos de|hasta|sotto|meno di|fino a|abaixo de|até|onder|minder dan|tot|poniżej|do|<)\s?$/iu;
const ABOVE =
  /(?:^|[\s(,;:])(above|over|more than|from|at least|upwards of|ab|über|mehr als|au-dessus de|plus de|dès|à partir de|por encima de|más de|desde|sopra|oltre|più di|da|acima de|mais de|boven|meer dan|vanaf|powyżej|od|>|≥)\s?$/iu;
const ONWARDS = /^\s?(?:and (?:above|up|over|more)|\+|or more|und mehr|et plus|y más|e oltre|en meer)/iu;
const TARGET =
  /(?:^|[\s(])(?:target|goal|aim|aiming (?:at|for)|we want|benchmark|ziel(?:wert)?|objectif|cible|objetivo|meta|obiettivo|doel|cel)(?=[\s:,]|$)[^.;\n]{0,44}$/iu;
const ACTIONS =
  /^(?:actions?|next steps|to get there|how (?:we|to) get there|to improve(?: it)?|what would help|what (?:lifts|helps|moves|would lift|would help) it|measures|levers|nächste schritte|um dahin zu kommen|so kommen wir hin|pour y arriver|prochaines étapes|para llegar|próximos pasos|per arrivarci|prossimi passi|para lá chegar|próximos passos|om er te komen|volgende stappen|kolejne kroki|jak tam dojść|maßnahmen|hebel|mesures|leviers|acciones|medidas|azioni|misure|ações|acties|maatregelen|działania)$/iu;
const SAYS =
  /^[\s,:;=–—)-]*(?:is|are|means|counts as|heißt|ist|bedeutet|gilt als|est|signifie|es|significa|è|é|betekent|is|to|oznacza|jest)?\s*/iu;
const OWN = /^(?:our|the|unser[enr]?|der|die|das|notre|le|la|les|nuestr[oa]|el|il|lo|o|onze|de|nasz)\s|^[ld]['’]/iu;
const TONES: readonly (readonly [RegExp, string])[] = [
  [/^(?:red|rot|rouge|rojo|rosso|vermelho|rood|czerwony)$/iu, 'bad'],
  [/^(?:amber|yellow|orange|gelb|jaune|amarillo|giallo|amarelo|geel|żółty)$/iu, 'warn'],
  [/^(?:green|grün|vert|verde|groen|zielony)$/iu, 'good'],
];

interface Zone {
  readonly from?: Figure;
  readonly to?: Figure;
  /** The word that says that the zone reaches to the end of the scale. */
  readonly open?: Piece;
  readonly label?: Piece;
}

/** What names a zone: the words after it up to the next comma, else those before it. */
function zoneName(brief: ReadBrief, from: number, to: number): Piece | undefined {
  const after = /^[^.,;\n()\d]{0,60}/u.exec(brief.text.slice(to, to + 60))?.[0] ?? '';
  const head = SAYS.exec(after)?.[0].length ?? 0;
  const whole = new Piece(after.slice(head), to + head, to + after.length);
  const cutAt =
    /\s(?:and|und|et|y|e|en|i|while)(?:\s(?:above|over|below|under|anything|everything|über|unter|ab|au|más|menos|oltre|sopra|sotto|boven|onder|powyżej|poniżej)(?:\s\p{L}+){0,2})?\s*$/iu.exec(
      whole.text,
    );
  const name = trimmed(cutAt === null ? whole : cut(whole, whole.start, whole.start + cutAt.index));
  if (/\p{L}{2}/u.test(name.text)) return name;
  const text = brief.text.slice(Math.max(0, from - 40), from);
  const before = /[^.,;:\n()\d]{0,40}$/u.exec(text)?.[0] ?? '';
  const start = from - before.length;
  const said = trimmed(cut(new Piece(before, start, from), start, from));
  return /\p{L}{2}/u.test(said.text) ? said : undefined;
}

const wordAt = (text: string, at: number, match: RegExpExecArray): Piece => {
  const word = match[1] ?? match[0].trim();
  const start = at - match[0].length + match[0].indexOf(word);
  return new Piece(text.slice(start, start + word.length), start, start + word.length);
};

function zonesOf(brief: ReadBrief, taken: ReadonlySet<Figure>): Zone[] {
  const { text } = brief;
  const own = brief.figures.filter((f) => !f.year && !taken.has(f)).slice(0, 60);
  const out: Zone[] = [];
  for (let i = 0; i < own.length; i++) {
    const f = own[i] as Figure;
    const next = own[i + 1];
    const before = text.slice(Math.max(0, f.start - 24), f.start);
    const below = BELOW.exec(before);
    const above = ABOVE.exec(before);
    if (next !== undefined && BETWEEN.test(text.slice(f.end, next.start))) {
      const label = zoneName(brief, above === null ? f.start : f.start - above[0].length, next.end);
      out.push({ from: f, to: next, ...(label === undefined ? {} : { label }) });
      i++;
    } else if (below !== null) {
      const label = zoneName(brief, f.start - below[0].length, f.end);
      out.push({ to: f, open: wordAt(text, f.start, below), ...(label === undefined ? {} : { label }) });
    } else if (above !== null || ONWARDS.test(text.slice(f.end, f.end + 12))) {
      const label = zoneName(
        brief,
        f.start - (above?.[0].length ?? 0),
        f.end + (ONWARDS.exec(text.slice(f.end, f.end + 12))?.[0].length ?? 0),
      );
      out.push({ from: f, open: above === null ? f : wordAt(text, f.start, above), ...(label === undefined ? {} : { label }) });
    }
  }
  return out;
}

/** "more than that means go", "above that is resilient": what lies beyond the zone told last. */
const BEYOND =
  /(?<!\p{L})(?:(?:above|over|beyond|more than|higher than|past) (?:that|this|it)|anything (?:above|higher|more)|higher|darüber|alles darüber|mehr|au-delà|au-dessus|plus haut|por encima|más arriba|oltre|sopra|al di sopra|acima(?: disso)?|daarboven|hoger|powyżej|więcej)(?!\p{L})(?!\s?[\d.,]*\d)/giu;

function beyond(brief: ReadBrief, zones: readonly Zone[]): Zone[] {
  const last = zones.reduce<Figure | undefined>(
    (m, z) => (z.to !== undefined && (m === undefined || z.to.value > m.value) ? z.to : m),
    undefined,
  );
  if (last === undefined || zones.some((z) => z.from !== undefined && z.from.value >= last.value)) return [];
  for (const match of brief.text.slice(last.end).matchAll(BEYOND)) {
    const [start, end] = [last.end + match.index, last.end + match.index + match[0].length];
    const label = zoneName(brief, start, end);
    if (label !== undefined && label.start >= end) return [{ from: last, open: new Piece(match[0], start, end), label }];
  }
  return [];
}

const LEAST = /(?:^|[\n,;(])\s*(?:[-*•]\s)?min(?:imum)?\s?[:=]\s?$/iu;
const MOST = /(?:^|[\n,;(])\s*(?:[-*•]\s)?max(?:imum)?\s?[:=]\s?$/iu;

interface Scale {
  readonly min?: Figure;
  readonly max?: Figure;
}

function scaleOf(brief: ReadBrief, figures: readonly Figure[]): Scale {
  for (let i = 0; i + 1 < figures.length; i++) {
    const a = figures[i] as Figure;
    const b = figures[i + 1] as Figure;
    if (
      BETWEEN.test(brief.text.slice(a.end, b.start)) &&
      SCALE.test(brief.text.slice(Math.max(0, a.start - 30), a.start)) &&
      a.value < b.value
    )
      return { min: a, max: b };
  }
  for (let i = 0; i + 1 < figures.length; i++) {
    const a = figures[i] as Figure;
    const b = figures[i + 1] as Figure;
    if (
      OF_MOST.test(brief.text.slice(a.end, b.start)) &&
      a.value <= b.value &&
      a.unit === '' &&
      b.unit === '' &&
      [3, 4, 5, 6, 7, 10, 20, 50, 100, 200, 500, 850, 1000].includes(b.value)
    )
      return { max: b };
  }
  // `min: 0`, `max: 10`, as data names its ends.
  const named = (end: RegExp): Figure | undefined => figures.find((f) => end.test(brief.text.slice(Math.max(0, f.start - 14), f.start)));
  const [least, most] = [named(LEAST), named(MOST)];
  if (most !== undefined && (least === undefined || least.value < most.value))
    return { ...(least === undefined ? {} : { min: least }), max: most };
  const lone = figures.find((f) => SCALE.test(brief.text.slice(Math.max(0, f.start - 30), f.start)));
  return lone === undefined ? {} : { max: lone };
}

const named = (label: Piece): Piece => {
  const head = OWN.exec(label.text)?.[0].length ?? 0;
  return trimmed(cut(label, label.start + head, label.end));
};

/** As the form has it. The scale begins at 0 and ends at 100 % where nothing else is told; else at the highest number told. */
function drawn({ scores, min, max, zones, target, aim, used }: Scored): Reading {
  const range = {
    ...(min === undefined
      ? {}
      : { min: min.value === min.figure.value ? new CountOf(min.value, min.figure) : ordinal(min.value, min.words) }),
    ...(max === undefined ? {} : { max: new CountOf(max.value, max) }),
  };
  const percent = scores.every((s) => s.figure.unit.includes('%'));
  const told = [...scores.map((s) => s.figure), ...(target === undefined ? [] : [target])];
  const highest = told.reduce<Figure | undefined>((m, f) => (m === undefined || f.value > m.value ? f : m), undefined);
  const stretches = zones.flatMap((z) => {
    const from =
      z.from === undefined ? (range.min ?? (z.open === undefined ? undefined : ordinal(0, z.open))) : new CountOf(z.from.value, z.from);
    const open =
      range.max ??
      (percent && z.open !== undefined ? ordinal(100, z.open) : highest === undefined ? undefined : new CountOf(highest.value, highest));
    const to = z.to === undefined ? open : new CountOf(z.to.value, z.to);
    if (from === undefined || to === undefined || from.value >= to.value) return [];
    const tone = z.label === undefined ? undefined : TONES.find(([word]) => word.test(z.label?.text ?? ''))?.[1];
    return [{ from, to, ...(z.label === undefined ? {} : { label: z.label }), ...(tone === undefined ? {} : { tone }) }];
  });
  const score = ({ label, figure }: Scored['scores'][number]) => ({
    value: new CountOf(figure.value, figure),
    ...range,
    display: figure.unit === '' || figure.unit.includes('%') ? figure.core : figure,
    label: named(label),
  });
  const [first] = scores;
  const many = scores.length > 1;
  return {
    variant: many ? 'multi_score_scale' : 'threshold_explanation_gauge',
    fit: many ? 0.7 : stretches.length >= 2 ? 1 : 0.8,
    used,
    data: {
      ...(many || first === undefined ? { scores: scores.map(score) } : { score: score(first) }),
      scale: {
        zones: stretches,
        ...(target === undefined
          ? {}
          : { target: { value: new CountOf(target.value, target), ...(aim === undefined ? {} : { label: aim }) } }),
      },
    },
  };
}

export const gaugeScore = definePattern({
  form: 'gauge_score',
  names: [
    'gauge',
    'gauge chart',
    'speedometer',
    'score gauge',
    'tacho',
    'indicador',
    'tachonadel',
    'tachometer*',
    'jauge',
    'compteur',
    'velocímetro',
    'indicador de aguja',
    'tachimetro',
    'snelheidsmeter',
    'wskaźnik zegarowy',
    'prędkościomierz',
    'meterdiagram',
    'indicatore a lancetta',
    'indicatore',
    'cadran',
    'contachilometri',
    'tacho*',
    'needle gauge',
    'dial chart',
  ],
  strong: [
    'dial',
    'dials',
    'a meter',
    'meter chart',
    'needle',
    'as a meter',
    'zeigerinstrument',
    'zeiger',
    'aiguille',
    'aguja',
    'lancetta',
    'ponteiro',
    'wijzer',
    'health check',
    'points out of',
    'credit score',
    'risk score',
    'maturity index',
    'index stands',
    'how close are we',
    'how far are we',
    'lancetta',
    'score of',
    'score is',
    'scores',
    'scored',
    'out of 100',
    'out of 10',
    'out of 5',
    'on a scale',
    'on the scale',
    'index stands at',
    'index is at',
    'auf einer skala',
    'von 100 punkten',
    'punktzahl',
    'sur une échelle',
    'note de',
    'en una escala',
    'puntuación',
    'su una scala',
    'punteggio',
    'numa escala',
    'pontuação',
    'op een schaal',
    'w skali',
    '*score',
  ],
  weak: ['score', 'index', 'rating', 'threshold', 'zones', 'zonen', 'bewertung', 'indice', 'índice', 'soglia'],
  figures: true,
  needs: 'a score and its scale, such as 72 out of 100, best with the zones of the scale',
  sample: 'Gauge: the [name] score is [number] out of 100.',
  read(brief) {
    const acting = brief.groups.filter((g) => g.lead !== undefined && ACTIONS.test(g.lead.text)).map((g) => g.piece);
    const figures = brief.figures
      .filter((f) => !f.year && !acting.slice(0, 8).some((p) => f.start >= p.start && f.end <= p.end))
      .slice(0, 80);
    if (figures.length === 0 || figures.length > 60) return undefined;
    const scale = scaleOf(brief, figures);
    const isEnd = (f: Figure): boolean =>
      f === scale.min ||
      f === scale.max ||
      (scale.max !== undefined &&
        f.value === scale.max.value &&
        f.unit === scale.max.unit &&
        OF_MOST.test(brief.text.slice(Math.max(0, f.start - 16), f.start).replace(/^.*\d/su, '')));
    const targeted = figures.find((f) => TARGET.test(brief.text.slice(Math.max(0, f.start - 60), f.start).replace(/^.*[.;\n]/su, '')));
    const ends = new Set(figures.filter(isEnd));
    const taken = new Set([...ends, ...(targeted === undefined ? [] : [targeted])]);
    const told = zonesOf(brief, taken);
    const zones = [...told, ...beyond(brief, told)];
    const inZones = new Set(zones.flatMap((z) => [z.from, z.to]));
    // Every score is the first number of its clause and neither an end, a target nor a border.
    const scores = brief.facts.filter(
      (f: Fact) =>
        !taken.has(f.figure) && !inZones.has(f.figure) && !acting.some((p) => f.figure.start >= p.start && f.figure.end <= p.end),
    );
    const clear = acting.length === 0 ? scoredIn(brief) : undefined;
    if (clear !== undefined) return drawn(clear);
    const first = scores[0];
    if (first === undefined) return undefined;
    const percent = scores.every((s) => s.figure.unit.includes('%'));
    if (scale.max === undefined && zones.length < 2) return undefined;
    if (scores.some((s) => scale.max !== undefined && s.figure.value > scale.max.value)) return undefined;
    if (scores.length > 8 || (scores.length > 1 && scale.max === undefined)) return undefined;
    const range = {
      ...(scale.min === undefined ? {} : { min: new CountOf(scale.min.value, scale.min) }),
      ...(scale.max === undefined ? {} : { max: new CountOf(scale.max.value, scale.max) }),
    };
    const lowest: Count | undefined = range.min;
    const stretches = zones.flatMap((z) => {
      const from =
        z.from === undefined ? (lowest ?? (z.open === undefined ? undefined : ordinal(0, z.open))) : new CountOf(z.from.value, z.from);
      const to =
        z.to === undefined
          ? (range.max ?? (percent && z.open !== undefined ? ordinal(100, z.open) : undefined))
          : new CountOf(z.to.value, z.to);
      if (from === undefined || to === undefined || from.value >= to.value) return [];
      const tone = z.label === undefined ? undefined : TONES.find(([word]) => word.test(z.label?.text ?? ''))?.[1];
      return [{ from, to, ...(z.label === undefined ? {} : { label: z.label }), ...(tone === undefined ? {} : { tone }) }];
    });
    const actions =
      brief.groups.find((g) => g.lead !== undefined && ACTIONS.test(g.lead.text))?.items.map((i) => trimmed(i.piece)) ??
      brief.sections.find((s) => s.key !== undefined && ACTIONS.test(s.key.text))?.entries.map((e) => e.piece) ??
      keyedListsOf(brief)
        .flat()
        .find((k) => ACTIONS.test(k.key.text))?.things;
    const score = (f: Fact) => ({
      value: new CountOf(f.figure.value, f.figure),
      ...range,
      display: f.figure.unit === '' || f.figure.unit.includes('%') ? f.figure.core : f.figure,
      // What only joins the score to its most, "points out of", names nothing.
      ...(scale.max !== undefined && f.label.start >= f.figure.end && f.label.end <= scale.max.start ? {} : { label: named(f.label) }),
    });
    const targets = targeted === undefined ? {} : { target: { value: new CountOf(targeted.value, targeted) } };
    const many = scores.length > 1;
    return {
      variant: many ? 'multi_score_scale' : actions === undefined ? 'threshold_explanation_gauge' : 'score_action_gauge',
      fit: many ? 0.7 : stretches.length >= 2 ? 1 : 0.8,
      data: {
        ...(many ? { scores: scores.map(score) } : { score: score(first) }),
        scale: { zones: stretches, ...targets },
        ...(actions === undefined || many ? {} : { actions }),
      },
    };
  },
});
