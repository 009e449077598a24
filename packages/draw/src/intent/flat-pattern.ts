/** The flat spelling of template pages: `pattern`, `title`, `subtitle`, then the members of `data`. */
import { INTENT_FIELDS } from '../forms/define.ts';
import { blank, controls, TOLERATED } from './slide-schema.ts';

/** The same body with `form`, `headline`, `context` and `data`. */
export function flatPattern(body: object): Record<string, unknown> {
  const outside = new Set<string>([...Object.keys(controls), ...INTENT_FIELDS, ...TOLERATED, 'variant']);
  const out: Record<string, unknown> = {};
  const data: Record<string, unknown> = {};
  const isFree = (name: string): boolean => blank(Reflect.get(body, name)) === undefined;
  for (const [key, member] of Object.entries(body)) {
    if (key === 'pattern') out.form = member;
    else if (key === 'form') continue;
    else if (key === 'title' && isFree('headline')) out.headline = member;
    else if (key === 'subtitle' && isFree('context')) out.context = member;
    // Beside the word that it stands for it has no place; `warnOfIgnored` reports it.
    else if (key === 'title' || key === 'subtitle') out[key] = member;
    else if (key === 'data' && member !== null && typeof member === 'object' && !Array.isArray(member)) Object.assign(data, member);
    else if (outside.has(key)) out[key] = member;
    else data[key] = member;
  }
  return { ...out, data };
}
