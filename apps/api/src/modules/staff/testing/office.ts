import { errorMessage } from '@champa/i18n/server';
import { generate } from 'otplib';
import { staffActor } from '../../../platform/staff-actor.ts';
import type { ByStaff } from '../../../platform/command-line.ts';
import { inTransaction } from '../../../platform/database.ts';
import { createServer } from '../../../platform/http/server.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { createAccountsApp } from '../../../testing/accounts-app.ts';
import { createSend } from '../../../testing/client.ts';
import { createStaff } from '../index.ts';

export const PASSWORD = 'night-Garden-7';
export const OFFICE = '203.0.113.7';

/** The back office with its employees, on a database of its own. */
export async function createOffice() {
  const world = await createAccountsApp();
  const staff = createStaff(world, world);
  const app = createServer({
    log: createLog('silent', 'test'),
    metrics: createMetrics(),
    trustedProxies: '',
    message: errorMessage,
    defaultLanguage: 'en',
    screen: () => undefined,
  });
  app.decorate('authenticateStaff', staff.authenticate);
  await staff.adminRoutes!(app);
  const send = createSend(() => app);
  let made = 0;

  /** An employee who can act. */
  async function employee(roles: string[] = []): Promise<ByStaff> {
    made += 1;
    const username = `Office${made}`;
    await inTransaction(world.pool, (tx) =>
      staff.service.create(tx, { username, name: 'Somebody', password: PASSWORD, roles }),
    );
    const found = await staff.service.actor(world.pool, username);
    return { ...found, actor: staffActor(username), reason: 'a test of the office' };
  }

  const signIn = (username: string, more: object = {}, given: object = {}) =>
    send('POST', '/api/admin/session', { username, password: PASSWORD, ...more }, { ip: OFFICE, ...given });

  const as = (token: string) => ({ token, ip: OFFICE });

  /** The code that an authenticator application shows now. */
  const codeOf = (secret: string): Promise<string> =>
    generate({ secret, epoch: Math.floor(world.clock.now().epochMilliseconds / 1000) });

  /** Adds an authenticator to the account of a session, as its employee does. */
  async function enrol(token: string, label = 'My telephone') {
    const begun = await send('POST', '/api/admin/account/authenticators/options', {}, as(token));
    const { ticket, secret } = begun.value as { ticket: string; secret: string };
    const body = { ticket, code: await codeOf(secret), label };
    const added = await send('POST', '/api/admin/account/authenticators', body, as(token));
    // The step of that code does not count again.
    world.clock.forward({ seconds: 90 });
    return { secret, recoveryCodes: added.value.recoveryCodes as string[] };
  }

  /** An employee who has signed in and added an authenticator. */
  async function enrolled(roles: string[] = []) {
    const by = await employee(roles);
    const { value } = await signIn(by.name);
    return { by, username: by.name, token: value.token as string, ...(await enrol(value.token)) };
  }

  const close = async (): Promise<void> => {
    await app.close();
    await world.close();
  };
  return { ...world, world, staff, app, send, employee, signIn, as, codeOf, enrol, enrolled, close };
}

export type Office = Awaited<ReturnType<typeof createOffice>>;
