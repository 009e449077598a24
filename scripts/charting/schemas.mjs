/** Schemas of what the chart makes, for kubeconform: of Kubernetes from its own description, of KEDA and Prometheus from their definitions. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { cacheFolder, moduleFolder } from './tools.mjs';

export const KUBERNETES = 'v1.36.3';
const KEDA = 'v2.21.0';
const PROMETHEUS_OPERATOR = 'v0.85.0';

/** Files by the name that kubeconform looks for: kind, group and version in small letters. */
export function ensureSchemas(say) {
  const folder = cacheFolder(`kubernetes-schemas-${KUBERNETES}-${KEDA}-${PROMETHEUS_OPERATOR}`);
  if (existsSync(join(folder, 'done'))) return folder;
  say('Making schemas of Kubernetes, KEDA and Prometheus (once) …');
  const swagger = JSON.parse(readFileSync(join(moduleFolder(`k8s.io/kubernetes@${KUBERNETES}`), 'api/openapi-spec/swagger.json'), 'utf8'));
  writeKubernetes(swagger.definitions, folder);
  writeDefinitions(join(moduleFolder(`github.com/kedacore/keda/v2@${KEDA}`), 'config/crd/bases'), /scaledobjects/, folder);
  const operator = join(
    moduleFolder(`github.com/prometheus-operator/prometheus-operator@${PROMETHEUS_OPERATOR}`),
    'example/prometheus-operator-crd',
  );
  writeDefinitions(operator, /servicemonitors|prometheusrules/, folder);
  writeFileSync(join(folder, 'done'), '');
  return folder;
}

const fileOf = (kind, group, version) => `${kind}-${group === '' ? '' : `${group.split('.')[0]}-`}${version}.json`.toLowerCase();

function writeKubernetes(definitions, folder) {
  const strict = Object.fromEntries(Object.entries(definitions).map(([name, schema]) => [name, strictly(schema)]));
  for (const [name, schema] of Object.entries(definitions)) {
    for (const { group, version, kind } of schema['x-kubernetes-group-version-kind'] ?? []) {
      // Only what a chart holds; options of requests have the same mark.
      if (schema.properties?.metadata === undefined) continue;
      const needed = closureOf(strict, name);
      writeFileSync(join(folder, fileOf(kind, group, version)), JSON.stringify({ $ref: `#/definitions/${name}`, definitions: needed }));
    }
  }
}

/** The definitions that this one leads to, itself included. */
function closureOf(definitions, first) {
  const needed = {};
  const queue = [first];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (needed[name] !== undefined) continue;
    needed[name] = definitions[name];
    for (const [, next] of JSON.stringify(definitions[name]).matchAll(/"#\/definitions\/([^"]+)"/g)) queue.push(next);
  }
  return needed;
}

function writeDefinitions(from, wanted, folder) {
  for (const file of readdirSync(from).filter((name) => wanted.test(name))) {
    for (const document of parseAllDocuments(readFileSync(join(from, file), 'utf8'))) {
      const { spec } = document.toJS() ?? {};
      for (const { name, schema } of spec?.versions ?? []) {
        const own = strictly(schema.openAPIV3Schema);
        own.properties = { ...own.properties, apiVersion: { type: 'string' }, kind: { type: 'string' }, metadata: { type: 'object' } };
        writeFileSync(join(folder, fileOf(spec.names.kind, spec.group, name)), JSON.stringify(own));
      }
    }
  }
}

/** A field that the description does not have is a slip. Kubernetes' own formats mean what they mean there. */
function strictly(schema) {
  if (Array.isArray(schema)) return schema.map(strictly);
  if (schema === null || typeof schema !== 'object') return schema;
  if (schema['x-kubernetes-int-or-string'] || schema.format === 'int-or-string') return { type: ['integer', 'string'] };
  const { format, nullable, ...rest } = schema;
  const own = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === 'properties' ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strictly(one)])) : strictly(value),
    ]),
  );
  // Quantities are text, and people write numbers.
  if (typeof own.description === 'string' && /^Quantity is a fixed-point/.test(own.description)) own.type = ['string', 'number'];
  if (own.properties !== undefined && own.additionalProperties === undefined && !own['x-kubernetes-preserve-unknown-fields'])
    own.additionalProperties = false;
  return own;
}
