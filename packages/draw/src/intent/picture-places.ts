/** Finds the pictures, or their names, in a request, so that the receiver can fetch them and put them in. */

/** Deepest search. No request nests its panes as deep. */
const MAX_DEPTH = 24;

/** A member that names a picture. */
export interface PicturePlace {
  /** A data URI, an address, `asset:` and an id, or whatever else stands there. */
  readonly name: string;
  /** JSON Pointer of the member. */
  readonly field: string;
  /** Puts the picture in its place, as a data URI. */
  put(uri: string): void;
}

const NAMES: ReadonlySet<string> = new Set(['image_src', 'src', 'asset_id']);

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

/** All of them in the order in which they stand. Words are not looked at, and nothing is changed before `put`. */
export function* picturePlaces(value: unknown, pointer = '', depth = 0): Generator<PicturePlace> {
  if (!isObject(value) || depth > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    // Lists of numbers are skipped, because each request is searched and a list may have a hundred thousand.
    for (const [i, member] of value.entries()) if (isObject(member)) yield* picturePlaces(member, `${pointer}/${i}`, depth + 1);
    return;
  }
  const holder = value;
  for (const [key, member] of Object.entries(holder)) {
    if (!isObject(member) && !NAMES.has(key)) continue;
    const field = `${pointer}/${key}`;
    if (key === 'image_src' || (key === 'src' && isPicture(holder, pointer))) {
      const name = typeof member === 'string' ? tidy(member) : '';
      if (name !== '') yield { name, field, put: (uri) => void Reflect.set(holder, key, uri) };
    } else if (key === 'asset_id' && isPicture(holder, pointer)) {
      // It is ignored beside a picture of its own.
      if (typeof member === 'string' && member !== '' && !Reflect.get(holder, 'src'))
        yield {
          name: tidy(`asset:${member}`),
          field,
          put(uri) {
            Reflect.deleteProperty(holder, key);
            Reflect.set(holder, 'src', uri);
          },
        };
    } else yield* picturePlaces(member, field, depth + 1);
  }
}

/** `src` and `asset_id` are those of a picture in the parameters of a component, and in an authored document. */
const isPicture = (holder: object, pointer: string): boolean => pointer.endsWith('/params') || Reflect.get(holder, 'kind') === 'image';

/** The scheme of an asset in small letters: the rest of it is an id. */
const tidy = (text: string): string => text.trim().replace(/^asset:\s*/i, 'asset:');
