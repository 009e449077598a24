/** Turns the answer of the brand task into a brand for drawing. */
import type { Brand } from '@deckwright/draw/themes';
import type { MadeBrand } from './brand.task.ts';

/** @param id pinned, as `acme@3` */
export function brandOf(made: Omit<MadeBrand, 'ok' | 'report'>, files: readonly Uint8Array[], id: string): Brand {
  const bytes = (at: number): Uint8Array => {
    const file = files[at];
    if (file === undefined) throw new RangeError(`A brand names its file ${at}, and has ${files.length}.`);
    return file;
  };
  return {
    theme: { ...made.theme, id },
    hash: made.hash,
    faces: made.faces.map(({ face, file, metrics }) => ({ face, file: bytes(file), metrics: bytes(metrics) })),
    ...(made.logo === undefined ? {} : { logo: logoOf(made.logo, bytes(made.logo.file)) }),
    ...(made.template === undefined
      ? {}
      : { template: { sha256: made.template.sha256, bytes: bytes(made.template.file), model: modelIn(bytes(made.template.model)) } }),
  };
}

/** Parsed models by their bytes, so that a cached brand's model is parsed once. */
const models = new WeakMap<Uint8Array, unknown>();

function modelIn(bytes: Uint8Array): unknown {
  const cached = models.get(bytes);
  if (cached !== undefined) return cached;
  // Drawing validates it.
  const model: unknown = JSON.parse(new TextDecoder().decode(bytes));
  models.set(bytes, model);
  return model;
}

const logoOf = ({ width_px, height_px, alt, plate }: NonNullable<MadeBrand['logo']>, bytes: Uint8Array): NonNullable<Brand['logo']> => ({
  media: { mime: 'image/png', bytes, width_px, height_px },
  alt,
  ...(plate === undefined ? {} : { plate }),
});
