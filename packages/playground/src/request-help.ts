/** The help below the editor: what belongs into the object at the cursor. The page comes with that of the whole request. */
import { describe, membersAt, type Path, pathWords, type Schema, schemasAt } from './schema-path.ts';

export type { Schema };

export interface FormEntry {
  readonly form: string;
  readonly when: string;
  readonly variants: readonly { readonly name: string }[];
}

/** Schema of a request for one form; what most requests have stands first. */
export function requestSchema(
  intent_schema: Schema,
  data_schema: Schema,
  entry: FormEntry,
  forms: readonly { readonly form: string }[],
): Schema {
  const members = intent_schema.properties ?? {};
  return {
    ...intent_schema,
    ...(data_schema.$defs === undefined ? {} : { $defs: data_schema.$defs }),
    properties: {
      form: { enum: forms.map(({ form }) => form), description: entry.when },
      variant: {
        enum: entry.variants.map(({ name }) => name),
        description: 'Which of its arrangements; without it, the first that shows everything.',
      },
      headline: members['headline'] ?? {},
      context: members['context'] ?? {},
      data: data_schema,
      ...Object.fromEntries(Object.entries(members).filter(([member]) => !['form', 'variant', 'data'].includes(member))),
    },
  };
}

export interface Help {
  /** Of the place, in words. */
  readonly path: string;
  readonly description: string;
  readonly members: readonly { readonly name: string; readonly type: string; readonly is_here: boolean }[];
}

/** @param place of the cursor; by default, the whole request */
export function helpAt(
  schema: Schema,
  { object, member }: { readonly object: Path; readonly member: Path | null } = { object: [], member: null },
): Help {
  const at = member ?? object;
  return {
    path: pathWords(at) || 'the request',
    description: describe(schemasAt(schema, at)),
    members: membersAt(schema, object).map(({ name, type, needed }) => ({
      name,
      type: `${type}${needed ? ', needed' : ''}`,
      is_here: member?.at(-1) === name,
    })),
  };
}
