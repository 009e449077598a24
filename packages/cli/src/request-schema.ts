/** JSON Schema of the files that `render` and `deck` take, for editors: names to choose from, what they mean, and what is no name or value. */
import { components, forms, schemaWithDecimals } from '@deckwright/draw/catalog';
import { DECK_MEMBERS, MAX_SLIDES } from '@deckwright/draw/deck';
import { chromeFields, slideFields, TEMPLATE_LAYOUT_FORM, toleratedFields } from '@deckwright/draw/intent';
import { themes } from '@deckwright/draw/themes';
import { z } from 'zod';

type Schema = Readonly<Record<string, unknown>>;

/** Members that say what is drawn in another way than a form does. */
const OTHER_CONTENT: Readonly<Record<string, Schema>> = {
  data: { type: 'object', description: 'Content of the form.' },
  brief: { type: 'string', description: 'Prose; routed to a form.' },
  body: { type: 'object', properties: { component: { type: 'string' }, params: { type: 'object' } } },
  prior_id: { type: 'string', description: 'An exact pattern of the catalog; goes with `content`.' },
  content: { type: 'object', description: 'Content for `prior_id`.' },
  author_ssg: { type: 'object', description: 'A full authored slide document.' },
  exhibits: { type: 'array', items: { type: 'object' }, minItems: 2, maxItems: 2 },
  hinge: { type: 'object' },
  same_scale: { type: 'boolean' },
  pattern: { type: 'string', description: 'Another spelling of `form`, of the flat shape.' },
};

/** For an intent, a brief, and a deck of them. */
export function requestSchema(): Schema {
  const definitions: Record<string, Schema> = {};
  const define = (name: string, schema: Schema): Schema => {
    definitions[name] = within(name, schema);
    return { $ref: `#/$defs/${name}` };
  };
  const fields = Object.fromEntries(Object.entries(slideFields).map(([name, schema]) => [name, define(`field_${name}`, schemaOf(schema))]));
  const slide: Schema = {
    type: 'object',
    properties: {
      ...Object.fromEntries([...toleratedFields].map((name) => [name, {}])),
      ...OTHER_CONTENT,
      ...fields,
      chrome: define('field_chrome', schemaOf(chromeFields)),
      form: {
        type: 'string',
        description: 'Slide form.',
        enum: [...forms.map(({ form }) => form.name), TEMPLATE_LAYOUT_FORM],
        // Read by editors.
        enumDescriptions: [...forms.map(({ form }) => form.menu), 'A layout of the template that is drawn on.'],
      },
      theme_id: THEME,
    },
    allOf: [
      // The flat shape has the members of `data` beside `pattern`.
      when({ not: { required: ['pattern'] } }, { propertyNames: { enum: namesOf(fields) } }),
      ...forms.map(({ form, variants }) =>
        when(
          { properties: { form: { const: form.name } }, required: ['form'] },
          {
            properties: {
              data: define(`data_${form.name}`, schemaWithDecimals(form.data)),
              variant: { type: 'string', examples: variants.map(({ name }) => name) },
            },
          },
        ),
      ),
      ...components.map(({ name, schema }) =>
        when(
          { properties: { body: { properties: { component: { const: name } }, required: ['component'] } }, required: ['body'] },
          { properties: { body: { properties: { params: define(`params_${name}`, schemaWithDecimals(schema)) } } } },
        ),
      ),
    ],
  };
  const deck: Schema = {
    type: 'object',
    properties: {
      ...Object.fromEntries([...DECK_MEMBERS].map((name) => [name, fields[name] ?? {}])),
      theme_id: THEME,
      slides: { type: 'array', minItems: 1, maxItems: MAX_SLIDES, items: { $ref: '#/$defs/slide' } },
    },
    additionalProperties: false,
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Deckwright: a slide, or a deck of slides',
    type: 'object',
    ...when({ required: ['slides'] }, { $ref: '#/$defs/deck' }, { $ref: '#/$defs/slide' }),
    $defs: { slide, deck, ...definitions },
  };
}

/** Not as a literal, since an object that has a member `then` is taken for a promise. */
const when = (condition: Schema, consequence: Schema, otherwise?: Schema): Schema =>
  Object.fromEntries([['if', condition], ['then', consequence], ...(otherwise === undefined ? [] : [['else', otherwise]])]);

/** A brand is named by a slug, so that others than these are not wrong. */
const THEME: Schema = { type: 'string', description: 'Built-in theme, or brand slug.', examples: themes.map(({ id }) => id) };

const namesOf = (fields: object): readonly string[] => [
  ...new Set([...Object.keys(fields), ...toleratedFields, ...Object.keys(OTHER_CONTENT), 'chrome', 'form']),
];

const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input', unrepresentable: 'any' }) as Schema;

/** References of a schema are to itself; here it is a part of another. */
function within(name: string, schema: Schema): Schema {
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [
        key,
        key === '$ref' && typeof member === 'string' ? member.replace(/^#/, `#/$defs/${name}`) : moved(member),
      ]),
    );
  };
  const { $schema: _, ...own } = schema;
  return moved(own) as Schema;
}
