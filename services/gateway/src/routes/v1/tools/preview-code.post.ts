/** POST /v1/tools/preview-code: slide 1 of Python code as a picture, with findings or the line that is wrong, for people without an account. */
import { payloadTooLarge, refuse, requestInvalid, unknownTheme } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { inspectTask } from '@deckwright/review/inspect/inspect.task';
import { showTask } from '@deckwright/review/show/show.task';
import { type Diagnostic, layersHolding, refusedResult, resultNotices, unreadableResult } from '@deckwright/sandbox/call';
import { knownTheme } from '../../../answers/known-theme.ts';
import { defineRoute } from '../../../kit.ts';
import { CodePreview, CodePreviewRequest, PREVIEW_CODE_CHARACTERS } from '../../../schemas/code.ts';
import { CODE_ERRORS, chromeOf, runCode } from '../../../sources/run-code.ts';
import { refuseFile } from '../../../sources/run-isolated.ts';
import { PUBLIC_TASK_ERRORS, runPublic } from '../../../sources/run-public.ts';

const PICTURE_PX = 768;
/** The same file is read again for each, so it is no larger than what is quickly read. */
const RESULT_BYTES = 8 * 1024 * 1024;

export const route = defineRoute({
  method: 'post',
  path: '/v1/tools/preview-code',
  tag: 'Public tools',
  summary: 'Preview Python code',
  description:
    'Runs Python code that uses python-pptx in a sandbox and answers with slide 1 as a picture and the findings of inspect. Code that cannot be run or breaks is a 200 too, ' +
    `with its line and what to change. ${PREVIEW_CODE_CHARACTERS / 1024} KB of code, 10 s, one slide; 3 a minute and 20 an hour from one address. Nothing is kept or charged, and nothing can be downloaded.`,
  auth: 'public',
  limit: {
    name: 'preview-code',
    limit: 3,
    per_s: 60,
    by: 'address',
    also: { name: 'preview-code-hour', limit: 20, per_s: 3600 },
  },
  body: CodePreviewRequest,
  body_bytes: 256 * 1024,
  answers: { 200: { description: 'The picture and findings, or what is wrong with the code.', schema: CodePreview } },
  errors: [requestInvalid, unknownTheme, payloadTooLarge, ...CODE_ERRORS, ...PUBLIC_TASK_ERRORS],
  example: {
    body: {
      code: 'def build(prs):\n    slide = prs.slides.add_slide(prs.slide_layouts[6])\n    add_text_box(slide, 0.8, 0.6, 11.7, 1.0, "Riders grew by 12 %", font_size=32, bold=True)\n',
    },
  },
  async handle(call) {
    const { body } = call;
    const theme_id = knownTheme(body.theme_id?.trim() || undefined);
    const chrome = chromeOf(body);
    const more_slides = 'The preview shows one; POST /v1/render/code makes {count} with `max_slides`.';
    const outcome = await call.timing.measure('run', () =>
      runCode(call, {
        code: body.code,
        lane: 'preview',
        account: call.address,
        theme_id,
        ...(chrome && { chrome }),
        max_slides: 1,
        more_slides,
      }),
    );
    const facts = { output: outcome.output, layers: outcome.layers, layers_holding: layersHolding(outcome.layers), cost: 0 };
    const faulted = ({ line = null, column = null, ...rest }: Diagnostic) => jsonReply(200, { ...rest, line, column, ...facts });
    if (outcome.outcome === 'fault') return faulted(outcome.diagnostic);
    if (outcome.pptx.length > RESULT_BYTES)
      throw refuse(payloadTooLarge, { detail: 'The presentation is larger than the 8 MB of a preview.', remedy: 'Use smaller pictures.' });
    const inspected = await call.timing.measure('lint', () => runPublic(call, inspectTask, { hand_out: true }, [outcome.pptx]));
    if (inspected.outcome === 'unreadable') return faulted(unreadableResult(inspected.message));
    if (inspected.outcome !== 'done') throw refuseFile(inspected);
    const refused = refusedResult(inspected.answer, { max_slides: 1, more_slides }, outcome.added);
    if (refused !== undefined) return faulted(refused);
    const files = inspected.files.slice(0, 1);
    const shown = await call.timing.measure('draw', () =>
      runPublic(call, showTask, { format: 'png', slides: [1], width_px: PICTURE_PX }, files, { time_ms: 20_000 }),
    );
    const png = shown.outcome === 'done' ? shown.files[0] : undefined;
    const { report } = inspected.answer;
    return jsonReply(200, {
      status: 'complete',
      preview_url: png === undefined ? null : `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
      slides_total: report.slides_total,
      lint: report.slides.flatMap(({ i, findings }) => findings.map((finding) => ({ slide: i, ...finding }))),
      notices: resultNotices(outcome.notices, inspected.answer, outcome.made),
      ...facts,
    });
  },
});
