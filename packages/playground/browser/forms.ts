/** The lists of forms and variants over the editor, the schema that it completes by, and the help below it. */
import { readableJson } from '@deckwright/core/readable-json';
import type { FormsAnswer } from '@deckwright/page-engine/protocol';
import { bodyOf } from '../src/deck-request.ts';
import { describe, membersAt, pathWords, type Schema, schemasAt } from '../src/schema-path.ts';
import type { Editor } from './editor.ts';
import type { Engine } from './engine.ts';
import { placeAt } from './json-tree.ts';
import { asWords, byId, isObject, made, option } from './page.ts';

export interface Forms {
  schema(): Schema;
  /** Gets the catalogue. */
  load(): Promise<void>;
  /** Lists and schema follow what is typed. */
  follow(): Promise<void>;
  /** What else belongs into the object at the cursor. */
  showHelp(): void;
}

export interface FormsWish {
  readonly engine: Engine;
  readonly intent_schema: Schema;
  readonly editor: () => Editor;
  /** The theme that examples are opened in. */
  readonly theme: () => string;
}

export function createForms({ engine, intent_schema, editor, theme }: FormsWish): Forms {
  const forms = byId('form', HTMLSelectElement);
  const variants = byId('variant', HTMLSelectElement);
  const help = byId('help', HTMLElement);
  let schema = intent_schema;
  let catalog: FormsAnswer['forms'] = [];
  let examples: Readonly<Record<string, unknown>> = {};
  let form_now = '';

  const listVariants = (name: string): void => {
    const entry = catalog.find(({ form }) => form === name);
    variants.replaceChildren(option('', 'As fits'), ...(entry?.variants ?? []).map((one) => option(one.name, asWords(one.name))));
  };

  async function loadForm(name: string): Promise<void> {
    const answer = await engine.ask({ kind: 'schema', form: name });
    if (!answer.ok || answer.kind !== 'schema') return;
    examples = answer.examples;
    const entry = catalog.find(({ form }) => form === name);
    const data_schema = answer.data_schema as Schema;
    const members = intent_schema.properties ?? {};
    schema = {
      ...intent_schema,
      ...(data_schema.$defs === undefined ? {} : { $defs: data_schema.$defs }),
      // What most requests have stands first in the help.
      properties: {
        form: { enum: catalog.map(({ form }) => form), description: entry?.when ?? '' },
        variant: {
          enum: entry?.variants.map((one) => one.name) ?? [],
          description: 'Which of its arrangements; without it, the first that shows everything.',
        },
        headline: members['headline'] ?? {},
        context: members['context'] ?? {},
        data: data_schema,
        ...Object.fromEntries(Object.entries(members).filter(([member]) => !['form', 'variant', 'data'].includes(member))),
      },
    };
    showHelp();
  }

  async function open(name: string, variant?: string): Promise<void> {
    form_now = name;
    listVariants(name);
    await loadForm(name);
    const entry = catalog.find(({ form }) => form === name);
    const example = examples[variant ?? entry?.default_variant ?? ''];
    if (isObject(example)) editor().set(readableJson({ ...example, theme_id: theme() }));
  }

  function showHelp(): void {
    const state = editor().state();
    const { object, member } = placeAt(state, state.selection.main.head);
    const at = member ?? object;
    const title = made('p', '', made('code', '', pathWords(at) || 'the request'), ` ${describe(schemasAt(schema, at))}`);
    const list = made('dl', '');
    for (const { name, type, needed } of membersAt(schema, object))
      list.append(made('dt', member?.at(-1) === name ? 'here' : '', name), made('dd', '', `${type}${needed ? ', needed' : ''}`));
    help.replaceChildren(title, list);
  }

  forms.addEventListener('change', () => open(forms.value));
  variants.addEventListener('change', () => open(form_now, variants.value === '' ? undefined : variants.value));

  const made_of: Forms = {
    schema: () => schema,
    async load() {
      const listed = await engine.ask({ kind: 'forms' });
      if (!listed.ok || listed.kind !== 'forms') return;
      catalog = listed.forms;
      forms.replaceChildren(option('', 'Choose a form'), ...catalog.map(({ form }) => option(form, asWords(form))));
      await made_of.follow();
    },
    async follow() {
      const intent = bodyOf(editor().text());
      const name = intent?.['form'];
      if (typeof name !== 'string' || !catalog.some(({ form }) => form === name)) return;
      if (name !== form_now) {
        form_now = name;
        forms.value = name;
        listVariants(name);
        await loadForm(name);
      }
      const variant = intent?.['variant'];
      variants.value = typeof variant === 'string' ? variant : '';
    },
    showHelp,
  };
  return made_of;
}
