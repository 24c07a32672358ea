import { randomUUID } from 'node:crypto';
import type { LiveEvent, StaffPermission } from '@champa/contract';
import { createDatabase } from '@champa/testkit';
import { recordByHand } from '../../../testing/by-test.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../../platform/database.ts';
import type { LiveHub } from '../../../platform/live.ts';
import { createServer } from '../../../platform/http/server.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { createInbox } from '../../inbox/index.ts';
import { createMembers } from '../../member/index.ts';
import { createTickets, ticketsSettings } from '../index.ts';
import type { TicketRules } from '../tickets.settings.ts';

export type Answer<T> = { status: number; code?: string; value: T };
type Method = 'GET' | 'POST' | 'PUT';

/** Tickets on a database of their own. A member's token is their ID, an employee's their name. */
export type World = {
  pool: Pool;
  rules: TicketRules;
  now: () => Temporal.Instant;
  passTime: (duration: Temporal.DurationLike) => void;
  told: LiveEvent[];
  mails: { to: string; subject: string; text: string }[];
  addMember: () => Promise<string>;
  call: <T>(token: string | null, method: Method, url: string, body?: object | Buffer) => Promise<Answer<T>>;
  staff: <T>(name: string, method: Method, url: string, body?: object) => Promise<Answer<T>>;
  runJob: (name: string, payload?: object) => Promise<void>;
  inboxOf: (memberId: string) => Promise<string[]>;
  close: () => Promise<void>;
};

export async function createWorld(): Promise<World> {
  const database = await createDatabase();
  const pool = createPool(database.url, 8);
  let offset = Temporal.Duration.from({ seconds: 0 });
  const clock = { now: () => systemClock.now().add(offset) };
  const told: LiveEvent[] = [];
  const mails: World['mails'] = [];
  const log = createLog('silent', 'test');
  const live = { publish: (_: string, event: LiveEvent) => void told.push(event) } as LiveHub;
  const brand = async () =>
    ({ name: 'Champa', currency: 'LAK', currencySymbol: '₭', defaultLanguage: 'lo', languages: ['lo', 'en'] }) as const;
  const members = createMembers(clock);
  const inbox = createInbox(
    { pool, clock, live },
    { brand, keepDays: async () => 365, letters: async () => [], record: recordByHand },
  );
  const rules = structuredClone(ticketsSettings.tickets.default);
  rules.complaint.outside = { name: { lo: 'ອານຸຍາໂຕຕຸລາການ', en: 'The Arbiter' }, url: 'https://arbiter.example' };
  const tickets = createTickets(
    { pool, clock, log, live },
    {
      rules: async () => rules,
      tell: inbox.tell,
      brand,
      timeZone: async () => 'Asia/Vientiane',
      record: recordByHand,
      spend: async () => undefined,
      email: async (mail) => void mails.push(mail),
      usernames: (ids) => members.usernames(pool, ids),
    },
  );
  const app = serverFor(log);
  app.addContentTypeParser(['image/png', 'image/jpeg'], { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  await tickets.routes!(app);
  const backoffice = serverFor(log);
  await tickets.adminRoutes!(backoffice);

  let made = 0;
  return {
    pool,
    rules,
    now: clock.now,
    passTime: (duration) => {
      offset = offset.add(duration);
    },
    told,
    mails,
    addMember: () =>
      inTransaction(pool, async (tx) => {
        made += 1;
        const details = { currency: 'LAK', country: 'LA', language: 'lo', registerUrl: '', referralCode: '' };
        return (await members.create(tx, { username: `writer${made}`, type: 0, affiliateCode: '', ...details }))!.id;
      }),
    call: async (token, method, url, body) => {
      const response = await app.inject({
        method,
        url,
        headers: {
          'x-language': 'en',
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body instanceof Buffer && { 'content-type': 'image/png' }),
        },
        ...(body && { payload: body }),
      });
      return { status: response.statusCode, ...(response.json() as object) } as Answer<never>;
    },
    staff: async (name, method, url, body) => {
      const headers = { authorization: `Bearer ${name}`, 'x-language': 'en' };
      const response = await backoffice.inject({ method, url, headers, ...(body && { payload: body }) });
      return { status: response.statusCode, ...(response.json() as object) } as Answer<never>;
    },
    runJob: (job, payload = {}) => tickets.jobs!.find(({ name }) => name === job)!.run(payload),
    inboxOf: async (memberId) => {
      const { rows } = await pool.query<{ kind: string }>(
        'SELECT kind FROM inbox.message WHERE member_id = $1 ORDER BY id',
        [memberId],
      );
      return rows.map(({ kind }) => kind);
    },
    close: async () => {
      await app.close();
      await backoffice.close();
      await pool.end();
      await database.drop();
    },
  };
}

function serverFor(log: ReturnType<typeof createLog>) {
  const app = createServer({
    log,
    metrics: createMetrics(),
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
  app.decorate('authenticateMember', async (memberId) => {
    return { kind: 'member', memberId, sessionId: '1', type: 0, isTrial: false, isAgent: false };
  });
  app.decorate('authenticateStaff', async (username) => {
    const permissions = new Set<StaffPermission>(['support.view', 'support.edit']);
    const named = { staffId: String(username.length), sessionId: '1', username, name: username, roles: [] };
    return { kind: 'staff', ...named, permissions, mustEnrol: false, isFresh: true };
  });
  return app;
}

/** What a member writes. */
export function written(given: object = {}) {
  const content = 'My deposit of yesterday has not arrived.';
  return { kind: 'feedback', topic: 'deposit', content, pictures: [], idempotencyKey: randomUUID(), ...given };
}
