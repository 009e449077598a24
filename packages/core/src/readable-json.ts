/** JSON as people write it: short lists and objects on one line. */

const LINE = 88;

export function readableJson(value: unknown, indent = ''): string {
  const flat = oneLine(value);
  if (indent.length + flat.length <= LINE || value === null || typeof value !== 'object') return flat;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => deeper + readableJson(item, deeper)).join(',\n')}\n${indent}]`;
  const members = shown(value).map(([key, member]) => `${deeper}${JSON.stringify(key)}: ${readableJson(member, deeper)}`);
  return `{\n${members.join(',\n')}\n${indent}}`;
}

function oneLine(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  const members = shown(value).map(([key, member]) => `${JSON.stringify(key)}: ${oneLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Leaves out undefined members, as JSON.stringify does. */
const shown = (value: object): [string, unknown][] => Object.entries(value).filter(([, member]) => member !== undefined);
