/** What is drawn where an arrangement has no place for a part of what was sent: another one of the form, or the text within another text. */
import { findForm } from '../catalog/index.ts';
import type { SlideRequest } from '../intent/index.ts';
import type { Warning } from '../layout/index.ts';
import { reread } from './reread.ts';
import type { DrawnSlide } from './seal-slide.ts';

/** Members that are seen and not read. */
const LOOKS: ReadonlySet<string> = new Set(['icon', 'tone', 'state']);
/** Where a text without a place is set, best first: below the name of its item, else behind it. */
const LINES = ['sub', 'description', 'summary', 'note', 'comment', 'text', 'caption'] as const;
const NAMES = ['label', 'title', 'heading', 'name'] as const;
const BETWEEN = ' · ';

type Draw = (request: SlideRequest) => DrawnSlide | undefined;

/**
 * The drawing that shows the most of the texts and numbers that were sent: `first` where that shows all, else one in another variant or
 * with the texts without a place joined to others. A variant that the caller names is left only for what cannot be joined.
 * @param draw undefined where the request cannot be drawn without an error
 */
export function withAllShown(first: DrawnSlide, request: SlideRequest, draw: Draw): DrawnSlide {
  const { content } = request;
  if (content.kind !== 'form' || content.fill !== undefined || request.allow_truncation) return first;
  const lost = lostIn(first);
  if (lost.length === 0) return first;
  const unprinted = unprintedIn(first, request);
  let best: Arranged = { request, drawn: first, lost, missing: missingIn(first) };
  const asked = best;
  const arranged = (other: SlideRequest | undefined, mayLose = true): Arranged | undefined => {
    const drawn = other && draw(other);
    if (other === undefined || drawn === undefined || unprintedIn(drawn, request) > unprinted) return undefined;
    const result = { request: other, drawn, lost: lostIn(drawn), missing: missingIn(drawn) };
    if (result.missing < best.missing && (mayLose || result.lost.length === 0)) best = result;
    return result;
  };
  const inOthers = (told: readonly Warning[]): readonly Arranged[] => {
    const found: Arranged[] = [];
    for (const name of othersOf(content)) {
      const other = arranged(inVariant(request, name, told), content.is_open === true);
      if (other !== undefined) found.push(other);
      if (best.missing === 0) break;
    }
    return found;
  };
  const join = (all: readonly Arranged[]): void => {
    for (const one of all) for (const members of [LINES, NAMES]) if (best.missing > 0) arranged(withJoined(one, members));
  };
  if (content.is_open === true) {
    const others = inOthers([]);
    if (best.missing > 0) join([asked, ...others]);
  } else {
    join([asked]);
    if (best.lost.length > 0) inOthers([switched(content.variant.name, lost)]);
  }
  return best.drawn;
}

/** The request in each other variant, where it names none. */
export const inOpenVariants = (request: SlideRequest): readonly (() => SlideRequest | undefined)[] =>
  request.content.kind === 'form' && request.content.is_open === true
    ? othersOf(request.content).map((name) => () => inVariant(request, name, []))
    : [];

interface Arranged {
  readonly request: SlideRequest;
  readonly drawn: DrawnSlide;
  /** What the arrangement has no place for. */
  readonly lost: readonly string[];
  /** How many texts and numbers stand on no shape: these, and those that find no room. */
  readonly missing: number;
}

/** Names of the other variants that stand on the same layout of the file. */
const othersOf = ({ form, variant }: Extract<SlideRequest['content'], { kind: 'form' }>): readonly string[] =>
  (findForm(form.name)?.variants ?? []).filter((one) => one.name !== variant.name && one.layout === variant.layout).map(({ name }) => name);

/** The request in another variant of its form. */
const inVariant = (request: SlideRequest, variant: string, told: readonly Warning[]): SlideRequest | undefined =>
  reread(request, { ...(JSON.parse(request.canonical) as object), variant }, told);

const switched = (variant: string, lost: readonly string[]): Warning => ({
  code: 'layout_switched',
  message: `${variant} has no place for ${listed(lost)}; another variant is drawn.`,
  path: '/variant',
  remedy: `Leave out ${[...new Set(lost.map(keyOf))].join(', ')} to get ${variant}, or leave out \`variant\`.`,
});

const listed = (paths: readonly string[]): string =>
  `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}`;

const keyOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Texts and numbers that the arrangement has no place for. */
const lostIn = ({ unplaced }: DrawnSlide): readonly string[] => unplaced.filter((path) => !LOOKS.has(keyOf(path)));

const missingIn = ({ manifest }: DrawnSlide): number =>
  manifest.filter(({ path, bound }) => bound === 'dropped' && !LOOKS.has(keyOf(path))).length;

/** Numbers that are drawn and not printed. */
function unprintedIn({ manifest }: DrawnSlide, { supplied }: SlideRequest): number {
  const numbers = new Set(supplied.flatMap(({ path, value }) => (typeof value === 'number' ? [path] : [])));
  return manifest.filter(({ path, bound }) => bound === 'derived' && numbers.has(path)).length;
}

/** The request with each lost text joined to a text of its own item, where that has one; undefined where none has. */
function withJoined({ request, drawn: { manifest }, lost }: Arranged, members: readonly string[]): SlideRequest | undefined {
  const { content } = request;
  if (content.kind !== 'form') return undefined;
  const body: object = { ...(JSON.parse(request.canonical) as object), variant: content.variant.name };
  const shown = new Set(manifest.flatMap(({ path, bound }) => (bound === 'dropped' ? [] : [path])));
  const joined = new Map<string, string>();
  for (const path of lost) {
    const value = valueAt(body, path);
    // A list of points belongs to the item that has the list.
    const holderPath = Number.isNaN(Number(keyOf(path))) ? parentOf(path) : parentOf(parentOf(path));
    const holder = valueAt(body, holderPath);
    if (typeof value !== 'string' || !isObject(holder)) continue;
    const used = members.find((one) => typeof holder[one] === 'string' && shown.has(`${holderPath}/${one}`));
    const member = used ?? members[0] ?? '';
    if (used === undefined && holder[member] !== undefined) continue;
    const before = holder[member];
    Reflect.set(holder, member, typeof before === 'string' ? `${before}${BETWEEN}${value}` : value);
    joined.set(path, `${holderPath}/${member}`);
  }
  if (joined.size === 0) return undefined;
  for (const path of joined.keys()) remove(body, path);
  const changed = reread(request, body, [
    {
      code: 'texts_joined',
      message: `${content.variant.name} has no place of its own for ${listed([...joined.keys()])}; each stands with another text of its item.`,
      path: joined.keys().next().value ?? '',
      remedy: 'Choose another variant, or leave it as it is.',
    },
  ]);
  return changed && { ...changed, joined };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const partsOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

function valueAt(body: unknown, path: string): unknown {
  let value = body;
  for (const part of partsOf(path)) value = value !== null && typeof value === 'object' ? Reflect.get(value, part) : undefined;
  return value;
}

/** Leaves out the member; of a list, the whole list, all of whose items have moved. */
function remove(body: object, path: string): void {
  const isInList = !Number.isNaN(Number(keyOf(path)));
  const at = isInList ? parentOf(path) : path;
  const holder = valueAt(body, parentOf(at));
  if (holder !== null && typeof holder === 'object') Reflect.deleteProperty(holder, partsOf(at).at(-1) ?? '');
}
