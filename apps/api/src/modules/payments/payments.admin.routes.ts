import {
  type AdminProvider,
  adminProvider,
  type AdminProviderCase,
  adminProviderChange,
  adminProviderKey,
  adminProviders,
  adminProviderSwitch,
  adminProviderTest,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import { callerOf, employeeOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { OpenedProvider, PaymentsAdmin, ShownProvider } from './payments.admin.ts';

type Ended = { ended: number; succeeded: number };

/** How the payments of each provider ended that were begun since a time. */
export type EndedSince = (
  db: ReadHandle,
  since: Temporal.Instant,
) => Promise<readonly (Ended & { provider: string })[]>;

type Needs = {
  pool: Pool;
  clock: Clock;
  admin: PaymentsAdmin;
  depositsSince: EndedSince;
  payoutsSince: EndedSince;
};

type Day = (code: string) => AdminProvider['day'];

/** Payment providers in the console. */
export function paymentsAdminRoutes(app: FastifyInstance, needs: Needs): void {
  const { pool, clock, admin, depositsSince, payoutsSince } = needs;

  route(app, adminProviders, async () => {
    const [providers, day] = await Promise.all([admin.list(), lastDay()]);
    return { list: providers.map((provider) => present(provider, day)) };
  });

  route(app, adminProvider, ({ params: { code } }) => caseOf(code));

  route(app, adminProviderSwitch, async (call) => {
    const { code } = call.params;
    const { what, on, reason } = call.body;
    await admin.switch(callerOf(call, reason), code, { [what]: on });
    return caseOf(code);
  });

  route(app, adminProviderChange, async (call) => {
    const { code } = call.params;
    const { reason, ...change } = call.body;
    await admin.change(callerOf(call, reason), code, change);
    return caseOf(code);
  });

  route(app, adminProviderKey, async (call) => {
    const { code } = call.params;
    const { key, reason } = call.body;
    await admin.replaceKey(callerOf(call, reason), code, key);
    return caseOf(code);
  });

  route(app, adminProviderTest, async (call) => {
    const answers = await admin.test(employeeOf(call), call.params.code);
    return { at: clock.now().toString(), answers };
  });

  async function caseOf(code: string): Promise<AdminProviderCase> {
    const [opened, day] = await Promise.all([admin.show(code), lastDay()]);
    return presentCase(opened, day);
  }

  async function lastDay(): Promise<Day> {
    const since = clock.now().subtract({ hours: 24 });
    const [deposits, payouts] = await Promise.all([depositsSince(pool, since), payoutsSince(pool, since)]);
    const of = (counted: typeof deposits, code: string): Ended => {
      const { ended = 0, succeeded = 0 } = counted.find(({ provider }) => provider === code) ?? {};
      return { ended, succeeded };
    };
    return (code) => ({ deposits: of(deposits, code), payouts: of(payouts, code) });
  }
}

function present({ code, name, adapter, can, deposits, payouts, paysTo, revision }: ShownProvider, day: Day) {
  return {
    id: code,
    name,
    adapter,
    can: typeof can === 'string' ? [] : [...can],
    fault: typeof can === 'string' && adapter !== 'by_hand' ? can : null,
    deposits: deposits === 'on',
    payouts: payouts === 'on',
    paysTo: [...paysTo],
    day: day(code),
    revision,
  };
}

function presentCase(opened: OpenedProvider, day: Day): AdminProviderCase {
  const { settings, key, changes } = opened;
  return {
    ...present(opened, day),
    settings,
    key,
    changes: changes.toReversed().map(({ id, action, detail, actor: by, reason, at }) => {
      return { id: String(id), action, detail, by, reason, at };
    }),
  };
}
