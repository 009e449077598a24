/** Translates the deck of one job and stores the result: the handler of `translate_deck`. */

import { complete, failed, fileProblem, type HandlerDeps, readSources, storePptx } from '@deckwright/isolate/worker';
import { prices } from '@deckwright/platform/billing';
import { problem, translatorFailed } from '@deckwright/platform/errors';
import type { HandlerKit, HandlerOutcome, JobHandler } from '@deckwright/platform/jobs';
import { LANGUAGE_CODES, languageOf, type Translator, TranslatorError } from '@deckwright/platform/translator';
import { translateDeck } from '@deckwright/review/translate/deck';
import { z } from 'zod';

const Language = z.enum(LANGUAGE_CODES);

/** What a gateway, perhaps of another version, asked for. */
const Request = z.looseObject({
  translate: z.looseObject({
    target_language: Language,
    source_language: Language.optional(),
    include_notes: z.boolean().optional(),
    include_tables: z.boolean().optional(),
    include_charts: z.boolean().optional(),
    include_alt_text: z.boolean().optional(),
    concise: z.boolean().optional(),
    localize_numbers: z.boolean().optional(),
    glossary: z.array(z.object({ term: z.string(), translation: z.string().optional() })).optional(),
  }),
});

export interface TranslateDeps extends HandlerDeps {
  /** Null: no settings name one here. */
  readonly translator: Translator | null;
  readonly log: { warn(facts: object, message: string): void };
}

export function createTranslateDeck(deps: TranslateDeps): JobHandler {
  return async (job, kit) => {
    const [deck] = (await readSources(deps, job)) ?? [];
    if (deck === undefined) return failed(fileProblem.gone);
    const { translator, log } = deps;
    if (translator === null) return notTranslated('not_configured', 'The worker that took the job has no translator.');
    const { translate } = Request.parse(JSON.parse(job.request_text));
    const { target_language, source_language, concise, localize_numbers, glossary = [], ...scope } = translate;
    await kit.fault('mid_render');
    const wish = { target_language, ...(source_language && { source_language }), ...(concise === true && { concise }) };
    const ask = tellingProgress(kit);
    try {
      const outcome = await translateDeck(
        (task, order, files) => deps.isolate.run(task, order, files, { signal: kit.signal }),
        deck,
        {
          ...scopeOf(scope),
          terms: glossary.map(termOf),
          tag: languageOf(target_language).tag,
          mark: job.mode === 'test',
          ...(localize_numbers === true && {
            localize_numbers: { to: target_language, ...(source_language && { from: source_language }) },
          }),
        },
        (texts) => (some, round) => translator.translate(some, wish, { ...round, onDone: ask(texts) }, kit.signal),
      );
      if (outcome.outcome !== 'done') return failed(fileProblem.of(outcome));
      kit.progress({ done: 1, total: 2, stage: 'storing' });
      // A deck in which nothing was to be done is handed back as it came.
      const files = await storePptx(deps, outcome.files[0] ?? deck, kit.signal);
      await kit.fault('after_put');
      const { answer } = outcome;
      const slides_translated = answer.translated_slides.length;
      const cents = slides_translated * prices.translation.cents;
      return complete(
        {
          status: 'complete',
          target_language,
          source_language: source_language ?? 'auto',
          slides_translated,
          ...answer,
          price: cents / 100,
        },
        files,
        cents,
      );
    } catch (error) {
      if (!(error instanceof TranslatorError)) throw error;
      log.warn({ job_id: job.job_id, reason: error.code, error: error.message }, 'the translator did not translate');
      return notTranslated(error.code, error.message);
    }
  };
}

const notTranslated = (reason: string, detail: string): HandlerOutcome => failed(problem(translatorFailed, { detail, extra: { reason } }));

type Scope = Pick<z.infer<typeof Request>['translate'], 'include_notes' | 'include_tables' | 'include_charts' | 'include_alt_text'>;

const scopeOf = ({ include_notes, include_tables, include_charts, include_alt_text }: Scope) => ({
  ...(include_notes !== undefined && { include_notes }),
  ...(include_tables !== undefined && { include_tables }),
  ...(include_charts !== undefined && { include_charts }),
  ...(include_alt_text !== undefined && { include_alt_text }),
});

const termOf = ({ term, translation }: { readonly term: string; readonly translation?: string | undefined }) => ({
  term,
  ...(translation !== undefined && { translation }),
});

/** Texts that are asked about once more are not counted twice. */
const tellingProgress = (kit: HandlerKit) => {
  let done = 0;
  return (total: number) => (texts: number) => {
    done = Math.min(total, done + texts);
    kit.progress({ done, total, stage: 'translating' });
  };
};
