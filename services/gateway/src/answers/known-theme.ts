/** The theme that a query names. */
import { DEFAULT_THEME, findTheme, themes } from '@deckwright/draw/themes';
import { refuse, unknownTheme } from '@deckwright/platform/errors';
import { nearest } from '@deckwright/platform/http';

/** Its id, aliases resolved. @throws ProblemError `unknown_theme` with the nearest id */
export function knownTheme(wanted: string | undefined): string {
  const found = findTheme(wanted ?? DEFAULT_THEME);
  if (found !== undefined) return found.theme.id;
  const allowed = themes.map((theme) => theme.id);
  const close = nearest(wanted ?? '', allowed);
  throw refuse(unknownTheme, {
    detail: `There is no theme ${JSON.stringify((wanted ?? '').slice(0, 60))}.${close === undefined ? '' : ` The nearest is ${close}.`}`,
    extra: { allowed, cost_charged: 0, ...(close === undefined ? {} : { nearest: close }) },
  });
}
