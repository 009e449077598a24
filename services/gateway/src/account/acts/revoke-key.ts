/** Revokes a key. */
import { findKey } from '@deckwright/platform/identity';
import { html, named } from '@deckwright/platform/pages';
import type { Act } from '../act.ts';
import { ago } from '../pages/words.ts';

const idOf = (text: string | undefined): number => (text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

export const revokeKey: Act = {
  async run({ ask }, { fields }) {
    await ask({ method: 'delete', path: '/v1/auth/keys/{key_id}', params: { key_id: String(idOf(fields['id'])) } });
    return { to: '/account/keys', notice: 'The key is revoked. Programs that send it are refused from now on.' };
  },
  async confirm({ kit, account_id, now }, id) {
    const key = await findKey(kit.db, account_id, idOf(id));
    if (key === null) return null;
    const used = key.last_used_at === null ? 'It was never used.' : `It was used last ${ago(key.last_used_at, now)}.`;
    return {
      title: html`Revoke ${named(key.name)}?`,
      text: html`Programs that send <code>${key.prefix}…</code> are refused from then on. ${used} What it made and paid for stays. A revoked key cannot be brought back.`,
      yes: 'Revoke the key',
      is_danger: true,
      back: '/account/keys',
    };
  },
};
