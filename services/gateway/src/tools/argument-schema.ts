/** JSON Schema of what tools take and give. */
import { z } from 'zod';

export interface ObjectSchema {
  readonly type: 'object';
  readonly [member: string]: unknown;
}

/**
 * Without `$schema`, because every host assumes it. Definitions are inlined, because some hosts resolve none.
 * @param without keywords that are left off at every depth
 */
export function objectSchema(schema: z.ZodObject, io: 'input' | 'output', without: readonly string[] = []): ObjectSchema {
  const {
    $schema: _schema,
    $id: _id,
    ...made
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      for (const keyword of without) Reflect.deleteProperty(jsonSchema, keyword);
      // What says nothing is left off: any member may come beside those that are named.
      for (const keyword of ['additionalProperties', 'properties'])
        if (typeof jsonSchema[keyword] === 'object' && Object.keys(Object(jsonSchema[keyword])).length === 0)
          Reflect.deleteProperty(jsonSchema, keyword);
    },
  });
  return { ...made, type: 'object' };
}
