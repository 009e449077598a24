/** A number in a query, checked against a range that the refusal names. */
import { z } from 'zod';

/** `what` as in "a whole number"; `shape` is what its text must look like. */
export const numberFrom = (least: number, most: number, what: string, shape: RegExp) =>
  z.string().transform((text, context): number => {
    const number = Number(text);
    const looksRight = shape.test(text);
    if (looksRight && number >= least && number <= most) return number;
    const limit = Number.isFinite(number) && number > most ? most : least;
    context.addIssue({ code: 'custom', message: `must be ${what} from ${least} to ${most}`, params: { limit } });
    return z.NEVER;
  });
