/** The types of every request and answer, from the OpenAPI document that the gateway serves. */
import { formNames } from '@deckwright/draw/catalog';
import { TEMPLATE_LAYOUT_FORM } from '@deckwright/draw/intent';
import { buildOpenApi } from '@deckwright/platform/http';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { routes } from '../../../services/gateway/src/gateway.ts';

const FIRST_LINE = '/* Long because it is made from the OpenAPI document, by scripts/generate-api.ts; do not edit. */\n';

const document = buildOpenApi(routes, { title: 'Deckwright', version: '', description: '', base_url: '' });
const paths = Object.fromEntries(
  Object.entries(document.paths ?? {})
    .filter(([path]) => path.startsWith('/v1/'))
    .map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, withoutRefusals(operation)])),
    ]),
);
for (const methods of Object.values(paths)) for (const operation of Object.values(methods)) nameForms(operation);
// Both describe one format; the two libraries' types of it differ in what they call optional.
const ast = await openapiTS({ ...document, paths } as unknown as OpenAPI3, { defaultNonNullable: false, alphabetize: true });
const text = FIRST_LINE + astToString(ast);

export const files = (): readonly (readonly [path: string, text: string])[] => [['packages/client/src/api/generated/schema.ts', text]];

/** Refusals have classes of their own, made from the catalogue of errors. */
function withoutRefusals(operation: unknown): unknown {
  if (typeof operation !== 'object' || operation === null || !('responses' in operation)) return operation;
  const successful = Object.entries(operation.responses as Record<string, unknown>).filter(([status]) => status < '300');
  return { ...operation, responses: Object.fromEntries(successful) };
}

/**
 * Requests name a form of today's catalogue, so that a mistyped one does not compile. The document itself leaves the names open: the
 * service also reads a name that is near enough, and answers may come from a newer one.
 */
function nameForms(operation: unknown): void {
  const seen = new Set<unknown>();
  const visit = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
    seen.add(schema);
    if ('$ref' in schema) visit(schemaOf(String(schema.$ref)));
    if ('properties' in schema) {
      const form: unknown = Reflect.get(Object(schema.properties), 'form');
      if (typeof form === 'object' && form !== null && Reflect.get(form, 'type') === 'string')
        Object.assign(form, { enum: [...formNames(), TEMPLATE_LAYOUT_FORM.name] });
    }
    for (const part of Object.values(schema)) visit(part);
  };
  if (typeof operation === 'object' && operation !== null && 'requestBody' in operation) visit(operation.requestBody);
}

/** What `#/components/schemas/Name` names. */
function schemaOf(reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce((place: unknown, name) => Reflect.get(Object(place), name), document);
}
