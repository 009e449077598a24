/** Accepts a deck to translate, or plans its translation, for the endpoint and for the tool. */
import { holdFor, prices } from '@deckwright/platform/billing';
import { refuse, translatorNotConfigured } from '@deckwright/platform/errors';
import { jsonReply, type Reply } from '@deckwright/platform/http';
import { textsTask } from '@deckwright/review/translate/texts.task';
import type { TranslateFields } from '../schemas/translate.ts';
import { type IsolatedCall, runIsolated } from '../sources/run-isolated.ts';
import { DECK_BYTES } from '../sources/source-fields.ts';
import { refuseFields, type SourceCall, takeSource } from '../sources/take-source.ts';
import { acceptDeckJob } from './accept-deck-job.ts';
import type { JobCall } from './accept-job.ts';
import { signedUrl } from './job-answer.ts';
import { NO_CHARGE } from './price.ts';
import { renderAnswer } from './render-answer.ts';

export type TranslationCall = JobCall & SourceCall & IsolatedCall & { readonly respond_async: boolean };

/** @throws ProblemError */
export async function acceptTranslation(call: TranslationCall, body: TranslateFields): Promise<Reply> {
  const { kit, principal } = call;
  const { target_language, source_language = 'auto', concise_mode, localize_numbers, glossary } = body;
  if (source_language === target_language)
    throw refuseFields('target_language is the language that the deck is said to be in.', ['target_language'], 'same_language');
  // Checked before a file is read, because the answer is certain.
  if (!kit.can_translate && body.dry_run !== true) throw refuse(translatorNotConfigured, { extra: { cost_charged: 0 } });
  const scope = {
    ...(body.include_notes !== undefined && { include_notes: body.include_notes }),
    ...(body.include_tables !== undefined && { include_tables: body.include_tables }),
    ...(body.include_charts !== undefined && { include_charts: body.include_charts }),
    ...(body.include_alt_text !== undefined && { include_alt_text: body.include_alt_text }),
  };
  const source = await takeSource(call, body, DECK_BYTES);
  // A file that cannot be read never becomes a job, and the hold is what it may cost at most.
  const { answer: found } = await call.timing.measure('plan', () => runIsolated(call, textsTask, scope, [source.bytes]));
  const slides = found.slides.length;
  if (body.dry_run === true)
    return jsonReply(200, {
      status: 'planned',
      dry_run: true,
      target_language,
      slides_total: found.slides_total,
      slides_with_text: found.slides,
      texts: found.texts.length,
      characters: found.characters,
      translator_configured: kit.can_translate,
      price: (slides * prices.translation.cents) / 100,
      ...NO_CHARGE,
    });
  const translate = {
    target_language,
    ...(source_language !== 'auto' && { source_language }),
    ...scope,
    ...(concise_mode === true && { concise: true }),
    ...(localize_numbers === true && { localize_numbers: true }),
    ...(glossary !== undefined && glossary.length > 0 && { glossary }),
  };
  return acceptDeckJob(call, {
    job_type: 'translation',
    name: body.name?.trim() || null,
    sources: [source],
    order: { translate },
    slides: Math.max(1, slides),
    respond_async: call.respond_async || body.wait === 'false',
    // Each run asks the translator anew, so none is the repeat of another.
    ...(slides > 0 && { hold: holdFor(prices.translation, slides, null, principal.mode === 'test' ? 'test_key' : null) }),
    answer: (job) => ({ ...renderAnswer(job), download_url: signedUrl(job, 'pptx', kit) }),
  });
}
