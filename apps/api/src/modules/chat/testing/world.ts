import type { ChatEntered, ChatMessage, StaffPermission } from '@champa/contract';
import { createDatabase } from '@champa/testkit';
import { recordByHand } from '../../../testing/by-test.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../../platform/database.ts';
import { LiveHub } from '../../../platform/live.ts';
import { createServer } from '../../../platform/http/server.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { createMembers } from '../../member/index.ts';
import { chatSettings, createChat } from '../index.ts';
import type { ChatRules } from '../chat.settings.ts';

type Answer<T> = { status: number; code?: string; value: T };
type Method = 'GET' | 'POST' | 'PUT';

/** The chat on a database of its own, with a real stream. A member's token is their ID, an employee's their name. */
export type World = {
  pool: Pool;
  rules: ChatRules;
  url: string;
  passTime: (duration: Temporal.DurationLike) => void;
  mails: { to: string; text: string }[];
  addMember: () => Promise<string>;
  call: <T>(url: string, body: object | Buffer, token?: string) => Promise<Answer<T>>;
  staff: <T>(name: string, method: Method, url: string, body?: object) => Promise<Answer<T>>;
  enter: (given?: { key?: string }, token?: string) => Promise<ChatEntered>;
  since: (key: string, after?: number) => Promise<ChatMessage[]>;
  idOf: (key: string) => Promise<string>;
  runJob: (name: string, payload?: object) => Promise<void>;
  close: () => Promise<void>;
};

export async function createWorld(): Promise<World> {
  const database = await createDatabase();
  const pool = createPool(database.url, 8);
  let offset = Temporal.Duration.from({ seconds: 0 });
  const clock = { now: () => systemClock.now().add(offset) };
  const log = createLog('silent', 'test');
  const live = new LiveHub(pool, database.url, log);
  await live.start();
  const members = createMembers(clock);
  const mails: World['mails'] = [];
  const rules: ChatRules = { ...structuredClone(chatSettings.chat.default), isOffered: true };
  const chat = createChat(
    { pool, clock, live, config: { PUBLIC_URL: 'https://site.example' } },
    {
      rules: async () => rules,
      outside: async () => [{ id: 'outside', title: { en: 'Outside' }, url: 'https://chat.example/room?x=1' }],
      brand: async () => ({ name: 'Champa', timeZone: 'Asia/Vientiane', defaultLanguage: 'lo' }),
      record: recordByHand,
      spend: async () => undefined,
      email: async (mail) => void mails.push(mail),
      usernames: (ids) => members.usernames(pool, ids),
    },
  );
  const app = serverFor(log);
  app.addContentTypeParser(['image/png', 'image/jpeg'], { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  await chat.routes!(app);
  const backoffice = serverFor(log);
  await chat.adminRoutes!(backoffice);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const call: World['call'] = async (path, body, token) => {
    const response = await app.inject({
      method: 'POST',
      url: path,
      headers: {
        'x-language': 'en',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body instanceof Buffer && { 'content-type': 'image/png' }),
      },
      payload: body,
    });
    return { status: response.statusCode, ...(response.json() as object) } as Answer<never>;
  };

  let made = 0;
  return {
    pool,
    rules,
    url,
    passTime: (duration) => {
      offset = offset.add(duration);
    },
    mails,
    addMember: () =>
      inTransaction(pool, async (tx) => {
        made += 1;
        const details = { currency: 'LAK', country: 'LA', language: 'lo', registerUrl: '', referralCode: '' };
        return (await members.create(tx, { username: `talker${made}`, type: 0, affiliateCode: '', ...details }))!.id;
      }),
    call,
    staff: async (name, method, path, body) => {
      const headers = { authorization: `Bearer ${name}`, 'x-language': 'en' };
      const response = await backoffice.inject({ method, url: path, headers, ...(body && { payload: body }) });
      return { status: response.statusCode, ...(response.json() as object) } as Answer<never>;
    },
    enter: async (given = {}, token) => {
      const path = token === undefined ? '/api/chat/enter' : '/api/chat/member';
      return (await call<ChatEntered>(path, { topic: 'service', language: 'en', ...given }, token)).value;
    },
    since: async (key, after = 0) =>
      (await call<{ list: ChatMessage[] }>('/api/chat/messages', { key, after })).value.list,
    idOf: async (key) => {
      const { rows } = await pool.query<{ id: string }>(
        'SELECT conversation_id::text AS id FROM chat.key WHERE hash = sha256($1)',
        [Buffer.from(key)],
      );
      return rows[0]!.id;
    },
    runJob: (job, payload = {}) => chat.jobs!.find(({ name }) => name === job)!.run(payload),
    close: async () => {
      await app.close();
      await backoffice.close();
      await live.stop();
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
