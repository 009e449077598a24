/** What code made is handed on as ours, so it must do nothing on its reader's machine. */
import type { Diagnostic } from './order.ts';

/** The diagnostic for a presentation that PowerPoint would ask to repair; undefined for a sound one. */
export function brokenResult(faults: readonly { readonly severity: string; readonly message: string }[]): Diagnostic | undefined {
  const first = faults.find(({ severity }) => severity === 'error');
  if (first === undefined) return undefined;
  return {
    status: 'failed',
    line: null,
    column: null,
    message: `PowerPoint would ask to repair the presentation: ${first.message}`.slice(0, 600),
    cure: "Change the slides by python-pptx's own functions, and leave out XML that is written by hand.",
  };
}

/** Sentences that a refusal names. */
const NAMED = 3;

/** The diagnostic for a presentation with active content, as inspect names it; undefined where there is none. */
export function unsafeResult(active: readonly { readonly message: string }[]): Diagnostic | undefined {
  if (active.length === 0) return undefined;
  const named = active.slice(0, NAMED).map(({ message }) => message);
  const more = active.length > NAMED ? [`And ${active.length - NAMED} more.`] : [];
  return {
    status: 'failed',
    line: null,
    column: null,
    message: `The presentation would do something on its reader's machine. ${[...named, ...more].join(' ')}`.slice(0, 600),
    cure: 'Leave out macros, controls, embedded programs and targets outside of the file; embed pictures, and link to web addresses alone.',
  };
}
