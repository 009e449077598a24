/** Has the code of one job run, and keeps the presentation that it made: the handler of `render_code`. */

import { setTimeout as sleep } from 'node:timers/promises';
import { complete, failed, fileProblem, type HandlerDeps } from '@deckwright/isolate/worker';
import { prices } from '@deckwright/platform/billing';
import { codeFailed, codeSandboxUnavailable, problem, serviceUnavailable } from '@deckwright/platform/errors';
import type { HandlerOutcome, JobHandler, NewFile } from '@deckwright/platform/jobs';
import { createKeepFiles, retryStore } from '@deckwright/platform/object-store';
import { inspectTask } from '@deckwright/review/inspect/inspect.task';
import { showTask } from '@deckwright/review/show/show.task';
import {
  type CodeOutcome,
  type CodeService,
  type Diagnostic,
  layersHolding,
  refusedResult,
  resultNotices,
  SandboxesFull,
  SandboxUnavailable,
  unreadableResult,
} from '@deckwright/sandbox/call';
import { combineTask } from '@deckwright/write/assemble/combine.task';
import { z } from 'zod';

export interface RenderCodeDeps extends HandlerDeps {
  /** Null: no settings name one here. */
  readonly code: CodeService | null;
}

/** What a gateway, perhaps of another version, asked for. */
const Request = z.looseObject({
  code: z.string(),
  theme_id: z.string().optional(),
  chrome: z
    .object({
      headline: z.string().optional(),
      context: z.string().optional(),
      takeaway: z.string().optional(),
      source_note: z.string().optional(),
    })
    .optional(),
  max_slides: z.int(),
  verify: z.string(),
  force_render: z.boolean().optional(),
  patched_from: z.string().optional(),
});

const PICTURE_PX = 768;
/** Runs are asked for this often, because the job itself has waited its turn. */
const TRIES = 20;
const PAUSE_MS = 1_500;
const PPTX_MIME = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

export function createRenderCode(deps: RenderCodeDeps): JobHandler {
  return async (job, kit) => {
    const { code: service } = deps;
    if (service === null) return failed(problem(codeSandboxUnavailable, { detail: 'The worker that took the job has no sandbox.' }));
    const { code, theme_id, chrome, max_slides, verify, force_render, patched_from } = Request.parse(JSON.parse(job.request_text));
    const order = { code, theme_id, chrome, max_slides, more_slides: 'Send `max_slides`: {count}.', account: job.account_id };
    let outcome: CodeOutcome;
    try {
      outcome = await kit.measure('run', () => patiently(() => service.run(order, kit.signal), kit.signal));
    } catch (error) {
      if (error instanceof SandboxesFull) return failed(problem(serviceUnavailable, { detail: error.message }));
      if (error instanceof SandboxUnavailable) return failed(problem(codeSandboxUnavailable, { detail: error.message }));
      throw error;
    }
    const facts = { layers: outcome.layers, layers_holding: layersHolding(outcome.layers), output: outcome.output };
    const faulted = ({ status, message, cure, line = null, column = null, source }: Diagnostic): HandlerOutcome => {
      const place = { line, column, ...(source !== undefined && { source }) };
      return failed(problem(codeFailed, { detail: message, remedy: cure, extra: { reason: status, ...place, ...facts } }));
    };
    if (outcome.outcome === 'fault') return faulted(outcome.diagnostic);
    await kit.fault('mid_render');
    kit.progress({ done: 1, total: 3, stage: 'checking' });
    const run = { signal: kit.signal };
    const marked = job.mode === 'test' ? await deps.isolate.run(combineTask, { mark: true }, [outcome.pptx], run) : null;
    if (marked !== null && marked.outcome !== 'done') return failed(fileProblem.of(marked));
    const made = marked?.files[0] ?? outcome.pptx;
    const inspected = await deps.isolate.run(inspectTask, { hand_out: true }, [made], run);
    if (inspected.outcome === 'unreadable') return faulted(unreadableResult(inspected.message));
    if (inspected.outcome !== 'done') return failed(fileProblem.of(inspected));
    const refused = refusedResult(inspected.answer, order, outcome.added);
    if (refused !== undefined) return faulted(refused);
    const [pptx = made] = inspected.files;
    const shown = await deps.isolate.run(showTask, { format: 'png', slides: [1], width_px: PICTURE_PX }, [pptx], run);
    const { report } = inspected.answer;
    const found = report.slides.flatMap(({ i, findings }) => findings.map((finding) => ({ slide: i, ...finding })));
    const lint = verify === 'off' ? [] : found;
    const isUsable = !lint.some(({ severity }) => severity === 'error');
    const result = {
      status: isUsable ? 'complete' : 'completed_with_errors',
      slides_total: report.slides_total,
      lint,
      // Nobody but the rules of inspect looks at the slides here.
      verified: verify === 'off' ? 'off' : 'lint',
      notices: resultNotices(outcome.notices, inspected.answer, verify === 'off' ? [] : outcome.made),
      ...(theme_id !== undefined && { theme_id }),
      ...(patched_from !== undefined && { patched_from }),
      ...facts,
    };
    if (!isUsable && force_render !== true) return complete(result, [], 0);
    kit.progress({ done: 2, total: 3, stage: 'storing' });
    const contents = [
      { kind: 'pptx' as const, content: pptx, extension: 'pptx', mime: PPTX_MIME },
      ...(shown.outcome === 'done' && shown.files[0] !== undefined
        ? [{ kind: 'preview' as const, content: shown.files[0], extension: 'png', mime: 'image/png' }]
        : []),
    ];
    const stored = await retryStore(() => createKeepFiles(deps.db, deps.objects)(contents), kit.signal);
    const files: readonly NewFile[] = contents.map(({ kind, mime }, at) => ({ kind, mime, ...stored[at]! }));
    await kit.fault('after_put');
    // The same code again is free.
    const { repeat_of } = job;
    if (isUsable && repeat_of !== null) return complete({ ...result, repeat_of }, files, 0);
    return complete(result, files, isUsable ? report.slides_total * prices.slide.cents : 0);
  };
}

/** Runs again while the sandboxes are full or away, as they are when their service starts anew. @throws what was wrong at last */
async function patiently<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await run();
    } catch (error) {
      const passes = error instanceof SandboxesFull || error instanceof SandboxUnavailable;
      if (!passes || tried === TRIES) throw error;
      await sleep(PAUSE_MS, undefined, { signal });
    }
  }
}
