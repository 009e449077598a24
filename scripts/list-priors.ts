/**
 * `npx tsx scripts/list-priors.ts [--check] [--json]`: forms, variants and priors with their counts. With `--check` every prior's
 * example is rendered in three themes, validated against the schemas, and what is wrong is listed; the exit code says whether anything is.
 */
import './usage.mjs';
import { components, forms, priors } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { writePptx } from '@deckwright/write/pptx';

const THEMES = ['corporate-light', 'corporate-dark', 'minimal-light'];
const flags = new Set(process.argv.slice(2));

const exampleOf = (prior: (typeof priors)[number]): object => {
  if (prior.component !== undefined) {
    const example = components.find((c) => c.name === prior.component)?.example;
    return { chrome: { title: example?.title }, body: { component: prior.component, params: example?.params } };
  }
  const variant = forms.find((f) => f.form.name === prior.family)?.variants.find((v) => v.name === prior.variant);
  return { form: prior.family, variant: prior.variant, ...variant?.example };
};

const counts = {
  forms: forms.length,
  variants: priors.filter((p) => p.variant !== undefined).length,
  components: components.length,
  priors: priors.length,
};
if (!flags.has('--check')) {
  if (flags.has('--json')) console.log(JSON.stringify({ ...counts, priors }));
  else {
    for (const { form, variants } of forms)
      console.log(`${form.name.padEnd(24)}${variants.length}  ${variants.map((v) => v.name).join(', ')}`);
    console.log(`${'components'.padEnd(24)}${components.length}  ${components.map((c) => c.name).join(', ')}`);
    console.log(JSON.stringify(counts));
  }
} else {
  const kit = createDrawKit(carriedFonts());
  const faults: string[] = [];
  const files: Record<string, Uint8Array> = {};
  let lowest = { score: 100, at: '' };
  for (const prior of priors)
    for (const theme_id of THEMES) {
      const at = `${prior.prior_id} in ${theme_id}`;
      const read = readSlideRequest({ ...exampleOf(prior), theme_id });
      if (!read.ok) {
        faults.push(`${at}: ${read.problem.code} ${read.problem.detail}`);
        continue;
      }
      const { deck, report } = await drawSlide(read.request, kit);
      for (const error of report.errors) faults.push(`${at}: ${error.code} ${error.message}`);
      if (report.fidelity !== 'verbatim') faults.push(`${at}: ${report.fidelity}`);
      if (report.warnings.length > 0) faults.push(`${at}: warns of ${report.warnings.map((w) => w.code).join(', ')}`);
      if (report.layout.score < lowest.score) lowest = { score: report.layout.score, at };
      files[`${prior.prior_id}-${theme_id}`] = writePptx(deck);
    }
  faults.push(...schemaProblems(files));
  for (const fault of faults) console.log(fault);
  console.log(JSON.stringify({ ...counts, themes: THEMES.length, slides: Object.keys(files).length, faults: faults.length, lowest }));
  process.exitCode = faults.length === 0 ? 0 : 1;
}
