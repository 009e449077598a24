/** The playground: what is typed is drawn in the page by the same engine as in the service. */
import { type Operation, patched } from '@deckwright/core/json-patch';
import { packIntent, unpackIntent } from '@deckwright/core/packed-intent';
import { readableJson } from '@deckwright/core/readable-json';
import type { DrawnAnswer, EngineAnswer, FormsAnswer } from '@deckwright/page-engine/protocol';
import { highlight } from '../src/highlight.ts';
import { requestCode } from '../src/request-code.ts';
import { describe, membersAt, pathOfPointer, pathWords, type Schema, schemasAt } from '../src/schema-path.ts';
import { createEditor, type Finding } from './editor.ts';
import { startEngine } from './engine.ts';
import { nodeAt, placeAt } from './json-tree.ts';

/** What the page carries for this script. */
interface PlayData {
  readonly worker: string;
  readonly intent_schema: Schema;
  readonly start: Readonly<Record<string, unknown>>;
}

function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`The page has no ${id}.`);
  return element;
}

const data: PlayData = JSON.parse(byId('play-data', HTMLScriptElement).text);
const engine = startEngine(data.worker);
const canvas = byId('slide', HTMLCanvasElement);
const forms = byId('form', HTMLSelectElement);
const variants = byId('variant', HTMLSelectElement);
const facts = byId('facts', HTMLElement);
const findings = byId('findings', HTMLElement);
const help = byId('help', HTMLElement);
const code = byId('code', HTMLElement);
const told = byId('told', HTMLElement);

/** Long enough that files are not written at every key. */
const IDLE_MS = 700;
const PICTURE_PX = 1488;

let schema: Schema = data.intent_schema;
let catalog: FormsAnswer['forms'] = [];
let examples: Readonly<Record<string, unknown>> = {};
let form_now = '';
let idle = 0;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(editor.text());
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const editor = createEditor({
  place: byId('editor', HTMLElement),
  label: 'Request as JSON',
  schema: () => schema,
  changed: () => {
    draw();
    showCode();
    followForm();
    showTheme();
  },
  moved: showHelp,
});

async function draw(): Promise<void> {
  clearTimeout(idle);
  idle = window.setTimeout(write, IDLE_MS);
  show(await engine.ask({ kind: 'draw', editor: 'picture', request: editor.text(), want: ['picture'], width_px: PICTURE_PX }));
}

/** Files after a pause, for their sizes and their digest. */
async function write(): Promise<void> {
  const answer = await engine.ask({ kind: 'draw', editor: 'files', request: editor.text(), want: ['pptx', 'pdf'] });
  if (!answer.ok || answer.kind !== 'draw') return;
  const { pptx, pdf } = answer.files;
  if (pptx === undefined || pdf === undefined) return;
  const sha = document.createElement('code');
  sha.textContent = `${pptx.sha256.slice(0, 4)}…${pptx.sha256.slice(-4)}`;
  sha.title = pptx.sha256;
  facts.append(line('', `.pptx ${kilobytes(pptx.bytes)}, SHA-256 `, sha), line('', `PDF ${kilobytes(pdf.bytes)}`));
}

const kilobytes = (bytes: Uint8Array): string => `${Math.max(1, Math.round(bytes.length / 1000))} kB`;

function line(kind: string, ...children: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement('span');
  element.className = kind;
  element.append(...children);
  return element;
}

interface Note extends Finding {
  readonly remedy: string;
  /** What mends it, where nothing has to be known for that. */
  readonly patch?: readonly Operation[];
}

function show(answer: EngineAnswer): void {
  if ('dropped' in answer) return;
  if (answer.ok) {
    if (answer.kind === 'draw') showDrawn(answer);
    return;
  }
  const { title, detail, remedy, errors } = answer.problem;
  canvas.classList.add('old');
  facts.replaceChildren(line('bad', String(title)));
  const faults = Array.isArray(errors) ? errors.filter(isObject) : [];
  const notes = faults.map(
    (fault): Note => ({
      path: pathOfPointer(String(fault['pointer'] ?? '')),
      severity: 'error',
      message: String(fault['msg'] ?? ''),
      remedy: '',
      ...patchOf(fault),
    }),
  );
  showNotes(notes.length > 0 ? notes : [{ path: [], severity: 'error', message: String(detail), remedy: String(remedy ?? '') }]);
}

/** The refusal's own patch, or the known value that was probably meant. */
function patchOf({ patch, pointer, nearest }: Readonly<Record<string, unknown>>): { readonly patch?: readonly Operation[] } {
  if (Array.isArray(patch)) return { patch: patch as readonly Operation[] };
  return typeof nearest === 'string' && typeof pointer === 'string' ? { patch: [{ op: 'replace', path: pointer, value: nearest }] } : {};
}

function showDrawn({ picture, title, report, ms }: DrawnAnswer): void {
  if (picture !== undefined) {
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture as ImageBitmap);
    canvas.setAttribute('aria-label', `The slide: ${title}`);
    canvas.classList.remove('old');
  }
  facts.replaceChildren(line('ok', `Drawn here in ${Math.round(ms)} ms`));
  const notes = [report['warnings'], report['notices']].flatMap((list, i) =>
    (Array.isArray(list) ? list : []).map((note: unknown): Note => {
      const { message = note, remedy = '', pointer, path } = isObject(note) ? note : {};
      const at = [pointer, path].find((one): one is string => typeof one === 'string' && one.startsWith('/'));
      return { path: pathOfPointer(at ?? ''), severity: i === 0 ? 'warning' : 'info', message: String(message), remedy: String(remedy) };
    }),
  );
  showNotes(notes, `Fidelity: ${String(report['fidelity'] ?? 'not said').replaceAll('_', ' ')}`);
}

const TAGS = { error: 'bad', warning: 'warn', info: 'quiet' } as const;

function showNotes(notes: readonly Note[], first?: string): void {
  editor.show(notes);
  const rows = notes.map(({ path, severity, message, remedy, patch }) => {
    const row = document.createElement('li');
    row.append(line(`tag ${TAGS[severity]}`, severity === 'info' ? 'notice' : severity), ` ${message} ${remedy} `);
    if (path.length > 0) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'place';
      button.textContent = pathWords(path);
      button.addEventListener('click', () => editor.goTo(path));
      row.append(button);
    }
    const mended = patch === undefined ? '' : patched(parsed(), patch);
    if (typeof mended !== 'string' && isObject(mended.value)) {
      const { value } = mended;
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'place';
      button.textContent = 'Mend';
      button.addEventListener('click', () => editor.set(readableJson(value)));
      row.append(' ', button);
    }
    return row;
  });
  if (first !== undefined) {
    const row = document.createElement('li');
    row.append(line('tag ok', 'drawn'), ` ${first}${notes.length === 0 ? '; no warnings' : ''}`);
    rows.unshift(row);
  }
  findings.replaceChildren(...rows);
}

/** What else belongs into the object at the cursor. */
function showHelp(): void {
  const state = editor.state();
  const { object, member } = placeAt(state, state.selection.main.head);
  const at = member ?? object;
  const title = document.createElement('p');
  const path = document.createElement('code');
  path.textContent = pathWords(at) || 'the request';
  title.append(path, ` ${describe(schemasAt(schema, at))}`);
  const list = document.createElement('dl');
  for (const { name, type, needed } of membersAt(schema, object)) {
    const [term, kind] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = name;
    kind.textContent = `${type}${needed ? ', needed' : ''}`;
    if (member?.at(-1) === name) term.className = 'here';
    list.append(term, kind);
  }
  help.replaceChildren(title, list);
}

function showCode(): void {
  const intent = parsed();
  if (intent === null) return;
  const language = document.querySelector<HTMLInputElement>('input[name=language]:checked')?.value;
  const sample = requestCode(intent).find(({ id }) => id === language);
  // Marked by the highlighter, which escapes everything else.
  if (sample !== undefined) code.innerHTML = highlight(sample.code, sample.language);
}

function option(value: string, words: string): HTMLOptionElement {
  const element = document.createElement('option');
  element.value = value;
  element.textContent = words;
  return element;
}

/** Lists and schema follow what is typed. */
async function followForm(): Promise<void> {
  const intent = parsed();
  const name = intent?.['form'];
  if (typeof name !== 'string') return;
  const entry = catalog.find(({ form }) => form === name);
  if (entry === undefined) return;
  if (name !== form_now) {
    form_now = name;
    forms.value = name;
    variants.replaceChildren(option('', 'As fits'), ...entry.variants.map((one) => option(one.name, one.name.replaceAll('_', ' '))));
    await loadForm(name);
  }
  const variant = intent?.['variant'];
  variants.value = typeof variant === 'string' ? variant : '';
}

async function loadForm(name: string): Promise<void> {
  const answer = await engine.ask({ kind: 'schema', form: name });
  if (!answer.ok || answer.kind !== 'schema') return;
  examples = answer.examples;
  const entry = catalog.find(({ form }) => form === name);
  const data_schema = answer.data_schema as Schema;
  const members = data.intent_schema.properties ?? {};
  schema = {
    ...data.intent_schema,
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

/** Sets a member of the request where it stands, and the rest stays as it was typed. */
function setMember(name: string, value: string): void {
  const state = editor.state();
  const top = nodeAt(state, []);
  const there = nodeAt(state, [name]);
  if (top === null || there === null) return;
  if (there.from !== top.from) {
    editor.change(there.from, there.to, JSON.stringify(value));
    return;
  }
  const last = top.lastChild?.prevSibling;
  if (last !== null && last !== undefined && last.name === 'Property')
    editor.change(last.to, last.to, `,\n  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
}

const radio = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value ?? '';

function showTheme(): void {
  const theme = parsed()?.['theme_id'];
  const [family, mode] = (typeof theme === 'string' ? theme : 'corporate-light').replaceAll('_', '-').split('-');
  for (const [name, value] of [
    ['family', family],
    ['mode', mode],
  ])
    for (const input of document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)) input.checked = input.value === value;
}

const openForm = async (name: string, variant?: string): Promise<void> => {
  form_now = name;
  const entry = catalog.find(({ form }) => form === name);
  variants.replaceChildren(option('', 'As fits'), ...(entry?.variants ?? []).map((one) => option(one.name, one.name.replaceAll('_', ' '))));
  await loadForm(name);
  const example = examples[variant ?? entry?.default_variant ?? ''];
  if (isObject(example)) editor.set(readableJson({ ...example, theme_id: `${radio('family')}-${radio('mode')}` }));
};

async function download(kind: 'pptx' | 'pdf'): Promise<void> {
  const answer = await engine.ask({ kind: 'draw', request: editor.text(), want: [kind] });
  const file = answer.ok && answer.kind === 'draw' ? answer.files[kind] : undefined;
  if (file === undefined || !answer.ok || answer.kind !== 'draw') {
    show(answer);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file.bytes], { type: file.media_type }));
  link.download = `${answer.title.slice(0, 80) || 'slide'}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function tell(words: string): void {
  told.textContent = words;
  setTimeout(() => {
    told.textContent = '';
  }, 3000);
}

async function copy(text: string, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(words);
  } catch {
    tell('The browser does not allow it.');
  }
}

async function share(): Promise<void> {
  const intent = parsed();
  if (intent === null) return tell('This is no JSON yet.');
  history.replaceState(null, '', `#${await packIntent({ intent })}`);
  await copy(location.href, 'The link is copied.');
}

async function openLink(): Promise<boolean> {
  const packed = location.hash.length > 1 ? await unpackIntent(location.hash.slice(1)) : null;
  if (packed === null || !isObject(packed.intent)) return false;
  editor.set(readableJson(packed.theme_id === undefined ? packed.intent : { ...packed.intent, theme_id: packed.theme_id }));
  return true;
}

forms.addEventListener('change', () => openForm(forms.value));
variants.addEventListener('change', () => openForm(form_now, variants.value === '' ? undefined : variants.value));
for (const input of document.querySelectorAll('input[name=family], input[name=mode]'))
  input.addEventListener('change', () => setMember('theme_id', `${radio('family')}-${radio('mode')}`));
for (const input of document.querySelectorAll('input[name=language]')) input.addEventListener('change', showCode);
byId('pptx', HTMLButtonElement).addEventListener('click', () => download('pptx'));
byId('pdf', HTMLButtonElement).addEventListener('click', () => download('pdf'));
byId('share', HTMLButtonElement).addEventListener('click', share);
byId('copy', HTMLButtonElement).addEventListener('click', () => copy(code.textContent ?? '', 'The code is copied.'));
window.addEventListener('hashchange', openLink);

if (!(await openLink())) editor.set(readableJson(data.start));
byId('play', HTMLElement).hidden = false;
const listed = await engine.ask({ kind: 'forms' });
if (listed.ok && listed.kind === 'forms') {
  catalog = listed.forms;
  forms.replaceChildren(option('', 'Choose a form'), ...catalog.map(({ form }) => option(form, form.replaceAll('_', ' '))));
  await followForm();
}
showHelp();
