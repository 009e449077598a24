/** A render response for an agent: what needs action, without what went as requested. */

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Left out of a compact result: hashes and file facts that GET /v1/jobs/{job_id} has. */
const FOR_PROGRAMS = ['content_hash', 'input_hash', 'files', 'engine_version', 'latency_ms'];

const isAsSent = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && ['verbatim', 'formatted'].includes(String(Reflect.get(entry, 'bound')));

/** Of `fidelity_manifest`, only the values that are not shown as sent, with the count of the others. */
export function compactRender(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const members = Object.entries(body).filter(([name, value]) => !FOR_PROGRAMS.includes(name) && value !== undefined);
  const compact: Record<string, unknown> = Object.fromEntries(members);
  const manifest = compact['fidelity_manifest'];
  if (Array.isArray(manifest)) {
    const other = manifest.filter((entry) => !isAsSent(entry));
    compact['fidelity_manifest'] = other;
    compact['placed_as_sent'] = manifest.length - other.length;
  }
  const proofs = compact['proofs'];
  if (Array.isArray(proofs)) compact['proofs'] = proofs.filter((proof) => Reflect.get(Object(proof), 'ok') !== true);
  if (list(compact['slides']).length > 0) compact['slides'] = list(compact['slides']).map((slide) => compactSlide(Object(slide)));
  return compact;
}

/** A slide of a deck has its own job, whose record links its files. */
function compactSlide(slide: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { pptx_url: _file, preview_url: _picture, ...rest } = slide;
  return compactRender(rest);
}

/** Whether a render response says that nothing usable was made. */
export const isFailedRender = (body: Readonly<Record<string, unknown>>): boolean =>
  ['rejected', 'completed_with_errors', 'failed'].includes(String(body['status']));
