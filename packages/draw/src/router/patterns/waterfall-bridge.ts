/** Bridges: a start, an end and what lies between. */
import { allItems, Count, definePattern, onOneScale, pairsOf } from '../pattern.ts';
import { cut, type Figure, Piece } from '../piece.ts';
import { trimmed } from '../read-brief.ts';
import type { ReadBrief } from '../reading.ts';

const FROM = /(?:^|[\s:(])(?:from|von|de|da|dal|van|z|od|desde)\s[^,;.]{0,40}$/iu;
const TO = /(?:^|\s)(?:to|auf|à|a|al|naar|do|na|hasta|para|até)\s*$/iu;
const FALLS =
  /(?:^|\s)(?:leavers?|churn|lost|loss|losses|lower|down|less|minus|cut|cuts|decline|departures|exits|attrition|abgänge|perte|pertes|bajas)(?=\s|$)/iu;

/** The two levels: the first pair of figures joined by from … to. */
function levels(brief: ReadBrief): readonly [Figure, Figure] | undefined {
  const own = brief.figures.filter((f) => !f.year);
  for (let i = 0; i + 1 < own.length && i < 40; i++) {
    const a = own[i] as Figure;
    const b = own[i + 1] as Figure;
    if (
      b.start - a.end < 60 &&
      FROM.test(brief.text.slice(Math.max(0, a.start - 44), a.start)) &&
      TO.test(brief.text.slice(a.end, b.start))
    )
      return [a, b];
  }
  return undefined;
}

/** What names a level: the period that follows it ("42.0m in FY24"). */
function named(brief: ReadBrief, f: Figure): Piece | undefined {
  const match = /^\s(?:in|im|en|w|by|at)\s([\p{L}\p{N}]{2,14}(?:\s(?:20)?\d\d)?)/iu.exec(brief.text.slice(f.end, f.end + 40));
  if (match?.[1] === undefined) return undefined;
  const start = f.end + match[0].length - match[1].length;
  return new Piece(match[1], start, start + match[1].length);
}

/** Signs of unsigned steps, where exactly one choice closes the bridge. */
function signsThatClose(gap: number, steps: readonly { value: number; free: boolean }[]): number[] | undefined {
  const free = steps.flatMap((s, i) => (s.free ? [i] : []));
  if (free.length > 12) return undefined;
  let found: number[] | undefined;
  for (let mask = 0; mask < 1 << free.length; mask++) {
    const values = steps.map((s, i) => ((mask >> free.indexOf(i)) & 1 && s.free ? -s.value : s.value));
    if (Math.abs(values.reduce((sum, v) => sum + v, 0) - gap) > 1e-6 * Math.max(1, Math.abs(gap))) continue;
    if (found !== undefined) return undefined;
    found = values;
  }
  return found;
}

export const waterfallBridge = definePattern({
  form: 'waterfall_bridge',
  strong: [
    'bridge',
    '*brücke',
    'waterfall',
    'wasserfall*',
    'pont',
    'puente',
    'cascada',
    'cascade',
    'ponte',
    'cascata',
    'brug',
    'watervaldiagram',
    'most wyników',
    'wykres kaskadowy',
    'walk from',
  ],
  weak: ['went from', 'moved from', 'grew from', 'rose from', 'fell from', 'stieg von', 'sank von'],
  figures: true,
  needs: 'a start value, an end value and the signed steps between them',
  sample: 'Bridge from 100 to 112: price +8, volume +6, cost -2.',
  read(brief) {
    const ends = levels(brief);
    if (ends === undefined) return undefined;
    const [from, to] = ends;
    const steps = pairsOf(allItems(brief)).filter((p) => p.figure !== from && p.figure !== to);
    const scale = onOneScale([from, to, ...steps.map((s) => s.figure)]);
    if (scale === undefined || steps.length === 0) return undefined;
    const values = steps.map((s) => ({
      value: scale.count(s.figure).value * (!s.figure.signed && FALLS.test(s.label.text) ? -1 : 1),
      free: !s.figure.signed && !FALLS.test(s.label.text),
    }));
    const gap = scale.count(to).value - scale.count(from).value;
    const closed = signsThatClose(gap, values);
    // Unsigned steps that close in no single way are not guessed.
    if (closed === undefined && values.some((v) => v.free)) return undefined;
    const final = closed ?? values.map((v) => v.value);
    const level = (kind: 'start' | 'total', f: Figure, word: string) => ({
      kind,
      label: named(brief, f) ?? word,
      value: scale.count(f),
      display: f.core,
    });
    return {
      variant: 'standard_driver_bridge',
      fit: closed === undefined ? 0.8 : 1,
      data: {
        unit: scale.unit,
        steps: [
          level('start', from, 'Start'),
          ...steps.map((s, i) => ({
            kind: 'delta',
            label: trimmed(cut(s.label, s.label.start, s.label.end)),
            value: new Count(final[i] as number, s.figure),
            ...(s.figure.signed ? { display: s.figure.core } : {}),
          })),
          level('total', to, 'End'),
        ],
      },
    };
  },
});
