/**
 * The descriptor of proto/**\/*.proto as JSON. A change that would make payloads already in a queue unreadable is refused: compared is what the
 * committed descriptor says.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const protobuf = createRequire(import.meta.url)('protobufjs');
const home = dirname(dirname(fileURLToPath(import.meta.url)));

/** Messages of a descriptor as name -> {fields, reserved}. */
function messagesOf(node, path = []) {
  const found = {};
  for (const [name, child] of Object.entries(node.nested ?? {})) {
    const full = [...path, name];
    if (child.fields) found[full.join('.')] = { fields: child.fields, reserved: child.reserved ?? [] };
    Object.assign(found, messagesOf(child, full));
  }
  return found;
}

const isReserved = (reserved, number) => reserved.some((r) => Array.isArray(r) && number >= r[0] && number <= r[1]);

/** What in `after` breaks readers or writers of `before`: a list of sentences. */
export function breakingChanges(before, after) {
  const problems = [];
  const now = messagesOf(after);
  for (const [name, message] of Object.entries(messagesOf(before))) {
    const next = now[name];
    if (!next) {
      problems.push(`${name} is gone`);
      continue;
    }
    const byNumber = new Map(Object.entries(next.fields).map(([fieldName, field]) => [field.id, { name: fieldName, ...field }]));
    for (const [fieldName, field] of Object.entries(message.fields)) {
      const same = byNumber.get(field.id);
      if (!same) {
        if (!isReserved(next.reserved, field.id)) problems.push(`${name}.${fieldName} is gone and its number ${field.id} is not reserved`);
      } else if (same.type !== field.type || same.rule !== field.rule) {
        problems.push(
          `${name}.${fieldName} (${field.id}) changed from ${field.rule ?? 'one'} ${field.type} to ${same.rule ?? 'one'} ${same.type}`,
        );
      } else if (same.name !== fieldName) {
        problems.push(`${name}: number ${field.id} was ${fieldName} and is now ${same.name}`);
      }
    }
    for (const range of message.reserved) {
      if (Array.isArray(range)) {
        for (const [number, field] of byNumber)
          if (number >= range[0] && number <= range[1]) problems.push(`${name}.${field.name} takes the reserved number ${number}`);
      }
    }
  }
  return problems;
}

/** The descriptor of all .proto files under a folder. */
export function readProtos(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.proto'))
    .sort();
  const root = new protobuf.Root();
  for (const file of files) protobuf.parse(readFileSync(join(folder, file), 'utf8'), root, { keepCase: true });
  root.resolveAll();
  return JSON.parse(JSON.stringify(root.toJSON()));
}

export function files() {
  const target = join(home, 'src/jobs/payloads.generated.json');
  const after = readProtos(join(home, '../../proto'));
  if (existsSync(target)) {
    const problems = breakingChanges(JSON.parse(readFileSync(target, 'utf8')), after);
    if (problems.length > 0)
      throw new Error(`Payloads that wait in a queue would become unreadable:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  }
  return [['packages/platform/src/jobs/payloads.generated.json', `${JSON.stringify(after, null, 2)}\n`]];
}
