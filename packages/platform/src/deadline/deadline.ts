/**
 * A signal that aborts with the first of `signals`, or after `ms` milliseconds with a `TimeoutError`.
 * `AbortSignal.any` over `AbortSignal.timeout` is no deadline: only weak references lead to the timeout, so that once it is collected as garbage the
 * composite never aborts (nodejs/node#57736).
 */
export function deadline(ms: number, ...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(new DOMException(`Not done after ${ms} ms`, 'TimeoutError')), ms);
  // As with a timeout of the platform, a process that has nothing else to do may end.
  timer.unref();
  for (const outer of signals) {
    if (outer === undefined) continue;
    if (outer.aborted) controller.abort(outer.reason);
    outer.addEventListener('abort', () => controller.abort(outer.reason), { once: true, signal });
  }
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  if (signal.aborted) clearTimeout(timer);
  return signal;
}
