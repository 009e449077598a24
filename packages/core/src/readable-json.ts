/** JSON as people write it: short lists and objects on one line. */

const LINE = 88;

export interface Words {
  readonly true: string;
  readonly false: string;
  readonly null: string;
}
const JSON_WORDS: Words = { true: 'true', false: 'false', null: 'null' };

/** @param words how true, false and null are written, for languages whose literals are JSON's otherwise */
export function readableJson(value: unknown, indent = '', words: Words = JSON_WORDS): string {
  const flat = oneLine(value, words);
  if (indent.length + flat.length <= LINE || value === null || typeof value !== 'object') return flat;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => deeper + readableJson(item, deeper, words)).join(',\n')}\n${indent}]`;
  const members = shown(value).map(([key, member]) => `${deeper}${JSON.stringify(key)}: ${readableJson(member, deeper, words)}`);
  return `{\n${members.join(',\n')}\n${indent}}`;
}

function oneLine(value: unknown, words: Words): string {
  if (value === null || value === undefined) return words.null;
  if (typeof value === 'boolean') return value ? words.true : words.false;
  if (typeof value !== 'object') return JSON.stringify(value) ?? words.null;
  if (Array.isArray(value)) return `[${value.map((item) => oneLine(item, words)).join(', ')}]`;
  const members = shown(value).map(([key, member]) => `${JSON.stringify(key)}: ${oneLine(member, words)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Leaves out undefined members, as JSON.stringify does. */
const shown = (value: object): [string, unknown][] => Object.entries(value).filter(([, member]) => member !== undefined);
