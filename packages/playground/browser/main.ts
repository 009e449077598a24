/* Long because its parts share one state: what is typed, which slide is shown, and what was taken out. */
/** The playground: what is typed is drawn in the page by the same engine as in the service. */

import type { EditorState } from '@codemirror/state';
import { packIntent } from '@deckwright/core/packed-intent';
import { readableJson } from '@deckwright/core/readable-json';
import type { DeckAnswer, DrawnAnswer, EngineAnswer } from '@deckwright/page-engine/protocol';
import { bodyOf, deckRequest, packedOf } from '../src/deck-request.ts';
import { type KeptWork, MOST_SLIDES } from '../src/kept-work.ts';
import { requestCode } from '../src/request-code.ts';
import type { Schema } from '../src/schema-path.ts';
import { createBrandPane, themeOfKit } from './brand.ts';
import { createEditor } from './editor.ts';
import { startEngine } from './engine.ts';
import { createFiles } from './files.ts';
import { type Note, notesOfProblem, notesOfReport, rowOf } from './findings.ts';
import { createForms } from './forms.ts';
import { keepWork, keptWork } from './kept.ts';
import { heldByLink, showLink } from './links.ts';
import { createTrouble, showNotice } from './notice.ts';
import type { Offered } from './offers.ts';
import { afterPause, byId, kilobytes, made, nextTask, save, showPicture, whenIdle } from './page.ts';
import { createStrip } from './strip.ts';
import { createTabs } from './tabs.ts';
import { copy, tell } from './tell.ts';
import { createTextPane } from './texts.ts';

/** What the page carries for this script. */
interface PlayData {
  readonly worker: string;
  readonly intent_schema: Schema;
  readonly start: Readonly<Record<string, unknown>>;
}

interface Slide {
  readonly id: number;
  text: string;
  /** What can be undone there, while another is shown. */
  state?: EditorState | undefined;
}

type Body = Readonly<Record<string, unknown>>;

const data: PlayData = JSON.parse(byId('play-data', HTMLScriptElement).text);
// Whoever changes the tab while the engine is fetched keeps it.
const tabs = createTabs(byId('tabs', HTMLElement));
const engine = startEngine({ url: data.worker, trouble: createTrouble(() => tryAgain()) });
const canvas = byId('slide', HTMLCanvasElement);
const facts = byId('facts', HTMLElement);
const findings = byId('findings', HTMLElement);
const code = byId('code', HTMLElement);

/** Long enough that files are not written at every key. */
const IDLE_MS = 700;
/** On a phone, how long nothing happens before the editor is made. */
const QUIET_MS = 3000;
const PICTURE_PX = 1488;
const THUMB_PX = 256;
let count = 0;
const slideOf = (text: string): Slide => ({ id: ++count, text });
const linked = await heldByLink();
const kept = keptWork();
/** What the page opens with: a link, else what was typed before, else the sample. */
const opened = linked?.work ?? kept;
let slides: Slide[] = (opened?.slides ?? [readableJson(data.start)]).map(slideOf);
let at = opened?.at ?? 0;
/** Slides that were taken out, the last one last. */
const removed: { readonly slide: Slide; readonly from: number }[] = [];

const here = (): Slide => {
  const slide = slides[at];
  if (slide === undefined) throw new Error('No slide is shown.');
  return slide;
};

const radio = (name: string): string => document.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value ?? '';
const themeNow = (): string => {
  const kit = brand.kit();
  return kit === undefined ? `${radio('family') || 'corporate'}-${radio('mode')}` : themeOfKit(kit);
};

const brand = createBrandPane(setTheme);
brand.set(opened?.brand);

const forms = createForms({ engine, intent_schema: data.intent_schema, editor: () => editor, theme: themeNow });
const editor = createEditor({
  place: byId('editor', HTMLElement),
  label: 'Request as JSON',
  text: here().text,
  schema: forms.schema,
  changed: () => {
    here().text = editor.text();
    keep();
    draw();
    showCode();
    forms.follow();
    showTheme();
  },
  moved: () => forms.showHelp(),
});

/** On a phone, the code is read and the slide is seen before anything is typed. */
const isNarrow = matchMedia('(max-width: 900px)').matches;
if (opened !== undefined || !isNarrow) await editor.mount();
delete document.documentElement.dataset['linked'];

const strip = createStrip(byId('strip', HTMLElement), { select, move, remove, putBack });

/** A single slide, or all of them, as it is asked for. */
const branded = (): { readonly brand?: Record<string, unknown> } => {
  const kit = brand.kit();
  return kit === undefined ? {} : { brand: { ...kit } };
};
const texts = (): readonly string[] => slides.map(({ text }) => text);
const deckNow = (): Body | undefined => (slides.length === 1 ? undefined : deckRequest(texts()));

const write = afterPause(IDLE_MS, showFiles);

async function draw(): Promise<void> {
  write();
  const request = deckNow();
  const common = { editor: 'picture', width_px: PICTURE_PX, ...branded() };
  if (request !== undefined) {
    const answer = await engine.ask({ kind: 'deck', request: { ...request }, picture: at, ...common });
    if ('dropped' in answer) return;
    if (answer.ok && answer.kind === 'deck' && answer.slide !== undefined && answer.picture !== undefined) {
      const { picture, slide } = answer;
      return showDrawn({ picture, ms: answer.ms, ...slide });
    }
    const others = answer.ok ? [] : notesOfProblem(answer.problem, at);
    if (others.some(({ slide }) => slide === undefined)) return show(answer);
  }
  // Faults of another slide hide none that is right.
  show(await engine.ask({ kind: 'draw', request: editor.text(), want: ['picture'], ...common }));
}

/** All slides as one request; undefined while a text is no JSON. */
const requestNow = (): Body | undefined => (slides.length === 1 ? bodyOf(editor.text()) : deckRequest(texts()));

const fileWish = (want: readonly ('pptx' | 'pdf')[], rest: { readonly editor?: string } = {}): Parameters<typeof engine.ask>[0] => {
  const request = deckNow();
  const common = { want: [...want], ...branded(), ...rest };
  return request === undefined ? { kind: 'draw', request: editor.text(), ...common } : { kind: 'deck', request: { ...request }, ...common };
};

const filesOf = (answer: EngineAnswer): DrawnAnswer | DeckAnswer | undefined =>
  answer.ok && (answer.kind === 'draw' || answer.kind === 'deck') ? answer : undefined;

/** Files after a pause, for their sizes and their digest. */
async function showFiles(): Promise<void> {
  const { pptx, pdf } = filesOf(await engine.ask(fileWish(['pptx', 'pdf'], { editor: 'files' })))?.files ?? {};
  if (pptx === undefined || pdf === undefined) return;
  const sha = made('code', '', `${pptx.sha256.slice(0, 4)}…${pptx.sha256.slice(-4)}`);
  sha.title = pptx.sha256;
  const all = slides.length === 1 ? '' : `${slides.length} slides, `;
  facts.append(
    made('span', 'file', `${all}.pptx ${kilobytes(pptx.bytes)}, SHA-256 `, sha),
    made('span', 'file', `PDF ${kilobytes(pdf.bytes)}`),
  );
}

function show(answer: EngineAnswer): void {
  if ('dropped' in answer) return;
  if (answer.ok) {
    if (answer.kind === 'draw') showDrawn(answer);
    return;
  }
  canvas.classList.add('old');
  facts.replaceChildren(made('span', 'bad', String(answer.problem.title)));
  showNotes(notesOfProblem(answer.problem, slides.length === 1 ? undefined : at));
}

function showDrawn({ picture, title, report, ms }: Pick<DrawnAnswer, 'picture' | 'title' | 'report' | 'ms'>): void {
  if (picture !== undefined) {
    showPicture(canvas, picture, `The slide: ${title}`);
    canvas.classList.remove('old');
    strip.paint(here().id, canvas, title);
  }
  facts.replaceChildren(made('span', 'ok', `Drawn here in ${Math.round(ms)} ms`));
  showNotes(notesOfReport(report), `Fidelity: ${String(report['fidelity'] ?? 'not said').replaceAll('_', ' ')}`);
}

function showNotes(notes: readonly Note[], first?: string): void {
  editor.show(notes.filter(({ slide }) => slide === undefined));
  const acts = {
    request: bodyOf(editor.text()) ?? null,
    goTo: editor.goTo,
    goToSlide: select,
    mend: (value: Body) => editor.set(readableJson(value)),
  };
  const rows = notes.map((note) => rowOf(note, acts));
  if (first !== undefined)
    rows.unshift(made('li', '', made('span', 'tag ok', 'drawn'), ` ${first}${notes.length === 0 ? '; no warnings' : ''}`));
  findings.replaceChildren(...rows);
}

/** Not needed for the page as it comes, whose code is marked. */
const highlighter = () => import('../src/highlight.ts');

async function showCode(): Promise<void> {
  const { highlight } = await highlighter();
  const request = requestNow();
  code.parentElement?.classList.toggle('old', request === undefined);
  const sample = request && requestCode(request).find(({ id }) => id === radio('language'));
  // Marked by the highlighter, which escapes everything else.
  if (sample !== undefined) code.innerHTML = highlight(sample.code, sample.language);
}

/** The strip as it is now; small pictures that lack are drawn. */
async function showStrip(): Promise<void> {
  const ids = slides.map(({ id }) => id);
  strip.show(ids, at);
  byId('slides', HTMLElement).classList.toggle('several', slides.length > 1);
  byId('slide-add', HTMLButtonElement).disabled = slides.length >= MOST_SLIDES;
  byId('slide-earlier', HTMLButtonElement).disabled = at === 0;
  byId('slide-later', HTMLButtonElement).disabled = at === slides.length - 1;
  byId('slide-remove', HTMLButtonElement).disabled = slides.length === 1;
  byId('slide-undo', HTMLButtonElement).hidden = removed.length === 0;
  for (const { id, text } of slides) {
    if (id === here().id || strip.isPainted(id)) continue;
    const answer = await engine.ask({ kind: 'draw', request: text, want: ['picture'], width_px: THUMB_PX, ...branded() });
    if (answer.ok && answer.kind === 'draw' && answer.picture !== undefined) strip.paint(id, answer.picture as ImageBitmap, answer.title);
  }
}

function select(to: number): void {
  const next = slides[to];
  if (next === undefined) return;
  if (to !== at) {
    const before = here();
    at = to;
    before.state = editor.swap(next.state ?? next.text);
  }
  showStrip();
}

function move(from: number, to: number): void {
  const [slide] = slides.splice(from, 1);
  if (slide === undefined) return;
  const shown = from === at ? slide : slides[at > from ? at - 1 : at];
  slides.splice(to, 0, slide);
  at = Math.max(0, slides.indexOf(shown ?? slide));
  tell(`Slide ${from + 1} is now slide ${to + 1}.`);
  keep();
  showStrip();
  draw();
  showCode();
}

function remove(which: number): void {
  if (slides.length === 1) return;
  const next = slides[which === at ? Math.max(0, at - 1) + (at === 0 ? 1 : 0) : at];
  const isShown = which === at;
  const [slide] = slides.splice(which, 1);
  if (slide !== undefined) removed.push({ slide, from: which });
  at = Math.max(0, next === undefined ? 0 : slides.indexOf(next));
  if (isShown) editor.swap(here().state ?? here().text);
  tell(`Slide ${which + 1} is removed.`);
  keep();
  showStrip();
  if (!isShown) draw();
  showCode();
}

/** Puts the slide that was taken out last where it was. */
function putBack(): void {
  const last = removed.at(-1);
  if (last === undefined || slides.length >= MOST_SLIDES) return;
  removed.pop();
  const before = here();
  const to = Math.min(last.from, slides.length);
  slides.splice(to, 0, last.slide);
  at = slides.indexOf(before);
  select(to);
  tell(`Slide ${to + 1} is back.`);
  keep();
  draw();
  showCode();
}

/** Behind the one that is shown, which it then is. */
function add(body: Body): void {
  if (slides.length >= MOST_SLIDES) {
    tell(`A deck has at most ${MOST_SLIDES} slides.`);
    return;
  }
  slides.splice(at + 1, 0, slideOf(readableJson(body)));
  select(at + 1);
  tell(`Slide ${at + 1} of ${slides.length} is added.`);
  keep();
}

const themed = ({ request }: Offered): Body => ({ ...request, theme_id: themeNow() });
const offers = {
  open: (slide: Offered): void => {
    tabs.show('request');
    editor.set(readableJson(themed(slide)));
    tell('The slide is in the editor.');
  },
  add: (slide: Offered): void => add(themed(slide)),
};
const asked = (slide: Offered) => ({ kind: 'draw' as const, request: { ...themed(slide) }, want: ['picture' as const], ...branded() });
const panes = {
  table: createTextPane({ name: 'table', engine, acts: offers, draw: asked }),
  brief: createTextPane({ name: 'brief', engine, acts: offers, draw: asked }),
};
createFiles({ engine, table: panes.table, show: tabs.show });

/** A deck has one theme. */
function setTheme(): void {
  const theme_id = themeNow();
  for (const slide of slides) {
    const body = slide === here() ? undefined : bodyOf(slide.text);
    if (body === undefined) continue;
    slide.text = readableJson({ ...body, theme_id });
    delete slide.state;
    strip.forget(slide.id);
  }
  editor.setMember('theme_id', theme_id);
  // The same name may stand for other colours.
  draw();
  showStrip();
  for (const pane of Object.values(panes)) pane.again();
}

function showTheme(): void {
  const theme = bodyOf(editor.text())?.['theme_id'];
  const kit = brand.kit();
  const words =
    kit === undefined ? (typeof theme === 'string' ? theme : 'corporate-light').replaceAll('_', '-').split('-') : ['', kit['mode']];
  for (const [i, name] of ['family', 'mode'].entries())
    for (const input of document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)) input.checked = input.value === words[i];
}

async function download(kind: 'pptx' | 'pdf'): Promise<void> {
  if (requestNow() === undefined) return tell(`Nothing is downloaded: ${brokenSlide()} is no JSON yet.`, true);
  const answer = await engine.ask(fileWish([kind]));
  const drawn = filesOf(answer);
  const file = drawn?.files[kind];
  if (file === undefined || drawn === undefined) {
    const [lack] = drawn?.needs_service ?? [];
    const why = 'problem' in answer ? String(answer.problem.title) : lack === undefined ? 'the slide is refused' : lack.reason;
    tell(`Nothing is downloaded: ${why}.`, true);
    return show(answer);
  }
  save(file.bytes, file.media_type, `${drawn.title.slice(0, 80) || 'slide'}.${kind}`);
}

const brokenSlide = (): string => {
  const broken = texts().findIndex((text) => bodyOf(text) === undefined);
  return slides.length === 1 ? 'the request' : `slide ${broken + 1}`;
};

async function tryAgain(): Promise<void> {
  showNotice(undefined);
  facts.replaceChildren('The engine is fetched …');
  engine.restart();
  draw();
  await forms.load();
  showStrip();
  for (const pane of Object.values(panes)) pane.again();
}

async function share(): Promise<void> {
  const intent = packedOf({ slides: texts(), brand: brand.kit() });
  if (intent === undefined) return tell(`Nothing is shared: ${brokenSlide()} is no JSON yet.`, true);
  history.replaceState(null, '', `#${await packIntent({ intent })}`);
  await copy(location.href, 'The link is copied.');
}

const workNow = (): KeptWork => ({
  slides: texts(),
  at,
  brand: brand.kit(),
  table: panes.table.text.value,
  brief: panes.brief.text.value,
});

/** An address that holds what was shared no longer holds what is on the page. */
function keep(): void {
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
  keepWork(workNow());
}

function openWork({ slides: texts_, at: to, brand: kit }: KeptWork): void {
  brand.set(kit);
  slides = texts_.map(slideOf);
  at = to;
  editor.swap(here().text);
  showStrip();
  showTheme();
}

function openKept(work: KeptWork): void {
  openWork(work);
  keep();
}

async function openLink(): Promise<void> {
  const link = await heldByLink();
  const before = workNow();
  if (link?.work !== undefined) openWork(link.work);
  showLink(link, before, openKept);
}

for (const input of document.querySelectorAll('input[name=family], input[name=mode]'))
  input.addEventListener('change', () => {
    const kit = brand.kit();
    brand.set(kit === undefined || input.getAttribute('name') === 'family' ? undefined : { ...kit, mode: radio('mode') });
    setTheme();
  });
for (const input of document.querySelectorAll('input[name=language]')) input.addEventListener('change', showCode);
byId('pptx', HTMLButtonElement).addEventListener('click', () => download('pptx'));
byId('pdf', HTMLButtonElement).addEventListener('click', () => download('pdf'));
byId('share', HTMLButtonElement).addEventListener('click', share);
byId('copy', HTMLButtonElement).addEventListener('click', () =>
  requestNow() === undefined
    ? tell(`Nothing is copied: ${brokenSlide()} is no JSON yet.`, true)
    : copy(code.textContent ?? '', 'The code is copied.'),
);
byId('slide-add', HTMLButtonElement).addEventListener('click', () => add(bodyOf(editor.text()) ?? data.start));
byId('slide-earlier', HTMLButtonElement).addEventListener('click', () => move(at, at - 1));
byId('slide-later', HTMLButtonElement).addEventListener('click', () => move(at, at + 1));
byId('slide-remove', HTMLButtonElement).addEventListener('click', () => remove(at));
byId('slide-undo', HTMLButtonElement).addEventListener('click', putBack);
window.addEventListener('hashchange', openLink);
for (const pane of Object.values(panes)) pane.text.addEventListener('input', afterPause(IDLE_MS, keep));
panes.table.fill(opened?.table ?? '');
panes.brief.fill(opened?.brief ?? '');
showLink(linked, kept, openKept);

await nextTask();
draw();
if (opened !== undefined) showCode();
showTheme();
showStrip();
await forms.load();
forms.showHelp();
// What the first change needs is there also when the network is not.
await nextTask();
await highlighter();
if (isNarrow) await whenIdle(QUIET_MS);
await editor.mount();
// Tables, briefs and files are read by parts of their own.
await whenIdle(QUIET_MS);
await engine.ask({ kind: 'load', faces: 'latin' });
