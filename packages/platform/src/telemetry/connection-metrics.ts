/** What every process shows of its connections, read when it is asked. */
import { Gauge, type Registry } from 'prom-client';

/** What is read, structurally: databases and queues know no metrics. */
export interface Connections {
  readonly db: { poolUse(): { readonly limit: number; readonly open: number; readonly idle: number; readonly waiting: number } };
  readonly queues: { isConnected?(): boolean };
}

const POOL = 'deckwright_database_connections';

/** Once a registry: two parts of one process share their connections. */
export function showConnections(registry: Registry, { db, queues }: Connections): void {
  if (registry.getSingleMetric(POOL) !== undefined) return;
  const registers = [registry];
  new Gauge({
    name: POOL,
    help: 'Connections of the pool, `busy` or `idle`, and callers that wait for one (`waiting`): with these above 0 for long, the pool is too small or the database too slow.',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = db.poolUse();
      this.set({ state: 'busy' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'deckwright_database_connections_limit',
    help: 'Most connections of the pool.',
    registers,
    collect() {
      this.set(db.poolUse().limit);
    },
  });
  if (queues.isConnected === undefined) return;
  new Gauge({
    name: 'deckwright_redis_connected',
    help: '1 while the connection to Redis that messages are published with is open. It opens with the first message.',
    registers,
    collect() {
      this.set(queues.isConnected?.() ? 1 : 0);
    },
  });
}
