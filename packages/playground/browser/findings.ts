/** What was found of a slide, as rows with their places and what mends them. */
import { type Operation, patched } from '@deckwright/core/json-patch';
import { type Path, pathOfPointer, pathWords } from '../src/schema-path.ts';
import type { Finding, Spot } from './editor.ts';
import { button, isObject, made } from './page.ts';

export interface Note extends Finding {
  readonly remedy: string;
  /** What mends it, where nothing has to be known for that. */
  readonly patch?: readonly Operation[];
  /** Of the slide, where it is another than the one that is shown. */
  readonly slide?: number;
}

type Body = Readonly<Record<string, unknown>>;

/** Warnings and notices of a report. */
export const notesOfReport = (report: Body): readonly Note[] =>
  [report['warnings'], report['notices']].flatMap((list, i) =>
    (Array.isArray(list) ? list : []).map((note: unknown): Note => {
      const { message = note, remedy = '', pointer, path } = isObject(note) ? note : {};
      const at = [pointer, path].find((one): one is string => typeof one === 'string' && one.startsWith('/'));
      return { path: pathOfPointer(at ?? ''), severity: i === 0 ? 'warning' : 'info', message: String(message), remedy: String(remedy) };
    }),
  );

/** Faults of a refusal. @param at the slide that is shown, of a deck */
export function notesOfProblem({ detail, remedy, errors, line, column }: Body, at?: number): readonly Note[] {
  const faults = Array.isArray(errors) ? errors.filter(isObject) : [];
  const notes = faults.map((fault): Note => {
    const path = pathOfPointer(String(fault['pointer'] ?? ''));
    const [top, slide, ...within] = path;
    const isSlide = at !== undefined && top === 'slides' && typeof slide === 'number';
    const note = { severity: 'error', message: String(fault['msg'] ?? ''), remedy: '' } as const;
    if (!isSlide) return { ...note, path, ...patchOf(fault) };
    return slide === at ? { ...note, path: within } : { ...note, path: [], slide };
  });
  if (notes.length > 0) return notes;
  const spot = typeof line === 'number' && typeof column === 'number' ? { at: { line, column } } : {};
  return [{ path: [], ...spot, severity: 'error', message: String(detail), remedy: String(remedy ?? '') }];
}

/** The refusal's own patch, or the known value that was probably meant. */
function patchOf({ patch, pointer, nearest }: Body): { readonly patch?: readonly Operation[] } {
  if (Array.isArray(patch)) return { patch: patch as readonly Operation[] };
  return typeof nearest === 'string' && typeof pointer === 'string' ? { patch: [{ op: 'replace', path: pointer, value: nearest }] } : {};
}

const TAGS = { error: 'bad', warning: 'warn', info: 'quiet' } as const;

export interface NoteActs {
  /** The request that patches are of. */
  readonly request: unknown;
  goTo(place: Path | Spot): void;
  goToSlide(slide: number): void;
  mend(value: Body): void;
}

export function rowOf({ path, at, severity, message, remedy, patch, slide }: Note, acts: NoteActs): HTMLLIElement {
  const row = made('li', '', made('span', `tag ${TAGS[severity]}`, severity === 'info' ? 'notice' : severity), ` ${message} ${remedy} `);
  if (path.length > 0) row.append(button('place', pathWords(path), () => acts.goTo(path)));
  if (at !== undefined) row.append(button('place', `Line ${at.line}`, () => acts.goTo(at)));
  if (slide !== undefined) row.append(button('place', `Slide ${slide + 1}`, () => acts.goToSlide(slide)));
  const mended = patch === undefined ? '' : patched(acts.request, patch);
  if (typeof mended !== 'string' && isObject(mended.value)) {
    const { value } = mended;
    row.append(
      ' ',
      button('place', 'Mend', () => acts.mend(value)),
    );
  }
  return row;
}
