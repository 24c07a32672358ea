import type { LiveEvent } from '@champa/contract';
import { createDatabase } from '@champa/testkit';
import pg from 'pg';
import { recordByHand } from '../../../testing/by-test.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../../platform/database.ts';
import type { LiveHub } from '../../../platform/live.ts';
import { createServer } from '../../../platform/http/server.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { createMembers } from '../../member/index.ts';
import { createInbox, type Inbox } from '../index.ts';

export type Answer<T> = { status: number; code?: string; value: T };

/** What letters may begin with. */
export const LETTERS = [
  {
    name: 'Welcome',
    title: { lo: 'ສະບາຍດີ', en: 'Hello {username}' },
    content: { lo: 'ຍິນດີຕ້ອນຮັບ', en: 'Welcome to {brand}, {username}' },
  },
];

/** The inbox on a database of its own. A member's token is their ID; `t` before it: trial. */
export type World = {
  pool: Pool;
  inbox: Inbox;
  now: () => Temporal.Instant;
  passTime: (duration: Temporal.DurationLike) => void;
  /** The live events that were published, as `member unread count`. */
  told: string[];
  addMember: (type?: number) => Promise<string>;
  call: <T>(
    token: string,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    language?: string,
    body?: object,
  ) => Promise<Answer<T>>;
  /** Runs a job of the module, now. */
  runJob: (name: string, payload?: object) => Promise<void>;
  /** Runs a query with the owner's rights. */
  ownerQuery: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<pg.QueryResult<Row>>;
  close: () => Promise<void>;
};

export async function createWorld(): Promise<World> {
  const database = await createDatabase();
  const pool = createPool(database.url, 8);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  let offset = Temporal.Duration.from({ seconds: 0 });
  const clock = { now: () => systemClock.now().add(offset) };
  const told: string[] = [];
  const inbox = createInbox(
    {
      pool,
      clock,
      live: {
        publish: (member: string, event: LiveEvent) => {
          if (event.name === 'unread') told.push(`${member} unread ${event.data.count}`);
        },
      } as LiveHub,
    },
    {
      brand: async () => ({ name: 'Champa', currency: 'LAK', currencySymbol: '₭', defaultLanguage: 'lo' }),
      keepDays: async () => 365,
      letters: async () => LETTERS,
      record: recordByHand,
    },
  );
  const app = createServer({
    log: createLog('silent', 'test'),
    metrics: createMetrics(),
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
  app.decorate('authenticateMember', async (token) => {
    const isTrial = token.startsWith('t');
    const memberId = token.replace('t', '');
    return { kind: 'member', memberId, sessionId: '1', type: isTrial ? 4 : 0, isTrial, isAgent: false };
  });
  await inbox.routes!(app);

  let members = 0;
  return {
    pool,
    inbox,
    now: clock.now,
    passTime: (duration) => {
      offset = offset.add(duration);
    },
    told,
    addMember: (type = 0) =>
      inTransaction(pool, async (tx) => {
        members += 1;
        const details = { currency: 'LAK', country: 'LA', language: 'lo', registerUrl: '', referralCode: '' };
        const member = { username: `reader${members}`, type, affiliateCode: '', ...details };
        return (await createMembers(clock).create(tx, member))!.id;
      }),
    call: async (token, method, url, language = 'en', body) => {
      const headers = { authorization: `Bearer ${token}`, 'x-language': language };
      const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
      return { status: response.statusCode, ...(response.json() as object) } as Answer<never>;
    },
    runJob: (job, payload = {}) => inbox.jobs!.find(({ name }) => name === job)!.run(payload),
    ownerQuery: (text, values) => owner.query(text, values),
    close: async () => {
      await app.close();
      await owner.end();
      await pool.end();
      await database.drop();
    },
  };
}
