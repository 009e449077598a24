/** The lists of forms and variants over the editor, the schema that it completes by, and the help below it. */
import { readableJson } from '@deckwright/core/readable-json';
import type { FormsAnswer } from '@deckwright/page-engine/protocol';
import { bodyOf } from '../src/deck-request.ts';
import { helpAt, requestSchema } from '../src/request-help.ts';
import type { Schema } from '../src/schema-path.ts';
import type { Editor } from './editor.ts';
import type { Engine } from './engine.ts';
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
    if (entry !== undefined) schema = requestSchema(intent_schema, answer.data_schema as Schema, entry, catalog);
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
    const { path, description, members } = helpAt(schema, editor().place());
    const title = made('p', '', made('code', '', path), ` ${description}`);
    const list = made('dl', '');
    for (const { name, type, is_here } of members) list.append(made('dt', is_here ? 'here' : '', name), made('dd', '', type));
    const fresh = made('div', '', title, list);
    // What the page came with is neither painted nor read anew.
    if (fresh.innerHTML !== help.innerHTML) help.replaceChildren(title, list);
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
