/** The picture beside a result. */
import type { ToolCall } from './define-tool.ts';

/** Undefined where the job has no picture, or none was wanted. */
export async function previewOf(
  { file }: Pick<ToolCall<unknown>, 'file'>,
  job_id: unknown,
  wish: 'none' | 'small' | 'default' | 'full' = 'default',
): Promise<Uint8Array | undefined> {
  if (typeof job_id !== 'string' || wish === 'none') return undefined;
  const params = { job_id };
  const full = wish === 'full' ? await file({ method: 'get', path: '/v1/jobs/{job_id}/png', params, accept: 'image/png' }) : undefined;
  return full ?? file({ method: 'get', path: '/v1/jobs/{job_id}/preview', params, accept: 'image/png' });
}
