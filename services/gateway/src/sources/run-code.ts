/** The service that runs code, as handlers ask it: what is wrong with it becomes an HTTP answer. */
import { codeSandboxUnavailable, refuse, serviceUnavailable } from '@deckwright/platform/errors';
import {
  type CodeOrder,
  type CodeOutcome,
  type CodeService,
  SandboxesFull,
  SandboxUnavailable,
  type ServiceState,
} from '@deckwright/sandbox/call';
import type { GatewayKit } from '../kit.ts';

/** Errors of every route that has code run. */
export const CODE_ERRORS = [codeSandboxUnavailable, serviceUnavailable] as const;

const LOOK_AGAIN_MS = 15_000;
const RETRY = { 'Retry-After': '3' };

const looked = new WeakMap<CodeService, { readonly at_ms: number; readonly state: Promise<ServiceState> }>();

/** What keeps code in here; asked at most every 15 s. @throws ProblemError 503 `code_sandbox_unavailable` */
export async function codeState(kit: Pick<GatewayKit, 'code' | 'now_ms'>): Promise<ServiceState> {
  if (kit.code === null) throw refuseSandbox(new SandboxUnavailable('The settings of this service name no sandbox for code.', ''));
  let look = looked.get(kit.code);
  if (look === undefined || kit.now_ms() - look.at_ms > LOOK_AGAIN_MS) {
    look = { at_ms: kit.now_ms(), state: kit.code.state() };
    looked.set(kit.code, look);
  }
  try {
    return await look.state;
  } catch (error) {
    looked.delete(kit.code);
    throw refuseSandbox(error);
  }
}

/** @throws ProblemError 503 `code_sandbox_unavailable`, or `service_unavailable` when too much code waits */
export async function runCode(
  { kit, signal }: { readonly kit: Pick<GatewayKit, 'code' | 'now_ms'>; readonly signal: AbortSignal },
  order: CodeOrder,
): Promise<CodeOutcome> {
  await codeState(kit);
  try {
    return await kit.code!.run(order, signal);
  } catch (error) {
    throw refuseSandbox(error);
  }
}

function refuseSandbox(error: unknown): unknown {
  if (error instanceof SandboxesFull)
    return refuse(serviceUnavailable, { detail: error.message, remedy: error.remedy, extra: { cost_charged: 0 } }, RETRY);
  if (!(error instanceof SandboxUnavailable)) return error;
  // The remedy of the service is for its operator, and stands after ours.
  const detail = [error.message, error.remedy].filter(Boolean).join(' ');
  return refuse(codeSandboxUnavailable, { detail, extra: { cost_charged: 0 } });
}

interface Said {
  readonly headline?: string | null | undefined;
  readonly context?: string | null | undefined;
  readonly takeaway?: string | null | undefined;
  readonly source_note?: string | null | undefined;
}

/** What is drawn around the code; undefined for nothing. */
export function chromeOf({ headline, context, takeaway, source_note }: Said): Record<string, string> | undefined {
  const said = Object.entries({ headline, context, takeaway, source_note }).flatMap(([name, text]) =>
    text == null || text.trim() === '' ? [] : [[name, text.trim()] as const],
  );
  return said.length === 0 ? undefined : Object.fromEntries(said);
}
