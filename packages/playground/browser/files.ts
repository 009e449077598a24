/** Files that are dropped or chosen: tables go into the pane of tables, a .pptx is checked. They are read in the page. */
import type { CheckAnswer } from '@deckwright/page-engine/protocol';
import type { Engine } from './engine.ts';
import { button, byId, kilobytes, made, option, save } from './page.ts';
import type { TextPane } from './texts.ts';

const PRESENTATIONS = ['.pptx', '.pptm', '.potx', '.ppsx'];
/** Findings that are listed; the rest is counted. */
const MOST_LISTED = 60;

export interface FilesWish {
  readonly engine: Engine;
  readonly table: TextPane;
  /** Shows the pane that a file went into. */
  show(pane: 'table' | 'check'): void;
}

export function createFiles({ engine, table, show }: FilesWish): void {
  const sheets = byId('table-sheets', HTMLSelectElement);
  const says = byId('table-says', HTMLElement);
  const checked = byId('check-says', HTMLElement);
  const found = byId('check-found', HTMLElement);
  const acts = byId('check-acts', HTMLElement);
  let texts: readonly string[] = [];

  const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await file.arrayBuffer());

  async function readTable(file: File): Promise<void> {
    table.clear();
    says.textContent = `${file.name} is read …`;
    const answer = await engine.ask({ kind: 'tables', name: file.name, bytes: await bytesOf(file) });
    const tables = answer.ok && answer.kind === 'tables' ? answer.tables : [];
    texts = tables.map(({ text }) => text);
    sheets.replaceChildren(...tables.map(({ name }, i) => option(String(i), name || file.name)));
    sheets.hidden = tables.length < 2;
    const [first] = texts;
    if (first !== undefined) table.set(first);
    else if ('problem' in answer) says.textContent = `${String(answer.problem.detail)} ${String(answer.problem.remedy ?? '')}`;
    else says.textContent = `${file.name} has no table.`;
  }

  async function check(file: File): Promise<void> {
    found.replaceChildren();
    acts.replaceChildren();
    checked.textContent = `${file.name} is read …`;
    const answer = await engine.ask({ kind: 'check', bytes: await bytesOf(file) });
    if (answer.ok && answer.kind === 'check') showCheck(file.name, answer);
    else if ('problem' in answer) checked.textContent = `${String(answer.problem.detail)} ${String(answer.problem.remedy ?? '')}`;
  }

  function showCheck(name: string, { report, files }: CheckAnswer): void {
    const { diff, actions, flagged_not_fixed: left, file } = report;
    const { pptx } = files;
    const slides = diff.before.slides_total;
    const mended = actions.length + file.mended_total;
    const counts = `${slides} ${slides === 1 ? 'slide' : 'slides'}: ${mended} repaired, ${left.length} left to you.`;
    const gone = actions.filter(({ after }) => after === null).length;
    const deleted =
      gone === 0
        ? ''
        : ` ${gone === 1 ? 'One shape' : `${gone} shapes`} beside the slide ${gone === 1 ? 'is' : 'are'} deleted in the repaired file.`;
    const words = `${deleted} No word that is shown was changed.`;
    checked.textContent = mended + left.length === 0 ? `${counts} Nothing was found.` : `${counts}${pptx === undefined ? '' : words}`;
    if (pptx !== undefined)
      acts.replaceChildren(
        button('first', `Download repaired .pptx (${kilobytes(pptx.bytes)})`, () =>
          save(pptx.bytes, pptx.media_type, `${name.slice(0, name.lastIndexOf('.'))} repaired.pptx`),
        ),
      );
    // A repair is told by what was found.
    const messages = new Map(
      diff.before.slides.flatMap(({ i, findings }) => findings.map((one) => [`${i} ${one.shape_id} ${one.code}`, one.message] as const)),
    );
    const rows = [
      ...file.mended.map(({ message }) => row('ok', 'repaired', message)),
      ...actions.map(({ slide, shape_id, code, shape_name, after }) =>
        row(
          after === null ? 'warn' : 'ok',
          after === null ? 'deleted' : 'repaired',
          `Slide ${slide}: ${messages.get(`${slide} ${shape_id} ${code}`) ?? `${shape_name}, ${code.replaceAll('_', ' ')}`}`,
        ),
      ),
      ...left.map(({ severity, slide, message, remedy }) =>
        row(severity === 'error' ? 'bad' : 'warn', severity, `Slide ${slide}: ${message} ${remedy}`),
      ),
    ];
    const more = rows.length > MOST_LISTED ? [made('li', '', `and ${rows.length - MOST_LISTED} more`)] : [];
    found.replaceChildren(...rows.slice(0, MOST_LISTED), ...more);
  }

  const row = (kind: string, tag: string, words: string): HTMLLIElement => made('li', '', made('span', `tag ${kind}`, tag), ` ${words}`);

  function take(file: File | undefined): void {
    if (file === undefined) return;
    const isDeck = PRESENTATIONS.some((end) => file.name.toLowerCase().endsWith(end));
    show(isDeck ? 'check' : 'table');
    if (isDeck) check(file);
    else readTable(file);
  }

  sheets.addEventListener('change', () => table.set(texts[Number(sheets.value)] ?? ''));
  for (const id of ['table-file', 'check-file']) {
    const input = byId(id, HTMLInputElement);
    input.addEventListener('change', () => {
      take(input.files?.[0]);
      input.value = '';
    });
  }
  const isFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
  window.addEventListener('dragover', (event) => {
    if (isFile(event)) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    take(event.dataTransfer?.files[0]);
  });
}
