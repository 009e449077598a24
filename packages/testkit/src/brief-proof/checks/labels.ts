/** Values and details stand with the label that the brief gives them. */
import { partAround, within } from '../brief/brief.ts';
import { figuresOf } from '../brief/figures.ts';
import { placesOf, scatteredPlacesOf } from '../brief/find.ts';
import type { Finding, Span } from '../finding.ts';
import { type Field, fieldOf, ownersOf } from '../owner.ts';
import type { Detail, Key, Value } from '../slide/facts.ts';
import { shapeOf } from '../slide/slide.ts';
import { isBound } from './closed-class.ts';
import { type Check, type Context, figuresFor } from './context.ts';

/** "Revenue of €610m" over the revenues of other cases: a value of one of them became the name of the row. */
function namedByValue({ brief, facts, slide }: Context): Finding[] {
  if (facts.form !== 'scenario_compare') return [];
  const rows = new Map(facts.values.flatMap((value) => (value.keys[0] === undefined ? [] : [[value.keys[0].text, value] as const])));
  return [...rows].flatMap(([name, { path, said }]): Finding[] => {
    const held = figuresOf(name).find((figure) => figure.unit !== '' || figure.scale !== 1);
    const own = figuresOf(said)[0];
    if (held === undefined || own === undefined || held.unit !== own.unit || held.scale !== own.scale) return [];
    const shape_id = shapeOf(slide, path);
    return [
      {
        code: 'value_of_other_label',
        message: `${JSON.stringify(name)} holds a value of one case and stands as the name of the row for all.`,
        said: name,
        path,
        ...(shape_id === undefined ? {} : { shape_id }),
        spans: placesOf(name, brief),
      },
    ];
  });
}

export const checkLabels: Check = (context) => [
  ...namedByValue(context),

  ...context.facts.values.flatMap((value) => valueFindings(context, value)),
  ...detailFindings(context),
];

const fields = new WeakMap<Context, Map<string, Field>>();

/** The labels and the pieces that they share, worked out once for each list of labels. */
function fieldFor(context: Context, labels: readonly string[], pieces: () => readonly Span[], kind: string): Field {
  const known = fields.get(context) ?? new Map<string, Field>();
  fields.set(context, known);
  const key = `${kind}\n${labels.join('\n')}`;
  const field = known.get(key) ?? fieldOf(context.brief, labels, pieces(), false, namesOn(context));
  known.set(key, field);
  return field;
}

const namesOn = ({ brief, texts }: Context): Span[] => texts.filter(({ as }) => as === 'name').flatMap(({ text }) => placesOf(text, brief));

/** Figures that a slide draws. Those that stand in labels of another side of a grid name something and are no values. */
function drawnFigures({ brief, facts }: Context): Span[] {
  const numbers = brief.figures.filter(({ kind }) => kind === 'value' || kind === 'year');
  const labels = [...new Set(facts.values.flatMap(({ keys }) => keys.map(({ text }) => text)))].flatMap((label) => placesOf(label, brief));
  const wanted = facts.values.flatMap(({ number }) => (number === undefined ? [] : [number]));
  const isDrawn = (readings: readonly number[]): boolean =>
    wanted.length === 0 || readings.some((reading) => wanted.some((number) => sameDigits(reading, number)));
  return numbers
    .filter((figure) => !labels.some((label) => within(figure, label)) && isDrawn(figure.readings))
    .filter(
      (figure) =>
        !numbers.some(
          (other) =>
            other !== figure && within(figure, other) && other.end - other.start > figure.end - figure.start && isDrawn(other.readings),
        ),
    );
}

const digitsOf = (number: number): string =>
  Math.abs(number).toPrecision(12).replace(/e.*$/, '').replaceAll(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '');
const sameDigits = (a: number, b: number): boolean => digitsOf(a) === digitsOf(b);

function valueFindings(context: Context, value: Value): Finding[] {
  const { brief } = context;
  const isText = value.number === undefined;
  if (value.places) return [];
  const found: readonly Span[] = isText
    ? placesOf(value.said, brief)
    : figuresFor(context, Number(value.number)).filter(({ kind }) => kind === 'value' || kind === 'year');
  if (found.length === 0) return [];
  for (const key of value.keys) {
    const labels = [...new Set(key.siblings)].filter((label) => !isBound(label, brief) && !/^\d{1,2}$/.test(label));
    const own = labels.indexOf(key.text);
    if (labels.length < 2 || own < 0 || labels.includes(value.said)) continue;
    const field = isText
      ? fieldOf(brief, labels, textPieces(context, key), true)
      : fieldFor(context, labels, () => drawnFigures(context), 'values');
    // Of a row of periods that the brief gives by its ends alone, no figure can be told by the names.
    if (!field.sites.some(({ of }) => of === own) || new Set(field.sites.map(({ of }) => of)).size < labels.length * 0.6) continue;
    const owners = found.map((piece) => ownersOf(field, piece));
    if (owners.some((set) => set === undefined || set.has(own))) continue;
    const better = [...new Set(owners.flatMap((set) => [...(set ?? [])]))].map((of) => labels[of] ?? '').filter((label) => label !== '');
    const shape_id = shapeOf(context.slide, value.path);
    return [
      {
        code: 'value_of_other_label',
        message: `${value.said} stands with ${JSON.stringify(key.text)}; in the brief it belongs to ${better.length === 0 ? 'something else' : better.map((label) => JSON.stringify(label)).join(' or ')}.`,
        said: value.said,
        path: value.path,
        ...(shape_id === undefined ? {} : { shape_id }),
        spans: found,
      },
    ];
  }
  return [];
}

/** Places of all texts that stand in a grid with these labels. */
const textPieces = ({ brief, facts }: Context, { siblings }: Key): Span[] =>
  facts.values
    .filter((other) => other.number === undefined && other.keys.some((key) => key.siblings.join() === siblings.join()))
    .flatMap(({ said }) => placesOf(said, brief));

function detailFindings(context: Context): Finding[] {
  const { brief, facts, slide } = context;
  const groups = new Map<string, Detail[]>();
  for (const detail of facts.details) {
    const key = detail.path.replace(/\/\d+$/, '').replaceAll(/\/\d+/g, '/*');
    groups.set(key, [...(groups.get(key) ?? []), detail]);
  }
  return [...groups.values()].flatMap((group) => {
    const places = group.map(({ said }) => {
      const exact = placesOf(said, brief);
      return exact.length > 0 ? exact : scatteredPlacesOf(said, brief);
    });
    const pieces = places.flat();
    return group.flatMap((detail, i): Finding[] => {
      const labels = [...new Set(detail.of.siblings)];
      const own = labels.indexOf(detail.of.text);
      const found = /^(?:\d{4}|-)-\d{2}/.test(detail.said) ? [] : (places[i] ?? []);
      if (labels.length < 2 || own < 0 || found.length === 0) return [];
      const left = leftOutBetween(context, detail.of.text, found);
      if (left !== undefined) return [otherFinding(slide, detail, found, [left])];
      const field = fieldOf(brief, labels, pieces, true);
      if (!field.sites.some(({ of }) => of === own)) return [];
      const owners = found.map((piece) => ownersOf(field, piece));
      if (owners.some((set) => set === undefined || set.has(own)) || headsItem(context, detail, group)) return [];
      const better = [...new Set(owners.flatMap((set) => [...(set ?? [])]))].map((of) => labels[of] ?? '');
      return [otherFinding(slide, detail, found, better)];
    });
  });
}

/** "Q1: sign-on, audit log": one date, or one name, may head several items. */
function headsItem({ brief }: Context, { said, of }: Detail, group: readonly Detail[]): boolean {
  const heads = [...new Set(group.map((other) => other.said))];
  const field = fieldOf(
    brief,
    heads,
    of.siblings.flatMap((label) => placesOf(label, brief)),
    true,
  );
  return placesOf(of.text, brief).some((place) => ownersOf(field, place)?.has(heads.indexOf(said)) ?? true);
}

function otherFinding(slide: Context['slide'], { said, of, path }: Detail, spans: readonly Span[], better: readonly string[]): Finding {
  const shape_id = shapeOf(slide, path);
  return {
    code: 'detail_of_other_item',
    message: `${JSON.stringify(said)} stands with ${JSON.stringify(of.text)}; in the brief it belongs to ${better.map((label) => JSON.stringify(label)).join(' or ')}.`,
    said,
    path,
    ...(shape_id === undefined ? {} : { shape_id }),
    spans,
  };
}

/** "Status: CRM move, green, Lee": the name behind the colon was left out, so what follows it is not the heading's. */
function leftOutBetween({ brief, told }: Context, label: string, pieces: readonly Span[]): string | undefined {
  const [piece] = pieces;
  if (piece === undefined || pieces.length > 1) return undefined;
  const span = told.find(({ start, end }) => {
    const head = brief.folded.slice(0, start);
    return (
      end <= piece.start &&
      /\p{Lu}/u.test(brief.text[start] ?? '') &&
      new RegExp(`${escaped(label.toLowerCase())}\\s?:\\s*$`).test(head.toLowerCase()) &&
      within({ start, end }, partAround(brief, piece, 2))
    );
  });
  return span === undefined ? undefined : brief.text.slice(span.start, span.end);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
