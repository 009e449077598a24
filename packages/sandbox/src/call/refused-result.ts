/** What code made is handed on as ours, so it must open without a question and do nothing on its reader's machine. */
import type { AddedElements, CodeOrder, Diagnostic, MadeShapes } from './order.ts';

/** What inspect says of a deck that is to be handed out. */
export interface InspectedResult {
  /** `total`: kinds of faults; `elements`: local names of those that were taken out. */
  readonly mended: { readonly total: number; readonly messages: readonly string[]; readonly elements: readonly string[] };
  readonly active_content: readonly { readonly message: string }[];
  readonly report: {
    readonly slides_total: number;
    readonly slides: readonly { readonly i: number; readonly findings: readonly SlideFinding[] }[];
    readonly conformance?: { readonly findings: readonly { readonly severity: string; readonly message: string }[] };
  };
}

interface SlideFinding {
  readonly severity: string;
  readonly message: string;
  readonly remedy: string;
  readonly shape_id?: number | undefined;
}

/** Errors of slides that are told with their lines. */
const PLACED = 5;
/** Sentences that a refusal names. */
const NAMED = 3;

/**
 * The diagnostic for a presentation that is not handed out; undefined for one that is.
 * @param added what the code put into the XML itself: where that had to be taken out, the slide is not what was meant
 */
export function refusedResult(
  { active_content, report, mended }: InspectedResult,
  { max_slides, more_slides }: Pick<CodeOrder, 'max_slides' | 'more_slides'>,
  added: AddedElements,
): Diagnostic | undefined {
  // The sandbox counts too, but beside code that may change what counts there.
  const count = report.slides_total;
  if (count > max_slides)
    return {
      ...refused(`The presentation has ${count} slides; ${max_slides} may be made here.`, more_slides.replace('{count}', `${count}`)),
      status: 'invalid',
    };
  if (active_content.length > 0) {
    const named = active_content.slice(0, NAMED).map(({ message }) => message);
    const more = active_content.length > NAMED ? [`And ${active_content.length - NAMED} more.`] : [];
    return refused(
      `The presentation would do something on its reader's machine. ${[...named, ...more].join(' ')}`,
      'Leave out macros, controls, embedded programs and targets outside of the file; embed pictures, and link to web addresses alone.',
    );
  }
  const own = added.find(([name]) => mended.elements.includes(name));
  if (own !== undefined) {
    const [name, line] = own;
    const said = mended.messages.find((message) => message.includes(name)) ?? `The slide's schema has no ${name} there.`;
    return {
      ...refused(
        `PowerPoint would ask to repair the presentation: ${said}`,
        `Leave out the element ${name}, or add one that the schema has at this place.`,
      ),
      line,
    };
  }
  const fault = report.conformance?.findings.find(({ severity }) => severity === 'error');
  if (fault === undefined) return undefined;
  return refused(
    `PowerPoint would ask to repair the presentation: ${fault.message}`,
    "Change the slides by python-pptx's own functions, and leave out XML that is written by hand.",
  );
}

/**
 * What is told beside a presentation that is handed out: what the run noticed, which line made the shape of each error, and what was changed in
 * the file so that it opens.
 * @param made shapes with the lines that made them; none where no findings are asked for
 */
export function resultNotices(
  notices: readonly string[],
  { mended: { total, messages }, report }: Pick<InspectedResult, 'mended' | 'report'>,
  made: MadeShapes,
): readonly string[] {
  const lines = new Map(made.map(([slide, shape, line]) => [`${slide} ${shape}`, line]));
  const placed = report.slides.flatMap(({ i, findings }) =>
    findings.flatMap(({ severity, message, remedy, shape_id }) => {
      const line = severity === 'error' ? lines.get(`${i} ${shape_id}`) : undefined;
      return line === undefined ? [] : [`Line ${line}: ${message} ${remedy}`];
    }),
  );
  const more = total > messages.length ? [`${total - messages.length} more kinds of faults of the file were mended.`] : [];
  return [...notices, ...placed.slice(0, PLACED), ...messages.map((message) => `A fault of the file was mended: ${message}`), ...more];
}

/** The diagnostic for what cannot be read as a presentation. */
export const unreadableResult = (message: string): Diagnostic =>
  refused(
    `What the code made cannot be opened: ${message}`,
    "Save with python-pptx's own functions, and leave out parts that are written by hand.",
  );

const refused = (message: string, cure: string): Diagnostic => ({
  status: 'failed',
  line: null,
  column: null,
  message: message.slice(0, 600),
  cure,
});
