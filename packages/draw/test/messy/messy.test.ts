/** What people really send: each case gives a right slide with its warnings, or an error that names the fix, and the fix renders. */
import { readFileSync } from 'node:fs';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, test } from 'vitest';

interface Case {
  readonly name: string;
  readonly body: Record<string, unknown>;
  readonly expect: {
    readonly warns?: readonly string[];
    /** Notices, which nobody has to mend. */
    readonly tells?: readonly string[];
    readonly fidelity?: string;
    readonly code?: string;
    readonly pointer?: string;
    /** Members that the message asks for, put in their place. */
    readonly fix?: Record<string, unknown>;
    /** Number of slides that the refusal suggests. */
    readonly split?: number;
  };
}
interface Problem {
  readonly code: string;
  readonly remedy: string;
  readonly errors?: readonly { readonly pointer: string; readonly nearest?: string }[];
  readonly members?: { readonly suggested_split?: readonly unknown[] };
}

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Case[];
const kit = createDrawKit(carriedFonts());

async function attempt(body: unknown): Promise<{ readonly drawn: DrawnSlide } | { readonly problem: Problem }> {
  const read = readSlideRequest(body);
  if (!read.ok) return { problem: read.problem as Problem };
  try {
    return { drawn: await drawSlide(read.request, kit) };
  } catch (error) {
    if (error instanceof Error && 'problem' in error) return { problem: error.problem as Problem };
    throw error;
  }
}

describe('messy requests', () => {
  test('there are thirty of them', () => expect(cases.length).toBeGreaterThanOrEqual(30));

  test.each(cases.filter((c) => c.expect.code === undefined))('$name is drawn and told', async ({ body, expect: wanted }) => {
    const result = await attempt(body);
    if (!('drawn' in result)) throw new Error(result.problem.code);
    const { report } = result.drawn;
    expect([...new Set(report.warnings.map((w) => w.code))].sort()).toEqual(wanted.warns);
    expect([...new Set(report.notices.map((n) => n.code))].sort()).toEqual(wanted.tells ?? []);
    expect([report.status, report.fidelity]).toEqual(['complete', wanted.fidelity ?? 'verbatim']);
    expect([...report.warnings, ...report.notices].every((w) => w.remedy !== undefined)).toBe(true);
  });

  test.each(cases.filter((c) => c.expect.code !== undefined))(
    '$name is refused with what to do, which then renders',
    async ({ body, expect: wanted }) => {
      const result = await attempt(body);
      if (!('problem' in result)) throw new Error('It was drawn.');
      const { problem } = result;
      expect(problem.code).toBe(wanted.code);
      expect(problem.remedy).not.toBe('');
      if (wanted.pointer !== undefined) expect(problem.errors?.[0]?.pointer).toBe(wanted.pointer);
      if (wanted.split !== undefined) {
        expect(problem.members?.suggested_split).toHaveLength(wanted.split);
        for (const part of problem.members?.suggested_split ?? []) expect(await attempt(part)).toHaveProperty('drawn');
      }
      const nearest = problem.errors?.[0]?.nearest;
      const fix = wanted.fix ?? {};
      // Where the refusal names the nearest word, that is the fix.
      if (nearest !== undefined && wanted.pointer !== undefined && wanted.pointer.slice(1) in fix)
        expect(fix[wanted.pointer.slice(1)]).toBe(nearest);
      if (wanted.fix !== undefined) {
        const { variant: _, ...rest } = body;
        const mended = await attempt({ ...('form' in fix && !('variant' in fix) ? body : 'form' in fix ? rest : body), ...fix });
        if (!('drawn' in mended))
          throw new Error(`${mended.problem.code}: ${mended.problem.errors?.[0]?.pointer ?? ''} ${mended.problem.remedy}`);
        expect(mended.drawn.report.errors).toEqual([]);
      }
    },
  );
});
