/** Each text and number of every member that a form's data may have stands on the slide, or is refused, or is an exception with its reason. */
import { forms } from '@deckwright/draw/catalog';
import { DrawRefusal, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { expect, test } from 'vitest';
import { withEachOptional } from './_optional-members.ts';
import exceptions from './optional-members.json' with { type: 'json' };

const kit = createDrawKit(carriedFonts());
/** Members that are seen and not read. */
const LOOKS: ReadonlySet<string | undefined> = new Set(['icon', 'tone', 'state']);

interface Shown {
  readonly unplaced: readonly string[];
  /** Every value without a place is named in a warning. */
  readonly isReported: boolean;
}

/** Undefined for a refusal. */
async function shown(body: unknown): Promise<Shown | undefined> {
  const read = readSlideRequest(body);
  if (!read.ok) return undefined;
  try {
    const { unplaced, report } = await drawSlide(read.request, kit);
    const warned = report.warnings.flatMap(({ path = '', also = [] }) => [path, ...also]);
    const members = new Set(warned.map((path) => path.replaceAll(/\/\d+(?=\/|$)/g, '/*')));
    const isReported = unplaced.every((path) =>
      [...members].some((one) => `${path.replaceAll(/\/\d+(?=\/|$)/g, '/*')}/`.startsWith(`${one}/`)),
    );
    return { unplaced: unplaced.filter((path) => !LOOKS.has(path.split('/').at(-1))), isReported };
  } catch (error) {
    if (error instanceof DrawRefusal) return undefined;
    throw error;
  }
}

test('each member of every form stands on the slide', { timeout: 300_000 }, async () => {
  const lost: Record<string, string[]> = {};
  let count = 0;
  for (const { form, variants } of forms) {
    const { data = {}, ...words } = variants.find(({ name }) => name === form.default_variant)?.example ?? { headline: '' };
    for (const filled of withEachOptional(form.data, data as Record<string, unknown>)) {
      count += 1;
      const result = await shown({ form: form.name, ...words, data: filled.data });
      if (result === undefined) continue;
      expect(result.isReported, `${form.name} ${filled.member}`).toBe(true);
      if (result.unplaced.length > 0) lost[form.name] = [...(lost[form.name] ?? []), filled.member];
    }
  }
  expect(count).toBeGreaterThan(200);
  const reasons = Object.fromEntries(Object.entries(exceptions).map(([form, members]) => [form, Object.keys(members)]));
  expect(lost).toEqual(reasons);
});
