/** What an agent may know of itself, whatever it was granted: its limit, what is left of it, and what it may do. */
import { SCOPES } from '../oauth/scopes.ts';
import { agentOfKey } from '../schemas/agent.ts';
import type { ToolCall } from './define-tool.ts';

/** Undefined for an API key. */
export async function agentStatus({ outer, principal }: ToolCall<unknown>): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { agent, account_id, key_id } = principal;
  if (agent === undefined) return undefined;
  const { kit } = outer;
  const granted = await agentOfKey(kit.db, account_id, new Date(kit.now_ms()), key_id);
  const titles = (has: boolean) =>
    SCOPES.filter(({ name }) => agent.scopes.includes(name) === has).map(({ name, title }) => ({ scope: name, title }));
  return {
    client_id: agent.client_id,
    ...(granted === undefined ? {} : ownView(granted)),
    may: titles(true),
    // Asked for by calling what needs them.
    may_be_granted: titles(false),
  };
}

function ownView({ agent_id, name, limit_usd, spent_usd, expires_at }: NonNullable<Awaited<ReturnType<typeof agentOfKey>>>) {
  // Cents, so that no difference of floats is printed.
  const left_usd = limit_usd === null ? null : Math.max(Math.round((limit_usd - spent_usd) * 100), 0) / 100;
  return { agent_id, name, limit_usd, spent_usd, left_usd, expires_at };
}
