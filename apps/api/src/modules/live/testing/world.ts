import type { AddressInfo } from 'node:net';
import type { Balance } from '@champa/contract';
import { createDatabase } from '@champa/testkit';
import pg from 'pg';
import { systemClock } from '../../../platform/clock.ts';
import { createPool, type Pool } from '../../../platform/database.ts';
import type { MemberPrincipal } from '../../../platform/http/principal.ts';
import { createServer } from '../../../platform/http/server.ts';
import { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics, type Metrics } from '../../../platform/metrics.ts';
import { createLive } from '../index.ts';
import { type Reader, openReader } from './reader.ts';

/** The live module, listening. A member's token is `<member> <session>`. */
export type World = {
  pool: Pool;
  url: string;
  hub: LiveHub;
  metrics: Metrics;
  balances: Map<string, Balance>;
  endedSessions: Set<string>;
  passTime: (duration: Temporal.DurationLike) => void;
  ticket: (member: string, session?: string) => Promise<string>;
  /** Opens a stream with a ticket of its own. */
  open: (member: string, session?: string) => Promise<Reader>;
  /** Cuts the hub off from the database. */
  cutHub: () => Promise<void>;
  stopServer: () => Promise<void>;
  close: () => Promise<void>;
};

export async function createWorld({ heartbeatMs = 20_000 } = {}): Promise<World> {
  const database = await createDatabase();
  const pool = createPool(database.url, 4);
  // Dropping the database may end connections that the pool is just closing.
  pool.on('error', () => undefined);
  const log = createLog('silent', 'test');
  const metrics = createMetrics();
  const hub = new LiveHub(pool, database.url, log);
  await hub.start();
  let offset = Temporal.Duration.from({ seconds: 0 });
  const clock = { now: () => systemClock.now().add(offset) };
  const balances = new Map<string, Balance>();
  const endedSessions = new Set<string>();
  const app = createServer({
    log,
    metrics,
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
  app.decorate('authenticateMember', async (token) => principalOf(token));
  const live = createLive(
    { pool, clock, log, metrics, live: hub },
    {
      snapshot: async (member) => balances.get(member)!,
      isSessionLive: async (session) => !endedSessions.has(session),
      heartbeatMs,
    },
  );
  await live.routes!(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const ticket: World['ticket'] = async (member, session = '1') => {
    const headers = { authorization: `Bearer ${member}/${session}` };
    const response = await fetch(`${url}/api/live/ticket`, { method: 'POST', headers });
    const { value } = (await response.json()) as { value: { ticket: string } };
    return value.ticket;
  };
  return {
    pool,
    url,
    hub,
    metrics,
    balances,
    endedSessions,
    passTime: (duration) => {
      offset = offset.add(duration);
    },
    ticket,
    open: async (member, session) => openReader(`${url}/api/live?ticket=${await ticket(member, session)}`),
    cutHub: async () => {
      const owner = new pg.Client({ connectionString: database.url });
      await owner.connect();
      await owner.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'champa-live' AND datname = current_database()`,
      );
      await owner.end();
    },
    stopServer: () => app.close(),
    close: async () => {
      await app.close();
      await hub.stop();
      await pool.end();
      await database.drop();
    },
  };
}

function principalOf(token: string): MemberPrincipal {
  const [memberId = '', sessionId = ''] = token.split('/');
  return { kind: 'member', memberId, sessionId, type: 0, isTrial: false, isAgent: false };
}
