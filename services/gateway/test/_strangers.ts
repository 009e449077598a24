/** What strangers write (fixtures/strangers), and what becomes of it when a program follows the answers alone. */

import { readFileSync } from 'node:fs';
import { briefReader } from '@deckwright/brief';
import { findForm } from '@deckwright/draw/catalog';
import { DrawRefusal, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';

export type Half = 'seen' | 'held-out';
export const HALVES: readonly Half[] = ['seen', 'held-out'];

export interface Name {
  readonly name: string;
  readonly right: readonly string[];
}
export interface FieldCase {
  readonly form: string;
  readonly variant: string;
  readonly mistakes: readonly Mistake[];
}
type Mistake = readonly [verb: string, path: string, ...rest: string[]];
export interface RequestCase {
  readonly note: string;
  readonly goal: 'answer' | 'caller';
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly raw?: string;
  readonly key?: 'none' | 'token' | 'basic' | 'bare';
  readonly file?: { readonly field: string; readonly name: string; readonly type: string; readonly of: string };
  readonly says: readonly string[];
}

const read = (kind: string, half: Half): unknown =>
  JSON.parse(readFileSync(new URL(`./fixtures/strangers/${kind}.${half}.json`, import.meta.url), 'utf8'));
export const namesOf = (half: Half): readonly Name[] => read('names', half) as readonly Name[];
export const fieldsOf = (half: Half): readonly FieldCase[] => read('fields', half) as readonly FieldCase[];
export const requestsOf = (half: Half): readonly RequestCase[] => read('requests', half) as readonly RequestCase[];

export type Members = Record<string, unknown>;
const isMembers = (value: unknown): value is Members => value !== null && typeof value === 'object' && !Array.isArray(value);

/** The holders that a path names, with the last key: `data.rows[].label` names every row. */
function holders(root: Members, path: string): readonly { readonly holder: Members; readonly key: string }[] {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let found: unknown[] = [root];
  for (const key of keys) {
    const [name = '', ...each] = key.split('[]');
    found = found.map((one) => (isMembers(one) ? one[name] : undefined));
    for (const _ of each) found = found.flatMap((one) => (Array.isArray(one) ? one : []));
  }
  return found.filter(isMembers).map((holder) => ({ holder, key: last }));
}

/** As a stranger would write a number: with thousands apart, or with a percent sign. */
const written = (value: number, mark: string | undefined): string =>
  mark === ',' ? value.toLocaleString('en-US') : `${value}${mark ?? ''}`;
const deepText = (value: unknown, mark: string | undefined): unknown =>
  Array.isArray(value) ? value.map((one) => deepText(one, mark)) : typeof value === 'number' ? written(value, mark) : value;

/** The field under another name in the same place, so that the order says nothing. */
function rename(holder: Members, key: string, to: string): void {
  const entries = Object.entries(holder);
  for (const [one] of entries) Reflect.deleteProperty(holder, one);
  for (const [one, value] of entries) holder[one === key ? to : one] = value;
}

/** The example with the mistakes made in it, and what it would have to become. */
export function mistaken({ form, variant, mistakes }: FieldCase): { readonly wrong: Members; readonly right: Members } {
  const example = findForm(form)?.variants.find(({ name }) => name === variant)?.example;
  if (example === undefined) throw new Error(`There is no ${form}.${variant}.`);
  const right = structuredClone({ form, variant, ...example }) as Members;
  const wrong = structuredClone(right);
  for (const mistake of mistakes) make(wrong, right, mistake);
  return { wrong, right };
}

function make(wrong: Members, right: Members, [verb, path, one = '', two = '', three = '', four = '']: Mistake): void {
  const [name = ''] = path.replaceAll('[]', '').split('.').slice(-1);
  const bare = name;
  const places = holders(wrong, path.replace(/(?:\[\])+$/, ''));
  if (places.length === 0) throw new Error(`${path} is not in the example.`);
  const leave = (keep: readonly string[]): void => {
    for (const { holder, key } of holders(right, path))
      holder[key] = (holder[key] as Members[]).map((item) => Object.fromEntries(keep.filter((k) => k in item).map((k) => [k, item[k]])));
  };
  for (const { holder, key: at } of places) {
    const key = at.replaceAll('[]', '');
    if (!(key in holder)) continue;
    const items = holder[key] as Members[];
    switch (verb) {
      case 'rename':
        rename(holder, key, one);
        break;
      case 'text':
        holder[key] = deepText(holder[key], one === '' ? undefined : one);
        break;
      case 'word':
        if (holder[key] === one) holder[key] = two;
        break;
      case 'single':
        holder[key] = (holder[key] as string[])[0];
        break;
      case 'map':
        holder[key] = Object.fromEntries(items.map((item) => [item[one], item[two]]));
        break;
      case 'strings':
        holder[key] = items.map((item) => item[one]);
        break;
      case 'parallel':
        holder[two] = items.map((item) => item[one]);
        holder[four] = items.map((item) => item[three]);
        if (key !== two && key !== four) Reflect.deleteProperty(holder, key);
        break;
      case 'lift':
        wrong[one] = holder[key];
        Reflect.deleteProperty(holder, key);
        break;
      case 'sink':
        wrong['data'] = { [one.replace('data.', '')]: holder[key] };
        Reflect.deleteProperty(holder, key);
        break;
      default:
        throw new Error(`No mistake is called ${verb}.`);
    }
  }
  if (verb === 'map') leave([one, two]);
  if (verb === 'strings') leave([one]);
  if (verb === 'parallel') leave([one, three]);
  if (verb === 'single') for (const { holder } of holders(right, path)) holder[bare] = (holder[bare] as string[]).slice(0, 1);
}

const kit = createDrawKit(carriedFonts());

/** What a body draws, as text; undefined where it is refused. */
export async function sceneOf(body: unknown): Promise<string | undefined> {
  const taken = readSlideRequest(body, { briefs: briefReader });
  if (!taken.ok) return undefined;
  try {
    const { deck } = await drawSlide(taken.request, kit);
    return JSON.stringify(deck.slides);
  } catch (error) {
    if (error instanceof DrawRefusal) return undefined;
    throw error;
  }
}

/** These name something of ours: a repair may change them. */
const NAMES = new Set(['form', 'variant', 'component', 'prior_id', 'theme_id', 'theme', 'type', 'template']);

/** Every text of a body that says something, to see whether a repair lost it. */
export function wordsIn(body: unknown): readonly string[] {
  if (typeof body === 'string') return /^[[{]/.test(body) ? wordsIn(JSON.parse(body)) : [body];
  if (Array.isArray(body)) return body.flatMap(wordsIn);
  return isMembers(body) ? Object.entries(body).flatMap(([key, value]) => (NAMES.has(key) ? [] : wordsIn(value))) : [];
}
