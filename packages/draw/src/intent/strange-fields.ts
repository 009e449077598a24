/** What a body of a form sent without a place: outside `data`, inside it, and on the wrong side of that line. */
import type { z } from 'zod';
import type { Form } from '../forms/define.ts';
import type { Warning } from '../layout/index.ts';
import { pointerOf } from './problem.ts';
import { blank, TOLERATED, typed } from './slide-schema.ts';
import { freeOf, type Path, type Place, paired, placesOf, type Strange, strangeMembers } from './strange-members.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Every unit with numbers takes it beside its own data. */
const BESIDE_DATA = new Set(['decimals']);

/** The members of a body that its form does not know, with the places that they were meant for. */
export function strangeFields(body: object, form: Form, memberNames: ReadonlySet<string>): readonly Strange[] {
  const sent = body as Readonly<Record<string, unknown>>;
  const data = isObject(sent['data']) ? sent['data'] : {};
  const inside = strangeMembers(form.data, data, ['data']).filter(({ from }) => !(from.length === 2 && BESIDE_DATA.has(String(from[1]))));
  const blocks = memberNames.has('blocks') ? strangeMembers(typed.shape.blocks, sent['blocks'], ['blocks']) : [];
  const dataPlaces = placesOf(form.data, ['data']) ?? [];
  const outer = membersOf(sent, (name) => memberNames.has(name) || TOLERATED.has(name), []);
  const homeless = new Set(inside.map(({ from }) => pointerOf(from)));
  const inner = membersOf(data, (name) => BESIDE_DATA.has(name) || dataPlaces.some((place) => place.name === name), ['data']).filter(
    ({ from }) => !homeless.has(pointerOf(from)),
  );
  if (outer.length === 0 && inner.length === 0) return [...inside, ...blocks];
  const given = new Set(inside.map(({ to }) => pointerOf(to)));
  const dataFree = freeOf(data, dataPlaces).filter(({ to }) => !given.has(pointerOf(to)));
  const besideFree = freeOf(sent, besidePlaces(memberNames, data));
  const outside = paired(outer, [...besideFree, ...dataFree]);
  const left = new Set([...outside.map(({ to }) => pointerOf(to))]);
  const crossing = paired(inner, dataPlaces.length === 0 ? [] : besideFree.filter(({ to }) => !left.has(pointerOf(to))));
  return [...outside, ...inside, ...blocks, ...crossing];
}

/** Members of the intent that the form has a place for; a form that lives by its blocks has nothing to draw without them. */
function besidePlaces(memberNames: ReadonlySet<string>, data: object): readonly Place[] {
  const bare = Object.keys(data).length === 0;
  return Object.entries(typed.shape).flatMap(([name, schema]) =>
    memberNames.has(name) && name !== 'form'
      ? [{ name, schema: schema as z.ZodType, to: [name], required: name === 'blocks' && bare }]
      : [],
  );
}

const membersOf = (value: Readonly<Record<string, unknown>>, isKnown: (name: string) => boolean, base: Path) =>
  Object.entries(value)
    .slice(0, 100)
    .filter(([name, member]) => !isKnown(name) && blank(member) !== undefined)
    .map(([name, member]) => ({ name, value: member, from: [...base, name] }));

/** Moves that mend a body, inner ones first; a place in `data` wants `data` to be there. */
export function movesOf(strange: readonly Strange[], body: object): readonly object[] {
  const moves = strange
    .toSorted((a, b) => b.from.length - a.from.length)
    .map(({ from, to }) => ({ op: 'move', from: pointerOf(from), path: pointerOf(to) }));
  const wants = strange.some(({ to }) => to[0] === 'data') && !isObject(Reflect.get(body, 'data'));
  return wants ? [{ op: 'add', path: '/data', value: {} }, ...moves] : moves;
}

/** Texts around the body of a slide: whatever they are called, each has one place. */
const FRAME_TEXTS: ReadonlySet<PropertyKey> = new Set([
  'headline',
  'context',
  'takeaway',
  'caution',
  'highlight',
  'source_note',
  'footnotes',
]);

/** The body with the texts of its frame under their own names, and a notice for each; undefined where all have them. */
export function asMeant(
  body: object,
  strange: readonly Strange[],
): { readonly body: object; readonly notices: readonly Warning[] } | undefined {
  const meant = strange.flatMap(({ from: [name, ...deeper], to: [place, ...inside] }) =>
    name !== undefined && place !== undefined && deeper.length + inside.length === 0 && FRAME_TEXTS.has(place)
      ? [{ name: String(name), place: String(place) }]
      : [],
  );
  if (meant.length === 0) return undefined;
  const names = new Map(meant.map(({ name, place }) => [name, place]));
  return {
    body: Object.fromEntries(
      Object.entries(body).flatMap(([key, value]) =>
        names.has(key) || ![...names.values()].includes(key) ? [[names.get(key) ?? key, value]] : [],
      ),
    ),
    notices: meant.map(({ name, place }) => ({
      code: 'field_renamed',
      message: `${pointerOf([name])} is read as ${place}.`,
      path: pointerOf([place]),
      remedy: `Send it as ${place}.`,
    })),
  };
}

/** One warning for each member that has another name, however many items have it; deepest first, as their patches have to be applied. */
export function strangeWarnings(strange: readonly Strange[], body: object): readonly Warning[] {
  const alike = new Map<string, Strange[]>();
  for (const one of strange.toSorted((a, b) => b.from.length - a.from.length)) {
    const member = memberOf(pointerOf(one.from));
    alike.set(member, [...(alike.get(member) ?? []), one]);
  }
  return [...alike.values()].map((all): Warning => {
    const [first] = all as [Strange];
    const path = pointerOf(first.from);
    const beside = first.from.length === first.to.length && first.from.slice(0, -1).every((part, i) => part === first.to[i]);
    return {
      code: 'field_ignored',
      message: `${path} ${all.length === 1 ? 'has' : `and ${all.length - 1} more like it have`} no place on this slide and ${all.length === 1 ? 'is' : 'are'} ignored.`,
      path,
      remedy: `Did you mean ${beside ? String(first.to.at(-1)) : pointerOf(first.to)}?`,
      can_autofix: true,
      patch: movesOf(all, body),
    };
  });
}

/** The same member of every item. */
export const memberOf = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
