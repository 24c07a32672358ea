import type { Language } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { everyRow } from '../../platform/paging.ts';
import type { Allowances } from '../throttle/index.ts';
import type { Messengers } from '../verification/index.ts';
import { createAnswerByEmail, EMAIL } from './email.service.ts';
import { createTicketsAdmin } from './tickets.admin.ts';
import { ticketsAdminRoutes } from './tickets.admin.routes.ts';
import { presentOwn } from './tickets.present.ts';
import { deleteOfMember, hasOpenComplaint } from './tickets.repo.ts';
import { ticketsRoutes } from './tickets.routes.ts';
import { createTicketsService, type TicketsNeeds } from './tickets.service.ts';

export type Tickets = Module;

type Needs = Pick<TicketsNeeds, 'rules' | 'tell'> & {
  brand: () => Promise<{ name: string; defaultLanguage: Language }>;
  timeZone: () => Promise<string>;
  record: RecordByHand;
  spend: Allowances['spend'];
  email: Messengers['email'];
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** Feedback and complaints. */
export function createTickets(
  { pool, clock, log, live }: Pick<Deps, 'pool' | 'clock' | 'log' | 'live'>,
  needs: Needs,
): Tickets {
  const { rules, tell, brand, record, spend, email, usernames, timeZone } = needs;
  const defaultLanguage = async () => (await brand()).defaultLanguage;
  const service = createTicketsService({
    pool,
    clock,
    rules,
    tell,
    publish: (memberId, event) => live.publish(memberId, event),
    brandLanguage: defaultLanguage,
  });
  const admin = createTicketsAdmin({ pool, clock, tell, service, record, timeZone });
  return {
    name: 'tickets',
    routes: (app) => ticketsRoutes(app, { service, spend, defaultLanguage }),
    adminRoutes: (app) => ticketsAdminRoutes(app, { admin, clock, usernames }),
    personalData: async (memberId) => {
      const { rows, isWhole } = await everyRow((wish) => service.list(memberId, wish));
      const opened = await Promise.all(rows.map(({ id }) => service.open(memberId, String(id))));
      return { tickets: { rows: opened.map((each) => presentOwn(each, null)), isWhole } };
    },
    forget: {
      open: async (db, memberId) => ((await hasOpenComplaint(db, memberId)) ? ['complaints'] : []),
      // A complaint is a record that the law wants kept; feedback is none.
      now: (tx, memberId) => deleteOfMember(tx, memberId, 'feedback'),
      afterRetention: (tx, memberId) => deleteOfMember(tx, memberId, 'complaint'),
    },
    jobs: [
      { name: EMAIL, run: createAnswerByEmail({ pool, log, email, brand }) },
      { name: 'tickets_escalate', cron: '*/5 * * * *', run: service.escalateLate },
      { name: 'tickets_drop_old', cron: '50 19 * * *', run: service.dropOld },
    ],
  };
}
