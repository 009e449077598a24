/** Refuses values that a scene's types do not allow, because no program opens a file with `algn="undefined"`. */

/** Thrown for a value that the schema of the .pptx has no place for; names the attribute, what may stand there, and the shape. */
export class UnwritableValue extends Error {
  override readonly name = 'UnwritableValue';
  readonly attribute: string;
  readonly value: unknown;
  readonly allowed: string;

  constructor(attribute: string, value: unknown, allowed: string, shapeId?: string) {
    const where = shapeId === undefined ? '' : ` of shape "${shapeId}"`;
    super(`The ${attribute}${where} is ${shown(value)}, which a .pptx cannot hold: it must be ${allowed}. Correct the scene.`);
    this.attribute = attribute;
    this.value = value;
    this.allowed = allowed;
  }
}

const shown = (value: unknown): string => (typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : String(value));

/** The file's word for a scene's word. */
export function wordOf<K extends string, V>(words: Readonly<Record<K, V>>, key: K, attribute: string): V {
  if (!Object.hasOwn(words, key)) throw new UnwritableValue(attribute, key, `one of ${Object.keys(words).join(', ')}`);
  return words[key];
}

/** What `write` returns; a value that it refuses is refused with the shape's id. */
export function namingShape<T>(shapeId: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    // Without "of shape": a shape inside a group has already been named.
    if (!(error instanceof UnwritableValue) || error.message.includes(' of shape "')) throw error;
    throw new UnwritableValue(error.attribute, error.value, error.allowed, shapeId);
  }
}
