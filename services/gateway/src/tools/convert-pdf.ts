/** convert_pdf: the pages of a PDF as editable slides, with what became of each element. */
import { z } from 'zod';
import { compactRender, isFailedRender } from './compact.ts';
import { defineTool } from './define-tool.ts';
import { bodyFrom } from './request-body.ts';
import { RenderResult } from './tool-schemas.ts';
import { waitForJob } from './wait-for-job.ts';

/** Entries of the report that an agent reads; a file has more. */
const LISTED = 40;

export const convertPdf = defineTool({
  name: 'convert_pdf',
  title: 'Convert a PDF to slides',
  description:
    'Turn a PDF that was exported from slides into an editable PowerPoint file. `loss` says what was simplified, rasterised or left out, `fidelity` how much of each ' +
    'page its slide shows. $0.01 a converted page. Send one source: `pdf_url` or `pdf_base64`.',
  listed: ['pdf_url', 'pdf_base64', 'pages', 'require_no_loss'],
  input: z.object({
    pdf_url: z.string().max(2048).optional().describe('https:// address of a PDF.'),
    pdf_base64: z.string().optional().describe('The file, at most about 10 MB.'),
    pages: z.string().max(20).optional().describe('One page or a range, such as `2-5`; all when absent.'),
    require_no_loss: z.boolean().optional().describe('Refuse, free, where anything is lost.'),
    check: z.boolean().optional().describe('false: do not look at the slides that were made.'),
    any_class: z.boolean().optional().describe('Documents, forms and drawings too.'),
    name: z.string().max(200).optional().describe('Name of the job.'),
  }),
  output: RenderResult,
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
    cost: { usd: 0.01, unit: 'per page' },
  },
  stands_for: { 'POST /v1/render/from-pdf': ({ body }) => Object(body) },
  card: true,
  invocation: { invoking: 'Converting the PDF…', invoked: 'PDF converted' },
  async handle(call) {
    const body = await call.ask({ method: 'post', path: '/v1/render/from-pdf', body: bodyFrom(call.sent, []) });
    const { job_id, status } = body;
    const runs = typeof job_id === 'string' && (status === 'queued' || status === 'rendering');
    const ended = compactRender(runs ? await waitForJob(call, job_id) : body);
    const { loss } = ended;
    const lost = Array.isArray(loss) ? loss.filter((entry) => Reflect.get(Object(entry), 'kind') !== 'kept') : [];
    return { body: Array.isArray(loss) ? { ...ended, loss: lost.slice(0, LISTED) } : ended, is_error: isFailedRender(ended) };
  },
});
