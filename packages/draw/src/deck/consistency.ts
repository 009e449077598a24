/** Checks the consistency of a deck: one thing must not have two values, units, colours or scales on different slides. */
import type { Warning } from '../layout/index.ts';
import { type Deck, type Shape, walk } from '../scene/index.ts';
import { headlineNumbers } from './headline-numbers.ts';
import type { DeckSlide } from './read-deck.ts';
import { type Fact, factsOf, folded } from './slide-facts.ts';

/** At most this many findings of one kind, because more would hide the others. */
const MAX_OF_A_KIND = 10;

/** `scenes` and `slides` correspond by index. Pointers start at the deck. */
export function checkConsistency(slides: readonly DeckSlide[], scenes: readonly Deck[]): readonly Warning[] {
  const facts = slides.flatMap((slide, i) => [...factsOf(slide, i)]);
  const headlines = slides.flatMap((slide, i) => headlineNumbers(slide).map((one) => ({ ...one, path: `/slides/${i}${one.path ?? ''}` })));
  return [conflicts(facts), units(facts), colours(slides, scenes), scales(slides, scenes), headlines].flatMap((kind) =>
    kind.slice(0, MAX_OF_A_KIND),
  );
}

const at = ({ slide, path }: Fact): string => `/slides/${slide}${path}`;
const unitKey = (unit: string): string => unit.trim().replaceAll(/\s+/g, ' ');

function grouped(facts: readonly Fact[], key: (fact: Fact) => string): readonly (readonly Fact[])[] {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const name = key(fact);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [fact]);
    else group.push(fact);
  }
  return [...groups.values()];
}

/** Finds one quantity that has different values on two slides for the same time and unit. */
function conflicts(facts: readonly Fact[]): Warning[] {
  return grouped(facts, (fact) => JSON.stringify([fact.measure, fact.label, fact.when, unitKey(fact.unit)])).flatMap((group): Warning[] => {
    const [first] = group;
    const other = group.find((fact) => first !== undefined && fact.slide !== first.slide && fact.value !== first.value);
    if (first === undefined || other === undefined || group.some((fact) => fact.slide === first.slide && fact.value === other.value))
      return [];
    return [
      {
        code: 'number_conflict',
        message: `“${other.label}” is ${other.value}${other.unit} on slide ${other.slide + 1} and ${first.value}${first.unit} on slide ${first.slide + 1}.`,
        path: at(other),
        remedy: `Make it agree with ${at(first)}, or say what sets the two apart (period, scope) in the label or the sub-line.`,
      },
    ];
  });
}

/** Finds one quantity that has different units on two slides. */
function units(facts: readonly Fact[]): Warning[] {
  return grouped(
    facts.filter((fact) => fact.unit !== ''),
    (fact) => JSON.stringify([fact.measure, fact.label]),
  ).flatMap((group): Warning[] => {
    const [first] = group;
    const other = group.find((fact) => first !== undefined && fact.slide !== first.slide && unitKey(fact.unit) !== unitKey(first.unit));
    if (first === undefined || other === undefined) return [];
    return [
      {
        code: 'unit_drift',
        message: `“${other.label}” is told in ${other.unit} on slide ${other.slide + 1} and in ${first.unit} on slide ${first.slide + 1}.`,
        path: at(other),
        remedy: 'Use one unit for it throughout the deck.',
      },
    ];
  });
}

interface Mark {
  readonly slide: number;
  readonly shape: Shape;
}

const marksOf = (scenes: readonly Deck[]): readonly Mark[] =>
  scenes.flatMap(({ slides }, slide) =>
    slides.flatMap(({ shapes }) =>
      [...walk(shapes)].filter((shape) => shape.datum !== undefined && shape.role === 'mark').map((shape) => ({ slide, shape })),
    ),
  );

const accentOf = (shape: Shape): string | undefined => {
  const fill: unknown = 'fill' in shape ? shape.fill : undefined;
  const color: unknown = fill !== null && typeof fill === 'object' ? Reflect.get(fill, 'color') : undefined;
  return typeof color === 'string' && /^accent\d$/.test(color) ? color : undefined;
};

/** Finds one series with different accents on two slides. Grey beside an emphasised series is allowed. */
function colours(slides: readonly DeckSlide[], scenes: readonly Deck[]): Warning[] {
  const bodies = slides.map(({ text }): unknown => JSON.parse(text));
  const seen = new Map<string, { readonly slide: number; readonly accent: string; readonly name: string }>();
  const warnings = new Map<string, Warning>();
  for (const { slide, shape } of marksOf(scenes)) {
    const name = seriesOf(bodies[slide], shape.datum?.path) ?? shape.datum?.series;
    const accent = accentOf(shape);
    if (name === undefined || name === '' || accent === undefined) continue;
    const key = folded(name);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, { slide, accent, name });
    else if (first.slide !== slide && first.accent !== accent && !warnings.has(key))
      warnings.set(key, {
        code: 'color_drift',
        message: `“${name}” is drawn in ${accent} on slide ${slide + 1} and in ${first.accent} on slide ${first.slide + 1}.`,
        path: `/slides/${slide}`,
        remedy: 'Send the series in the same order on both slides, or stress the same one.',
      });
  }
  return [...warnings.values()];
}

/** The name of the series that a value belongs to, as it was sent. Marks of stacks know only their index. */
function seriesOf(body: unknown, path: string | undefined): string | undefined {
  const parts = path?.split('/').slice(1) ?? [];
  const at = parts.indexOf('series');
  let value: unknown = at < 0 ? undefined : body;
  for (const part of parts.slice(0, at + 2)) value = value !== null && typeof value === 'object' ? Reflect.get(value, part) : undefined;
  const label: unknown = value !== null && typeof value === 'object' ? Reflect.get(value, 'label') : undefined;
  return typeof label === 'string' ? label : undefined;
}

/** Two lengths that show the same amount may differ by this much. */
const MAX_SCALE = 1.25;

/** Readers compare two charts of the same form, unit and sub-line, so their bars need the same scale. */
function scales(slides: readonly DeckSlide[], scenes: readonly Deck[]): Warning[] {
  const perSlide = new Map<number, number[]>();
  for (const { slide, shape } of marksOf(scenes)) {
    const { value, along, scale, flags } = shape.datum ?? {};
    if (
      value === undefined ||
      value === 0 ||
      scale === undefined ||
      (along !== 'x' && along !== 'y') ||
      flags?.some((flag) => flag !== 'floating')
    )
      continue;
    const length = along === 'x' ? shape.box.w : shape.box.h;
    perSlide.set(slide, [...(perSlide.get(slide) ?? []), length / Math.abs(value)]);
  }
  const kinds = new Map<string, { readonly slide: number; readonly rate: number }>();
  const out: Warning[] = [];
  for (const [slide, rates] of perSlide) {
    const sorted = rates.toSorted((a, b) => a - b);
    const rate = sorted[sorted.length >> 1] as number;
    // Marks that are not in proportion, such as those of two axes, have no scale to compare.
    if (sorted.some((one) => one > rate * 1.1 || one < rate / 1.1)) continue;
    const body = JSON.parse(slides[slide]?.text ?? '{}') as { form?: unknown; context?: unknown; data?: { unit?: unknown } };
    if (typeof body.context !== 'string' || body.context === '' || typeof body.form !== 'string') continue;
    const key = JSON.stringify([body.form, folded(body.context), body.data?.unit ?? '']);
    const first = kinds.get(key);
    if (first === undefined) kinds.set(key, { slide, rate });
    else {
      const times = Math.max(rate / first.rate, first.rate / rate);
      if (times > MAX_SCALE)
        out.push({
          code: 'scale_mismatch',
          message: `Slides ${first.slide + 1} and ${slide + 1} show the same measure at scales that differ ${times.toFixed(1)} times; their bars cannot be compared.`,
          path: `/slides/${slide}/data`,
          remedy: 'Put both on one slide (small_multiples), or tell in the sub-line what sets them apart.',
        });
    }
  }
  return out;
}
