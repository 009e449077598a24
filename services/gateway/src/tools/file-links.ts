/** Links to the files of a result that open in a browser: whole addresses, signed, good for an hour without a key. */
import type { ToolCall } from './define-tool.ts';

const LINKS = ['pptx_url', 'pdf_url', 'png_url', 'preview_url'] as const;

/** The body with the links of its job's record in place of paths, which need the key that a chat does not have. */
export async function withFileLinks(
  { ask }: Pick<ToolCall<unknown>, 'ask'>,
  body: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const { job_id } = body;
  const isPath = LINKS.some((name) => String(body[name]).startsWith('/'));
  if (typeof job_id !== 'string' || !isPath) return { ...body };
  const job = await ask({ method: 'get', path: '/v1/jobs/{job_id}', params: { job_id } });
  return { ...body, ...Object.fromEntries(LINKS.flatMap((name) => (body[name] == null ? [] : [[name, job[name] ?? null]]))) };
}
