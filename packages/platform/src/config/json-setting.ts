/** A setting whose value is JSON. */
import { z } from 'zod';

/** @param what Words of its faults: what the value `must` do, the `kind` of JSON it is, and the name of its `root`. */
export const jsonSetting = <T>(shape: z.ZodType<T>, what: { readonly must: string; readonly kind: string; readonly root: string }) =>
  z.string().transform((text, ctx): T => {
    const refuse = (message: string) => {
      ctx.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    let given: unknown;
    try {
      given = JSON.parse(text);
    } catch {
      return refuse(`must be ${what.kind} as JSON`);
    }
    const read = shape.safeParse(given);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    return refuse(`must ${what.must}; at ${issue?.path.join('.') || what.root}: ${issue?.message ?? 'it cannot be used'}`);
  });
