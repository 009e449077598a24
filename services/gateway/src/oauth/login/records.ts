/** The state of the sign-in in Postgres, so that any process of the service can finish what another has begun. */
import type { Queryable } from '@deckwright/platform/database';
import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider';

interface Row extends Record<string, unknown> {
  readonly payload: AdapterPayload;
  readonly consumed: number | null;
}

const COLUMNS = 'payload, extract(epoch FROM consumed_at)::int AS consumed';

/** Made by the provider once for each kind of record. */
export function createRecords(db: Queryable): AdapterConstructor {
  return class Records implements Adapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expires_in: number | undefined): Promise<void> {
      await db.query(
        `INSERT INTO sign_in_records (model, id, payload, grant_id, uid, expires_at)
         VALUES ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')
         ON CONFLICT (model, id) DO UPDATE SET payload = $3, grant_id = $4, uid = $5, expires_at = now() + $6 * interval '1 second'`,
        [this.#model, id, JSON.stringify(payload), payload.grantId ?? null, payload.uid ?? null, expires_in ?? null],
      );
    }

    find(id: string): Promise<AdapterPayload | undefined> {
      return this.#one('id = $2', id);
    }

    findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.#one('uid = $2', uid);
    }

    /** Codes that are typed in on another device; none are given out. */
    async findByUserCode(): Promise<undefined> {}

    async consume(id: string): Promise<void> {
      await db.query('UPDATE sign_in_records SET consumed_at = now() WHERE model = $1 AND id = $2', [this.#model, id]);
    }

    async destroy(id: string): Promise<void> {
      await db.query('DELETE FROM sign_in_records WHERE model = $1 AND id = $2', [this.#model, id]);
    }

    async revokeByGrantId(grant_id: string): Promise<void> {
      await db.query('DELETE FROM sign_in_records WHERE grant_id = $1', [grant_id]);
    }

    async #one(where: string, value: string): Promise<AdapterPayload | undefined> {
      const { rows } = await db.query<Row>(
        `SELECT ${COLUMNS} FROM sign_in_records WHERE model = $1 AND ${where} AND (expires_at IS NULL OR expires_at > now())`,
        [this.#model, value],
      );
      const [row] = rows;
      return row === undefined ? undefined : { ...row.payload, ...(row.consumed === null ? {} : { consumed: row.consumed }) };
    }
  };
}
